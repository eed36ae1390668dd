// Dragging with a mouse or pen: a thing dropped on another plays the choice that names them both.

import { play } from "../actions.js";
import { point } from "../stage/choice-menu.js";
import { onSwap } from "../stage/stage.js";
import { stage } from "../state.js";
import { hush } from "./tell.js";

const FAR = 10; // pixels: less is a click
let start = null; // where the pointer went down, and on what
let ghost = null;
let dropped = false;

/** Return whether the click that follows ends a drag, and so plays nothing. */
export const wasDragged = () => dropped;

const codes = (thing) => thing.dataset.codes.split(" ");
const joint = (one, two) => codes(one).filter((code) => codes(two).includes(code));

/** Return the things that a choice joins with one. */
const goals = (thing) =>
  [...stage.querySelectorAll(".wt-mats [data-codes]")].filter((other) => other !== thing && joint(thing, other).length);

function end() {
  for (const goal of stage.querySelectorAll(".goal")) goal.classList.remove("goal");
  ghost?.remove();
  ghost = null;
  start = null;
}

function begin(thing) {
  const drawing = thing.ownerSVGElement ?? thing;
  const { width, height } = drawing.getBoundingClientRect();
  ghost = drawing.cloneNode(true);
  for (const part of [ghost, ...ghost.querySelectorAll("[id], [data-thing]")]) {
    for (const name of ["id", "data-thing", "data-codes", "tabindex"]) part.removeAttribute(name);
  }
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  stage.querySelector(".wt-mats").append(ghost);
  for (const goal of goals(thing)) goal.classList.add("goal");
  hush();
}

stage.addEventListener("pointerdown", ({ target, pointerType, button, clientX, clientY }) => {
  dropped = false;
  const thing = target.closest(".wt-mats [data-codes]");
  if (!thing || pointerType === "touch" || button !== 0 || !goals(thing).length) return;
  start = { thing, x: clientX, y: clientY };
});
stage.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (!start) return;
  if (!ghost && Math.hypot(clientX - start.x, clientY - start.y) > FAR) begin(start.thing);
  if (ghost) Object.assign(ghost.style, { left: `${clientX}px`, top: `${clientY}px` });
});
stage.addEventListener("pointerup", ({ clientX, clientY }) => {
  if (!ghost) {
    start = null;
    return;
  }
  const { thing } = start;
  end();
  dropped = true;
  const goal = document.elementFromPoint(clientX, clientY)?.closest("#stage .wt-mats [data-codes]");
  if (!goal || goal === thing) return;
  const both = joint(thing, goal);
  if (both.length === 1) play(both[0]);
  else if (both.length) point(goal);
});
stage.addEventListener("pointercancel", end);
stage.addEventListener("pointerleave", end);
onSwap(end);
