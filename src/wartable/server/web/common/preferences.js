// Preferences of this browser's reader, in localStorage and never on the server; and the theme.
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
    /* storage may be blocked: the preference then lasts as long as the page */
  }
}

/** Return the theme in effect: "day" or "night". */
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
