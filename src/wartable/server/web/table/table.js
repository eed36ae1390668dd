// Entry point of the table's page: shows what the server painted, sends codes, knows no rules.
import "./board/fans.js";
import "./board/labels.js";
import "./board/panes.js";
import "./board/plates.js";
import { bar, dock } from "./panels/bars.js";
import { heardChat } from "./panels/chat.js";
import { coach, rememberHints } from "./panels/coach.js";
import { confirmed } from "./panels/dialog.js";
import { setClocks } from "./stage/clocks.js";
import "./panels/game-end.js";
import "./seats/correction.js";
import { handOver, lift, onTurn } from "./seats/hotseat.js";
import { showOrder } from "./seats/orders.js";
import { gather, tableBars } from "./seats/seats.js";
import "./input/first-choice.js";
import "./input/keyboard.js";
import { afterPress } from "./input/press.js";
import { wasDragged } from "./mats/drag.js";
import { openMat, toggleMat } from "./mats/open.js";
import { wasPressed } from "./mats/tell.js";
import * as enlarged from "./stage/large-card.js";
import "./stage/log.js";
import "./input/sight.js";
import { complain, guarded, say } from "../common/dom.js";
import { settings, showTheme } from "../common/preferences.js";
import { explain, send } from "../common/requests.js";
import { play, redo, takeUp, undo } from "./actions.js";
import { clickOnDesk } from "./desk/desk.js";
import { showPace } from "./panels/pace.js";
import { bindSettings, closePanel, fit, openPanel, openRules } from "./panels/panel.js";
import { grew, lookBack } from "./panels/replay.js";
import { Line } from "./socket.js";
import { closeMenu, point } from "./stage/choice-menu.js";
import { forget, has, painting, receive } from "./stage/parts.js";
import { sound } from "./stage/sound.js";
import { onPaint, onSwap, swap } from "./stage/stage.js";
import "./stage/stamps.js";
import { readTable, textMode } from "./input/text-mode.js";
import { api, lang, layout, mine, page, room, stage, table } from "./state.js";

const down = document.querySelector("#line-down");

/** Whether nobody else could say anything: all other seats are bots', and nothing was said yet. */
const alone = () =>
  !document.querySelector("#chat").childElementCount &&
  (table.message?.seats ?? []).every(({ seat, kind }) => kind === "bot" || mine.includes(seat));

function connect(seat) {
  table.line?.close();
  table.viewer = seat;
  table.message = null;
  table.number = 0;
  forget();
  const hello = { format: "html", lang, layout: layout(), room: room(), chat: true };
  table.line = new Line(api(`live?seat=${seat}&painted=true`), hello, {
    heard,
    has,
    lost: (lost) => {
      down.hidden = !lost;
    },
    refused: () => {
      // The person lost the seat or signed out: reload, so that the server decides anew what the page may show.
      // At most three times in ten seconds (somebody sits down, and the seats move up at once): a server that goes on
      // refusing must not make the page reload for ever.
      const lately = JSON.parse(sessionStorage.getItem("refusals") ?? "[]").filter((at) => Date.now() - at < 10_000);
      sessionStorage.setItem("refusals", JSON.stringify([...lately, Date.now()]));
      if (lately.length < 3) location.reload();
    },
  });
}

function heard(message) {
  const { line } = table;
  if (message.type === "chat") heardChat(message.lines);
  else if (message.type === "error") complain(explain(message));
  else if (message.type === "table") afterPress(() => line === table.line && show(message));
}

function show(message) {
  const noticed = table.message?.notices?.length ?? Infinity; // notices from before the page was opened are not new
  table.message = message;
  table.number = Math.max(table.number, message.number ?? 0);
  if (message.notices?.length > noticed)
    bar("notice", message.notices.at(-1), [say("understood"), () => bar("notice")]);
  gather(message);
  setClocks(message.clocks);
  tableBars(message);
  if (!message.parts) return;
  receive(message);
  const asked = message.phase === "running" && message.asked.includes(table.viewer);
  // The table's status, for tests and other people's scripts.
  Object.assign(stage.dataset, { phase: message.phase, number: message.number ?? "", asked: asked ? "yes" : "" });
  if (table.past === null) swap(painting(), asked);
  else grew();
  coach(message);
  lift();
  handOver(message.mine ?? []);
  readTable();
  showOrder(message);
  showPace();
}

