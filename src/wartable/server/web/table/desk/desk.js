// The desk: clicks on papers, the tabs of a phone, the catalogue that slides, and what is spoken after a pick.

import { complain, make } from "../../common/dom.js";
import { pick } from "../actions.js";
import { mark, setMark } from "../stage/marks.js";
import { onSwap } from "../stage/stage.js";
import { stage, table } from "../state.js";
import { wasDropped } from "./drag.js";
import { openForm } from "./forms.js";
import { putDown } from "./moves.js";
import { rename } from "./names.js";
import { arrangeAll, clickOnTools, fold, noteOrder } from "./rows.js";
import { markSelection, offer, onSelect, playOn, select, selectedRow } from "./selection.js";

const news = document.querySelector("#news");
let leaf = ""; // the open tab of a phone
let slid = false; // whether the catalogue lies over the desk
let newest = ""; // the news that were brought into sight
let spoken = ""; // the row that a pick was made on: it is told when its answer is there

const frame = () => stage.querySelector(".wt-desk-frame");

/** Return the id of the row that a pick will be seen on: the selected one, or the one that it begins. */
const aim = () => selectedRow()?.dataset.leads ?? selectedRow()?.dataset.thing ?? "";

/** Send the codes of a small button, a box or a switch, and show at once that it was pressed. */
function press(button) {
  const row = button.closest("tr, .wt-switch");
  spoken = row?.dataset.thing ?? "";
  // What fits of a suggestion is taken, and the rest told.
  if (button.matches(".wt-use")) for (const code of button.dataset.code.split(",")) pick([Number(code)], [button]);
  else pick(button.dataset.code.split(",").map(Number), [button]);
}

/** Bring a thing into sight: its tab, its group unfolded, selected where it can be. */
export function goTo(id) {
  const row = stage.querySelector(`.wt-desk-frame [data-thing="${CSS.escape(id)}"]`);
  if (!row) return;
  const tab = row.closest("[data-leaf]")?.dataset.leaf;
  if (tab) leaf = tab;
  if (row.matches("[data-select]")) select(id);
  if (row.matches(".wt-group")) fold(row.closest(".wt-rows"), row.dataset.group, true);
  show();
  row.scrollIntoView({ block: row.matches(".wt-group") ? "start" : "nearest" });
  row.focus({ preventScroll: true });
}

/** Say the headings and sentences of news politely, behind what the log told; its tables are there to be read. */
function speakNews(paper) {
  const said = [...paper.querySelectorAll(":is(h3, header > span, p, footer > span):not(table *)")].map((part) =>
    part.textContent.trim(),
  );
  news.append(make("p", {}, said.filter(Boolean).join(" ")));
}

/** Show news that were not read yet; in a replay none lie over the papers. */
function showNews(desk) {
  const news = desk.querySelector(".wt-news");
  if (!news) return;
  news.hidden = table.past !== null || mark("news") === news.dataset.news;
  if (news.hidden || newest === news.dataset.news) return;
  newest = news.dataset.news;
  news.scrollIntoView({ block: "start" });
  speakNews(news);
}

/** Handle a click on a desk; return whether something on it was meant. */
export function clickOnDesk(target) {
  if (!frame()?.contains(target)) return false;
  for (const menu of frame().querySelectorAll(".wt-more-uses[open]"))
    if (!menu.contains(target) || target.closest("a")) menu.open = false;
  if (wasDropped()) return true;
  if (clickOnTools(target)) return true;
  const tab = target.closest(".wt-leaf-tabs [data-leaf]");
  if (tab) {
    leaf = tab.dataset.leaf;
    show();
    return true;
  }
  const read = target.closest("[data-read]");
  if (read) {
    setMark("news", read.dataset.read);
    show();
    return true;
  }
  if (target.closest("[data-slide]")) {
    slid = !slid;
    show();
    return true;
  }
  const form = target.closest("[data-form]");
  if (form) openForm(form.dataset.form);
  const go = target.closest("[data-go]");
  if (go) goTo(go.dataset.go);
  const pale = target.closest("[data-why]");
  if (pale) complain(pale.title);
  if (form || go || pale) return true;
  return clickOnRow(target);
}

