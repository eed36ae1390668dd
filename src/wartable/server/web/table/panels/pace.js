// Pace: alone with bots a player holds them, hurries them, goes back; anybody sees again what happened meanwhile.

import { guarded, say } from "../../common/dom.js";
import { send } from "../../common/requests.js";
import { onPaint } from "../stage/stage.js";
import { api, mine, stage, table } from "../state.js";
import { confirmed } from "./dialog.js";
import { replaySince } from "./replay.js";

const place = document.querySelector("#pace");
const speed = document.querySelector("[data-bot-speed]");
const button = (name) => place.querySelector(`[data-pace="${name}"]`);

/** Return whether this browser's player plays against bots alone. */
const alone = ({ seats }) =>
  mine.length > 0 && seats.every((seat) => mine.includes(seat.seat) || (seat.kind === "bot" && !seat.away));

/** Return the newest moment of the log that is not new any more, if others have played since. */
function unread() {
  const read = table.read.get(table.viewer);
  const newest = Number([...stage.querySelectorAll(".wt-log li[data-moment]")].at(-1)?.dataset.moment ?? 0);
  // One line alone is what the own answer brought.
  return read !== undefined && newest > read + 1 ? Math.max(1, read) : 0;
}

const change = (wish) => send(api("pace"), wish);
const works = {
  pause: () => change({ paused: !table.message.pace.paused }),
  skip: () => change({ skip: true }),
  since: () => replaySince(unread()),
  back: async () => {
    if (await confirmed("taking-back")) await send(api("take-back"), { seat: table.viewer });
  },
};

/** Show the buttons that make sense now. */
export function showPace() {
  const { message } = table;
  const running = message?.phase === "running" && table.past === null && Boolean(message.pace);
  const own = running && alone(message);
  const paused = own && message.pace.paused;
  const shown = {
    pause: own && (paused || !table.asked),
    skip: own && !table.asked,
    since: running && unread() > 0,
    back: own && message.back && !message.resigned,
  };
  for (const [name, there] of Object.entries(shown)) button(name).hidden = !there;
  const label = say(paused ? "resume-bots" : "pause-bots");
  button("pause").setAttribute("aria-pressed", String(Boolean(paused)));
  button("pause").querySelector("span").textContent = label;
  button("skip").querySelector("span").textContent = say(message?.resigned ? "skip-to-end" : "skip-to-me");
  place.hidden = !Object.values(shown).some(Boolean);
  speed.closest("label").hidden = !own;
  if (own && document.activeElement !== speed) speed.value = String(message.pace.speed);
}

/** Press one of the buttons by its name, if it is there. */
export function pressPace(name) {
  if (!place.hidden && !button(name).hidden) guarded(works[name])();
}

place.addEventListener("click", ({ target }) => {
  const { pace } = target.closest("[data-pace]")?.dataset ?? {};
  if (pace) pressPace(pace);
});
speed.addEventListener(
  "change",
  guarded(() => change({ speed: Number(speed.value) })),
);
onPaint(showPace);
