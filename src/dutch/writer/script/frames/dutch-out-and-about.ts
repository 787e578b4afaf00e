// Dutch lines of thought for a script on travel, animals, sport, culture and the feasts of the year. Data only.
// 'idea: sentence'; '= idea' is a general sentence; '+' goes on from the line above; {je|u} is said by address.

import type { ArcText } from '../arc.ts'

export const travel: ArcText = {
  recognition: `
    eropuit: Soms {wil je|wilt u} er gewoon even tussenuit.
    + deur dicht: De deur achter {je|u} dicht, en het lijstje met klusjes blijft lekker thuis.
    = voorpret
    + kaart op tafel: Een kaart op tafel, en in gedachten is de reis al begonnen.
    eerste moment: Dat eerste moment op een plek die nog helemaal nieuw is: daar gaat weinig boven.
    + gewone straat: Zelfs een gewone straat is dan het bekijken waard.
    terugkomen: Van een mooie tocht {neem je|neemt u} meer mee dan foto’s.
    + = moment`,
  insight: `
    = dichtbij
    + nieuwe weg: Een weg die {je|u} nooit neemt, kan al genoeg zijn.
    = langzaam
    + stoppen: En stoppen kan op elke plek die daarom vraagt.
    = omweg
    + niet gepland: Wat niet gepland was, blijft vaak het langst hangen.
    = samen
    + = alleen
    = onderweg
    + = wachten`,
  practice: `
    minder mee: Neem iets minder mee dan {je|u} denkt nodig te hebben.
    + trap: Bij elke trap {ben je|bent u} daar weer blij om.
    uitzoeken: Zoek vooraf even uit wat er open is en hoe {je|u} er komt.
    + dichte deur: Niets zo zonde als een lange weg naar een dichte deur.
    bewoners: Vraag iemand die er woont waar die zelf graag komt.
    + voorbijlopen: Zo {kom je|komt u} op plekken waar {je|u} anders voorbij was gelopen.
    regenjas: Neem het weer zoals het komt, en een goede jas voor de zekerheid.
    + = weer
    lege uren: Laat een paar uur in het plan helemaal leeg.
    + = plan`,
  encouragement: `
    gewoon gaan: Voor een mooie dag is geen perfect plan nodig.
    de deur uit: De deur uit gaan is meestal het lastigste stuk.
    + vanzelf: Daarna gaat het eigenlijk bijna vanzelf.
    = nieuwsgierig
    klein uitje: Een klein uitje telt net zo goed mee als een verre reis.
    = niets
    = uitzicht`,
}

export const animals: ArcText = {
  recognition: `
    dierenliefde: Wie van dieren houdt, weet wat ze met een humeur kunnen doen.
    + één blik: Soms is één blik al genoeg om te moeten lachen.
    uren kijken: Naar een dier {kun je|kunt u} eindeloos kijken zonder dat het verveelt.
    + eigen plan: Het lijkt altijd iets van plan te zijn, en het vertelt nooit wat.
    = karakter
    + verlegen: Brutaal of verlegen, koppig of lief: er is er altijd een die verrast.
    praten tegen: Veel mensen praten tegen dieren alsof die elk woord verstaan.
    + wie weet: En wie weet begrijpen ze er meer van dan wij denken.`,
  insight: `
    = houding
    + leren kijken: Het is vooral een kwestie van leren kijken.
    = vertrouwen
    + verdienen: Afdwingen {kun je|kunt u} het niet, verdienen wel.
    eigen behoeften: Elk dier heeft eigen behoeften, hoe goed wij het ook bedoelen.
    + niet voor ons: Wat wij gezellig vinden, is dat voor een dier niet altijd.
    = veilig
    + = wennen
    = zintuigen
    + = slim`,
  practice: `
    alleen kijken: Neem eens de tijd om alleen te kijken, zonder iets te willen.
    + = rust
    afstand: Geef een dier de ruimte om zelf te komen.
    + = stilzitten
    navragen: Bij twijfel weet iemand die het dier kent vaak meer.
    + dierenarts: En bij zorgen over de gezondheid is de dierenarts het juiste adres.
    uitzoeken: Zoek uit wat een dier nodig heeft, en maak daarna pas plannen.
    + elke dag: Zorgen gaat door, ook op dagen dat het even niet uitkomt.
    in het wild: Bij dieren in het wild is kijken al genoeg.
    + = verschijnen`,
  encouragement: `
    = zorg
    niet uitgeleerd: Over dieren raakt eigenlijk niemand uitgeleerd.
    + wie leert wie: En soms is het de vraag wie hier nu wie iets leert.
    = morgen
    beetje aandacht: Een beetje aandacht is vaak alles wat een dier vraagt.
    = respect
    = band`,
}

