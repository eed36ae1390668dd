# The coached first game, and hints.
pages-learn = Learn in 5 minutes
pages-aim = Aim: { $aim }.
pages-coach = Coach
pages-coach-skip = Skip the lesson
pages-coach-back = Back
pages-coach-show = Show me
pages-coach-next = Go on
pages-coach-try = Now I try
pages-coach-again = From the beginning
pages-coach-play = Play a real game
pages-setting-hints = Hints in the first turns

table-coach-at = { $at } of { $count }
table-coach-shown = That is how it goes. Try it yourself, or go on.
table-coach-watch = Watch what the others do …
table-hint-aim = Your aim: { $aim }.
table-hint-off = No more hints
