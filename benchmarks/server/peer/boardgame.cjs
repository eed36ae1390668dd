// The protocol of boardgame.io's server: REST to open a match, then socket.io.
const { io } = require("socket.io-client");

async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const pick = (list) => list[Math.floor(Math.random() * list.length)];

function choice(G, seat) {
  const { hand } = G.players[seat];
  if (G.houses[seat].waiting.length) {
    const cards = [...hand].sort(() => Math.random() - 0.5).slice(0, Math.floor(Math.random() * 3));
    return ["defend", [cards]];
  }
  if (hand.length && Math.random() < 0.5) return ["attack", [pick(hand), (Number(seat) + pick([1, 2, 3])) % 4]];
  return ["draw", []];
}

class Game {
  constructor(address, match, credentials) {
    Object.assign(this, { address, match, credentials });
  }

  async start() {
    this.sockets = this.credentials.map((credentials, seat) => this.seat(String(seat), credentials));
  }

  seat(seat, credentials) {
    const socket = io(`${this.address}/cards`, { transports: ["websocket"], forceNew: true });
    let sent = null;
    const told = (state) => {
      this.heard();
      if (sent !== null && state._stateID > sent.id) {
        this.moved(performance.now() - sent.at);
        sent = null;
      }
      if (state.ctx.gameover) {
        if (!this.ended) this.over();
        this.ended = true;
      } else if (state.ctx.currentPlayer === seat && sent === null) {
        const [type, args] = choice(state.G, seat);
        sent = { id: state._stateID, at: performance.now() };
        const payload = { type, args, playerID: seat, credentials };
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, seat);
      }
    };
    socket.on("connect", () => socket.emit("sync", this.match, seat, credentials, 4));
    socket.on("sync", (_, info) => told(info.state));
    socket.on("update", (_, state) => told(state));
    socket.on("connect_error", (error) => this.failed(error.message));
    return socket;
  }

  close() {
    this.sockets.forEach((socket) => socket.disconnect());
  }
}

module.exports.open = async ([address, lobby]) => {
  const { matchID } = await post(`${lobby}/games/cards/create`, { numPlayers: 4, unlisted: true });
  const credentials = [];
  for (let seat = 0; seat < 4; seat++) {
    const joined = await post(`${lobby}/games/cards/${matchID}/join`, { playerID: String(seat), playerName: "bot" });
    credentials.push(joined.playerCredentials);
  }
  return new Game(address, matchID, credentials);
};