export const sport: ArcText = {
  recognition: `
    voor de start: Dat gevoel vlak voor het begint, is aan een ander bijna niet uit te leggen.
    + hartslag: Het hart gaat sneller, ook bij wie alleen maar kijkt.
    vreemden: Sport brengt mensen bij elkaar die elkaar anders nooit zouden spreken.
    + juichen: Ineens {sta je|staat u} te juichen naast een volslagen onbekende.
    = bank
    + = napraten
    weet je nog: Sommige sportmomenten blijven mensen jaren bij.
    + waar je was: {Je weet|U weet} nog precies waar {je|u} was, en met wie.`,
  insight: `
    = detail
    + kantelen: Eén moment, en alles ligt weer open.
    = training
    + niemand kijkt: Het meeste werk gebeurt als er niemand staat te kijken.
    = hoofd
    + = druk
    = verlies
    + les: En toch leert een verliespartij vaak meer dan een zege.
    = uitslag
    + = cijfers`,
  practice: `
    één speler: Volg bij het kijken eens een tijdje één sporter.
    + buiten beeld: Dan {zie je|ziet u} dingen die anders buiten beeld blijven.
    geschiedenis: Lees eens terug wat eraan voorafging.
    + = verleden
    samen kijken: Kijk eens samen met iemand die er heel anders over denkt.
    + oneens: Ook wie het nergens over eens wordt, kan een mooie avond hebben.
    de andere kant: Vraag een supporter van de ander eens hoe die het zag.
    + ander verhaal: Het was dezelfde wedstrijd, en toch klinkt het als een ander verhaal.
    wachten: Wacht even met een oordeel tot het hele verhaal bekend is.
    + tweede keer: Bij een tweede keer kijken ziet het er soms net anders uit.`,
  encouragement: `
    = spel
    nieuwe kans: Er komt bijna altijd een nieuwe kans, en vaak ook een nieuw seizoen.
    + hoop: Die hoop is precies waarom mensen blijven kijken.
    = respect
    = voorspelling
    trouw: Trouw blijven als het tegenzit, is ook een prestatie.
    = seizoen`,
}

export const culture: ArcText = {
  recognition: `
    meegenomen: {Je merkt|U merkt} het meteen als iets {je|u} helemaal meeneemt.
    + tijd vergeten: Even opkijken, en de halve avond is voorbij.
    = lied
    + andere plek: Ineens is het een ander jaar, op een andere plek.
    aanrader: Iedereen heeft wel een titel die alle vrienden moeten kennen.
    + stapel: En iedereen heeft er een die al maanden op het lijstje staat.
    = napraten
    + zelfde gezien: Hebben we wel echt hetzelfde gezien, gehoord of gelezen?`,
  insight: `
    = maker
    + = schaven
    = beleving
    + eigen bagage: Iedereen neemt eigen herinneringen mee, en die kleuren het beeld.
    = inleven
    + blijft hangen: Iets van die blik blijft daarna hangen.
    niet meteen: Niet alles pakt een mens meteen bij de eerste keer.
    + dagen later: Soms valt het kwartje pas dagen later.
    = verzwijgen
    + = raadsel`,
  practice: `
    eerlijke kans: Geef het een eerlijke kans voordat het oordeel klaarligt.
    + onbevangen: Het helpt om vooraf niet te veel te willen weten.
    telefoon weg: Leg {je|uw} telefoon in een andere kamer, al is het maar even.
    + volle aandacht: Iets wat met aandacht is gemaakt, verdient er ook wat van terug.
    iets anders: Kies eens iets wat {je|u} normaal zou overslaan.
    + = smaak
    delen: Deel het met iemand, en vraag wat er is blijven hangen.
    + verrassend antwoord: Het antwoord is zelden wat {je|u} verwacht.
    opnieuw: Ga eens terug naar iets wat vroeger een favoriet was.
    + = herhaling`,
  encouragement: `
    geen kennis nodig: Verstand van kunst is niet nodig om ergens door geraakt te worden.
    niets voor jou: En is het niets voor {jou|u}? Ook dat is een antwoord.
    + genoeg anders: Gelukkig is er nog meer dan genoeg om uit te kiezen.
    = oneens
    tijd maken: Tijd maken voor iets moois is nooit zonde van de tijd.
    = verrassing
    = avond`,
}

export const season: ArcText = {
  recognition: `
    = aftellen
    + lijst: En dan is het ineens dichtbij, en het lijstje nog lang.
    gewoontes: Elke familie heeft van die dingen die altijd precies zo moeten.
    + waarom: Niemand weet nog waarom, maar anders telt het niet.
    herinneringen: Een liedje, een geur, een oude versiering, en daar zijn de herinneringen.
    + wie erbij was: {Je denkt|U denkt} weer even aan iedereen die erbij was.
    = drukte
    + gastheer: Wie weleens zelf gasten heeft ontvangen, weet er alles van.`,
  insight: `
    wie er is: Uiteindelijk draait zo’n dag vooral om de mensen die erbij zijn.
    + kaarsen: Om wie de kaarsen vergat, wordt later alleen nog gelachen.
    = verwachting
    + minder: Een beetje minder maakt het vaak een beetje leuker.
    eigen manier: Er is geen goede of verkeerde manier om iets te vieren.
    + = klein
    = jaar
    + stilstaan: Zulke dagen laten mensen even stilstaan en om zich heen kijken.
    = sfeer
    + = gasten`,
  practice: `
    verdelen: Verdeel het werk, en laat iedereen iets meenemen.
    + = helpen
    vooraf: Doe wat vooraf kan alvast een dagje eerder.
    + tijd over: Dan blijft er op de dag zelf tijd over om erbij te zitten.
    navragen: Vraag de anderen eens wat zij er het leukst aan vinden.
    + niet nodig: Misschien is de helft van het werk niet eens nodig.
    iets nieuws: Voeg één nieuw ding toe, en laat één oud ding precies zoals het was.
    + = gebruik
    alleen: Denk ook eens aan iemand die wel gezelschap kan gebruiken.
    + stoel: Er past bijna altijd nog wel een stoel bij.`,
  encouragement: `
    niet perfect: Het hoeft niet perfect te zijn om bijzonder te worden.
    = misgaan
    + lachen: Van de lachbui blijft meer over dan van het menu.
    = rust
    zelf zitten: Vergeet vooral niet om er zelf ook bij te gaan zitten.
    = herinnering
    = versiering`,
}
