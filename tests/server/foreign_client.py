"""Players of another make, in a process of their own: standard library alone, not a line shared with the server.

    python -I foreign_client.py ADDRESS[,ADDRESS] TABLES SEED LEDGER

They sit four at a table, send again what stayed unanswered, and print a line for everything that is acknowledged. When
the input ends they wait for their last answers and write what they were told into the ledger, as JSON.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import http.client
import itertools
import json
import os
import random
import socket
import struct
import sys
import threading
import time
from pathlib import Path
from typing import Any

PATIENCE = 120.0  # seconds; machines that test are often busy
PAUSE = 0.02
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
SEATS = 4
NOTES = 0.3  # how often a player also says something
GONE = (OSError, EOFError, http.client.HTTPException)


class Broken(OSError):
    """The line ended, or what came over it was no WebSocket."""


class WebSocket:
    """The least of RFC 6455 that a client needs: text both ways, nothing compressed."""

    def __init__(self, host: str, port: int, path: str, cookie: str) -> None:
        self._socket = socket.create_connection((host, port), PATIENCE)
        key = base64.b64encode(os.urandom(16))
        head = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Connection: Upgrade", "Upgrade: websocket"]
        head += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key.decode()}", f"Cookie: {cookie}", "", ""]
        self._socket.sendall("\r\n".join(head).encode())
        self._file = self._socket.makefile("rb")
        status = self._file.readline()
        accepted = b""
        while (line := self._file.readline().strip()) != b"":
            name, _, value = line.partition(b":")
            accepted = value.strip() if name.lower() == b"sec-websocket-accept" else accepted
        if b" 101 " not in status or accepted != base64.b64encode(hashlib.sha1(key + MAGIC).digest()):
            raise Broken(f"no WebSocket: {status!r}")

    def cut(self) -> None:
        """End the line from another thread: whoever waits at it is told."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Hang up."""
        self._file.close()
        self._socket.close()

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._frame(1, json.dumps(message).encode())

    def _frame(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        wide = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
        mask = os.urandom(4)
        self._socket.sendall(
            bytes([0x80 | opcode]) + wide + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))
        )

    def _exactly(self, count: int) -> bytes:
        found = self._file.read(count)
        if found is None or len(found) < count:
            raise Broken("the line is cut")
        return found

    def receive(self) -> dict[str, Any]:
        """Return the next message; raise Broken when the line ends."""
        text = b""
        while True:
            first, size = self._exactly(2)
            if size == 126:
                (size,) = struct.unpack("!H", self._exactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._exactly(8))
            payload, opcode = self._exactly(size), first & 15
            if opcode == 8:
                raise Broken("the server hung up")
            if opcode == 9:
                self._frame(10, payload)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    found: dict[str, Any] = json.loads(text)
                    return found