function clickOnRow(target) {
  const button = target.closest(".wt-rows button, .wt-switch button, .wt-uses button");
  const row = target.closest(".wt-rows tbody tr");
  if (button?.dataset.tool === "name") rename(button);
  else if (button?.dataset.tool === "add") {
    spoken = aim();
    playOn(row);
  } else if (button?.dataset.code) press(button);
  else if (button) return true;
  else if (putDown(row)) return true;
  else if (row?.matches("[data-select]")) select(row.dataset.thing);
  else if (row?.matches("[data-act]")) row.focus({ preventScroll: true });
  // A row with a choice of its own is left to the table: a click on it plays the choice.
  else if (/^\d+$/.test(row?.dataset.codes ?? "")) return false;
  else return Boolean(row);
  return true;
}

/** Play a row by a key: one of the catalogue on the selected place; of a place what its stepper adds. */
export function addBy(row) {
  spoken = row.matches("[data-act]") ? aim() : row.dataset.thing;
  if (row.matches("[data-act]")) playOn(row);
  else row.querySelector('[data-tool="more"]:enabled, [data-tool="tick"]:enabled')?.click();
}

/** Show tabs and drawer as they are, and mark what is selected. */
function show() {
  const desk = frame();
  if (!desk) return;
  const tabs = [...desk.querySelectorAll(".wt-leaf-tabs [data-leaf]")];
  if (tabs.length && !tabs.some((tab) => tab.dataset.leaf === leaf)) {
    const begun = desk.querySelector(".wt-stepper, .wt-tick"); // an empty list begins with the catalogue
    const main = begun ? desk.querySelector('.wt-leaf[data-place="main"]') : null;
    leaf = (main ?? tabs[0])?.dataset.leaf ?? "";
  }
  for (const tab of tabs) tab.setAttribute("aria-selected", String(tab.dataset.leaf === leaf));
  if (tabs.length) desk.dataset.leaf = leaf;
  else delete desk.dataset.leaf;
  // The column at the side belongs to the first of the main papers; what is in the sidebar always lies open.
  const first = desk.querySelector('.wt-leaf[data-place="main"]')?.dataset.leaf;
  const narrow = Boolean(desk.closest(".wt-narrow"));
  for (const paper of desk.querySelectorAll(".wt-leaf[data-leaf]")) {
    const own = !narrow && paper.dataset.place === "side" ? first : paper.dataset.leaf;
    paper.classList.toggle("open", own === leaf);
    paper.classList.toggle("shut", tabs.length > 0 && own !== leaf && !paper.closest(".wt-rail"));
  }
  showNews(desk);
  desk.classList.toggle("slid", slid);
  desk.querySelector("[data-slide]")?.setAttribute("aria-expanded", String(slid));
  markSelection();
  offer();
}

/** Let the catalogue slide in or out; return whether there is one that slides. */
export function slide(open) {
  if (!frame()?.querySelector("[data-slide]")) return false;
  slid = open;
  show();
  return true;
}

/** Say what a pick came to: its row, and what is left. */
function speakRow() {
  const row = spoken && stage.querySelector(`.wt-rows tr[data-thing="${CSS.escape(spoken)}"]`);
  if (!row || table.past !== null) return;
  const [spent, limit] = stage.querySelectorAll(".wt-budget > div:first-child > :is(b, span:not(.wt-clause))");
  const left = stage.querySelector(".wt-budget li:last-child");
  const sums = [`${spent?.textContent ?? ""} ${limit?.textContent ?? ""}`, left?.textContent ?? ""];
  const told = [row.getAttribute("aria-label"), ...sums.map((text) => text.trim())];
  news.textContent = told.filter(Boolean).join(". ");
}

onSelect(() => {
  show();
  arrangeAll();
  // What fits stands first: it comes into sight.
  for (const row of stage.querySelectorAll(".wt-rows tr[data-act].goes")) row.closest(".wt-scroll").scrollTop = 0;
});
onSwap(() => {
  if (!frame()) return;
  noteOrder();
  show();
  arrangeAll();
  speakRow();
});
