// Actions: sends choices to the server. The page knows no rules; a refusal comes with its reason and clause.

import { complain, say } from "../common/dom.js";
import { settings } from "../common/preferences.js";
import { explain } from "../common/requests.js";
import { confirmed } from "./panels/dialog.js";
import { stage, table } from "./state.js";

const sending = new Set(); // numbers of the questions whose answer is in flight

/** Send at most one answer per question. The next question may arrive before this answer is acknowledged. */
async function sent(work) {
  const { number } = table.message;
  if (sending.has(number)) return;
  sending.add(number);
  stage.classList.add("sending");
  try {
    await work();
  } catch (error) {
    complain(explain(error));
  } finally {
    sending.delete(number);
    stage.classList.toggle("sending", sending.size > 0);
  }
}

/** Mark the log as read: a player who answers has seen it. */
function noteRead() {
  const before = table.read.get(table.viewer) ?? 0;
  table.read.set(
    table.viewer,
    Math.max(
      before,
      ...[...stage.querySelectorAll(".wt-log li[data-moment]")].map((line) => Number(line.dataset.moment)),
    ),
  );
}

const row = (code) => stage.querySelector(`[data-code="${code}"]`);

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
  await sent(() => table.line.do("act", { actions: [Number(code)], number: table.message.number }, table.viewer));
}

/** Undo the last pick or choice. */
export async function undo() {
  if (table.past !== null || !stage.querySelector("[data-undo]")) return;
  await sent(() => table.line.do("undo", { number: table.message.number }, table.viewer));
}
