// What every page does with its document: texts, new elements, messages at the foot, the clipboard.
export const texts = JSON.parse(document.querySelector("#texts")?.textContent ?? "{}");

/** A text of the page with what it says filled in: say("moment", { moment: 3, moments: 9 }). */
export const say = (key, filled = {}) =>
  (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => filled[name] ?? whole);

/** A new element: make("li", { className: "x" }, "text", child). */
export function make(tag, facts = {}, ...children) {
  const element = Object.assign(document.createElement(tag), facts);
  element.append(...children);
  return element;
}

let hiding;
/** Says something at the foot of the page for a few seconds. */
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

/** Runs work for an event and tells what went wrong. */
export const guarded = (work) => async (event) => {
  event?.preventDefault?.();
  try {
    await work(event);
  } catch (error) {
    complain(error.message);
  }
};

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
