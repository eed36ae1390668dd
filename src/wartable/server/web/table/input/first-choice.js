// On a phone the table, the log and the question share one scroll: a new question is shown with the table above it,
// as far up as its first choice can be seen. The hand stays over the foot, and where it was swiped to.

import { onSwap } from "../stage/stage.js";
import { stage, table } from "../state.js";
import { rows } from "./numbers.js";

let shown = 0; // when the question arrived that was scrolled to
let swiped = 0; // how far the hand was swiped

/** Return how high something that stays on the screen is. */
const high = (selector) => stage.querySelector(selector)?.getBoundingClientRect().height ?? 0;

/** Tell the page how much of its foot the hand covers. */
function measure() {
  const hand = stage.querySelector(".wt-narrow .wt-held");
  const covers = hand && getComputedStyle(hand).position === "sticky" ? hand.offsetHeight : 0;
  document.documentElement.style.setProperty("--held", `${covers}px`);
  if (hand) hand.scrollLeft = swiped;
}

/** Scroll no further than the first choice needs. */
function bring() {
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const over = high(".wt-narrow .wt-prompt:has(.undo ~ .done) .wt-row-end") + Number.parseFloat(scrollPaddingBottom);
  const first = rows()[0]?.getBoundingClientRect();
  if (first) scrollTo({ top: Math.max(0, first.bottom + scrollY + over - innerHeight) });
}

stage.addEventListener(
  "scroll",
  ({ target }) => {
    if (target.matches?.(".wt-held")) swiped = target.scrollLeft;
  },
  true,
);

onSwap(() => {
  measure();
  if (!table.asked || table.past !== null || table.arrived === shown) return;
  shown = table.arrived;
  if (stage.querySelector(".wt-narrow")) bring();
});
addEventListener("resize", measure);
