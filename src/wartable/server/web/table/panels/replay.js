// Replay: any moment as this viewer saw it, by slider, steps, keys or a line of the log; #n in the address names one.

import { complain, copy, guarded, make, say, texts } from "../../common/dom.js";
import { get, send } from "../../common/requests.js";
import { closed, opened, address as writeAddress } from "../input/back.js";
import { heldFocus } from "../input/focus.js";
import { closeMenu } from "../stage/choice-menu.js";
import { painting } from "../stage/parts.js";
import { swap } from "../stage/stage.js";
import { api, called, finished, lang, layout, mine, PUBLIC, page, room, table } from "../state.js";
import { confirmed } from "./dialog.js";

const place = document.querySelector("#replay");
const slider = place.querySelector("input");
const eyesField = place.querySelector("select");
const moments = new Map();
const PAUSE = 1100;
let eyes = null; // the viewer to replay as, if not this page's own
let playing = null;
let returning = false; // the replay ends in the present by itself
let shown = null; // the response that is on the stage
let wanted = 0;
let giveBack = () => {};
let query = ""; // of a link to a moment: through whose eyes

const viewer = () => eyes ?? table.viewer;
const count = () => Number(slider.max);

function fetched(moment) {
  const key = `${viewer()} ${moment} ${layout()} ${moment === count() ? (table.message?.number ?? "") : ""}`;
  if (!moments.has(key)) {
    const [wide, high] = room();
    const look = `lang=${lang}&layout=${layout()}&parts=true&wide=${wide}&high=${high}`;
    const found = get(api(`moments/${moment}?seat=${viewer()}&${look}`));
    found.catch(() => moments.delete(key));
    moments.set(key, found);
    if (moments.size > 300) moments.delete(moments.keys().next().value);
  }
  return moments.get(key);
}

async function measure() {
  slider.max = (await get(api(`moments?seat=${viewer()}`))).moments;
}

/** Show a moment. Responses may arrive out of order: only the last one asked for is shown. */
async function go(moment) {
  wanted = Math.min(Math.max(1, moment), count());
  slider.value = wanted;
  label();
  const mine_ = wanted;
  const found = await fetched(mine_);
  if (mine_ !== wanted || table.past === null) return;
  shown = found;
  table.past = mine_;
  writeAddress(`${location.pathname}${query}#${mine_}`);
  swap(found.parts, false);
  for (const line of document.querySelectorAll("#stage .wt-log li"))
    line.classList.toggle("at", line.matches(":last-child"));
  if (wanted < count()) fetched(wanted + 1).catch(() => {});
}

function label() {
  const text = wanted >= count() && !finished() ? say("now") : say("moment", { moment: wanted, moments: count() });
  place.querySelector("output").textContent = text;
  slider.setAttribute("aria-valuetext", text);
}

function offerEyes() {
  const label_ = place.querySelector(".eyes");
  label_.hidden = !finished();
  if (label_.hidden) return;
  const seats = texts.names.map((_, seat) => [seat, called(seat)]);
  const options = [...seats, [PUBLIC, say("public")]];
  eyesField.replaceChildren(
    ...options.map(([seat, name]) => make("option", { value: seat, selected: seat === viewer() }, name)),
  );
}

/** Start the replay, at a moment or at the last one. */
export async function lookBack(moment = 0, through = null) {
  try {
    eyes = through;
    await measure();
    if (!count()) return;
    closeMenu();
    if (table.past === null) {
      giveBack = heldFocus();
      query = location.search;
      writeAddress(location.pathname); // of a link to a moment: Back leads to the present
    }
    table.past = moment || count();
    opened("replay", backToNow);
    place.hidden = false;
    page.classList.add("past");
    offerEyes();
    const arrival = go(moment || count());
    slider.focus({ preventScroll: true }); // before the response is there, so that keys work at once
    await arrival;
  } catch (error) {
    backToNow();
    complain(error.message);
  }
}

/** Play what happened after a moment, and return to the present. */
export async function replaySince(moment) {
  await lookBack(moment);
  if (table.past === null || playing) return;
  step("play");
  returning = true;
}

export function backToNow() {
  stop();
  if (table.past === null) return;
  table.past = null;
  eyes = null;
  shown = null;
  place.hidden = true;
  page.classList.remove("past");
  writeAddress(location.pathname);
  closed("replay");
  if (table.message?.parts) swap(painting(), isAsked());
  giveBack();
}

const isAsked = () => (table.message.asked ?? []).includes(table.viewer) && table.message.phase === "running";

function stop() {
  clearInterval(playing);
  playing = null;
  returning = false;
  place.querySelector("[data-step=play]").setAttribute("aria-pressed", "false");
}

export function step(name) {
  if (table.past === null) return;
  if (name !== "play") stop();
  if (name === "first") go(1);
  else if (name === "back") go(wanted - 1);
  else if (name === "next") go(wanted + 1);
  else if (playing) stop();
  else {
    if (wanted >= count()) go(1);
    playing = setInterval(() => {
      if (wanted < count()) go(wanted + 1);
      else if (returning) backToNow();
      else stop();
    }, PAUSE);
    place.querySelector("[data-step=play]").setAttribute("aria-pressed", "true");
  }
}

/** Return a link to this moment: as the same viewer after the end, as a spectator while the game runs. */
function address() {
  const [seat, moment] = finished() ? [viewer(), table.past] : [PUBLIC, shown?.public_moment ?? 1];
  return `${location.origin}${location.pathname}?seat=${seat}#${moment}`;
}

export async function share(link) {
  if (await copy(link)) complain(say("copied"), true);
  else complain(link, true);
}

/** Open a new table against bots, from a moment or from now, and say so before this one is left. */
export async function fork(moment = null) {
  if (!(await confirmed("forking"))) return;
  const own = mine.includes(viewer()) ? { seat: viewer() } : {};
  const opened = await send(api("fork"), { ...(moment ? { moment } : {}), ...own });
  location.href = `/table/${opened.table}`;
}

// The table must end where this bar begins, and on a phone the bar has two rows or three.
new ResizeObserver(() => page.style.setProperty("--replay", `${place.offsetHeight}px`)).observe(place);

let seeking; // debounces the slider: a drag fetches only the moments on which it rests
slider.addEventListener("input", () => {
  stop();
  wanted = Number(slider.value);
  label();
  clearTimeout(seeking);
  seeking = setTimeout(() => go(Number(slider.value)), 60);
});
eyesField.addEventListener(
  "change",
  guarded(async () => {
    const part = wanted / Math.max(1, count());
    eyes = Number(eyesField.value);
    await measure();
    await go(Math.round(part * count()));
  }),
);
place.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-step]");
  if (button) step(button.dataset.step);
});
place.querySelector("[data-now]").addEventListener("click", backToNow);
place.querySelector("[data-share]").addEventListener("click", () => share(address()));
place.querySelector("[data-fork-here]").addEventListener(
  "click",
  guarded(() => fork(table.past)),
);
for (const button of document.querySelectorAll("#panel [data-replay]"))
  button.addEventListener("click", () => lookBack());
for (const button of document.querySelectorAll("#panel [data-fork]"))
  button.addEventListener(
    "click",
    guarded(() => fork()),
  );

addEventListener("hashchange", () => {
  const moment = Number(location.hash.slice(1));
  if (moment && moment !== table.past) table.past === null ? lookBack(moment) : go(moment);
});

/** Take note of new moments, or of the first message, during a replay. */
export async function grew() {
  offerEyes();
  if (eyes !== null) return;
  await measure().catch(() => {});
  label();
}
