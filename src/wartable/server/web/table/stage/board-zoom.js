// Zoom and pan of boards: by wheel, drag, pinch, buttons and keys. The view survives a swap.
const seen = new Map(); // board id to its view box: [x, y, width, height]
const NEAREST = 6;
const SLIP = 6; // pixels of movement that still count as a click

const boards = (stage) => [...stage.querySelectorAll(".wt-board > svg")];
const id = (board) => board.parentElement.dataset.thing;
const whole = (board) => board.dataset.whole.split(" ").map(Number);
const shown = (board) => seen.get(id(board)) ?? whole(board);

function show(board, [x, y, wide, high]) {
  const [left, top, across, down] = whole(board);
  const near = Math.min(Math.max(wide, across / NEAREST), across);
  const share = near / wide;
  [wide, high] = [near, high * share];
  x = Math.min(Math.max(x, left), left + across - wide);
  y = Math.min(Math.max(y, top), top + down - high);
  if (wide >= across - 0.5) {
    seen.delete(id(board));
    board.setAttribute("viewBox", whole(board).join(" "));
    return;
  }
  seen.set(id(board), [x, y, wide, high]);
  board.setAttribute("viewBox", [x, y, wide, high].join(" "));
}

/** Convert a point of the screen to the board's coordinates. */
function under(board, clientX, clientY) {
  const matrix = board.getScreenCTM();
  return new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
}

function zoom(board, factor, clientX, clientY) {
  if (!factor) {
    show(board, whole(board));
    return;
  }
  const [x, y, wide, high] = shown(board);
  const box = board.getBoundingClientRect();
  const at = under(board, clientX ?? box.x + box.width / 2, clientY ?? box.y + box.height / 2);
  show(board, [at.x - (at.x - x) / factor, at.y - (at.y - y) / factor, wide / factor, high / factor]);
}

function pan(board, dx, dy) {
  const scale = board.getScreenCTM().a;
  const [x, y, wide, high] = shown(board);
  show(board, [x - dx / scale, y - dy / scale, wide, high]);
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
    } else if (seen.has(id(board))) {
      if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
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
      }
    },
    true,
  );
}

/** Bind zoom and pan to boards that are new on the stage, and restore their views. */
export function zoomable(stage) {
  const found = boards(stage);
  const room = stage.querySelector(".wt-table");
  if (!found.length) {
    stage.querySelector(".zoomer")?.remove();
    return;
  }
  for (const board of found) {
    if (board.dataset.whole) continue;
    board.dataset.whole = board.getAttribute("viewBox");
    if (seen.has(id(board))) show(board, seen.get(id(board)));
    board.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        zoom(board, Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
      },
      { passive: false },
    );
    fingers(board);
  }
  if (room.querySelector(".zoomer")) return;
  room.append(document.querySelector("#zoomer").content.cloneNode(true));
  room.querySelector(".zoomer").addEventListener("click", ({ target }) => {
    const button = target.closest("[data-zoom]");
    if (button) for (const board of boards(stage)) zoom(board, Number(button.dataset.zoom));
  });
}

/** Handle a key: + and - zoom, 0 shows all, arrows pan. Return whether it was one of these. */
export function zoomKey(stage, key) {
  const found = boards(stage);
  if (!found.length) return false;
  const step = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[key];
  if (key === "+" || key === "=") for (const board of found) zoom(board, 1.4);
  else if (key === "-") for (const board of found) zoom(board, 1 / 1.4);
  else if (key === "0") for (const board of found) zoom(board, 0);
  else if (step && found.some((board) => seen.has(id(board)))) for (const board of found) pan(board, ...step);
  else return false;
  return true;
}
