// Text mode: the table in words, for screen readers and for reading, with a command line.

import { complain, make, say, texts } from "../../common/dom.js";
import { keep } from "../../common/preferences.js";
import { explain, get } from "../../common/requests.js";
import { dock } from "../panels/bars.js";
import { closePanel, openPanel, openRules } from "../panels/panel.js";
import { api, lang, page, stage, table } from "../state.js";
import { firstSafe, firstStop } from "./focus.js";

const words = (key) =>
  say(`word-${key}`)
    .split(",")
    .map((word) => word.trim());
const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
let room = null;
let data = {}; // the last response
let reading = null; // pending until the table has been fetched again
let commands = Promise.resolve(); // pending until all that was typed is answered: each command follows from the last

const begins = (text, key) =>
  words(key)
    .map(folded)
    .find((word) => text === word || text.startsWith(`${word} `));

/** Do something at the table; the next command follows from it, whether the page shows it already or not. */
async function done(kind, body) {
  const answer = await table.line.do(kind, body, table.viewer);
  table.number = Math.max(table.number, answer.number ?? 0);
  return say("played");
}

/** Answer the question that was read. If it is stale by now, the server refuses and nothing is played. */
const act = (action, number = data.number) => done("act", { actions: [action], number });

/** Return the choices that have a number: quiet ones, of which there may be hundreds, are named by their words. */
const numbered = () => data.choices.filter(({ quiet }) => !quiet);

/** Return how many choices have no number, in words; or nothing. */
const others = () => {
  const count = data.choices.length - numbered().length;
  return count ? say("text-quiet", { count }) : "";
};

/** List the numbered choices; with words after the command, the others that have these words. */
function listed(rest) {
  const found = rest.split(/\s+/).filter(Boolean);
  if (found.length)
    return data.choices
      .filter(({ quiet, label, text }) => quiet && found.every((word) => folded(`${label} ${text}`).includes(word)))
      .map(({ label, text }) => `${label} (${text})`)
      .join("\n");
  const lines = numbered().map(({ label, hint }, i) => `${i + 1}. ${[label, hint].filter(Boolean).join(". ")}`);
  return [...lines, others()].filter(Boolean).join("\n") || data.prompt;
}

/** Strip a leading stop word: an article, or the "of" before a name. */
const without = (text, key) => text.slice(begins(text, key)?.length ?? 0).trim();

/** Match the question that a line begins with; return its name and the rest of the line. */
function question(text) {
  for (const { name, label } of texts.questions) {
    for (const said of [folded(label), without(folded(label), "the"), name]) {
      if (text === said || text.startsWith(`${said} `))
        return { name, rest: without(text.slice(said.length).trim(), "of") };
    }
  }
  return null;
}

/** Parse a question's arguments: a seat may be given by its name. */
function about(rest) {
  const seat = texts.names.map(folded).indexOf(rest);
  return seat >= 0 ? [String(seat)] : rest.split(/\s+/).filter(Boolean);
}

/** Return what a thing of the hand is, by its accessible name, and what it does, as its large card says. */
function described(thing) {
  const name = thing.getAttribute("aria-label");
  const { shows } = thing.dataset;
  const card = shows && stage.querySelector(`.wt-large[data-face="${CSS.escape(shows)}"] [aria-label]`);
  const effect = card?.getAttribute("aria-label").slice(shows.length).replace(/^\W+/u, "");
  const kind = name.split(", ").at(-1); // the name ends with what the effect may begin with
  const more = effect?.startsWith(`${kind}.`) ? effect.slice(kind.length + 1).trim() : effect;
  return more ? `${name}. ${more}` : name;
}

/** Return the viewer's hand in words. */
const myHand = () =>
  [...stage.querySelectorAll(":is(.wt-hand, .wt-held) [data-thing]")].map(described).join("\n") || say("empty-hand");

