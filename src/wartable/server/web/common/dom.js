// DOM helpers of every page: translated texts, new elements, toasts, the clipboard.
export const texts = JSON.parse(document.querySelector("#texts")?.textContent ?? "{}");

/** Return a text of the page with its placeholders filled: say("moment", { moment: 3, moments: 9 }). */
export const say = (key, filled = {}) =>
  (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => filled[name] ?? whole);

/** Create an element: make("li", { className: "x" }, "text", child). */
export function make(tag, facts = {}, ...children) {
  const element = Object.assign(document.createElement(tag), facts);
  element.append(...children);
  return element;
}

let hiding;
/** Show a toast at the foot of the page for a few seconds. */
export function complain(text, good = false) {
  const place = document.querySelector(".error");
  place.textContent = text;
  place.classList.toggle("good", good);
  place.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(
    () => {
      place.hidden = true;
    },
    good ? 3000 : 7000,
  );
}

/** Wrap an event handler: prevent the default action, show an error as a toast. */
export const guarded = (work) => async (event) => {
  event?.preventDefault?.();
  try {
    await work(event);
  } catch (error) {
    complain(error.message);
  }
};

/** Bind a guarded handler to every element that a selector finds; it is handed the element and the event. */
export const on = (selector, kind, work) => {
  for (const part of document.querySelectorAll(selector))
    part.addEventListener(
      kind,
      guarded((event) => work(part, event)),
    );
};

/** Copy by a field that is selected for a moment, where the page may not write to the clipboard itself. */
function copiedByField(text) {
  const had = document.activeElement;
  const field = make("textarea", { value: text, className: "spoken" });
  (had?.closest("dialog") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  had?.focus({ preventScroll: true });
  return copied;
}

/** Copy a text; return whether that worked. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByField(text);
  }
}
