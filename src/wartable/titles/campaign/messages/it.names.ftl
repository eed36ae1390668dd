# Come si chiama ciò che il contenuto non nomina; nazioni, livelli e unità portano i loro nomi.

arm-infantry = Fanteria
arm-motorised = Fanteria motorizzata
arm-mechanised = Fanteria meccanizzata
arm-engineer = Genio
arm-paratroop = Paracadutisti
arm-recon = Esplorazione
arm-tank = Carri armati
arm-tank_destroyer = Cacciacarri
arm-self_propelled_gun = Semoventi
arm-artillery = Artiglieria
arm-anti_tank = Controcarro
arm-anti_aircraft = Contraerea
arm-hq = Comandi

element-squad = squadre
element-vehicle = mezzi
element-gun = pezzi

formation-company = Compagnia
formation-battery = Batteria
formation-hq = Sezione comando

type-counterattack = Contrattacco
type-advance = Avanzata
type-assault = Assalto

period-1939_41 = gli anni 1939-1941
period-1942_43 = gli anni 1942-1943
period-1944_45 = gli anni 1944-1945

part-attacker = attaccante
part-defender = difensore

outcome-draw = pareggio
outcome-marginal = vittoria marginale
outcome-decisive = vittoria decisiva

reason-dice = con i dadi
reason-destroyed = una parte è annientata
reason-conceded = una parte si è arresa
reason-other = con altre regole
reason-forfeit = nessuna forza in campo
