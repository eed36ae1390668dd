// Bars under the question: one sentence each, with at most two buttons; and below them the buttons of the pace.
import { make } from "../../common/dom.js";
import { firstStop } from "../input/focus.js";
import { keepInSight } from "../input/sight.js";
import { page, stage } from "../state.js";

const place = document.querySelector("#bars");
const pace = document.querySelector("#pace");
const hint = document.querySelector("#hint"); // beside the table it comes before the choices, also by the Tab key

/** Move the bars into the question, or to the foot of a page without one; the focus stays. */
export function dock() {
  const prompt = page.classList.contains("textmode") ? null : stage.querySelector(".wt-prompt");
  const had = [place, pace, hint].some((part) => part.contains(document.activeElement)) ? document.activeElement : null;
  if (place.parentElement !== (prompt ?? page)) (prompt ?? page).append(place, pace);
  const ask = prompt?.closest(".wt-narrow") ? null : prompt?.querySelector(":scope > .wt-ask");
  if (ask && hint.previousElementSibling !== ask) ask.after(hint);
  else if (!ask && hint.parentElement !== place) place.prepend(hint);
  had?.focus({ preventScroll: true });
}

/** Show, change or (without text) remove the bar of this name. An offer is a button's label and handler. */
export function bar(name, text = "", ...offers) {
  const home = name === "hint" ? hint : place;
  const old = home.querySelector(`[data-bar="${name}"]`);
  if (!text) {
    const had = old?.contains(document.activeElement);
    old?.remove();
    if (had) firstStop()?.focus({ preventScroll: true });
    if (old) keepInSight();
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
  home.append(shown);
  keepInSight();
  // The question of a desk scrolls by itself: what was just said comes into sight.
  if (name !== "hint" && home.closest(".wt-desk-frame .wt-prompt")) shown.scrollIntoView({ block: "nearest" });
}
