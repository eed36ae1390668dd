// What this browser's reader prefers (kept here, never on the server), and the few things that every page does.
const KEY = "wartable";

export const settings = (() => {
  try { return JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { return {}; }
})();

export function keep(name, value) {
  settings[name] = value;
  try { localStorage.setItem(KEY, JSON.stringify(settings)); } catch { /* a browser that keeps nothing still plays */ }
}

/** The theme that is shown now: "day" or "night". */
export function theme() {
  return settings.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");
}

export function showTheme() {
  document.documentElement.dataset.theme = settings.theme ?? "auto";
  for (const table of document.querySelectorAll(".wt[data-theme]")) table.dataset.theme = settings.theme ?? "auto";
  for (const button of document.querySelectorAll("[data-theme-set]")) button.setAttribute("aria-pressed", String(button.dataset.themeSet === theme()));
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-theme-set]");
  if (!button) return;
  keep("theme", button.dataset.themeSet);
  showTheme();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);

function cookie(name) {
  return document.cookie.split("; ").find((part) => part.startsWith(name + "="))?.slice(name.length + 1) ?? "";
}

export const errors = JSON.parse(document.querySelector("#errors")?.textContent ?? "{}");

/** An error of the server in the reader's language. Its own words are English; a rule's reason comes in his language. */
export function explain(error) {
  if (error.clause) return `${error.text} (${error.clause})`;
  const known = errors[error.code];
  if (!known || (document.documentElement.lang === "en" && error.text)) return error.text ?? errors.fault;
  const field = error.field?.replace(/\W.*/, "");
  return known.replace("{field}", errors[`field-${field}`] ?? error.field ?? "");
}

async function answered(request) {
  let answer;
  try { answer = await request; } catch { throw new Error(errors.line); }
  const data = await answer.json().catch(() => ({}));
  if (answer.ok) return data;
  const error = data.error ?? { code: "fault" };
  throw Object.assign(new Error(explain(error)), { code: error.code });
}

export const get = (path) => answered(fetch(path));

export const send = (path, body) => answered(fetch(path, {
  method: "POST",
  headers: { "content-type": "application/json", "x-csrf": cookie("wartable_csrf") },
  body: JSON.stringify(body),
}));

/** A word of a seat's own for the deal: the server could not know it when it sealed its secret. */
export const word = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Says the words of my seats that a table waits for before it deals. */
export async function giveWords(table, seats) {
  for (const seat of seats) await send(`/api/tables/${table}/do`, { kind: "salt", seat, body: { text: word() } });
}

/** Opens a table. Only when its seal is public do my seats say their words; the game waits for them. */
export async function openTable(wish) {
  const opened = await send("/api/tables/", { ...wish, salts: true });
  await giveWords(opened.table, wish.seats.flatMap(({ kind }, seat) => (kind === "me" ? [seat] : [])));
  return opened;
}

let hiding;
/** Says something at the foot of the page for a few seconds. */
export function complain(text, good = false) {
  const place = document.querySelector(".error");
  place.textContent = text;
  place.classList.toggle("good", good);
  place.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { place.hidden = true; }, good ? 3000 : 7000);
}

/** Runs work for an event and tells what went wrong. */
export const guarded = (work) => async (event) => {
  event?.preventDefault?.();
  try { await work(event); } catch (error) { complain(error.message); }
};

export async function copy(text) {
  try { await navigator.clipboard.writeText(text); return true; } catch { return false; }
}

export const texts = JSON.parse(document.querySelector("#texts")?.textContent ?? "{}");

/** A text of the page with what it says filled in: say("moment", { moment: 3, moments: 9 }). */
export const say = (key, filled = {}) => (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => filled[name] ?? whole);

/** A new element: make("li", { className: "x" }, "text", child). */
export function make(tag, facts = {}, ...children) {
  const element = Object.assign(document.createElement(tag), facts);
  element.append(...children);
  return element;
}
