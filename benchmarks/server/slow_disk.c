// A slow disk: every sync takes SYNC_DELAY milliseconds longer. Loaded before the C library (LD_PRELOAD), it also counts
// the syncs in the first eight bytes of the file SYNC_COUNT, which another process may read at any time.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static struct timespec delay;
static _Atomic long *count;

__attribute__((constructor)) static void prepare(void) {
  const char *milliseconds = getenv("SYNC_DELAY");
  const char *path = getenv("SYNC_COUNT");
  const double seconds = milliseconds ? atof(milliseconds) / 1e3 : 0;
  delay.tv_sec = (time_t)seconds;
  delay.tv_nsec = (long)((seconds - (double)delay.tv_sec) * 1e9);
  const int file = path ? open(path, O_RDWR) : -1;
  if (file >= 0) {
    void *page = mmap(NULL, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (page != MAP_FAILED) count = page;
    close(file);
  }
}

static int slow(const char *name, int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  const int answer = real(file);
  nanosleep(&delay, NULL);
  if (count) atomic_fetch_add(count, 1);
  return answer;
}

int fsync(int file) { return slow("fsync", file); }
int fdatasync(int file) { return slow("fdatasync", file); }
