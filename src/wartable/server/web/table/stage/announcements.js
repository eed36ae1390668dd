// Screen reader announcements: only what this viewer is asked is assertive, all else is polite.
import { stage, table } from "../state.js";

const now = document.querySelector("#now");
const news = document.querySelector("#news");
const MOST = 12; // lines; more than this is left to the log
let asked = "";
const newestOf = new Map(); // viewer to the last log entry announced or seen
let eyes = null;

const words = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

/** Announce what is new since the last painting. */
export function speak() {
  const parts = [...((stage.querySelector(".wt-outcome") ?? stage.querySelector(".wt-ask"))?.children ?? [])].map(
    words,
  );
  const question = parts
    .filter(Boolean)
    .map((part) => part.replace(/[^.!?]$/, "$&."))
    .join(" ");
  const changed = question && question !== asked ? question : "";
  asked = question;
  if (changed) now.textContent = table.asked ? changed : "";
  const waits = table.asked ? "" : changed;
  const lines = [...stage.querySelectorAll(".wt-log li[data-entry]")];
  const newest = lines.length ? Number(lines.at(-1).dataset.entry) : -1;
  const fresh = newestOf.has(table.viewer)
    ? lines.filter((line) => Number(line.dataset.entry) > newestOf.get(table.viewer))
    : [];
  const happened =
    fresh.length < MOST ? fresh.map((line) => words(line.querySelector(":scope > span:last-child"))) : [];
  if (happened.length || waits) news.textContent = [...happened, waits].filter(Boolean).join(" ");
  else if (eyes !== table.viewer) news.textContent = ""; // never leave one viewer's news to the next
  newestOf.set(table.viewer, newest);
  eyes = table.viewer;
}