class Ledger:
    """What all players were told."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.repeated = 0
        self.faults: list[str] = []
        self.count = 0
        self.stop = threading.Event()
        self.lines: set[WebSocket] = set()
        self._lock = threading.Lock()

    def opened(self, table: str, links: dict[str, str]) -> None:
        """Note a new table."""
        with self._lock:
            self.tables[table] = {"links": links, "acknowledged": [], "refused": [], "notes": []}

    def answered(self, table: str, seat: int, request: str, note: str, good: bool) -> None:
        """Note an answer; one that was acknowledged is told to whoever started this process."""
        with self._lock:
            known = self.tables[table]
            known["acknowledged" if good else "refused"].append([seat, request])
            if good and note:
                known["notes"].append([seat, note])
            self.count += good
            if good:
                print(self.count, flush=True)

    def fault(self, text: str) -> None:
        """Note that a promise was broken, and end the play."""
        with self._lock:
            self.faults.append(text)
        self.end()

    def end(self) -> None:
        """End the play: nobody waits for the others any more; what is unanswered is still sent again."""
        self.stop.set()
        for line in list(self.lines):
            line.cut()


class Player(threading.Thread):
    """One seat of a table."""

    def __init__(self, addresses: list[tuple[str, int]], table: str, seat: int, link: str, ledger: Ledger) -> None:
        super().__init__(daemon=True)
        self.addresses, self.table, self.seat, self.link, self.ledger = addresses, table, seat, link, ledger
        self.luck = random.Random(f"{table} {seat}")
        self.view: dict[str, Any] = {}
        self.number = 0  # the last one that was acknowledged
        self.log: list[Any] = []  # the longest that was shown
        self.pending: dict[str, Any] | None = None
        self.sent = 0

    def run(self) -> None:
        """Play to the end of the game, or until it is time to stop and nothing is unanswered."""
        for tries in itertools.count(self.seat):
            if self.ledger.stop.is_set() and self.pending is None:
                return
            host, port = self.addresses[tries % len(self.addresses)]  # the seats of a table sit at different processes
            with contextlib.suppress(*GONE):
                path = f"/api/tables/{self.table}/live?seat={self.seat}"
                line = WebSocket(host, port, path, f"wartable_seats={self.link}")
                self.ledger.lines.add(line)
                try:
                    self._at(line)
                    return
                except AssertionError as broken:
                    self.ledger.fault(f"{self.table} seat {self.seat}: {broken}")
                    return
                finally:
                    self.ledger.lines.discard(line)
                    line.close()
            time.sleep(PAUSE)

    def _at(self, line: WebSocket) -> None:
        self.view = {}
        self._hear(line)
        end = time.monotonic() + PATIENCE
        # What was acknowledged or shown before is still there; another process may have to read it first.
        while self.view.get("number", 0) < self.number or len(self.view.get("log", ())) < len(self.log):
            assert len(self.addresses) > 1, "an acknowledged action, or a line that was shown, is lost"
            assert time.monotonic() < end, "an acknowledged action is not found by the other process"
            self._hear(line)
        assert self.view["log"][: len(self.log)] == self.log, "a line that was shown reads otherwise"
        if self.pending is not None:
            self.ledger.repeated += 1
            self._ask(line)
        while not self.ledger.stop.is_set() and self.view["phase"] != "finished":
            if not self.view.get("choices"):
                self._hear(line)
                continue
            if self.luck.random() < NOTES:
                self._request("note", {"text": f"{self.seat} says {self.sent}"})
                self._ask(line)
            if self.view.get("choices"):
                chosen = self.luck.choice(self.view["choices"])["code"]
                self._request("act", {"actions": [chosen], "number": self.view["number"]})
                self._ask(line)

    def _request(self, kind: str, body: dict[str, Any]) -> None:
        self.sent += 1
        self.pending = {"type": "do", "kind": kind, "body": body, "request": f"{self.seat}-{self.sent}"}

    def _hear(self, line: WebSocket) -> dict[str, Any]:
        message = line.receive()
        news = message if message["type"] == "table" else message.get("table")
        if news:
            log = [*self.view.get("log", [])[: news.get("log_from", 0)], *news.get("log", [])]
            self.view = {**news, "log": log}
            if len(log) > len(self.log):
                self.log = log
        return message

    def _ask(self, line: WebSocket) -> None:
        """Send what is pending and wait for its answer; the ledger hears of it once."""
        assert self.pending is not None
        line.send(self.pending)
        while (answer := self._hear(line)).get("request") != self.pending["request"]:
            pass
        if answer.get("code") == "too_many_requests":
            time.sleep(float(answer["retry_after"]))
            self._ask(line)
            return
        good = answer["type"] == "ack"
        request, note = self.pending["request"], self.pending["body"].get("text", "")
        self.pending = None
        if good:
            self.number = max(self.number, int(answer["number"]))
        self.ledger.answered(self.table, self.seat, request, note, good)


def asked(address: tuple[str, int], method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, str]:
    """Return the status and the text of an answer over HTTP."""
    line = http.client.HTTPConnection(*address, timeout=PATIENCE)
    headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
    try:
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()


def answered(address: tuple[str, int], path: str, cookie: str) -> tuple[int, str]:
    """Return the answer of a server that may still have to come back."""
    end = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(*GONE):
            status, text = asked(address, "GET", path, cookie=cookie)
            if status not in (429, 503):
                return status, text
        if time.monotonic() > end:
            raise Broken(f"{address} does not come back")
        time.sleep(PAUSE)


def play(addresses: list[tuple[str, int]], ledger: Ledger) -> None:
    """One table after the other, until it is time to stop."""
    wish = {"title": "proelio", "seats": [{"kind": "me"}] * SEATS}
    for tries in itertools.count():
        if ledger.stop.is_set():
            return
        status, text = 0, ""
        with contextlib.suppress(*GONE):
            status, text = asked(addresses[tries % len(addresses)], "POST", "/api/tables/", wish)
        if status != 201:
            time.sleep(PAUSE)
            continue
        opened = json.loads(text)
        ledger.opened(opened["table"], opened["links"])
        players = [
            Player(addresses, opened["table"], seat, opened["links"][str(seat)], ledger) for seat in range(SEATS)
        ]
        for player in players:
            player.start()
        for player in players:
            player.join()


def verify(record: str) -> list[str]:
    """Return the lines of a record, whose marks are reckoned anew: each is chained to all before it."""
    digest, found = b"", []
    for row in record.splitlines():
        line, _, mark = row.rpartition(" #")
        digest = hashlib.sha256(digest + line.encode()).digest()
        assert digest.hex()[:8] == mark, f"the chain breaks at {line!r}"
        found.append(line)
    return found


def hold(ledger: dict[str, Any], rows: dict[str, list[tuple[int, int, str | None]]], address: tuple[str, int]) -> None:
    """Hold what is stored, and what the server tells, to what the players were told.

    `rows`: by table the position, the seat and the request of every event, as the database has them.
    """
    assert ledger["faults"] == []
    for table, told in ledger["tables"].items():
        assert [n for n, _, _ in rows.get(table, ())] == list(range(1, len(rows.get(table, ())) + 1)), table
        stored = [(seat, request) for _, seat, request in rows.get(table, ()) if request is not None]
        assert sorted(stored) == sorted(map(tuple, told["acknowledged"])), "each acknowledged request, and each once"
        assert not set(stored) & set(map(tuple, told["refused"])), "what was refused has not happened"
        for seat, link in told["links"].items():
            path = f"/api/tables/{table}/record?seat={seat}"
            status, text = answered(address, path, f"wartable_seats={link}")
            assert status == 200, text
            said = [line for line in verify(text) if line.startswith(f"note {seat} ")]
            assert said == [f"note {seat} {note}" for who, note in told["notes"] if who == int(seat)]


def main() -> None:
    """Play until the input ends, then write the ledger."""
    where, tables, seed, path = sys.argv[1:]
    random.seed(int(seed))
    addresses = [(host, int(port)) for host, _, port in (each.rpartition(":") for each in where.split(","))]
    ledger = Ledger()
    threads = [threading.Thread(target=play, args=(addresses, ledger), daemon=True) for _ in range(int(tables))]
    for thread in threads:
        thread.start()
    sys.stdin.read()
    ledger.end()
    for thread in threads:
        thread.join()
    told = {"tables": ledger.tables, "repeated": ledger.repeated, "faults": ledger.faults, "count": ledger.count}
    Path(path).write_text(json.dumps(told))


if __name__ == "__main__":
    main()
