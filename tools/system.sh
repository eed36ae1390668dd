#!/bin/sh
# Sees to it that this machine has what wartable's build takes, and installs it by apt where this user may.
# usage: tools/system.sh venv|compiler|chromium|node
# Ends with 0 if it is there now, else with 1 and a line that says what to install.
set -eu

PYTHON=${PYTHON:-python3}
need=${1:-}

has() {
    case $need in
    venv) "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null ;;
    chromium) command -v chromium-headless-shell >/dev/null ;;
    node) command -v node >/dev/null && command -v npm >/dev/null ;;
    compiler)
        # The compiler that Python itself would call, and the headers that every extension includes.
        "$PYTHON" - <<'CHECK'
import os, shlex, shutil, sys, sysconfig
compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
headers = os.path.join(sysconfig.get_path("include"), "Python.h")
sys.exit(not (shutil.which(compiler) and os.path.exists(headers)))
CHECK
        ;;
    esac
}

case $need in
venv) packages="python3-venv" ;;
compiler) packages="gcc libc6-dev python3-dev" ;;
chromium) packages="chromium-headless-shell" ;;
node) packages="nodejs npm" ;;
*) echo "usage: tools/system.sh venv|compiler|chromium|node" >&2; exit 2 ;;
esac

has && exit 0

if [ "$(id -u)" = 0 ]; then
    as_root=""
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root="sudo"
else
    as_root="never"
fi

if command -v apt-get >/dev/null && [ "$as_root" != never ]; then
    echo "wartable: installing $packages"
    $as_root apt-get update -qq || true
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages || true
    has && exit 0
fi

# The browser for people does too: it takes twice as long for every page.
[ "$need" = chromium ] && command -v chromium >/dev/null && exit 0

echo "wartable: this machine lacks what '$need' stands for, and it could not be installed. On Debian: apt install $packages" >&2
exit 1
