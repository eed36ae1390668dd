// Actions: sends choices to the server. The page knows no rules; a refusal comes with its reason and clause.

import { complain, say } from "../common/dom.js";
import { settings } from "../common/preferences.js";
import { explain } from "../common/requests.js";
import { kindly } from "./panels/coach.js";
import { confirmed } from "./panels/dialog.js";
import { mark, setMark } from "./stage/marks.js";
import { stage, table } from "./state.js";

const sending = new Set(); // numbers of the questions whose answer is in flight

/**
 * Send at most one answer per question. The next question may arrive before this answer is acknowledged.
 * What was pressed shows it at once, and until the answer is there.
 */
async function sent(work, pressed = []) {
  const { number } = table.message;
  if (sending.has(number)) return;
  sending.add(number);
  stage.classList.add("sending");
  for (const part of pressed) part.classList.add("pressed");
  try {
    await work();
  } catch (error) {
    if (!kindly(error)) complain(explain(error));
  } finally {
    sending.delete(number);
    for (const part of pressed) part.classList.remove("pressed");
    stage.classList.toggle("sending", sending.size > 0);
  }
}

/** Mark the log as read: a player who answers has seen it. After a rollback the log is shorter than it was. */
function noteRead() {
  const moments = [...stage.querySelectorAll(".wt-log li[data-moment]")].map((line) => Number(line.dataset.moment));
  table.read.set(table.viewer, Math.max(0, ...moments));
  setMark("read", [...table.read]);
}
table.read = new Map(mark("read") ?? []);

const row = (code) => stage.querySelector(`[data-code="${code}"]`);

/** Return the row of a choice and the things on the table that stand for it. */
const parts = (code) => [
  ...stage.querySelectorAll(`[data-code="${code}"]`),
  ...[...stage.querySelectorAll(".pick[data-codes]")].filter((thing) => thing.dataset.codes === code),
];

/** Play a choice by its code. */
export async function play(code) {
  if (table.past !== null) {
    complain(say("past"));
    return;
  }
  const chosen = row(code);
  const final = chosen?.hasAttribute("data-final") ?? false;
  const what = (chosen?.querySelector("b") ?? chosen)?.textContent ?? "";
  if (settings.confirm && final && !(await confirmed("confirm", { what }))) return;
  noteRead();
  const answer = { actions: String(code).split(",").map(Number), number: table.message.number };
  await sent(() => table.line.do("act", answer, table.viewer), parts(code));
}

/** Undo the last pick or choice. */
export async function undo() {
  if (table.past !== null || !stage.querySelector("[data-undo]")) {
    complain(say(table.past === null ? "nothing-to-undo" : "past"), true);
    return;
  }
  await sent(
    () => table.line.do("undo", { number: table.message.number }, table.viewer),
    stage.querySelectorAll("[data-undo]"),
  );
}
