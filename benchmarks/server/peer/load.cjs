// Bots over WebSocket, four to a table, as fast as the server lets them: `node load.cjs KIND ADDRESS TABLES SECONDS`.
// KIND says whose protocol is spoken; everything else is the same for both. Prints one line of JSON. The processes in
// WATCHED are those of the server: they are told by a signal when the measurement begins and ends.
const { readFileSync } = require("node:fs");
const ours = require("./wartable.cjs");
const protocols = { wartable: ours.always, "wartable-asked": ours.asked, boardgame: require("./boardgame.cjs") };

const [kind, addresses, tables, seconds, warmup = "5"] = process.argv.slice(2);
const address = addresses.split(",");
const times = [];
let opened = 0;
let heard = 0;
let measuring = false;
let moves = 0;
let failed = 0;
const watched = (process.env.WATCHED ?? "").split(",").filter(Boolean).map(Number);

/** Return the seconds of a core that the server has used so far, and tell it that a measurement begins or ends. */
function turn() {
  let seconds = 0;
  for (const pid of watched) {
    const facts = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
    seconds += (Number(facts[11]) + Number(facts[12])) / 100;
    process.kill(pid, "SIGUSR2");
  }
  return seconds;
}

async function table(index) {
  const game = await protocols[kind].open(address, index);
  opened += 1;
  game.heard = () => measuring && (heard += 1);
  game.moved = (milliseconds) => {
    moves += 1;
    if (measuring) times.push(milliseconds);
  };
  game.failed = (why) => {
    failed += 1;
    if (failed < 5) process.stderr.write(`${why}\n`);
  };
  game.over = () => {
    game.close();
    if (!ending) table(index);
  };
  await game.start();
}

let ending = false;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

(async () => {
  for (let i = 0; i < Number(tables); i++) await table(i);
  await sleep(Number(warmup) * 1000);
  const begin = performance.now();
  const cpu = process.cpuUsage();
  const served = turn();
  measuring = true;
  await sleep(Number(seconds) * 1000);
  measuring = false;
  const took = (performance.now() - begin) / 1000;
  const used = process.cpuUsage(cpu);
  const serving = turn() - served;
  ending = true;
  const sorted = Float64Array.from(times).sort();
  const told = { kind, tables: Number(tables), seconds: took, moves: sorted.length, rate: sorted.length / took };
  for (const share of [0.5, 0.95, 0.99]) told[`p${share * 100}`] = part(sorted, share);
  told.max = sorted[sorted.length - 1];
  told.opened = opened;
  told.all_moves = moves;
  told.messages = heard / sorted.length;
  told.failed = failed;
  told.client_cpu = (used.user + used.system) / 1e3 / sorted.length; // milliseconds a move
  told.server_cpu = (serving * 1e3) / sorted.length;
  process.stdout.write(`${JSON.stringify(told)}\n`, () => process.exit(0));
})();
