// The panel beside the table: chat, help, rules, replay, settings. It covers the log or, for long texts, a part of the
// table; never the question.

import { complain, make, say, texts } from "../../common/dom.js";
import { keep, settings } from "../../common/preferences.js";
import { explain } from "../../common/requests.js";
import { searchable, seek } from "../../common/rulebook.js";
import { drawOver, onTable } from "../board/answers.js";
import { closed, opened as overlaid } from "../input/back.js";
import { heldFocus } from "../input/focus.js";
import { lang, page, stage, table } from "../state.js";

const panel = document.querySelector("#panel");
const tabs = [...panel.querySelectorAll("[role=tab]")];
const opened = [];
let giveBack = () => {};

/** Register a callback for the opening of a tab. */
export const onOpen = (name, work) => opened.push([name, work]);
export const shownTab = () =>
  panel.hidden ? "" : (tabs.find((tab) => tab.getAttribute("aria-selected") === "true")?.id.slice(4) ?? "");

/** Open a tab of the panel; without a name, or with the open one again, close the panel. */
export function openPanel(name = "") {
  if (!name || name === shownTab()) {
    closePanel();
    return;
  }
  if (panel.hidden) giveBack = heldFocus();
  panel.hidden = false;
  overlaid("panel", closePanel);
  panel.dataset.tab = name;
  page.classList.add("paneled");
  for (const tab of tabs) {
    const chosen = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    document.querySelector(`#${tab.getAttribute("aria-controls")}`).hidden = !chosen;
    if (chosen) tab.focus({ preventScroll: true });
  }
  fit();
  for (const [tab, work] of opened) if (tab === name) work();
}

export function closePanel() {
  if (panel.hidden) return;
  panel.hidden = true;
  page.classList.remove("paneled");
  closed("panel");
  giveBack();
}

const LEAST = 300; // pixels; where the log has less room the panel stands beside it
const LONG = ["rules", "aid"];
const SHORT = 8; // names; longer lists are sorted

/** Fit the panel above the question or beside it; one that is closed is fitted when it opens. */
export function fit() {
  if (panel.hidden) return;
  const prompt = stage.querySelector(".wt-prompt")?.getBoundingClientRect();
  const beside = innerWidth >= 960 && prompt;
  panel.style.setProperty("--foot", beside ? `${Math.max(0, innerHeight - prompt.top)}px` : "0px");
  panel.style.setProperty("--beside", beside ? `${prompt.width}px` : "");
  panel.classList.toggle("tall", Boolean(beside) && (LONG.includes(panel.dataset.tab) || prompt.top - 56 < LEAST));
}
addEventListener("resize", fit);

panel.addEventListener("click", ({ target }) => {
  const tab = target.closest("[role=tab]");
  if (tab && tab.getAttribute("aria-selected") !== "true") openPanel(tab.id.slice(4));
});
panel.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const at = tabs.indexOf(document.activeElement);
  if (step && at >= 0) openPanel(tabs.at((at + step) % tabs.length).id.slice(4));
});

// -- rules --

let book = null;
const shelf = panel.querySelector("#panel-rules [data-book]");
async function fetched() {
  const answer = await fetch(`/rules/${table.title}/book?lang=${lang}`);
  shelf.innerHTML = await answer.text();
  searchable(shelf);
}

/** Open the rulebook beside the table, at a clause if one is named. */
export async function openRules(clause = "") {
  if (shownTab() !== "rules") openPanel("rules");
  book ??= fetched();
  await book;
  if (clause) seek(shelf, clause);
}
onOpen("rules", () => {
  book ??= fetched();
});

// -- questions --

const answers = panel.querySelector("#asked");
const about = panel.querySelector("#about");

async function put(question, args) {
  try {
    const answer = await table.line.ask({ type: "ask", question, args });
    answers.replaceChildren(...answer.lines.map((line) => make("p", {}, line)));
    drawOver(answer);
  } catch (error) {
    complain(explain(error));
  }
}

/** Return a field for a word that a question needs: one of the things on the table, else of the title's names. */
function wordField(noun) {
  const { label, names } = texts.nouns[noun];
  const there = [...onTable(noun)];
  const offered = there.length ? there : names;
  const sorted = offered.length > SHORT ? offered.toSorted(([, a], [, b]) => a.localeCompare(b, lang)) : offered;
  return make(
    "label",
    {},
    label,
    make("select", {}, ...sorted.map(([word, told]) => make("option", { value: word }, told))),
  );
}

for (const button of panel.querySelectorAll("[data-ask]")) {
  const { needs, label } = texts.questions.find(({ name }) => name === button.dataset.ask);
  button.addEventListener("click", () => {
    about.hidden = !needs.length;
    answers.replaceChildren();
    if (!needs.length) {
      put(button.dataset.ask, []);
      return;
    }
    about.replaceChildren(
      make("b", {}, label),
      ...needs.map(wordField),
      make("button", { className: "button main" }, say("ask-about")),
    );
    about.onsubmit = (event) => {
      event.preventDefault();
      put(
        button.dataset.ask,
        [...about.querySelectorAll("select")].map(({ value }) => value),
      );
    };
    about.querySelector("select").focus();
  });
}

// -- settings --

export function bindSettings(changed) {
  for (const box of panel.querySelectorAll("[data-setting]")) {
    box.checked = Boolean(settings[box.dataset.setting]);
    box.addEventListener("change", () => {
      keep(box.dataset.setting, box.checked);
      changed(box.dataset.setting, box.checked);
    });
  }
}
