// The parts of the painting: what this page has of the table, and how the stage takes over only what is new.

import { stage } from "../state.js";

const LIBRARIES = new Set(["drawings", "faces"]); // others refer to these parts: once here they stay
const MOST = 16_000; // characters of a hello; a page that has more begins anew
const present = new Map(); // the table as the server told it last: id of a part to its HTML
const shown = new Map(); // what is on the stage, which in a replay is another painting: id to its HTML and element
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});
const utf8 = new TextEncoder();

/** Return the hash by which a page that comes back names a part: CRC-32 and length of its HTML in UTF-8. */
function partHash(html) {
  const body = utf8.encode(html);
  let rest = -1;
  for (const byte of body) rest = (rest >>> 8) ^ REMAINDERS[(rest ^ byte) & 255];
  return `${(~rest >>> 0).toString(16)}.${body.length}`;
}

/** Return the container that a part lies in; the shell lies in none. */
const container = (id) => (id.includes("/") ? id.slice(0, id.indexOf("/")) : "");

/** Forget the painting, since another seat looks at the table now. */
export function forget() {
  present.clear();
}

/** Return what this page has, for a server that sends only what it lacks: hashes by id, or nothing. */
export function has() {
  const known = Object.fromEntries([...present].map(([id, html]) => [id, partHash(html)]));
  return JSON.stringify(known).length < MOST ? known : {};
}

/** Take over what a message tells of the painting. */
export function receive({ whole, parts, gone = [], sequence = {} }) {
  if (whole) present.clear();
  for (const id of gone) present.delete(id);
  for (const [id, html] of Object.entries(parts)) present.set(id, html);
  for (const ids of Object.values(sequence)) {
    const listed = ids.map((id) => [id, present.get(id)]);
    for (const id of ids) present.delete(id);
    for (const [id, html] of listed) present.set(id, html);
  }
}

/** Return the present table: HTML by the ids of its parts. */
export const painting = () => Object.fromEntries(present);

/** Take everything off the stage. */
export function clear() {
  shown.clear();
  stage.replaceChildren();
}

function grouped(parts) {
  const groups = new Map();
  for (const id of Object.keys(parts)) {
    const name = container(id);
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(id);
  }
  return groups;
}

/** Return the element of a part, parsed as what it will lie in: HTML, or a drawing. */
function parsed(html, box) {
  const range = document.createRange();
  range.selectNodeContents(box);
  return range.createContextualFragment(html).firstElementChild;
}

const containers = (element) => [
  ...(element.matches("[data-parts]") ? [element] : []),
  ...element.querySelectorAll("[data-parts]"),
];

/** Put a new element in the place of an old one, and into its containers what lay in those of the old one. */
function replace(old, fresh) {
  for (const inner of containers(fresh)) {
    const before = containers(old).find((each) => each.dataset.parts === inner.dataset.parts);
    if (before) inner.append(...before.childNodes);
  }
  old.replaceWith(fresh);
}

/** Bring the parts of a container up to date, in their order, then those inside them. */
function fill(box, name, parts, groups) {
  let at = box.firstElementChild;
  for (const id of groups.get(name) ?? []) {
    const old = shown.get(id);
    let { element } = old ?? {};
    if (old?.html !== parts[id]) {
      const fresh = parsed(parts[id], box);
      fresh.dataset.part = id;
      if (fresh.matches(".wt-thing:not([data-thing])")) fresh.dataset.thing = id.slice(name.length + 1);
      if (element) {
        if (at === element) at = fresh;
        replace(element, fresh);
      }
      element = fresh;
      shown.set(id, { html: parts[id], element });
    }
    if (element === at) at = at.nextElementSibling;
    else box.insertBefore(element, at);
    for (const inner of containers(element)) {
      if (inner.closest("[data-part]") === element) fill(inner, inner.dataset.parts, parts, groups);
    }
  }
}

/** Take the focus off a part that goes: taken away with it, the browser would lay out a half-made page. */
function letGo(parts) {
  const focused = document.activeElement;
  if (!stage.contains(focused)) return;
  for (const [id, { html, element }] of shown) {
    if (html !== parts[id] && element.contains(focused) && !inside(element, focused)) {
      focused.blur();
      return;
    }
  }
}

/** Return whether an element lies in a container of a part, and so is carried over into the new one. */
const inside = (element, other) => {
  const box = other.parentElement.closest("[data-parts]");
  return box !== null && element.contains(box);
};

/**
 * Show a painting: only parts that look different are made anew.
 * @param {Record<string, string>} parts HTML by id
 */
export function showParts(parts) {
  if (!shown.size) stage.replaceChildren();
  letGo(parts);
  for (const [id, { element }] of shown) {
    if (id in parts || LIBRARIES.has(container(id))) continue;
    element.remove();
    shown.delete(id);
  }
  fill(stage, "", parts, grouped(parts));
}
