// Hot seat, several players at one screen: a curtain hides every hand until the next player is there.

import { say, texts } from "../../common/dom.js";
import { firstStop } from "../input/focus.js";
import { bar } from "../panels/bars.js";
import { called, mine, page, table } from "../state.js";

const curtain = document.querySelector("#curtain");
const shared = mine.length > 1;
let turn = () => {};
let begun = false;
let here = false; // the player who was called has answered the curtain

/** @param {(seat: number) => void} work switches the page to another seat of this browser */
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

/** Open the curtain once the painting for the player who was called has arrived. */
export function lift() {
  if (!here) return;
  here = false;
  curtain.hidden = true;
  page.classList.remove("curtained");
  firstStop()?.focus({ preventScroll: true });
}

const next = (seat) => (texts.secrets ? draw(seat) : turn(seat));

/** Offer the screen to another seat of this browser if it is asked; `owed` are its seats that owe an answer. */
export function handOver(owed) {
  if (!shared) return;
  if (!begun) {
    // Any of the players may have opened the page: begin with the curtain.
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
