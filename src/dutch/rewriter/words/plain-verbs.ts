// Stiff or difficult verbs, form by form, and the plain verb for each. Data only, written as `exchange.ts` reads it.
// A separable verb stands here only in the forms that are one piece on both sides.

export const PLAIN_VERBS = `
aanschaffen > kopen
aanschaft > koopt
aangeschaft > gekocht
aan te schaffen > te kopen
aanvangen > beginnen
aanvangt, vangt aan > begint
vangen aan > beginnen
ving aan > begon
aangevangen > begonnen
aan te vangen > te beginnen
aanwenden, hanteren, benutten > gebruiken
aanwendt, hanteert > gebruikt
benut > gebruikt
aangewend, gehanteerd > gebruikt
hanteerde, benutte > gebruikte
aan te wenden, te hanteren, te benutten > te gebruiken
aanreiken > geven
aangereikt > gegeven
aan te reiken > te geven
gearriveerd > aangekomen
u beschikt over > u hebt {main}
je beschikt over > je hebt {main}
beschikt u over > hebt u {main}
beschik je over > heb je {main}
wij beschikken over > wij hebben {main}
we beschikken over > we hebben {main}
beschikt over > heeft {main}
beschikte over > had {main}
beschouwd als > gezien als
beschouwen als > zien als
bewerkstelligen > regelen
bewerkstelligt > regelt
bewerkstelligd > geregeld
compenseren > vergoeden
compenseert > vergoedt
gecompenseerd > vergoed
creëren, vervaardigen, fabriceren > maken
creëert, vervaardigt, fabriceert > maakt
creëerde > maakte
gecreëerd, vervaardigd, gefabriceerd > gemaakt
doen toekomen > sturen
geëffectueerd, geïmplementeerd > ingevoerd
te implementeren > in te voeren
fungeert als > is
fungeren als > zijn
geschieden > gebeuren
geschiedt > gebeurt
geschiedde > gebeurde
geschied > gebeurd
houdt in dat > betekent dat
impliceren > betekenen
impliceert > betekent
impliceerde > betekende
initiëren > starten
initieert > start
geïnitieerd > gestart
kenbaar te maken > te laten weten
kenbaar maken > laten weten
medegedeeld, meegedeeld > verteld
mee te delen > te vertellen
mededelen, meedelen > vertellen
delen wij u mee dat, berichten wij u dat, informeren wij u dat > laten wij u weten dat
delen we je mee dat > laten we je weten dat
deel ik u mee dat, bericht ik u dat > laat ik u weten dat
monitoren > volgen
monitort > volgt
gemonitord > gevolgd
u ontvangt > u krijgt
je ontvangt > je krijgt
ontvangt u > krijgt u
ontvang je > krijg je
optimaliseren > verbeteren
optimaliseert > verbetert
geoptimaliseerd > verbeterd
te participeren > mee te doen
vindt plaats op > is op
vindt plaats in > is in
vinden plaats op > zijn op
vinden plaats in > zijn in
vond plaats op > was op
vond plaats in > was in
plaatsvindt > is
plaatsvond > was
reduceren > verminderen
reduceert > vermindert
gereduceerd > verminderd
refereert aan > verwijst naar
refereren aan > verwijzen naar
resulteert in > leidt tot
resulteren in > leiden tot
resulteerde in > leidde tot
geresulteerd in > geleid tot
te retourneren > terug te sturen
geretourneerd > teruggestuurd
selecteren > kiezen
selecteert > kiest
selecteer > kies
geselecteerd > gekozen
geselecteerde > gekozen
gesignaleerd > gezien
toegekend > gegeven {part}
uitgekeerd > betaald {part}
toe te kennen > te geven
toekennen > geven
toegezonden, toegestuurd > gestuurd
toezenden, toesturen > sturen
toe te zenden, toe te sturen > te sturen
ik tracht > ik probeer
tracht > probeert {mid}
trachten > proberen
trachtte > probeerde
trachtten > probeerden
getracht > geprobeerd
transformeren > veranderen
transformeert > verandert
uiteengezet > uitgelegd
uiteen te zetten > uit te leggen
vergt > vraagt
vergen > vragen
vergde > vroeg
verifiëren > controleren
verifieert > controleert
geverifieerd > gecontroleerd
verkrijgen, verwerven > krijgen
verkrijgt, verwerft > krijgt
verkreeg, verwierf > kreeg
verkregen, verworven > gekregen {part}
vermeld staat > staat
vermeld staan > staan
staat vermeld > staat
staan vermeld > staan
vernemen > horen
verneemt > hoort
vernam > hoorde
vernamen > hoorden
vernomen > gehoord
verrichten > doen
verricht > doet {fin mid}
verricht > gedaan {part}
verrichtte > deed
verschaffen, verstrekken > geven
verschaft, verstrekt > geeft {fin mid}
verschaft, verstrekt > gegeven {part}
verschafte > gaf
verleend > gegeven {part}
te verlenen > te geven
wij verzoeken > wij vragen
we verzoeken > we vragen
verzoeken wij > vragen wij
verzoeken we > vragen we
verzoek ik > vraag ik
ik verzoek > ik vraag
wordt verzocht > wordt gevraagd
worden verzocht > worden gevraagd
bent verzocht > bent gevraagd
vloeit voort uit > komt door
vloeien voort uit > komen door
voortvloeit uit > komt door
voortvloeien uit > komen door
voorziet in > zorgt voor
voorzien in > zorgen voor {fin}
is voorzien van > heeft {main}
zijn voorzien van > hebben {main}
was voorzien van > had {main}
wijzigen > veranderen
wijzigt > verandert
wijzigde > veranderde
gewijzigd > veranderd
bevindt zich > is
bevinden zich > zijn
bevond zich > was
bevonden zich > waren
zich bevindt > is
zich bevinden > zijn
begeeft zich naar > gaat naar
begeven zich naar > gaan naar
zich te begeven naar > te gaan naar
zorg te dragen voor, zorg voor te dragen > te zorgen voor
droeg zorg voor > zorgde voor
woonachtig is, is woonachtig > woont
woonachtig bent, bent woonachtig > woont
woonachtig zijn, zijn woonachtig > wonen
maak je gebruik van > gebruik je
tot stand komen > ontstaan
tot stand gekomen > ontstaan
tot stand brengen > maken
tot stand gebracht > gemaakt
in gebruik nemen > gaan gebruiken
in gebruik genomen > voor het eerst gebruikt
in ogenschouw nemen > bekijken
in werking treden > ingaan
in werking is getreden > is ingegaan
treedt in werking > gaat in
treden in werking > gaan in
ter beschikking stellen > geven
ter beschikking gesteld > gegeven
ter beschikking stelt > geeft
in aanmerking komen voor > recht hebben op
in aanmerking komt voor > recht heeft op
komt in aanmerking voor > heeft recht op
komen in aanmerking voor > hebben recht op
komt u in aanmerking voor > hebt u recht op
kom je in aanmerking voor > heb je recht op
u komt in aanmerking voor > u hebt recht op
je komt in aanmerking voor > je hebt recht op
betrekking heeft op > gaat over
betrekking hebben op > gaan over
zijn gelegen in > liggen in
van toepassing is > geldt
van toepassing zijn > gelden
is van toepassing > geldt
zijn van toepassing > gelden
telefonisch contact opnemen met > bellen met
telefonisch contact op te nemen met > te bellen met
gerenoveerd > opgeknapt
dateert uit > is uit {main}
wordt verhoogd > gaat omhoog {main last}
wordt verlaagd > gaat omlaag {main last}
gefinancierd > betaald
te financieren > te betalen
overhandigen > geven
overhandigt > geeft
overhandigd > gegeven {part}
ontvangen heeft > gekregen heeft
heeft ontvangen > heeft gekregen
hebben ontvangen > hebben gekregen
hebt ontvangen > hebt gekregen
is komen te vervallen > geldt niet meer
komt te vervallen > geldt niet meer
komen te vervallen > gelden niet meer`
