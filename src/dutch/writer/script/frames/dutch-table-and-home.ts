// Dutch lines of thought for a script on food, the garden, the home, style and the family. Data only.
// 'idea: sentence'; '= idea' is a general sentence; '+' goes on from the line above; {je|u} is said by address.

import type { ArcText } from '../arc.ts'

export const food: ArcText = {
  recognition: `
    = geur
    + vroeger: En voor {je het weet, denk je aan iemand die vroeger voor je|u het weet, denkt u aan iemand die vroeger voor u} kookte.
    smaak van toen: Sommige smaken {ken je|kent u} van vroeger, en die raken nooit helemaal weg.
    + terug: Eén hap, één slok, en daar is die oude keuken weer.
    favoriet: Iedereen heeft een favoriet, en iedereen weet zeker dat die de beste is.
    + = discussie
    volle dag: Soms is eten gewoon het volgende klusje op een volle dag.
    + hoogtepunt: En soms blijkt het ineens het fijnste moment van de dag te zijn.`,
  insight: `
    = eenvoud
    + paar dingen: Met een paar goede dingen en wat aandacht {kom je|komt u} al een heel eind.
    = smaak
    + gespreksstof: Juist daarom is het zo leuk om het erover te hebben.
    = geduld
    + te snel: Met haast {raak je|raakt u} vooral kwijt waar het om begonnen was.
    = gezelschap
    + = verhalen`,
  practice: `
    tussendoor: Proef dus tussendoor, en vertrouw op {je|uw} eigen smaak.
    + eigen versie: Een beetje meer van dit, een beetje minder van dat, en het wordt van {jou|u}.
    telefoon weg: Leg {je|uw} telefoon even weg en neem de eerste hap met aandacht.
    + meer proeven: {Je proeft|U proeft} zoveel meer als er niets anders tussendoor komt.
    markt: Kijk in de winkel of op de markt wat er die dag goed uitziet.
    + van het seizoen: Wat van het seizoen is, heeft vaak weinig hulp nodig.
    uitnodigen: Nodig eens iemand uit, en houd het vooral eenvoudig.
    + servetten: Achteraf weet niemand meer of de servetten bij elkaar pasten.
    klassiek: Probeer het eerst op de klassieke manier, en verander de volgende keer pas iets.
    + spelen: Dan {weet je|weet u} tenminste waar {je|u} mee aan het spelen bent.`,
  encouragement: `
    plaatje: Het hoeft er niet uit te zien zoals op het plaatje.
    + nog eens: Als {je|u} er de volgende keer weer zin in hebt, is het gelukt.
    = mislukken
    genieten: Neem er dus de tijd voor, en geniet er vooral van.
    = rust
    = trots`,
}

export const garden: ArcText = {
  recognition: `
    = aarde
    + nog iets: En er is altijd nog een blaadje dat weg moet, of een takje dat scheef hangt.
    eerste sprietje: Eerst {zie je|ziet u} een hele tijd niets, en dan staat er ineens iets groens.
    + blij: Gek hoe blij een mens kan worden van zo’n klein sprietje.
    even kijken: Even kijken hoe alles erbij staat, en het is zo een halfuur later.
    + = rust
    = vensterbank
    + niet veel plek: Groen heeft nu eenmaal niet veel plek nodig om op te vallen.`,
  insight: `
    = kijken
    + berichtjes: Een slap blad of een bleke punt: het zijn allemaal kleine berichtjes.
    goede plek: Een plant die op de goede plek staat, doet het meeste werk zelf.
    + verkeerde plek: Op de verkeerde plek helpt ook de beste zorg maar een beetje.
    = wortels
    + grond: Daarom krijgt wie goed voor de grond zorgt, er bovengronds iets voor terug.
    = tempo
    + wachten: Wachten hoort erbij, en eigenlijk is dat wel zo rustig.
    = bezoek
    + leven: Zo komt er leven bij zonder dat iemand er iets voor hoeft te doen.`,
  practice: `
    één plek: Begin met één plek, en leer die eerst goed kennen.
    + zon: Kijk waar de zon ’s ochtends valt, en waar ze ’s avonds blijft hangen.
    vinger: Steek eerst een vinger in de aarde, en pak daarna pas de gieter.
    + te nat: Te veel water is voor een plant net zo lastig als te weinig.
    buurt: Kijk eens wat er bij de buren goed groeit.
    + raad: Wie van groen houdt, deelt graag goede raad, en vaak ook een stekje.
    opschrijven: Schrijf op wat {je|u} plant, en wanneer {je|u} dat doet.
    + volgend jaar: Volgend jaar {ben je|bent u} blij dat het ergens staat.
    rondje: Maak elke dag even een rondje langs al dat groen.
    + op tijd: Dan {zie je|ziet u} het vroeg als er iets niet klopt.`,
  encouragement: `
    niet gelukt: Haalt een plant het niet? Dat hoort er gewoon bij.
    + iedereen: Elke tuinier is er onderweg weleens een kwijtgeraakt.
    groene vingers: Groene vingers zijn vooral een kwestie van opnieuw proberen.
    nooit af: Het hoeft ook niet af, want groen is nooit klaar met groeien.
    = begin
    = zorgen`,
}

