// Plates: windows of a board with copies of what lies in them, made here of what lies on the sheet.
import { onPaint } from "../stage/stage.js";
import { stage } from "../state.js";

/** Return a copy of a part of the board: the same thing with the same choices, but no part of the painting. */
function copy(part) {
  const made = part.cloneNode(true);
  made.removeAttribute("data-part");
  for (const open of made.querySelectorAll(".open")) open.classList.remove("open");
  return made;
}

function fill(plate) {
  const sheet = plate.closest(".wt-board").querySelector(":scope > .wt-sheet");
  const spread = new Set(plate.dataset.spread?.split(" "));
  const [zones, spots] = [[], []];
  for (const name of plate.dataset.copies.split(" ")) {
    const zone = sheet.querySelector(`.wt-live > [data-parts] > [data-part$="/${CSS.escape(name)}"]`);
    const spot = sheet.querySelector(`.wt-spots[data-parts] > [data-part$="/${CSS.escape(name)}"]`);
    if (zone) zones.push(copy(zone));
    if (spot) spots.push(copy(spot));
    if (!spot || !spread.has(name)) continue;
    for (const stack of spots.at(-1).querySelectorAll(".wt-stack")) stack.classList.add("spread");
  }
  const live = plate.querySelector(".wt-live");
  live.replaceChildren(...zones, ...live.querySelectorAll(".wt-over"));
  plate.querySelector(".wt-spots").replaceChildren(...spots);
}

onPaint(() => {
  for (const plate of stage.querySelectorAll(".wt-inset[data-copies]")) fill(plate);
});
