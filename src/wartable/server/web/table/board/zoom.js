// Zoom and pan of boards: by wheel, drag, pinch, buttons and keys. While it moves, the sheet is shifted and scaled; at
// rest it is laid out anew, sharp, with counters in their own size. The view survives a swap.
import { calm } from "../stage/animation.js";
import { shapesOf } from "./shapes.js";

const seen = new Map(); // board id to its view: the middle in the ground's units, and pixels a unit
const led = new Map(); // board id to what it was last asked to bring into sight
const moved = new Set(); // boards that their reader has moved since
const NEAREST = 6; // times nearer than the whole board
const SLIP = 6; // pixels of movement that still count as a click
const REST = 140; // milliseconds without a movement after which the board is drawn anew
const FINGER = 44; // pixels: a smaller zone is brought nearer first
const ROOM = 60; // pixels round what is brought into sight

const boards = (stage) => [...stage.querySelectorAll(".wt-board")];
const id = (board) => board.dataset.thing;
const sheetOf = (board) => board.querySelector(":scope > .wt-sheet");
const whole = (board) => board.dataset.box.split(" ").map(Number);
const bandsOf = (board) =>
  (board.dataset.bands ?? "")
    .split(" ")
    .filter(Boolean)
    .map((band) => {
      const [pixels, kind, url] = band.split("|");
      return { pixels: Number(pixels), tokens: kind === "t", url };
    });

/** Return the view that shows all of a board. */
function fit(board) {
  const [x, y, wide, high] = whole(board);
  const scale = Math.min(board.clientWidth / wide, board.clientHeight / high) || 0.1;
  return { x: x + wide / 2, y: y + high / 2, scale };
}

/** Return a view that keeps to the board and to how near it may be. */
function held(board, { x, y, scale }) {
  const [left, top, wide, high] = whole(board);
  const all = fit(board);
  const nearest = Math.max(all.scale * NEAREST, 2 * Math.max(0, ...bandsOf(board).map(({ pixels }) => pixels)));
  const near = Math.min(Math.max(scale, all.scale), nearest);
  const [across, down] = [board.clientWidth / near / 2, board.clientHeight / near / 2];
  const within = (at, from, length, half) =>
    half * 2 >= length ? from + length / 2 : Math.min(Math.max(at, from + half), from + length - half);
  return { x: within(x, left, wide, across), y: within(y, top, high, down), scale: near };
}

const viewOf = (board) => seen.get(id(board)) ?? fit(board);

/** Return where the sheet's corner lies in a view. */
function corner(board, { x, y, scale }) {
  const [left, top] = whole(board);
  return [board.clientWidth / 2 - (x - left) * scale, board.clientHeight / 2 - (y - top) * scale];
}

/** Pick the ground and the kind of counters for a scale. */
function band(board, scale) {
  const fits = bandsOf(board).filter(({ pixels }) => pixels <= scale);
  const now = fits.at(-1) ?? bandsOf(board)[0];
  if (!now) return;
  const ground = sheetOf(board).querySelector(":scope > .wt-under");
  if (now.url && ground && ground.getAttribute("src") !== now.url) ground.src = now.url;
  if (now.tokens) board.dataset.band = "tokens";
  else delete board.dataset.band;
}

/** Lay a board out in a view, sharp. */
function lay(board, view) {
  const now = held(board, view);
  const sheet = sheetOf(board);
  const [, , wide, high] = whole(board);
  const [x, y] = corner(board, now);
  Object.assign(sheet.style, {
    left: "0",
    top: "0",
    translate: "none",
    aspectRatio: "auto",
    transformOrigin: "0 0",
    width: `${wide * now.scale}px`,
    height: `${high * now.scale}px`,
    transform: `translate(${x}px, ${y}px)`,
  });
  sheet.style.setProperty("--u", String(1 / now.scale));
  sheet.laid = now.scale;
  board.classList.remove("moving");
  band(board, now.scale);
  seen.set(id(board), now);
}

/** Shift and scale the picture as it is, and lay it out when it rests. */
function slide(board, view) {
  const now = held(board, view);
  const sheet = sheetOf(board);
  const [x, y] = corner(board, now);
  sheet.style.transform = `translate(${x}px, ${y}px) scale(${now.scale / (sheet.laid || now.scale)})`;
  board.classList.add("moving");
  seen.set(id(board), now);
  moved.add(id(board));
  clearTimeout(board.resting);
  board.resting = setTimeout(() => lay(board, viewOf(board)), REST);
}

/** Go to a view, visibly unless the reader likes it calm. */
function go(board, view) {
  const before = viewOf(board);
  lay(board, view);
  const now = viewOf(board);
  if (calm() || (before.scale === now.scale && before.x === now.x && before.y === now.y)) return;
  const [[x, y], [nx, ny]] = [corner(board, before), corner(board, now)];
  const start = `translate(${x}px, ${y}px) scale(${before.scale / now.scale})`;
  sheetOf(board).animate([{ transform: start }, { transform: `translate(${nx}px, ${ny}px)` }], {
    duration: 260,
    easing: "ease-out",
  });
}

function zoom(board, factor, clientX, clientY) {
  const { x, y, scale } = viewOf(board);
  const box = board.getBoundingClientRect();
  const [dx, dy] = clientX === undefined ? [0, 0] : [clientX - box.x - box.width / 2, clientY - box.y - box.height / 2];
  const near = held(board, { x, y, scale: scale * factor }).scale;
  slide(board, { x: x + dx / scale - dx / near, y: y + dy / scale - dy / near, scale: near });
}

function pan(board, dx, dy) {
  const { x, y, scale } = viewOf(board);
  slide(board, { x: x - dx / scale, y: y - dy / scale, scale });
}