export const home: ArcText = {
  recognition: `
    thuiskomen: Er gaat weinig boven thuiskomen op een plek die echt van {jou|u} is.
    + eigen dingen: {Je eigen stoel, je eigen beker, je|Uw eigen stoel, uw eigen beker, uw} eigen uitzicht.
    hoekje: Bijna elk huis heeft dat ene hoekje waar iedereen liever langs kijkt.
    + ooit: Ooit komt het ervan, en ooit schuift steeds een weekje op.
    bij een ander: Bij een ander {zie je|ziet u} meteen hoe iemand woont.
    + overheen kijken: In {je|uw} eigen huis {kijk je|kijkt u} daar allang overheen.
    avondplannen: De beste plannen voor een huis ontstaan ’s avonds op de bank.
    + volgende ochtend: De volgende ochtend is de vraag waar {je|u} in vredesnaam begint.`,
  insight: `
    = gebruik
    + sporen: De sporen van elke dag maken een huis juist eigen.
    = licht
    + zelfde kamer: ’s Ochtends voelt dezelfde kamer soms heel anders dan ’s avonds.
    = rommel
    + = leegte
    = klein
    + niet groot: Het hoeft dus niet groot te zijn om verschil te maken.
    = bewoners
    + = verandering`,
  practice: `
    één kamer: Kies één kamer, of zelfs één hoek, en laat de rest voor nu.
    + resultaat: Zo {zie je|ziet u} sneller resultaat, en dat houdt de moed erin.
    = meten
    + tape: Een stukje tape op de vloer laat al zien hoe iets straks past.
    nachtje: Slaap er een paar nachten over voordat er iets vast komt te zitten.
    + schuiven: Schuiven met wat er al staat, kost in elk geval niets.
    = plek
    + zoeken: Dat scheelt elke ochtend weer een zoektocht.
    nieuwe stoel: Ga eens zitten op een plek waar {je|u} nooit zit, en kijk rustig rond.
    + andere kant: Van daaruit {zie je|ziet u} soms ineens wat een kamer nodig heeft.`,
  encouragement: `
    = onaf
    vrije middag: Eén vrije middag kan al genoeg zijn om een kamer nieuw te laten voelen.
    + thee: En daarna {heb je|hebt u} een kop thee verdiend.
    bevallen: Uiteindelijk hoeft het alleen te bevallen aan wie er woont.
    iemand thuis: En een beetje rommel betekent gewoon dat er iemand thuis is.
    = klus
    samen klussen: Met een extra paar handen erbij is het meteen een stuk gezelliger.`,
}

