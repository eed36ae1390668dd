// Stamps: the result of an attack, or of anything else that a title stamps, shown for a moment on its thing.
// The log says the same in words, nothing waits for a stamp, and it takes no clicks.

import { make } from "../../common/dom.js";
import { finished, mine, page, stage, table } from "../state.js";
import { calm } from "./animation.js";
import { sound } from "./sound.js";
import { onSwap } from "./stage.js";

const layer = document.querySelector("#stamps");
const LONG = 3400; // milliseconds that a stamp is shown
const SHORT = 1000; // the same, if another one is queued for its place
const ALONE = 2; // queued stamps shown one by one: none may lag by more than twice SHORT
const PILE = 3; // of a longer queue the last ones are shown at once, as a pile
const LATEST = 4; // moments; older ones are left to the log
const CAUGHT = 6; // stamps at most that a player catches up on after the curtain
const PACE = 1200; // milliseconds between those
const KEY = `looked ${table.id}`;
const shared = mine.length > 1;
const waiting = new Map(); // thing to its queue of stamps
const due = new Set(); // timers of the stamps that a player still catches up on
let eyes = "";
let last = 0; // the newest moment of the last painting

/** Viewer to the newest moment seen. In sessionStorage, so that it survives a reload. */
const looked = new Map(
  (() => {
    try {
      return JSON.parse(sessionStorage.getItem(KEY)) ?? [];
    } catch {
      return [];
    }
  })(),
);

function noteLooked(viewer, moment) {
  looked.set(viewer, moment);
  if (!shared) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...looked]));
  } catch {
    /* storage may be blocked: after a reload some stamps are shown twice */
  }
}

/** Inline the symbols that a stamp refers to: the stage that holds them may be swapped while it is shown. */
function detached(stamp) {
  for (const use of stamp.querySelectorAll("use")) {
    const symbol = document.getElementById(use.getAttribute("href").slice(1));
    if (!symbol) {
      use.remove();
      continue;
    }
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    // One without a size fills the picture that it stands in.
    for (const name of ["x", "y", "width", "height"]) {
      if (use.hasAttribute(name)) drawing.setAttribute(name, use.getAttribute(name));
    }
    drawing.setAttribute("viewBox", symbol.getAttribute("viewBox"));
    drawing.append(...symbol.cloneNode(true).childNodes);
    use.replaceWith(drawing);
  }
  return stamp;
}

const meets = (one, two) => one.x < two.right && two.x < one.right && one.y < two.bottom && two.y < one.bottom;

const LOG = ""; // where all stamps of a phone queue up

/** On a phone a stamp lies over the log's line, which says the same, or over the bar: it hides nothing to choose. */
function placeOnPhone(pile) {
  const log = stage.querySelector(".wt-narrow .wt-log")?.getBoundingClientRect();
  if (!log) return false;
  pile.classList.add("flat");
  const clear = log.top >= stage.querySelector(".wt-bar").getBoundingClientRect().bottom;
  pile.style.top = `${clear ? log.top + 2 : 2}px`;
  layer.append(pile);
  return true;
}
addEventListener("scroll", () => layer.querySelectorAll(".flat").forEach(placeOnPhone), { passive: true });

/** Place a pile on its thing, inside the table; not over a strip, which shows the result anyway. */
function place(pile, thing) {
  if (thing === LOG) return placeOnPhone(pile);
  const on = stage.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  const cloth = (on?.closest(".wt-others") ?? stage.querySelector(".wt-table"))?.getBoundingClientRect();
  if (!on || !cloth) return false;
  const box = on.getBoundingClientRect();
  layer.append(pile);
  const { offsetWidth: wide, offsetHeight: high } = pile;
  const within = (at, low, top) => Math.max(low, Math.min(at, top));
  const left = within(box.x + box.width / 2 - wide / 2, cloth.x + 8, cloth.right - wide - 8);
  const top = within(box.y + box.height / 2 - high / 2, cloth.y + 8, cloth.bottom - high - 8);
  pile.style.left = `${left + scrollX}px`;
  pile.style.top = `${top + scrollY}px`;
  const strip = stage.querySelector(".wt-strip");
  if (!strip || !meets(pile.getBoundingClientRect(), strip.getBoundingClientRect())) return true;
  pile.remove();
  return false;
}

