// The focus: what takes it (a panel, the menu, a dialog, the replay) gives it back to where it was.

import { stage } from "../state.js";

/** Return a selector that finds a painted element again after the stage was swapped, or "". */
export function selectorOf(element) {
  const part = element?.closest?.("#stage [data-code], #stage [data-undo], #stage [data-thing], #stage .wt-turn[href]");
  const tool = element?.closest?.("#stage .wt-leaf [data-tool]");
  const holder = tool?.closest("[data-thing]");
  if (holder) return `[data-thing="${CSS.escape(holder.dataset.thing)}"] [data-tool="${tool.dataset.tool}"]`;
  if (part?.dataset.code) return `[data-code="${part.dataset.code}"]`;
  if (part?.matches("[data-undo]")) return "[data-undo]";
  if (part?.dataset.thing) return `[data-thing="${CSS.escape(part.dataset.thing)}"]`;
  if (part) return `.wt-turn[href="${part.getAttribute("href")}"]`;
  if (element?.matches?.("#stage [data-panel]")) return `[data-panel="${element.dataset.panel}"]`;
  const row = element?.closest?.("#stage .wt-miss[data-things]");
  return row ? `.wt-miss[data-things="${CSS.escape(row.dataset.things)}"] > summary` : "";
}

/** Return what is asked, or what came of it, as a place that can hold the focus while there is nothing to choose. */
function question() {
  const place = stage.querySelector(".wt-prompt :is(.wt-ask, .wt-outcome)");
  if (place) place.tabIndex = -1;
  return place;
}

/** Return whether a choice has a caution, wherever it is painted. */
export const isWarned = (choice) => choice.matches("[data-warned]");

/** Return the first of these choices that may have the focus: none with a caution, so that no key in haste hurts. */
export const firstSafe = (choices) => [...choices].find((choice) => !isWarned(choice) && !choice.disabled);

const ROWS = ".wt-choices .wt-choice:not(.wt-fold li *), .wt-button.done:not(.barred)";

/** Return where the focus begins: the first choice that is safe; else the question, so that Tab goes on from there. */
export const firstStop = () =>
  firstSafe(stage.querySelectorAll(ROWS)) ??
  stage.querySelector(".wt-rows tr[data-act][data-codes]") ??
  question() ??
  stage.querySelector(".menu");

/** Remember where the focus is, or an element that stands for it; return a function that puts it back. */
export function heldFocus(had = document.activeElement) {
  const where = selectorOf(had);
  return () => {
    const there = had?.isConnected && had !== document.body && had.checkVisibility() ? had : null;
    const again = there ?? (where ? stage.querySelector(where) : null);
    (again ?? firstStop())?.focus({ preventScroll: true });
  };
}
