// Sets the theme before the first paint, so that the page never flashes in the other one.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("wartable")) ?? {};
  } catch {
    /* storage may be blocked */
  }
  document.documentElement.dataset.theme = kept.theme ?? "auto";
})();
