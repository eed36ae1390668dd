// The line to a table: reconnects by itself, repeats unanswered requests with the same id, so that nothing happens twice.
export class Line {
  constructor(path, hello, heard, lost) {
    this.path = path;
    this.hello = hello;
    this.heard = heard;
    this.lost = lost;
    this.waiting = new Map();
    this.wait = 250;
    this.open();
  }

  open() {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 250;
      this.lost(false);
      this.tell({ type: "hello", ...this.hello });
      for (const { message } of this.waiting.values()) this.tell(message);
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      const request = message.request && this.waiting.get(message.request);
      if (request) {
        this.waiting.delete(message.request);
        (message.type === "error" ? request.fail : request.done)(message);
      } else {
        this.heard(message);
      }
    };
    socket.onclose = () => {
      if (this.closed) return;
      this.lost(true);
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, 8000);
    };
  }

  close() {
    this.closed = true;
    this.socket.close();
  }

  tell(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  greet(hello) {
    Object.assign(this.hello, hello);
    this.tell({ type: "hello", ...this.hello });
  }

  ask(message) {
    const request = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
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
