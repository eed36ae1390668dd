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
const OPTION = "option:";
const presets = form.querySelector("[data-preset]");
const optionRows = () => [...form.querySelectorAll(".options > div")];

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
  picked(row).value = (PRESETS[form.elements.preset.value] ?? PRESETS.bots)(number);
  picked(row).addEventListener("change", show);
  list.append(row);
}

function fill() {
  const { low, high, about } = mode.selectedOptions[0].dataset;
  count.min = low;
  count.max = high;
  count.value = Math.min(high, Math.max(low, count.value || low));
  // A number that cannot be another is no question: the seats are listed below.
  count.closest("label").hidden = low === high;
  const range = form.querySelector("[data-range]");
  range.textContent = range.dataset.range.replace("{low}", low).replace("{high}", high);
  form.querySelector("[data-mode-about]").textContent = about;
  while (list.children.length > count.value) list.lastElementChild.remove();
  while (list.children.length < count.value) addSeat();
  for (const row of optionRows()) row.hidden = !matters(row);
  for (const group of form.querySelectorAll("details.group"))
    group.hidden = !group.querySelector(".options > div:not([hidden])");
  show();
}

/** Return whether an option can make a difference in the mode and at the number of seats that are picked. */
function matters({ dataset }) {
  const among = (listed, value) => !listed || listed.split(" ").includes(value);
  return among(dataset.modes, mode.value) && among(dataset.seats, String(count.value));
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
  // Where nobody has to be waited for, the game begins at once.
  const waits = kinds.some((kind) => kind === "open" || kind === "invited");
  const button = form.querySelector("[data-begin]");
  button.textContent = waits ? button.dataset.open : button.dataset.begin;
  showChanged();
  showPreset();
}

/** Mark the options that are not at their usual value, and count them on the card and on each group. */
function showChanged() {
  const changed = optionRows().filter((row) => !row.hidden && unusual(row.querySelector("[data-usual]")));
  for (const row of optionRows()) row.classList.toggle("changed", changed.includes(row));
  const written = form.querySelector("[data-as-written]");
  if (written) written.hidden = changed.length > 0;
  for (const badge of form.querySelectorAll("[data-changed]")) {
    const within = changed.filter((row) => badge.closest("details").contains(row));
    badge.hidden = !within.length;
    badge.textContent = within.length;
  }
}

const unusual = (field) => field.value !== field.dataset.usual;

/** Return what a preset says of a field: its value, or the usual one. */
function presetValue(field, values) {
  const value = values[field.name.slice(OPTION.length)] ?? field.dataset.usual;
  return value === "none" && field.type === "number" ? "" : value;
}

/** Show which preset the values are those of; only what matters for the mode and seats picked is compared. */
function showPreset() {
  if (!presets) return;
  const fields = optionRows()
    .filter((row) => !row.hidden)
    .map((row) => row.querySelector("[data-usual]"));
  const fits = ({ dataset }) => {
    const values = JSON.parse(dataset.values ?? "null");
    return values && fields.every((field) => field.value === presetValue(field, values));
  };
  // Two presets may be the same at this table: the one that was picked stays.
  if (!fits(presets.selectedOptions[0])) presets.value = ([...presets.options].find(fits) ?? { value: "own" }).value;
  form.querySelector("[data-preset-about]").textContent = presets.selectedOptions[0].dataset.about ?? "";
}

function pickPreset() {
  putValues(JSON.parse(presets.selectedOptions[0].dataset.values));
}

/** Put the values of a preset into the fields, and the usual ones into all others. */
function putValues(values) {
  for (const row of optionRows()) {
    const field = row.querySelector("[data-usual]");
    field.value = presetValue(field, values);
  }
  show();
}

/** Return the values of a table of its own kind, if one is picked: its bots wait until they are let go. */
const alone = () => form.querySelector("[name=preset]:checked").dataset.alone;

function preset() {
  const seatOf = PRESETS[form.elements.preset.value] ?? PRESETS.bots;
  rows().forEach((row, i) => {
    picked(row).value = seatOf(i);
  });
  if (alone()) putValues(JSON.parse(alone()));
  else show();
}

function wish() {
  // A title that is played in one way has no option to say so.
  const options = mode.options.length > 1 ? { mode: mode.value } : {};
  for (const field of form.elements) {
    if (field.name?.startsWith(OPTION) && !field.closest("[hidden]"))
      options[field.name.slice(OPTION.length)] = field.value || "none";
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
    held: Boolean(alone()),
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
      const done = await copy(field.value);
      field.select();
      // Without leave to write to the clipboard, what is selected can still be copied.
      if (done || document.execCommand("copy")) button.textContent = button.dataset.copied;
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
for (const list of form.querySelectorAll(".options")) list.addEventListener("change", show);
presets?.addEventListener("change", pickPreset);
form.querySelector("[data-to-options]")?.addEventListener("click", (event) => {
  event.preventDefault();
  const rules = form.querySelector("#options");
  rules.open = true;
  rules.querySelector("summary").focus({ preventScroll: true });
  rules.scrollIntoView({ block: "start" });
});

const wanted = location.hash.slice(1);
if (wanted in PRESETS) form.elements.preset.value = wanted;
fill();
