// The question scrolls beside the table: what has the focus is in sight between its head and its buttons, and a sign
// says when there is more below.
import { make, say } from "../../common/dom.js";
import { onSwap } from "../stage/stage.js";
import { stage } from "../state.js";
import { isPressing } from "./press.js";

const SCROLLS = ":is(.wt-wide, .wt-middle) .wt-prompt";
const RING = 6; // pixels of the ring round what has the focus
const SLACK = 12; // pixels: less than this below the fold is no more to read
const sign = make("p", { className: "below" }, say("more-below"));
sign.setAttribute("aria-hidden", "true");

/** Return how much of the question a part covers that stays in sight. */
const covers = (part) => (part && getComputedStyle(part).position === "sticky" ? part.offsetHeight : 0);

/** Show whether there is more below; the question's head and its buttons cover what scrolls under them. */
function measure(prompt) {
  const ends = prompt.querySelector(":scope > .wt-ends");
  const foot = covers(ends);
  sign.hidden = prompt.scrollHeight - prompt.clientHeight - prompt.scrollTop < SLACK;
  // The sign lies on the buttons, also where they have scrolled up because something lies below them. A sticky place is
  // counted from inside the padding, a scroll's from its edge.
  const above = foot && prompt.getBoundingClientRect().bottom - ends.getBoundingClientRect().top;
  sign.style.bottom = `${above - Number.parseFloat(getComputedStyle(prompt).paddingBottom)}px`;
  const head = covers(prompt.querySelector(":scope > .wt-ask"));
  prompt.style.scrollPadding = `${head}px 0 ${foot + sign.offsetHeight + RING}px`;
}

function look() {
  const prompt = stage.querySelector(SCROLLS);
  if (!prompt) return;
  if (sign.parentElement !== prompt) prompt.append(sign);
  measure(prompt);
}

function bring(target) {
  const prompt = target.closest?.(SCROLLS);
  if (!prompt || isPressing() || prompt.scrollHeight <= prompt.clientHeight) return;
  measure(prompt);
  target.scrollIntoView({ block: "nearest" });
}

/** Bring what has the focus into sight again, after the question has grown or shrunk. */
export function keepInSight() {
  look();
  bring(document.activeElement);
}

stage.addEventListener("focusin", ({ target }) => bring(target));
addEventListener("scroll", ({ target }) => target.matches?.(SCROLLS) && measure(target), true);
stage.addEventListener("toggle", look, true);
addEventListener("resize", look);
onSwap(look);
