// Standing orders: set among the settings, or beside the question of a window, which they then decline at once.
import { guarded, say } from "../../common/dom.js";
import { explain } from "../../common/requests.js";
import { bar } from "../panels/bars.js";
import { stage, table } from "../state.js";

const form = document.querySelector("[data-order]");
const boxes = () => [...(form?.querySelectorAll("[type=checkbox]") ?? [])];

const give = guarded(async () => {
  const windows = boxes()
    .filter((box) => box.checked)
    .map((box) => box.name);
  const body = { windows, until_turn: form.elements.until.value === "turn" };
  await (windows.length ? table.line.do("order", body, table.viewer) : table.line.do("revoke", {}, table.viewer)).catch(
    (error) => {
      throw new Error(explain(error));
    },
  );
});
form?.addEventListener("change", give);

/** Show the order that is given, and beside the question of a window the one that would decline it. */
export function showOrder({ order, window: asked }) {
  if (!form) return;
  const box = boxes().find(({ name }) => name === asked);
  const label = box?.closest("label").textContent.trim();
  // Who holds nothing that answers is asked all the same: else everybody would know.
  const text = stage.querySelectorAll(".wt-choices .wt-choice").length > 1 ? "order-offer" : "order-only";
  bar("order", box ? say(text, { window: label }) : "", [
    say("order-offer-yes"),
    () => {
      box.checked = true;
      form.elements.until.value = "turn";
      give();
    },
  ]);
  if (form.contains(document.activeElement)) return;
  for (const one of boxes())
    one.checked = Boolean(order) && (!order.windows.length || order.windows.includes(one.name));
  if (order) form.elements.until.value = order.until_turn ? "turn" : "revoked";
}
