// Official and roundabout Dutch with what one would say. Data only, and the form it is written in.
// 'phrase = plain': 'plain' fits in the same place of the sentence, whatever stands around it.
// 'phrase ~ plain': it usually says the same, but the sentence may have to change; with nothing behind it there is only the remark.
// A phrase alone is right as it stands, and keeps a shorter one within it from being found.
// NP stands for each word that opens a noun phrase or is a subject; it has to follow, and stays.

import { wordSet } from '#dutch/text/word-lists.ts'

const lines = `
  aan de hand van = met
  aangaande = over
  aangezien = omdat
  abusievelijk = per ongeluk
  additionele = extra
  afgezien van het feit dat = behalve dat
  alhoewel = hoewel
  als gevolg daarvan = daardoor
  als gevolg hiervan = hierdoor
  als gevolg van = door
  als gevolg van het feit dat = doordat
  alsmede = en
  alsook = en
  alvorens NP ~ voordat
  alvorens te ~ voor
  ben van mening dat = vind dat
  bent van mening dat = vindt dat
  betreffende de = over de
  betreffende het = over het
  biedt de mogelijkheid om ~
  biedt de mogelijkheid tot ~
  bij aanvang van = aan het begin van
  bij wijze van = als
  bij wijze van spreken
  binnen afzienbare tijd = binnenkort
  bracht een bezoek aan = bezocht
  brachten een bezoek aan = bezochten
  brengen een bezoek aan = bezoeken
  brengt een bezoek aan = bezoekt
  conform = volgens
  danwel = of
  de reden daarvoor is dat ~ dat komt doordat
  de reden hiervoor is dat ~ dat komt doordat
  deel ik u mede dat = laat ik u weten dat
  delen wij u mede dat = laten wij u weten dat
  derhalve = daarom
  desalniettemin = toch
  dienen te = moeten
  dient te = moet
  dient u te = moet u
  dientengevolge = daardoor
  dikwijls = vaak
  doch = maar
  doen onderzoek naar = onderzoeken
  doet onderzoek naar = onderzoekt
  door gebruik te maken van = met
  door het feit dat = doordat
  door middel van = met
  door tussenkomst van = via
  draagt zorg voor = zorgt voor
  dragen zorg voor = zorgen voor
  een bijdrage leveren aan = bijdragen aan
  een breed scala aan ~ veel
  een groot aantal ~ veel
  een grote hoeveelheid ~ veel
  een grote verscheidenheid aan ~ veel verschillende
  een ieder = iedereen
  eenieder = iedereen
  enigszins = een beetje
  eveneens = ook
  gebruik maken van ~ gebruiken
  gebruik te maken van ~ te gebruiken
  gedurende de = tijdens de
  gedurende het = tijdens het
  geeft een beschrijving van = beschrijft
  gelet op het feit dat = omdat
  gezien het feit dat = omdat
  hebben betrekking op = gaan over
  hebben de mogelijkheid om te = kunnen
  hebt de mogelijkheid om te = kunt
  heden ten dage = tegenwoordig
  heeft als doel om ~ wil
  heeft als doel te ~ wil
  heeft betrekking op = gaat over
  heeft de mogelijkheid om te = kan
  heeft tot gevolg dat = zorgt ervoor dat
  het feit dat ~ dat
  het merendeel van de ~ de meeste
  hetgeen = wat
  ietwat = een beetje
  immer = altijd
  in belangrijke mate = sterk
  in de meeste gevallen = meestal
  in de nabije toekomst = binnenkort
  in de richting van ~ naar
  in een aantal gevallen = soms
  in eerste instantie = eerst
  in feite = eigenlijk
  in geen enkel geval = nooit
  in geval van = bij
  in grote mate = sterk
  in het geval dat = als
  in het geval van = bij
  in het kader van = voor
  in het licht van ~ door
  in hoge mate = sterk
  in overeenstemming met ~ volgens
  in samenspraak met = samen met
  in samenwerking met = samen met
  in sommige gevallen = soms
  in staat is om te = kan
  in staat is te = kan
  in staat zijn om te = kunnen
  in tegenstelling tot = anders dan
  in toenemende mate = steeds meer
  in veel gevallen = vaak
  in verband met = vanwege
  in verband met elkaar
  in vergelijking met = vergeleken met
  in vergelijking tot = vergeleken met
  in voldoende mate = genoeg
  indien ~ als
  indien NP = als
  indien gewenst = desgewenst
  indien mogelijk = zo mogelijk
  indien nodig = zo nodig
  ingevolge = volgens
  inzake = over
  is afkomstig uit = komt uit
  is gelegen aan = ligt aan
  is gelegen in = ligt in
  is gelegen op = ligt op
  is het van belang = is het belangrijk
  is in staat om te = kan
  is in staat te = kan
  is van belang dat = is belangrijk dat
  is van belang om = is belangrijk om
  is van belang voor = is belangrijk voor
  is van cruciaal belang = is cruciaal
  is van essentieel belang = is essentieel
  is van groot belang = is heel belangrijk
  is van mening dat = vindt dat
  is van oordeel dat = vindt dat
  is van toepassing op = geldt voor
  is voornemens om te = wil
  is voornemens te = wil
  is werkzaam als = werkt als
  is werkzaam bij = werkt bij
  is woonachtig in = woont in
  jegens = tegenover
  krachtens = volgens
  leveren een bijdrage aan = dragen bij aan
  levert een bijdrage aan = draagt bij aan
  maak gebruik van = gebruik
  maakt gebruik van = gebruikt
  maakt u gebruik van = gebruikt u
  maakte gebruik van = gebruikte
  maakten gebruik van = gebruikten
  maken gebruik van = gebruiken
  mede te delen = te laten weten
  meerdere malen = vaker
  met als doel om = om
  met behulp van = met
  met betrekking tot = over
  met de bedoeling om = om
  met dien verstande dat ~ maar
  met het oog op = voor
  met inachtneming van = volgens
  met inbegrip van = inclusief
  met ingang van = vanaf
  met uitzondering van = behalve
  middels = met
  mijns inziens = volgens mij
  naar aanleiding van ~ door
  niettegenstaande = ondanks
  nimmer = nooit
  nochtans = toch
  ofschoon = hoewel
  om deze reden = daarom
  om die reden = daarom
  om die reden dat
  omtrent = over
  omwille van = vanwege
  ondanks het feit dat = hoewel
  onder voorwaarde dat = als
  ons inziens = volgens ons
  onverwijld = meteen
  op dagelijkse basis = dagelijks
  op een later moment = later
  op een later tijdstip = later
  op grond van = vanwege
  op het huidige moment = nu
  op jaarlijkse basis = jaarlijks
  op maandelijkse basis = maandelijks
  op regelmatige basis = regelmatig
  op structurele basis = structureel
  op tijdelijke basis = tijdelijk
  op voorwaarde dat = als
  op vrijwillige basis = vrijwillig
  op wekelijkse basis = wekelijks
  opdat = zodat
  overeenkomstig de = volgens de
  overeenkomstig het = volgens het
  per omgaande = meteen
  reeds = al
  staan in verband met
  staat in verband met
  te allen tijde = altijd
  te zijner tijd = later
  ten aanzien van = over
  ten behoeve van = voor
  ten gevolge van = door
  ten hoogste = hoogstens
  ten overstaan van = voor
  ten tijde van = tijdens
  teneinde = om
  ter gelegenheid van = voor
  ter vervanging van = in plaats van
  ter voorkoming van = tegen
  ter zake van = over
  terstond = meteen
  tevens = ook
  tezamen = samen
  thans = nu
  tot op heden = tot nu toe
  tot op zekere hoogte = deels
  uit hoofde van = vanwege
  uitermate = heel
  van toepassing is op = geldt voor
  vanaf heden = vanaf nu
  vanwege het feit dat = omdat
  veelal = meestal
  verzoek ik u = vraag ik u
  verzoeken wij je = vragen wij je
  verzoeken wij u = vragen wij u
  voor het grootste deel = grotendeels
  voor het grootste deel van
  voor wat betreft ~ over
  voorafgaand aan = voor
  voorafgaande aan = voor
  vooralsnog = voorlopig
  voornoemde = genoemde
  wederom = opnieuw
  wegens het feit dat = omdat
  zijn afkomstig uit = komen uit
  zijn in staat om te = kunnen
  zijn in staat te = kunnen
  zijn van mening dat = vinden dat
  zijn van oordeel dat = vinden dat
  zijn van toepassing op = gelden voor
  zijn voornemens om te = willen
  zijn voornemens te = willen
  zo spoedig mogelijk = zo snel mogelijk
  zorg dragen voor = zorgen voor
  zulks = dat`

