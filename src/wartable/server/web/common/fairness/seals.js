// What this browser saw first: the seal of each table, and the words that it gave. Kept here, so that a server which
// shows another seal at the end, or leaves a word out, is found out.
const KEY = "wartable-seals";
const MOST = 100; // tables, the oldest forgotten first

function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** Change what is kept of a table. Storage may be blocked: then there is nothing to compare with later. */
function change(table, work) {
  const { [table]: known = { seal: "", words: {} }, ...others } = all();
  work(known);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(others), [table, known]].slice(-MOST))),
    );
  } catch {
    /* see above */
  }
}

/** Keep a table's seal, the first time that it is shown. */
export function keepSeal(table, seal) {
  if (seal && !all()[table]?.seal)
    change(table, (known) => {
      known.seal = seal;
    });
}

/** Keep the word that this browser gave for a seat. */
export function keepWord(table, seat, text) {
  change(table, (known) => {
    known.words[seat] = text;
  });
}

/** Forget the word of a seat that was left before the deal. */
export function dropWord(table, seat) {
  change(table, (known) => {
    delete known.words[seat];
  });
}

/** Forget the words of all other seats than these before the deal: the host may have turned this browser out. */
export function keepWordsOf(table, seats) {
  const held = Object.keys(all()[table]?.words ?? {}).map(Number);
  for (const seat of held) if (!seats.includes(seat)) dropWord(table, seat);
}

/** Return what is wrong with a table's verified record, by what this browser saw first; or nothing. */
export function mismatch(table, { commitment, salts }) {
  const known = all()[table];
  if (known?.seal && known.seal !== commitment) return "other-seal";
  const given = new Set(salts.map(({ text }) => text));
  // By the word alone: a game that began with fewer players has counted its seats anew.
  return Object.values(known?.words ?? {}).every((text) => given.has(text)) ? "" : "lost-word";
}
