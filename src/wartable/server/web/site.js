// The pages around the table: quick start, the form that opens a table, accounts.
import { complain, send, showTheme, switchTheme } from "./settings.js";

showTheme();
const guarded = (work) => async (event) => {
  event.preventDefault();
  try { await work(event); } catch (error) { complain(error.message); }
};
const on = (selector, kind, work) => {
  for (const part of document.querySelectorAll(selector)) part.addEventListener(kind, guarded((event) => work(part, event)));
};

on("[data-theme-switch]", "click", switchTheme);

on("[data-play]", "click", async (button) => {
  button.disabled = true;
  const seats = Array.from({ length: Number(button.dataset.seats) }, (_, i) => (i ? { kind: "bot", level: "sensible" } : { kind: "me" }));
  try {
    const opened = await send("/api/tables/", { title: button.dataset.play, seats, public: false });
    location.href = `/table/${opened.table}`;
  } finally { button.disabled = false; }
});

const form = document.querySelector("[data-new]");
if (form) {
  const list = form.querySelector("[data-seat-list]");
  const template = form.querySelector("template[data-seat]");
  const count = form.elements.seats;
  const mode = form.elements.mode;
  const fill = () => {
    const picked = mode.selectedOptions[0].dataset;
    count.min = picked.low;
    count.max = picked.high;
    count.value = Math.min(picked.high, Math.max(picked.low, count.value));
    while (list.children.length > count.value) list.lastElementChild.remove();
    while (list.children.length < count.value) {
      const seat = template.content.cloneNode(true);
      const number = list.children.length;
      seat.querySelector("span").textContent = `${number + 1}.`;
      seat.querySelector("select").selectedIndex = number ? seat.querySelectorAll("option").length - 3 : 0;
      list.append(seat);
    }
    for (const row of form.querySelectorAll("[data-modes]")) row.hidden = !row.dataset.modes.split(" ").includes(mode.value);
  };
  count.addEventListener("change", fill);
  mode.addEventListener("change", fill);
  fill();
  on("[data-new]", "submit", async () => {
    const options = { mode: mode.value };
    for (const field of form.elements) {
      if (field.name?.startsWith("option:") && !field.closest("[hidden]")) options[field.name.slice(7)] = field.value || "none";
    }
    const seats = [...list.querySelectorAll("select")].map((select) => {
      const [kind, level = ""] = select.value.split(":");
      return { kind, level };
    });
    const value = (name) => form.elements[name].value;
    const opened = await send("/api/tables/", {
      title: form.dataset.new, seats, options, pace: value("pace"), bank: Number(value("bank")), increment: Number(value("increment")),
      on_absence: value("on_absence"), bot_pace: Number(value("bot_pace")), public: form.elements.public.checked,
      spectators: value("spectators"), name: form.elements.name?.value ?? "", hot_seat: seats.filter((seat) => seat.kind === "me").length > 1,
    });
    const invited = seats.map((seat, i) => [seat, i]).filter(([seat]) => seat.kind === "invited");
    const dialog = document.querySelector("[data-links]");
    if (!invited.length) { location.href = `/table/${opened.table}`; return; }
    const shown = dialog.querySelector("ul");
    for (const [, i] of invited) {
      const item = document.createElement("li");
      const field = document.createElement("input");
      field.readOnly = true;
      field.value = `${location.origin}/seat/${opened.table}/${opened.links[i]}`;
      field.setAttribute("aria-label", `${i + 1}`);
      item.append(field);
      shown.append(item);
    }
    dialog.querySelector("a").href = `/table/${opened.table}`;
    dialog.showModal();
  });
}

on("[data-account]", "submit", async (form) => {
  const body = Object.fromEntries(new FormData(form));
  if (form.dataset.account === "register") {
    body.robot = "robot" in body;
    body.email ||= null;
  }
  await send(`/api/accounts/${form.dataset.account}`, body);
  location.href = "/tables";
});
on("[data-sign-out]", "click", async (button) => {
  await send(`/api/accounts/sign-out${button.dataset.signOut === "everywhere" ? "?everywhere=true" : ""}`, {});
  location.href = "/";
});
on("[data-settings]", "submit", async (form) => {
  await send("/api/accounts/settings", { mail: form.elements.mail.checked, webhook: form.elements.webhook.value });
});
on("[data-token]", "click", async () => {
  const { token } = await send("/api/accounts/token", { label: "bot" });
  const place = document.querySelector(".token");
  place.textContent = token;
  place.hidden = false;
});
