"""The compiled build, switched on by WARTABLE_COMPILE=1. All else about the package is in pyproject.toml.

Without the switch the package is plain Python and takes no compiler. With it the package is compiled or the build
fails: pip shows nothing of a build that succeeds, so a plain build in place of a compiled one would go unnoticed. It is
all or nothing, because a compiled module must not meet an interpreted one that it was compiled against.
Only a wheel is compiled: an editable install's compiled files would lie in src and silently win over edited sources.
"""

import gc
import os
import re
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import NoReturn, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = Path("src/wartable")

# The inner loops and all that they call, and the way of a move through the server. What is done seldom stays
# interpreted. So do the doors (`Table`, `Fair`, `Title`): compiled functions lose their docstrings, and with them their
# tested examples, and answer a wrong argument with a TypeError of their own. So do msgspec's structs: compiled, they
# forget what was said of them beside their bases (frozen, tagged).
COMPILED = (
    "core/rules/[a-z]*.py",
    "core/scene/ids.py",
    "core/text/messages.py",
    "core/text/compiled.py",
    "core/fields/count_names.py",
    "core/step_view.py",
    "core/record/record.py",
    "core/table/history.py",
    "core/table/standing_orders.py",
    "core/table/engine.py",
    "core/table/parts.py",
    "titles/*/codes/[a-z]*.py",
    "titles/*/kit.py",
    "titles/*/position/[a-z]*.py",
    "titles/*/checks.py",
    "titles/*/vocabulary.py",
    "titles/*/resolver.py",
    "titles/*/effects/[a-z]*.py",
    "titles/*/steps/*.py",
    "titles/*/steps/*/[a-z]*.py",
    "titles/*/view_*.py",
    "titles/*/bot.py",
    "titles/*/bot/[a-z]*.py",
    "bots/random.py",
    "bots/search.py",
    "lab/playout.py",
    "server/live/access.py",
    "server/live/turn_notices.py",
    "server/live/clocks.py",
    "server/live/events.py",
    "server/live/watchers.py",
    "server/render/cache.py",
    "server/render/log_text.py",
    "server/render/prompts.py",
    "server/live/stored_table.py",
    "server/live/table.py",
    "server/render/table_html.py",
    "server/render/table_json.py",
    "server/socket/session.py",
    "store/writer.py",
)


def say(message: str) -> None:
    """Print a line that can be found in a long build log."""
    print(f"wartable: {message}", file=sys.stderr, flush=True)


def give_up(reason: str) -> NoReturn:
    """End the build. pip shows its output only now, and this line is the last of it."""
    raise SystemExit(f"wartable: cannot compile: {reason}. Without WARTABLE_COMPILE the install is plain Python.")


def asked_for() -> bool:
    """Whether the compiled build is asked for; any other value than 0 and 1 is a mistake that must not pass as 0."""
    value = os.environ.get("WARTABLE_COMPILE", "")
    if value not in ("", "0", "1"):
        give_up(f"WARTABLE_COMPILE is {value!r}, and only 1 switches it on")
    return value == "1"


def compiled_sources() -> list[str]:
    found = {path.relative_to(ROOT).as_posix() for pattern in COMPILED for path in (ROOT / PACKAGE).glob(pattern)}
    # Native classes know each other only within one build, so the games of the benchmarks are compiled with ours.
    return sorted(found) + os.environ.get("WARTABLE_COMPILE_ALSO", "").split()


