# What can go wrong, in Italian; see errors.en.ftl.

# packs
proelio-too-few-cards = il mazzo Base ha { $cards } carte, troppo poche per distribuirne { $each } a ciascuno dei { $players } giocatori (PR-SET-03)
proelio-opening-hand = { $place }: [settings] opening_hand: { $dealt } supera hand_limit, { $limit } (PR-HAND-01)
proelio-base-too-small = { $place }: [base] è troppo piccolo per dare { $cards } carte a tre giocatori (PR-SET-03)
proelio-no-such-type = { $place }: [{ $table }] non ha { $type }; ogni mazzo vuole tutti e tre i tipi (PR-GEN-06)
proelio-no-such-card = questa carta non esiste
proelio-no-such-setting = questa impostazione non esiste
proelio-defence-card = carte Difesa
proelio-attack-card = carte Attacco
proelio-strategy-card = carte Strategia

# what makes a pack odd but playable
proelio-odd-base = { $place }: [base] ha { $cards } carte: in sei il mazzo può esaurirsi (PR-DECK-01)
proelio-odd-alliance = { $place }: [base] temporary_alliance: le regole ne nominano più di una (PR-ALY-04)
proelio-odd-shields = { $place }: [base] shields: dovrebbe essere la carta Difesa più comune (PR-FORT-04)
proelio-odd-defences = { $place }: [base] shields, palisades, towers: le copie non dovrebbero crescere con il valore (PR-FORT-05)
proelio-odd-attacks = { $place }: [base] soldiers, knights, trebuchets: le copie non dovrebbero crescere con il valore (PR-FORT-05)
proelio-odd-edict = { $place }: [imperial] imperial_edict: meno di gunpowder, che nient'altro ferma (PR-IMP-13)
proelio-odd-bluff = { $place }: [base] manure, infiltration, [imperial] imperial_manure: uno dei dorsi non ha bluff (PR-ATC-01)
proelio-odd-patrol = { $place }: [base] patrol: dovrebbero essere circa quante infiltration (PR-PAT-04)
proelio-odd-plague = { $place }: [base] plague: con meno di due le Pesti non si sovrappongono mai (PR-RULING-34)

# positions
proelio-no-fortification = { $place }: { $word } non può mai essere una Fortificazione (PR-FORT-13)
proelio-two-discards = { $place }: servono due voci, per gli scarti Base e Imperiali
proelio-no-attack-card = { $place }.card: { $word } non è una carta Attacco (PR-ATK-03)
proelio-over = ended: la partita è finita, eppure restano passi da giocare
proelio-no-steps = ended: non ci sono passi da giocare, perciò serve la clausola che ha chiuso la partita
proelio-goes-on = won, lost: la partita continua, perciò nessuno ha vinto o perso
proelio-owner = { $place }: { $step } spetta al posto { $owner }, non al posto { $seat }
proelio-baseless = { $step ->
    [deploy] step: nessun attacco attende davanti al posto { $seat }, perciò non c'è da che difendersi
    [sacrifice] step: il posto { $seat } non ha nulla da sacrificare, o non gli manca nulla contro un attacco
    [loot] short: il posto { $seat } non può cedere come bottino { $short } carte su { $cards }
   *[pay_penalty] step: il posto { $seat } non ha carte per pagare
 }
proelio-row-of-nobody = row: c'è una scelta aperta e nessuno decide
proelio-row-not-held = row: tra le carte scelte ce n'è una che non è in mano
proelio-row-for-nothing = row: con queste carte non si paga nulla
proelio-row-complete = row: le carte scelte sono { $picks }, e la scelta sarebbe completa con { $room }
proelio-strategy-not-held = row: la carta Strategia in gioco non è in mano
proelio-strategy = strategy: una carta Strategia si gioca come azione e senza altre carte
proelio-strategy-names-nobody = strategy: { $card } non nomina nessuno, perciò non aspetta un nome
proelio-paying = paying: uno scambio si paga come azione, e con nient'altro di cominciato
proelio-paying-too-few = paying: il posto { $seat } ha meno di due carte (PR-ACT-09)
proelio-resolves-no-attack = attack: { $card } non è una carta Attacco (PR-ATK-03)
proelio-never-discarded = attack, deployed: nessun passo dello stack le scarterebbe (PR-RES-12)
proelio-top = { $place }: { $card } non è tra gli scarti { $deck }
