// The coach of a lesson: its text beside the thing it points at, or at the foot of a small screen; and first hints.
import { complain, guarded, say, texts } from "../../common/dom.js";
import { keep, settings } from "../../common/preferences.js";
import { explain, openTable, send } from "../../common/requests.js";
import { mark, setMark } from "../stage/marks.js";
import { onSwap } from "../stage/stage.js";
import { page, stage, table } from "../state.js";
import { bar } from "./bars.js";

const box = document.querySelector("#coach");
const part = (name) => box.querySelector(`[data-coach="${name}"]`);
const text = part("text");
const reply = part("reply");
const buttons = [...box.querySelectorAll("button[data-move]")];
const GAP = 18; // pixels between the box and the thing it points at
const EDGE = 10;
// What it costs to cover a whole thing, to stand apart from what is pointed at, and each pixel of the way there.
const WHOLE = 10_000;
const FAR = 2000;
const NEAR = 4;
const KINDS = ["card", "slot", "plate", "pile", "piece", "track", "strip", "level", "note", "rows tr"];
const DRAWN = `.wt-table :is(${KINDS.map((kind) => `.wt-${kind}`).join(", ")})`;
const STEP = 10; // pixels between the places that are tried
let lesson = null; // what the server said last, or null at any other table
let lastCue = "";
let moving = false; // a move is on its way: a double click is one move
// With an account the wish is the account's, on every device; else this browser's.
const { hints: account } = page.dataset;
if (account) keep("hints", account === "on");
settings.hints ??= true;

const ending = () => lesson.waits === "over" || (lesson.waits === "read" && lesson.at === lesson.count);

/** Return the moves that are offered now, the main one first. */
function moves() {
  if (ending()) return ["play", "again", "back"];
  const back = lesson.at > 1 || lesson.waits === "answer" ? ["back"] : [];
  return { read: ["next", ...back], play: ["show", ...back], answer: back, shown: ["try", "next"] }[lesson.waits];
}

/** Return what the coach says: the cue's text, or what goes on meanwhile. */
function words() {
  if (lesson.waits === "shown") return say("coach-shown");
  if (lesson.waits === "answer" && lesson.codes.length === 0) return say("coach-watch");
  return lesson.text;
}

/** Show the coach of a table message; without one the box stays hidden. */
export function coach(message) {
  lesson = message.coach ?? null;
  hint(message);
  box.hidden = !lesson;
  page.classList.toggle("coached", Boolean(lesson));
  if (!lesson) return;
  const had = box.contains(document.activeElement);
  // The next pick of a row is another wait: the focus goes to the choice that is waited for now.
  const now = `${lesson.at} ${lesson.waits} ${lesson.codes}`;
  const cue = `${lesson.at} ${lesson.waits}`;
  part("lesson").textContent = lesson.lesson;
  part("at").textContent = say("coach-at", lesson);
  box.style.setProperty("--done", `${(100 * lesson.at) / lesson.count}%`);
  if (text.textContent !== words()) text.textContent = words();
  if (!lastCue.startsWith(`${cue} `)) reply.textContent = "";
  const offered = moves();
  for (const button of buttons) {
    button.hidden = !offered.includes(button.dataset.move);
    const leads = button.dataset.move === offered[0] && button.dataset.move !== "back";
    button.classList.toggle("main", leads && lesson.waits !== "play");
    button.style.order = leads ? "1" : "0";
  }
  light();
  place();
  if (now !== lastCue || had) focus();
  lastCue = now;
}

/** Focus what leads on: the main button, or the choice that is waited for. */
function focus() {
  if (page.matches(".textmode, .paneled") || page.querySelector("dialog[open]")) return;
  const row = lesson.codes.map((code) => stage.querySelector(`.wt-prompt [data-code="${code}"]`)).find(Boolean);
  const main = buttons.find((button) => !button.hidden && button.classList.contains("main"));
  (row ?? main ?? box).focus({ preventScroll: true });
  if (!box.classList.contains("foot")) return;
  for (const part of [things()[0], row]) part?.scrollIntoView({ block: "nearest" });
}

