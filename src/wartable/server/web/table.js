// The table's page: shows what the server painted, sends codes, and knows no rules.
import { places, travel } from "./animate.js";
import { complain, keep, send, settings, showTheme, switchTheme } from "./settings.js";
import { Line } from "./socket.js";
import { chime } from "./sound.js";
import { TextMode } from "./text.js";

const page = document.body;
const stage = document.querySelector("#stage");
const texts = JSON.parse(document.querySelector("#texts").textContent);
const mine = page.dataset.seats ? page.dataset.seats.split(" ").map(Number) : [];
let viewer = Number(page.dataset.viewer);
let number = null;
let arrived = 0;
let asked = false;
let line;

const layout = () => (innerWidth >= 1200 ? "wide" : innerWidth >= 700 ? "middle" : "narrow");
const hello = () => ({ format: "html", lang: document.documentElement.lang, layout: layout() });

function connect() {
  line?.close();
  line = new Line(`/api/tables/${page.dataset.table}/live?seat=${viewer}`, hello(), heard, (lost) => {
    page.classList.toggle("lost", lost);
    page.dataset.lost = texts.lost;
  });
  text.line = line;
}

function heard(message) {
  if (message.type === "error") { complain(message.text); return; }
  if (message.type === "chat") { showChat(message.lines); return; }
  if (message.type !== "table") return;
  number = message.number ?? null;
  gather(message);
  if (message.html) swap(message.html, message.asked ?? []);
}

function swap(html, deciders) {
  const focus = document.activeElement?.closest?.("#stage [data-code], #stage [data-thing]");
  const again = focus && (focus.dataset.code ? `[data-code="${focus.dataset.code}"]` : `[data-thing="${focus.dataset.thing}"]`);
  const before = places(stage);
  stage.innerHTML = html;
  stage.removeAttribute("aria-busy");
  const bar = stage.querySelector(".wt-bar");
  bar?.append(document.querySelector("#tools").content.cloneNode(true));
  showTheme();
  travel(stage, before);
  const now = deciders.includes(viewer);
  if (now && !asked) { arrived = performance.now(); chime(); }
  asked = now;
  document.title = (now ? "▶ " : "") + document.title.replace(/^▶ /, "");
  const next = (again && stage.querySelector(again)) || (now ? stage.querySelector(".wt-choices [data-code], .wt-button.done") : null);
  if (!settings.text) next?.focus({ preventScroll: true });
  text.shown(stage);
  turnHotSeat(deciders);
}

async function play(code, final) {
  if (page.classList.contains("past")) { complain(texts.past); return; }
  if (settings.confirm && final && !(await confirmed(texts.confirm))) return;
  try {
    await line.do("act", { actions: [code], number }, viewer);
  } catch (error) {
    complain(error.clause ? `${error.text} (${error.clause})` : error.text);
  }
}

async function undo() {
  try { await line.do("undo", {}, viewer); } catch (error) { complain(error.text); }
}

function confirmed(question) {
  const dialog = document.querySelector("#confirm");
  dialog.querySelector("p").textContent = question;
  dialog.showModal();
  return new Promise((done) => {
    dialog.onclick = ({ target }) => { if (target.value) { dialog.close(); done(target.value === "yes"); } };
    dialog.oncancel = () => done(false);
  });
}

// A thing that stands for one choice plays it; for several it opens their rows; for none it says why not.
function point(thing) {
  const codes = thing.dataset.codes?.split(" ") ?? [];
  if (codes.length === 1) { play(Number(codes[0]), isFinal(codes[0])); return; }
  const id = thing.dataset.thing;
  const rows = [...stage.querySelectorAll("[data-things]")].filter((row) => row.dataset.things.split(" ").includes(id));
  for (const row of rows) row.closest("details")?.setAttribute("open", "");
  const row = rows.find((each) => each.dataset.code) ?? rows[0];
  if (row?.matches("details")) row.open = true;
  (row?.querySelector("summary") ?? row)?.focus();
  row?.scrollIntoView({ block: "nearest" });
}

