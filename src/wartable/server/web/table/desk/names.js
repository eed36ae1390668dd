// Names of things: the pencil turns a name into a line to write in. Enter keeps it, Escape leaves it.

import { complain, make } from "../../common/dom.js";
import { explain } from "../../common/requests.js";
import { table } from "../state.js";

/** Let the player write a name for the thing that a pencil belongs to. */
export function rename(button) {
  const label = button.parentElement.querySelector("b, .wt-told > span");
  if (!label || button.parentElement.querySelector("input")) return;
  const line = make("input", { value: button.value, maxLength: button.dataset.most, className: "name" });
  line.setAttribute("aria-label", button.getAttribute("aria-label"));
  let left = false; // taking the line away blurs it, which leaves it once more
  const leave = () => {
    if (left) return;
    left = true;
    label.hidden = false;
    line.remove();
    button.closest("tr")?.focus({ preventScroll: true });
  };
  line.addEventListener("keydown", async (event) => {
    event.stopPropagation();
    if (event.key === "Escape") leave();
    if (event.key !== "Enter") return;
    event.preventDefault();
    const body = { thing: button.dataset.named, name: line.value.trim() };
    leave();
    await table.line.do("name", body, table.viewer).catch((error) => complain(explain(error)));
  });
  line.addEventListener("blur", leave);
  label.hidden = true;
  label.after(line);
  line.select();
  line.focus();
}
