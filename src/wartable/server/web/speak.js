// For those who hear the table: what is asked at once, what happened when there is a pause.
import { stage } from "./state.js";

const now = document.querySelector("#now");
const news = document.querySelector("#news");
let asked = "";
let told = [];

const words = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

/** Says what is new since the last painting. */
export function speak() {
  const question = words(stage.querySelector(".wt-ask")) || words(stage.querySelector(".wt-outcome"));
  if (question && question !== asked) now.textContent = question;
  asked = question;
  const lines = [...stage.querySelectorAll(".wt-log li > span:last-child")].map(words);
  const last = told.at(-1);
  const fresh = told.length ? lines.slice(lines.lastIndexOf(last) + 1) : [];
  if (fresh.length && fresh.length < 12) news.textContent = fresh.join(" ");
  told = lines;
}
