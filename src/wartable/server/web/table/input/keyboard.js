// Keyboard control. For a moment after a new question no key answers it, so that none is answered by accident.

import { complain, say } from "../../common/dom.js";
import { settings } from "../../common/preferences.js";
import { isUnderWay, play, redo, undo } from "../actions.js";
import { dismiss } from "../board/answers.js";
import { walkKey } from "../board/walk.js";
import { zoomKey } from "../board/zoom.js";
import { deskKey } from "../desk/keys.js";
import { arrowOnMats } from "../mats/arrows.js";
import { openMat, toggleMat } from "../mats/open.js";
import { pressPace } from "../panels/pace.js";
import { closePanel, openPanel, openRules } from "../panels/panel.js";
import { backToNow, step } from "../panels/replay.js";
import { askAbout, closeMenu, point } from "../stage/choice-menu.js";
import { enlarge, hideLarge, openable } from "../stage/large-card.js";
import { readLog } from "../stage/log.js";
import { onSwap } from "../stage/stage.js";
import { page, stage, table } from "../state.js";
import { firstStop, isWarned } from "./focus.js";
import { arrowInHand } from "./hand.js";
import { rowOf } from "./numbers.js";

const GUARD = 400;
const ANSWERS = /^[1-9dD]$/; // keys that play a choice or end a row
const ELSEWHERE = "#panel, #menu"; // where a number, D or U is not meant for the question
const LATEST = 3000; // milliseconds: a number that waited longer for the answer to the one before is forgotten
const TYPED = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select";

/** Return the elements that arrow keys move among: lines of the log, or buttons of the question. */
function neighbours(target) {
  if (target.closest(".wt-lines")) return [...stage.querySelectorAll(".wt-log .wt-turn[href]")];
  if (!target.closest(".wt-prompt")) return [];
  return [...stage.querySelectorAll(".wt-prompt :is(button, summary)")].filter(
    (part) => part.checkVisibility?.() ?? true,
  );
}

function arrows(event, step_) {
  const list = neighbours(event.target);
  const at = list.indexOf(event.target);
  if (at < 0) return false;
  list[Math.min(Math.max(0, at + step_), list.length - 1)].focus();
  return true;
}

/** Press a row by its number: it has the focus, and of a fold that opens the first row. */
function press(row) {
  row?.focus();
  row?.click();
  if (row?.matches("summary")) row.parentElement.querySelector(".wt-choice[data-code]")?.focus();
}

const early = []; // numbers pressed before the last pick was answered: each is the choice that it stood for then

/** Press a number; while an answer is under way it waits, so that picks in haste are those that were numbered so. */
function pressNumber(key) {
  const row = rowOf(key);
  const { code } = row?.dataset ?? {};
  if (!code || !isUnderWay()) {
    press(row);
    return;
  }
  const { question, number } = table.message;
  early.push({ code, question, number, warned: isWarned(row), at: performance.now() });
}

/** Press the next number that waited, if its question still stands; one with a warning that is new is only focused. */
function pressEarly() {
  const { question, number } = table.message ?? {};
  const now = performance.now();
  const kept = early.filter((one) => one.question === question && now - one.at < LATEST);
  early.splice(0, early.length, ...(table.asked && table.past === null ? kept : []));
  if (!early.length || number <= early[0].number) return;
  const { code, warned } = early.shift();
  for (const one of early) one.number = number;
  const row = stage.querySelector(`.wt-choices [data-code="${code}"]`);
  if (row && isWarned(row) && !warned) row.focus();
  else press(row);
}

function whyNot() {
  const misses = stage.querySelectorAll(".wt-miss");
  if (!misses.length) {
    complain(say("nothing-refused"), true);
    return;
  }
  const more = stage.querySelector(".wt-more");
  if (more) more.open = true;
  misses[0].open = true;
  misses[0].querySelector("summary").focus();
}

function clauseOf(element) {
  return element.closest("[data-code], .wt-miss, li")?.querySelector(".wt-clause")?.textContent.trim() ?? "";
}

