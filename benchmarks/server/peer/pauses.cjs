// How much later than it was due the event loop comes to a timer, as our own server is watched. The signal USR2 begins
// a measurement; the next one writes what was found into the file PAUSES, as JSON.
const { renameSync, writeFileSync } = require("node:fs");

const TICK = 5; // milliseconds
const path = process.env.PAUSES;
let late = [];
let measures = false;

function look() {
  const due = performance.now() + TICK;
  setTimeout(() => {
    if (measures) late.push(Math.max(0, performance.now() - due));
    look();
  }, TICK);
}

function turn() {
  measures = !measures;
  if (measures) {
    late = [];
    return;
  }
  const sorted = Float64Array.from(late).sort();
  const part = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  writeFileSync(`${path}.new`, JSON.stringify({ p50: part(0.5), p99: part(0.99), most: part(1) }));
  renameSync(`${path}.new`, path);
}

if (path) {
  process.on("SIGUSR2", turn);
  look();
}
