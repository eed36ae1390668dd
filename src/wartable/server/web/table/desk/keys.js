// Keys of a desk: arrows in lists, search, more and less, new places, names, folds.

import { isSettled, onAnswered } from "../actions.js";
import { onSwap } from "../stage/stage.js";
import { stage } from "../state.js";
import { addBy, goTo, slide } from "./desk.js";
import { isMoving, lift, putDown, stay } from "./moves.js";
import { fold, shownRows } from "./rows.js";
import { select, selectedRow } from "./selection.js";

const row = (target) => target.closest?.(".wt-rows tbody tr");
const desk = () => stage.querySelector(".wt-desk-frame");
const builds = () => Boolean(stage.querySelector(".wt-rows tr[data-select]"));
/** Return the place that a key is meant for: the one with the focus, else the selected one. */
const meant = (target) => {
  const at = row(target);
  return at?.matches("[data-select], .wt-group[data-group]") ? at : selectedRow();
};

function step(from, by) {
  const rows = shownRows(from.closest(".wt-rows"));
  const next = rows[Math.min(Math.max(0, rows.indexOf(from) + by), rows.length - 1)];
  if (!next) return false;
  reach(next);
  if (next.matches("[data-select]")) select(next.dataset.thing);
  return true;
}

/** Give a row the focus, and make it the one that Tab comes back to. */
function reach(next) {
  for (const other of next.closest(".wt-rows").querySelectorAll('tr[tabindex="0"]')) other.tabIndex = -1;
  next.tabIndex = 0;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}

/** Go from a row into its small buttons and along them. */
function along(target, by) {
  const from = row(target);
  const inside = [...from.querySelectorAll("button:enabled")].filter((part) => part.checkVisibility());
  const at = inside.indexOf(target.closest("button")) + by;
  (at < 0 ? from : inside[Math.min(at, inside.length - 1)])?.focus({ preventScroll: true });
  return true;
}

const tool = (of, kind) => of?.querySelector(`[data-tool="${kind}"]:enabled`);
function press(of, kind) {
  tool(of, kind)?.click();
  return true;
}

/** Return the head of the group that a row stands in. */
const headOf = (of) =>
  of?.matches(".wt-group")
    ? of
    : of?.closest(".wt-rows").querySelector(`.wt-group[data-group="${CSS.escape(of.dataset.group ?? "")}"]`);

/** Select the place that is begun next: a new company, or a platoon of the company where the work is. */
function begin(kind, target) {
  const spare =
    kind === "n"
      ? stage.querySelector(".wt-rows tr[data-select][data-leads]")
      : stage.querySelector(`.wt-rows tr.spare[data-group="${CSS.escape(meant(target)?.dataset.group ?? "")}"]`);
  if (!spare) return false;
  select(spare.dataset.thing);
  // Those who are in the catalogue go on there with the next Enter.
  if (row(target)?.matches("[data-act]")) spare.scrollIntoView({ block: "nearest" });
  else goTo(spare.dataset.thing);
  slide(true);
  return true;
}

function search() {
  slide(true);
  const line = [...stage.querySelectorAll("[data-search]")].find((part) => part.checkVisibility());
  line?.focus();
  line?.select();
  return Boolean(line);
}

/** Tick so many boxes of a row of losses: a number typed on it. */
function lose(of, count) {
  const boxes = [...(of?.querySelectorAll("button.wt-box") ?? [])];
  if (!boxes.length) return false;
  const lost = boxes.filter((box) => box.dataset.state === "lost");
  const more = boxes.filter((box) => box.dataset.state !== "lost");
  const change = Math.min(count, boxes.length) - lost.length;
  for (const box of change > 0 ? more.slice(0, change) : lost.slice(0, -change)) box.click();
  return true;
}

const LETTERS = {
  n: (target) => begin("n", target),
  p: (target) => begin("p", target),
  c: (target) =>
    Boolean(tool(meant(target), "copy") ?? tool(headOf(meant(target)), "copy")) &&
    press(tool(meant(target), "copy") ? meant(target) : headOf(meant(target)), "copy"),
  m: (target) => lift(meant(target)),
};

// Keys that point at what the last picks made: they wait until it is there, and what is typed after them waits behind.
const POINTING = /^([npcm]|F2|\[|\]|ArrowUp|ArrowDown)$/i;
const early = [];

/** Handle a key on a desk; return whether it was one of its own. */
export function deskKey(event) {
  const { key, target } = event;
  if (!desk()) return false;
  const ours = builds() && (POINTING.test(key) || early.length > 0);
  if (ours && !isSettled() && row(target)) {
    early.push({ key, thing: row(target).dataset.thing });
    return true;
  }
  return handleKey(key, target);
}

/** Handle the keys that came early, up to the next that has to wait. */
function catchUp() {
  while (early.length && (isSettled() || !POINTING.test(early[0].key))) {
    const { key, thing } = early.shift();
    const focused = document.activeElement;
    const at = stage.querySelector(`.wt-rows tr[data-thing="${CSS.escape(thing)}"]`);
    handleKey(key, row(focused) ? focused : (at ?? focused));
  }
}
// The answer to the last picks may be there before the painting, or after it.
onAnswered(catchUp);
onSwap(catchUp);

function handleKey(key, target) {
  if (isMoving() && key === "Escape") return stay();
  if (isMoving() && (key === "Enter" || key === " ") && putDown(row(target) ?? selectedRow())) return true;
  if (key === "/") return search();
  const at = row(target);
  if (key === "F2") return press(headOf(meant(target)), "name");
  if (key === "[" || key === "]") {
    const head = headOf(meant(target));
    if (head) fold(head.closest(".wt-rows"), head.dataset.group, key === "]");
    return Boolean(head);
  }
  if (builds() && LETTERS[key.toLowerCase()] && LETTERS[key.toLowerCase()](target)) return true;
  if (!at) return (key === "+" || key === "-" || key === "−") && builds() && keyOnRow(key, selectedRow());
  if (key === "ArrowDown" || key === "ArrowUp") return step(at, key === "ArrowDown" ? 1 : -1);
  if (key === "ArrowRight" || key === "ArrowLeft") return along(target, key === "ArrowRight" ? 1 : -1);
  if (/^\d$/.test(key) && lose(at, Number(key))) return true;
  if (target.matches("button")) return false;
  return keyOnRow(key, at);
}

function keyOnRow(key, at) {
  if (!at) return false;
  if (key === "Enter" || key === "+" || key === " ") addBy(at);
  else if (key === "-" || key === "−" || key === "Backspace")
    press(at.matches("[data-act]") ? selectedRow() : at, "less");
  else return false;
  return true;
}

// From the search down to what was found: Enter and the arrow go to its first row.
document.addEventListener(
  "keydown",
  (event) => {
    if (!event.target.matches?.("[data-search]") || !["ArrowDown", "Enter", "Escape"].includes(event.key)) return;
    const sheet = stage.querySelector(
      `.wt-rows[data-thing="${CSS.escape(event.target.closest("[data-finds]").dataset.finds)}"]`,
    );
    const first = shownRows(sheet).find((one) => !one.matches(".wt-group"));
    if (!first) return;
    event.preventDefault();
    event.stopPropagation();
    reach(first);
  },
  true,
);
