// Questions about a thing, and what their answers draw: laid over the board until dismissed or the table has moved on.
import { complain, say, texts } from "../../common/dom.js";
import { explain } from "../../common/requests.js";
import { bar } from "../panels/bars.js";
import { onSwap } from "../stage/stage.js";
import { stage, table } from "../state.js";
import { nameOf } from "./labels.js";

const NOUNS = { zone: ".wt-zone", piece: ".wt-piece", card: ".wt-card" };
let shown = null; // the number of the question on the table when the answer was laid over it

/** Return the word that names a thing: its own, or the end of its id. */
const wordOf = ({ dataset: { word, thing } }) => word || thing.slice(thing.lastIndexOf(".") + 1);

/** Return what can be asked about a thing: questions with the word that names it. */
export function askable(thing) {
  const named = thing?.closest?.("[data-word], .wt-zone");
  if (!named) return [];
  const noun = Object.keys(NOUNS).find((kind) => named.matches(NOUNS[kind]));
  return texts.questions
    .filter(({ about }) => about === noun)
    .map(({ name, label }) => ({ name, label, word: wordOf(named) }));
}

/** Return the things of a kind that lie on the table: the word that names each in a question, and what it is called. */
export const onTable = (noun) =>
  new Map(
    (NOUNS[noun] ? [...stage.querySelectorAll(`${NOUNS[noun]}[data-thing]`)] : []).map((thing) => [
      wordOf(thing),
      nameOf(thing),
    ]),
  );

function parsed(markup, box) {
  const range = document.createRange();
  range.selectNodeContents(box);
  return range.createContextualFragment(markup);
}

/** Take an answer off the board. */
export function dismiss() {
  if (shown === null) return false;
  shown = null;
  for (const place of stage.querySelectorAll(".wt-answer")) place.replaceChildren();
  bar("answer");
  return true;
}

/** Lay what an answer draws over its board. */
export function drawOver({ over }) {
  if (!over) return;
  const board = stage.querySelector(`.wt-board[data-thing="${CSS.escape(over.board)}"]`);
  if (!board) return;
  const [drawn, spots] = [board.querySelector(".wt-live > .wt-answer"), board.querySelector(".wt-spots.wt-answer")];
  drawn.replaceChildren(parsed(over.drawn, drawn));
  spots.replaceChildren(parsed(over.spots, spots));
  shown = table.message?.number ?? 0;
}

/** Put a question and show the answer: its sentences under the question, its drawing on the board. */
export async function ask(name, ...args) {
  try {
    const answer = await table.line.ask({ type: "ask", question: name, args });
    dismiss();
    drawOver(answer);
    shown = table.message?.number ?? 0;
    bar("answer", answer.lines.join(" "), [say("understood"), dismiss]);
  } catch (error) {
    complain(explain(error));
  }
}

onSwap(() => {
  if (shown !== null && shown !== (table.message?.number ?? 0)) dismiss();
});
