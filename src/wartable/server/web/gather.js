// Before the game: who sits where, sitting down, getting up; and in it: coming back, silent players, closed tables.
import { bar } from "./bars.js";
import { copy, complain, giveWords, guarded, make, say, send, texts, word } from "./settings.js";
import { api, left, mine, page, PUBLIC, stage, table } from "./state.js";

const place = document.querySelector("#gather");
const nameField = place.querySelector("[data-guest] input");
const SILENCE = 125_000; // a little more than the server asks for before a vote
const spoken = new Set(); // my seats that have said their word here: a page that was closed too early owes it still
let silent;

const sit = (seat) => guarded(async () => {
  const name = nameField?.value.trim() ?? "";
  await send(api("seat"), { seat, name, salt: word() });
  location.reload();
});
const stand = (seat) => guarded(async () => {
  await send(api("leave"), { seat });
  location.reload();
});

function seatRow(seat, seated) {
  const sign = texts.signs[seat.seat];
  const held = mine.includes(seat.seat);
  const kept = seat.kind === "invited" && held;
  const free = seat.kind === "open";
  const name = kept ? say("kept") : seat.name || (held ? say("you") : say(`seat-${seat.kind}`));
  const row = make("li", { className: free || seat.kind === "invited" ? "free" : "" });
  if (sign) row.append(make("img", { src: `/art/${table.title}/sign/${sign}.svg`, alt: "", width: 30, height: 36 }));
  row.append(make("span", {}, make("b", {}, texts.names[seat.seat]), make("small", {}, name)));
  const button = (text, work, main) => row.append(make("button", { type: "button", className: main ? "button main" : "button", onclick: work }, text));
  if (kept || (free && !seated)) button(say("sit"), sit(seat.seat), true);
  else if (held) button(say("stand"), stand(seat.seat), false);
  return row;
}

/** Shows who has come, until the game begins. */
export function gather(message) {
  place.hidden = message.phase !== "gathering";
  page.classList.toggle("gathering", !place.hidden);
  if (place.hidden) return;
  stage.removeAttribute("aria-busy");
  const seated = message.seats.some((seat) => mine.includes(seat.seat) && seat.kind !== "invited");
  const guest = place.querySelector("[data-guest]");
  if (guest) guest.hidden = seated;
  place.querySelector("ol").replaceChildren(...message.seats.map((seat) => seatRow(seat, seated)));
  place.querySelector("[data-seal]").textContent = message.commitment;
  const owed = message.awaited.filter((seat) => mine.includes(seat) && !spoken.has(seat));
  owed.forEach((seat) => spoken.add(seat));
  if (owed.length) guarded(() => giveWords(table.id, owed))();
}
place.querySelector(".site-bar").append(document.querySelector("#tools").content.cloneNode(true));
place.querySelector("[data-copy-link]").addEventListener("click", async () => {
  if (await copy(location.href)) complain(say("copied"), true);
});

/** Bars about the table itself: a seat to come back to, a game that was closed, rules that were corrected. */
export function tableBars(message) {
  const away = message.seats.find((seat) => left.includes(seat.seat) && ["bot", "open"].includes(seat.kind));
  const running = message.phase === "running";
  bar("return", away && running ? say("returned") : "", say("return"), guarded(async () => {
    await send(api("return"), { seat: away.seat });
    location.reload();
  }));
  bar("aborted", message.outcome?.aborted ? say("aborted") : "");
  bar("diverged", message.diverged && running ? say("diverged") : "");
  const blind = !message.html && message.phase !== "gathering" && table.viewer === PUBLIC;
  bar("blind", blind ? say(message.phase === "finished" ? "watching-nothing" : "watching-after") : "");
  if (blind) stage.replaceChildren();
  watchSilence(message);
}

/** Offers a vote when a player has not answered for long. */
function watchSilence(message) {
  clearTimeout(silent);
  const vote = message.votes?.[0];
  const other = message.seats.find((seat) => (message.asked ?? []).includes(seat.seat) && ["user", "guest"].includes(seat.kind) && !mine.includes(seat.seat));
  const seated = mine.length > 0 && message.phase === "running";
  const offer = (seat, more) => bar("silent", say("silent", { name: seat.name || texts.names[seat.seat] }) + more, say("silent-bot"), guarded(() => send(api("replace"), { seat: seat.seat, by: "bot" })));
  bar("silent");
  if (!seated || !other) return;
  if (vote) offer(message.seats[vote.seat], ` (${say("silent-votes", vote)})`);
  else silent = setTimeout(() => offer(other, ""), SILENCE);
}
