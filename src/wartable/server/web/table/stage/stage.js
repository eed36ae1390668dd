// The stage: swaps in the parts that look different and preserves the focus, open rows and scroll positions.

import { keep, settings, showTheme } from "../../common/preferences.js";
import { zoomable } from "../board/zoom.js";
import { firstStop, selectorOf } from "../input/focus.js";
import { number } from "../input/numbers.js";
import { page, stage, table } from "../state.js";
import { places, travel } from "./animation.js";
import { speak } from "./announcements.js";
import { showClocks } from "./clocks.js";
import { clear, showParts } from "./parts.js";
import { sound } from "./sound.js";

const tools = document.querySelector("#tools");
const completions = [];
const after = [];
let eyes = null; // the viewer of what is on the stage

/** Register a callback that completes a painting: it writes and measures nothing, so that the page is laid out once. */
export const onPaint = (work) => completions.push(work);

/** Register a callback that runs after every swap. */
export const onSwap = (work) => after.push(work);

const codes = () => [...stage.querySelectorAll(".wt-prompt [data-code]")].map((row) => row.dataset.code).join(" ");
const folds = () => [...stage.querySelectorAll(".wt-prompt details")];

function remembered() {
  const lines = stage.querySelector(".wt-lines");
  const prompt = stage.querySelector(".wt-prompt");
  return {
    lines,
    question: prompt,
    codes: codes(),
    open: folds().map((fold) => fold.open),
    had: document.activeElement,
    focus: selectorOf(document.activeElement),
    asking: Boolean(document.activeElement?.closest?.(".wt-prompt")),
    away: document.activeElement !== document.body && !stage.contains(document.activeElement),
    log: lines?.scrollTop ?? 0,
    prompt: prompt?.scrollTop ?? 0,
  };
}

/** Restore what a new element has lost. One that stayed is left alone: to scroll it would lay out the page anew. */
function restore(was) {
  const tab = stage.querySelector(`.wt-tabs input[value="${settings.log ?? 0}"]`);
  if (tab && !tab.checked) tab.checked = true;
  const lines = stage.querySelector(".wt-lines");
  if (lines && lines !== was.lines && was.log) lines.scrollTop = was.log;
  if (was.codes !== codes()) return false;
  folds().forEach((fold, i) => {
    fold.open = was.open[i] ?? false;
  });
  const prompt = stage.querySelector(".wt-prompt");
  if (prompt && prompt !== was.question && was.prompt) prompt.scrollTop = was.prompt;
  return true;
}

/** Return whether another question is asked than before; the next pick of a row is none, no matter what it offers. */
function isNew(same) {
  const question = table.message?.question;
  return question === undefined ? !same : question !== table.question;
}

/**
 * Show a painting.
 * @param {Record<string, string>} parts HTML by the ids of the parts
 * @param {boolean} asked whether this viewer is asked now
 */
export function swap(parts, asked) {
  const was = remembered();
  const before = places(stage);
  // Of what one player saw nothing stays on the page for the next.
  if (eyes !== table.viewer) clear();
  eyes = table.viewer;
  showParts(parts);
  stage.removeAttribute("aria-busy");
  const bar = stage.querySelector(".wt-bar");
  if (!bar.querySelector(".site-tools")) bar.append(tools.content.cloneNode(true));
  showTheme();
  const same = restore(was);
  number();
  if (asked && (!table.asked || isNew(same))) table.arrived = performance.now();
  table.question = table.message?.question ?? null;
  if (asked && !table.asked) sound("turn");
  table.asked = asked;
  document.title = (asked ? "▶ " : "") + document.title.replace(/^▶ /, "");
  showClocks();
  speak();
  for (const work of completions) work();
  zoomable(stage);
  if (travel(stage, before)) sound("card");
  focus(was, asked, same);
  for (const work of after) work();
}

/**
 * Focus the first row when a decision arrives, unless the reader is elsewhere: in the log, or at a card of the table.
 * What has gone (a choice that was played, a card) leaves the focus to the question.
 */
function focus(was, asked, same) {
  if (was.away || page.classList.contains("textmode")) return;
  const stays = same || !asked || !was.asking;
  const again = stays && (was.had.isConnected ? was.had : was.focus && stage.querySelector(was.focus));
  if (again && again !== page) again.focus({ preventScroll: true });
  else if (asked || was.had !== page) firstStop()?.focus({ preventScroll: true });
  if (asked && !same) stage.querySelector(".wt-narrow .wt-ask")?.scrollIntoView({ block: "nearest" });
}

stage.addEventListener("toggle", () => number(true), true);
/** What the reader unfolds comes into sight: its head at least, and as much of it as there is room for. */
stage.addEventListener(
  "toggle",
  ({ target }) => {
    if (!target.open || !target.matches(".wt-prompt details") || !target.contains(document.activeElement)) return;
    target.scrollIntoView({ block: "nearest" });
    target.querySelector("summary").scrollIntoView({ block: "nearest" });
  },
  true,
);
stage.addEventListener("change", ({ target }) => {
  if (target.closest(".wt-tabs")) keep("log", Number(target.value));
});
