// The hand is one stop of the Tab key: arrows go from card to card, also to those that cannot be played, to read them.
import { onPaint } from "../stage/stage.js";
import { stage } from "../state.js";

const HAND = ".wt-hand";
const CARDS = ".wt-card[data-thing]";
let last = ""; // the card that had the focus last

const cards = (hand) => [...hand.querySelectorAll(CARDS)];

/** Make one card of each hand a stop: the last one read, else the first that can be played, else the first. */
function stops() {
  for (const hand of stage.querySelectorAll(HAND)) {
    const all = cards(hand);
    const stop = all.find((card) => card.dataset.thing === last) ?? all.find((card) => card.dataset.codes) ?? all[0];
    for (const card of all) {
      card.setAttribute("tabindex", card === stop ? "0" : "-1");
      card.setAttribute("role", "button");
    }
  }
}

/** Move the focus in the hand; return whether the key was one for it. */
export function arrowInHand(target, key) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const hand = target.closest?.(CARDS)?.closest(HAND);
  if (!step || !hand) return false;
  const all = cards(hand);
  all[all.indexOf(target.closest(CARDS)) + step]?.focus();
  return true;
}

stage.addEventListener("focusin", ({ target }) => {
  const card = target.closest?.(`${HAND} ${CARDS}`);
  if (!card) return;
  last = card.dataset.thing;
  stops();
});
onPaint(stops);