async function show(thing) {
  const queue = waiting.get(thing);
  while (queue.length) {
    const stamps = queue.length > ALONE ? queue.splice(0).slice(-PILE) : queue.splice(0, 1);
    const pile = make("div", { className: "pile" }, ...stamps);
    if (!place(pile, thing)) continue;
    const still = calm();
    const from = still ? { opacity: 0 } : { opacity: 0, transform: "rotate(-3deg) scale(1.5)" };
    for (const stamp of stamps) stamp.animate([from, {}], { duration: still ? 120 : 240, easing: "ease-out" });
    sound("stamp");
    const end = performance.now() + LONG;
    const least = performance.now() + SHORT;
    while (performance.now() < (queue.length ? least : end) && pile.isConnected)
      await new Promise((done) => setTimeout(done, 50));
    // Not awaited: the next stamp need not wait for the fade.
    pile
      .animate([{}, { opacity: 0 }], { duration: still ? 120 : 240 })
      .finished.catch(() => {})
      .then(() => pile.remove());
  }
  if (waiting.get(thing) === queue) waiting.delete(thing);
}

function post(on, stamp) {
  const thing = stage.querySelector(".wt-narrow .wt-log:not(.wt-map *)") ? LOG : on;
  if (waiting.has(thing)) waiting.get(thing).push(stamp);
  else {
    waiting.set(thing, [stamp]);
    show(thing);
  }
}

function forget() {
  for (const timer of due) clearTimeout(timer);
  due.clear();
}

function clear() {
  forget();
  for (const queue of waiting.values()) queue.length = 0;
  waiting.clear();
  layer.replaceChildren();
}

/** Wait until every stamp was shown, or long enough. */
export async function stampsOver() {
  const end = performance.now() + 2 * LONG;
  do await new Promise((done) => setTimeout(done, 50));
  while ((waiting.size || due.size || layer.childElementCount) && performance.now() < end);
}

/** Show what a player missed, in order; the pace is counted from each stamp: a busy page brings no two at once. */
function catchUp(stamps, wait = 0) {
  if (!stamps.length) return;
  const [[thing, stamp], ...later] = stamps;
  const timer = setTimeout(() => {
    due.delete(timer);
    catchUp(later, PACE);
    post(thing, stamp);
  }, wait);
  due.add(timer);
}

/** Return the newest moment that this viewer has already seen. */
function known(viewer, past, turned, newest) {
  // In a replay only a single step forward is stamped, a jump is not.
  if (past !== null) return !turned && newest === last + 1 ? last : newest;
  if (shared && turned) return looked.get(viewer) ?? (finished() ? newest : 0);
  return Math.max(looked.get(viewer) ?? newest, newest - LATEST);
}

function look(viewer, past) {
  const lines = [...stage.querySelectorAll(".wt-log li[data-moment]")];
  const newest = Math.max(0, ...lines.map((line) => Number(line.dataset.moment)));
  const now = `${viewer} ${past === null}`;
  const turned = eyes !== now;
  const before = known(viewer, past, turned, newest);
  if (turned || newest < last) clear();
  eyes = now;
  last = newest;
  if (past === null) noteLooked(viewer, newest);
  const fresh = lines
    .filter((line) => Number(line.dataset.moment) > before)
    .flatMap((line) => {
      const held = line.querySelector("template[data-stamp]");
      return held ? [[held.dataset.stamp, detached(held.content.cloneNode(true)).firstElementChild]] : [];
    });
  if (shared && turned) {
    catchUp(fresh.slice(-CAUGHT));
    return;
  }
  if (fresh.length) forget(); // outdated: the table has moved on
  for (const [thing, stamp] of fresh) post(thing, stamp);
}

onSwap(() => {
  const { viewer, past } = table;
  // Deferred until the message is handled: the curtain may close on this painting, or the seat change.
  queueMicrotask(() => {
    if (viewer === table.viewer && !page.classList.contains("curtained")) look(viewer, past);
  });
});
addEventListener("resize", clear);
