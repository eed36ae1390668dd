// What a board's painting leaves unsaid: a thing without a role is a picture that arrow keys reach, a zone is called by
// its name and by all that stands in it, and the counters of a stack have their places in it and in its fan.
import { make } from "../../common/dom.js";
import { onPaint } from "../stage/stage.js";
import { stage } from "../state.js";

const names = new WeakMap(); // zones to their own names, as they were painted

/** Return what a thing is called, without what stands in it. */
export const nameOf = (thing) => names.get(thing) ?? thing.getAttribute("aria-label") ?? "";

const labels = (spot) => [
  ...[...spot.querySelectorAll(":scope > .wt-stack, .wt-marker")].map((thing) => thing.getAttribute("aria-label")),
  ...[...spot.querySelectorAll(":scope > .wt-fact")].map((fact) => fact.textContent),
];

/** Name a stack by its pieces too. */
function tell(stack) {
  const pieces = [...stack.querySelectorAll(":scope > .wt-piece")].map((piece) => piece.getAttribute("aria-label"));
  stack.setAttribute("aria-label", `${stack.getAttribute("aria-label")}: ${pieces.join("; ")}`);
  stack.removeAttribute("data-names");
}

function name(sheet) {
  const spots = new Map();
  for (const spot of sheet.querySelectorAll(":scope > .wt-spots > .wt-spot[data-part]")) {
    spots.set(spot.dataset.part.slice(spot.dataset.part.indexOf("/") + 1), spot);
  }
  for (const zone of sheet.querySelectorAll(":scope > .wt-live > [data-parts] > .wt-zone")) {
    if (!names.has(zone)) names.set(zone, zone.getAttribute("aria-label"));
    const spot = spots.get(zone.dataset.thing);
    const label = [names.get(zone), ...(spot ? labels(spot) : [])].filter(Boolean).join(", ");
    if (zone.getAttribute("aria-label") !== label) zone.setAttribute("aria-label", label);
  }
}

/** Give the counters of a stack their places: how deep each lies, at most three show, and column and row in the fan. */
function lay(stack) {
  const pieces = stack.querySelectorAll(":scope > .wt-piece");
  const [across, down] = ["--across", "--down"].map((name) => Number(stack.style.getPropertyValue(name)));
  const lead = stack.querySelector(":scope > .leader") ? 1 : 0;
  for (const [i, { style, classList }] of pieces.entries()) {
    style.setProperty("--c", Math.min(Math.max(i - lead, 0), 2));
    style.setProperty("--fx", (i % across) - (across - 1) / 2);
    style.setProperty("--fy", Math.floor(i / across) - (down - 1) / 2);
    classList.toggle("deep", i - lead >= 3);
  }
}

// What has the focus on a board is named in a corner of it: the place itself may be small, or its name cut.
const sign = make("p", { className: "focused", hidden: true });
sign.setAttribute("aria-hidden", "true"); // it is spoken as the thing's own name
for (const kind of ["focusin", "focusout"]) {
  stage.addEventListener(kind, ({ target }) => {
    const thing = kind === "focusin" ? target.closest(".wt-board [data-thing]") : null;
    sign.hidden = !thing?.matches(":focus-visible:not(.wt-board)");
    if (sign.hidden) return;
    sign.textContent = thing.getAttribute("aria-label");
    thing.closest(".wt-boards").append(sign);
  });
}

onPaint(() => {
  for (const stack of stage.querySelectorAll(".wt-spot > .wt-stack:has(> .wt-piece:not([style]))")) lay(stack);
  for (const thing of stage.querySelectorAll(".wt-sheet .wt-thing:not([role])")) {
    thing.setAttribute("role", "img");
    thing.setAttribute("tabindex", "-1");
  }
  for (const stack of stage.querySelectorAll(".wt-spots .wt-stack[data-names]")) tell(stack);
  for (const sheet of stage.querySelectorAll(".wt-board > .wt-sheet")) name(sheet);
});