export const style: ArcText = {
  recognition: `
    niets zit goed: Op sommige ochtenden zit niets zoals het zitten moet.
    + lieveling: En dan wordt het toch weer dat ene oude vertrouwde.
    goede dag: Soms {kijk je|kijkt u} in de spiegel en klopt alles.
    + hele dag: Dat gevoel {neem je|neemt u} de rest van de dag mee.
    oude foto’s: Blader door oude foto’s, en {je ziet|u ziet} een smaak veranderen.
    + glimlach: Van de ene keuze komt een glimlach, van de andere een diepe zucht.
    = terugkeer
    + weggegeven: Net als alles van toen is weggegeven, natuurlijk.`,
  insight: `
    = prettig
    + op je gemak: Iemand die zich op zijn gemak voelt, hoeft verder weinig te doen.
    = eigen
    + lenen: Een idee van een ander mag, als het maar van {jou|u} wordt.
    = comfort
    + kapstok: Wat alleen op een hangertje mooi is, blijft daar meestal ook hangen.
    = details
    + klein verschil: Juist zo’n klein verschil valt anderen op.
    = maat
    + = meningen`,
  practice: `
    proberen: Probeer het eerst, en beslis daarna pas of het niets is.
    + anders: Het kan zomaar anders uitpakken dan gedacht.
    één ding: Begin bij één ding waar {je|u} blij van wordt, en bouw daaromheen.
    + minder denken: Dat scheelt ’s ochtends een hoop twijfel.
    plaatjes: Verzamel eens wat plaatjes van dingen die {je|u} mooi vindt.
    + lijn: Vaak zit er meer lijn in dan gedacht.
    daglicht: Bekijk het bij daglicht, en beweeg er een beetje mee.
    + echte leven: Het moet tenslotte ook mee op de fiets, in de trein en aan tafel.
    eerlijke vriend: Vraag iemand om een eerlijk antwoord.
    + eigen gevoel: En luister daarna gerust naar {je|uw} eigen gevoel.`,
  encouragement: `
    = spel
    = compliment
    geen fout: Er bestaat geen verkeerde manier om op {jezelf|uzelf} te lijken.
    niet alles volgen: {Je hoeft|U hoeft} echt niet elke trend te volgen om er goed uit te zien.
    = start
    = moment`,
}

export const family: ArcText = {
  recognition: `
    dagen en jaren: De dagen kunnen lang duren, maar de jaren vliegen.
    + = schoenen
    altijd iets: In een gezin is er altijd wel iets aan de hand.
    + sok: De een zoekt een sok, de ander wil aandacht, en de telefoon gaat.
    ouders: Vroeg of laat {hoor je jezelf zeggen wat je|hoort u uzelf zeggen wat uw} ouders ook altijd zeiden.
    + nooit: Dat zou {jou|u} dus nooit gebeuren, en nu is er alleen een glimlach.
    goed doen: Iedereen die voor een ander zorgt, vraagt zich weleens af of het zo goed is.
    + betrokken: Die twijfel laat vooral zien hoeveel het {je|u} doet.`,
  insight: `
    = verschil
    + wat werkt: Wat bij de een meteen werkt, heeft bij de ander geen enkel effect.
    = voorbeeld
    + onverwacht: En ze kijken vooral als niemand erop let.
    = gewoon
    + klein moment: Een wandeling naar huis, een verhaaltje, een grap die alleen thuis grappig is.
    fase: Veel van wat eindeloos lijkt, blijkt achteraf een fase.
    + volgende fase: En is die voorbij, dan staat de volgende alweer om de hoek.
    = ritme
    + = keuzes`,
  practice: `
    langer wachten: Stel een vraag, en wacht dan net iets langer op het antwoord.
    + = samen
    vast moment: Kies één klein ding om elke week samen te doen.
    + terugkomen: Het hoeft niets te kosten, als het maar steeds terugkomt.
    eigen plan: Laat een kind ook eens zelf met een plan komen.
    + = stem
    verdelen: Verdeel de klusjes, en vind goed genoeg ook echt genoeg.
    + kleine handen: Kleine handen kunnen vaak meer dan grote mensen denken.
    anderen: Praat er eens over met anderen die er middenin zitten.
    + opluchting: Het scheelt om te horen dat het daar niet zo heel anders gaat.`,
  encouragement: `
    niet perfect: Het hoeft niet perfect, want er zijn is al heel veel.
    morgen: Liep het vandaag anders? Morgen is er gewoon een nieuwe dag.
    + sorry: Sorry zeggen is iets wat een gezin samen kan leren.
    = fouten
    = trots
    = drukte`,
}
