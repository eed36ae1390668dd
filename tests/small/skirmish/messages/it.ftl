title-name = Scaramuccia
title-line = Due parti si contendono un ponte
mode-duel = Duello
subtitle = Round { $round }
map = La mappa
battle = battaglia!
shop = Unità in vendita, { $points } punti rimasti
hand-size = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }

side-red = Rosso
side-blue = Blu
zone-red_camp = campo rosso
zone-mill = mulino
zone-orchard = frutteto
zone-bridge = ponte
zone-farm = cascina
zone-chapel = cappella
zone-blue_camp = campo blu
unit-foot = { $count ->
    [one] 1 fante
   *[other] { $count } fanti
  }
unit-cavalry = { $count ->
    [one] 1 cavaliere
   *[other] { $count } cavalieri
  }
unit-gun = { $count ->
    [one] 1 cannone
   *[other] { $count } cannoni
  }
unit-none = niente
card-ambush = Imboscata
card-rumour = Diceria
card-none = nessuna carta
effect-ambush = Quando sei attaccato: due dadi in più.
effect-rumour = Niente, ma nessuno lo sa.

prompt-lists = Componi la tua lista in segreto
prompt-march = { $left ->
    [one] Tocca a te: 1 marcia rimasta
   *[other] Tocca a te: { $left } marce rimaste
  }
prompt-pick = Quali unità, e verso dove?
prompt-react = Sei attaccato. Giochi una carta?
prompt-hits = { $hits ->
    [one] Perdi 1 unità
   *[other] Perdi { $hits } unità
  }
prompt-retire = Dove ti ritiri?
prompt-wait = Si aspetta: { $sides }
prompt-over = La partita è finita

reason-cost = Costa { $cost }, e { $left ->
    [one] resta 1 punto.
   *[other] restano { $left } punti.
  }

label-buy = Aggiungi { $thing }
label-seal = Fatto: sigilla la lista
label-from = In marcia da: { $thing }
label-pick = Prendi { $thing }
label-to = Verso: { $thing }
label-end = Finisci il turno
label-play = Gioca { $thing }
label-pass = Non giocare carte
label-lose = Rinuncia a { $thing }
label-retreat = Ritirata verso: { $thing }

dealt = { $cards ->
    [veiled] { $side } riceve { $count } carte.
   *[other] { $side } riceve { $cards }.
  }
opened = Si aprono le liste. Rosso: { $red }. Blu: { $blue }.
turn-begins = Round { $round }: marcia { $side }.
marched = { $side } marcia ({ $from } – { $to }): { $units }.
battle-begins = { $side } attacca: battaglia ({ $zone }).
answered = { $side } gioca { $card }.
rolled = { $side } tira { $dice }: { $hits ->
    [one] 1 colpo a segno.
   *[other] { $hits } colpi a segno.
  }
lost = Perdite ({ $side }): { $units }.
retreated = { $side } si ritira ({ $to }).
resigned = { $side } si arrende.
won = { $side } vince.
drawn = Non vince nessuno.

stamp-lost = Perdite
stamp-lost-note = { $side }: { $units }
stamp-retreated = Ritirata
stamp-retreated-note = { $side }: { $to }
