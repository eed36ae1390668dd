// One question with two named answers; Escape is the safe one. A guest who sits down is also asked for a name.
import { say } from "../../shared/dom.js";
import { keep, settings } from "../../shared/preferences.js";

const dialog = document.querySelector("#confirm");
const named = dialog.querySelector("label"); // a player with an account has his name already
const field = named?.querySelector("input");

/** Asks; `kind` names the texts: <kind>-title, <kind>, <kind>-yes, <kind>-no. */
export function confirmed(kind, filled = {}) {
  dialog.querySelector("h2").textContent = say(`${kind}-title`);
  dialog.querySelector("p").textContent = say(kind, filled);
  for (const button of dialog.querySelectorAll("button")) button.textContent = say(`${kind}-${button.value}`);
  if (named) named.hidden = kind !== "sitting";
  dialog.showModal();
  return new Promise((done) => {
    dialog.onclick = ({ target }) => {
      if (target.value && target !== field) dialog.close(target.value);
    };
    dialog.oncancel = () => {
      dialog.returnValue = "no";
    };
    dialog.onclose = () => done(dialog.returnValue === "yes");
  });
}

/** The name under which somebody sits down, empty for none; null if he would rather wait. */
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
