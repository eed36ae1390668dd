"""The compiled build, switched on by WARTABLE_COMPILE=1. All else about the package is in pyproject.toml.

Speed is a gift, never a condition: whatever is missing or breaks, the package is built in plain Python and the build
says why. It is all or nothing, because a compiled module must not meet an interpreted one that it was compiled against.
Only a wheel is compiled: an editable install's compiled files would lie in src and silently win over edited sources.
"""

import gc
import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import cast

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
    "core/text/messages.py",
    "core/text/compiled.py",
    "core/answers.py",
    "core/record/record.py",
    "core/table/history.py",
    "core/table/standing_orders.py",
    "core/table/playing.py",
    "core/table/acting.py",
    "titles/*/attacks.py",
    "titles/*/things.py",
    "titles/*/kit.py",
    "titles/*/places.py",
    "titles/*/position.py",
    "titles/*/redeal.py",
    "titles/*/state.py",
    "titles/*/checks.py",
    "titles/*/clauses.py",
    "titles/*/cards.py",
    "titles/*/codes.py",
    "titles/*/entries.py",
    "titles/*/steps/*.py",
    "titles/*/notation.py",
    "titles/*/labels.py",
    "titles/*/sight.py",
    "titles/*/bot.py",
    "bots/random.py",
    "bots/search.py",
    "lab/playout.py",
    "server/calls.py",
    "server/clocks.py",
    "server/events.py",
    "server/followers.py",
    "server/perceived.py",
    "server/said.py",
    "server/played.py",
    "server/running.py",
    "server/payload.py",
    "server/live.py",
)


def say(message: str) -> None:
    """One line that can be found in a long build log."""
    print(f"wartable: {message}", file=sys.stderr, flush=True)


def stay_plain(reason: str) -> list[Extension]:
    say(f"building in plain Python: {reason}")
    return []


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
    """The modules to compile; none unless it was asked for and everything that it takes is here."""
    if os.environ.get("WARTABLE_COMPILE") != "1":
        return []
    if "editable_wheel" in sys.argv:
        return stay_plain("an editable install is never compiled")
    if not {"bdist_wheel", "build"} & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as trouble:
        return stay_plain(f"mypy is not here ({trouble})")
    # Found before the build, so that a plain wheel is tagged plain.
    if not compiles():
        return stay_plain(f"no working C compiler (CC={os.environ.get('CC') or sysconfig.get_config_var('CC')})")
    # Interpreted modules are checked elsewhere; here their libraries may even be missing.
    options = ["--follow-imports=silent", "--ignore-missing-imports"]
    # A cache of its own each time: with an older one mypyc 2.4.1 fails on classes that have i64 attributes.
    with tempfile.TemporaryDirectory() as cache:
        paths = [f"--cache-dir={cache}", *options, *compiled_sources()]
        try:
            # All in one: only then is it known that an attribute is always set and that a method is never overridden.
            found = mypycify(paths, opt_level="3", debug_level="0", group_name="wartable")
        except (Exception, SystemExit) as trouble:
            return stay_plain(f"mypyc refused the sources ({trouble!r})")
    gc.freeze()  # at the exit the collector would look through all that mypy knows
    # All modules are one big C file: optimised in parts when it is linked, it keeps all cores busy.
    side_by_side = f"-flto={os.cpu_count() or 1}"
    in_parts = [side_by_side] if compiles(side_by_side) else []
    for extension in found:
        extension.optional = True
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
    """Builds the extensions side by side; if one of them fails, none is kept."""

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
            self.extensions = []
            stay_plain(f"{len(failed)} of {len(wanted)} files failed to compile ({', '.join(failed)})")
        else:
            say(f"compiled {len(compiled_sources())} modules")

    def forget(self, keep: set[Path]) -> None:
        """Removes what an earlier build left: a module that is gone from the sources must not stay in the wheel."""
        for path in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if path not in keep:
                path.unlink()


def outdated(path: Path, sources: list[str]) -> bool:
    """Whether a source was written after a file was built from it; mypyc dates its sources a second ahead."""
    return any(Path(source).stat().st_mtime - 1.0 > path.stat().st_mtime for source in sources)


def pinned(name: str) -> str:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return next(line for line in lines if line.startswith(f"{name}=="))


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing},
    # An isolated build environment asks here what it must hold.
    setup_requires=[pinned("mypy")] if os.environ.get("WARTABLE_COMPILE") == "1" else [],
)
