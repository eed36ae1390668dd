// Several players at one screen: a bar says who is next; a curtain hides every hand until that player is there.

import { say, texts } from "../shared/dom.js";
import { bar } from "./panels/bars.js";
import { called, mine, page, stage, table } from "./state.js";

const curtain = document.querySelector("#curtain");
const shared = mine.length > 1;
let turn = () => {};
let begun = false;
let here = false; // whoever is called has said so

/** @param {(seat: number) => void} work looks through another seat of this browser */
export function onTurn(work) {
  turn = work;
}

function draw(seat) {
  const sign = texts.signs[seat];
  const picture = curtain.querySelector("img");
  picture.hidden = !sign;
  if (sign) picture.src = `/art/${table.title}/sign/${sign}.svg`;
  curtain.querySelector("h2").textContent = called(seat);
  curtain.hidden = false;
  page.classList.add("curtained");
  const button = curtain.querySelector("button");
  button.focus();
  button.onclick = () => {
    here = true;
    turn(seat);
  };
}

/** A painting is there; if it is the one for whoever was called, the curtain opens. */
export function lift() {
  if (!here) return;
  here = false;
  curtain.hidden = true;
  page.classList.remove("curtained");
  stage.querySelector(".wt-choices .wt-choice, .wt-button.done")?.focus({ preventScroll: true });
}

const next = (seat) => (texts.secrets ? draw(seat) : turn(seat));

/** Looks whether another seat of this browser is asked. `owed` are its seats that owe an answer. */
export function handOver(owed) {
  if (!shared) return;
  if (!begun) {
    // Whoever opens the page may be any of them.
    begun = true;
    if (owed.length) {
      next(owed.includes(table.viewer) ? table.viewer : owed[0]);
      return;
    }
  }
  const other = owed.includes(table.viewer) ? undefined : owed[0];
  const name = other === undefined ? "" : called(other);
  bar("next", name && curtain.hidden ? say("hand-over", { name }) : "", [
    say("hand-over-button", { name }),
    () => {
      bar("next");
      next(other);
    },
  ]);
  document.querySelector('[data-bar="next"] button')?.focus({ preventScroll: true });
}
