// The WebSocket to a table: reconnects with backoff and resends pending requests; ids make those idempotent.
const SOONEST = 250;
const LATEST = 8000;
const QUIET = 800; // milliseconds of silence after which the page asks whether the line still stands
const PATIENCE = 1000; // without an answer for this long, the line is called down: two seconds in all
const GIVE_UP = 6000; // and after this long another one is opened
const BEAT = 200;
const TOO_LARGE = 1009; // how a server ends a socket over which too much was sent at once

export class Line {
  /**
   * @param {string} path of the socket
   * @param {object} hello the format, language and layout that this page asks for
   * @param {{
   *   heard: (message: object) => void,
   *   lost: (down: boolean) => void,
   *   refused: (code: number) => void,
   *   has: () => object,
   * }} ears `has` gives the parts of the painting that the page has, by id, for every hello
   */
  constructor(path, hello, ears) {
    Object.assign(this, { path, hello, ears, waiting: new Map(), wait: SOONEST });
    this.again = () => {
      if (!this.closed && this.socket.readyState === WebSocket.CLOSED) this.open();
    };
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.down = () => this.ears.lost(true);
    addEventListener("offline", this.down);
    this.beat = setInterval(() => this.listen(), BEAT);
    this.open();
  }

  /** Ask a silent server for a sign of life. A hidden page does not: its timers are slow, and nobody looks at it. */
  listen() {
    const now = performance.now();
    if (document.hidden) this.pinged = 0;
    else if (this.socket.readyState === WebSocket.CONNECTING) {
      if (now - this.opened > QUIET + PATIENCE) this.ears.lost(true);
    } else if (this.socket.readyState !== WebSocket.OPEN) return;
    else if (!this.pinged) {
      if (now - this.heard < QUIET) return;
      this.pinged = now;
      this.tell({ type: "ping" });
    } else if (now - this.pinged > GIVE_UP) this.drop();
    else if (now - this.pinged > PATIENCE) this.ears.lost(true);
  }

  /** Give a socket up that does not answer: its own end may take minutes to be noticed. */
  drop() {
    const dead = this.socket;
    this.open();
    dead.close();
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.socket = socket;
    this.opened = performance.now();
    this.heard = this.opened;
    this.pinged = 0;
    socket.onopen = () => {
      this.ears.lost(false);
      this.greet();
      for (const { message } of this.waiting.values()) this.tell(message);
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(data);
      this.heard = performance.now();
      this.pinged = 0;
      this.ears.lost(false);
      this.wait = SOONEST; // reset the backoff on a message: a socket that opens and stays silent is not a connection
      const request = message.request && this.waiting.get(message.request);
      if (!request) {
        this.ears.heard(message);
        return;
      }
      this.waiting.delete(message.request);
      (message.type === "error" ? request.fail : request.done)(message);
    };
    socket.onclose = ({ code }) => {
      if (this.closed || this.socket !== socket) return;
      if (code === 4403 || code === 4404) {
        this.close();
        this.ears.refused(code);
        return;
      }
      if (code === TOO_LARGE) this.giveUp();
      this.ears.lost(true);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LATEST);
    };
  }

  /** What was sent is too large, and would be so again. */
  giveUp() {
    for (const { fail } of this.waiting.values()) fail({ type: "error", code: "too_large" });
    this.waiting.clear();
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    removeEventListener("offline", this.down);
    clearInterval(this.beat);
    clearTimeout(this.timer);
    this.socket.close();
  }

  tell(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  greet(hello = {}) {
    Object.assign(this.hello, hello);
    this.tell({ type: "hello", ...this.hello, has: this.ears.has() });
  }

  /** Send a request and await its response, across reconnects. */
  ask(message) {
    const request = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    return new Promise((done, fail) => {
      const whole = { ...message, request };
      this.waiting.set(request, { message: whole, done, fail });
      this.tell(whole);
    });
  }

  do(kind, body = {}, seat = null) {
    return this.ask({ type: "do", kind, body, ...(seat === null ? {} : { seat }) });
  }
}
