// What a mat leaves out, in words: told beside a thing that is pointed at, has the focus or is pressed for a while.

import { onSwap } from "../stage/stage.js";
import { stage } from "../state.js";
import { toggleMat } from "./open.js";

const REST = 250;
const PRESS = 500;
const TOLD = ".wt-mats [data-thing]:has(> .wt-words)";
const tell = document.createElement("div");
tell.id = "tell";
tell.setAttribute("role", "tooltip");
let timer;
let subject = null;
let pressed = false;

/** Return whether the click that follows ends a long press, and so plays nothing. */
export const wasPressed = () => pressed;

export function hush() {
  clearTimeout(timer);
  subject = null;
  tell.remove();
}

function place(thing) {
  const box = thing.getBoundingClientRect();
  const own = tell.getBoundingClientRect();
  const edge = 8;
  const top = box.bottom + own.height + edge < innerHeight ? box.bottom + edge : box.top - own.height - edge;
  const left = box.left + box.width / 2 - own.width / 2;
  tell.style.top = `${Math.max(edge, top)}px`;
  tell.style.left = `${Math.min(Math.max(edge, left), innerWidth - own.width - edge)}px`;
}

/** Show what is told of a thing, unless its words stand on it already. */
function show(thing) {
  const words = thing.querySelector(":scope > .wt-words");
  if (words.checkVisibility()) return;
  hush();
  subject = thing;
  const tag = thing.querySelector(":scope > .wt-tag");
  tell.replaceChildren(words.cloneNode(true));
  if (tag) tell.prepend(tag.cloneNode(true));
  stage.querySelector(".wt").append(tell);
  place(thing);
}

stage.addEventListener("pointerover", ({ target, pointerType }) => {
  if (pointerType !== "mouse") return;
  const thing = target.closest(TOLD);
  if (thing === subject) return;
  clearTimeout(timer);
  if (thing) timer = setTimeout(() => show(thing), REST);
  else if (subject !== document.activeElement) hush();
});
stage.addEventListener("pointerleave", hush);
stage.addEventListener("focusin", ({ target }) => {
  const thing = target.closest?.(TOLD);
  if (thing === target) show(thing);
  else hush();
});
stage.addEventListener("focusout", hush);
stage.addEventListener("pointerdown", ({ target, pointerType }) => {
  pressed = false;
  const thing = target.closest(".wt-mats [data-thing]");
  if (!thing || pointerType === "mouse") return;
  timer = setTimeout(() => {
    if (thing.matches(TOLD)) show(thing);
    else if (!toggleMat(thing)) return;
    pressed = true;
  }, PRESS);
});
for (const kind of ["pointerup", "pointercancel"]) stage.addEventListener(kind, () => clearTimeout(timer));
stage.addEventListener("pointermove", ({ movementX, movementY, pointerType }) => {
  if (pointerType !== "mouse" && Math.hypot(movementX, movementY) > 4) clearTimeout(timer);
});
stage.addEventListener("contextmenu", (event) => {
  if (pressed) event.preventDefault();
});
onSwap(() => {
  if (subject && !subject.isConnected) hush();
});
