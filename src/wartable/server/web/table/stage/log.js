// The log: marks the lines since the viewer's last answer. In small layouts it shows the latest lines, and a button
// shows them all.

import { stage, table } from "../state.js";
import { onPaint } from "./stage.js";

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
  show(button.closest(".wt-log"));
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
