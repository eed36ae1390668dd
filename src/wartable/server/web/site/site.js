// The pages around the table: quick start, lists of tables, the rulebook's search.

import { on } from "../common/dom.js";
import { showTheme } from "../common/preferences.js";
import { openTable, send } from "../common/requests.js";
import { follow, searchable } from "../common/rulebook.js";

showTheme();
for (const book of document.querySelectorAll("[data-book]")) searchable(book);
for (const contents of document.querySelectorAll(".contents")) follow(contents);
if (matchMedia("(max-width: 899px)").matches) document.querySelector(".contents details")?.removeAttribute("open");

// Poll the lists of tables: whose turn it is and which tables lack players changes all the time.
const FRESH = 10_000;
const lists = [...document.querySelectorAll("[data-live]")];
async function refresh() {
  if (document.hidden || document.activeElement?.closest("[data-live]")) return;
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const found = new DOMParser().parseFromString(await answer.text(), "text/html").querySelectorAll("[data-live]");
  lists.forEach((list, i) => {
    if (found[i] && found[i].innerHTML !== list.innerHTML) list.innerHTML = found[i].innerHTML;
  });
}
if (lists.length) {
  setInterval(() => refresh().catch(() => {}), FRESH);
  document.addEventListener("visibilitychange", () => refresh().catch(() => {}));
}

on("[data-play]", "click", async (button) => {
  button.disabled = true;
  const { play, seats: count, level, with: preset = "", held } = button.dataset;
  const seats = Array.from({ length: Number(count) }, (_, i) => (i ? { kind: "bot", level } : { kind: "me" }));
  try {
    const opened = await openTable({ title: play, seats, preset, held: held !== undefined, public: false });
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

// A poster that is picked plays at once, as the button under it does.
on("[data-poster]", "click", (poster) => poster.closest("li").querySelector("[data-play]").click());
