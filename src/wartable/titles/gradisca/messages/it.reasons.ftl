# Perché no, dove la posizione dice più della breve ragione della regola.
reason-advanced = Solo nel Gioco Avanzato.
reason-option-first = Prima scegli un'opzione.
reason-discard-first = Prima scarta una carta.
reason-open-first = Prima apri la sua zona.
reason-raid-first = Prima decidi: un'altra Razzia, o restare.
reason-not-asked = Ora non è questo che si chiede.
reason-not-in-hand = Non hai in mano questa carta.
reason-not-in-that-hand = Questa carta non è in quella mano.
reason-not-his-corps = { $unit } non comanda il Corpo estratto.
reason-off-map = Non è sulla mappa.
reason-picked = L'hai già scelta.
reason-not-here = Non è in questa zona.
reason-pick-first = Prima scegli le unità.
reason-order-first = Prima dai un ordine alle unità scelte.
reason-alone = È in marcia da sola.
reason-not-marching = Questa unità non è in marcia.
reason-no-points = Nessuna unità in marcia ha ancora punti movimento.
reason-flood = Il fiume è in piena.
reason-truce = La tregua lo vieta.
reason-retreat-adjacent = Ci si ritira in una zona adiacente.
reason-crossing = Passare il fiume prende tutto il movimento: { $verb ->
     [raid] dopo non si razzia.
    *[incursion] dopo non si fanno Incursioni.
  }
reason-guns-fire = Solo l'Artiglieria spara a unità.
reason-no-enemies = Lì non ci sono nemici.
reason-own-walls = Si lavora alle mura nemiche, da fuori.
reason-inside = Si fa da dentro la Fortezza.
reason-not-on-card = La carta non nomina questa zona.
reason-no-entry = Ora in questa zona non si può entrare.
reason-no-landing = { $why ->
     [inland] { $zone } non è sul mare.
     [enemies] { $zone } è in mano ai nemici.
    *[there] Sono già a { $zone }.
  }
