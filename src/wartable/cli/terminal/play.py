"""`wartable titles` and `wartable play`: the terminal table."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable
from pathlib import Path

import typer

import wartable
from wartable import paint
from wartable.bots.levels import levels
from wartable.bots.player import Player
from wartable.cli.common import LANG, PRESET, all_titles, language, parse_options, say
from wartable.cli.rules import show_rules
from wartable.cli.terminal.papers import Papers
from wartable.core.errors import OptionError, WartableError
from wartable.core.rules.chance import Seeded
from wartable.core.table.table import Table
from wartable.core.text.messages import LANGUAGES
from wartable.core.title import Title
from wartable.core.view import Choice


def titles(lang: str | None = LANG) -> None:
    """List the games that can be played."""
    tongue = language(lang)
    for title in all_titles(tongue):
        low, high = title.sheet.seats
        modes = ", ".join(title.messages.format(tongue, f"mode-{mode.name}") for mode in title.sheet.modes)
        label = title.messages.format(tongue, "title-name")
        seats = say("seats", tongue, low=low, high=high, span="one" if low == high else "other")
        typer.echo(f"{title.name:10} {label}: {seats} ({modes})")
        typer.echo(f"{'':10} {title.messages.format(tongue, 'title-line')}")


def play(
    title: str = typer.Argument(help="Which game: see `wartable titles`."),
    seats: int = typer.Option(
        0, "--seats", help="How many seats; by default the fewest that the mode takes, but 4 if it may."
    ),
    seat: int = typer.Option(0, "--seat", help="Your seat, from 0."),
    bot: str = typer.Option(
        "", "--bot", help="Who plays the other seats: a level of the title's bots; by default the best."
    ),
    option: list[str] = typer.Option(
        [], "--option", "-o", help="An option of the table, as name=value; may be repeated."
    ),
    preset: str = PRESET,
    pack: str | None = typer.Option(None, "--pack", help="A folder with replaced content."),
    seed: int | None = typer.Option(
        None, "--seed", help="Makes the game repeatable; without it chance is fair and can be verified."
    ),
    load: Path | None = typer.Option(None, "--load", help="Go on with a saved game."),
    lang: str | None = LANG,
) -> None:
    """Play a game at the terminal against bots."""
    game = wartable.title(title)
    tongue = language(lang)
    if load is not None:
        table = wartable.load(load, pack=pack)
        if table.title.name != game.name:
            raise OptionError("other-title", path=load, title=table.title.name, wanted=game.name)
    else:
        options = game.preset(preset, parse_options(option))
        table = game.open(
            seats=seats or usual_seats(game, options),
            options=options,
            pack=pack,
            chance=wartable.Fair() if seed is None else wartable.Seeded(seed),
        )
    if not 0 <= seat < table.seats:
        raise OptionError("no-seat", seat=seat, last=table.seats - 1)
    Terminal(table, seat, Player(game, bot or levels(game)[-1], bot_chance(seed)), tongue).run()


def bot_chance(seed: int | None) -> Seeded:
    """Return the bots' own chance: repeatable with a seed, else different every time."""
    return Seeded(secrets.randbits(60) if seed is None else seed)


def usual_seats(title: Title, options: dict[str, object]) -> int:
    """Return the number of seats when nobody says: four where the mode allows it."""
    wanted = str(options.get("mode", title.sheet.modes[0].name))
    for mode in title.sheet.modes:
        if mode.name == wanted:
            return min(max(4, mode.low), mode.high)
    return title.sheet.seats[0]


