// "Your turn", told to a reader who looks at something else.
import { say } from "../../common/dom.js";
import { notify } from "../../common/notices.js";
import { stage, table } from "../state.js";

let before = "";
new MutationObserver(() => {
  const { asked } = stage.dataset;
  // What is asked is not said: a notice can be read by anybody who sees the screen.
  if (asked && !before && document.hidden)
    notify(say("notice-turn"), { body: document.title, tag: table.id, url: location.pathname });
  before = asked;
}).observe(stage, { attributes: true, attributeFilter: ["data-asked"] });