/** Find a choice or a refused one by its label, or by words that only one label has. */
function labelled(list, text) {
  const wanted = text.split(/\s+/).filter(Boolean);
  const holds = ({ label }) =>
    wanted.every((word) =>
      folded(label)
        .split(/[^\p{L}\p{N}]+/u)
        .includes(word),
    );
  const exact = list.find(({ label }) => folded(label) === text);
  const found = wanted.length ? list.filter(holds) : [];
  return exact ?? (found.length === 1 ? found[0] : undefined);
}

/** Answer "why": this mode's own labels are understood, and the words of the record. */
async function whyNot(typed) {
  const text = folded(typed).replace(/\?$/, "").trim();
  const rest = without(text, "not");
  const miss = labelled(data.near_misses, rest);
  if (miss) return `${miss.label}: ${miss.reason} (${miss.clause})`;
  if (labelled(data.choices, rest)) return say("may-play");
  const { lines, clause } = await table.line.ask({ type: "why", action: typed.trim() });
  return clause ? `${lines.join(" ")} (${clause})` : say("may-play");
}

async function answer(typed) {
  await reading;
  const text = folded(typed);
  if (/^\d+$/.test(text)) {
    const choice = numbered()[Number(text) - 1];
    return choice ? act(choice.code) : say("no-choice");
  }
  if (begins(text, "help"))
    return say("text-help", { questions: texts.questions.map(({ label }) => label).join(" · ") });
  if (begins(text, "do")) return listed(without(text, "do"));
  if (words("hand").map(folded).includes(text)) return myHand();
  if (begins(text, "log")) return data.log.slice(-12).join("\n");
  if (begins(text, "repeat")) return `${data.text}\n\n${data.prompt}`;
  if (begins(text, "undo")) return undo(without(text, "undo"));
  if (begins(text, "redo")) return again();
  const why = begins(text, "why");
  if (why) return whyNot(typed.trim().slice(why.length));
  const asked = question(text);
  if (asked)
    return (await table.line.ask({ type: "ask", question: asked.name, args: about(asked.rest) })).lines.join("\n");
  const named = labelled(data.choices, text);
  if (named) return act(named.code);
  try {
    return await act(typed.trim());
  } catch (error) {
    if (error.code === "not_an_action") return say("not-understood");
    throw error;
  }
}

function submit(event) {
  event.preventDefault();
  const field = room.querySelector("input");
  const place = room.querySelector("#answer");
  const typed = field.value;
  if (!typed.trim()) return;
  field.value = "";
  commands = commands
    .then(() => answer(typed))
    .catch(explain)
    .then((said) => {
      place.textContent = said;
    });
}

function build() {
  const heading = (key) => make("h2", {}, say(key));
  const form = make("form", { onsubmit: submit });
  const field = make("input", { id: "command", autocomplete: "off", placeholder: say("command-hint") });
  form.append(
    make("label", { htmlFor: "command" }, say("command")),
    field,
    make("button", { className: "button main" }, say("command-send")),
  );
  const answer_ = make("div", { id: "answer" });
  answer_.setAttribute("role", "status");
  const leave = make(
    "button",
    { type: "button", className: "button", onclick: () => textMode(false) },
    say("text-leave"),
  );
  const tabs = [...document.querySelectorAll("#panel [role=tab]")].map((tab) =>
    make(
      "button",
      { type: "button", className: "button", onclick: () => openPanel(tab.id.slice(4)) },
      tab.textContent.trim(),
    ),
  );
  const links = [...document.querySelectorAll("#panel-settings a.button")].map((link) => link.cloneNode(true));
  const buttons = make("nav", { className: "buttons" }, leave, ...tabs, ...links);
  buttons.setAttribute("aria-label", say("text-more"));
  return make(
    "main",
    { id: "textmode" },
    make("header", {}, make("h2", { className: "title" }, say("text-title")), buttons),
    heading("text-asked"),
    make("p", { id: "told-prompt", tabIndex: -1 }),
    form,
    answer_,
    heading("text-choices"),
    make("ol", { id: "told-choices" }),
    heading("text-misses"),
    make("ul", { id: "told-misses" }),
    heading("text-table"),
    make("pre", { id: "told-table", tabIndex: 0 }),
    heading("text-happened"),
    make("ol", { id: "told-log" }),
  );
}

