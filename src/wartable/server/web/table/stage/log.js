// The log: marks the lines since the viewer's last answer. In small layouts it shows the latest lines, and a button
// shows them all.

import { stage, table } from "../state.js";
import { onPaint, onSwap } from "./stage.js";

const template = document.querySelector("#older");
let whole = false;

function show(log) {
  log.classList.toggle("whole", whole);
  log.querySelector(".older").setAttribute("aria-expanded", String(whole));
}

stage.addEventListener("click", ({ target }) => {
  const button = target.closest(".older");
  if (!button) return;
  whole = !whole;
  const log = button.closest(".wt-log");
  show(log);
  // The button that folds it again is at its top.
  if (whole && log.closest(".wt-narrow")) log.scrollIntoView({ block: "start" });
});

onPaint(() => {
  const read = table.read.get(table.viewer);
  if (read !== undefined && table.past === null) {
    for (const line of stage.querySelectorAll(".wt-log li[data-moment]"))
      line.classList.toggle("fresh", Number(line.dataset.moment) > read);
  }
  const log = stage.querySelector(":is(.wt-middle, .wt-narrow) .wt-log");
  if (!log) return;
  if (!log.querySelector(".older")) {
    const header = log.querySelector("header");
    const button = template.content.cloneNode(true);
    // A phone has no room for the log's header.
    if (log.closest(".wt-narrow")) header.after(button);
    else header.querySelector("h2").after(button);
  }
  show(log);
});

// -- reading --

const LEAST = 96; // pixels of lines; a log with less room opens over what stands above it
let followed = 0; // when the question arrived for which the log was at its foot

const inLog = (part) => Boolean(part?.closest?.(".wt-log"));

/** Bring the newest line into sight, where nobody reads an older one. */
function follow() {
  const lines = stage.querySelector(".wt-lines");
  if (lines?.scrollTop && !inLog(document.activeElement)) lines.scrollTop = 0;
}

/** Go to the newest line; where the log has no room for lines it opens over what stands above it. */
export function readLog() {
  const log = stage.querySelector(":is(.wt-wide, .wt-middle) .wt-log");
  const lines = stage.querySelector(".wt-lines");
  if (log && innerWidth >= 960 && lines.clientHeight < LEAST) {
    const { bottom, width } = log.getBoundingClientRect();
    const top = stage.querySelector(".wt-bar").getBoundingClientRect().bottom;
    Object.assign(log.style, { top: `${top}px`, bottom: `${innerHeight - bottom}px`, width: `${width}px` });
    log.classList.add("over");
  }
  lines.tabIndex = -1; // of a game that begins here no line leads back
  ([...lines.querySelectorAll(".wt-turn[href]")].at(-1) ?? lines).focus();
}

stage.addEventListener("focusout", ({ target, relatedTarget }) => {
  // A window that loses the focus, or a line that is painted anew, ends no reading.
  if (!inLog(target) || inLog(relatedTarget) || (!relatedTarget && !document.hasFocus())) return;
  const log = target.closest(".wt-log");
  queueMicrotask(() => {
    if (inLog(document.activeElement)) return;
    log.classList.remove("over");
    log.removeAttribute("style");
    follow();
  });
});
onSwap(() => {
  if (!table.asked || table.arrived === followed) return;
  followed = table.arrived;
  follow();
});
