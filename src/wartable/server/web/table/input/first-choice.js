// On a phone the table, the log and the question share one scroll: a new question brings its first choice into sight.

import { onSwap, rows } from "../stage/stage.js";
import { stage, table } from "../state.js";

let shown = 0; // when the question arrived that was scrolled to

onSwap(() => {
  if (!table.asked || table.past !== null || table.arrived === shown) return;
  shown = table.arrived;
  if (stage.querySelector(".wt-narrow")) rows()[0]?.scrollIntoView({ block: "nearest" });
});
