// Dutch lines of thought for a script on how things are done, on products, and on subjects of any kind. Data only.
// 'idea: sentence'; '= idea' is a general sentence; '+' goes on from the line above; {je|u} is said by address.

import type { ArcText } from '../arc.ts'

export const howto: ArcText = {
  recognition: `
    uitstellen: Sommige dingen {stel je|stelt u} weken uit, tot ze eindelijk gebeuren.
    + viel mee: En achteraf is de vraag waar al dat gedoe voor nodig was.
    lijkt makkelijk: Als een ander het doet, lijkt het altijd zo makkelijk.
    + eigen handen: Dan {probeer je|probeert u} het zelf, en de handen willen ineens niet mee.
    = trots
    + nog eens kijken: Stiekem {loop je|loopt u} er nog een paar keer langs om te kijken.
    waar beginnen: Vaak is de lastigste vraag gewoon waar {je|u} moet beginnen.
    + = begin`,
  insight: `
    = volgorde
    + dubbel: Wie bij het begin begint, hoeft zelden iets twee keer te doen.
    = handigheid
    + tweede keer: De tweede keer gaat het altijd makkelijker dan de eerste.
    = manieren
    + bij je past: De beste is vaak degene die bij {je|u} past.
    fout: Een fout laat precies zien wat {je|u} nog niet wist.
    + onthouden: Zo’n les {vergeet je|vergeet u} niet snel.
    = sprongen
    + = doorzetten`,
  practice: `
    doornemen: Neem het eerst helemaal door voordat er iets gebeurt.
    + overzicht: Dan is meteen duidelijk waar het naartoe gaat.
    klaarleggen: Leg alles wat nodig is binnen handbereik.
    + rustige start: Een rustige start scheelt onderweg een hoop gezoek.
    klein testen: Probeer het eerst uit op iets kleins.
    + geen ramp: Gaat het daar mis, dan is er niets verloren.
    = stappen
    + afvinken: Het eerste vinkje zetten geeft moed voor de rest.
    kijken: Kijk eens mee met iemand die het al vaker heeft gedaan.
    + trucjes: En vraag naar de kleine trucjes die nergens staan opgeschreven.`,
  encouragement: `
    eerste keer: Het hoeft echt niet in één keer perfect te zijn.
    ruim de tijd: Neem er ruim de tijd voor, want haast helpt zelden.
    + = wegleggen
    beginner: Iedereen die er goed in is, was ooit beginner.
    = oefening
    hulp vragen: Hulp vragen is vaak gewoon de kortste weg.
    zelf uitleggen: En straks {ben jij|bent u} degene die het aan een ander uitlegt.`,
}

export const product: ArcText = {
  recognition: `
    kiezen: Er is zoveel keuze dat kiezen een klus op zich is geworden.
    + avond zoeken: Voor {je het weet, ben je|u het weet, bent u} een hele avond aan het zoeken.
    la: Bijna iedereen heeft weleens iets gekocht dat in een la is beland.
    + goed idee: Op het moment zelf leek het toch zo’n goed idee.
    lievelingsding: Heel af en toe is er iets wat nooit meer weg mag.
    + daarvoor: Hoe ging dat toch in de tijd daarvoor?
    iedereen anders: Vraag het rond, en iedereen zweert bij iets anders.
    + wie geloven: Wie moet een mens dan geloven?`,
  insight: `
    = behoefte
    + niet de meeste: Wat het meeste kan, is lang niet altijd wat {je|u} nodig hebt.
    beoordelingen: Beoordelingen zeggen iets, maar ze gaan over het leven van een ander.
    + andere wensen: Een ander heeft andere wensen en een ander huis.
    = prijs
    + = levensduur
    eerste indruk: De eerste indruk is sterk, en kan er flink naast zitten.
    + = kwaliteit
    = gemak
    + = ontwerp`,
  practice: `
    lijstje: Schrijf eerst op wat het in elk geval moet kunnen.
    + kort: Houd dat lijstje kort, en houd {je|u} eraan.
    uitproberen: Pak het vast, ga erop zitten of probeer het uit, als dat kan.
    + eigen handen: In {je|uw} eigen handen voelt iets soms heel anders.
    voorwaarden: Kijk ook naar de garantie en naar hoe terugsturen werkt.
    + bon: En leg de bon op een plek waar {je|u} hem terugvindt.
    tweedehands: Kijk eens of het ook tweedehands te vinden of te leen is.
    + nieuw leven: Wat een leven achter zich heeft, begint gewoon aan een nieuw.
    wachten: Wacht even met beslissen, al is het maar een nacht.
    + nog steeds: Is het morgen nog steeds een goed idee, dan {weet je|weet u} genoeg.`,
  encouragement: `
    geen haast: Wat vandaag een goede keuze is, is dat morgen ook nog.
    goed genoeg: Goed genoeg is vaak gewoon goed genoeg.
    + blij: Het allerbeste is niet nodig om er heel blij mee te zijn.
    zelf weten: {Je weet|U weet} zelf het best wat bij {je|u} past.
    ander helpen: Wat {je|u} uitzoekt, helpt misschien ook een ander met kiezen.
    niet kopen: En niets kopen is natuurlijk ook een keuze.`,
}

