// boardgame.io's own server, with all matches in memory: `node server.cjs PORT API_PORT`.
// The lobby has a port of its own: on one port with the sockets it does not answer under present versions of koa.
const { Server } = require("boardgame.io/server");
require("./pauses.cjs");

const [port, apiPort] = process.argv.slice(2).map(Number);
// Its logger writes a line for each request; ours is measured without an access log too.
console.log = () => {};
Server({ games: [require("./game.cjs")], origins: [/.*/] })
  .run({ port, lobbyConfig: { apiPort } })
  .then(() => process.stdout.write("ready\n"));
