// Moving a row of a desk to another place: M and then the place, or by the mouse. What it comes to is the server's.

import { say } from "../../common/dom.js";
import { bar } from "../panels/bars.js";
import { onSwap } from "../stage/stage.js";
import { stage, table } from "../state.js";
import { doForm } from "./forms.js";
import { select } from "./selection.js";

let moving = null; // the row that is on its way: its thing, its name, the form that moves it

/** Return whether a row is on its way to another place. */
export const isMoving = () => moving !== null;

/** Stop moving; return whether a row was on its way. */
export function stay() {
  const was = moving !== null;
  moving = null;
  bar("moving");
  return was;
}

/** Begin to move a row: the next place that is chosen takes it. Return whether it can be moved. */
export function lift(row) {
  if (!row?.dataset.move || table.past !== null) return false;
  moving = { thing: row.dataset.thing, form: row.dataset.move };
  bar("moving", say("moving", { what: row.dataset.name }), [say("moving-stay"), stay]);
  return true;
}

/** Move a row to a place. */
export function moveTo(form, from, goal) {
  doForm(form, { from, to: goal.dataset.thing });
  select(goal.dataset.thing);
}

/** Put the row down that is on its way; return whether there was one. */
export function putDown(goal) {
  if (!moving || !goal?.matches("[data-select]")) return false;
  const { thing, form } = moving;
  stay();
  if (goal.dataset.thing !== thing) moveTo(form, thing, goal);
  return true;
}

onSwap(() => {
  if (moving && !stage.querySelector(`[data-thing="${CSS.escape(moving.thing)}"]`)) stay();
});
