"""League's rulebook and messages, in both languages."""

RULES = """
# League: the rules

## Captains {#captains}

- **LG-SIDE-01** Captains stand in turn for the West and the East.
- **LG-SIDE-02** (option `free_captain`: **`true`**, `false`) Does the last captain of an odd number stand free? Yes.
  A free captain is a side alone, and may join the West or the East in a turn of their own, once and for all.
- **LG-LIFE-01** (option `lives`: **`2`**, `1-3`) How many lives has a captain? Two.
- **LG-BADGE-01** Each captain draws a badge that nobody else sees. A captain who falls shows it.

## A turn {#turn}

- **LG-TURN-01** Captains play in turn. The captain who is asked strikes, joins a side or waits.
- **LG-STRIKE-01** A strike names a living captain of another side.
- **LG-STRIKE-02** (option `hit_from`: **`3`**, `2-6`) From which number of the die on does a strike hit? From three. A
  hit takes a life. A captain without lives falls and is out of the game.

## The end {#end}

- **LG-END-01** When all living captains are of one side it wins, and all its captains win with it, fallen or not.
- **LG-END-02** After twelve turns of each captain the side with the most lives wins; with equal lives nobody does.
- **LG-END-03** A captain who resigns falls.
"""

REGOLE = """
# Lega: le regole

## Capitani {#captains}

- **LG-SIDE-01** I capitani stanno, a turno, per l'Ovest e per l'Est.
- **LG-SIDE-02** (option `free_captain`: **`true`**, `false`) L'ultimo capitano di un numero dispari è libero? Sì. Un
  capitano libero è una parte da solo, e in un proprio turno può unirsi all'Ovest o all'Est, una volta per tutte.
- **LG-LIFE-01** (option `lives`: **`2`**, `1-3`) Quante vite ha un capitano? Due.
- **LG-BADGE-01** Ogni capitano pesca uno stemma che nessun altro vede. Un capitano che cade lo mostra.

## Un turno {#turn}

- **LG-TURN-01** I capitani giocano a turno. Il capitano a cui tocca colpisce, si unisce a una parte o aspetta.
- **LG-STRIKE-01** Un colpo nomina un capitano vivo di un'altra parte.
- **LG-STRIKE-02** (option `hit_from`: **`3`**, `2-6`) Da quale numero del dado in su un colpo va a segno? Da tre. Un
  colpo a segno toglie una vita. Un capitano senza vite cade ed è fuori dal gioco.

## La fine {#end}

- **LG-END-01** Quando tutti i capitani vivi sono di una parte, essa vince, e con essa tutti i suoi capitani, caduti o
  no.
- **LG-END-02** Dopo dodici turni di ciascun capitano vince la parte con più vite; a parità di vite non vince nessuno.
- **LG-END-03** Un capitano che abbandona cade.
"""

NAMES = """
seat-ash = Ash
seat-birch = Birch
seat-cedar = Cedar
seat-elm = Elm
seat-fir = Fir
seat-holly = Holly
seat-oak = Oak
"""

ENGLISH = (
    NAMES
    + """
title-name = League
title-line = Captains of the West and the East
mode-league = League
measure-turns = Turns
option-free_captain = A free captain
option-lives = Lives
option-hit_from = A strike hits from
option-group-fight = The fight
preset-bloody = Bloody
preset-bloody-about = One life each, and almost every strike hits.
preset-gentle = Gentle
badge-lion = lion
badge-bear = bear
badge-wolf = wolf
side-west = the West
side-east = the East
side-free = nobody
prompt-turn = Strike, join a side, or wait
prompt-over = The game is over
prompt-out = You have fallen
wait = Waiting for { $seat }
label-strike = Strike { $seat }
label-join = Join { $side }
label-wait = Wait
drew = { $badge ->
    [veiled] { $seat } draws a badge.
   *[other] { $seat } draws the { $badge }.
  }
struck = { $seat } strikes at { $target } with a { $die }.
fell = { $seat } falls and shows the { $badge }.
joined = { $seat } joins { $side }.
waited = { $seat } waits.
won = { $side } wins.
drawn = Nobody wins.
mat-note = { $side }, { $lives ->
    [0] fallen
    [one] 1 life
   *[other] { $lives } lives
  }
"""
)

ITALIAN = (
    NAMES
    + """
title-name = Lega
title-line = Capitani dell'Ovest e dell'Est
mode-league = Lega
measure-turns = Turni
option-free_captain = Un capitano libero
option-lives = Vite
option-hit_from = Un colpo va a segno da
option-group-fight = Lo scontro
preset-bloody = Cruenta
preset-bloody-about = Una vita a testa, e quasi ogni colpo va a segno.
preset-gentle = Mite
badge-lion = leone
badge-bear = orso
badge-wolf = lupo
side-west = Ovest
side-east = Est
side-free = nessuno
prompt-turn = Colpisci, unisciti a una parte, o aspetta
prompt-over = La partita è finita
prompt-out = Sei fuori dal gioco
wait = Tocca a { $seat }
label-strike = Colpisci { $seat }
label-join = Unisciti: { $side }
label-wait = Aspetta
drew = { $badge ->
    [veiled] { $seat } pesca uno stemma.
   *[other] { $seat } pesca lo stemma: { $badge }.
  }
struck = { $seat } colpisce { $target }: dado { $die }.
fell = { $seat } cade e mostra lo stemma: { $badge }.
joined = { $seat } si unisce: { $side }.
waited = { $seat } aspetta.
won = Vince la parte: { $side }.
drawn = Non vince nessuno.
mat-note = { $side }, { $lives ->
    [0] fuori
    [one] 1 vita
   *[other] { $lives } vite
  }
"""
)
