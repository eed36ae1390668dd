// Short bars under the question: each says one thing and offers one or two buttons at most.
import { make } from "../../shared/dom.js";
import { page, stage } from "../state.js";

const place = document.querySelector("#bars");

/** Puts the bars where the question is; a page without a question has them at its foot. */
export function dock() {
  const prompt = page.classList.contains("textmode") ? null : stage.querySelector(".wt-prompt");
  const had = place.contains(document.activeElement) ? document.activeElement : null;
  if (place.parentElement !== (prompt ?? page)) (prompt ?? page).append(place);
  had?.focus({ preventScroll: true });
}

/** Shows, changes or (without text) removes the bar of this name; an offer is a button's label and its work. */
export function bar(name, text = "", ...offers) {
  const old = place.querySelector(`[data-bar="${name}"]`);
  if (!text) {
    old?.remove();
    return;
  }
  const told = [text, ...offers.map(([label]) => label)].join("|");
  if (old?.dataset.text === told) return;
  old?.remove();
  const shown = make("div", { className: "bar" }, make("p", {}, text));
  Object.assign(shown.dataset, { bar: name, text: told });
  offers.forEach(([label, press], i) => {
    const button = make("button", { type: "button", className: i ? "button" : "button main" }, label);
    button.addEventListener("click", press);
    shown.append(button);
  });
  place.append(shown);
}
