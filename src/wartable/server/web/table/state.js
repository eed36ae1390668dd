// What the parts of the table's page share.
import { texts } from "../shared/dom.js";

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
  /** The last message about the table, or null before the first. */
  message: null,
  /** The moment of the past that is shown, or null for now. */
  past: null,
  asked: false,
  /** For each seat the last moment that was told when it last answered: what came after it is new to its reader. */
  read: new Map(),
  arrived: 0,
  line: null,
};

export const lang = document.documentElement.lang;
const LOW = 520; // a phone that lies on its side

/** The layout that fits this window. */
export function layout() {
  if (innerWidth >= 1200) return "wide";
  return innerWidth < 700 || innerHeight < LOW ? "narrow" : "middle";
}

export const api = (rest) => `/api/tables/${table.id}/${rest}`;
export const finished = () => table.message?.phase === "finished";

/** What whoever plays a seat is called: by his name, if he has one, and his seat's. */
export function called(seat) {
  const name = table.message?.seats[seat]?.name;
  return name ? `${name} (${texts.names[seat]})` : texts.names[seat];
}
