// The shapes of a board's ground: fetched once by their hash, and kept in the page for what is live to refer to.
import { stage } from "../state.js";

const SVG = "http://www.w3.org/2000/svg";
const ready = new Map(); // prefix of the ids to the promise of their shapes
const home = document.createElementNS(SVG, "svg");
home.setAttribute("aria-hidden", "true");
home.classList.add("shapes");

function element(name, facts, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(facts)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

async function fetched(url, ids) {
  const { zones, over } = await (await fetch(url)).json();
  const defs = element("defs", {});
  for (const [key, { ring }] of Object.entries(zones)) {
    const id = `${ids}${key}`;
    const clip = element("clipPath", { id: `${id}-clip` }, element("use", { href: `#${id}` }));
    defs.append(element("path", { id, d: ring }), clip);
  }
  if (over) {
    const above = element("g", { id: `${ids}over` });
    above.innerHTML = over;
    defs.append(above);
  }
  home.append(defs);
}

/** Bring the shapes of a board into the page; resolves when they are there. */
export function shapesOf(board) {
  const { shapes, ids } = board.dataset;
  if (!shapes) return Promise.resolve();
  if (!home.isConnected) stage.after(home);
  const key = `${ids} ${shapes}`;
  if (!ready.has(key)) {
    ready.set(
      key,
      fetched(shapes, ids).catch(() => ready.delete(key)),
    );
  }
  return ready.get(key);
}
