// Our protocol: HTTP to open a table of four guests, then a WebSocket for each seat (docs/protocol.md).
const WebSocket = require("ws");

const pick = (list) => list[Math.floor(Math.random() * list.length)];

class Game {
  constructor(addresses, table, links, when) {
    Object.assign(this, { addresses, table, links, when });
  }

  async start() {
    this.sockets = Object.entries(this.links).map(([seat, link]) => this.seat(Number(seat), link));
  }

  // With several addresses each seat comes in through another process.
  seat(seat, link) {
    const address = this.addresses[seat % this.addresses.length].replace("http", "ws");
    const headers = { cookie: `wartable_seats=${link}` };
    const path = `${address}/api/tables/${this.table}/live?seat=${seat}`;
    const socket = new WebSocket(path, { headers, perMessageDeflate: false });
    let sent = null;
    let requests = 0;
    let view = null;
    const told = (message) => {
      this.heard();
      if (message.type === "table") {
        view = message;
      } else {
        if (message.type === "ack") this.moved(performance.now() - sent);
        else if (message.code !== "stale") this.failed(JSON.stringify(message));
        view = message.table ?? view;
        sent = null;
      }
      if (view?.phase === "finished") {
        if (!this.ended) this.over();
        this.ended = true;
      } else if (view?.choices?.length && sent === null) {
        sent = performance.now();
        requests += 1;
        const body = { actions: [pick(view.choices).code], number: view.number };
        socket.send(JSON.stringify({ type: "do", kind: "act", body, request: `${seat}-${requests}` }));
        view = null;
      }
    };
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", when: this.when })));
    socket.on("message", (data) => told(JSON.parse(data)));
    socket.on("error", (error) => this.failed(error.message));
    return socket;
  }

  close() {
    this.sockets.forEach((socket) => socket.close());
  }
}

const open = async (addresses, index, when) => {
  const answer = await fetch(`${addresses[index % addresses.length]}/api/tables/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ title: "proelio", seats: Array(4).fill({ kind: "me" }) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { table, links } = await answer.json();
  return new Game(addresses, table, links, when);
};

// Told of everything, as boardgame.io tells it; or, as our protocol offers bots, only when they are asked.
for (const when of ["always", "asked"]) module.exports[when] = { open: (addresses, index) => open(addresses, index, when) };