/** Return the box that things take on a board, in its units. */
function around(board, ids) {
  const boxes = ids
    .map((name) => board.querySelector(`.wt-live [data-thing="${CSS.escape(name)}"]`)?.getBBox())
    .filter((box) => box?.width);
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const low = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, wide: right - x, high: low - y };
}

/** Bring things into sight: near enough for counters, and no further off than they need. */
export function bring(board, ids) {
  const box = around(board, ids);
  if (!box) return;
  const fits = Math.min((board.clientWidth - ROOM) / box.wide, (board.clientHeight - ROOM) / box.high);
  const near = bandsOf(board).find(({ tokens }) => !tokens)?.pixels ?? fit(board).scale;
  const scale = Math.min(fits, Math.max(near * 1.15, fit(board).scale));
  go(board, { x: box.x + box.wide / 2, y: box.y + box.high / 2, scale });
}

/** Bring a thing that has the focus into the board's window, if it lies outside. */
export function reveal(thing) {
  const board = thing.closest(".wt-board");
  if (!board || thing.closest(".wt-inset")) return;
  const [own, room] = [thing.getBoundingClientRect(), board.getBoundingClientRect()];
  const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
  const dx = x < room.x + ROOM ? room.x + ROOM - x : Math.min(0, room.right - ROOM - x);
  const dy = y < room.y + ROOM ? room.y + ROOM - y : Math.min(0, room.bottom - ROOM - y);
  if (dx || dy) pan(board, dx, dy);
}

/** Follow the question: bring what it is about into sight, unless the reader has moved the board. */
function follow(board, again = false) {
  const focus = board.querySelector("[data-focus]")?.dataset.focus ?? "";
  if (!again && led.get(id(board)) === focus) return;
  led.set(id(board), focus);
  if (again) moved.delete(id(board));
  if (moved.has(id(board))) return;
  if (focus) shapesOf(board).then(() => board.isConnected && !moved.has(id(board)) && bring(board, focus.split(" ")));
  else if (again) go(board, fit(board));
}

function fingers(board) {
  const down = new Map();
  let slipped = false;
  const spread = () => {
    const [one, two] = [...down.values()];
    return Math.hypot(one.x - two.x, one.y - two.y);
  };
  board.addEventListener("pointerdown", (event) => {
    if (!down.size) slipped = false;
    if (event.target.closest(".wt-insets")) return;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY, sx: event.clientX, sy: event.clientY });
  });
  board.addEventListener("pointermove", (event) => {
    const finger = down.get(event.pointerId);
    if (!finger) return;
    const before = down.size === 2 ? spread() : 0;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    slipped ||= Math.hypot(event.clientX - finger.sx, event.clientY - finger.sy) > SLIP;
    if (!slipped) return;
    [finger.x, finger.y] = [event.clientX, event.clientY];
    if (down.size === 2) {
      const [one, two] = [...down.values()];
      zoom(board, spread() / before, (one.x + two.x) / 2, (one.y + two.y) / 2);
    } else {
      if (!board.hasPointerCapture(event.pointerId) && event.isTrusted) board.setPointerCapture(event.pointerId);
      pan(board, dx, dy);
    }
  });
  for (const kind of ["pointerup", "pointercancel"])
    board.addEventListener(kind, (event) => down.delete(event.pointerId));
  board.addEventListener(
    "click",
    (event) => {
      if (slipped) {
        event.stopPropagation();
        slipped = false;
        return;
      }
      const zone = event.pointerType === "touch" && event.target.closest?.(".wt-live .wt-zone");
      const box = zone && !zone.closest(".wt-inset") && zone.getBoundingClientRect();
      if (box && Math.min(box.width, box.height) < FINGER) {
        event.stopPropagation();
        zoom(board, 2.2, event.clientX, event.clientY);
      }
    },
    true,
  );
}

/** Bind zoom and pan to boards that are new on the stage, restore their views, and follow the question. */
export function zoomable(stage) {
  const found = boards(stage);
  const room = stage.querySelector(".wt-boards");
  if (!found.length) return;
  for (const board of found) {
    if (board.bound) {
      follow(board);
      continue;
    }
    board.bound = true;
    shapesOf(board);
    lay(board, viewOf(board));
    new ResizeObserver(() => board.isConnected && lay(board, viewOf(board))).observe(board);
    board.addEventListener(
      "wheel",
      (event) => {
        if (event.target.closest(".wt-insets")) return;
        event.preventDefault();
        zoom(board, Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
      },
      { passive: false },
    );
    fingers(board);
    follow(board);
  }
  if (room.querySelector(".zoomer")) return;
  room.append(document.querySelector("#zoomer").content.cloneNode(true));
  room.querySelector(".zoomer").addEventListener("click", ({ target }) => {
    const button = target.closest("[data-zoom]");
    if (button) for (const board of boards(stage)) press(board, Number(button.dataset.zoom));
  });
}

/** Handle a button: a factor, 0 for the whole board, -1 for what the question is about. */
function press(board, factor) {
  if (factor > 0) zoom(board, factor);
  else if (factor < 0) follow(board, true);
  else {
    moved.add(id(board));
    go(board, fit(board));
  }
}

/** Handle a key: + and - zoom, 0 shows all, F what the question is about, arrows pan. Return whether it was one. */
export function zoomKey(stage, key) {
  const found = boards(stage);
  if (!found.length) return false;
  const step = { arrowleft: [80, 0], arrowright: [-80, 0], arrowup: [0, 80], arrowdown: [0, -80] }[key];
  const factor = { "+": 1.4, "=": 1.4, "-": 1 / 1.4, 0: 0, f: -1 }[key];
  if (factor !== undefined) for (const board of found) press(board, factor);
  else if (step) for (const board of found) pan(board, ...step);
  else return false;
  return true;
}
