// One question with two named answers; Escape is the safe one.
import { say } from "./settings.js";

const dialog = document.querySelector("#confirm");

/** Asks; `kind` names the texts: <kind>-title, <kind>, <kind>-yes, <kind>-no. */
export function confirmed(kind, filled = {}) {
  dialog.querySelector("h2").textContent = say(`${kind}-title`);
  dialog.querySelector("p").textContent = say(kind, filled);
  for (const button of dialog.querySelectorAll("button")) button.textContent = say(`${kind}-${button.value}`);
  dialog.showModal();
  return new Promise((done) => {
    dialog.onclick = ({ target }) => { if (target.value) dialog.close(target.value); };
    dialog.oncancel = () => { dialog.returnValue = "no"; };
    dialog.onclose = () => done(dialog.returnValue === "yes");
  });
}
