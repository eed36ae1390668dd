// Clocks on the plates run locally between messages. In a secret decision the others' clocks stand still on display.
import { say } from "../../common/dom.js";
import { stage, table } from "../state.js";

const known = new Map();

/** Set the clocks from a message; stop the clock of a seat that it leaves out. */
export function setClocks(clocks) {
  const now = performance.now();
  for (const clock of known.values()) {
    clock.left = left(clock, now);
    clock.runs = false;
  }
  for (const [seat, { left: seconds, runs }] of Object.entries(clocks ?? {}))
    known.set(seat, { left: seconds, runs, at: now });
  for (const clock of known.values()) clock.at = now;
  showClocks();
}

const left = ({ left: seconds, runs, at }, now) => Math.max(0, runs ? seconds - (now - at) / 1000 : seconds);

function inWords(seconds) {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600), Math.floor(whole / 60)];
  if (days) return say("clock-days", { days, hours: hours % 24 });
  if (hours) return say("clock-hours", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}

export function showClocks() {
  const now = performance.now();
  for (const plate of stage.querySelectorAll(".wt-clock")) {
    const clock = known.get(plate.dataset.seat);
    if (!clock) continue;
    const seconds = left(clock, now);
    const shown = inWords(seconds);
    if (plate.textContent !== shown) plate.textContent = shown;
    plate.classList.toggle("runs", clock.runs);
    plate.classList.toggle("low", clock.runs && seconds < 30 && Number(plate.dataset.seat) === table.viewer);
  }
}

setInterval(() => {
  if (known.size && table.past === null) showClocks();
}, 250);
