// The form for a new table: presets, seats, clocks, options, and then the links of invited players.
import { copy, guarded } from "../common/dom.js";
import { openTable } from "../common/requests.js";

const form = document.querySelector("[data-new]");
const list = form.querySelector("[data-seat-list]");
const template = form.querySelector("template[data-seat]");
const faces = JSON.parse(document.querySelector("#seats").textContent);
const { seats: count, mode, pace, bank } = form.elements;
const rows = () => [...list.children];
const picked = (row) => row.querySelector("select");

const lastBot = () =>
  [...template.content.querySelectorAll("option")]
    .map((option) => option.value)
    .filter((value) => value.startsWith("bot:"))
    .at(-1);
const PRESETS = {
  bots: (i) => (i ? lastBot() : "me"),
  friends: (i) => (i ? "invited" : "me"),
  hot: () => "me",
  open: (i) => (i ? "open" : "me"),
};

function addSeat() {
  const number = list.children.length;
  const row = template.content.cloneNode(true).firstElementChild;
  const face = faces[number];
  row.querySelector("span").textContent = face.name;
  if (face.sign) row.querySelector("img").src = `/art/${form.dataset.new}/sign/${face.sign}.svg`;
  else row.querySelector("img").remove();
  picked(row).value = PRESETS[form.elements.preset.value](number);
  picked(row).addEventListener("change", show);
  list.append(row);
}

function fill() {
  const { low, high, about } = mode.selectedOptions[0].dataset;
  count.min = low;
  count.max = high;
  count.value = Math.min(high, Math.max(low, count.value || low));
  form.querySelector("[data-mode-about]").textContent = about;
  while (list.children.length > count.value) list.lastElementChild.remove();
  while (list.children.length < count.value) addSeat();
  for (const row of form.querySelectorAll("[data-modes]"))
    row.hidden = !row.dataset.modes.split(" ").includes(mode.value);
  show();
}

/** Show only the fields that apply: names at a shared screen, clock settings where there is a clock. */
function show() {
  const kinds = rows().map((row) => picked(row).value);
  const shared = kinds.filter((kind) => kind === "me").length > 1;
  for (const row of rows()) row.querySelector(".who").hidden = !(shared && picked(row).value === "me");
  if (form.elements.name) form.elements.name.closest("label").hidden = shared;
  const timed = Number(bank.value) > 0;
  for (const name of ["increment", "cap"]) form.elements[name].closest("label").hidden = !timed;
  form.querySelector("[data-timed]").hidden = !timed;
  form.querySelector("[data-bots]").hidden = !kinds.some((kind) => kind.startsWith("bot"));
  // Friends are among themselves: a table is listed where anybody may sit down, unless the host says otherwise.
  if (!form.elements.public.dataset.touched) form.elements.public.checked = kinds.includes("open");
  const changed = [...form.querySelectorAll("[data-usual]")].filter((field) => field.value !== field.dataset.usual);
  for (const row of form.querySelectorAll(".options > div"))
    row.classList.toggle(
      "changed",
      changed.some((field) => row.contains(field)),
    );
  const badge = form.querySelector("[data-changed]");
  if (badge) {
    badge.hidden = !changed.length;
    badge.textContent = changed.length;
  }
}

function preset() {
  rows().forEach((row, i) => {
    picked(row).value = PRESETS[form.elements.preset.value](i);
  });
  show();
}

function wish() {
  const options = { mode: mode.value };
  for (const field of form.elements) {
    if (field.name?.startsWith("option:") && !field.closest("[hidden]"))
      options[field.name.slice(7)] = field.value || "none";
  }
  const seats = rows().map((row) => {
    const [kind, level = ""] = picked(row).value.split(":");
    return { kind, level, name: kind === "me" ? row.querySelector(".who input").value.trim() : "" };
  });
  const value = (name) => form.elements[name].value;
  const seconds = (name) => Number(value(name));
  return {
    title: form.dataset.new,
    seats,
    options,
    pack: form.elements.pack?.value ?? "",
    pace: value("pace"),
    bank: seconds("bank"),
    increment: seconds("bank") ? seconds("increment") : 0,
    cap: seconds("bank") ? seconds("cap") : 0,
    on_absence: value("on_absence"),
    bot_pace: seconds("bot_pace"),
    public: form.elements.public.checked,
    spectators: value("spectators"),
    name: form.elements.name?.value.trim() ?? "",
    hot_seat: seats.filter((seat) => seat.kind === "me").length > 1,
  };
}

function invite(opened, seats) {
  const dialog = document.querySelector("[data-links]");
  const shown = dialog.querySelector("ul");
  seats.forEach((seat, i) => {
    if (seat.kind !== "invited") return;
    const item = document.querySelector("template[data-link]").content.cloneNode(true).firstElementChild;
    const [name, field, button] = item.children;
    name.textContent = faces[i].name;
    field.value = `${location.origin}/seat/${opened.table}/${opened.links[i]}`;
    field.setAttribute("aria-label", faces[i].name);
    field.onfocus = () => field.select();
    button.onclick = async () => {
      if (await copy(field.value)) button.replaceChildren("✓");
      else field.select();
    };
    shown.append(item);
  });
  dialog.querySelector("a").href = `/table/${opened.table}`;
  dialog.showModal();
}

form.addEventListener(
  "submit",
  guarded(async () => {
    const wanted = wish();
    const opened = await openTable(wanted);
    if (wanted.seats.some((seat) => seat.kind === "invited")) invite(opened, wanted.seats);
    else location.href = `/table/${opened.table}`;
  }),
);
form.elements.public.addEventListener("change", ({ target }) => {
  target.dataset.touched = "yes";
});
for (const radio of form.elements.preset) radio.addEventListener("change", preset);
for (const field of [count, mode]) field.addEventListener("change", fill);
for (const field of [bank, pace]) field.addEventListener("change", show);
form.querySelector(".options")?.addEventListener("change", show);

const wanted = location.hash.slice(1);
if (wanted in PRESETS) form.elements.preset.value = wanted;
fill();
