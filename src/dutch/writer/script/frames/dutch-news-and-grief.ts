// Dutch lines of thought for a script on news and on grave subjects. Data only; the grave ones stay sober.
// 'idea: sentence'; '= idea' is a general sentence; '+' goes on from the line above; {je|u} is said by address.

import type { ArcText } from '../arc.ts'

export const news: ArcText = {
  recognition: `
    van alle kanten: Nieuws komt de hele dag door van alle kanten op ons af.
    + loopt door elkaar: Voor {je|u} het weet, loopt het ene bericht over in het andere.
    korte kop: Een kop moet in een paar woorden heel veel zeggen.
    + daarachter: Wat erachter zit, kost iets meer tijd om te vertellen.
    koffie: Sommig nieuws ligt meteen op tafel bij de koffie.
    + iets gehoord: Iedereen heeft er iets over gehoord, en niemand alles.
    ver weg: Nieuws van ver weg kan ineens heel dichtbij komen.
    + hoe zit het: Dan wil iedereen weten hoe het precies zit.`,
  insight: `
    = achtergrond
    + = verandering
    = kanten
    + = belangen
    = mensen
    + merken: Zij merken als eersten wat het in het dagelijks leven betekent.
    = vervolg
    + = gevolgen
    = tempo
    + = onzekerheid`,
  practice: `
    hele verhaal: Neem eerst het hele verhaal tot {je|u}, en vorm daarna pas een mening.
    + wie spreekt: Let erop wie er aan het woord is, en wanneer dat was.
    bron: Vraag {je|u} bij nieuws af waar het vandaan komt.
    + = bronnen
    feit en mening: Houd de feiten en de meningen een beetje uit elkaar.
    + allebei: Er is plek voor allebei, zolang duidelijk is wat wat is.
    anders denken: Praat er eens over met iemand die er anders in staat.
    + = debat
    eigen straat: Bedenk eens wat het in {je|uw} eigen straat zou kunnen betekenen.
    + dichterbij: Zo wordt een groot onderwerp vaak een stuk begrijpelijker.`,
  encouragement: `
    niet meteen: Niemand hoeft er meteen iets van te vinden.
    + nog niet weten: Het nog niet weten is een prima antwoord.
    geïnformeerd: Goed op de hoogte zijn is een begin, welke kant {je|u} ook kiest.
    kalm: Met een rustige blik op de feiten {kom je|komt u} verder dan met een snelle reactie.
    + pauze: En het nieuws een tijdje laten voor wat het is, mag ook.
    = vragen
    = details`,
}

/** Crime, accidents, disasters, war: about what is known, without comfort that nobody asked for. */
export const serious: ArcText = {
  recognition: `
    = aandacht
    + stil: Daar past eerst even stilte bij, en dan pas woorden.
    = mensen
    + bij wie: Mensen met een thuis, een geschiedenis en anderen die om hen geven.
    moeilijke woorden: Het valt niet mee om hier de goede woorden voor te vinden.
    + = taal
    = omgeving
    + raden: Wat het voor hen betekent, kan een buitenstaander alleen vermoeden.
    korte kop: Een kop is kort, en wat eronder ligt is dat nooit.
    + = afstand`,
  insight: `
    = waarom
    + voorzichtig: Dat vraagt om geduld, en om voorzichtigheid met wat mensen doorvertellen.
    = eerste
    + = volledig
    = feiten
    + voor meningen: Ze verdienen het om gehoord te worden voordat de meningen komen.
    = oordeel
    + = beeld
    = vaststaan
    + met zorg spreken: Wie met zorg spreekt, doet recht aan de mensen om wie het gaat.
    = daarna
    + = gevolgen`,
  practice: `
    de tijd nemen: Dit mag even bezinken; er is geen haast bij.
    + mening later: Niemand hoeft er vandaag al iets van te vinden.
    delen met zorg: Met het delen van beelden en verhalen is voorzichtigheid op zijn plaats.
    + meeluisteren: Wie er van dichtbij mee te maken heeft, luistert misschien mee.
    = geruchten
    + wachten: Wachten op wat vaststaat, is dan het verstandigst.
    = bronnen
    + van wanneer: Let er ook op wanneer een bericht geschreven is.
    = namen
    + terughoudend: Wees daar terughoudend mee, ook in een klein groepje.`,
  encouragement: `
    respect eerst: Respect voor iedereen die het raakt, staat voorop.
    = respect
    = zorgvuldig
    = delen
    volgen: Wie het wil blijven volgen, kan dat rustig doen, bericht na bericht.
    = uitzoeken
    even stilstaan: Even stilstaan bij de mensen om wie het gaat, kost weinig tijd.`,
}

/** Illness, grief and abuse: about the people, not about the report. */
export const personal: ArcText = {
  recognition: `
    = aandacht
    + stil: Daar past eerst even stilte bij, en dan pas woorden.
    achter dit verhaal: Achter een verhaal als dit staan altijd mensen.
    + bij wie: Mensen met een thuis, een geschiedenis en anderen die om hen geven.
    moeilijke woorden: Het valt niet mee om hier de goede woorden voor te vinden.
    + = luisteren
    kring: Wat één mens overkomt, raakt ook de kring eromheen.
    + raden: Wat het voor hen betekent, kan een buitenstaander alleen vermoeden.
    korte titel: Een titel is kort, en wat eronder ligt is dat nooit.
    + = afstand`,
  insight: `
    = verwerken
    + = vertellen
    geen goede manier: Er is geen goede manier om met zoiets om te gaan.
    + elke dag anders: Elke dag kan weer anders zijn, en dat mag.
    = daarna
    + later ook: Ook later kan het goed doen als iemand er nog eens naar vraagt.
    = nabijheid
    = doordringen
    + = ruimte`,
  practice: `
    rustig laten: Dit verhaal mag rustig binnenkomen; er is geen haast bij.
    + ander moment: Een ander moment kiezen om te luisteren is ook goed.
    erover praten: Wie dit raakt, kan erover praten met iemand die vertrouwd is.
    + niet alleen: Niemand hoeft zoiets helemaal alleen te dragen.
    er zijn: Laat aan wie dichtbij staat merken dat er iemand is.
    + gewone woorden: Een paar gewone woorden zijn vaak al genoeg.
    luisteren eerst: Voor wie iemand wil helpen, begint het met luisteren.
    + niet oplossen: Niet alles vraagt om een oplossing; gehoord zijn is soms al genoeg.
    nu: Vraag eens hoe het nu gaat, ook als iets al langer geleden is.
    + afwachten: En wacht daarna rustig op het antwoord.`,
  encouragement: `
    = stilte
    omzien: Naar elkaar omzien is nooit voor niets.
    later praten: Er komt nog een moment om erover te praten.
    respect eerst: Respect voor iedereen die het raakt, staat voorop.
    = medeleven
    even stilstaan: Even stilstaan bij een ander kost weinig en kan veel betekenen.
    ernaast: Wat zwaar is, wordt met iemand ernaast soms een beetje lichter.`,
}
