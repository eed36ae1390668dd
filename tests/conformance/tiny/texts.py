"""The words of the tiny title, in both languages."""

TEXT = """
hare = {hare}
fox = {fox}
bear = {bear}
none = -
veiled = ?
seat = S{{ $n }}
drew = {{ $seat }} + {{ $card }}
laid = {{ $seat }} > {{ $card }}
looked = {{ $seat }} ? {{ $target }}: {{ $cards }}
sprung = {{ $card }}: {{ $guards }}
lost = {{ $seat }} - {{ $card }}
over = {{ $seat }}!
thinks = {{ $seat }} ...
passed = {{ $seat }} =
asked = {asked}
wait = {wait}
choice = {{ $verb }} {{ $what }}
"""
ENGLISH = TEXT.format(hare="Hare", fox="Fox", bear="Bear", asked="Your turn", wait="Wait")
ITALIAN = TEXT.format(hare="Lepre", fox="Volpe", bear="Orso", asked="Tocca a te", wait="Attendi")
BOOK = """# {name}

## 1. {name} {{#all}}

- **TI-TURN-01** {turn}
- **TI-HAND-01** {hand}
- **TI-PEEK-01** {peek}
- **TI-PEEK-02** {bear}
- **TI-END-01** {end}
"""
RULES = BOOK.format(name="Tiny", turn="In turn.", hand="From the hand.", peek="At others.", bear="No bears.", end="It ends.")
REGOLE = BOOK.format(name="Tiny", turn="A turno.", hand="Dalla mano.", peek="Gli altri.", bear="Niente orsi.", end="Finisce.")
