// Animation: things travel from their old place to the new one by id; a new thing comes from where its title says, and
// turns over if it lay face down there. Input is never blocked; with reduced motion nothing travels.
import { settings } from "../../common/preferences.js";

const wish = matchMedia("(prefers-reduced-motion: reduce)");
/** Return whether reduced motion is asked for, by the system or in the settings. */
export const calm = () => wish.matches || Boolean(settings.calm);
const THINGS = "[data-thing]:not(.wt-leaf, .wt-leaf *)"; // rows of papers stand still: the page puts them in order
const TRAVEL = 320;
const TURN = 420;

/** Map each thing's id to its box, what it shows and whether it is face up. */
export function places(stage) {
  const found = new Map();
  for (const thing of stage.querySelectorAll(THINGS)) {
    const { thing: id, shows, up } = thing.dataset;
    found.set(id, { box: thing.getBoundingClientRect(), shows, up: up !== undefined });
  }
  return found;
}

/** Animate the things that moved since `before`; return how many moved or are new. */
export function travel(stage, before) {
  if (!before.size) return 0;
  const things = [...stage.querySelectorAll(THINGS)];
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const now = new Set(things.map((thing) => thing.dataset.thing));
  const starts = []; // begun only when all is measured: a running animation would make each measure a layout
  things.forEach((thing, i) => {
    const { thing: id, shows, from } = thing.dataset;
    const old = before.get(id);
    const start = (old && old.shows === shows ? old : origin(from, before, now)) ?? old;
    if (!boxes[i].width) return;
    if (!start || calm()) {
      if (!old || old.shows !== shows) starts.push(() => fade(thing));
      return;
    }
    const [x, y] = [middle(start.box).x - middle(boxes[i]).x, middle(start.box).y - middle(boxes[i]).y];
    if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
    starts.push(move(thing, x, y, !old && thing.dataset.up !== undefined && !start.up && start.box.width > 30));
  });
  for (const begin of starts) begin();
  return starts.length;
}

const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Return where a new thing came from: preferably a thing that is gone, else one that is still there. */
function origin(from, before, now) {
  const known = (from?.split(" ") ?? []).filter((id) => before.has(id));
  return before.get(known.find((id) => !now.has(id)) ?? known[0]);
}

function fade(thing) {
  thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: calm() ? 120 : 240 });
}

/** Measure a thing, and return what sets it moving. */
function move(thing, x, y, turns) {
  const scale = thing.ownerSVGElement?.getScreenCTM()?.a || 1;
  const own = getComputedStyle(thing).transform;
  const rest = own === "none" ? "" : own;
  const [dx, dy] = [x / scale, y / scale];
  // A slight arc, as a hand would move it.
  const lift = Math.min(26, Math.hypot(dx, dy) * 0.12);
  const frames = [
    { transform: `translate(${dx}px, ${dy}px) ${rest}${turns ? " scaleX(0.04)" : ""}` },
    { transform: `translate(${dx * 0.42}px, ${dy * 0.42 - lift}px) ${rest}${turns ? " scaleX(0.3)" : ""}` },
    { transform: rest || "none" },
  ];
  return () => thing.animate(frames, { duration: turns ? TURN : TRAVEL, easing: "ease-out" });
}
