// The large card with its effect, shown by hovering, a long press, or the key I.
import { stage } from "../state.js";

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

export function hideLarge() {
  clearTimeout(timer);
  if (open?.isConnected && open.matches(":popover-open")) open.hidePopover();
  open = null;
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
  const thing = target.closest("[data-shows]");
  if (thing && pointerType !== "mouse")
    timer = setTimeout(() => {
      pressed = large(thing);
    }, PRESS);
});
for (const kind of ["pointerup", "pointercancel"]) stage.addEventListener(kind, () => clearTimeout(timer));
stage.addEventListener("pointermove", ({ movementX, movementY, pointerType }) => {
  if (pointerType !== "mouse" && Math.hypot(movementX, movementY) > 4) clearTimeout(timer);
});
stage.addEventListener("contextmenu", (event) => {
  if (pressed) event.preventDefault();
});
