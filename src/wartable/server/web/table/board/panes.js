// The tabs of a map on a phone: what is not the board shares the other half of the screen. A question brings its own.
import { onSwap } from "../stage/stage.js";
import { stage, table } from "../state.js";

let open = "prompt";
let asked = 0; // when the question arrived that brought its tab
let fought = "";

function show() {
  const frame = stage.querySelector(".wt-narrow .wt-frame.wt-map");
  if (!frame) return;
  const tabs = [...frame.querySelectorAll(".wt-panes [data-pane]")];
  if (!tabs.some((tab) => tab.dataset.pane === open)) open = "prompt";
  frame.dataset.pane = open;
  for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.pane === open));
}

stage.addEventListener("click", ({ target }) => {
  const tab = target.closest(".wt-panes [data-pane]");
  if (!tab) return;
  open = tab.dataset.pane;
  show();
});

onSwap(() => {
  if (table.asked && table.arrived !== asked) {
    asked = table.arrived;
    open = "prompt";
  }
  // A fight that is new steps through what happened.
  const fight = stage.querySelector(".wt-fight");
  if (fight && fight.dataset.thing !== fought) fight.classList.add("fresh");
  fought = fight?.dataset.thing ?? "";
  show();
});
