// Corrections: all players agree to go back to a point that has a name, from the log's menu; the entry comes again.

import { guarded, make, say } from "../../common/dom.js";
import { takeUp } from "../actions.js";
import { bar } from "../panels/bars.js";
import { confirmed } from "../panels/dialog.js";
import { onPaint } from "../stage/stage.js";
import { called, mine, stage, table } from "../state.js";

let proposed = null; // the proposal of the painting before

const offers = () => (table.message.seats.length > 2 ? "correct-all" : "correct-both");
const nameOf = (point) => table.message.points?.find((one) => one.point === point)?.name ?? "";

/** Agree for every seat of this browser that has not. */
async function agree(point) {
  const agreed = table.message.rollback?.point === point ? table.message.rollback.agreed : [];
  for (const seat of mine) if (!agreed.includes(seat)) await table.line.do("rollback", { lines: point }, seat);
}

/** Return the menu of the log: a button for each point, the last first. */
function menu(points) {
  const buttons = points.toReversed().map(({ point, name }) => {
    const button = make("button", { type: "button", className: "button" }, say(offers(), { name }));
    button.addEventListener(
      "click",
      guarded(async () => {
        button.closest("details").open = false;
        if (await confirmed("correcting", { name })) await agree(point);
      }),
    );
    return button;
  });
  const shown = make("details", { className: "corrections" }, make("summary", {}, say("correct")));
  shown.append(make("div", {}, ...buttons));
  return shown;
}

/** Show the menu where people play together and there is something to correct. */
function showMenu() {
  const { points = [], seats, phase } = table.message;
  const header = stage.querySelector(".wt-log > header");
  header?.querySelector(".corrections")?.remove();
  const people = seats.every(({ kind }) => kind === "user" || kind === "guest");
  if (header && points.length && people && mine.length && phase === "running" && table.past === null)
    header.append(menu(points));
}

/** Say who wants to go back, and where to; those who have agreed wait for the others. */
function showProposal() {
  const { rollback } = table.message;
  const name = rollback ? nameOf(rollback.point) : "";
  const own = rollback?.agreed.includes(table.viewer);
  const who = rollback?.agreed.map(called).join(", ") ?? "";
  const text = rollback ? say(own ? "correct-waits" : "correct-asked", { name, who }) : "";
  bar("correct", text, ...(own ? [] : [[say("correct-agree"), guarded(() => agree(rollback.point))]]));
  // All agreed: the entry that was struck lies there again as it was.
  if (proposed && !rollback && stage.querySelector("[data-take-up]")) takeUp();
  proposed = rollback;
}

onPaint(() => {
  if (!table.message || table.viewer < 0) return;
  showMenu();
  showProposal();
});
