// Dutch lines of thought for a script on technology, money, work and health. Data only.
// 'idea: sentence'; '= idea' is a general sentence; '+' goes on from the line above; {je|u} is said by address.

import type { ArcText } from '../arc.ts'

export const tech: ArcText = {
  recognition: `
    elke dag: {Je gebruikt|U gebruikt} techniek de hele dag, bijna zonder erbij na te denken.
    + hapert: Tot het ineens niet meer werkt, natuurlijk.
    te snel: Techniek gaat hard, en soms voelt het als te hard.
    + net gewend: Is het ene net gewoon, dan staat het volgende alweer klaar.
    = helpdesk
    + uit en aan: Meestal begint het met een keer uitzetten en weer aanzetten.
    beloftes: Nieuwe dingen komen vaak met grote beloftes.
    + dagelijks leven: Wat daar in het dagelijks leven van overblijft, is een ander verhaal.`,
  insight: `
    = gereedschap
    + doel: Het moet iets makkelijker maken, en anders kan het ook zonder.
    andere kant: Aan gemak zit bijna altijd ook een andere kant.
    + = gegevens
    gewoontes: Techniek verandert onze gewoontes zonder dat iemand het merkt.
    + opkijken: Pas als alles uitstaat, valt op hoe vaak de hand ernaar greep.
    = keuzes
    + anders gekund: Die keuzes hadden ook anders kunnen zijn, en soms zou dat beter zijn.
    = vergissing
    + = geheugen`,
  practice: `
    instellingen: Neem een rustig moment om door de instellingen te lopen.
    + uitzetten: Vaak kan er meer uit dan {je|u} dacht.
    wachtwoord: Kies een sterk wachtwoord, en gebruik het niet overal.
    + update: En stel die ene update niet langer uit.
    klein proberen: Probeer het eerst op iets kleins voordat het echt moet werken.
    + herstellen: Een foutje is dan nog zo hersteld.
    waarvoor: Vraag {jezelf|uzelf} eerst af waar het voor nodig is.
    + simpel: Soms is de simpelste oplossing gewoon de beste.
    nagaan: Ga even na of iets klopt voordat het verder de wereld in gaat.
    + moment twijfel: Een klein moment van twijfel kan een hoop gedoe schelen.`,
  encouragement: `
    niet dom: Lukt het niet meteen? Dat ligt vaker aan de techniek dan aan {jou|u}.
    + goed gemaakt: Goede techniek zou geen dikke handleiding nodig moeten hebben.
    = bijblijven
    verkeerde knop: Iedereen die er handig in is, begon ooit met de verkeerde knop.
    = uitknop
    domme vragen: Domme vragen bestaan niet, alleen dingen die nog niemand heeft uitgelegd.
    = uitproberen`,
}

export const money: ArcText = {
  recognition: `
    geld en praten: Met geld heeft iedereen te maken, en toch gaat het er zelden over.
    + buren: Van de buren weten we eerder de vakantieplannen dan de rekeningen.
    = klein
    + opgeteld: Pas opgeteld wordt duidelijk waar het allemaal heen gaat.
    papierwerk: Brieven, formulieren, kleine letters: weinig mensen kijken ernaar uit.
    + = post
    = kiezen
    + nu of later: En dan is er nog de vraag: is het voor nu, of voor later?`,
  insight: `
    = overzicht
    + niet weten: Niet weten hoe het ervoor staat, voelt vaak groter dan het is.
    persoonlijk: Wat voor de een verstandig is, past niet vanzelf bij de ander.
    + hangt af: Het hangt af van {je huis, je plannen en waar je|uw huis, uw plannen en waar u} goed bij slaapt.
    = waarde
    + lange duur: Goedkoop is op de lange duur niet altijd voordelig.
    = gevoel
    + = aanpak
    = leven
    + = regels`,
  practice: `
    opschrijven: Schrijf eens op wat er binnenkomt en wat eruit gaat.
    + papier: Op papier ziet het er bijna altijd helderder uit dan in het hoofd.
    nachtje: Slaap er een nachtje over voordat er een handtekening komt.
    + = haast
    naast elkaar: Vergelijk eerst, en neem de kleine letters daarin mee.
    + hetzelfde: Let er wel op dat het echt om hetzelfde gaat.
    vast moment: Kies een vast moment om de papieren door te nemen.
    + koffie: Met een kop koffie erbij is het meteen minder een klus.
    advies: Vraag bij grote beslissingen iemand die er verstand van heeft.
    + belang: En vraag gerust wat die er zelf aan verdient.`,
  encouragement: `
    = begin
    geen schaamte: Een vraag over geld is niets om {je|u} voor te schamen.
    + meer mensen: Er zijn er vast meer die met dezelfde vraag rondlopen.
    = genoeg
    één ding: Eén ding geregeld vandaag geeft morgen alweer wat lucht.
    = leren
    vaker praten: Erover praten wordt bovendien elke keer een beetje makkelijker.`,
}

