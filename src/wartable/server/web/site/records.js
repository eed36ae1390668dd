// The page of records: a file is verified in the browser and uploaded only when its reader opens it at a table.

import { guarded, make, say } from "../common/dom.js";
import { canCheck, check, Fault } from "../common/fairness/proof.js";
import { get, send } from "../common/requests.js";

const form = document.querySelector("[data-record]");
const field = form.querySelector("input");
const place = form.querySelector("[data-checked]");
let text = "";

/** Return a record in the words of its title: name, poster, seats, how it ended; nothing of a title unknown here. */
async function inWords({ title, seats, options, ending }) {
  const [clause] = ending.split(" ");
  const asked = new URLSearchParams({ title, seats, options, ending: clause, lang: document.documentElement.lang });
  return get(`/records/words?${asked}`).catch(() => ({ label: title, poster: "", names: [], ending: "" }));
}

/** Return how a game ended: the sentence of the clause that ended it, and its number as a link. */
function ending({ ending: told, title }, words) {
  if (told === "open") return [say("proof-open")];
  const [clause] = told.split(" ");
  return [`${words.ending} `, make("a", { className: "wt-clause", href: `/rules/${title}#${clause}` }, clause)];
}

/** Return who has won, by the names of their seats. */
function winners({ ending: told }, { names }) {
  const [, listed] = told.match(/ winners=([\d,]+)/) ?? [];
  return listed
    ?.split(",")
    .map((seat) => names[seat] ?? seat)
    .join(", ");
}

const rows = (facts) =>
  facts
    .filter(([, value]) => value?.length)
    .flatMap(([name, value]) => [make("dt", {}, say(`proof-${name}`)), make("dd", {}, ...[value].flat())]);

async function read(file) {
  if (!file) return;
  text = await file.text();
  form.querySelector("[data-name]").textContent = file.name;
  place.hidden = false;
  const verdict = place.querySelector(".verdict");
  const tell = (said, kind) => {
    verdict.textContent = said;
    verdict.className = `verdict ${kind}`;
  };
  for (const list of place.querySelectorAll("dl")) list.replaceChildren();
  place.querySelector("details").hidden = true;
  place.querySelector("img").hidden = true;
  place.querySelector("[data-open]").hidden = true;
  if (!canCheck()) {
    tell(say("proof-insecure"), "");
    place.querySelector("[data-open]").hidden = false;
    return;
  }
  try {
    const found = await check(text);
    const words = await inWords(found);
    const picture = place.querySelector("img");
    picture.hidden = !words.poster;
    if (words.poster) picture.src = words.poster;
    place.querySelector(".facts").append(
      ...rows([
        ["title", words.label],
        ["seats", words.names.join(", ")],
        ["winners", winners(found, words)],
        ["ending", ending(found, words)],
        ["saved", new Date(file.lastModified).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" })],
      ]),
    );
    place.querySelector(".secrets").append(
      ...rows([
        ["commitment", found.commitment],
        ["secret", found.secret],
      ]),
    );
    place.querySelector("details").hidden = !found.commitment;
    tell(
      found.proved ? say("proof-good", { draws: found.draws.length, salts: found.salts.length }) : say("proof-none"),
      found.proved ? "good" : "",
    );
    place.querySelector("[data-open]").hidden = false;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const where = error.line ? `, ${say("proof-line", { line: error.line })}` : "";
    tell(say("proof-bad", { reason: say(`proof-${error.kind}`) + where }), "bad");
  }
}

field.addEventListener("click", () => {
  field.value = "";
}); // else choosing the same file again, after an edit, fires no change event
field.addEventListener(
  "change",
  guarded(() => read(field.files[0])),
);
form.addEventListener("submit", (event) => event.preventDefault());
for (const kind of ["dragover", "dragleave", "drop"]) {
  form.addEventListener(
    kind,
    guarded((event) => {
      form.classList.toggle("over", kind === "dragover");
      return kind === "drop" ? read(event.dataTransfer.files[0]) : undefined;
    }),
  );
}
place.querySelector("[data-open]").addEventListener(
  "click",
  guarded(async () => {
    const opened = await send("/api/records/", { record: text });
    location.href = `/table/${opened.table}`;
  }),
);
