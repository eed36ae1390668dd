"""The peers' side: the same loops over other engines, each by its cheapest fair path.

Where all outcomes of chance are equal OpenSpiel's are drawn without weights, which is half as fast again on its Hearts.
RLCard and PettingZoo always build an observation, so they stand beside what is observed.
"""

from __future__ import annotations

import importlib
import io
import warnings
from collections.abc import Callable
from typing import Any

from benchmarks.measure import LONG, Count, Rate, cost, picker, play

TERMINAL = -4
PLIES = 200  # of a random game of chess, which may go on for long
PHASES = 15  # of a random game of Diplomacy, which hardly ever ends


def spiel(name: str) -> tuple[Any, Callable[[], Count]]:
    """A game of OpenSpiel, and how to play and count one."""
    import pyspiel

    game, pick = pyspiel.load_game(name), picker()

    def count() -> Count:
        state, decisions, free, choices = game.new_initial_state(), 0, 0, 0
        while (player := state.current_player()) != TERMINAL:
            legal = state.legal_actions()
            if player >= 0:
                decisions += 1
                free += len(legal) > 1
                choices += len(legal)
            state.apply_action(legal[int(pick() * len(legal))])
        return decisions, free, choices

    return game, count


def spiel_bare(name: str, seconds: float) -> Rate:
    """Legal actions and apply, through OpenSpiel's Python interface."""
    game, count = spiel(name)
    pick = picker()

    def one() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            # At a chance node these are its outcomes.
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])

    return play(one, count, seconds)


def spiel_observed(name: str, seconds: float) -> Rate:
    """The same with the deciding player's observation at every decision."""
    game, count = spiel(name)
    pick = picker()

    def one() -> None:
        state = game.new_initial_state()
        while (player := state.current_player()) != TERMINAL:
            legal = state.legal_actions()
            if player >= 0:
                state.observation_tensor(player)
            state.apply_action(legal[int(pick() * len(legal))])

    return play(one, count, seconds)


def spiel_bots(name: str, seconds: float) -> Rate:
    """Whole games between OpenSpiel's C++ random bots, one call a game: no Python inside."""
    import pyspiel

    game, count = spiel(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    seed = iter(range(1 << 31))
    return play(lambda: pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seed)), count, seconds)


def spiel_moments(name: str, wanted: int = 150) -> list[Any]:
    """Positions from all over random games."""
    game, _ = spiel(name)
    pick = picker()
    found: list[Any] = []
    while len(found) < wanted:
        state = game.new_initial_state()
        step = 0
        while (player := state.current_player()) != TERMINAL:
            if player >= 0:
                if step % 9 == 4:
                    found.append(state.clone())
                step += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])
    return found[:wanted]


def spiel_clone(name: str, seconds: float) -> Rate:
    """Copies of positions."""
    return cost(lambda state: state.clone(), spiel_moments(name), seconds)


def spiel_tensor(name: str, seconds: float) -> Rate:
    """All that the deciding player knows."""
    return cost(lambda state: state.information_state_tensor(state.current_player()), spiel_moments(name), seconds)


def spiel_resample(name: str, seconds: float) -> Rate:
    """Positions that the deciding player cannot tell from the true one."""
    pick = picker()
    return cost(lambda s: s.resample_from_infostate(s.current_player(), pick), spiel_moments(name), seconds)


def rlcard_leduc(seconds: float) -> Rate:
    """RLCard's own Leduc, whose games are shorter."""
    import rlcard

    env, pick = rlcard.make("leduc-holdem", config={"seed": 1}), picker()

    def count() -> Count:
        state, _ = env.reset()
        decisions, free, choices = 0, 0, 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += 1
            free += len(legal) > 1
            choices += len(legal)
            state, _ = env.step(legal[int(pick() * len(legal))])
        return decisions, free, choices

    def one() -> None:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(pick() * len(legal))])

    return play(one, count, seconds)


def pettingzoo_leduc(seconds: float) -> Rate:
    """PettingZoo's Leduc, which wraps RLCard's."""
    warnings.simplefilter("ignore")
    import numpy as np

    env, pick = importlib.import_module("pettingzoo.classic.leduc_holdem_v4").env(), picker()
    seed = iter(range(1 << 31))

    def count() -> Count:
        env.reset(seed=next(seed))
        decisions, free, choices = 0, 0, 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"] if "action_mask" in seen else info["action_mask"])
            decisions += 1
            free += len(legal) > 1
            choices += len(legal)
            env.step(int(legal[int(pick() * len(legal))]))
        return decisions, free, choices

    return play(count, count, seconds)


