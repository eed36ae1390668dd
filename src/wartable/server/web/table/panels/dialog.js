// The confirmation dialog: two named answers, Escape is the safe one. It also asks a guest for a name.
import { say } from "../../common/dom.js";
import { keep, settings } from "../../common/preferences.js";
import { heldFocus } from "../input/focus.js";

const dialog = document.querySelector("#confirm");
const named = dialog.querySelector("label"); // missing for a player with an account, who has a name
const field = named?.querySelector("input");

/** Ask for confirmation; `kind` names the texts: <kind>-title, <kind>, <kind>-yes, <kind>-no. */
export function confirmed(kind, filled = {}) {
  dialog.querySelector("h2").textContent = say(`${kind}-title`);
  dialog.querySelector("p").textContent = say(kind, filled);
  for (const button of dialog.querySelectorAll("button")) button.textContent = say(`${kind}-${button.value}`);
  if (named) named.hidden = kind !== "sitting";
  const giveBack = heldFocus(); // the browser does so too, unless the stage was swapped meanwhile
  dialog.showModal();
  return new Promise((done) => {
    dialog.onclick = ({ target }) => {
      if (target.value && target !== field) dialog.close(target.value);
    };
    dialog.oncancel = () => {
      dialog.returnValue = "no";
    };
    dialog.onclose = () => {
      giveBack();
      done(dialog.returnValue === "yes");
    };
  });
}

/** Ask for the name to take a seat with; empty for none, null if the player cancels. */
export async function nameToSitBy() {
  if (!field) return "";
  field.value = settings.name ?? "";
  const answer = confirmed("sitting");
  field.select();
  if (!(await answer)) return null;
  const name = field.value.trim();
  keep("name", name);
  return name;
}
field?.addEventListener("keydown", (event) => {
  if (event.key === "Enter") {
    event.preventDefault();
    dialog.close("yes");
  }
});
