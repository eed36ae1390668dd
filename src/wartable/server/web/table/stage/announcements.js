// For those who hear the table: what is asked at once, what happened when there is a pause.
import { stage, table } from "../state.js";

const now = document.querySelector("#now");
const news = document.querySelector("#news");
const MOST = 12; // lines: who missed more reads the log
let asked = "";
const told = new Map(); // the last entry that was said or seen, by whose eyes
let eyes = null;

const words = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

/** Says what is new since the last painting. */
export function speak() {
  const parts = [...((stage.querySelector(".wt-outcome") ?? stage.querySelector(".wt-ask"))?.children ?? [])].map(
    words,
  );
  const question = parts
    .filter(Boolean)
    .map((part) => part.replace(/[^.!?]$/, "$&."))
    .join(" ");
  if (question && question !== asked) now.textContent = question;
  asked = question;
  const lines = [...stage.querySelectorAll(".wt-log li[data-entry]")];
  const newest = lines.length ? Number(lines.at(-1).dataset.entry) : -1;
  const fresh = told.has(table.viewer)
    ? lines.filter((line) => Number(line.dataset.entry) > told.get(table.viewer))
    : [];
  if (fresh.length && fresh.length < MOST)
    news.textContent = fresh.map((line) => words(line.querySelector(":scope > span:last-child"))).join(" ");
  else if (eyes !== table.viewer) news.textContent = ""; // what another player was told is not for this one
  told.set(table.viewer, newest);
  eyes = table.viewer;
}
