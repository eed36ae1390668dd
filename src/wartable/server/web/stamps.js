// What came of an attack, or of anything else that a title stamps, is shown for a moment on the thing where it came to
// pass. The log says the same to those who do not see it; nothing waits for a stamp, and it takes no clicks.
import { calm } from "./animate.js";
import { sound } from "./sound.js";
import { onSwap } from "./stage.js";
import { stage, table } from "./state.js";

const layer = document.querySelector("#stamps");
const LONG = 3400; // milliseconds that a stamp stays
const SHORT = 1500; // if another one waits for its place
const LATEST = 4; // moments: who was away reads the log
const waiting = new Map(); // thing to stamps
let eyes = "";
let seen = 0;

/** A drawing that stands alone: the stage, which it comes from, is painted anew before the stamp has gone. */
function detached(stamp) {
  for (const use of stamp.querySelectorAll("use")) {
    const symbol = document.getElementById(use.getAttribute("href").slice(1));
    if (!symbol) { use.remove(); continue; }
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const name of ["x", "y", "width", "height"]) drawing.setAttribute(name, use.getAttribute(name));
    drawing.setAttribute("viewBox", symbol.getAttribute("viewBox"));
    drawing.append(...symbol.cloneNode(true).childNodes);
    use.replaceWith(drawing);
  }
  return stamp;
}

const meets = (one, two) => one.x < two.right && two.x < one.right && one.y < two.bottom && two.y < one.bottom;

/** Puts a stamp on its thing, inside the table; not over a strip, which shows in the open what came of it. */
function place(stamp, thing) {
  const on = stage.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  const cloth = stage.querySelector(".wt-table")?.getBoundingClientRect();
  if (!on || !cloth) return false;
  const box = on.getBoundingClientRect();
  layer.append(stamp);
  const { offsetWidth: wide, offsetHeight: high } = stamp;
  const within = (at, low, top) => Math.max(low, Math.min(at, top));
  const left = within(box.x + box.width / 2 - wide / 2, cloth.x + 8, cloth.right - wide - 8);
  const top = within(box.y + box.height / 2 - high / 2, cloth.y + 8, cloth.bottom - high - 8);
  stamp.style.left = `${left + scrollX}px`;
  stamp.style.top = `${top + scrollY}px`;
  const strip = stage.querySelector(".wt-strip");
  if (!strip || !meets(stamp.getBoundingClientRect(), strip.getBoundingClientRect())) return true;
  stamp.remove();
  return false;
}

async function show(thing) {
  const queue = waiting.get(thing);
  while (queue.length) {
    const stamp = queue.shift();
    if (!place(stamp, thing)) continue;
    const still = calm();
    const from = still ? { opacity: 0 } : { opacity: 0, transform: "rotate(-3deg) scale(1.5)" };
    stamp.animate([from, {}], { duration: still ? 120 : 240, easing: "ease-out" });
    sound("stamp");
    const end = performance.now() + LONG;
    const least = performance.now() + SHORT;
    while (performance.now() < (queue.length ? least : end) && stamp.isConnected) await new Promise((done) => setTimeout(done, 50));
    if (stamp.isConnected) await stamp.animate([{}, { opacity: 0 }], { duration: still ? 120 : 240 }).finished.catch(() => {});
    stamp.remove();
  }
  waiting.delete(thing);
}

function clear() {
  for (const queue of waiting.values()) queue.length = 0;
  layer.replaceChildren();
}

onSwap(() => {
  const lines = [...stage.querySelectorAll(".wt-log li[data-moment]")];
  const newest = Math.max(0, ...lines.map((line) => Number(line.dataset.moment)));
  const now = `${table.viewer} ${table.past === null}`;
  const before = eyes === now ? Math.max(seen, newest - LATEST) : newest;
  // Who jumps about in the past sees the table as it was, without what led to it.
  const jumped = table.past !== null && newest !== seen + 1;
  if (eyes !== now || newest < seen) clear();
  eyes = now;
  seen = newest;
  if (jumped) return;
  for (const line of lines) {
    const held = line.querySelector("template[data-stamp]");
    if (!held || Number(line.dataset.moment) <= before) continue;
    const { stamp: thing } = held.dataset;
    const stamp = detached(held.content.cloneNode(true)).firstElementChild;
    if (waiting.has(thing)) waiting.get(thing).push(stamp);
    else { waiting.set(thing, [stamp]); show(thing); }
  }
});
addEventListener("resize", clear);
