// After the end: the proof of fairness, computed in this browser; replay, share, download, play again.

import { guarded, make, say } from "../../common/dom.js";
import { canCheck, check, Fault } from "../../common/fairness/proof.js";
import { mismatch } from "../../common/fairness/seals.js";
import { openTable } from "../../common/requests.js";
import { firstStop } from "../input/focus.js";
import { sound } from "../stage/sound.js";
import { onSwap } from "../stage/stage.js";
import { stampsOver } from "../stage/stamps.js";
import { api, finished, mine, page, stage, table } from "../state.js";
import { lookBack, share } from "./replay.js";

let proof = null;
let ran = false; // the game was still played when this page last looked

async function proved() {
  if (!canCheck()) return { text: say("proof-insecure") };
  try {
    const found = await check(await (await fetch(api("record"))).text());
    if (!found.proved) return { text: say("proof-none") };
    const fault = mismatch(table.id, found);
    if (fault) throw new Fault(fault);
    return { text: say("proof-good", { draws: found.draws.length, salts: found.salts.length }), kind: "good", found };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const where = error.line ? `, ${say("proof-line", { line: error.line })}` : "";
    return { text: say("proof-bad", { reason: say(`proof-${error.kind}`) + where }), kind: "bad" };
  }
}

/** Return a seat's request for the rematch: this browser's again, the same bot, or open to anybody. */
function nextSeat({ seat, kind, name, level }) {
  if (mine.includes(seat)) return { kind: "me", name: mine.length > 1 ? name : "" };
  return kind === "bot" ? { kind, level } : { kind: "open" };
}

/** Open a rematch: a new table with the same seats and options. */
export async function again() {
  const seats = table.message.seats.map(nextSeat);
  const name = table.message.seats.find((seat) => mine.includes(seat.seat))?.name ?? "";
  const opened = await openTable({
    title: table.title,
    seats,
    options: table.message.options,
    name,
    hot_seat: mine.length > 1,
    public: seats.some((seat) => seat.kind === "open"),
  });
  location.href = `/table/${opened.table}`;
}

function showProof(place) {
  const status = place.querySelector(".proof [role=status]");
  status.textContent = say("proof-checking");
  proof ??= proved();
  proof.then(
    ({ text, kind = "", found }) => {
      status.textContent = text;
      status.className = `verdict ${kind}`;
      const facts = found
        ? [
            ["commitment", found.commitment],
            ["secret", found.secret],
          ]
        : [];
      place
        .querySelector(".facts")
        .replaceChildren(
          ...facts.flatMap(([name, value]) => [make("dt", {}, say(`proof-${name}`)), make("dd", {}, value)]),
        );
    },
    (error) => {
      status.textContent = error.message;
    },
  );
}

/** Keep the end card back until the last stamps have said how it came to that. */
async function holdBack() {
  page.classList.add("ending");
  await stampsOver();
  page.classList.remove("ending");
  // What was hidden meanwhile has lost the focus; Tab and Enter go on from the outcome.
  if (document.activeElement === page) firstStop()?.focus({ preventScroll: true });
  sound("end");
}

onSwap(() => {
  if (finished() && ran && table.past === null) holdBack();
  ran = !finished();
  const outcome = stage.querySelector(".wt-prompt .wt-outcome");
  if (!outcome || !finished() || table.past !== null || stage.querySelector(".after")) return;
  outcome.after(document.querySelector("#after").content.cloneNode(true));
  const place = stage.querySelector(".after");
  const press = (selector, work) => place.querySelector(selector)?.addEventListener("click", work);
  if (mine.length) press("[data-again]", guarded(again));
  else place.querySelector("[data-again]").remove();
  press("[data-replay]", () => lookBack(1));
  press("[data-share-table]", () => share(location.origin + location.pathname));
  showProof(place);
});
