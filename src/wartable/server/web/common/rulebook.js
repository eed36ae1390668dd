// Full-text search in a rulebook, on its own page and beside the table.
const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Bind the search field: show only the clauses and paragraphs that contain every word. */
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
    let count = 0;
    for (const [section, inner] of parts) {
      let any = false;
      for (const [part, text] of inner) {
        part.hidden = !words.every((word) => text.includes(word));
        if (!part.hidden) {
          any = true;
          if (part.matches("li")) count += 1;
        }
      }
      section.hidden = !any;
    }
    found.hidden = !words.length;
    found.textContent = String(count);
  });
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
