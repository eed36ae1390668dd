"""A server for these tests, in a process of its own, with the small titles or one title alone; luck is foreseen."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from email.message import EmailMessage
from functools import cache, partial
from pathlib import Path

from argon2 import PasswordHasher

import wartable
from tests.luck import Foreseen, Heeding
from tests.small import auction, league, scouts, skirmish
from wartable import titles as installed
from wartable.server.app import Settings, create_app
from wartable.server.jobs import mail, notices
from wartable.server.live import absence
from wartable.server.lobby import new_table
from wartable.server.people import accounts
from wartable.server.run import listening, run


def post(database: Path, server_address: str, message: EmailMessage) -> None:
    """A letter box beside the database: a letter is there as a whole or not at all."""
    letter = database.with_name(f"{time.time_ns()}.eml")
    begun = letter.with_suffix(".part")
    begun.write_bytes(message.as_bytes())
    begun.rename(letter)


if __name__ == "__main__":
    port, database, titles, *silence = sys.argv[1:]
    if titles == "small":
        wartable.register(skirmish.TITLE)
        wartable.register(auction.TITLE)
        wartable.register(league.TITLE)
        wartable.register(scouts.TITLE)
    else:
        installed._folders = cache(lambda: ["proelio"])
    new_table.LESSON_PACE = 0.0  # these learners need no time to follow
    accounts._hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)  # nobody steals these passwords
    mail.send_mail = partial(post, Path(database))
    if silence:
        absence.SILENCE["live"] = float(silence[0])
    told = replace(notices.from_environment(), address=f"http://localhost:{port}", push=f"{database}.push")
    # Nobody is slowed down: how many accounts a quick machine makes in a minute is no matter of these tests.
    settings = Settings(f"sqlite:///{database}", told, limits=None, luck=Foreseen())
    run(Heeding(create_app(settings)), listening("127.0.0.1", int(port)), quiet=True)
