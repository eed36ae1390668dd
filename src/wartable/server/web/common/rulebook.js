// Full-text search in a rulebook, on its own page and beside the table.
const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Return the ranges of a part in which one of the words stands; a letter with an accent counts as one without. */
function places(part, words) {
  const found = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    let text = "";
    const at = []; // of each folded letter: where it stands in the node
    [...node.data].reduce((index, letter) => {
      for (const one of folded(letter)) {
        text += one;
        at.push([index, index + letter.length]);
      }
      return index + letter.length;
    }, 0);
    for (const word of words)
      for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + word.length)) {
        const range = new Range();
        range.setStart(node, at[i][0]);
        range.setEnd(node, at[i + word.length - 1][1]);
        found.push(range);
      }
  }
  return found;
}

/** Bind the search field: show only the clauses and paragraphs that contain every word, with these words marked. */
export function searchable(place) {
  const field = place.querySelector("input[type=search]");
  const found = place.querySelector("[data-found]");
  if (!field) return;
  const parts = [...place.querySelectorAll(".book section")].map((section) => [
    section,
    [...section.querySelectorAll(".clauses > li, p, table, ul:not(.clauses)")].map((part) => [
      part,
      folded(part.textContent),
    ]),
  ]);
  field.addEventListener("input", () => {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    const shown = [];
    for (const [section, inner] of parts) {
      let any = false;
      for (const [part, text] of inner) {
        part.hidden = !words.every((word) => text.includes(word));
        if (part.hidden) continue;
        any = true;
        if (words.length) shown.push(part);
      }
      section.hidden = !any;
    }
    const { one, many, none } = found.dataset;
    const told = { 0: none, 1: one }[shown.length] ?? many.replace("{count}", shown.length);
    found.textContent = words.length ? told : "";
    globalThis.CSS?.highlights?.set("found", new Highlight(...shown.flatMap((part) => places(part, words))));
    place.dispatchEvent(new Event("searched", { bubbles: true }));
  });
}

const READ_FROM = 160; // a section counts as read once its beginning is this near to the window's top

/** Mark in the contents what is being read; what a search has left out is left out there too. */
export function follow(contents) {
  const lines = [...contents.querySelectorAll("a")].map((link) => [link, document.querySelector(link.hash)]);
  const mark = () => {
    const open = lines.filter(([, section]) => !section.hidden);
    const read = open.findLast(([, section]) => section.getBoundingClientRect().top <= READ_FROM) ?? open[0];
    for (const [link, section] of lines) {
      link.parentElement.hidden = section.hidden;
      if (link === read?.[0]) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    if (!read) return;
    const [line, whole] = [read[0].getBoundingClientRect(), contents.getBoundingClientRect()];
    if (line.bottom > whole.bottom) contents.scrollTop += line.bottom - whole.bottom;
    else if (line.top < whole.top) contents.scrollTop -= whole.top - line.top;
  };
  let due = 0;
  const soon = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(mark);
  };
  addEventListener("scroll", soon, { passive: true });
  addEventListener("searched", soon);
  mark();
}

/** Scroll a rulebook beside the table to a clause and mark it. */
export function seek(place, clause) {
  for (const old of place.querySelectorAll(".sought")) old.classList.remove("sought");
  const field = place.querySelector("input[type=search]");
  if (field?.value) {
    field.value = "";
    field.dispatchEvent(new Event("input"));
  }
  const item = place.querySelector(`#${CSS.escape(clause)}`);
  if (!item) return false;
  item.classList.add("sought");
  item.scrollIntoView({ block: "center" });
  item.querySelector("a")?.focus({ preventScroll: true });
  return true;
}