def catanatron(players: int, seconds: float) -> Rate:
    """Random games of Catanatron, with one map for all of them; what it lists as playable is not checked again."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT
    from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap

    seats = [RandomPlayer(color) for color in list(Color)[:players]]
    land, pick = CatanMap.from_template(BASE_MAP_TEMPLATE), picker()

    def count() -> Count:
        game, decisions, free, choices = Game(seats, catan_map=land), 0, 0, 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            legal = game.state.playable_actions
            decisions += 1
            free += len(legal) > 1
            choices += len(legal)
            game.execute(legal[int(pick() * len(legal))], validate_action=False)
        return decisions, free, choices

    def one() -> None:
        game = Game(seats, catan_map=land)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            legal = game.state.playable_actions
            game.execute(legal[int(pick() * len(legal))], validate_action=False)

    return play(one, count, seconds, sample=LONG)


def diplomacy(seconds: float) -> Rate:
    """Random orders in `diplomacy`, a wargame of areas: a decision is one order to one unit, a game some phases."""
    import logging

    logging.disable(logging.CRITICAL)
    from diplomacy import Game

    pick = picker()

    def count() -> Count:
        game, decisions, free, choices = Game(), 0, 0, 0
        for _ in range(PHASES):
            if game.is_game_done:
                break
            possible = game.get_all_possible_orders()
            for power in list(game.powers):
                offered = [possible[place] for place in game.get_orderable_locations(power) if possible[place]]
                decisions += len(offered)
                free += sum(len(legal) > 1 for legal in offered)
                choices += sum(len(legal) for legal in offered)
                game.set_orders(power, [legal[int(pick() * len(legal))] for legal in offered])
            game.process()
        return decisions, free, choices

    return play(count, count, seconds, sample=LONG)


def chess_moves(seconds: float) -> Rate:
    """Random games of python-chess: all legal moves, and one of them."""
    import chess

    pick = picker()

    def count() -> Count:
        board, choices = chess.Board(), 0
        while not board.is_game_over() and board.ply() < PLIES:
            legal = list(board.legal_moves)
            choices += len(legal)
            board.push(legal[int(pick() * len(legal))])
        return board.ply(), board.ply(), choices

    def one() -> None:
        board = chess.Board()
        for _ in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(pick() * len(legal))])

    return play(one, count, seconds, sample=LONG)


def chess_record(seconds: float) -> Rate:
    """Random games read from PGN and played again by python-chess; a decision is a move."""
    import chess.pgn

    pick, texts, moves = picker(), [], 0
    for _ in range(5):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            legal = list(board.legal_moves)
            board.push(legal[int(pick() * len(legal))])
        moves += board.ply()
        texts.append(str(chess.pgn.Game.from_board(board)))
    found = cost(lambda text: chess.pgn.read_game(io.StringIO(text)), texts, seconds)
    return Rate(found.rate * moves / len(texts), found.rate, moves / len(texts))


BENCHES: dict[str, Callable[[float], Rate]] = {
    "OpenSpiel hearts bare": lambda seconds: spiel_bare("hearts", seconds),
    "OpenSpiel hearts bots": lambda seconds: spiel_bots("hearts", seconds),
    "OpenSpiel hearts clone": lambda seconds: spiel_clone("hearts", seconds),
    "OpenSpiel hearts tensor": lambda seconds: spiel_tensor("hearts", seconds),
    "OpenSpiel leduc bare": lambda seconds: spiel_bare("leduc_poker", seconds),
    "OpenSpiel leduc bots": lambda seconds: spiel_bots("leduc_poker", seconds),
    "OpenSpiel leduc observed": lambda seconds: spiel_observed("leduc_poker", seconds),
    "OpenSpiel leduc resample": lambda seconds: spiel_resample("leduc_poker", seconds),
    "RLCard leduc observed": rlcard_leduc,
    "PettingZoo leduc observed": pettingzoo_leduc,
    "python-chess moves": chess_moves,
    "python-chess PGN": chess_record,
    "Catanatron two players": lambda seconds: catanatron(2, seconds),
    "Catanatron four players": lambda seconds: catanatron(4, seconds),
    "diplomacy orders": diplomacy,
}