const OPENERS = wordSet(`
  de het een deze dit die dat er ik je jij u hij zij ze we wij jullie men mijn jouw uw zijn haar ons onze hun geen alle iemand niemand iedereen`)
/** 'Aan de hand van haar moeder': a hand, not a means. */
const HOLDING = wordSet('mijn zijn haar jouw je hun ons onze mama papa oma opa')

export interface PlainWording {
  /** What says the same, null where there is no telling. */
  plain: string | null
  /** Whether `plain` fits in the same place. */
  fits: boolean
  /** How many of the phrase's words it replaces. */
  words: number
}

/** By the phrase in lower case; null when the phrase is right as it stands. */
export const PLAIN_WORDS: ReadonlyMap<string, PlainWording | null> = new Map([
  ...lines.trim().split('\n').flatMap(wordingsIn),
  ...[...HOLDING].map((word): [string, null] => [`aan de hand van ${word}`, null]),
])

function wordingsIn(line: string): [string, PlainWording | null][] {
  const [, written = '', sign, plain = ''] = /^(.*?)(?: ([=~])(?: (.*))?)?$/.exec(line.trim()) ?? []
  const phrase = written.replace(/ NP$/, '')
  const wording =
    sign === undefined ? null : { plain: plain || null, fits: sign === '=', words: phrase.split(' ').length }
  if (phrase === written) return [[phrase, wording]]
  return [...OPENERS].map((opener) => [`${phrase} ${opener}`, wording])
}
