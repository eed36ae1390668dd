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

const waiting = []; // picks of an open row that wait for those under way, in their order
let picking = null; // settles when no pick is under way
const answered = [];

/** Register a callback that runs when no pick is under way any more; what came of them may still be to paint. */
export const onAnswered = (work) => answered.push(work);

/** Send picks together; if they are refused, one by one, so that only those go that do not fit. */
async function sendPicks(picks) {
  const actions = picks.flatMap(({ codes }) => codes);
  try {
    const { number } = await table.line.do("act", { actions, number: table.number }, table.viewer);
    table.number = Math.max(table.number, number ?? 0);
  } catch (error) {
    if (picks.length > 1) for (const one of picks) await sendPicks([one]);
    else if (!kindly(error)) complain(explain(error));
  }
}

async function sendWaiting() {
  stage.classList.add("sending");
  while (waiting.length) {
    // What was meant for a question that is over is not played in the next one.
    const picks = waiting.splice(0).filter(({ question }) => question === table.message.question);
    if (picks.length) await sendPicks(picks);
    for (const { pressed } of picks) for (const part of pressed) part.classList.remove("pressed");
  }
  picking = null;
  stage.classList.toggle("sending", sending.size > 0);
  for (const work of answered) work();
}

/** Play picks of an open row, or take some back (codes below 0): clicks faster than the line wait, and none is lost. */
export function pick(codes, pressed = []) {
  if (table.past !== null) {
    complain(say("past"));
    return;
  }
  for (const part of pressed) part.classList.add("pressed");
  waiting.push({ codes, pressed, question: table.message.question });
  picking ??= sendWaiting();
}

/** Return whether every pick is answered, and the page shows what came of it. */
export const isSettled = () => picking === null && (table.message?.number ?? 0) >= table.number;

/** Return whether an answer was sent that the page does not show yet. */
export const isUnderWay = () => sending.has(table.message?.number) || !isSettled();

/** Send a choice; the number after it is known before the table is painted anew. */
async function answerWith(code) {
  const { viewer } = table;
  const body = { actions: String(code).split(",").map(Number), number: table.number };
  const { number } = await table.line.do("act", body, viewer);
  if (table.viewer === viewer) table.number = Math.max(table.number, number ?? 0);
}

/** Play a choice by its code. */
export async function play(code) {
  if (table.past !== null) {
    complain(say("past"));
    return;
  }
  await picking;
  const chosen = row(code);
  const final = chosen?.hasAttribute("data-final") ?? false;
  const what = (chosen?.querySelector("b") ?? chosen)?.textContent ?? "";
  if (settings.confirm && final && !(await confirmed("confirm", { what }))) return;
  noteRead();
  await sent(() => answerWith(code), parts(code));
}

/** Undo the last pick or choice; of an open row the last act as a whole, a copied company say. */
export async function undo() {
  await picking;
  if (table.past !== null || !stage.querySelector("[data-undo]")) {
    complain(say(table.past === null ? "nothing-to-undo" : "past"), true);
    return;
  }
  const whole = stage.querySelector(".wt-desk-frame") ? { act: true } : {};
  await sent(
    () => table.line.do("undo", { number: table.number, ...whole }, table.viewer),
    stage.querySelectorAll("[data-undo]"),
  );
}

/** Do again what was undone, or take up a row that was struck. */
async function again(kind, selector) {
  await picking;
  const buttons = stage.querySelectorAll(selector);
  if (table.past !== null || !buttons.length) return;
  await sent(() => table.line.do(kind, { number: table.number }, table.viewer), buttons);
}
export const redo = () => again("redo", "[data-redo]");
export const takeUp = () => again("take_up", "[data-take-up]");