const press = (work) => async (event) => {
  const button = event.currentTarget;
  if (button.classList.contains("pressed")) return;
  button.classList.add("pressed");
  try {
    room.querySelector("#answer").textContent = await work();
  } catch (error) {
    complain(explain(error));
  } finally {
    button.classList.remove("pressed");
  }
};

/** Return a clause as a link that opens the rulebook there. */
function clauseLink(clause) {
  const link = make("a", { className: "wt-clause", href: `/rules/${table.title}#${clause}` }, clause);
  link.setAttribute("aria-label", say("text-rule", { clause }));
  link.addEventListener("click", (event) => {
    event.preventDefault();
    openRules(clause);
  });
  return link;
}

/** Return a choice as a button; what follows from it is its description. */
function choiceRow(choice, i) {
  const button = make(
    "button",
    { type: "button", className: "button", onclick: press(() => act(choice.code, data.number)) },
    choice.label,
  );
  button.dataset.code = choice.code;
  if (choice.caution) button.dataset.warned = "";
  const parts = [choice.hint, choice.caution ? clauseLink(choice.caution) : ""].filter(Boolean);
  if (!parts.length) return make("li", {}, button);
  const note = make("span", { id: `told-${i}` }, ...parts.flatMap((part) => [" ", part]));
  button.setAttribute("aria-describedby", note.id);
  return make("li", {}, button, note);
}

/** Return the button that takes the last choice back, where the painted table has one. */
function undoRow() {
  if (!stage.querySelector("[data-undo]")) return [];
  const words_ = stage.querySelector("[data-undo]").textContent.trim();
  return [
    make("li", {}, make("button", { type: "button", className: "button", onclick: press(() => undo()) }, words_)),
  ];
}

/** Take back the pick that is named, or what came last. */
const undo = (pick = "") => done("undo", { number: table.number, ...(pick ? { pick } : {}) });
const again = () => done("redo", { number: table.number });

/** Fetch the table again; the page's live regions announce what changed. */
export function readTable() {
  if (room)
    reading = Promise.resolve(reading)
      .then(read)
      .catch((error) => complain(error.message));
  return reading;
}

async function read() {
  const { number } = data;
  data = await get(api(`text?seat=${table.viewer}&lang=${lang}`));
  if (!room) return;
  if (data.number !== number) table.arrived = performance.now(); // it is read later than it was painted
  const fill = (id, ...parts) => room.querySelector(id).replaceChildren(...parts);
  fill("#told-prompt", [data.prompt, data.detail].filter(Boolean).join(". "));
  const focus = document.activeElement.matches("#told-choices button, #told-prompt");
  const rest = others();
  fill("#told-choices", ...numbered().map(choiceRow), ...undoRow(), ...(rest ? [make("li", {}, rest)] : []));
  fill(
    "#told-misses",
    ...data.near_misses.map((miss) => make("li", {}, `${miss.label}: ${miss.reason} `, clauseLink(miss.clause))),
  );
  fill("#told-table", data.text);
  fill("#told-log", ...data.log.slice(-30).map((line) => make("li", {}, line)));
  if (focus)
    (firstSafe(room.querySelectorAll("#told-choices [data-code]")) ?? room.querySelector("#told-prompt")).focus();
}

/** Switch text mode on or off. */
export async function textMode(on) {
  keep("text", on);
  closePanel();
  for (const box of document.querySelectorAll('[data-setting="text"]')) box.checked = on;
  page.classList.toggle("textmode", on);
  stage.hidden = on;
  room?.remove();
  room = on ? build() : null;
  dock();
  if (!on) {
    firstStop()?.focus({ preventScroll: true });
    return;
  }
  page.prepend(room);
  if (table.message?.parts) await readTable();
  room.querySelector("input").focus();
}
