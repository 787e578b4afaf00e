// Difficult words of news, letters and reports, and what one would say at the table. Data only, written as `exchange.ts`
// reads it. Word order and article are the same before and behind the mark.

export const PLAIN_EVERYDAY_WORDS = `
verbolgen > boos {mid}
verontwaardigd > boos {mid}
ontstemd > boos {mid}
ontdaan > geschrokken {mid last}
verheugd over > blij met
verheugd dat > blij dat
beducht voor > bang voor
bevreesd voor > bang voor
bezwaar aantekenen, bezwaar indienen > bezwaar maken
bezwaar aangetekend, bezwaar ingediend > bezwaar gemaakt
bezwaar aan te tekenen, bezwaar in te dienen > bezwaar te maken
bezwaar worden aangetekend, bezwaar worden ingediend > bezwaar worden gemaakt
tekent bezwaar aan > maakt bezwaar
tekenen bezwaar aan > maken bezwaar
opgeschaald > uitgebreid
opschalen > uitbreiden
op te schalen > uit te breiden
afgeschaald > kleiner gemaakt
werd aangehouden > werd opgepakt
is aangehouden > is opgepakt
werden aangehouden > werden opgepakt
zijn aangehouden > zijn opgepakt
heeft aangehouden > heeft opgepakt
hebben aangehouden > hebben opgepakt
aangehouden voor > opgepakt voor
aan te houden voor > op te pakken voor
de aanhouding van > het oppakken van
gedupeerden > slachtoffers
een gedupeerde > een slachtoffer
beoogde > gewenste {noun}
verzocht om > gevraagd om
verzoekt om > vraagt om
verzochten om > vroegen om
verzoeken om > vragen om
gehoor te geven aan > te luisteren naar
gehoor geven aan > luisteren naar
gaf gehoor aan > luisterde naar
geeft gehoor aan > luistert naar
gesommeerd > bevolen
geëvacueerd > weggehaald
evacueren > weghalen {last}
te evacueren > weg te halen
geanticipeerd > rekening gehouden
is geëscaleerd > is uit de hand gelopen
escaleert > loopt uit de hand {main last}
escaleerde > liep uit de hand {main last}
stagneert > staat stil {main last}
stagneerde > stond stil {main last}
te escaleren > uit de hand te lopen
faciliteren > mogelijk maken {last}
te faciliteren > mogelijk te maken
gestagneerd > stilgevallen
stagneren > stilstaan {last}
geprolongeerd > verlengd
gecontinueerd > voortgezet
continueren > voortzetten {last}
te continueren > voort te zetten
geconstateerd > gezien
constateert dat > ziet dat
constateerde dat > zag dat
constateren dat > zien dat
constateerden dat > zagen dat
geïnventariseerd > op een rij gezet
inventariseren > op een rij zetten {last}
te inventariseren > op een rij te zetten
gerealiseerd worden > gemaakt worden
geprioriteerd > voorgetrokken
gefaseerde > stapsgewijze
geattendeerd op > gewezen op
attendeert u op > wijst u op
attenderen op > wijzen op
attendeert op > wijst op
gerechtigd > bevoegd {mid last}
genoodzaakt om > gedwongen om
genoodzaakt te > gedwongen te
alvast een aanvang te maken > alvast te beginnen
bekrachtigd > goedgekeurd
ontheven van > vrijgesteld van
ontvreemd > gestolen
ontvreemden > stelen
ontvreemdde > stal
onttrokken aan > weggehaald uit
ontkracht > tegengesproken
weerlegd > tegengesproken
bespoedigd > versneld
bespoedigen > versnellen
bespoedigt > versnelt
bemoeilijkt > lastiger gemaakt {part}
bemoeilijkt > maakt lastiger {fin last}
belemmerd > gehinderd
belemmeren > hinderen
belemmert > hindert
belemmering > hindernis
belemmeringen > hindernissen
onderkend > erkend
onderkent > erkent
onderkennen > erkennen
onthutst > geschokt {mid}
onvermijdelijk > niet te voorkomen {mid last}
onherroepelijk > definitief {mid}
onrechtmatig > tegen de regels {mid last}
onrechtmatige > verboden
ontoereikend > te weinig {mid last}
ontoereikende > te kleine
toereikend > genoeg {mid last}
ongegrond > onterecht {mid last}
ongegronde > onterechte
prematuur > te vroeg {mid last}
controversieel > omstreden {mid}
controversiële > omstreden {noun}
desastreus > rampzalig {mid}
desastreuze > rampzalige
fataal > dodelijk {mid last}
fatale > dodelijke
cumulatief > bij elkaar {mid}
cumulatieve > opgetelde
preventief > uit voorzorg {mid last}
curieus > vreemd {mid}
curieuze > vreemde
miniem > heel klein {mid last}
minieme > heel kleine
abrupt > plotseling {mid}
abrupte > plotselinge
ludieke > grappige
markant > opvallend {mid}
markante > opvallende
immense > enorme
lucratief > winstgevend {mid}
lucratieve > winstgevende
obsoleet > verouderd
perifere > minder belangrijke
pertinent onwaar > helemaal niet waar
precair > onzeker {mid last}
precaire > onzekere
riant > ruim {mid}
riante > ruime
robuust > sterk {mid}
robuuste > sterke
summum > hoogtepunt
vigerende > geldende
vigeert > geldt
ingezetenen > inwoners
ingezetene > inwoner
rekwest > verzoek
discrepanties > verschillen
fluctuaties > schommelingen
fluctueert > schommelt
fluctueren > schommelen
fraudeur > oplichter
fraudeurs > oplichters
calamiteit > ramp
calamiteiten > rampen
repercussies > gevolgen
sancties > straffen
een sanctie > een straf
subsidieverstrekking > subsidie
premisse > aanname
heeft prioriteit > gaat voor {last}
hebben prioriteit > gaan voor {last}
de problematiek > het probleem
stagnatie > stilstand
tendens > trend
vergunninghouder > houder van de vergunning
voorzieningenniveau > aanbod aan voorzieningen
zienswijze > mening
zienswijzen > meningen
zorgbehoevend > hulpbehoevend
zorgwekkend > ernstig {mid}
zorgwekkende > ernstige
hiaat > gat
hiaten > gaten
een impasse > een vastgelopen situatie
uit de impasse > uit het slop
een debacle > een mislukking
repressief > streng {mid}
repressieve > strenge
terughoudend > voorzichtig {mid last}
terughoudende > voorzichtige
unaniem > met alle stemmen {mid last}
unanieme > eensgezinde
vooralsnog > voorlopig
thans nog > nu nog
naderhand > later
ternauwernood > net {mid}
doelbewust > met opzet {mid last}
moedwillig > met opzet {mid}
opzettelijk > met opzet {mid}
onophoudelijk > steeds {mid}
aanvankelijk > eerst {mid}
stelselmatig > steeds {mid}
telkenmale > steeds
veelal > vaak {mid}
nimmer > nooit
immer > altijd {mid}
zojuist > net {mid}
reeds eerder > al eerder
in allerijl > snel {mid}
in toenemende mate > steeds meer
in hoge mate > erg {mid}
in geringe mate > een beetje
in onderling overleg > samen
in goede orde > goed {mid}
met het oog op > voor
ten tijde van > tijdens
te allen tijde > altijd
ter vervanging van > in plaats van
ter gelegenheid van > bij
van kracht zijn > gelden {last}
van kracht is > geldt {last}
opgelopen vertraging > vertraging
tegemoetkoming > vergoeding
tegemoetkomingen > vergoedingen
belanghebbenden > betrokkenen
resterende > overige
het resterende bedrag > de rest
woningzoekenden > mensen die een huis zoeken
ouderenzorg > zorg voor ouderen
werkzoekenden > mensen die werk zoeken
verkeersdeelnemers > mensen in het verkeer
weggebruikers > mensen op de weg
omwonenden > mensen die in de buurt wonen
passanten > voorbijgangers
ingangsdatum > begindatum
rechtsgeldig > geldig {mid}
rechtsgeldige > geldige
woonlasten > kosten voor wonen
opgenomen in de bijlage > in de bijlage gezet {num}`
