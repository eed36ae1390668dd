// The host's part of a table that gathers: links to seats, bots, starting with fewer, closing it.
import { guarded, make, say, texts } from "../../common/dom.js";
import { get, send } from "../../common/requests.js";
import { canShare, handOn } from "../../common/share.js";
import { confirmed } from "../panels/dialog.js";
import { api, mine, page } from "../state.js";

export const hosting = "host" in page.dataset;
const bots = hosting ? page.dataset.host.split(" ") : [];
const tools = document.querySelector("[data-hosting]");
let links = { link: "", seats: [], fewer: 0 };

/** Fetch the links, which only the host is given; what changed with them is painted by the caller. */
export async function fetchLinks() {
  links = await get(api("invitations"));
}

/** Return the link to any free seat, or empty for those who are not given one. */
export const tableLink = () => links.link;

const change = (seat, kind, level = "") => send(api("seats"), { seat, kind, level });

function whoSits({ seat, kind, level }) {
  const label = say("host-who", { name: texts.names[seat] });
  const choice = make("select", { ariaLabel: label });
  for (const [value, text] of [
    ["invited", say("host-invited")],
    ["open", say("host-open")],
    ...bots.map((bot) => [`bot:${bot}`, say("player-bot", { level: say(`level-${bot}`) })]),
  ])
    choice.append(make("option", { value }, text));
  choice.value = kind === "bot" ? `bot:${level}` : kind;
  choice.onchange = guarded(() => change(seat, ...choice.value.split(":")));
  return choice;
}

const button = (text, work) => make("button", { type: "button", className: "button", onclick: guarded(work) }, text);

/** Return the host's controls of a seat, or the one that turns another person out; `refresh` shows a new link. */
export function seatTools(seat, refresh) {
  if (!hosting) return "";
  if (!["open", "invited", "bot"].includes(seat.kind)) {
    if (mine.includes(seat.seat)) return "";
    return button(say("host-turn-out"), async () => {
      const name = seat.name || texts.names[seat.seat];
      if (await confirmed("turning-out", { name })) await change(seat.seat, "open");
    });
  }
  const place = make("div", { className: "host-seat" }, whoSits(seat));
  if (seat.kind !== "invited") return place;
  const link = links.seats.find((one) => one.seat === seat.seat)?.link;
  const name = texts.names[seat.seat];
  if (link) {
    const label = say("host-link", { name });
    const field = make("input", { readOnly: true, value: new URL(link, location.href).href, ariaLabel: label });
    field.onfocus = () => field.select();
    place.append(
      field,
      button(say(canShare() ? "host-share" : "host-copy", { name }), () => handOn(link)),
    );
  }
  place.append(button(say("host-renew", { name }), () => change(seat.seat, "invited").then(refresh)));
  return place;
}

/** Show what can be done with the whole table. */
export function showTools() {
  if (!tools) return;
  const [start, close] = tools.children;
  tools.hidden = false;
  start.hidden = !links.fewer;
  document.querySelector("[data-fewer]").hidden = !links.fewer;
  start.textContent = say("host-start", { count: links.fewer });
  start.onclick = guarded(() => send(api("start"), {}));
  close.onclick = guarded(async () => {
    if (await confirmed("closing")) await send(api("close"), {});
  });
}
