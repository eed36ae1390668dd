# What can go wrong, in English, by the key that the error is raised with.

# options
campaign-marks = draw_below is { $draw } and decisive_from { $decisive }: a draw must not reach above a decisive victory (CA-RULING-26)
campaign-nation-year = { $option }: { $nation } is not in the field in { $year }; that year has { $known } (CA-RULING-59)

# packs
campaign-year = { $place }: not a year from { $first } to { $last } (CA-BUD-09)
campaign-levels = { $place }: { $given } factors, and the ladder has { $levels } levels; one for each, Recruits first
campaign-factors-fall = { $place }: the factors fall as the level rises; each must be at least the one before
campaign-least = { $place }: { $least } is above most, { $most }; the least chance cannot exceed the greatest
campaign-prefix = { $place }: the id must begin with { $prefix }, so that no two nations share one
campaign-years = { $place }: { $first } comes after { $last }; the first year comes first
campaign-price-falls = { $place }: { $cost } is less than { $before } at { $lower }; a price must not fall as the level rises
campaign-hq-formation = { $place }: arm { $arm } with formation { $formation }; arm hq and formation hq go together
campaign-leads = { $place }: an HQ says what it leads ({ $known }), and no other unit does
campaign-hq-element = { $place }: an HQ that leads { $leads } is made of the element { $wanted } (CA-RULING-57)
campaign-too-many = { $place }: { $printed } units and { $tanks } command tanks made from tanks; a nation has room for { $most }
campaign-too-many-words = { $place }: { $given } different ids without their nation; there is room for { $most }
campaign-word-taken = { $place }: { $word } is a word of the notation; choose another id
campaign-word-twice = { $place }: without its nation it is called { $word }, like { $other }; choose another id
campaign-empty-year = { $place }: nothing but HQs can be had in { $year }; give a unit that year, or take the year away
campaign-all-limited = { $place }: in { $year } every unit of { $group } has a limit; one without limits is needed, so that a platoon can always be completed (CA-RULING-60)
campaign-cheap-limited = { $place }: in { $year } it costs { $cost } and has a limit, but the cheapest unit of { $group } without limits costs { $free }; it must not be cheaper than that, or taking back a pick could leave a list that the budget cannot complete (CA-RULING-60)
campaign-no-hq = { $place }: in { $year } nothing leads a { $formation } of { $arm }; an HQ that leads { $leads }, without limits, is needed
campaign-too-dear = { $place }: in { $year } three of { $group } cost { $cost } at least, above the lowest cap, { $cap }
campaign-nothing-fits = { $place }: in { $year } the smallest formation costs { $least }, and the army has { $budget } points
campaign-too-cheap = { $place }: in { $year } { $budget } points buy { $slots } formations or more at { $cost } each; there is room for fewer
campaign-nobody = { $place }: no nation takes the field in { $year }; one is needed in every year

# what makes a pack odd but playable
campaign-odd-caps = { $place }: the winner of the last battle may field { $higher } and the loser { $lower }, where a Counterattack gives { $each }; the winner should have more

# new prices
campaign-new-price = { $place }: { $old } becomes { $new }

# positions and notation
campaign-position = { $place }: { $problem }
campaign-ledger-line = { $place }: { $value } is not a line of a ledger; it is battle, seat, kind, points
campaign-not-whole-rows = { $place }: { $by } numbers belong together
campaign-no-nation = { $place }: squads need a nation first
campaign-too-many-squads = { $place }: more than { $most } squads
campaign-no-place = { $word } is not a place; a place is a formation from 1 to 64 and a platoon from 1 to 4 or its HQ, such as 3.2 or 3.hq (CA-LIST-08)
campaign-no-unit = { $word } is not a unit of the catalogues
campaign-no-holder = { $words } is not a feature and the side that holds it, as in '{ $example }'
campaign-no-outcome = { $words } is not an outcome; it is 'draw', or 'marginal' or 'decisive' and the winner, 1 or 2
campaign-no-dice = { $words }: dice show 1 to 6, as in '{ $example }'
campaign-word-missing = a word is missing, as in '{ $example }'
