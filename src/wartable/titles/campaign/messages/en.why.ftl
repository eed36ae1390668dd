# Why something is refused, or will hurt, in a few words; the rulebook has the whole sentence.

# Who may decide, and when.
why-CA-GEN-04 = You are not asked for this now.
why-CA-GEN-05 = The campaign is over.
why-CA-RULING-59 = This nation is not in the field this year.

# The list.
why-CA-LIST-01 = A list needs at least one platoon.
why-CA-LIST-03 = Your army points do not reach for this.
why-CA-LIST-06 = A platoon has fewer than 3 squads.
why-CA-LIST-07 = This platoon has its 5 squads already.
why-CA-LIST-08 = This company has its 4 platoons already.
why-CA-LIST-09 = This battery has its 2 platoons already.
why-CA-LIST-11 = The catalogue allows no more of these.
why-CA-HQ-09 = This HQ has its 2 squads already.
why-CA-RULING-09 = A formation needs one HQ, after its first platoon.
why-CA-RULING-10 = All platoons of a company or battery are of one arm.
why-CA-RULING-38 = This unit cannot be had here.
why-CA-RULING-57 = This HQ does not lead such a formation.

# Disbanding.
why-CA-HQ-06 = HQs are never disbanded.
why-CA-SUP-01 = Only a platoon with fewer than 3 squads can be disbanded.
why-CA-RULING-40 = Your points are enough to bring all your platoons back to 3.
why-CA-RULING-41 = There is nobody left in this platoon.
why-CA-SUP-06 = Your opponent gets half of these points.

# Purchases and the force.
why-CA-SUP-07 = This platoon was disbanded.
why-CA-FIX-02 = A platoon never changes its kind.
why-CA-FIX-06 = There is no such unit in your list.
why-CA-SPD-03 = This platoon is full.
why-CA-HQ-08 = This HQ is full.
why-CA-SPD-08 = Your pool does not reach for this.
why-CA-ORG-01 = This unit is not in the field.
why-CA-FLD-01 = A platoon needs 3 squads to take the field.
why-CA-FLD-04 = Too many points for this battle.
why-CA-HQ-01 = An HQ takes the field with at least half of its platoons.
why-CA-RULING-12 = All fit platoons of this company take the field, or none.
why-CA-RULING-16 = This HQ has no squad left.
why-CA-RULING-17 = A platoon takes the field with all its squads.
why-CA-RULING-19 = You must field at least one platoon.

# The battle and its result.
why-CA-LEN-04 = A battle lasts at least 8 turns.
why-CA-LEN-05 = The dice are rolled from the end of turn 8 on.
why-CA-OBJ-02 = This feature has its holder already.
why-CA-TYP-08 = In a Counterattack there is no ground to hold.
why-CA-VP-05 = First say how the battle ended.
why-CA-RULING-26 = The outcome is computed at this table.
why-CA-RULING-28 = There is no such feature in this battle.
why-CA-RULING-33 = No more can be lost than was fielded.
why-CA-RULING-55 = At this table the dice are rolled by the program.
why-CA-RULING-66 = You close the present turn, or turn 8 at once.
why-CA-RULING-68 = The points would give another outcome.

# How it ended.
why-CA-WIN-01 = Won more than half of the battles before the last one.
why-CA-WIN-02 = More battles won, and enough victory points.
why-CA-WIN-03 = More battles won, with few victory points.
why-CA-WIN-04 = Equal in battles, far ahead in victory points.
why-CA-WIN-05 = Neither side is ahead.
why-CA-RULING-53 = The campaign was conceded.