def compiles(*flags: str) -> bool:
    """Whether the C compiler makes an extension with these flags."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler, get_python_inc

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            objects = compiler.compile(
                [str(source)], output_dir=folder, include_dirs=[get_python_inc()], extra_preargs=list(flags)
            )
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")), extra_preargs=list(flags))
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    """Return the modules to compile: none unless a wheel is built and compiling was asked for."""
    if not asked_for():
        return []
    if "editable_wheel" in sys.argv:
        give_up("an editable install is never compiled; install without --editable")
    if not {"bdist_wheel", "build"} & set(sys.argv):
        return []
    # Tried before mypyc: it takes a moment, and mypyc a minute.
    if not compiles():
        command = os.environ.get("CC") or sysconfig.get_config_var("CC")
        give_up(f"no working C compiler with Python's headers (tried: {command}); on Debian: gcc libc6-dev python3-dev")
    try:
        from mypyc.build import mypycify
    except ImportError as trouble:
        give_up(f"mypy is missing ({trouble}); without build isolation install {pinned('mypy')} first")
    # Interpreted modules are checked elsewhere.
    options = ["--follow-imports=silent"]
    # A cache of its own each time: with an older one mypyc 2.4.1 fails on classes that have i64 attributes.
    with tempfile.TemporaryDirectory() as cache:
        paths = [f"--cache-dir={cache}", *options, *compiled_sources()]
        try:
            # All in one: only then is it known that an attribute is always set and that a method is never overridden.
            found = mypycify(paths, opt_level="3", debug_level="0", group_name="wartable")
        except (Exception, SystemExit) as trouble:
            give_up(f"mypyc refused the sources, for the errors above ({trouble!r})")
    gc.freeze()  # at the exit the collector would look through all that mypy knows
    # All modules are one big C file: optimised in parts when it is linked, it keeps all cores busy.
    side_by_side = f"-flto={os.cpu_count() or 1}"
    in_parts = [side_by_side] if compiles(side_by_side) else []
    for extension in found:
        extension.optional = True  # so that all failures are seen at once
        # A warning that only tomorrow's compiler knows must not cost the compiled build.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if os.name == "posix":
            # Nobody puts other functions in the place of ours: calls within the build need no detour.
            direct = ["-fno-semantic-interposition", "-fno-plt", *in_parts]
            # Nobody reads these lines, and gcc takes longer to look at their margins than to compile them.
            extension.extra_compile_args += [*direct, "-Wno-misleading-indentation"]
            extension.extra_link_args += ["-O3", *direct]
    return cast(list[Extension], found)


class AllOrNothing(build_ext):
    """Build the extensions side by side; if one of them fails, none is kept and the build fails."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count() or 1

    def build_extensions(self) -> None:
        wanted = {Path(self.get_ext_fullpath(extension.name)): extension.sources for extension in self.extensions}
        self.forget(keep=set(wanted))
        super().build_extensions()
        # One that is older than its source was left behind by an earlier build.
        failed = sorted(path.name for path, sources in wanted.items() if not path.exists() or outdated(path, sources))
        if failed:
            self.forget(keep=set())
            give_up(f"{len(failed)} of {len(wanted)} files failed, for the errors above ({', '.join(failed)})")
        say(f"compiled {len(compiled_sources())} modules")

    def forget(self, keep: set[Path]) -> None:
        """Remove what an earlier build left: a module that is gone from the sources must not stay in the wheel."""
        for path in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if path not in keep:
                path.unlink()


def outdated(path: Path, sources: list[str]) -> bool:
    """Whether a source was written after a file was built from it; mypyc dates its sources a second ahead."""
    return any(Path(source).stat().st_mtime - 1.0 > path.stat().st_mtime for source in sources)


def pinned(requirement: str) -> str:
    """Return a requirement of pyproject.toml, a name and perhaps a marker, with the version of constraints.txt."""
    name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        known, _, version = line.partition("==")
        if version and canonical(known) == canonical(name):
            return f"{name}=={version}{requirement.removeprefix(name)}"
    return requirement


def canonical(name: str) -> str:
    """Return a distribution's name in the one spelling that all of its spellings share."""
    return re.sub(r"[-_.]+", "-", name).lower()


def build_requirements() -> list[str]:
    """What an isolated environment must hold for mypyc: mypy, and the libraries whose types the sources name."""
    if not asked_for():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return [pinned(requirement) for requirement in ["mypy", *project["dependencies"]]]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing},
    # By this command the backend asks what to install. Elsewhere setuptools itself would fetch what is missing.
    setup_requires=build_requirements() if "egg_info" in sys.argv else [],
)
