// Seats: joining and leaving before the game; in it, returning to a seat, votes on silent players, closed tables.

import { guarded, make, say, texts } from "../../common/dom.js";
import { dropWord, keepSeal, keepWord, keepWordsOf } from "../../common/fairness/seals.js";
import { giveWords, send, word } from "../../common/requests.js";
import { canShare, handOn } from "../../common/share.js";
import { bar } from "../panels/bars.js";
import { nameToSitBy } from "../panels/dialog.js";
import { again } from "../panels/game-end.js";
import { clear } from "../stage/parts.js";
import { api, left, mine, PUBLIC, page, stage, table } from "../state.js";
import { fetchLinks, hosting, seatTools, showTools, tableLink } from "./host.js";

const place = document.querySelector("#gather");
const [silence, wait] = page.dataset.silence.split(" ").map((seconds) => Number(seconds) * 1000 + 1000);
const spoken = new Set(); // seats whose salt this page has sent; a page that was closed too early still owes it
let silent; // timer until a vote may be held
let quiet = performance.now() + wait; // when it fires
let isPainted = false;
let noted = false; // the player knows that this table goes on from another
let watching = false; // a player who has resigned wants to see the end
const copying = place.querySelector("[data-copy-link]");
let held = false; // whether the words that are kept were held to the seats of this page
let shown = ""; // the seats as they were painted last

const sit = (seat) =>
  guarded(async () => {
    const name = await nameToSitBy();
    if (name === null) return;
    const salt = word();
    await send(api("seat"), { seat, name, salt });
    keepWord(table.id, seat, salt);
    location.reload();
  });
const stand = (seat) =>
  guarded(async () => {
    await send(api("leave"), { seat });
    dropWord(table.id, seat);
    location.reload();
  });

/** Return the label of a player without a name, or of a free seat. */
const unnamed = ({ kind, level }) =>
  ({
    bot: say("player-bot", { level: say(`level-${level}`) }),
    guest: say("player-guest"),
    user: say("player-former"),
  })[kind] ?? say(`seat-${kind}`);

function seatRow(seat, seated) {
  const sign = texts.signs[seat.seat];
  const held = mine.includes(seat.seat);
  const kept = seat.kind === "invited" && held;
  const free = seat.kind === "open" || (seat.kind === "invited" && (hosting || page.dataset.invited !== undefined));
  const name = kept ? say("kept") : seat.name || (held ? say("you") : unnamed(seat));
  const row = make("li", { className: free || seat.kind === "invited" ? "free" : "" });
  if (sign) row.append(make("img", { src: `/art/${table.title}/sign/${sign}.svg`, alt: "", width: 30, height: 36 }));
  row.append(make("span", {}, make("b", {}, texts.names[seat.seat]), make("small", {}, name)));
  const button = (text, work, main) =>
    row.append(make("button", { type: "button", className: main ? "button main" : "button", onclick: work }, text));
  if (kept || (free && !seated)) button(say("sit"), sit(seat.seat), true);
  else if (held) button(say("stand"), stand(seat.seat), false);
  row.append(seatTools(seat, refresh));
  return row;
}

/** Paint the seats, unless they look the same: a select that the host has opened stays open. */
function showSeats(seats) {
  const seated = seats.some((seat) => mine.includes(seat.seat) && seat.kind !== "invited");
  const rows = seats.map((seat) => seatRow(seat, seated));
  const list = place.querySelector("ol");
  const looks = rows
    .map((row) => row.outerHTML + [...row.querySelectorAll("input")].map((field) => field.value))
    .join();
  if (looks !== shown) list.replaceChildren(...rows);
  shown = looks;
  copying.hidden = !(tableLink() || (place.dataset.listed !== undefined && seats.some((seat) => seat.kind === "open")));
  showTools();
}

/** Fetch the host's links again: a new one changes nothing that the table's messages tell. */
async function refresh() {
  await fetchLinks();
  showSeats(table.message.seats);
}

