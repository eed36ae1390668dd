"""The unit for systemd and the file for a container: checked by their own tools where these are there, else as text."""

from __future__ import annotations

import ast
import configparser
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.pages import ROOT, unknown

UNIT = ROOT / "docs/deploy/wartable.service"
CONTAINER = ROOT / "docs/deploy/Containerfile"
PORT = "8000"


def test_the_unit_serves_with_a_folder_of_its_own() -> None:
    unit = configparser.ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT.read_text())
    assert unit.sections() == ["Unit", "Service", "Install"]
    service = unit["Service"]
    words = service["ExecStart"].split()
    assert words[0].startswith("/")
    assert unknown(" ".join(["wartable", *words[1:]])) == ""
    # What it may write is the folder that it keeps everything in.
    assert words[words.index("--data") + 1] == f"/var/lib/{service['StateDirectory']}"
    assert service["ProtectSystem"] == "strict"
    assert service["User"] != "root"
    assert service["Restart"] == "always"


def test_systemd_has_nothing_to_say_against_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        return  # it was read as text above
    # A program and a user that are on this machine.
    text = (
        UNIT.read_text().replace("/opt/wartable/bin/wartable", sys.executable).replace("User=wartable", "User=daemon")
    )
    (tmp_path / UNIT.name).write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / UNIT.name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if UNIT.name in line] == []


def steps() -> list[tuple[str, str]]:
    """Return the instructions of the container's file with their arguments."""
    lines = [line.partition(" ") for line in CONTAINER.read_text().splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in lines]


def test_the_container_is_built_from_what_is_there_and_serves() -> None:
    found = steps()
    words = [word for word, _ in found]
    assert set(words) <= {
        *("FROM", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
    }
    assert words[0] == "FROM"
    stages = [re.fullmatch(r"python:(\d\.\d+)(?:-slim)?(?: AS (\w+))?", rest) for word, rest in found if word == "FROM"]
    assert all(stages)
    versions = {tuple(map(int, stage[1].split("."))) for stage in stages if stage}
    assert len(versions) == 1, "a wheel of one version is not for another"
    assert min(versions) >= (3, 11)
    assert {stage for _, rest in found for stage in re.findall(r"--from=(\w+)", rest)} <= {
        stage[2] for stage in stages if stage
    }
    # Whoever runs is not root, and owns the one folder that is written.
    (user,) = [rest for word, rest in found if word == "USER"]
    (volume,) = [rest for word, rest in found if word == "VOLUME"]
    assert user != "root"
    assert any(f"--owner {user}" in rest and rest.endswith(volume) for word, rest in found if word == "RUN")
    told = dict(found)
    command = json.loads(told["ENTRYPOINT"]) + json.loads(told["CMD"])
    assert unknown(" ".join(command)) == ""
    assert command[command.index("--data") + 1] == volume
    assert command[command.index("--host") + 1] == "0.0.0.0"
    assert told["EXPOSE"] == PORT
    check = json.loads(told["HEALTHCHECK"].removeprefix("CMD "))
    ast.parse(check[2])
    assert f":{PORT}/health" in check[2]
    for name in re.findall(r"/source/(\S+)", CONTAINER.read_text()):
        assert (ROOT / name).exists(), name


def test_nothing_but_the_sources_of_the_wheel_goes_into_the_container() -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    assert rules[0] == "*"
    taken = {rule[1:] for rule in rules if rule.startswith("!")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    needed = {
        *project["tool"]["setuptools"]["packages"]["find"]["where"],
        *project["project"]["license-files"],
        project["project"]["readme"],
        *re.findall(r"/source/(\S+)", CONTAINER.read_text()),
    }
    assert needed | {"pyproject.toml", "setup.py", "MANIFEST.in"} == taken
    assert all((ROOT / name).exists() for name in taken)


@pytest.mark.soak
@pytest.mark.plain
def test_an_engine_builds_the_container_and_it_answers() -> None:
    engine = next(filter(shutil.which, ("docker", "podman")), None)
    if engine is None or subprocess.run([engine, "info"], capture_output=True, check=False).returncode:
        pytest.skip("NO CONTAINER: no engine runs here, so its file was only read")
    subprocess.run([engine, "build", "-q", "-f", str(CONTAINER), "-t", "wartable-test", str(ROOT)], check=True)
    try:
        command = [engine, "run", "--rm", "--entrypoint", "wartable", "wartable-test", "titles"]
        assert "proelio" in subprocess.run(command, check=True, capture_output=True, text=True).stdout
    finally:
        subprocess.run([engine, "rmi", "-f", "wartable-test"], check=False, capture_output=True)