export const general: ArcText = {
  recognition: `
    paar woorden: Soms zijn een paar woorden genoeg om nieuwsgierig te worden.
    + verder scrollen: De duim wil al verder, en toch {blijf je|blijft u} even hangen.
    bekend: Sommige dingen lijken bekend, tot er iemand naar vraagt.
    + vragen komen: Dan komt de ene vraag na de andere.
    veel langs: Er komt op een dag zoveel langs dat er maar weinig van blijft hangen.
    + stilstaan: Een goede reden om bij één ding even stil te staan.
    toevallig: Een mooi verhaal {kom je|komt u} vaak tegen als {je|u} er niet naar zoekt.
    + minuut: Een minuut en een open blik zijn dan al genoeg.
    keukentafel: Veel onderwerpen komen vroeg of laat op de keukentafel terecht.
    + iedereen iets: Iedereen vindt er iets van, ook wie zegt van niet.
    = nieuwsgierig
    + verder zoeken: Even iets opzoeken wordt dan al snel een hele middag.`,
  insight: `
    = kanten
    + = kijken
    twee mensen: Twee mensen kunnen naar hetzelfde kijken en iets anders zien.
    + allebei gelijk: Vaak zit geen van beiden ernaast; ze staan gewoon ergens anders.
    = details
    + blijft over: Juist zo’n detail is wat er later nog van overblijft.
    van mening: Van mening veranderen mag, ook halverwege een gesprek.
    + nieuw feit: Eén nieuw feit of één goede vraag kan al genoeg zijn.
    = gesprek
    + = oneens
    = verandering
    + achteraf: Pas achteraf valt op hoeveel er eigenlijk anders is.
    = alledag
    + = geschiedenis
    = mensen
    + = verschil`,
  practice: `
    waarom dit: Vraag {jezelf|uzelf} eens af waarom juist dit {je|uw} aandacht trok.
    + over jezelf: Dat antwoord zegt vaak ook iets over {jou|u}.
    rondvragen: Vraag eens rond hoe anderen erover denken.
    + onverwacht: Soms komt het beste antwoord uit een hoek die niemand verwacht.
    eigen woorden: Probeer het eens in eigen woorden aan een ander te vertellen.
    + gaten: Dan {merk je|merkt u} vanzelf wat {je|u} al weet, en wat nog niet.
    simpele vraag: Stel gerust de vraag die te simpel lijkt om te stellen.
    + niet de enige: Grote kans dat een ander zich precies hetzelfde afvroeg.
    andere blik: Luister eens naar iemand die er heel anders naar kijkt.
    + winnen: Zo’n gesprek hoeft niemand te winnen om er wijzer van te worden.
    rustig: Neem het rustig tot {je|u}, en ga terug als iets de aandacht trekt.
    + onthouden: Schrijf dat ene ding op dat {je|u} wilt onthouden.
    doorvragen: Vraag door bij iemand die er veel van weet.
    + graag vertellen: De meeste mensen vertellen graag over iets waar hun hart ligt.
    later: Kom er over een paar dagen nog eens op terug.
    + bezonken: Wat dan is blijven hangen, is het onthouden waard.`,
  encouragement: `
    geen kenner: Er is geen kenner voor nodig om er iets over te zeggen.
    geen haast: En een antwoord hoeft er vandaag nog niet te zijn.
    beetje meer: Ook een klein beetje nieuwe kennis is meegenomen.
    + verder vertellen: En het mooie is: {je kunt|u kunt} het zo weer doorgeven.
    nieuwsgierigheid: Nieuwsgierig blijven kost niets en maakt een gewone dag wat groter.
    = vraag
    twijfelen: Twijfelen mag ook; het betekent dat er nog iets te leren valt.
    = aandacht`,
}
