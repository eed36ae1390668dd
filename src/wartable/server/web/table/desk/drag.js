// Dragging on a desk with a mouse or pen: a row of the catalogue dropped on a place is played there, a unit moved.

import { make } from "../../common/dom.js";
import { onSwap } from "../stage/stage.js";
import { stage, table } from "../state.js";
import { moveTo } from "./moves.js";
import { playOn, select, shared } from "./selection.js";

const FAR = 10; // pixels: less is a click
let start = null; // where the pointer went down, and on which row
let ghost = null;
let dropped = false;

/** Return whether the click that follows ends a drag, and so means nothing. */
export const wasDropped = () => dropped;

const places = () => [...stage.querySelectorAll(".wt-rows tr[data-select]")];

function end() {
  for (const goal of stage.querySelectorAll(".wt-rows .drop")) goal.classList.remove("drop");
  ghost?.remove();
  ghost = null;
  start = null;
}

/** Return whether a row may be dropped on a place: by a code that both have; where a row moves, the server says so. */
const takes = (goal, row) => (row.dataset.move ? goal !== row : shared(row, goal) !== null);

function begin({ row }) {
  ghost = make("div", { className: "dragged" }, row.querySelector(".wt-told b")?.textContent ?? row.dataset.name);
  stage.querySelector(".wt-desk-frame").append(ghost);
  for (const goal of places()) goal.classList.toggle("drop", takes(goal, row));
}

stage.addEventListener("pointerdown", ({ target, pointerType, button, clientX, clientY }) => {
  dropped = false;
  const row = target.closest(".wt-rows :is(tr[data-act][data-codes], tr[data-move])");
  if (!row || pointerType === "touch" || button !== 0 || table.past !== null || target.closest("button")) return;
  start = { row, x: clientX, y: clientY };
});
stage.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (!start) return;
  if (!ghost && Math.hypot(clientX - start.x, clientY - start.y) > FAR) begin(start);
  if (ghost) Object.assign(ghost.style, { left: `${clientX}px`, top: `${clientY}px` });
});
stage.addEventListener("pointerup", ({ clientX, clientY }) => {
  const row = ghost ? start.row : null;
  end();
  if (!row) return;
  dropped = true;
  const under = document.elementFromPoint(clientX, clientY)?.closest(".wt-rows tr");
  const { group } = under?.matches(".wt-group") ? under.dataset : {};
  // On the head of a formation the first of its places that takes it is meant.
  const goal = group ? places().find((one) => one.dataset.group === group && takes(one, row)) : under;
  if (!goal?.matches("[data-select]")) return;
  if (row.dataset.move) {
    if (goal !== row) moveTo(row.dataset.move, row.dataset.thing, goal);
    return;
  }
  select(goal.dataset.thing);
  playOn(row, goal);
});
stage.addEventListener("pointercancel", end);
stage.addEventListener("pointerleave", end);
onSwap(end);
