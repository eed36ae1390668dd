// A press: while a pointer is down nothing moves away from under it, or the browser would make no click of it.

const LONGEST = 1500; // milliseconds: whoever drags the map that long sees what happens meanwhile
const waiting = []; // work that moves things, in its order
let down = false;
let timer = 0;

/** Return whether a pointer is down. */
export const isPressing = () => down;

/** Do work that moves things on the page now, or once the pointer is up and its click has been heard. */
export function afterPress(work) {
  if (down || waiting.length) waiting.push(work);
  else work();
}

function release() {
  clearTimeout(timer);
  down = false;
  for (const work of waiting.splice(0)) work();
}

addEventListener(
  "pointerdown",
  () => {
    clearTimeout(timer);
    down = true;
    timer = setTimeout(release, LONGEST);
  },
  true,
);
addEventListener("pointercancel", release, true);
addEventListener("pointerup", () => setTimeout(release), true); // the click comes first