/** Show the seats until the game begins, and send the salts that the table waits for. */
export function gather(message) {
  // Closed before its game began: the page then says so, with ways on.
  if (!place.hidden && message.phase === "finished" && !message.parts) location.reload();
  place.hidden = message.phase !== "gathering";
  page.classList.toggle("gathering", !place.hidden);
  if (place.hidden) return;
  stage.removeAttribute("aria-busy");
  showSeats(message.seats);
  if (hosting) guarded(refresh)();
  place.querySelector("[data-seal]").textContent = message.commitment;
  keepSeal(table.id, message.commitment);
  // Once, before anybody can sit down here: the page is loaded anew whenever its seats change.
  if (!held) keepWordsOf(table.id, mine);
  held = true;
  const owed = message.awaited.filter((seat) => mine.includes(seat) && !spoken.has(seat));
  for (const seat of owed) spoken.add(seat);
  if (owed.length) guarded(() => giveWords(table.id, owed))();
}
place.querySelector(".site-bar").append(document.querySelector("#tools").content.cloneNode(true));
copying.querySelector("span").textContent = say(canShare() ? "host-share-table" : "host-copy-table");
copying.addEventListener(
  "click",
  guarded(() => handOn(tableLink() || location.pathname)),
);

keepSeal(table.id, page.dataset.seal); // of a game that runs already: what was seen first is held to at the end

/** Show bars about the table: a seat to return to, a free seat, a closed game, corrected rules. */
export function tableBars(message) {
  const away = message.seats.find((seat) => left.includes(seat.seat) && ["bot", "open"].includes(seat.kind));
  const running = message.phase === "running";
  bar("return", away && running ? say("returned") : "", [
    say("return"),
    guarded(async () => {
      await send(api("return"), { seat: away.seat });
      location.reload();
    }),
  ]);
  const free = running && !mine.length && !away ? message.seats.find((seat) => seat.kind === "open") : null;
  bar("free", free ? say("free", { name: texts.names[free.seat] }) : "", [say("sit"), sit(free?.seat)]);
  bar(
    "resigned",
    message.resigned && !watching ? say("resigned-next") : "",
    [say("new-game"), guarded(again)],
    [say("watch"), watch],
  );
  // One who has left the game has nothing more to order or to give up.
  for (const part of document.querySelectorAll("#leaving, [data-order]"))
    part.hidden = Boolean(message.resigned) || message.phase === "finished";
  bar("aborted", message.outcome?.aborted ? say("aborted") : "");
  const [, moment] = page.dataset.parent?.split("#") ?? [];
  bar(
    "forked",
    page.dataset.parent && running && !noted ? say(moment ? "forked" : "forked-now", { moment }) : "",
    [say("understood"), knows],
    [
      say("forked-back"),
      () => {
        location.href = `/table/${page.dataset.parent}`;
      },
    ],
  );
  bar("diverged", message.diverged && running ? say("diverged") : "");
  const blind = !message.parts && message.phase !== "gathering" && table.viewer === PUBLIC;
  bar("blind", blind ? say(message.phase === "finished" ? "watching-nothing" : "watching-after") : "");
  if (blind) clear();
  watchSilence(message);
}

/** Put the note about where this table goes on from away. */
function knows() {
  noted = true;
  bar("forked");
}

/** Look on after a resignation: put the offer of a new game away. */
function watch() {
  watching = true;
  bar("resigned");
}

/** Offer a vote after the silence that the table's pace allows, or while one is being held. */
function watchSilence(message) {
  clearTimeout(silent);
  // The first painting is the position on load; any later one that differs means that somebody moved.
  const moved = message.gone || Object.keys(message.parts ?? {}).length;
  if (isPainted && moved) quiet = performance.now() + silence;
  isPainted = Boolean(message.parts);
  bar("silent");
  const asked = message.seats.filter(
    (seat) =>
      (message.asked ?? []).includes(seat.seat) && ["user", "guest"].includes(seat.kind) && !mine.includes(seat.seat),
  );
  if (!mine.length || message.phase !== "running" || !asked.length) return;
  const votes = message.votes ?? [];
  if (votes.length) offer(message.seats[votes[0].seat], votes);
  else silent = setTimeout(() => offer(asked[0], votes), Math.max(0, quiet - performance.now()));
}

function offer(seat, votes) {
  const way = (by) => {
    const held = votes.find((vote) => vote.seat === seat.seat && vote.by === by);
    const label = say(`silent-${by}`) + (held ? ` (${say("silent-votes", held)})` : "");
    return [label, guarded(() => send(api("replace"), { seat: seat.seat, by }))];
  };
  bar("silent", say("silent", { name: seat.name || texts.names[seat.seat] }), way("bot"), way("open"));
}
