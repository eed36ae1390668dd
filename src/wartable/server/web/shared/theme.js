// Before anything is painted: the reader's theme, so that the page never flashes in the other one.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("wartable")) ?? {};
  } catch {
    /* a browser that keeps nothing */
  }
  document.documentElement.dataset.theme = kept.theme ?? "auto";
})();
