// Rows of a sheet: search, sort, filter, fold and look are the page's own, and are set anew after every swap.

import { stage } from "../state.js";
import { fits, heading } from "./selection.js";

const LIMIT = /^(<=|>=|<|>|=|≤|≥)\s*([a-z]?)(\d+)$/;
const looks = new Map(); // id of a sheet to how its rows are looked at
const order = new WeakMap(); // a row to its place as the server painted it

/** Return how the rows of a sheet are looked at. */
export function look(id) {
  if (!looks.has(id))
    looks.set(id, {
      search: "",
      facets: new Set(),
      sort: null,
      view: "",
      fits: "fits",
      closed: new Set(),
      met: new Set(),
    });
  return looks.get(id);
}

const sheets = () => [...stage.querySelectorAll(".wt-rows")];
const idOf = (sheet) => sheet.dataset.thing;
const body = (sheet) => sheet.tBodies[0];
const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Return the rows of a sheet that can be reached now, in the order in which they stand. */
export const shownRows = (sheet) =>
  [...body(sheet).rows].filter(
    (row) => !row.hidden && row.checkVisibility() && row.tabIndex >= -1 && row.dataset.thing,
  );

/** Return where the number of a column stands among a row's numbers. */
function numbered(sheet, column) {
  const heads = [...sheet.tHead.rows[0].cells].filter((head) => head.matches(".number, .scaled"));
  return heads.indexOf(column);
}
const numberAt = (row, at) => Number((row.dataset.values ?? "").split(" ")[at] ?? "-");

/** Return whether a row is found by one word of a search: part of its text, or a limit such as <=200 or >=h9. */
function found(sheet, row, text, word) {
  const limit = LIMIT.exec(word);
  if (!limit) return text.includes(word);
  const [, sign, key, wanted] = limit;
  const head = [...sheet.tHead.rows[0].cells].find(
    (cell) => cell.matches(".number, .scaled") && (cell.dataset.key ?? "") === key,
  );
  const value = head ? numberAt(row, numbered(sheet, head)) : Number.NaN;
  if (Number.isNaN(value)) return false;
  if (sign === "=") return value === Number(wanted);
  if (/[<≤]/.test(sign)) return sign === "<" ? value < wanted : value <= wanted;
  return sign === ">" ? value > wanted : value >= wanted;
}

function matches(sheet, row, { search, facets }) {
  if (facets.size && !facets.has(row.dataset.facet)) return false;
  const text = folded(`${row.textContent} ${row.dataset.words ?? ""}`);
  return folded(search)
    .replace(/([<>=≤≥]=?)\s+/g, "$1")
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => found(sheet, row, text, word));
}

function sorted(sheet, rows, { at, down }) {
  const head = sheet.tHead.rows[0].cells[at];
  const number = head.matches(".number, .scaled") ? numbered(sheet, head) : -1;
  const value = (row) => (number < 0 ? folded(row.cells[at]?.textContent ?? "") : numberAt(row, number));
  const compare = (one, two) => (number < 0 ? one.localeCompare(two) : (one || 0) - (two || 0));
  return [...rows].sort((one, two) => compare(value(one), value(two)) * (down ? -1 : 1));
}

/** Return rows under heads by what they are. */
function bySort(sheet, rows) {
  const names = [...new Set(rows.map((row) => row.dataset.words ?? ""))];
  return names.flatMap((name) => [heading(sheet, name), ...rows.filter((row) => (row.dataset.words ?? "") === name)]);
}

/** Return rows as the server painted them, under their heads; heads of nothing stay away, folded ones stand alone. */
function byGroup(rows, heads, closed) {
  const laid = [];
  for (const head of heads) {
    const { group } = head.dataset;
    const own = rows.filter((row) => row.dataset.group === group);
    head.classList.toggle("closed", closed.has(group));
    head.querySelector('[data-tool="fold"]')?.setAttribute("aria-expanded", String(!closed.has(group)));
    if (!own.length) continue;
    laid.push(head, ...(closed.has(group) ? [] : own));
  }
  return [...laid, ...rows.filter((row) => !heads.some((head) => head.dataset.group === row.dataset.group))];
}

