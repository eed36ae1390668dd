// The pages around the table: quick start, lists of tables, accounts, the rulebook's search.

import { guarded } from "../common/dom.js";
import { showTheme } from "../common/preferences.js";
import { errors, openTable, send } from "../common/requests.js";
import { searchable } from "../common/rulebook.js";

const on = (selector, kind, work) => {
  for (const part of document.querySelectorAll(selector))
    part.addEventListener(
      kind,
      guarded((event) => work(part, event)),
    );
};

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

on("[data-account]", "submit", async (form) => {
  const body = Object.fromEntries(new FormData(form));
  if (form.dataset.account === "register") {
    body.robot = "robot" in body;
    body.email ||= null;
  }
  const wrong = (error) => {
    throw error.code === "forbidden" ? new Error(errors.sign_in) : error;
  };
  await send(`/api/accounts/${form.dataset.account}`, body).catch(wrong);
  location.href = "/tables";
});
on("[data-sign-out]", "click", async (button) => {
  await send(`/api/accounts/sign-out${button.dataset.signOut === "everywhere" ? "?everywhere=true" : ""}`, {});
  location.href = "/";
});
on("[data-settings]", "submit", async (form) => {
  await send("/api/accounts/settings", {
    mail: form.elements.mail.checked,
    webhook: form.elements.webhook.value,
    lang: document.documentElement.lang,
  });
  form.querySelector(".saved").hidden = false;
});
on("[data-token]", "click", async () => {
  const { token } = await send("/api/accounts/token", { label: "bot" });
  const place = document.querySelector(".token");
  place.textContent = token;
  place.hidden = false;
});
