// Arrow keys on a board go from thing to thing in their direction; Enter on the board itself steps in.
import { reveal } from "./zoom.js";

const STOPS = ".wt-live .wt-zone, .wt-spots > .wt-border, .wt-marker, .wt-spots .wt-stack, .wt-trace";
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = (thing) => {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, wide: box.width };
};

/** Return what can be walked to: things of the sheet; in a fan its counters. */
function stops(board, from) {
  const stack = from.closest(".wt-stack");
  const inside = stack ? [...stack.querySelectorAll(".wt-piece")] : [];
  const sheet = board.querySelector(":scope > .wt-sheet");
  return [...inside, ...sheet.querySelectorAll(STOPS)].filter((thing) => thing !== from && thing !== stack);
}

function nearest(from, list, [dx, dy]) {
  const here = middle(from);
  let best = null;
  for (const thing of list) {
    const there = middle(thing);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along < 4 || aside > along * 2) continue;
    const cost = along + aside * 2;
    if (!best || cost < best.cost) best = { thing, cost };
  }
  return best?.thing;
}

/** Handle a key on a board; return whether it was one for walking. */
export function walkKey(target, key) {
  const board = target.closest?.(".wt-board");
  if (!board) return false;
  if (target === board) {
    if (key !== "Enter" && key !== " ") return false;
    const first = board.querySelector(".wt-zone.pick") ?? board.querySelector(".wt-zone");
    first?.focus({ preventScroll: true });
    if (first) reveal(first);
    return true;
  }
  if (!WAYS[key] || target.closest(".wt-inset")) return false;
  const next = nearest(target, stops(board, target), WAYS[key]);
  next?.focus({ preventScroll: true });
  if (next) reveal(next);
  return true;
}
