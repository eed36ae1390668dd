// Short bars under the question: each says one thing and offers one button at most.
import { make } from "./settings.js";
import { page, stage } from "./state.js";

const place = document.querySelector("#bars");

/** Puts the bars where the question is; a page without a question has them at its foot. */
export function dock() {
  const prompt = page.classList.contains("textmode") ? null : stage.querySelector(".wt-prompt");
  const had = place.contains(document.activeElement) ? document.activeElement : null;
  if (place.parentElement !== (prompt ?? page)) (prompt ?? page).append(place);
  had?.focus({ preventScroll: true });
}

/** Shows, changes or (without text) removes the bar of this name. */
export function bar(name, text = "", label = "", press = null) {
  const old = place.querySelector(`[data-bar="${name}"]`);
  if (!text) { old?.remove(); return; }
  if (old?.dataset.text === text + label) return;
  old?.remove();
  const shown = make("div", { className: "bar" }, make("p", {}, text));
  Object.assign(shown.dataset, { bar: name, text: text + label });
  if (press) {
    const button = make("button", { type: "button", className: "button main" }, label);
    button.addEventListener("click", press);
    shown.append(button);
  }
  place.append(shown);
}