const isFinal = (code) => stage.querySelector(`[data-code="${code}"]`)?.hasAttribute("data-final") ?? false;

stage.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-code]");
  if (button) { play(Number(button.dataset.code), button.hasAttribute("data-final")); return; }
  if (target.closest("[data-undo]")) { undo(); return; }
  const clause = target.closest(".wt-clause");
  if (clause) { open(`/rules/${page.dataset.title}#${clause.textContent.trim()}`, "wartable-rules"); return; }
  const thing = target.closest("[data-thing]");
  if (thing) point(thing);
});

document.addEventListener("click", ({ target }) => {
  if (target.closest("[data-theme-switch]")) switchTheme();
  else if (target.closest("[data-drawer]")) openDrawer();
  else if (target.closest("[data-lang]")) changeLanguage(target.closest("[data-lang]").dataset.lang);
});

for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) {
  stage.addEventListener(kind, ({ target }) => {
    const row = target.closest?.("[data-things]");
    if (!row) return;
    for (const id of row.dataset.things.split(" ")) {
      stage.querySelector(`[data-thing="${CSS.escape(id)}"]`)?.classList.toggle("lit", kind === "pointerover" || kind === "focusin");
    }
  });
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input:not([type=range]):not([type=checkbox]), textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key === "Enter" && asked && performance.now() - arrived < 400) { event.preventDefault(); return; }
  if (/^[1-9]$/.test(key)) stage.querySelectorAll(".wt-choices .wt-choice[data-code]")[Number(key) - 1]?.click();
  else if (key === "u" || key === "U") undo();
  else if (key === "d" || key === "D") stage.querySelector(".wt-button.done")?.click();
  else if (key === "l" || key === "L") stage.querySelector(".wt-log")?.scrollIntoView();
  else if (key === "m" || key === "M") openDrawer();
  else if (key === "?") { const more = stage.querySelector(".wt-more, .wt-miss"); if (more) { more.open = true; more.querySelector("summary").focus(); } }
  else if (key === "i" && event.target.closest("[data-thing]")) large(event.target.closest("[data-thing]"));
  else if ((key === "Enter" || key === " ") && event.target.matches("g[data-thing]")) { event.preventDefault(); point(event.target); }
  else if (key === "Escape") document.querySelector("#drawer").hidden = true;
});

function large(thing) {
  const name = thing.getAttribute("aria-label") ?? "";
  const card = [...stage.querySelectorAll("[data-face]")].find((each) => name.startsWith(each.dataset.face));
  card?.showPopover?.();
}
let pressing;
stage.addEventListener("pointerdown", ({ target }) => {
  const thing = target.closest("[data-thing]");
  if (thing) pressing = setTimeout(() => large(thing), 600);
});
for (const kind of ["pointerup", "pointercancel", "pointermove"]) stage.addEventListener(kind, () => clearTimeout(pressing));

function changeLanguage(lang) {
  document.cookie = `wartable_lang=${lang}; path=/; max-age=31536000; samesite=lax`;
  location.reload();
}

// -- gathering, hot seat --

function gather(message) {
  const box = document.querySelector("#gather");
  box.hidden = message.phase !== "gathering";
  if (box.hidden) return;
  stage.removeAttribute("aria-busy");
  box.querySelector("ol").replaceChildren(...message.seats.map((seat) => {
    const row = document.createElement("li");
    const who = document.createElement("span");
    who.textContent = `${seat.seat + 1}. ${seat.name || texts[`seat-${seat.kind}`]}`;
    row.append(who);
    if (seat.kind === "open" && !mine.length) {
      const button = document.createElement("button");
      button.className = "button main";
      button.textContent = texts.sit;
      button.onclick = async () => {
        try { await send(`/api/tables/${page.dataset.table}/seat`, { seat: seat.seat }); location.reload(); } catch (error) { complain(error.message); }
      };
      row.append(button);
    }
    return row;
  }));
}

