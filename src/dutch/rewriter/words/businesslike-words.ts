// Casual words and the businesslike ones for the same place: neat, not official. Data only, written as `exchange.ts` reads it.

export const BUSINESSLIKE_WORDS = `
'm > hem
het best > het best
als best > als best
zo best > zo best
best > vrij {grade mid}
nogal > vrij {grade mid}
echt beter, heel beter > beter
echt anders > anders
echt meer > meer
echt minder > minder
het eigenlijk ook > het ook
het eigenlijk niet > het niet
het eigenlijk wel > het wel
het eigenlijk al > het al
bel maar > bel
kom maar > kom
stuur maar > stuur
vraag maar > vraag
krijg je > ontvang je {gift}
krijg > ontvang {gift}
krijgen, gekregen > ontvangen {gift}
krijgt > ontvangt {gift}
kreeg > ontving {gift}
kregen > ontvingen {gift}
te kopen > aan te schaffen
kopen > aanschaffen {part last}
pakketje > pakket
telefoontje > telefoongesprek
een filmpje > een video
een foutje > een fout
een briefje > een brief
een praatje > een gesprek
laat zien hoe > toont hoe
laten zien hoe > tonen hoe
laat zien dat > toont dat
laten zien dat > tonen dat
liet zien dat > toonde dat
te laten zien > te tonen
praten over > spreken over
praat over > spreekt over
gepraat over > gesproken over
opeens, ineens > plotseling {mid}
een stuk beter > aanzienlijk beter
een stuk sneller > aanzienlijk sneller
een stuk goedkoper > aanzienlijk goedkoper
plek > plaats {mid notnoun}
plekken > plaatsen {mid}
alvast bedankt > bij voorbaat dank
dat klopt > dat is juist {last}
in het begin > aanvankelijk {mid}
'n > een
'k > ik
m'n > mijn
z'n > zijn
d'r > haar
da's > dat is
effe, effetjes, eventjes > even
nou > nu {mid}
nou, nou ja, tja, ach, joh, hé, hee, zeg, jeetje, wow, jippie, hoera, ja hoor, trouwens > {start comma}
hoor, hè, joh > {last}
oké, ok > goed {mid last}
dankjewel voor, dank je wel voor, bedankt voor > hartelijk dank voor {start}
heel erg bedankt voor, superbedankt voor, super bedankt voor, hartstikke bedankt voor > hartelijk dank voor
sorry voor > onze excuses voor {start}
super, mega, hartstikke, onwijs, ontzettend, waanzinnig, knetter, vreselijk, retegoed > zeer {grade}
heel erg, echt heel, heel, erg, echt > zeer {grade mid}
best wel > vrij {grade mid}
superleuk, superfijn, hartstikke leuk, vet leuk > zeer prettig
superfijne > zeer prettige
superleuke > mooie
een te gek > een uitstekend
te gekke > uitstekende
superlekker > zeer smakelijk
superlekkere > zeer smakelijke
supermooi, supergaaf, supertof > zeer mooi
supermooie, supergave, supertoffe > zeer mooie
supersnel > zeer snel
supersnelle > zeer snelle
supergoed > zeer goed
supergoede > zeer goede
superhandig > zeer praktisch
superhandige > zeer praktische
superblij > zeer verheugd
supermakkelijk > zeer eenvoudig
supermakkelijke > zeer eenvoudige
megagroot > zeer groot
megagrote, gigantische > zeer grote
leuke dag, leuke avond > prettige dag
leuke tijd > prettige tijd
leuk weekend > prettig weekend
leuke sfeer > prettige sfeer
leuk dat > prettig dat
leuk om > prettig om
leukste > mooiste
leuke > aardige
gaaf, tof, cool > mooi {mid}
gave, toffe, coole > mooie
fijn dat > prettig dat
fijn om > prettig om
fijn weekend > prettig weekend
fijne dag > prettige dag
fijne avond > prettige avond
fijne feestdagen > prettige feestdagen
fijne vakantie > prettige vakantie
fijne sfeer > prettige sfeer
fijne samenwerking > prettige samenwerking
fijne plek > prettige plaats
fijn > prettig {mid last}
lekker makkelijk, lekker simpel > eenvoudig
makkelijk, gemakkelijk, simpel > eenvoudig
makkelijke, gemakkelijke, simpele > eenvoudige
makkelijker, gemakkelijker, simpeler > eenvoudiger
makkelijkste, gemakkelijkste, simpelste > eenvoudigste
raar, gek > vreemd {mid last}
rare > vreemde
stom > onverstandig {mid last}
kapot > defect {mid last}
kapotte > defecte
flink, fors > aanzienlijk {mid}
flinke, forse > aanzienlijke
een hoop, een heleboel, een boel, ladingen > veel {noun plural}
een paar schoenen > een paar schoenen
een paar sokken > een paar sokken
een paar laarzen > een paar laarzen
een paar, een stuk of wat > enkele {noun}
zo'n honderd > ongeveer honderd
zo'n tweehonderd > ongeveer tweehonderd
zo'n duizend > ongeveer duizend
zo'n tien > ongeveer tien
zo'n twintig > ongeveer twintig
zo'n dertig > ongeveer dertig
zo'n vijftig > ongeveer vijftig
zo'n > ongeveer {num}
genoeg > voldoende {noun mid}
dingen > zaken
alle spullen > alle benodigdheden
rotzooi, troep > rommel
kids > kinderen
baas > leidinggevende
bazen > leidinggevenden
papa's en mama's > ouders
papa > vader
mama > moeder
opa en oma, oma en opa > grootouders
dokter > arts
dokters > artsen
een mailtje, een mail > een e-mail
de mail > de e-mail
je mail, je mailtje > je e-mail
uw mail, uw mailtje > uw e-mail
jouw mail, jouw mailtje > jouw e-mail
mailtjes > e-mails
mailadres > e-mailadres
mailen > e-mailen
mailt > e-mailt
een appje > een bericht
appjes > berichten
checken > controleren
checkt > controleert
check > bekijk {start}
gecheckt > gecontroleerd
checkte > controleerde
snappen > begrijpen
snapt > begrijpt
snap > begrijp
gesnapt > begrepen
snapte > begreep
fiksen, fixen > verhelpen
gefikst, gefixt > verholpen
meedoen > deelnemen
meedoet > deelneemt
doet mee > neemt deel
doen mee > nemen deel
doe mee met, doe mee aan > neem deel aan
doe mee > neem deel
deed mee > nam deel
meegedaan > deelgenomen
mee te doen met, mee te doen aan > deel te nemen aan
mee te doen > deel te nemen
opsturen > verzenden {mid last}
op te sturen > te verzenden
opgestuurd > verzonden
weg te halen > te verwijderen
weggehaald > verwijderd
op te schrijven > te noteren
opgeschreven > genoteerd
uitleggen > toelichten
uit te leggen > toe te lichten
uitgelegd > toegelicht
legt uit hoe > licht toe hoe
leggen uit hoe > lichten toe hoe
klaargemaakt > bereid
klaar te maken > te bereiden
te kopen > aan te schaffen
gekocht > aangeschaft
kijken of > nagaan of
kijk of > ga na of
uit te zoeken > na te gaan
uitgezocht > nagegaan
laat maar weten > laat weten
probeert te > tracht te
probeerde te > trachtte te
proberen te > trachten te
gauw > spoedig {mid}
meteen > direct {mid}
binnen no time > in korte tijd
elke keer > telkens
de hele tijd > voortdurend
de laatste tijd > de afgelopen tijd
vroeger > voorheen {mid}
hooguit > hoogstens
op z'n minst > ten minste
op z'n laatst > uiterlijk
bijna alle > nagenoeg alle
bijna iedereen > nagenoeg iedereen
bijna altijd > nagenoeg altijd
trouwens > overigens
sowieso > in elk geval
eigenlijk, gewoon, lekker, effe > {inside}
zomaar > zonder meer {mid last}
misschien > mogelijk / wellicht {mid}
alleen nog maar > slechts
alleen maar > alleen
natuurlijk > uiteraard {mid inside}
maar liefst > niet minder dan
het eind van > het einde van
we > wij
me > mij {notnoun}
ze > zij {start}
tv > televisie
info > informatie
bieb > bibliotheek
weekendje > weekend
verjaardagsfeestje > verjaardagsfeest
feestje > feest
te gek > uitstekend {mid last}
kletsen, babbelen > praten
gekletst, gebabbeld > gepraat
blij met > verheugd over {mid}
blij dat > verheugd dat {mid}
klaarstaan > gereedstaan
staat klaar > staat gereed
staan klaar > staan gereed
komt eraan > volgt spoedig {mid last}
komen eraan > volgen spoedig {mid last}
straks > later
heel wat > veel {noun plural}
best veel > vrij veel
geen probleem > geen bezwaar
helemaal top > uitstekend {mid last}
gratis en voor niks, gratis en voor niets > kosteloos
gratis > kosteloos {mid last}
voor niks > kosteloos {mid last}
niks > niets
iets van > ongeveer {num}`
