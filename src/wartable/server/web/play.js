// Playing: sends what was chosen. The page knows no rules; a refusal comes back with its reason and clause.
import { confirmed } from "./dialog.js";
import { complain, explain, say, settings } from "./settings.js";
import { stage, table } from "./state.js";

let sending = false;

async function sent(work) {
  if (sending) return;
  sending = true;
  stage.classList.add("sending");
  try { await work(); } catch (error) { complain(explain(error)); } finally {
    sending = false;
    stage.classList.remove("sending");
  }
}

const row = (code) => stage.querySelector(`[data-code="${code}"]`);

/** Plays a choice by its code. */
export async function play(code) {
  if (table.past !== null) { complain(say("past")); return; }
  const chosen = row(code);
  const final = chosen?.hasAttribute("data-final") ?? false;
  const what = (chosen?.querySelector("b") ?? chosen)?.textContent ?? "";
  if (settings.confirm && final && !(await confirmed("confirm", { what }))) return;
  await sent(() => table.line.do("act", { actions: [Number(code)], number: table.message.number }, table.viewer));
}

/** Takes the last pick or choice back. */
export async function undo() {
  if (table.past !== null || !stage.querySelector("[data-undo]")) return;
  await sent(() => table.line.do("undo", { number: table.message.number }, table.viewer));
}
