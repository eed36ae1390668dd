// On a phone the other seats are a row of flags: the mat of the one that is tapped opens below the row, and stays open.

import { onSwap } from "../stage/stage.js";
import { stage, table } from "../state.js";

let open = ""; // the id of the part that is the open mat
let eyes = null; // the viewer who opened it

const FLAG = ".wt-narrow .wt-others .wt-seat";

function show() {
  for (const mat of stage.querySelectorAll(".wt-narrow .wt-others > .wt-mat")) {
    const opened = mat.dataset.part === open;
    mat.classList.toggle("open", opened);
    mat.querySelector(".wt-seat").setAttribute("aria-expanded", String(opened));
  }
}

/** Open the mat of a flag, or close it if it is open; return whether this was a flag. */
export function toggleMat(target) {
  const { part } = target.closest?.(FLAG)?.closest(".wt-mat").dataset ?? {};
  if (!part) return false;
  open = open === part ? "" : part;
  eyes = table.viewer;
  show();
  return true;
}

/** Open the mat of a closed flag; return whether it was one. What can be picked on it is offered once it is open. */
export function openMat(target) {
  const { part } = target.closest?.(FLAG)?.closest(".wt-mat").dataset ?? {};
  return part && part !== open ? toggleMat(target) : false;
}

onSwap(() => {
  if (eyes !== table.viewer) open = "";
  show();
});
