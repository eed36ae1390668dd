// The WebSocket to a table: reconnects with backoff and resends pending requests; ids make those idempotent.
const SOONEST = 250;
const LATEST = 8000;

export class Line {
  /**
   * @param {string} path of the socket
   * @param {object} hello the format, language and layout that this page asks for
   * @param {{heard: (message: object) => void, lost: (down: boolean) => void, refused: (code: number) => void}} ears
   */
  constructor(path, hello, ears) {
    Object.assign(this, { path, hello, ears, waiting: new Map(), wait: SOONEST });
    this.again = () => {
      if (!this.closed && this.socket.readyState === WebSocket.CLOSED) this.open();
    };
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.ears.lost(false);
      this.tell({ type: "hello", ...this.hello });
      for (const { message } of this.waiting.values()) this.tell(message);
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
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
      this.ears.lost(true);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LATEST);
    };
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    clearTimeout(this.timer);
    this.socket.close();
  }

  tell(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  greet(hello) {
    Object.assign(this.hello, hello);
    this.tell({ type: "hello", ...this.hello });
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
