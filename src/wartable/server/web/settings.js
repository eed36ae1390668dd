// What this browser's reader prefers: theme, sound, confirmations. Kept here, never on the server.
const KEY = "wartable";

export const settings = (() => {
  try { return JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { return {}; }
})();

export function keep(name, value) {
  settings[name] = value;
  try { localStorage.setItem(KEY, JSON.stringify(settings)); } catch { /* a browser that keeps nothing still plays */ }
}

export function showTheme() {
  const theme = settings.theme ?? "auto";
  document.documentElement.dataset.theme = theme;
  for (const table of document.querySelectorAll(".wt[data-theme]")) table.dataset.theme = theme;
}

export function switchTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const shown = settings.theme ?? (dark ? "night" : "day");
  keep("theme", shown === "night" ? "day" : "night");
  showTheme();
}

export function cookie(name) {
  return document.cookie.split("; ").find((part) => part.startsWith(name + "="))?.slice(name.length + 1) ?? "";
}

export async function send(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrf": cookie("wartable_csrf") },
    body: JSON.stringify(body),
  });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(data.error?.text ?? answer.statusText);
  return data;
}

let hiding;
export function complain(text) {
  const place = document.querySelector(".error");
  place.textContent = text;
  place.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { place.hidden = true; }, 6000);
}
