// Bars under the question: one sentence each, with at most two buttons; and below them the buttons of the pace.
import { make } from "../../common/dom.js";
import { page, stage } from "../state.js";

const place = document.querySelector("#bars");
const pace = document.querySelector("#pace");

/** Move the bars into the question, or to the foot of a page without one; the focus stays. */
export function dock() {
  const prompt = page.classList.contains("textmode") ? null : stage.querySelector(".wt-prompt");
  const had = [place, pace].some((part) => part.contains(document.activeElement)) ? document.activeElement : null;
  if (place.parentElement !== (prompt ?? page)) (prompt ?? page).append(place, pace);
  had?.focus({ preventScroll: true });
}

/** Show, change or (without text) remove the bar of this name. An offer is a button's label and handler. */
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
