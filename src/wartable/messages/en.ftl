# What the table itself tells a seat, the same for every title.
draft-dropped = The choice you had begun no longer stands. Begin it again.
picks-dropped = { $count ->
    [one] This no longer fits and was taken off: { $picks }.
   *[other] These no longer fit and were taken off: { $picks }{ $more ->
        [0] .
       *[other] , and { $more } more.
      }
  }
picks-left-out = { $count ->
    [one] One pick of it no longer fits and was left out.
   *[other] { $count } picks of it no longer fit and were left out.
  }
answer-dropped = What you had answered no longer stands: the choice that asked for it was taken back.
rules-changed = This record was made under other rules; it goes on under version { $version }.
row-holds = The choice you have begun already holds “{ $words }”. Take it back first.
choice-complete = “{ $words }” is the whole choice here; the rest is too much.
coach-choose = Not now. This time choose “{ $choice }”.
coach-read-first = First read this, then press “Go on”.
coach-wait = One moment: the others are answering.
