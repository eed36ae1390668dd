"""Writes the files of condensed games anew, or shows one game in full."""

import sys

from tests.goldens.games import TITLES, facts, write

if sys.argv[1:2] == ["--show"]:
    for aspect, text in facts(TITLES[sys.argv[2]], int(sys.argv[3])):
        print(aspect, text)
else:
    for name in sys.argv[1:] or TITLES:
        write(name)
