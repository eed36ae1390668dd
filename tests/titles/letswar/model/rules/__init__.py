"""The stories of the game, one module a section of the rulebook.

`setup`, `turn` (Prelude, the three steps, the round), `combat`, `spies`, `play` (standard cards), `effects` (what cards
and Events do, one function an operation), `windows` (answers), `italy` (entry and auction), `events` (calendar, Event
step, Characters), `ending` (defeat, Armistice).
"""
