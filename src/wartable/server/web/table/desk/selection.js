// The selected row of a desk: rows of other sheets are played on it by the code that both have. The page knows no more.

import { make, say } from "../../common/dom.js";
import { pick } from "../actions.js";
import { stage, table } from "../state.js";

let selected = ""; // the id of the selected thing
let current = ""; // the row that would be played on it: the one last pointed at or focused
const reasons = new Map(); // why a row cannot be played on the selected one, by both ids and the number of the question

const rowOf = (id) => (id ? stage.querySelector(`.wt-rows tr[data-thing="${CSS.escape(id)}"]`) : null);
const codes = (row) => row?.dataset.codes?.split(" ") ?? [];

/** Return the selected row, if there is one. */
export const selectedRow = () => rowOf(selected);

/** Return the code that a row shares with the selected one, or nothing. */
export function shared(row, on = selectedRow()) {
  const other = new Set(codes(on));
  return codes(row).find((code) => other.has(code)) ?? null;
}

/** Return whether a row can be played on the selected one; where nothing is selected, whether it can be at all. */
export const fits = (row) => (selectedRow() ? shared(row) !== null : codes(row).length > 0);

/** Return a head for rows that the page has gathered itself. */
export function heading(sheet, name, count = "") {
  const cell = make("th", { colSpan: sheet.tHead?.rows[0].cells.length ?? 1, scope: "colgroup" });
  cell.append(
    make("div", {}, make("span", { className: "wt-told" }, make("b", {}, name), make("small", {}, `${count}`))),
  );
  return make("tr", { className: "wt-group made" }, cell);
}

const listeners = [];
/** Register a callback that runs when another row is selected. */
export const onSelect = (work) => listeners.push(work);

/** Select a row by the id of its thing; the first place that can be selected, if it is gone. */
export function select(id) {
  selected = id;
  current = "";
  for (const work of listeners) work();
}

/** Play a row on the selected one. Where it leads on, what it led to is selected: a company just begun. */
export function playOn(row, on = selectedRow()) {
  const code = shared(row, on) ?? (on ? null : codes(row)[0]);
  if (!code) {
    tellWhy(row);
    return;
  }
  pick([Number(code)], [row, ...(on ? [on] : [])]);
  if (on?.dataset.leads) selected = on.dataset.leads;
}

/** Show what would be played, or why it cannot be: in the question, and to those who hear it. */
export function pointAt(row) {
  if (!row?.dataset.act || row.dataset.thing === current) return;
  current = row.dataset.thing;
  offer();
  if (!fits(row)) tellWhy(row);
}

/** Ask the server why a row cannot be played on the selected one, and show the answer in the question. */
async function tellWhy(row) {
  const on = selectedRow();
  const key = [row.dataset.thing, on?.dataset.thing, table.message.number].join(" ");
  if (!reasons.has(key)) {
    reasons.set(key, null);
    const things = [row.dataset.thing, ...(on ? [on.dataset.thing] : [])];
    const told = await table.line.ask({ type: "why", things }).catch(() => ({ misses: [] }));
    reasons.set(key, told.misses?.[0] ?? null);
  }
  offer();
}

function words(row) {
  const price = row.querySelector("td.number")?.textContent.trim() ?? "";
  const rest = stage.querySelector(".wt-budget li:last-child")?.textContent.trim() ?? "";
  return [price, rest].filter(Boolean).join(" · ");
}

/** Return the next place that something can be added to, where the selected one takes no more. */
function onward() {
  const on = selectedRow();
  if (!on?.querySelector('[data-tool="more"]:disabled[title]')) return null; // its title says that it is full
  const rows = [...stage.querySelectorAll(".wt-rows tr[data-select]")].filter((row) => codes(row).length);
  return rows.find((row) => on.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) ?? rows[0] ?? null;
}

/** Say that the selected place is full, with the way to the next one. */
function offerNext(prompt) {
  const next = onward();
  if (!next) return;
  const told = say("next-place", { full: selectedRow().dataset.name ?? "", next: next.dataset.name ?? "" });
  const shown = make("button", { type: "button", className: "wt-choice bare joint" }, make("b", {}, told));
  shown.addEventListener("click", () => select(next.dataset.thing));
  prompt.querySelector(".wt-ask")?.after(shown);
}

/** Put what Enter does now at the head of the question's choices, or the reason why it does nothing. */
export function offer() {
  for (const old of stage.querySelectorAll(".wt-prompt .joint")) old.remove();
  const row = rowOf(current);
  const on = selectedRow();
  const prompt = stage.querySelector(".wt-prompt");
  if (!prompt || table.past !== null) return;
  offerNext(prompt);
  if (!row) return;
  const code = shared(row);
  const label = row.dataset.act.replace("{at}", on?.dataset.name ?? "").trim();
  const sign = row.querySelector(".wt-sign")?.cloneNode(true);
  const told = make("span", {}, make("b", {}, label));
  const shown = make("button", { type: "button", className: "wt-choice joint" }, ...(sign ? [sign] : []), told);
  if (code) {
    told.append(make("span", {}, words(row)));
    shown.addEventListener("click", () => playOn(row));
  } else {
    const why = reasons.get([row.dataset.thing, on?.dataset.thing, table.message.number].join(" "));
    shown.classList.add("barred");
    shown.setAttribute("aria-disabled", "true");
    if (why) told.append(make("span", { className: "wt-why" }, `${why.reason} `));
    if (why?.clause) told.append(make("span", { className: "wt-clause" }, why.clause));
  }
  prompt.querySelector(".wt-ask")?.after(shown);
}

/** Mark the selected row and what can be played on it; rows that begin something show where the work is. */
export function markSelection() {
  const rows = [...stage.querySelectorAll(".wt-rows tr[data-select]")];
  if (rows.length && !selectedRow()) selected = (rows.find((row) => codes(row).length) ?? rows[0]).dataset.thing;
  const on = selectedRow();
  for (const row of rows) {
    row.classList.toggle("selected", row === on);
    row.setAttribute("aria-selected", String(row === on));
    if (row.matches(".spare")) row.classList.toggle("near", row.dataset.group === on?.dataset.group);
  }
  for (const head of stage.querySelectorAll(".wt-rows .wt-group[data-group]"))
    head.classList.toggle("near", head.dataset.group === on?.dataset.group);
  for (const row of stage.querySelectorAll(".wt-rows tr[data-act]")) {
    row.classList.toggle("goes", fits(row));
    row.classList.toggle("out", !fits(row));
  }
}

stage.addEventListener("focusin", ({ target }) => pointAt(target.closest?.(".wt-rows tr[data-act]")));
stage.addEventListener("pointerover", ({ target }) => pointAt(target.closest?.(".wt-rows tr[data-act]")));
