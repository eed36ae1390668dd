// The pages around the table: quick start, lists of tables, the rulebook's search.

import { on } from "../common/dom.js";
import { showTheme } from "../common/preferences.js";
import { openTable, send } from "../common/requests.js";
import { searchable } from "../common/rulebook.js";

showTheme();
for (const book of document.querySelectorAll("[data-book]")) searchable(book);
if (matchMedia("(max-width: 899px)").matches) document.querySelector(".contents details")?.removeAttribute("open");

// Poll the lists of tables: whose turn it is and which tables lack players changes all the time.
const FRESH = 10_000;
const lists = document.querySelector("[data-live]");
async function refresh() {
  if (document.hidden || lists.contains(document.activeElement)) return;
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const found = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-live]");
  if (found && found.innerHTML !== lists.innerHTML) lists.innerHTML = found.innerHTML;
}
if (lists) {
  setInterval(() => refresh().catch(() => {}), FRESH);
  document.addEventListener("visibilitychange", () => refresh().catch(() => {}));
}

on("[data-play]", "click", async (button) => {
  button.disabled = true;
  const { play, seats: count, level } = button.dataset;
  const seats = Array.from({ length: Number(count) }, (_, i) => (i ? { kind: "bot", level } : { kind: "me" }));
  try {
    const opened = await openTable({ title: play, seats, public: false });
    location.href = `/table/${opened.table}`;
  } finally {
    button.disabled = false;
  }
});

on("[data-learn]", "click", async (button) => {
  button.disabled = true;
  try {
    const opened = await send(`/api/titles/${button.dataset.learn}/coach`, {});
    location.href = `/table/${opened.table}`;
  } finally {
    button.disabled = false;
  }
});
