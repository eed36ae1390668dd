"""The proxies of the runbook stand before a real server: TLS, cookies, other sites' pages, and play over a socket."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.pages import ROOT
from tests.server.crashing import Mortal
from tests.server.running_server import database, prepared

DEPLOY = ROOT / "docs/deploy"
PATIENCE = 120.0
CERTIFICATE = (
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=games.example.org "
    "-addext subjectAltName=DNS:games.example.org,IP:127.0.0.1"
)

# As a private user's process, with nothing outside a folder.
NGINX = """{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
daemon off;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""

Ports = dict[str, int]


def fetched(name: str, folder: Path) -> str:
    """Return a program: this machine's own, or that of its distribution's package, unpacked into a folder."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None and shutil.which("apt-get") and shutil.which("dpkg"):
        download = ["apt-get", "download", "-qq", name]
        if subprocess.run(download, cwd=folder, check=False, capture_output=True).returncode and os.geteuid() == 0:
            # The lists of packages may be missing, or too old; only one process may fetch them at a time.
            with (Path(tempfile.gettempdir()) / "wartable-apt.lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                subprocess.run(["apt-get", "update", "-qq"], check=False, capture_output=True)
            subprocess.run(download, cwd=folder, check=False, capture_output=True)
        for package in folder.glob("*.deb"):
            subprocess.run(["dpkg", "-x", str(package), str(folder / "unpacked")], check=True)
        found = next((str(path) for path in folder.glob(f"unpacked/usr/*bin/{name}")), None)
    if found is None:
        pytest.skip(f"NO PROXY: {name} is not here and could not be fetched, so its file was not tried")
    return found


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """Return a text in which each of these stood, and stands no longer."""
    for old, new in changes:
        assert re.search(old, text), old
        text = re.sub(old, lambda _, new=new: new, text)  # type: ignore[misc]
    return text


def nginx(folder: Path, ports: Ports) -> list[str]:
    """Write the site as nginx reads it; return its command."""
    text = replaced(
        (DEPLOY / "nginx.conf").read_text(),
        (r"\n    listen \[::\][^\n]*", ""),
        (r"listen 80;", f"listen 127.0.0.1:{ports['http']};"),
        (r"listen 443", f"listen 127.0.0.1:{ports['https']}"),
        (r"127\.0\.0\.1:8000", f"127.0.0.1:{ports['server']}"),
        (r"/etc/letsencrypt/live/games.example.org/fullchain.pem", str(folder / "certificate.pem")),
        (r"/etc/letsencrypt/live/games.example.org/privkey.pem", str(folder / "key.pem")),
    )
    user = "user root;" if os.geteuid() == 0 else ""  # else its workers could not write into the folder
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, site=text, user=user))
    command = [
        fetched("nginx", folder),
        "-p",
        str(folder),
        "-e",
        str(folder / "error.log"),
        "-c",
        str(folder / "nginx.conf"),
    ]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    assert "warn" not in tried.stderr
    return command


def caddy(folder: Path, ports: Ports) -> list[str]:
    """Write the site as Caddy reads it, with a certificate at hand; return its command."""
    keys = f"https://127.0.0.1:{ports['https']} {{\n    tls {folder}/certificate.pem {folder}/key.pem"
    text = replaced(
        (DEPLOY / "Caddyfile").read_text(),
        (r"^games\.example\.org \{", keys),
        (r"reverse_proxy 127\.0\.0\.1:8000", f"reverse_proxy 127.0.0.1:{ports['server']}"),
    )
    own = f"{{\n    admin off\n    auto_https disable_redirects\n    http_port {ports['http']}\n}}\n"
    (folder / "Caddyfile").write_text(own + text)
    program = fetched("caddy", folder)
    file = ["--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    tried = subprocess.run(
        [program, "validate", *file],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "HOME": str(folder)},
    )
    assert tried.returncode == 0, tried.stderr
    return [program, "run", *file]


def answers(client: httpx.Client, path: str) -> Callable[[], bool]:
    def ask() -> bool:
        with contextlib.suppress(httpx.TransportError):
            return client.get(path).status_code == 200
        return False

    return ask


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "nobody answers"
        time.sleep(0.1)


@contextlib.contextmanager
def running(command: list[str], folder: Path) -> Iterator[None]:
    with (folder / "said.txt").open("wb") as said:
        env = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(command, stdout=said, stderr=said, env=env)
        try:
            yield
        finally:
            process.terminate()
            process.wait(60)


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[httpx.Client, Ports]]:
    """A browser at a proxy before a server."""
    if shutil.which("openssl") is None:
        pytest.skip("NO PROXY: there is no openssl to make a certificate")
    files = ["-keyout", str(tmp_path / "key.pem"), "-out", str(tmp_path / "certificate.pem")]
    subprocess.run(["openssl", *CERTIFICATE.split(), *files], check=True, capture_output=True)
    prepared(tmp_path / "data")
    with Mortal(database(tmp_path / "data")) as server:
        ports = {"http": free_port(), "https": free_port(), "server": int(server.address.rpartition(":")[2])}
        with running(request.param(tmp_path, ports), tmp_path):
            trust: Any = ssl.create_default_context(cafile=tmp_path / "certificate.pem")
            with httpx.Client(base_url=f"https://127.0.0.1:{ports['https']}", verify=trust, timeout=PATIENCE) as client:
                until(answers(client, "/health"))
                yield client, ports


def test_people_play_through_the_proxy(site: tuple[httpx.Client, Ports], request: pytest.FixtureRequest) -> None:
    client, ports = site
    first = client.get("/")
    assert first.status_code == 200
    # The server knows that the line is safe, though its own is not.
    assert "secure" in first.headers["set-cookie"].lower()
    assert "strict-transport-security" in first.headers
    csrf = client.cookies["wartable_csrf"]
    wish = {"title": "proelio", "seats": [{"kind": "me"}] * 3}
    here = f"https://127.0.0.1:{ports['https']}"
    for origin, status in (("https://elsewhere.example", 403), (here, 201)):
        answer = client.post("/api/tables/", json=wish, headers={"origin": origin, "x-csrf": csrf})
        assert answer.status_code == status, answer.text
    opened = answer.json()
    large = b'"' + b"x" * 2_500_000 + b'"'
    assert client.post("/api/records/", content=large, headers={"x-csrf": csrf}).status_code == 413
    trust = ssl.create_default_context(cafile=request.getfixturevalue("tmp_path") / "certificate.pem")
    acknowledged = 0
    for seat, link in opened["links"].items():
        address = f"{here.replace('https', 'wss')}/api/tables/{opened['table']}/live?seat={seat}"
        headers = {"cookie": f"wartable_seats={link}", "origin": here}
        with connect(address, ssl=trust, additional_headers=headers, open_timeout=PATIENCE) as line:
            told = json.loads(line.recv(PATIENCE))
            if told["choices"] and not acknowledged:
                body = {"actions": [told["choices"][0]["code"]], "number": told["number"]}
                line.send(json.dumps({"type": "do", "kind": "act", "body": body, "request": "a"}))
                while (heard := json.loads(line.recv(PATIENCE))).get("request") != "a":
                    pass
                assert heard["type"] == "ack"
                acknowledged += 1
    assert acknowledged == 1
    if "nginx" in request.node.name:
        moved = httpx.get(f"http://127.0.0.1:{ports['http']}/tables", timeout=PATIENCE)
        assert (moved.status_code, moved.headers["location"].partition("://")[0]) == (301, "https")
