// What the reader of this browser prefers. It is stored in the browser, never on the server.
const KEY = "wartable";

export const settings = (() => {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
})();

export function keep(name, value) {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}

/** The theme that is shown now: "day" or "night". */
export function theme() {
  return settings.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");
}

export function showTheme() {
  document.documentElement.dataset.theme = settings.theme ?? "auto";
  for (const table of document.querySelectorAll(".wt[data-theme]")) table.dataset.theme = settings.theme ?? "auto";
  for (const button of document.querySelectorAll("[data-theme-set]"))
    button.setAttribute("aria-pressed", String(button.dataset.themeSet === theme()));
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-theme-set]");
  if (!button) return;
  keep("theme", button.dataset.themeSet);
  showTheme();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
