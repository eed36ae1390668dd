// State that the modules of the table's page share.
import { texts } from "../common/dom.js";

export const page = document.body;
export const stage = document.querySelector("#stage");
const numbers = (text) => (text ? text.split(" ").map(Number) : []);

/** The seats that this browser holds, and those that it left to a bot. */
export const mine = numbers(page.dataset.seats);
export const left = numbers(page.dataset.left);
export const PUBLIC = -1;

export const table = {
  id: page.dataset.table,
  title: page.dataset.title,
  viewer: Number(page.dataset.viewer),
  /** The last table message, or null before the first. */
  message: null,
  /** The moment that a replay shows, or null for the present. */
  past: null,
  asked: false,
  /** The number that this seat's next answer must carry: of the last message, or of an acknowledgement after it. */
  number: 0,
  /** The question that this seat is asked; it stays over the picks of a row. */
  question: null,
  /** For each seat the newest moment of the log at its last answer: later lines are unread. */
  read: new Map(),
  /** When the question came, painted or in words. */
  arrived: 0,
  line: null,
};

export const lang = document.documentElement.lang;
const LOW = 520; // pixels: a phone on its side is lower

/** Return the layout that fits this window. */
export function layout() {
  if (innerWidth >= 1200) return "wide";
  return innerWidth < 700 || innerHeight < LOW ? "narrow" : "middle";
}

/** Return the width and height that the table will have in this window, in pixels. */
export function room() {
  const shape = layout();
  // Mats that stand over the table take room of it, but what fits is asked of the window.
  const shown = stage.querySelector(`.wt-${shape} .wt-frame:not(.wt-mats) > .wt-table`);
  if (shown && innerWidth >= 960 && shape !== "narrow") return [shown.clientWidth, shown.clientHeight];
  const bar = innerHeight < 760 ? 48 : 56;
  if (shape === "wide") return [innerWidth - 372, innerHeight - bar];
  if (shape === "middle" && innerWidth >= 960) return [innerWidth - 320, innerHeight - bar];
  // Here the page scrolls: the table is as high as it needs to be.
  return [innerWidth, Math.round(innerWidth * (shape === "middle" ? 1.01 : 1.64))];
}

export const api = (rest) => `/api/tables/${table.id}/${rest}`;
export const finished = () => table.message?.phase === "finished";

/** Return a seat's display name: the player's name, if there is one, and the seat's. */
export function called(seat) {
  const name = table.message?.seats[seat]?.name;
  return name ? `${name} (${texts.names[seat]})` : texts.names[seat];
}
