// Chat: lines are pushed over the socket; the menu's button counts the unread ones.

import { guarded, make, say, texts } from "../../common/dom.js";
import { send } from "../../common/requests.js";
import { mark as markOf, setMark } from "../stage/marks.js";
import { sound } from "../stage/sound.js";
import { onPaint } from "../stage/stage.js";
import { api, table } from "../state.js";
import { onOpen, shownTab } from "./panel.js";

const list = document.querySelector("#chat");
const form = document.querySelector("[data-chat]");
const seen = new Set();
let read = markOf("chat") ?? 0; // the last line that was read, also before a reload
let unread = 0;

function mark() {
  for (const dot of document.querySelectorAll(".unread")) {
    dot.hidden = !unread;
    dot.textContent = unread > 9 ? "9+" : String(unread);
    dot.setAttribute("aria-label", say("unread", { count: unread }));
  }
}

function line({ name, seat, text, at }) {
  const who = name || texts.names?.[seat] || say("public");
  const sign =
    seat >= 0 && texts.signs[seat]
      ? make("img", { src: `/art/${table.title}/sign/${texts.signs[seat]}.svg`, alt: "", width: 22, height: 26 })
      : "";
  const time = new Date(at * 1000).toLocaleTimeString(document.documentElement.lang, {
    hour: "2-digit",
    minute: "2-digit",
  });
  return make("li", {}, sign, make("p", {}, make("b", {}, who), " ", make("time", {}, time), make("span", {}, text)));
}

/** Append lines from the socket, deduplicated by id: after a reconnect some come again. */
export function heardChat(lines) {
  const fresh = lines.filter(({ id }) => !seen.has(id));
  const first = !seen.size && lines.length > 1;
  for (const one of fresh) {
    seen.add(one.id);
    list.append(line(one));
  }
  list.scrollTop = list.scrollHeight;
  const news = fresh.filter(({ id }) => id > read).length;
  if (shownTab() === "chat") noteRead();
  else if (news) {
    unread += news;
    if (!first) sound("chat");
  }
  mark();
}

form.addEventListener(
  "submit",
  guarded(async () => {
    const field = form.querySelector("input");
    if (!field.value.trim()) return;
    await send(api("chat"), { text: field.value });
    field.value = "";
  }),
);

function noteRead() {
  read = Math.max(read, ...seen);
  setMark("chat", read);
  unread = 0;
}
onOpen("chat", () => {
  noteRead();
  mark();
  list.scrollTop = list.scrollHeight;
  // On a touch screen the focus would raise the keyboard over half of the panel, for those who only look for help.
  if (!matchMedia("(pointer: coarse)").matches) form.querySelector("input").focus();
});
onPaint(mark);
