"""The words of the tiny title, in both languages."""

TEXT = """
hare = {hare}
fox = {fox}
bear = {bear}
none = -
seat = S{{ $n }}
drew = {{ $seat }} + {{ $card }}
laid = {{ $seat }} > {{ $card }}
looked = {{ $seat }} ? {{ $target }}: {{ $cards }}
sprung = {{ $card }}: {{ $guards }}
lost = {{ $seat }} - {{ $card }}
over = {{ $seat }}!
passed = {{ $seat }} =
asked = {asked}
wait = {wait}
choice = {{ $verb }} {{ $what }}
"""
ENGLISH = TEXT.format(hare="Hare", fox="Fox", bear="Bear", asked="Your turn", wait="Wait")
ITALIAN = TEXT.format(hare="Lepre", fox="Volpe", bear="Orso", asked="Tocca a te", wait="Attendi")
BOOK = """# Tiny

## 1. Tiny {{#all}}

- **TI-TURN-01** {turn}
- **TI-HAND-01** {hand}
- **TI-PEEK-01** {peek}
- **TI-END-01** {end}
"""
RULES = BOOK.format(turn="In turn.", hand="From the hand.", peek="At others.", end="It ends.")
REGOLE = BOOK.format(turn="A turno.", hand="Dalla mano.", peek="Gli altri.", end="Finisce.")