class Terminal(Papers):
    """One person at the terminal, bots in the other seats."""

    def __init__(self, table: Table, seat: int, bot: Player, lang: str) -> None:
        self.table = table
        self.seat = seat
        self.bot = bot
        self.lang = lang
        self.printed = 0
        self.leaving = False
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "choices": self.search,
            "log": self.log,
            "ask": self.ask,
            "rules": self.rules,
            "table": self.show_table,
            "save": self.save,
            "lang": self.change_language,
            "help": self.help,
        }
        self.papers = self.paper_commands()

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        name = self.table.title.seat_name(self.table.kit, self.seat, self.lang)
        typer.echo(say("you-are", self.lang, seat=name, number=self.seat))
        while True:
            self.let_bots_play()
            if self.table.outcome is not None:
                self.finish()
                return
            choices = self.ask_person()
            while not self.answer(choices):
                if self.leaving:
                    typer.echo(say("bye", self.lang))
                    return

    def let_bots_play(self) -> None:
        """Bots answer until the person is asked; a forced answer is nobody's question."""
        while self.table.deciders:
            asked = self.seat if self.seat in self.table.deciders else self.table.deciders[0]
            forced = self.table.state.forced(asked)
            if asked == self.seat and not forced:
                return
            self.table.act(asked, *([forced] if forced else self.bot.answer(self.table.state, asked)))

    def ask_person(self) -> tuple[Choice, ...]:
        """Show the table, the news and the choices."""
        self.show_table("")
        return self.show_choices()

    def news(self) -> None:
        """The lines of the log since the last look."""
        lines = self.table.log(self.seat, self.lang)
        for line in lines[self.printed :]:
            typer.echo(f"  · {line}")
        self.printed = len(lines)

    def show_table(self, _: str) -> None:
        """Draw the table in text, without the choices, which follow with their numbers."""
        typer.echo("")
        typer.echo(
            paint.text(self.table.scene(self.seat, self.lang), width=min(100, shutil.get_terminal_size().columns))
        )
        self.news()

    def show_choices(self) -> tuple[Choice, ...]:
        """Return the numbered choices and what is refused now."""
        title, messages = self.table.title, self.table.messages
        view = self.table.view(self.seat)
        typer.echo("")
        typer.echo(
            view.prompt.say(messages, self.lang) + (f". {view.detail.say(messages, self.lang)}" if view.detail else "")
        )
        listed = tuple(choice for choice in view.choices if not choice.quiet)
        for number, choice in enumerate(listed, start=1):
            hint = f" ({choice.hint.say(messages, self.lang)})" if choice.hint else ""
            typer.echo(f"{number:3}  {choice.label.say(messages, self.lang)}{hint}  [{choice.text}]")
            if choice.caution:
                warning = choice.warning
                reason = warning.say(messages, self.lang) if warning else title.reason(choice.caution, self.lang)
                typer.echo("     ! " + say("caution", self.lang, clause=choice.caution, text=reason))
        if len(listed) < len(view.choices):
            typer.echo("     " + say("quiet-choices", self.lang, count=len(view.choices) - len(listed)))
        if view.near_misses:
            typer.echo(say("not-now", self.lang))
            for miss in view.near_misses:
                reason = miss.reason.say(messages, self.lang) if miss.reason else title.reason(miss.clause, self.lang)
                typer.echo(f"  -  {miss.label.say(messages, self.lang)}: {reason} [{miss.clause}]")
        return listed

    def search(self, words: str) -> None:
        """List the choices that are not numbered, those alone that have these words."""
        messages = self.table.messages
        for choice in self.table.view(self.seat).choices:
            told = f"{choice.label.say(messages, self.lang)}  [{choice.text}]"
            if choice.quiet and all(word in told.lower() for word in words.lower().split()):
                typer.echo(f"  ·  {told}")

    def answer(self, choices: tuple[Choice, ...]) -> bool:
        """Read one line; True if it was an action that was played."""
        try:
            line = input(f"\n{say('ask-choice', self.lang)} ").strip()
        except EOFError:
            self.leaving = True
            return False
        word, _, rest = line.partition(" ")
        if not line:
            return False
        if word in ("quit", "exit"):
            self.leaving = True
            return False
        try:
            if word in self.papers and word not in self.commands:
                changed = self.papers[word](rest.strip())
                self.printed = min(self.printed, len(self.table.log(self.seat, self.lang)))
                return changed
            if word in self.commands:
                self.commands[word](rest.strip())
                return word in ("undo", "redo")
            self.act(line, choices)
            return True
        except WartableError as error:
            typer.echo(self.explain(error))
            return False

    def explain(self, error: WartableError) -> str:
        """Return what went wrong, in the reader's language; a refusal with its clause."""
        if isinstance(error, wartable.Refused):
            return say("clause-line", self.lang, clause=error.clause, text=error.refusal.label(self.lang))
        return error.label(self.lang)

    def act(self, line: str, choices: tuple[Choice, ...]) -> None:
        """Play a numbered choice or an action in words."""
        self.table.act(self.seat, self.choice_of(line, choices))

    def choice_of(self, line: str, choices: tuple[Choice, ...]) -> Choice | str:
        """Return the choice with that number, or the words as they were typed."""
        if not (line.isascii() and line.isdigit()):
            return line
        number = int(line)
        if not 1 <= number <= len(choices):
            raise OptionError("typed-no-number", number=number, count=len(choices))
        return choices[number - 1]

    def why(self, action: str) -> None:
        """Why an action may not be played."""
        if not action:
            raise OptionError("typed-no-action")
        refusal = self.table.why_not(self.seat, action)
        if refusal is None:
            typer.echo(say("may-play", self.lang))
        else:
            typer.echo(say("clause-line", self.lang, clause=refusal.clause, text=refusal.label(self.lang)))

    def undo(self, pick: str) -> None:
        """Take back a pick by its words, or the last pick or choice."""
        self.table.undo(self.seat, pick or None)
        self.printed = min(self.printed, len(self.table.log(self.seat, self.lang)))
        typer.echo(say("undone", self.lang))

    def redo(self, _: str) -> None:
        """Do again what was taken back last."""
        self.table.redo(self.seat)
        typer.echo(say("redone", self.lang))

    def log(self, count: str) -> None:
        """The last lines of the log."""
        wanted = int(count) if count.isascii() and count.isdigit() else 10
        for line in self.table.log(self.seat, self.lang)[-wanted:]:
            typer.echo(f"  · {line}")

    def ask(self, question: str) -> None:
        """Answer a question about the table."""
        words = question.split()
        if not words:
            raise OptionError("typed-no-question", questions=", ".join(self.table.title.sheet.questions))
        for phrase in self.table.ask(self.seat, words[0], *words[1:]):
            typer.echo(f"  {phrase.say(self.table.messages, self.lang)}")

    def rules(self, words: str) -> None:
        """Look a rule up."""
        show_rules(self.table.title, words, self.lang)

    def save(self, path: str) -> None:
        """Save the game."""
        if not path:
            raise OptionError("typed-no-path")
        self.table.save(path)
        typer.echo(say("saved", self.lang, path=path))

    def change_language(self, lang: str) -> None:
        """Change the language of everything that follows."""
        if lang not in LANGUAGES:
            raise OptionError("typed-no-language", wanted=lang)
        self.lang = lang
        self.show_table("")
        self.show_choices()

    def help(self, _: str) -> None:
        """What can be typed."""
        typer.echo(say("help", self.lang, questions=", ".join(self.table.title.sheet.questions)))

    def finish(self) -> None:
        """The end: what happened, who won, by which clause."""
        self.show_table("")
        outcome = self.table.outcome
        assert outcome is not None
        title = self.table.title
        names = ", ".join(title.seat_name(self.table.kit, seat, self.lang) for seat in outcome.winners)
        typer.echo("")
        typer.echo(say("won", self.lang, names=names) if names else say("nobody-won", self.lang))
        clause = title.clauses[outcome.clause]
        typer.echo(say("clause-line", self.lang, clause=clause, text=title.reason(clause, self.lang)))
