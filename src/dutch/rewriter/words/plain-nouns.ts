// Difficult nouns and adjectives and the plain word for each. Data only, written as `exchange.ts` reads it.
// A noun and its plain word take the same article; where they do not, the article stands with them.

export const PLAIN_NOUNS = `
de aanvang > het begin
bij aanvang > bij het begin
voor aanvang van > voor het begin van
aangelegenheid > zaak
aangelegenheden > zaken
adequaat > goed {mid}
adequate > goede
additioneel, aanvullende > extra
aspect > punt
aspecten > punten
authentiek > echt {mid}
authentieke > echte
benodigdheden > spullen
cliënt > klant
cliënten > klanten
compensatie > vergoeding
complexe, gecompliceerde > ingewikkelde
gecompliceerd > ingewikkeld
condities > voorwaarden
consequenties > gevolgen
criteria > eisen
is van cruciaal belang, is van essentieel belang, is van groot belang > is heel belangrijk
cruciaal, essentieel, fundamenteel, van essentieel belang, van cruciaal belang, van groot belang > heel belangrijk {mid}
cruciale, essentiële, fundamentele > belangrijke
documentatie > informatie
donatie > gift
donaties > giften
educatieve > leerzame
educatief > leerzaam
evident > duidelijk
evidente > duidelijke
excessieve > overdreven
exceptioneel > bijzonder
exceptionele > bijzondere
expertise, deskundigheid > kennis
frequente > regelmatige
functionaris > medewerker
functionarissen > medewerkers
gedetailleerd > precies {mid}
gedetailleerde > precieze
generieke > algemene
gering > klein {mid}
geringe > kleine
hedendaagse, contemporaine > moderne
informatieve > nuttige
initiële > eerste
instantie > organisatie
instanties > organisaties
integrale > volledige
intentie > bedoeling
intenties > bedoelingen
irrelevant > niet belangrijk {mid}
irrelevante > onbelangrijke
lacunes > gaten
locatie > plek
locaties > plekken
mutatie, wijziging > verandering
mutaties, wijzigingen > veranderingen
gewijzigde > nieuwe
noodzakelijk, benodigd > nodig {mid}
noodzakelijke, benodigde > nodige
omvangrijk > groot {mid}
omvangrijke > grote
ondersteuning, assistentie > hulp
onderscheid > verschil
ongewijzigd > hetzelfde {mid last}
optimalisatie > verbetering
optimaal > zo goed mogelijk {mid last}
optioneel > niet verplicht {mid}
optionele > extra
participatie > deelname
participanten > deelnemers
participant > deelnemer
potentiële > mogelijke
prijsreductie > korting
reductie > vermindering
relevant > belangrijk {mid}
relevante > belangrijke
respondenten > deelnemers
significant > duidelijk {mid}
significante > duidelijke
specifieke > bepaalde
structureel > blijvend {mid}
structurele > blijvende
substantieel > flink {mid}
substantiële, aanzienlijke, aanmerkelijke > flinke
summier > kort {mid}
summiere > korte
transparant > duidelijk {mid}
transparante > duidelijke
uiteenzetting > uitleg
urgent > dringend {mid}
urgente > dringende
verkrijgbaar > te koop {mid}
een voldoende > een voldoende
voldoende > genoeg {noun}
impact > invloed
diverse soorten > verschillende soorten
simultaan > tegelijk {mid}
accuraat > precies {mid}
accurate > precieze
ambigu > onduidelijk
ambigue > onduidelijke
coherente > samenhangende
competenties > vaardigheden
continu, permanent > steeds {mid}
correct > goed {mid last}
correcte > juiste
destructieve > schadelijke
drastisch > sterk {mid}
drastische > ingrijpende
effectief > goed {mid last}
exact > precies {mid}
exacte > precieze
fictieve > bedachte
geïntegreerde > gecombineerde
globaal > ongeveer {mid}
globale > algemene
identificatiebewijs > identiteitsbewijs
indicatie > aanwijzing
indicaties > aanwijzingen
ineffectief > zonder resultaat {last}
initiatiefnemer > bedenker
initiatiefnemers > bedenkers
innovatief, vernieuwend > nieuw {mid last}
innovatieve, vernieuwende > nieuwe
legitimatiebewijs > identiteitsbewijs
limiet > grens
limieten > grenzen
loyale > trouwe
loyaal > trouw
marginaal > klein {mid last}
marginale > kleine
methode > manier
methoden, methodes > manieren
obstakel > probleem
obstakels > problemen
permanente > vaste
plausibel > geloofwaardig
prominent > opvallend {mid}
prominente > bekende
restrictie > beperking
restricties > beperkingen
risicovol > gevaarlijk
risicovolle > gevaarlijke
suggesties > ideeën
symptomen > klachten
uniforme > gelijke
voorradig > op voorraad`
