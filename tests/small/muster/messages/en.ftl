title-name = Muster
title-line = Two captains muster their companies
mode-duel = Duel
subtitle = Battle { $battle }
sale = Units
companies = Companies
company = Company { $number }
won = { $count ->
    [one] 1 battle won
   *[other] { $count } battles won
  }
outside = Battle on the table

seat-north = North
seat-south = South
unit-captain = Captain
unit-pike = Pikes
unit-horse = Horse
unit-gun = Gun

prompt-lists = Muster your companies in secret
prompt-battle = Fight the battle, then enter who won
prompt-check = Is the result right?
prompt-wait = Waiting for the other side
prompt-over = The game is over
reason-points = { $left ->
    [one] 1 point is left.
   *[other] { $left } points are left.
  }
label-add = Add to company { $company }: { $unit }
label-lock = Lock the list
label-lose = Lost in company { $company }: { $unit }
label-won = { $seat } has won
label-confirm = Confirm the result
label-dispute = Dispute the result
download-list = The list as a file
form-import = A list from a file
form-send = Read it
field-file = File
field-replace = In place of what is picked
form-line = line { $line }: { $text } is not a company, a number and a unit
form-adds = { $count ->
    [one] 1 unit is added.
   *[other] { $count } units are added.
  }
form-takes = { $count ->
    [one] 1 unit is taken off.
   *[other] { $count } units are taken off.
  }
point-fought = Result of battle { $battle }

opened = The lists are opened. North: { $north } points. South: { $south } points.
entered = { $seat } enters the result of battle { $battle }: { $winner } has won.
disputed = { $seat } disputes the result.
fought = { $winner } has won battle { $battle }.
resigned = { $seat } resigns.
ended = The war is over. Battles won: North { $north }, South { $south }.
