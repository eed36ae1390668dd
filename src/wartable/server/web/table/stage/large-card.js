// Things opened large, by a click, a long press or the key I: a card with its effect, a pile fanned out. Hovering shows
// the card alone.
import { complain } from "../../common/dom.js";
import { get } from "../../common/requests.js";
import { closed, opened } from "../input/back.js";
import { heldFocus } from "../input/focus.js";
import { api, lang, stage, table } from "../state.js";

const REST = 650;
const PRESS = 500;
let timer;
let open = null;
export let pressed = false; // the click that ends a long press plays nothing

const cardOf = (thing) => {
  const name = thing?.dataset.shows;
  return name ? [...stage.querySelectorAll(".wt-large")].find((each) => each.dataset.face === name) : null;
};

/** Show a thing's large card: in the middle, or beside the thing on hover (`passing`). */
export function large(thing, passing = false) {
  const card = cardOf(thing);
  if (!card) return false;
  hideLarge();
  open = card;
  card.classList.toggle("passing", passing);
  // The browser closes an auto popover when the finger is lifted that was down before it opened: it is to be read then.
  card.popover = pressed ? "manual" : "auto";
  card.showPopover();
  if (passing) {
    const [box, own] = [thing.getBoundingClientRect(), card.getBoundingClientRect()];
    const left = box.right + own.width + 12 < innerWidth ? box.right + 12 : box.left - own.width - 12;
    Object.assign(card.style, {
      inset: "auto",
      left: `${Math.max(8, left)}px`,
      top: `${Math.min(Math.max(8, box.top + box.height / 2 - own.height / 2), innerHeight - own.height - 8)}px`,
    });
  } else card.removeAttribute("style");
  return true;
}

const OPENS = ".wt-card, .wt-pile, .wt-piece, .wt-stack";
const fan = document.querySelector("#opened");
let giveBack = () => {};

/** Return the innermost thing at a place that can be opened. */
export const openable = (target) => target?.closest?.(OPENS) ?? null;

/** Open a thing large: its card if the page has it, else painted by the server, as a pile with what lies in it. */
export async function enlarge(thing) {
  if (!thing) return false;
  if (!thing.matches(".wt-pile") && large(thing)) return true;
  const back = heldFocus(thing.tabIndex >= 0 ? thing : document.activeElement);
  const past = table.past === null ? "" : `&moment=${table.past}`;
  const path = api(`things/${encodeURIComponent(thing.dataset.thing)}?seat=${table.viewer}&lang=${lang}${past}`);
  try {
    const { html } = await get(path);
    hideLarge();
    fan.querySelector("div").innerHTML = html;
    giveBack = back;
    if (!fan.open) fan.showModal();
    fan.querySelector("button").focus({ preventScroll: true });
    fan.scrollTop = 0;
    opened("opened", () => fan.close());
  } catch (error) {
    complain(error.message);
  }
  return true;
}
fan.addEventListener("click", ({ target }) => {
  if (target === fan || target.closest("button")) fan.close();
});
fan.addEventListener("close", () => {
  closed("opened");
  giveBack();
});

/** Put the large card away; return whether one stood there that was asked for, not one that a resting pointer shows. */
export function hideLarge() {
  clearTimeout(timer);
  const there = Boolean(open?.isConnected && open.matches(":popover-open"));
  const asked = there && !open.classList.contains("passing");
  if (there) open.hidePopover();
  open = null;
  return asked;
}

stage.addEventListener("pointerover", ({ target, pointerType }) => {
  clearTimeout(timer);
  const thing = target.closest("[data-shows]");
  if (pointerType !== "mouse") return;
  if (!thing) {
    if (open?.classList.contains("passing")) hideLarge();
    return;
  }
  timer = setTimeout(() => large(thing, true), REST);
});
stage.addEventListener("pointerleave", () => {
  if (open?.classList.contains("passing")) hideLarge();
});
stage.addEventListener("pointerdown", ({ target, pointerType }) => {
  pressed = false;
  hideLarge();
  const thing = openable(target);
  if (thing && pointerType !== "mouse")
    timer = setTimeout(() => {
      pressed = true;
      enlarge(thing);
    }, PRESS);
});
for (const kind of ["pointerup", "pointercancel"]) stage.addEventListener(kind, () => clearTimeout(timer));
addEventListener("pointerdown", ({ target }) => {
  if (!stage.contains(target)) hideLarge();
});
stage.addEventListener("pointermove", ({ movementX, movementY, pointerType }) => {
  if (pointerType !== "mouse" && Math.hypot(movementX, movementY) > 4) clearTimeout(timer);
});
stage.addEventListener("contextmenu", (event) => {
  if (pressed) event.preventDefault();
});
