// Requests to the server, and its errors in the reader's language.

import { keepSeal, keepWord } from "./fairness/seals.js";

function cookie(name) {
  return (
    document.cookie
      .split("; ")
      .find((part) => part.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? ""
  );
}

export const errors = JSON.parse(document.querySelector("#errors")?.textContent ?? "{}");

/** Return a server error's text in the reader's language. A rule's reason comes translated, other texts do not. */
export function explain(error) {
  if (error.clause) return `${error.text} (${error.clause})`;
  const known = errors[error.code];
  const says = error.text && error.code !== "stale"; // numbers of questions are for programs
  if (!known || (document.documentElement.lang === "en" && says)) return error.text ?? errors.fault;
  const field = error.field?.replace(/\W.*/, "");
  return known.replace("{field}", errors[`field-${field}`] ?? error.field ?? "");
}

async function answered(request) {
  let answer;
  try {
    answer = await request;
  } catch {
    throw new Error(errors.line);
  }
  const data = await answer.json().catch(() => ({}));
  if (answer.ok) return data;
  const error = data.error ?? { code: "fault" };
  throw Object.assign(new Error(explain(error)), { code: error.code, field: error.field, text: error.text });
}

export const get = (path) => answered(fetch(path));

export const send = (path, body) =>
  answered(
    fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf": cookie("wartable_csrf") },
      body: JSON.stringify(body),
    }),
  );

/** Return a random salt for the deal: the server could not know it when it committed to its secret. */
export const word = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Send the salts of this browser's seats; the table waits for them before it deals. */
export async function giveWords(table, seats) {
  for (const seat of seats) {
    const text = word();
    await send(`/api/tables/${table}/do`, { kind: "salt", seat, body: { text } });
    keepWord(table, seat, text);
  }
}

/** Open a table. Salts are sent only after the server's commitment is public; the game waits for them. */
export async function openTable(wish) {
  const opened = await send("/api/tables/", { ...wish, salts: true });
  keepSeal(opened.table, opened.commitment);
  await giveWords(
    opened.table,
    wish.seats.flatMap(({ kind }, seat) => (kind === "me" ? [seat] : [])),
  );
  return opened;
}
