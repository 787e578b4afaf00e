// Verbs by which a title shows that it tells something or that it is about something people do. Data only.

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Finite forms common in headlines that are never a noun in the place of a second to fifth word. */
export const HEADLINE_VERBS = words(`
  presenteert presenteren presenteerde lanceert lanceren lanceerde omarmt omarmen introduceert introduceerde kondigt
  onthult onthulde organiseert organiseren overweegt overwegen onderzoekt schaft verbiedt verboden verwelkomt versoepelt
  verscherpt verkoopt koopt bouwt bouwen plaatst start sluit heropent stemt protesteert protesteren demonstreert
  demonstreren eist eisen vreest vrezen pleit pleiten waarschuwt waarschuwen meldt melden schrikt schrikken investeert
  investeren stijgt daalt verwelkomen trapt verslaat schrijft promoveert degradeert tekenen tekent breidt verhoogt
  verlaagt schrapt steunt steunen klaagt klagen adviseert adviseren bloeit ontstaan behaalt behaalde passeert
  evenaart verbaast verrast ontroert overtuigt maakte bracht koos dwingt biedt bieden levert leveren leverde
  stapten zakt zakken piekt overtreft viert keert terugkeert vervangt vervangen verplicht verplaatst krimpt haalden
  trekken trok schuift valt staakt staken ziet vindt zegt krijgt wil moet gaat is zijn wordt worden heeft hebben kan
  geopend gesignaleerd gespot gezien gevonden ontdekt aangekondigd gepresenteerd onthuld afgelast uitgesteld verkocht
  gered geboren bekroond verkozen benoemd gekozen gestart begonnen gesloten hervat gestopt verlengd ingetrokken
  goedgekeurd afgekeurd aangenomen verworpen geslaagd gezakt vernieuwd gerenoveerd teruggevonden uitverkocht verboden`)

/** What readers do or can do. */
export const INFINITIVES = words(`
 koken bakken slapen hardlopen wandelen fietsen zwemmen afvallen sporten thuiswerken sparen solliciteren kamperen
 opruimen schoonmaken tuinieren reizen besparen klussen schilderen opvoeden studeren vasten ontbijten onthaasten
 mediteren ontspannen bewegen vergaderen netwerken knutselen beleggen verbouwen kopen verkopen huren verhuren bouwen
 snoeien zaaien planten oogsten composteren maaien stekken verpotten maken leren lezen schrijven tekenen zingen dansen
 spelen gamen programmeren fotograferen filmen naaien breien haken timmeren verven behangen inrichten isoleren
 verhuizen samenwonen trouwen stoppen beginnen starten roken drinken eten lunchen barbecueën grillen
 roosteren fermenteren inmaken drogen invriezen bewaren kiezen vergelijken regelen aanvragen aangeven opzeggen
 oversluiten aflossen lenen investeren ondernemen freelancen promoveren onderhandelen leidinggeven presenteren plannen
 organiseren vieren versieren inpakken schenken opladen rijden autorijden parkeren vliegen varen zeilen
 schaatsen skiën klimmen hiken kanoën surfen vissen trainen oefenen stretchen hardloopschema douchen zorgen mantelzorgen
 adopteren zindelijk wennen verzorgen knippen kleuren scheren wassen strijken poetsen ontkalken repareren herstellen
 vervangen installeren instellen beveiligen updaten wissen delen bloggen vloggen podcasten adverteren 
 concentreren praten luisteren loslaten uitslapen opstaan proeven kweken 
 zoeken verzamelen bezoeken bekijken spotten kijken ontdekken aanleggen onderhouden verwijderen voorkomen
 herkennen kamperen logeren picknicken knuffelen aankleden oefenen sjoelen puzzelen handwerken
 meedoen meehelpen meenemen daten
  verbeteren verminderen vergroten versterken verkleinen verlagen verhogen voorbereiden samenstellen opzetten`)

/** Infinitives that are also plural nouns: behind an adjective or a figure they are the noun. */
export const NOUNS_AS_WELL = words(`
  reizen planten boeken werken plannen leren haken delen kleuren vissen lenen dansen spelen regelen oefenen eten`)

/** Those who do what the verb behind them says: 'Kinderen lezen minder'. */
export const ACTORS = words(`
  kinderen mensen ouders jongeren ouderen vrouwen mannen boeren gemeenten scholen bedrijven banken winkels artsen
  huisartsen docenten leraren leerlingen studenten burgers buren klanten fans politici partijen landen ziekenhuizen
  treinen bussen prijzen kosten lonen nederlanders belgen experts wetenschappers verenigingen clubs supermarkten
  steden dorpen provincies vakbonden fracties kiezers katten honden vogels dieren planten bomen wolven`)
