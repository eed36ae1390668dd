// A card game of the size of ours for boardgame.io: four hands that only their owners see, a bag that is drawn from,
// attacks laid face down, a defence of several cards. It ends after so many moves, as ours does after some 85 when all play at random.
const { INVALID_MOVE } = require("boardgame.io/core");

const KINDS = 12;
const COPIES = 7;
const LAST_MOVE = 85;

const take = (hand, card) => {
  const at = hand.indexOf(card);
  if (at < 0) return false;
  hand.splice(at, 1);
  return true;
};

function setup({ ctx, random }) {
  const pile = random.Shuffle(Array.from({ length: KINDS * COPIES }, (_, i) => i % KINDS));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: pile.splice(0, 6) };
  const houses = Array.from({ length: ctx.numPlayers }, () => ({ size: 6, level: 0, waiting: [] }));
  return { secret: { pile, waiting: {} }, players, houses, discard: [], moves: 0 };
}

function drawn({ G, random }, seat, count) {
  for (let i = 0; i < count; i++) {
    if (!G.secret.pile.length) G.secret.pile = random.Shuffle(G.discard.splice(0));
    if (G.secret.pile.length) G.players[seat].hand.push(G.secret.pile.pop());
  }
}

function count(G) {
  G.moves += 1;
  G.houses.forEach((house, seat) => (house.size = G.players[seat].hand.length));
}

const moves = {
  draw(context) {
    drawn(context, context.playerID, context.G.players[context.playerID].hand.length < 6 ? 2 : 1);
    count(context.G);
    context.events.endTurn();
  },
  attack({ G, playerID, events }, card, target) {
    if (target === Number(playerID) || !G.houses[target] || !take(G.players[playerID].hand, card)) return INVALID_MOVE;
    G.houses[target].waiting.push({ attacker: Number(playerID), level: card % 4 });
    (G.secret.waiting[target] ??= []).push(card);
    count(G);
    events.endTurn();
  },
  defend({ G, playerID, random }, cards) {
    const waiting = G.houses[playerID].waiting;
    const hand = G.players[playerID].hand;
    if (!waiting.length || !cards.every((card) => take(hand, card))) return INVALID_MOVE;
    const attack = G.secret.waiting[playerID].shift();
    const { attacker } = waiting.shift();
    if (cards.reduce((sum, card) => sum + (card % 4), 0) < attack % 4 && hand.length)
      G.players[attacker].hand.push(...hand.splice(random.Die(hand.length) - 1, 1));
    G.discard.push(attack, ...cards);
    count(G);
  },
};

module.exports = {
  name: "cards",
  setup,
  moves,
  playerView: require("boardgame.io/core").PlayerView.STRIP_SECRETS,
  endIf: ({ G }) => (G.moves >= LAST_MOVE ? { winner: 0 } : undefined),
};
