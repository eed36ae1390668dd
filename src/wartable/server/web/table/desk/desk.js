// The desk: clicks on papers, the tabs of a phone, the catalogue that slides, and what is spoken after a pick.

import { complain } from "../../common/dom.js";
import { pick } from "../actions.js";
import { onSwap } from "../stage/stage.js";
import { stage, table } from "../state.js";
import { wasDropped } from "./drag.js";
import { openForm } from "./forms.js";
import { rename } from "./names.js";
import { arrangeAll, clickOnTools, noteOrder } from "./rows.js";
import { markSelection, offer, onSelect, playOn, select, selectedRow } from "./selection.js";

const news = document.querySelector("#news");
let leaf = ""; // the open tab of a phone
let slid = false; // whether the catalogue lies over the desk
let spoken = ""; // the row that a pick was made on: it is told when its answer is there

const frame = () => stage.querySelector(".wt-desk-frame");

/** Send the codes of a small button, a box or a switch, and show at once that it was pressed. */
function press(button) {
  const row = button.closest("tr, .wt-switch");
  spoken = row?.dataset.thing ?? "";
  pick(button.dataset.code.split(",").map(Number), [button]);
}

/** Bring a thing into sight: its tab, its group unfolded, selected where it can be. */
export function goTo(id) {
  const row = stage.querySelector(`.wt-desk-frame [data-thing="${CSS.escape(id)}"]`);
  if (!row) return;
  const tab = row.closest("[data-leaf]")?.dataset.leaf;
  if (tab) leaf = tab;
  if (row.matches("[data-select]")) select(id);
  show();
  row.scrollIntoView({ block: "nearest" });
  row.focus({ preventScroll: true });
}

/** Handle a click on a desk; return whether something on it was meant. */
export function clickOnDesk(target) {
  if (!frame()?.contains(target)) return false;
  if (wasDropped()) return true;
  if (clickOnTools(target)) return true;
  const tab = target.closest(".wt-leaf-tabs [data-leaf]");
  if (tab) {
    leaf = tab.dataset.leaf;
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
  const button = target.closest(".wt-rows button, .wt-switch button");
  const row = target.closest(".wt-rows tbody tr");
  if (button?.dataset.tool === "name") rename(button);
  else if (button?.dataset.tool === "add") {
    spoken = selectedRow()?.dataset.thing ?? "";
    playOn(row);
  } else if (button?.dataset.code) press(button);
  else if (button) return true;
  else if (row?.matches("[data-select]")) select(row.dataset.thing);
  else if (row?.matches("[data-act]")) row.focus({ preventScroll: true });
  else return Boolean(row);
  return true;
}

/** Play a row by a key: one of the catalogue on the selected place; of a place what its stepper adds. */
export function addBy(row) {
  spoken = row.matches("[data-act]") ? (selectedRow()?.dataset.thing ?? "") : row.dataset.thing;
  if (row.matches("[data-act]")) playOn(row);
  else row.querySelector('[data-tool="more"]:enabled, [data-tool="tick"]:enabled')?.click();
}

/** Show tabs and drawer as they are, and mark what is selected. */
function show() {
  const desk = frame();
  if (!desk) return;
  const tabs = [...desk.querySelectorAll(".wt-leaf-tabs [data-leaf]")];
  if (!tabs.some((tab) => tab.dataset.leaf === leaf)) {
    const begun = desk.querySelector(".wt-stepper, .wt-tick"); // an empty list begins with the catalogue
    const main = begun ? desk.querySelector('.wt-leaf[data-place="main"]') : null;
    leaf = (main ?? tabs[0])?.dataset.leaf ?? "";
  }
  for (const tab of tabs) tab.setAttribute("aria-selected", String(tab.dataset.leaf === leaf));
  if (tabs.length) desk.dataset.leaf = leaf;
  else delete desk.dataset.leaf;
  for (const paper of desk.querySelectorAll(".wt-leaf[data-leaf]"))
    paper.classList.toggle("open", paper.dataset.leaf === leaf);
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
