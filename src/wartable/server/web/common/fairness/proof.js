// Proof of fairness: verifies a record in this browser: its checksum chain, the commitment, every draw.
const SPAN = 2 ** 32;
const bytes = (text) => new TextEncoder().encode(text);
const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const toHex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A fault in a record: its kind (a key of the page's texts) and its line. */
export class Fault extends Error {
  constructor(kind, line = 0) {
    super(kind);
    this.kind = kind;
    this.line = line;
  }
}

/** Return a record's lines without their marks; each mark must be a prefix of the running digest. */
async function unmarked(text) {
  const out = [];
  let digest = new Uint8Array();
  const rows = text.split("\n").filter((row, i, all) => row || i < all.length - 1);
  for (const [i, row] of rows.entries()) {
    const cut = row.lastIndexOf(" #");
    const [body, mark] = [row.slice(0, cut), row.slice(cut + 2)];
    if (i === 0 && !row.startsWith("wartable ")) throw new Fault("no-record", 1);
    const said = bytes(body);
    const whole = new Uint8Array(digest.length + said.length);
    whole.set(digest);
    whole.set(said, digest.length);
    digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
    if (cut < 0 || mark !== toHex(digest).slice(0, 8)) throw new Fault("mark", i + 1);
    out.push(body);
  }
  if (!out.length) throw new Fault("no-record", 1);
  return out;
}

const HEADER = ["title", "rules", "content", "seats", "options", "commitment", "seed", "veiled"];

/** Return a number written in plain digits, as `wartable verify` reads it. */
function digits(text, line) {
  if (!/^\d{1,15}$/.test(text ?? "")) throw new Fault("index", line);
  return Number(text);
}

/** Return a draw of a whole record. They are counted through from 0: none is left out, and none comes twice. */
function draw([index, n, raw], count, line) {
  const found = { index: digits(index, line), n: digits(n, line), raw: digits(raw, line), line };
  if (found.index !== count || found.n < 1 || found.n > SPAN) throw new Fault("index", line);
  return found;
}

/** Parse a record, as far as the proof needs it; lines may stand where `wartable verify` lets them stand. */
function read(lines) {
  const record = { salts: [], draws: [], commitment: "", secret: "", title: "", seats: "", options: "", ending: "" };
  const header = new Set();
  let begun = false;
  lines.forEach((text, i) => {
    const [word, ...rest] = text.replace(/^x /, "").split(" ");
    const line = i + 1;
    const known = HEADER.includes(word);
    if (record.ending || (known && (begun || header.has(word))) || (record.secret && word !== "end"))
      throw new Fault("order", line);
    if (known) header.add(word);
    else if (i > 0) begun = true;
    if (["title", "seats", "commitment", "secret"].includes(word)) record[word] = rest[0];
    else if (word === "options") record.options = rest.join(" ");
    else if (word === "end") record.ending = rest.join(" ");
    else if (word === "salt")
      record.salts.push({ seat: Number(rest[0]), text: rest.slice(1).join(" "), before: record.draws.length });
    // A veiled record shows some draws only, and proves none.
    else if (word === "~" && !header.has("veiled")) record.draws.push(draw(rest, record.draws.length, line));
  });
  if (!record.ending) throw new Fault("order", lines.length);
  return record;
}

/** Compute one draw: HMAC-SHA-256 of salts and index, the first four bytes, by rejection sampling. */
async function result(key, told, index, n) {
  const limit = SPAN - (SPAN % n);
  for (let attempt = 0; ; attempt += 1) {
    const signed = await crypto.subtle.sign("HMAC", key, bytes(`${told}${index} ${attempt}`));
    const value = new DataView(signed).getUint32(0);
    if (value < limit) return value % n;
  }
}

/**
 * Verify a record's text. Return its contents and whether they are proved; throw a Fault where it was tampered with.
 * A veiled or unfinished record holds no proof: then `proved` is false.
 */
export async function check(text) {
  const record = read(await unmarked(text));
  if (!record.commitment || !record.secret) return { ...record, proved: false };
  const secret = fromHex(record.secret);
  if (toHex(await crypto.subtle.digest("SHA-256", secret)) !== record.commitment) throw new Fault("seal");
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const salts = new Map();
  let given = 0;
  let told = "";
  for (const [i, draw] of record.draws.entries()) {
    let fresh = false;
    while (given < record.salts.length && record.salts[given].before <= i) {
      salts.set(record.salts[given].seat, record.salts[given].text);
      given += 1;
      fresh = true;
    }
    if (fresh)
      told = [...salts]
        .sort(([one], [two]) => one - two)
        .map(([seat, salt]) => `${seat} ${salt}\n`)
        .join("");
    if ((await result(key, told, draw.index, draw.n)) !== draw.raw) throw new Fault("draw", draw.line);
  }
  return { ...record, proved: true };
}

export const canCheck = () => Boolean(globalThis.crypto?.subtle);
