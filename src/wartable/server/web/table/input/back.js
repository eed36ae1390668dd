// The browser's Back closes what lies over the table: each panel or replay that opens has an entry in the history.

const open = []; // what is open, the topmost last: its name, and how it is closed
const depth = () => history.state?.over ?? 0; // how many entries of the history are ours
let going = false; // a step back that this page takes itself is on its way
let timer;

/** Take back the entries of what was closed by other means than Back. */
function takeBack() {
  if (going || open.length >= depth()) return;
  going = true;
  history.go(open.length - depth());
}

function enter() {
  if (!going && open.length > depth()) history.pushState({ over: open.length }, "");
}

/** Note that something opened; Back will close it. */
export function opened(name, close) {
  if (open.some((one) => one.name === name)) return;
  open.push({ name, close });
  enter();
}

/** Note that something closed by itself. Deferred: another thing may open in the same moment and take its entry. */
export function closed(name) {
  const at = open.findIndex((one) => one.name === name);
  if (at < 0) return;
  open.splice(at, 1);
  clearTimeout(timer);
  timer = setTimeout(takeBack);
}

/** Write an address into the present entry. */
export const address = (text) => history.replaceState(history.state, "", text);

addEventListener("popstate", () => {
  if (going) {
    going = false;
    enter(); // something opened meanwhile
    takeBack();
    return;
  }
  while (open.length > depth()) open.pop().close();
});
history.replaceState({ over: 0 }, ""); // after a reload nothing is open
