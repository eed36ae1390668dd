// The stage: swaps in the parts that look different and preserves the focus, open rows and scroll positions.

import { keep, settings, showTheme } from "../../common/preferences.js";
import { zoomable } from "../board/zoom.js";
import { page, stage, table } from "../state.js";
import { places, travel } from "./animation.js";
import { speak } from "./announcements.js";
import { showClocks } from "./clocks.js";
import { clear, showParts } from "./parts.js";
import { sound } from "./sound.js";

const tools = document.querySelector("#tools");
const after = [];
let eyes = null; // the viewer of what is on the stage

/** Register a callback that runs after every swap. */
export const onSwap = (work) => after.push(work);

/** Return the visible rows of the question, which get number keys in this order. */
export function rows() {
  const all = stage.querySelectorAll(".wt-choices .wt-choice");
  return [...all].filter((row) => row.checkVisibility?.() ?? row.offsetParent);
}

function number() {
  for (const key of stage.querySelectorAll(".wt-choices .wt-key")) key.textContent = "";
  rows()
    .slice(0, 9)
    .forEach((row, i) => {
      row.querySelector(".wt-key").textContent = String(i + 1);
    });
}

const codes = () => [...stage.querySelectorAll("[data-code]")].map((row) => row.dataset.code).join(" ");
const folds = () => [...stage.querySelectorAll(".wt-prompt details")];

/** Return a selector for the focused row or thing, or "". */
function focused() {
  const { code, thing } = document.activeElement?.closest?.("#stage [data-code], #stage [data-thing]")?.dataset ?? {};
  if (code) return `[data-code="${code}"]`;
  return thing ? `[data-thing="${CSS.escape(thing)}"]` : "";
}

function remembered() {
  const lines = stage.querySelector(".wt-lines");
  return {
    codes: codes(),
    open: folds().map((fold) => fold.open),
    focus: focused(),
    away: document.activeElement !== document.body && !stage.contains(document.activeElement),
    log: lines?.scrollTop ?? 0,
    prompt: stage.querySelector(".wt-prompt")?.scrollTop ?? 0,
  };
}

function restore(was) {
  const tab = stage.querySelector(`.wt-tabs input[value="${settings.log ?? 0}"]`);
  if (tab) tab.checked = true;
  const lines = stage.querySelector(".wt-lines");
  if (lines) lines.scrollTop = was.log;
  if (was.codes !== codes()) return false;
  folds().forEach((fold, i) => {
    fold.open = was.open[i] ?? false;
  });
  const prompt = stage.querySelector(".wt-prompt");
  if (prompt) prompt.scrollTop = was.prompt;
  return true;
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
  zoomable(stage);
  if (travel(stage, before)) sound("card");
  if (asked && (!table.asked || !same)) table.arrived = performance.now();
  if (asked && !table.asked) sound("turn");
  table.asked = asked;
  document.title = (asked ? "▶ " : "") + document.title.replace(/^▶ /, "");
  focus(was, asked, same);
  showClocks();
  speak();
  for (const work of after) work();
}

/** Return the row that has the focus first: never one with a caution, so that no key pressed in haste hurts. */
export const firstChoice = () =>
  stage.querySelector(".wt-choices .wt-choice:not(:has(.wt-caution), .wt-fold li *), .wt-button.done");

/** Focus the first row when a decision arrives; while the question stands, keep the focus where it was. */
function focus(was, asked, same) {
  if (was.away || page.classList.contains("textmode")) return;
  const again = was.focus && (same || !asked) ? stage.querySelector(was.focus) : null;
  const first = asked ? firstChoice() : null;
  (again ?? first)?.focus({ preventScroll: true });
  if (asked && !same) stage.querySelector(".wt-narrow .wt-ask")?.scrollIntoView({ block: "nearest" });
}

stage.addEventListener("toggle", number, true);
stage.addEventListener("change", ({ target }) => {
  if (target.closest(".wt-tabs")) keep("log", Number(target.value));
});