function turnHotSeat(deciders) {
  if (mine.length < 2 || deciders.includes(viewer)) return;
  const next = deciders.find((seat) => mine.includes(seat));
  if (next === undefined) return;
  const curtain = document.querySelector("#curtain");
  curtain.querySelector("h1").textContent = texts.names[next];
  curtain.hidden = false;
  curtain.querySelector("button").focus();
  curtain.querySelector("button").onclick = () => { viewer = next; curtain.hidden = true; connect(); };
}

// -- drawer: chat, replay, settings, leaving --

async function openDrawer() {
  const drawer = document.querySelector("#drawer");
  drawer.hidden = !drawer.hidden;
  if (drawer.hidden) return;
  drawer.querySelector("button").focus();
  showChat(await (await fetch(`/api/tables/${page.dataset.table}/chat`)).json());
  const slider = document.querySelector("#replay");
  const { moments } = await (await fetch(`/api/tables/${page.dataset.table}/moments?seat=${viewer}`)).json();
  slider.max = moments;
  if (!page.classList.contains("past")) slider.value = moments;
}

function showChat(lines) {
  document.querySelector("#chat").replaceChildren(...lines.map(({ name, text }) => {
    const row = document.createElement("li");
    const who = document.createElement("b");
    who.textContent = `${name || texts.somebody}: `;
    row.append(who, text);
    return row;
  }));
}

document.querySelector("[data-chat]").addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = document.querySelector("#say");
  try {
    await send(`/api/tables/${page.dataset.table}/chat`, { text: field.value });
    field.value = "";
    showChat(await (await fetch(`/api/tables/${page.dataset.table}/chat`)).json());
  } catch (error) { complain(error.message); }
});

let seeking;
document.querySelector("#replay").addEventListener("input", ({ target }) => {
  clearTimeout(seeking);
  seeking = setTimeout(async () => {
    const moment = Number(target.value);
    if (moment >= Number(target.max)) { toNow(); return; }
    const query = `seat=${viewer}&lang=${document.documentElement.lang}&layout=${layout()}`;
    const data = await (await fetch(`/api/tables/${page.dataset.table}/moments/${moment}?${query}`)).json();
    page.classList.add("past");
    history.replaceState(null, "", `#${moment}`);
    if (data.html) swap(data.html, []);
  }, 80);
});
function toNow() {
  page.classList.remove("past");
  history.replaceState(null, "", location.pathname);
  line.greet({});
}
document.querySelector("[data-now]").onclick = () => { const slider = document.querySelector("#replay"); slider.value = slider.max; toNow(); };

for (const box of document.querySelectorAll("[data-setting]")) {
  box.checked = Boolean(settings[box.dataset.setting]);
  box.onchange = () => { keep(box.dataset.setting, box.checked); if (box.dataset.setting === "text") text.toggle(box.checked); };
}
const order = document.querySelector("[data-order]");
if (order) order.onchange = () => line.do(order.checked ? "order" : "revoke", {}, viewer).catch((error) => complain(error.text));
document.querySelector("[data-leave]")?.addEventListener("click", async () => {
  if (!(await confirmed(texts.leaving))) return;
  try { await send(`/api/tables/${page.dataset.table}/leave`, { seat: viewer }); location.reload(); } catch (error) { complain(error.message); }
});
document.querySelector("[data-forfeit]")?.addEventListener("click", async () => {
  if (await confirmed(texts.resigning)) line.do("forfeit", {}, viewer).catch((error) => complain(error.text));
});

const text = new TextMode(page, texts, () => viewer);
let shape = layout();
addEventListener("resize", () => { if (layout() !== shape) { shape = layout(); line.greet({ layout: shape }); } });
showTheme();
connect();
text.toggle(Boolean(settings.text));
