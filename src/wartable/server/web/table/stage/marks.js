// Marks: how far this browser has read a table's log and chat. They outlive a reload; the oldest tables are forgotten.

import { table } from "../state.js";

const KEY = "wartable marks";
const MOST = 40; // tables

function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** Return how far something of this table was read, or nothing. */
export const mark = (name) => all()[table.id]?.[name];

/** Store how far something of this table was read. */
export function setMark(name, value) {
  const { [table.id]: own, ...others } = all();
  const kept = Object.fromEntries(Object.entries(others).slice(1 - MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [table.id]: { ...own, [name]: value } }));
  } catch {
    /* storage may be blocked: the marks then last as long as the page */
  }
}