// -- the table --

stage.addEventListener("click", (event) => {
  const { target } = event;
  if (enlarged.pressed || wasPressed() || wasDragged()) {
    event.preventDefault();
    return;
  }
  const clause = target.closest(".wt-clause");
  if (clause) {
    event.preventDefault();
    openRules(clause.textContent.trim());
    return;
  }
  if (target.closest(".wt-narrow .wt-steps")) openPanel("aid");
  if (clickOnDesk(target)) return;
  const button = target.closest("button[data-code]");
  if (button) {
    play(button.dataset.code);
    return;
  }
  if (target.closest("[data-undo]")) {
    undo();
    return;
  }
  if (target.closest("[data-redo]")) redo();
  if (target.closest("[data-take-up]")) takeUp();
  const line = target.closest(".wt-log li[data-moment]");
  if (line) {
    event.preventDefault();
    lookBack(Number(line.dataset.moment));
    return;
  }
  const thing = target.closest("[data-codes], .refused[data-thing]") ?? target.closest("[data-thing]");
  if (!thing || openMat(thing) || (!thing.dataset.codes && toggleMat(thing))) return;
  if (!point(thing, event.pointerType === "touch")) enlarged.enlarge(enlarged.openable(target));
});
document.querySelector("#menu").addEventListener("click", (event) => {
  const clause = event.target.closest(".wt-clause");
  if (!clause) return;
  event.preventDefault();
  closeMenu();
  openRules(clause.textContent.trim());
});

// Hovering or focusing a row or a line of the log highlights its things.
function light(row, on) {
  for (const id of row.dataset.things.split(" ")) {
    for (const thing of stage.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)) thing.classList.toggle("lit", on);
  }
}
for (const [kind, on] of [
  ["pointerover", true],
  ["pointerout", false],
  ["focusin", true],
  ["focusout", false],
]) {
  stage.addEventListener(kind, ({ target }) => {
    const row = target.closest?.("[data-things]");
    if (row) light(row, on);
  });
}

document.addEventListener("click", ({ target }) => {
  const opener = target.closest?.("[data-panel]");
  if (opener) {
    const { panel } = opener.dataset;
    // Bots do not chat: among them the menu opens on what helps.
    if (panel) openPanel(panel === "chat" && alone() ? "aid" : panel);
    else closePanel();
  }
  const chosen = target.closest?.("[data-lang]");
  if (chosen) {
    document.cookie = `wartable_lang=${chosen.dataset.lang}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
  }
});

// -- leaving --

document.querySelector("[data-leave]")?.addEventListener(
  "click",
  guarded(async () => {
    if (!(await confirmed("leaving"))) return;
    await send(api("leave"), { seat: table.viewer });
    location.reload();
  }),
);
document.querySelector("[data-forfeit]")?.addEventListener(
  "click",
  guarded(async () => {
    if (await confirmed("resigning"))
      await table.line.do("forfeit", {}, table.viewer).catch((error) => {
        throw new Error(explain(error));
      });
  }),
);

onTurn(connect);
onPaint(dock);
onSwap(() => {
  closeMenu();
  fit();
});
bindSettings((name, on) => {
  if (name === "text") textMode(on);
  if (name === "sound" && on) sound("turn");
  if (name === "noletters") page.classList.toggle("noletters", on);
  if (name === "hints") rememberHints(on).catch((error) => complain(error.message));
});
let resized; // debounces the window's resizing: the table is painted anew when it rests
addEventListener("resize", () => {
  clearTimeout(resized);
  resized = setTimeout(() => {
    const [was, now] = [table.line.hello, { layout: layout(), room: room() }];
    if (was.layout !== now.layout || was.room.join() !== now.room.join()) table.line.greet(now);
  }, 150);
});
page.classList.toggle("noletters", Boolean(settings.noletters));
showTheme();
connect(table.viewer);
if (settings.text) textMode(true);
const moment = Number(location.hash.slice(1));
if (moment) lookBack(moment, page.dataset.eyes === undefined ? null : Number(page.dataset.eyes));
