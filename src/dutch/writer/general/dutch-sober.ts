// General Dutch sentences for serious subjects and news, by their idea. Data only.
// Serious: sober, about attention and care, nobody is addressed, nothing is consoled away. News: takes no side.

/** True beside every serious subject: nothing is consoled. */
export const seriousSentences = {
  aandacht: 'Sommige verhalen vragen om aandacht zonder haast.',
  mensen: 'Achter elk bericht staan mensen met een eigen verhaal.',
  daarna: 'Voor betrokkenen houdt het niet op als de aandacht van anderen wegvalt.',
  doordringen: 'Wat ingrijpend is, heeft tijd nodig om door te dringen.',
  zorgvuldig: 'Zorgvuldig lezen doet recht aan de mensen om wie het gaat.',
  omgeving:
    'Een ingrijpende gebeurtenis raakt ook de mensen eromheen: familie, buren, collega’s, en iedereen die erbij was.',
  getallen: 'Getallen zeggen weinig over wat mensen meemaken.',
  respect: 'Respect begint met de tijd nemen voor het hele verhaal.',
  afstand: 'Van een afstand lijkt overzichtelijk wat van dichtbij zwaar weegt.',
  oordeel: 'Een oordeel is snel geveld; begrijpen kost meer moeite en meer tijd.',
  taal: 'De keuze van een woord kan veel betekenen voor wie het van dichtbij meemaakt.',
  feiten: 'Feiten geven houvast, maar vertellen nooit alles.',
  ommekeer: 'Een gewone dag kan zonder aankondiging alles anders maken.',
  gevolgen: 'De gevolgen werken langer door dan een bericht kan laten zien.',
  beeld: 'Geen beeld en geen kop vertelt het hele verhaal.',
  meelezers: 'Onder lezers zijn altijd mensen die zoiets van dichtbij kennen.',
  onzekerheid: 'Wachten op duidelijkheid kan zwaarder zijn dan het weten zelf.',
} satisfies Record<string, string>

/** Only beside what is reported: crime, accidents, disasters, court, war. */
export const reportedSentences = {
  eerste: 'Bij een eerste bericht is lang niet alles al duidelijk.',
  geruchten: 'Geruchten gaan meestal sneller rond dan feiten, zeker in de eerste uren na een gebeurtenis.',
  beelden: 'Beelden van een gebeurtenis laten altijd maar een deel zien.',
  vaststaan: 'Wat vaststaat en wat nog onduidelijk is, zijn twee verschillende dingen.',
  later: 'Hoe alles in elkaar zit, blijkt soms pas veel later.',
  delen: 'Een bericht delen is ook iets vertellen over de mensen om wie het gaat.',
  namen: 'Niet elke naam en niet elk detail is nodig om een bericht te begrijpen.',
  bronnen: 'Het helpt om te weten van wie een bericht afkomstig is.',
  uitzoeken: 'Uitzoeken hoe iets precies zit, kost tijd, ook als veel mensen op een antwoord wachten.',
  waarom: 'Over het hoe en waarom is niet altijd meteen iets te zeggen.',
  volledig: 'Een later bericht is meestal vollediger dan het allereerste.',
} satisfies Record<string, string>

/** Only for what readers may carry themselves: illness, grief, abuse. */
export const consolingSentences = {
  woorden: 'Voor wat sommige mensen meemaken, bestaan geen passende woorden.',
  stilte: 'Stil zijn kan ook een vorm van meeleven zijn.',
  verwerken: 'Niemand gaat op dezelfde manier met iets ingrijpends om, en niemand hoeft dat uit te leggen.',
  luisteren: 'Luisteren is soms alles wat een ander kan doen, en dan is het veel.',
  nabijheid: 'Nabij zijn vraagt minder woorden dan veel mensen denken.',
  machteloos: 'Machteloosheid hoort bij wat niemand meer kan veranderen.',
  vertellen: 'Erover vertellen is voor de een nodig en voor de ander te veel, en geen van beide is vreemd.',
  ruimte: 'Ruimte laten voor wat niet te zeggen valt, is ook een vorm van zorg.',
  medeleven: 'Medeleven heeft geen groot gebaar nodig, wel oprechte aandacht.',
} satisfies Record<string, string>

export const newsSentences = {
  vervolg: 'Nieuws laat een moment zien; het verhaal gaat daarna door.',
  kanten: 'Aan bijna elk onderwerp zitten meer kanten dan er in een kop passen.',
  mensen: 'Achter cijfers en besluiten staan altijd mensen.',
  vragen: 'Een goede vraag is het begin van beter begrijpen.',
  geschiedenis: 'Aan het nieuws van vandaag gaat meestal een lange geschiedenis vooraf die buiten beeld blijft.',
  gevolgen: 'Hoe groot iets is, blijkt pas als de drukte voorbij is.',
  meningen: 'Feiten en meningen staan soms in dezelfde zin, maar doen iets anders.',
  gesprek: 'Over het nieuws praten mensen thuis aan tafel, op het werk en in de trein, telkens op een andere toon.',
  bouwsteen: 'Groot nieuws bestaat uit veel kleine gebeurtenissen die niemand allemaal ziet.',
  woorden: 'De woorden in een bericht sturen mee hoe lezers het begrijpen.',
  openheid: 'Op sommige vragen komt het antwoord pas later.',
  belangen: 'Waar veel mensen samenleven, botsen belangen die elk hun eigen reden hebben.',
  achtergrond: 'Met wat achtergrond valt een bericht beter op zijn plek.',
  lezers: 'Hetzelfde bericht komt bij een student anders binnen dan bij een gepensioneerde.',
  straat: 'Wat ver weg begint, eindigt soms gewoon bij mensen in de straat.',
  verandering: 'Veranderingen komen zelden uit het niets, al lijkt dat op de dag zelf wel zo.',
  tussentijd: 'Tussen een eerste bericht en de gevolgen ervan zit meer tijd dan een kop laat zien.',
  debat: 'Een open debat vraagt om luisteren, juist naar mensen die er anders over denken.',
  bronnen: 'Meer bronnen naast elkaar leggen geeft een rijker beeld.',
  details: 'In de details zit vaak de reden dat mensen anders oordelen.',
  praktijk: 'Wat op papier eenvoudig oogt, is dat op een gewone dinsdag lang niet altijd.',
  stemmen: 'Sommige stemmen klinken luid in het nieuws, andere komen er nauwelijks aan te pas.',
  tempo: 'Nieuws gaat snel, begrijpen kost meer tijd.',
  geheugen: 'De voorpagina van ooit is jaren later soms niet meer dan een voetnoot.',
  betekenis: 'Pas in het dagelijks leven van mensen krijgt nieuws betekenis.',
  onzekerheid: 'Onzekerheid hoort bij nieuws dat nog in beweging is.',
  kop: 'Als je de achtergrond kent, lees je dezelfde kop een dag later met heel andere ogen.',
  vertrouwen: 'Vertrouwen groeit als duidelijk is waar informatie vandaan komt.',
  standpunt: 'Van dichtbij zie je andere dingen dan van een afstand, en allebei tellen mee.',
  vooruit: 'Vooruitkijken blijft lastig, ook voor kenners met jaren ervaring.',
} satisfies Record<string, string>