function arrange(sheet) {
  const own = look(idOf(sheet));
  for (const made of sheet.querySelectorAll(".wt-group.made")) made.remove();
  const all = [...body(sheet).rows].sort((one, two) => order.get(one) - order.get(two));
  const heads = all.filter((row) => row.matches(".wt-group"));
  let rows = all.filter((row) => !row.matches(".wt-group") && matches(sheet, row, own));
  const rest = own.fits === "fits" ? rows.filter((row) => row.matches("[data-act]") && !fits(row)) : [];
  rows = rows.filter((row) => !rest.includes(row));
  let laid;
  if (own.sort) laid = sorted(sheet, rows, own.sort);
  else if (own.view === "facets")
    laid = bySort(
      sheet,
      rows.filter((row) => row.dataset.words),
    );
  else if (own.view === "rows") laid = rows.filter((row) => !row.matches(".spare"));
  else laid = byGroup(rows, heads, own.closed);
  if (rest.length) laid.push(heading(sheet, finder(sheet)?.dataset.rest ?? "", rest.length), ...rest);
  place(sheet, all, laid);
  mark(sheet, own);
}

/** Put rows into an order; those that are not in it are hidden. The focus and the scroll stay where they were. */
function place(sheet, all, laid) {
  const had = document.activeElement;
  const scroller = sheet.closest(".wt-scroll");
  const top = scroller?.scrollTop ?? 0;
  const kept = new Set(laid);
  const box = body(sheet);
  for (const row of all) row.hidden = !kept.has(row);
  [...laid, ...all.filter((row) => !kept.has(row))].forEach((row, at) => {
    if (box.rows[at] !== row) box.insertBefore(row, box.rows[at] ?? null);
  });
  if (scroller) scroller.scrollTop = top;
  if (box.contains(had) && document.activeElement !== had) had.focus({ preventScroll: true });
}

const finder = (sheet) => stage.querySelector(`.wt-find[data-finds="${CSS.escape(idOf(sheet))}"]`);

/** Show in the tools and heads of a sheet how it is looked at. */
function mark(sheet, own) {
  [...(sheet.tHead?.rows[0].cells ?? [])].forEach((head, at) => {
    if (own.sort?.at === at) head.setAttribute("aria-sort", own.sort.down ? "descending" : "ascending");
    else head.removeAttribute("aria-sort");
  });
  const tools = finder(sheet);
  if (!tools) return;
  const line = tools.querySelector("[data-search]");
  if (line && line.value !== own.search) line.value = own.search;
  for (const toggle of tools.querySelectorAll("[data-toggle]"))
    toggle.setAttribute("aria-pressed", String(own.facets.has(toggle.dataset.toggle)));
  for (const way of tools.querySelectorAll("[data-way]")) {
    const [first] = way.children;
    for (const button of way.children)
      button.setAttribute("aria-pressed", String(button.value === (own[way.dataset.way] || first.value)));
  }
}

/** Arrange the rows of all sheets anew: what is selected has changed. */
export function arrangeAll() {
  for (const sheet of sheets()) arrange(sheet);
}

/** Open or close a group of rows. */
export function fold(sheet, group, open) {
  const { closed } = look(idOf(sheet));
  if (open ?? closed.has(group)) closed.delete(group);
  else closed.add(group);
  arrange(sheet);
}

const sheetOf = (part) =>
  part.closest(".wt-rows") ?? sheets().find((sheet) => idOf(sheet) === part.closest("[data-finds]")?.dataset.finds);

stage.addEventListener("input", ({ target }) => {
  if (!target.matches("[data-search]")) return;
  const sheet = sheetOf(target);
  look(idOf(sheet)).search = target.value;
  arrange(sheet);
});

/** Handle a click on a head or a tool of a sheet; return whether it was one. */
export function clickOnTools(target) {
  const part = target.closest("[data-sort], [data-toggle], [data-way] button, [data-tool='fold']");
  if (!part) return false;
  const sheet = sheetOf(part);
  const own = look(idOf(sheet));
  if (part.dataset.tool) fold(sheet, part.closest("tr").dataset.group);
  else if (part.dataset.toggle) {
    if (!own.facets.delete(part.dataset.toggle)) own.facets.add(part.dataset.toggle);
  } else if (part.dataset.sort) {
    const at = Number(part.dataset.sort);
    if (own.sort?.at !== at) own.sort = { at, down: false };
    else own.sort = own.sort.down ? null : { at, down: true };
  } else own[part.parentElement.dataset.way] = part.value;
  arrange(sheet);
  return true;
}

/** Close the groups that the server painted as closed, each once: the viewer opens and closes them from then on. */
function closeNew(sheet) {
  const { closed, met } = look(idOf(sheet));
  for (const { dataset } of sheet.querySelectorAll(".wt-group[data-closed]")) {
    if (!met.has(dataset.group)) closed.add(dataset.group);
    met.add(dataset.group);
  }
}

/** Note the order in which the server painted the rows, right after a swap. */
export function noteOrder() {
  for (const sheet of sheets()) {
    closeNew(sheet);
    for (const made of sheet.querySelectorAll(".wt-group.made")) made.remove();
    [...body(sheet).rows].forEach((row, at) => {
      order.set(row, at);
    });
  }
}
