// The number keys of the choices: through one row of picks each stays with its choice, no matter which others go.

import { stage, table } from "../state.js";

const MOST = 9;
const keys = new Map(); // a row's name to its key
let question = null; // what the keys were given for
let listed = ""; // the rows that had a right to a key at the last count

/** Return whether a row can be pressed by its number: it is in no closed fold, and not the head of an open one. */
const isNumbered = (row) =>
  !row.closest("li").parentElement.closest("details:not([open])") && !row.matches("[open] > summary");

/** Return the rows of the question, which get number keys in this order; an open fold's rows stand for its head. */
export const rows = () => [...stage.querySelectorAll(".wt-choices .wt-choice")].filter(isNumbered);

/** Return what tells a row from the others of its question; a fold may say how many choices it holds. */
const nameOf = (row) => row.dataset.code ?? row.querySelector("b").textContent.replace(/\d+/g, "");

/** Return the first keys that no row of the question had yet, and then those of rows that went. */
function unused(names) {
  const all = Array.from({ length: MOST }, (_, i) => i + 1);
  const given = new Set(keys.values());
  const held = new Set(names.map((name) => keys.get(name)));
  return [...all.filter((key) => !given.has(key)), ...all.filter((key) => given.has(key) && !held.has(key))];
}

/** Give keys to the rows that have none; where none of them was there before, as where a fold is opened, from 1 on. */
function deal(names, toggled) {
  const now = table.message?.question ?? null;
  const same = now !== null && now === question && names.some((name) => keys.has(name));
  if (!same) keys.clear();
  if (!same || (toggled && names.join() !== listed))
    for (const [i, name] of names.slice(0, MOST).entries()) keys.set(name, i + 1);
  question = now;
  listed = names.join();
  // Of two that had the same key, one of them in a fold, the first has it.
  for (const [i, name] of names.entries())
    if (names.slice(0, i).some((one) => keys.has(one) && keys.get(one) === keys.get(name))) keys.delete(name);
  const left = unused(names);
  for (const name of names.filter((one) => !keys.has(one))) {
    if (!left.length) break;
    const key = left.shift();
    for (const [old, had] of keys) if (had === key) keys.delete(old);
    keys.set(name, key);
  }
}

/**
 * Write its number key on each choice. In a look back they are there to be read: nothing of them can be pressed.
 * Rows are told by their folds and not by their boxes, which would make the browser lay out the page once more.
 */
export function number(toggled = false) {
  const past = table.past !== null;
  for (const row of stage.querySelectorAll(".wt-prompt [data-code]")) row.disabled = past;
  const numbered = past ? [] : rows();
  if (!past) deal(numbered.map(nameOf), toggled);
  for (const row of stage.querySelectorAll(".wt-choices .wt-choice")) {
    const key = row.querySelector(".wt-key");
    const told = numbered.includes(row) ? String(keys.get(nameOf(row)) ?? "") : "";
    if (key.textContent !== told) key.textContent = told;
  }
}

/** Return the row that a number key presses. */
export const rowOf = (key) => rows().find((row) => row.querySelector(".wt-key").textContent === key);
