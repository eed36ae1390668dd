log = Log
log-all = All
here = { $step }: you are here
their-step = { $who }: { $step }
your-turn = Your turn
their-turn = { $who } to play
watching = watching
why-not = Why not?
more = { $count } more: { $names }
final = Final: { $text }
of = { $value } of { $limit }
prompt = Prompt
choices = Choices
table = Table
hand = Your hand
moment = { $turn ->
    [none] See this moment
   *[other] See this moment of turn { $turn }
  }
undo = Undo
redo = Redo
take-up = Restore my picks
take-up-told = Brings back the picks that you had made here before the game was taken back
quiet-choices = { $count ->
    [one] 1 more choice, by its own words
   *[other] { $count } more choices, by their own words
  }
panes = What is shown below the board
pane-prompt = Orders
pane-fight = Battle
pane-cards = Cards
pane-state = State
pane-log = Journal
more-choices = { $count } more choices
figures = Figures
step-more = { $what }: one more
step-less = { $what }: one less
fold = Fold { $what }
facets = Show only
of-limit = of { $limit } { $unit }
tabs = Papers
page-of = Page { $page } of { $pages }
close = Close
got-it = Got it
export = Export
print = Print
print-hint = To print this page press Ctrl+P (Cmd+P on a Mac).
