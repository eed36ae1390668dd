// The choice menu beside a thing: its choices if there are several, or why it may not be played.
import { make } from "../../common/dom.js";
import { play } from "../actions.js";
import { ask, askable } from "../board/answers.js";
import { nameOf } from "../board/labels.js";
import { heldFocus } from "../input/focus.js";
import { stage, table } from "../state.js";

const menu = document.querySelector("#menu");
let giveBack = () => {};

/** Close the menu; return whether it was open. */
export function closeMenu() {
  if (menu.hidden) return false;
  const had = menu.contains(document.activeElement);
  menu.hidden = true;
  if (had) giveBack();
  return true;
}

const rowsOf = (id) =>
  [...stage.querySelectorAll(".wt-prompt [data-things]")].filter((row) => row.dataset.things.split(" ").includes(id));

function placeBeside(thing) {
  const box = thing.getBoundingClientRect();
  const own = menu.getBoundingClientRect();
  const edge = 8;
  const left = box.right + own.width + edge < innerWidth ? box.right + edge : box.left - own.width - edge;
  const top = box.top + box.height / 2 - own.height / 2;
  menu.style.left = `${Math.min(Math.max(edge, left), innerWidth - own.width - edge)}px`;
  menu.style.top = `${Math.min(Math.max(edge, top), innerHeight - own.height - edge)}px`;
}

/** Return the questions about a thing as buttons, under its name. */
function questions(thing) {
  const found = askable(thing).map(({ name, label, word }) =>
    make(
      "button",
      {
        type: "button",
        className: "button",
        onclick: () => {
          closeMenu();
          ask(name, word);
        },
      },
      label,
    ),
  );
  return found.length ? [make("b", { className: "about" }, nameOf(thing)), ...found] : [];
}

function openMenu(thing, parts) {
  giveBack = heldFocus(thing.tabIndex >= 0 ? thing : document.activeElement);
  menu.replaceChildren(...parts);
  menu.hidden = false;
  placeBeside(thing);
  menu.querySelector("button, summary")?.focus({ preventScroll: true });
}

/** Return the rows of the question that name a thing, as copies for the menu. */
const copies = (thing) =>
  rowsOf(thing.dataset.thing).map((row) => {
    const copy = row.cloneNode(true);
    for (const key of copy.querySelectorAll(".wt-key")) key.remove();
    for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
    if (copy.matches("details")) copy.open = true;
    return copy;
  });

/** Offer what can be asked about a thing, below its choices; return whether there is anything. */
export function askAbout(thing) {
  if (!thing) return false;
  const parts = [...copies(thing), ...questions(thing)];
  if (parts.length) openMenu(thing, parts);
  return parts.length > 0;
}

/** Return whether what is picked now is only laid out, until Done is pressed. */
const isLaidOut = () => Boolean(stage.querySelector(".wt-prompt .wt-button.done"));

/**
 * Play a thing's only choice, offer several, or explain a refusal; return whether there was one of these.
 * By a key or a finger (`careful`) a card's only choice, too, is offered first: one goes from card to card to read.
 */
export function point(thing, careful = false) {
  const live = table.past === null;
  const codes = (live && thing.dataset.codes?.split(" ")) || [];
  const offers = careful && thing.matches(".wt-card") && !isLaidOut();
  if (codes.length === 1 && !offers) {
    play(codes[0]);
    return true;
  }
  const rows = live ? copies(thing) : [];
  const asks = thing.matches(".wt-zone") ? questions(thing) : [];
  if (!rows.length && !asks.length) {
    closeMenu();
    return false;
  }
  openMenu(thing, [...rows, ...asks]);
  return true;
}

menu.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-code]");
  if (!button || target.closest(".wt-clause")) return;
  closeMenu();
  play(button.dataset.code);
});
document.addEventListener("pointerdown", ({ target }) => {
  if (!menu.contains(target)) closeMenu();
});
stage.addEventListener("contextmenu", (event) => {
  const thing = event.target.closest("[data-word], .wt-zone");
  if (thing && askAbout(thing)) event.preventDefault();
});
menu.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = [...menu.querySelectorAll("button, summary")];
  all.at((all.indexOf(document.activeElement) + step) % all.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
});
