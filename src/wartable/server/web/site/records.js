// The page of records: a file is verified in the browser and uploaded only when its reader opens it at a table.

import { guarded, make, say } from "../common/dom.js";
import { canCheck, check, Fault } from "../common/fairness/proof.js";
import { send } from "../common/requests.js";

const form = document.querySelector("[data-record]");
const field = form.querySelector("input");
const place = form.querySelector("[data-checked]");
let text = "";

/** Return how a game ended: a link to the clause that ended it. */
function ending({ ending: told, title }) {
  if (told === "open") return say("proof-open");
  const [clause] = told.split(" ");
  return clause && make("a", { className: "wt-clause", href: `/rules/${title}#${clause}` }, clause);
}

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
  place.querySelector(".facts").replaceChildren();
  place.querySelector("[data-open]").hidden = true;
  if (!canCheck()) {
    tell(say("proof-insecure"), "");
    place.querySelector("[data-open]").hidden = false;
    return;
  }
  try {
    const found = await check(text);
    const facts = [
      ["title", found.title],
      ["ending", ending(found)],
      ["commitment", found.commitment],
      ["secret", found.secret],
    ];
    place
      .querySelector(".facts")
      .append(
        ...facts
          .filter(([, value]) => value)
          .flatMap(([name, value]) => [make("dt", {}, say(`proof-${name}`)), make("dd", {}, value)]),
      );
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
