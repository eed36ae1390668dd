# What things are called that the content does not name; nations, levels and units bring their names.

arm-infantry = Infantry
arm-motorised = Motorised infantry
arm-mechanised = Mechanised infantry
arm-engineer = Engineers
arm-paratroop = Paratroops
arm-recon = Reconnaissance
arm-tank = Tanks
arm-tank_destroyer = Tank destroyers
arm-self_propelled_gun = Self-propelled guns
arm-artillery = Artillery
arm-anti_tank = Anti-tank
arm-anti_aircraft = Anti-aircraft
arm-hq = Headquarters

element-squad = squads
element-vehicle = vehicles
element-gun = guns

formation-company = Company
formation-battery = Battery
formation-hq = HQ section

type-counterattack = Counterattack
type-advance = Advance
type-assault = Assault

period-1939_41 = the years 1939-1941
period-1942_43 = the years 1942-1943
period-1944_45 = the years 1944-1945

part-attacker = attacker
part-defender = defender

outcome-draw = draw
outcome-marginal = marginal victory
outcome-decisive = decisive victory

reason-dice = by the dice
reason-destroyed = one side was wiped out
reason-conceded = one side gave up
reason-other = by other rules
reason-forfeit = no force in the field