export const work: ArcText = {
  recognition: `
    veel uren: Een groot deel van de week {ben je|bent u} aan het werk.
    + = afsluiten
    antwoord: Vraag hoe het gaat op het werk, en het antwoord is vaak: druk.
    + = druk
    goede dag: Soms is er zo’n dag waarop alles op zijn plek valt.
    + andere dag: En die andere soort dag kent natuurlijk ook iedereen.
    = collegas
    + grap: Eén grap op het goede moment, en de middag ziet er beter uit.`,
  insight: `
    waardering: Iedereen hoort graag dat het werk ertoe doet.
    + = compliment
    rust nodig: Goed werk heeft rust net zo hard nodig als inzet.
    + = pauze
    = ritme
    + kracht: Dat verschil is geen probleem, het is juist een kracht.
    onduidelijk: Veel gedoe begint met iets wat net niet duidelijk was.
    + aangenomen: Allebei dachten ze hetzelfde te bedoelen, en allebei wisten ze het zeker.
    = ervaring
    + = naast`,
  practice: `
    eerst: Begin de dag met wat het belangrijkst is.
    + mailbox: De mailbox is er daarna ook nog wel.
    navragen: Vraag vooraf even wat een ander precies verwacht.
    + = doel
    echte pauze: Neem een echte pauze, dus weg van het scherm.
    + rondje: Een klein rondje buiten maakt het hoofd vaak weer fris.
    = nee
    + op tijd: Op tijd zeggen dat iets niet past, is ook een manier van helpen.
    feedback: Vraag eens aan iemand wat die {jou|u} goed ziet doen.
    + middenin: Wie er middenin zit, ziet dat zelf bijna niet.`,
  encouragement: `
    niet alles: Niet alles hoeft vandaag nog af te zijn.
    fouten horen erbij: Fouten maakt iedereen, ook wie altijd zo zeker lijkt.
    + = fouten
    zijpad: Een loopbaan bestaat uit kleine stappen, en sommige gaan opzij.
    meer manieren: Er is meer dan één manier om {je|uw} werk goed te doen.
    terugkijken: Kijk af en toe eens terug op wat er allemaal al gelukt is.
    = humor
    = twijfel`,
}

export const health: ArcText = {
  recognition: `
    voornemens: Goede voornemens zijn op de bank zo gemaakt.
    + maandag: Het is de maandag daarna die ze lastig maakt.
    rust nemen: Meestal {weet je|weet u} best wanneer het even genoeg is.
    + doorgaan: En toch {ga je|gaat u} door, want er moet nog zoveel.
    vol hoofd: Op sommige dagen is het hoofd voller dan de agenda.
    + = agenda
    anderen: Bij een ander lijkt het altijd allemaal vanzelf te gaan.
    + achter de deur: Achter de voordeur is het vaak een heel ander verhaal.`,
  insight: `
    = verschil
    + = tempo
    = gewoontes
    + gewone dag: Juist wat er op een gewone dag gebeurt, telt het meest mee.
    balans: Het gaat om balans, en die hoeft echt niet perfect te zijn.
    + ruimte: Er moet ook plek zijn voor wat gewoon leuk is.
    = geheel
    + = adem
    = energie
    + = dip`,
  practice: `
    één ding: Kies één klein ding, en laat het daar voorlopig bij.
    + haalbaar: Zo klein dat het ook op een mindere dag nog lukt.
    = buiten
    + regen: Een paar minuten zijn al genoeg, en een jas helpt tegen de regen.
    met iemand: Doe het samen met iemand, als dat bij {je|u} past.
    + afspraak: Overslaan is lastiger als er iemand op {je|u} staat te wachten.
    = signalen
    + dokter: En bij zorgen is de huisarts het juiste adres.
    bijhouden: Houd een tijdje bij waar {je|u} van opknapt.
    + patroon: Misschien zit er een patroon in dat nog nooit was opgevallen.`,
  encouragement: `
    = mildheid
    + vriend: Tegen een goede vriend {zou je|zou u} het ook zeggen.
    terugval: Een dag ernaast maakt niet ongedaan wat er al gelukt is.
    = rust
    eigen tempo: Doe het rustig aan, want er staat niemand met een stopwatch.
    = stap
    = lachen`,
}