/** Show a kind refusal in the box; return false if it is another error or another table. */
export function kindly(error) {
  if (!lesson || error.code !== "not_now") return false;
  reply.textContent = error.text;
  box.classList.remove("nod");
  void box.offsetWidth; // restarts the animation
  box.classList.add("nod");
  place();
  return true;
}

// -- where it stands --

function things() {
  return lesson.points.flatMap((id) => [...stage.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)]);
}

/** Light the things that the coach points at, and the choices that lead on. */
function light() {
  for (const lit of stage.querySelectorAll(".taught")) lit.classList.remove("taught");
  if (!lesson) return;
  const rows = lesson.codes.flatMap((code) => [
    ...stage.querySelectorAll(`[data-code="${code}"]`),
    ...[...stage.querySelectorAll(`.wt-rows tr.goes[data-codes~="${code}"]`)].map((row) => row.querySelector("button")),
  ]);
  for (const thing of [...things(), ...rows]) {
    thing.classList.add("taught");
    const fold = thing.closest("details:not([open])");
    if (fold) fold.open = true;
  }
}

const clamp = (value, low, high) => Math.max(low, Math.min(value, high));

/** Return the area that two rectangles share. */
function shared(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const ALONG = [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9]; // where along a side of the box the thing lies, the best first

/** Return the places beside a thing, several on each side: [side, left, top]. */
function beside(aim, wide, high) {
  const across = ALONG.map((part) => aim.left + aim.width / 2 - wide * part);
  const along = ALONG.map((part) => aim.top + aim.height / 2 - high * part);
  return [
    ...across.map((left) => ["above", left, aim.top - high - GAP]),
    ...along.map((top) => ["right", aim.right + GAP, top]),
    ...along.map((top) => ["left", aim.left - wide - GAP, top]),
    ...across.map((left) => ["below", left, aim.bottom + GAP]),
  ];
}

/** Return places all over the room, for a box that points at nothing or would cover something beside its thing. */
function apart(room, wide, high) {
  const along = (from, to) =>
    Array.from({ length: Math.max(1, Math.ceil((to - from) / STEP)) }, (_, i) => from + i * STEP);
  const across = along(room.left, room.right - wide);
  return along(room.top, room.bottom - high).flatMap((top) => across.map((left) => ["", left, top]));
}

/** Return the place over the log, where that is high enough: the log is what a learner misses least. */
function overLog(wide, high) {
  const log = stage.querySelector(".wt-log")?.getBoundingClientRect();
  return log && log.height >= high + 2 * EDGE ? [["", log.right - EDGE - wide, log.top + EDGE]] : [];
}

/** Return how far the middle of a box lies from a thing, or from the middle of the room. */
const distance = ([, left, top], wide, high, aim) =>
  Math.hypot(left + wide / 2 - (aim.left + aim.right) / 2, top + high / 2 - (aim.top + aim.bottom) / 2);

/** Place the box beside the first thing, or near it where it covers nothing; on a small screen at the foot. */
function place() {
  if (!lesson) return;
  const foot = innerWidth < 960 || innerHeight < 520 || page.classList.contains("textmode");
  box.classList.toggle("foot", foot);
  document.documentElement.style.setProperty("--coach", foot ? `${box.offsetHeight}px` : "0px");
  box.style.translate = "";
  box.dataset.side = "";
  const room = foot ? null : stage.querySelector(".wt-table")?.getBoundingClientRect();
  if (!room) return;
  const seen = (element) => element.getBoundingClientRect();
  const aims = things()
    .map(seen)
    .filter((rect) => shared(rect, room));
  const drawn = [...stage.querySelectorAll(DRAWN)].map(seen).filter((rect) => rect.width && rect.height);
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  const cost = ([, left, top]) => {
    const here = { left, top, right: left + wide, bottom: top + high };
    // A small label that is hidden whole is missed as much as a card.
    const missed = (rect) => shared(here, rect) * (1 + WHOLE / (rect.width * rect.height));
    const over = (rects) => rects.reduce((sum, rect) => sum + missed(rect), 0);
    return over(drawn) + 1e6 * over(aims);
  };
  const places = [...(aims.length ? beside(aims[0], wide, high) : []), ...apart(room, wide, high)]
    .map(([side, left, top]) => [
      side,
      clamp(left, room.left + EDGE, room.right - wide - EDGE),
      clamp(top, room.top + EDGE, room.bottom - high - EDGE),
    ])
    .concat(overLog(wide, high))
    .map((found) => {
      const away = found[0] ? 0 : FAR + NEAR * distance(found, wide, high, aims[0] ?? room);
      return { found, cost: cost(found) + away };
    });
  const [side, left, top] = places.reduce((best, one) => (one.cost < best.cost ? one : best)).found;
  box.dataset.side = side;
  box.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  if (!side) return;
  const upright = side === "above" || side === "below";
  const tip = upright ? aims[0].left + aims[0].width / 2 - left : aims[0].top + aims[0].height / 2 - top;
  box.style.setProperty("--tip", `${clamp(tip, 20, (upright ? wide : high) - 20)}px`);
}

onSwap(() => {
  light();
  place();
});
addEventListener("resize", place);

// -- what is pressed --

async function move(how) {
  if (how === "play") {
    const { seats: count, level, with: preset = "" } = box.dataset;
    const seats = Array.from({ length: Number(count) }, (_, i) => (i ? { kind: "bot", level } : { kind: "me" }));
    const opened = await openTable({ title: table.title, seats, preset, public: false });
    location.href = `/table/${opened.table}`;
    return;
  }
  if (moving) return;
  moving = true;
  const body = { move: how === "try" ? "back" : how, number: table.message.number };
  try {
    await table.line.do("coach", body, table.viewer);
  } catch (error) {
    if (!kindly(error)) throw new Error(explain(error));
  } finally {
    moving = false;
  }
}
for (const button of buttons)
  button.addEventListener(
    "click",
    guarded(() => move(button.dataset.move)),
  );
document.addEventListener("keydown", (event) => {
  if (!lesson || page.querySelector("dialog[open]") || !document.querySelector("#panel").hidden) return;
  if (event.key === "Escape" && box.contains(event.target)) {
    focus();
    stage.querySelector(".wt-choices .wt-choice")?.focus({ preventScroll: true });
  } else if (event.key === "Enter" && event.target === page && lesson.waits === "read" && !ending()) {
    move("next").catch((error) => complain(error.message));
  }
});

// -- hints for the first turns of an ordinary game --

const read = new Set(mark("hints")); // hints that were put away at this table, or whose question was answered
let hinted = ""; // the hint of the question that stands

function putAway(said) {
  read.add(said);
  setMark("hints", [...read]);
}

/** Store with the account whether hints are wanted. */
export async function rememberHints(on) {
  if (account) await send("/api/accounts/settings/hints", { on });
}

function hint(message) {
  if (hinted && hinted !== message.hint) putAway(hinted);
  hinted = message.hint ?? "";
  const said = !settings.hints || !message.hint || read.has(message.hint) ? "" : message.hint;
  const aim = texts.aim && !read.size ? `${say("hint-aim", { aim: texts.aim })}\n` : "";
  const away = () => {
    putAway(message.hint);
    bar("hint");
  };
  bar(
    "hint",
    said && aim + said,
    [say("understood"), away],
    [
      say("hint-off"),
      guarded(async () => {
        keep("hints", false);
        const setting = document.querySelector('[data-setting="hints"]');
        if (setting) setting.checked = false;
        bar("hint");
        await rememberHints(false);
      }),
    ],
  );
}