/** Return the things that a row of the question stands for; the nearest thing of any other place. */
function thingsAt(target) {
  const own = target.closest("[data-thing]");
  const ids = own ? [] : (target.closest("[data-things]")?.dataset.things.split(" ") ?? []);
  const named = ids.map((id) => stage.querySelector(`[data-thing="${CSS.escape(id)}"]`));
  return [own, ...named].filter(Boolean);
}

/** Open the first thing of a place that opens large; else say that there is none. */
function openLarge({ target }) {
  const found = thingsAt(target).map(openable).find(Boolean);
  if (found) enlarge(found);
  else complain(say("nothing-large"), true);
}

/** Offer what can be asked about the first thing of a place that can be asked about. */
function askHere({ target }) {
  if (!thingsAt(target).some(askAbout)) complain(say("nothing-asked"), true);
}

const KEYS = {
  u: ({ shiftKey }) => (shiftKey ? redo() : undo()),
  d: () => stage.querySelector(".wt-button.done")?.click(),
  l: () => {
    closePanel();
    readLog();
  },
  p: () => pressPace("pause"),
  s: () => pressPace("skip"),
  w: () => pressPace("since"),
  m: () => openPanel("settings"),
  c: () => openPanel("chat"),
  h: () => {
    openPanel("aid");
    document.querySelector("#panel .keys").closest("details").open = true;
  },
  r: ({ target }) => openRules(clauseOf(target)),
  i: openLarge,
  q: askHere,
  "?": whyNot,
};
const PAST = { ArrowLeft: "back", ArrowRight: "next", Home: "first", " ": "play" };

/** Close what lies on top: a menu or a large card; then the panel, else the replay; else go back to the question. */
function closeTopmost(target) {
  if (closeMenu() || hideLarge() || dismiss()) return;
  if (page.querySelector("dialog[open]")) return;
  if (!document.querySelector("#panel").hidden) closePanel();
  else if (table.past !== null) backToNow();
  else if (!target.closest(".wt-choices, #coach") && !page.matches(".textmode")) firstStop()?.focus();
}

/** Return whether the question has just come. */
const isFresh = () => table.asked && performance.now() - table.arrived < GUARD;

/** Return whether a key would press what has the focus of a question that has just come. */
const isHasty = ({ key, target }) =>
  (key === "Enter" || key === " ") && isFresh() && target.closest?.("#stage, #told-choices");

function handle(event) {
  const { key, target } = event;
  if (isHasty(event)) return true;
  if (isFresh() && ANSWERS.test(key)) return true;
  if (key === "Escape") {
    closeTopmost(target);
    return false;
  }
  if (table.past !== null && PAST[key] && !target.matches("button, a, select")) {
    step(PAST[key]);
    return true;
  }
  if (!target.closest(ELSEWHERE) && table.past === null && deskKey(event)) return true;
  if (/^[1-9du]$/i.test(key) && target.closest(ELSEWHERE)) return false;
  if (/^[1-9]$/.test(key)) {
    if (table.past === null) pressNumber(key);
    else play("");
    return true;
  }
  if (target.matches("input[type=range]")) return false;
  if (KEYS[key.toLowerCase()] && !settings.noletters) {
    KEYS[key.toLowerCase()](event);
    return true;
  }
  if (walkKey(target, key)) return true;
  if ((key === "Enter" || key === " ") && target.matches("[data-thing]")) {
    const opens = openMat(target) || (!target.dataset.codes && toggleMat(target));
    if (!opens && !point(target, true)) enlarge(openable(target));
    return true;
  }
  if (arrowOnMats(target, key) || arrowInHand(target, key)) return true;
  if ((key === "ArrowDown" || key === "ArrowUp") && arrows(event, key === "ArrowDown" ? 1 : -1)) return true;
  if (target.closest("#panel")) return false;
  const walks = key.startsWith("Arrow") && target.closest(".wt-prompt, .wt-log");
  return !walks && !(settings.noletters && /[a-z]/i.test(key)) && zoomKey(stage, key.toLowerCase());
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches(TYPED) && event.key !== "Escape") return;
  if (page.matches(".curtained, .gathering") || page.querySelector("dialog[open]")) return;
  // In text mode letters are typed, numbers, too.
  if (page.matches(".textmode") && event.key !== "Escape" && !isHasty(event)) return;
  if (handle(event)) event.preventDefault();
});
onSwap(pressEarly);
