"""Mail: how a message to a player is written, and handed to a mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import wartable
from wartable.core.errors import WartableError
from wartable.core.text.messages import LANGUAGES
from wartable.server.render.texts import messages
from wartable.store.models import UserRow

SMTP_SECONDS = 20.0
SENDERS = ThreadPoolExecutor(8, "mail")  # threads of their own: a slow mail server holds up letters alone
PORTS = {"smtp": 25, "smtps": 465}


async def send(server_address: str, message: EmailMessage) -> None:
    """Hand a message to the mail server beside the event loop; raise as `send_mail` does."""
    await asyncio.get_running_loop().run_in_executor(SENDERS, send_mail, server_address, message)


def send_mail(server_address: str, message: EmailMessage) -> None:
    """Hand a message to the mail server; raise OSError if it cannot (SMTPException is one)."""
    parts = urlsplit(server_address)
    host, port = parts.hostname or "localhost", parts.port or PORTS[parts.scheme]
    context = ssl.create_default_context()
    server = (
        smtplib.SMTP_SSL(host, port, timeout=SMTP_SECONDS, context=context)
        if parts.scheme == "smtps"
        else smtplib.SMTP(host, port, timeout=SMTP_SECONDS)
    )
    with server:
        if parts.scheme == "smtp":
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


def language_of(user: UserRow) -> str:
    """Return the language in which a player is written to."""
    lang = user.settings.get("lang")
    return lang if lang in LANGUAGES else LANGUAGES[0]


def title_label(name: str, lang: str) -> str:
    """Return a title's name in words, or its plain name where it is gone."""
    try:
        return wartable.title(name).messages.format(lang, "title-name")
    except WartableError:
        return name


def digest(user: UserRow, tables: list[tuple[str, str]]) -> EmailMessage:
    """Return the text of a message about all tables that wait for a player."""
    lang = language_of(user)
    texts = messages()
    lines = [texts.format(lang, "notice-line", title=title, link=link) for title, link in tables]
    message = EmailMessage()
    message["Subject"] = texts.format(lang, "notice-subject", count=len(tables))
    parts = [
        texts.format(lang, "notice-hello", name=user.name),
        texts.format(lang, "notice-lead", count=len(tables)),
        "\n".join(lines),
        texts.format(lang, "notice-foot"),
    ]
    message.set_content("\n\n".join(parts) + "\n")
    return message


def letter(kind: str, user: UserRow, link: str, lang: str) -> EmailMessage:
    """Return the text of a letter about an account: `reset`, `confirm` or `changed`.

    >>> user = UserRow(id="1", name="Ann", email=None, password="")
    >>> letter("reset", user, "https://table.example/account/reset#abc", "en")["Subject"]
    'wartable: a new password'
    """
    texts = messages()
    parts = [
        texts.format(lang, "notice-hello", name=user.name),
        texts.format(lang, f"letter-{kind}"),
        *([link] if link else []),
        texts.format(lang, f"letter-{kind}-foot"),
    ]
    message = EmailMessage()
    message["Subject"] = texts.format(lang, f"letter-{kind}-subject")
    message.set_content("\n\n".join(parts) + "\n")
    return message


def address(message: EmailMessage, to: str, sender: str, server: str) -> None:
    """Write who sends a message to whom, and that a program wrote it."""
    message["From"] = sender
    message["To"] = to
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=urlsplit(server).hostname or "localhost")
    message["Auto-Submitted"] = "auto-generated"
