"""`wartable coach`: a title's coached first game at the terminal."""

from __future__ import annotations

import shutil
import textwrap

import typer

import wartable
from wartable.bots.levels import levels
from wartable.bots.player import Player
from wartable.cli.common import LANG, language, say
from wartable.cli.terminal.play import Terminal
from wartable.coach_files import coach_of
from wartable.core.coach.coach import AGAIN, BACK, NEXT, OVER, PLAY, READ, SHOW, SHOWN, Coach
from wartable.core.rules.chance import Seeded
from wartable.core.view import Choice


def coach(title: str = typer.Argument(help="Which game: see `wartable titles`."), lang: str | None = LANG) -> None:
    """Learn a game in five minutes, at the terminal."""
    game = wartable.title(title)
    Lesson(coach_of(game), language(lang)).run()


class Lesson(Terminal):
    """One learner at the terminal; the script answers for the other seats."""

    def __init__(self, coach: Coach, lang: str) -> None:
        # Nobody but the script plays the other seats, so this bot is never asked.
        super().__init__(coach.table, coach.seat, Player(coach.title, levels(coach.title)[0], Seeded(0)), lang)
        self.coach = coach
        for word in (NEXT, BACK, SHOW, AGAIN):
            self.commands[word] = lambda _, word=word: self.move(word)  # type: ignore[misc]

    def run(self) -> None:
        """Teach until the last cue was read, or the learner leaves."""
        typer.echo(say("coach-begin", self.lang))
        while self.coach.waits != OVER:
            self.answers()
            choices = self.ask_person()
            while not self.answer(choices):
                if self.leaving:
                    typer.echo(say("bye", self.lang))
                    return
        typer.echo(say("coach-end", self.lang, title=self.coach.title.name))

    def answers(self) -> None:
        """Let the others answer as the script says."""
        while self.coach.answer is not None:
            self.coach.act(*self.coach.answer)
        self.follow()

    def ask_person(self) -> tuple[Choice, ...]:
        """Show the table where there is something to see, then what the coach says."""
        coach = self.coach
        self.show_table("")
        choices = self.show_choices() if coach.waits == PLAY else ()
        typer.echo("")
        at = say("coach-at", self.lang, at=coach.at + 1, count=coach.count)
        typer.echo(f"{coach.heading(self.lang)} ({at})")
        told = say("coach-shown", self.lang) if coach.waits == SHOWN else coach.text(self.lang)
        width = min(100, shutil.get_terminal_size().columns)
        typer.echo(textwrap.fill(told, width, initial_indent="  ", subsequent_indent="  "))
        return choices

    def answer(self, choices: tuple[Choice, ...]) -> bool:
        """Read one line; True if the lesson went on. An empty line goes on where there is nothing to choose."""
        if self.coach.waits in (READ, SHOWN):
            try:
                line = input(f"\n{say('coach-next', self.lang)} ").strip()
            except EOFError:
                self.leaving = True
                return False
            if line in ("quit", "exit"):
                self.leaving = True
            elif line in (BACK, AGAIN):
                self.move(line)
            elif not line or line == NEXT:
                self.move(NEXT)
            else:
                typer.echo(say("coach-words", self.lang))
            return not line or line in (NEXT, BACK, AGAIN)
        before = self.coach.at, self.coach.waits, self.coach.shown
        done = super().answer(choices)
        return done or (self.coach.at, self.coach.waits, self.coach.shown) != before

    def act(self, line: str, choices: tuple[Choice, ...]) -> None:
        """Play a numbered choice or an action in words, as far as the cue waits for it."""
        self.coach.act(self.seat, self.choice_of(line, choices))
        self.follow()

    def undo(self, _: str) -> None:
        """Take back the last pick, or go back a cue."""
        self.coach.undo(self.seat)
        self.follow()

    def move(self, how: str) -> None:
        """Go on, back, be shown the cue, or begin again."""
        self.coach.move(how)
        self.follow()

    def help(self, _: str) -> None:
        """What can be typed."""
        typer.echo(say("coach-words", self.lang))
        super().help("")

    def follow(self) -> None:
        """Look at the table of the lesson that is taught now."""
        if self.table is not self.coach.table:
            self.table = self.coach.table
            self.printed = 0
        self.printed = min(self.printed, len(self.table.log(self.seat, self.lang)))
