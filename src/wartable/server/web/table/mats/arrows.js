// Arrow keys on mats: left and right go from thing to thing; down from the hand to the own mat, then round the table.

import { stage } from "../state.js";

const ROWS = [".wt-mats .wt-hand", ".wt-mats .wt-mat"];
const ACROSS = { ArrowLeft: -1, ArrowRight: 1 };
const DOWN = { ArrowUp: -1, ArrowDown: 1 };

const stops = (row, kind = "") =>
  [...row.querySelectorAll(`[data-thing][tabindex]${kind}`)].filter((thing) => thing.checkVisibility());

/** Return the kind of a thing, as the class that its painter gave it, among those that every mat may have. */
const kindOf = (thing) => [".wt-tile", ".wt-slip", ".wt-figure", ".wt-scale"].find((kind) => thing.matches(kind)) ?? "";

/** Return what lies in another mat where this thing lies in its own. */
function opposite(thing, home, row) {
  const kind = kindOf(thing);
  const at = stops(home, kind).indexOf(thing);
  const there = stops(row, kind);
  const all = stops(row);
  return there[Math.min(at, there.length - 1)] ?? all.find((one) => one.tabIndex === 0) ?? all[0];
}

/** Move the focus on the mats; return whether the key was one for them. */
export function arrowOnMats(target, key) {
  const thing = target.closest?.(".wt-mats [data-thing]");
  const home = thing?.closest(ROWS.join());
  if (!home) return false;
  if (ACROSS[key]) {
    const row = stops(home);
    row[row.indexOf(thing) + ACROSS[key]]?.focus();
    return true;
  }
  if (!DOWN[key]) return false;
  const rows = ROWS.flatMap((row) => [...stage.querySelectorAll(row)]).filter((row) => stops(row).length);
  const next = rows[rows.indexOf(home) + DOWN[key]];
  if (next) opposite(thing, home, next)?.focus();
  return true;
}
