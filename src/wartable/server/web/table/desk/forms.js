// Forms of a desk: questions in writing. The server says first what an answer would do; then it is taken over.

import { complain, make, say } from "../../common/dom.js";
import { explain } from "../../common/requests.js";
import { pick } from "../actions.js";
import { stage, table } from "../state.js";

const dialogOf = (id) => stage.querySelector(`dialog[data-asks="${CSS.escape(id)}"]`);

/** Open a form over the desk. */
export function openForm(id) {
  const dialog = dialogOf(id);
  if (!dialog || dialog.open) return;
  clearAnswer(dialog);
  dialog.showModal();
  const form = dialog.querySelector("form");
  if (!form.querySelector("[name]")) form.requestSubmit(); // nothing is asked: the answer comes at once
}

function clearAnswer(dialog) {
  dialog.querySelector(".told")?.remove();
}

/** Return what stands in the fields: a file as its text, a switch as true or false. */
async function filled(form) {
  const fields = {};
  for (const field of form.elements) {
    if (!field.name) continue;
    if (field.type === "file") fields[field.name] = (await field.files[0]?.text()) ?? "";
    else if (field.type === "checkbox") fields[field.name] = field.checked;
    else if (field.type === "number") fields[field.name] = Number(field.value);
    else fields[field.name] = field.value;
  }
  return fields;
}

/** Play what a form stands for, then give the names that it brings. */
async function takeOver({ actions, names }) {
  if (actions.length) pick(actions);
  for (const [thing, name] of Object.entries(names)) {
    await table.line.do("name", { thing, name }, table.viewer).catch((error) => complain(explain(error)));
  }
}

function answer(dialog, lines, filled, bad = false) {
  clearAnswer(dialog);
  const told = make("div", { className: bad ? "told bad" : "told" }, ...lines.map((line) => make("p", {}, line)));
  told.setAttribute("role", "status");
  if (filled && (filled.actions.length || Object.keys(filled.names).length)) {
    const take = make("button", { type: "button", className: "wt-button done" }, say("take-over"));
    take.addEventListener("click", () => {
      dialog.close();
      takeOver(filled);
    });
    told.append(take);
  }
  dialog.append(told);
}

/** Ask the server what a filled form would do; without anything to say it is done at once. */
export async function ask(id, fields) {
  const told = await table.line.ask({ type: "form", form: id, fields });
  return { lines: told.lines ?? [], actions: told.actions ?? [], names: told.names ?? {} };
}

stage.addEventListener("submit", async (event) => {
  const dialog = event.target.closest("dialog[data-asks]");
  if (!dialog) return;
  event.preventDefault();
  try {
    const told = await ask(dialog.dataset.asks, await filled(event.target));
    if (told.lines.length || !told.actions.length) answer(dialog, told.lines, told);
    else {
      dialog.close();
      takeOver(told);
    }
  } catch (error) {
    answer(dialog, [explain(error)], null, true);
    event.target.elements[error.field]?.focus();
  }
});
stage.addEventListener("click", ({ target }) => {
  if (target.closest("dialog[data-asks] [value=cancel]")) target.closest("dialog").close();
});

/** Do at once what a form of this name would do, or say why it cannot be done. */
export async function doForm(id, fields) {
  try {
    pick((await ask(id, fields)).actions);
  } catch (error) {
    complain(explain(error));
  }
}
