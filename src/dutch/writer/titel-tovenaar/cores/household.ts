// Title cores for the house, the family, buying and making things. Data only.

import type { CoreGroup } from './core-group.ts'

export const HOME: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'way', 'composed'],
    cores: [
      'thuis beginnen',
      'van plan tot thuis',
      'voor een fijn thuis',
      'over ruimte, licht en <rust|het gevoel van thuiskomen>',
      'voor een huis dat past bij <wie er woont|de mensen die er wonen>',
      'van het eerste plan tot een plek waar [je|u] graag <bent|thuiskomt>',
      'waarom een goed plan {vooraf }tijd, geld en {een hoop }ergernis scheelt',
      'hoe licht, kleur en ruimte {samen }van een huis een thuis maken',
      'wat {nu }mooi lijkt, wat jaren later nog werkt en {vooral }wat bij [je|u] past',
      'wat een huis vraagt, wat [je|u] zelf {al }kunt en wat {rustig }mag wachten',
      'de keuzes vooraf, de drukte onderweg en {daarna }eindelijk {weer }rust in huis',
    ],
    asks: [
      'waar [begin je|begint u]?',
      'wat past bij [jouw|uw] huis?',
      'wat mag blijven en wat kan anders?',
      'zelf doen of uitbesteden?',
      'waar [word je|wordt u] blij van in huis?',
    ],
    parts: ['waar [je|u] begint', 'wat bij [je|uw] huis past', 'wat een kamer rust geeft', 'wat mag wachten'],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [maak je|maakt u] {stap voor stap }van een huis een thuis{, ook met een klein budget|, ook als de ruimte beperkt is}',
      'zo [begin je|begint u] met een plan en niet met <een|een te volle> winkelwagen',
      'zo [kies je|kiest u] wat {ook }over jaren nog bij [je|u] past{, zonder elke woontrend te volgen}',
    ],
  },
  {
    heads: ['topic', 'doing', 'list', 'way', 'composed'],
    title: /opruim|opgeruimd|schoonma|poets|rommel|ontspul/iu,
    cores: [
      'één la tegelijk',
      'meer rust en ruimte in huis',
      'begin bij één la en werk {van daaruit }{rustig }verder',
      'wat weg mag, wat mag blijven en hoe [je|u] de boel {daarna }netjes houdt',
      'waarom één lege la {vaak }een beter begin is dan een hele zolder',
      'minder spullen, minder zoeken en {vooral }meer rust in huis',
    ],
    asks: ['wat mag weg en wat mag blijven?', 'hoe [houd je|houdt u] alles {daarna }netjes?'],
    parts: ['wat weg mag', 'wat mag blijven', 'hoe [je|u] alles netjes houdt'],
  },
  {
    heads: ['topic', 'doing', 'definite', 'way', 'composed'],
    title: /klus|verbouw|schilder|verf|behang|vloer|keuken|badkamer|zolder/iu,
    cores: [
      'van de eerste schets tot de laatste <kwast|schroef>',
      'wat [je|u] zelf kunt doen en wanneer [je|u] beter een vakman belt',
      'wat [je|u] zelf kunt{, wat [je|u] uitbesteedt} en <waar [je|u] begint|welke klus beter kan wachten>',
      'kiezen, meten, nog eens meten en dan pas {echt }beginnen',
    ],
    asks: ['welke klus komt eerst?', 'wat [kun je|kunt u] zelf en wanneer [bel je|belt u] een vakman?'],
    parts: ['wat [je|u] zelf kunt doen', 'wanneer [je|u] een vakman belt', 'wat een goede volgorde scheelt'],
  },
  {
    heads: ['statement', 'question'],
    cores: [
      'wat dat <thuis|in de praktijk|thuis in de praktijk> betekent',
      'wat dat betekent voor wie <huurt of koopt|thuis iets wil veranderen>',
    ],
  },
]

export const FAMILY: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    cores: [
      'voor groot en klein',
      'van ouders voor ouders',
      'met oog voor elk kind',
      'waarom geen kind hetzelfde is{ en goede raad dus zelden voor iedereen werkt}',
      'met oog voor wat kinderen {echt }nodig hebben{ en wat ouders aankunnen}',
      'wat kinderen zelf zeggen, wat ouders zien en <wat daarbij helpt|wat dat thuis betekent>',
      'waarom in het ene gezin werkt wat in het andere {meteen |vrijwel meteen }misgaat',
      'hoe dat thuis gaat{, wat ouders daarvan merken} en wat kinderen er {zelf }van vinden',
      'voor ouders, kinderen en iedereen die {graag }met hen meeleeft',
      'wat elke leeftijd vraagt{, wat kinderen zelf kunnen} en <waar ouders op letten|wat ouders kunnen doen>',
    ],
    asks: [
      'hoe gaat dat bij [jullie|u] thuis?',
      'wat merken kinderen ervan?',
      'wat kunnen ouders doen?',
      'wat vraagt dat van ouders?',
      'wat zeggen kinderen er zelf van?',
    ],
    parts: [
      'wat kinderen zelf zeggen',
      'wat ouders kunnen doen',
      'wat elke leeftijd vraagt',
      'waarom geen kind hetzelfde is',
    ],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title:
      /opvoed|ouders van|puber|peuter|kleuter|gezin|tiener|zindelijk|driftbui|grenzen|schermtijd|ouderschap|moeder worden|vader worden/iu,
    cores: [
      'samen groot worden',
      'over grenzen, geduld en gewone dagen{ waarop alles anders loopt dan gepland}',
      'voor ouders die het graag goed doen en {soms |af en toe |heel af en toe }ook maar wat doen',
      'wat kinderen {zelf }al kunnen, wat [je|u] {beter }loslaat en welke afspraken helpen',
      'hoe [je|u] samen afspraken maakt{, wanneer [je|u] loslaat} en waarom {een beetje }rommel erbij hoort',
      'met plek voor twijfel, humor en <een eigen aanpak|een aanpak die bij [je|uw] gezin past>',
      'tussen vasthouden en loslaten, met {veel |heel veel }liefde en {af en toe }een diepe zucht',
    ],
    asks: [
      'welke afspraken helpen?',
      'ingrijpen of even afwachten?',
      'welke afspraken helpen en wanneer [laat je|laat u] los?',
    ],
    parts: ['wat kinderen zelf al kunnen', 'welke afspraken helpen', 'wanneer loslaten werkt'],
  },
  {
    heads: ['topic', 'doing'],
    title: /opvoed|ouders van|puber|peuter|kleuter|gezin|tiener|zindelijk|driftbui|grenzen|schermtijd|ouderschap/iu,
    cores: [
      'zo blijft het thuis <gezellig|leuk voor iedereen>{, ook op dagen dat alles anders loopt|, ook als iedereen moe is}',
      'zo [vind je|vindt u] een weg die bij [je|uw] gezin past{, zonder alles perfect te willen doen}',
    ],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title: /feest|knutsel|spelletje|uitje|speeltuin|logeer|vakantie met|dagje|escaperoom/iu,
    cores: [
      'plezier voor groot en klein',
      'van het eerste idee tot <moe maar voldaan naar huis|een dag om over na te praten>',
      'met weinig voorbereiding, veel plezier en <een beetje rommel|rommel van later zorg>',
      'wat [je|u] klaarzet, wat kinderen zelf bedenken en waarom <plannen helpt|loslaten de lol vergroot>',
    ],
    asks: ['wat [zet je|zet u] klaar?', 'wie doet er mee?'],
    parts: ['wat [je|u] klaarzet', 'wat kinderen zelf bedenken', 'hoe iedereen mee kan doen'],
  },
  {
    heads: ['topic', 'doing'],
    title: /feest|knutsel|spelletje|uitje|speeltuin|logeer|vakantie met|dagje|escaperoom/iu,
    cores: [
      'zo [maak je|maakt u] er {met weinig voorbereiding }een <vrolijke dag|dag vol plezier> van{, ook met een klein budget}',
    ],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title: /baby|zwanger|kraam|geboorte/iu,
    cores: [
      'de eerste tijd, met weinig slaap en {heel }veel liefde',
      'wat [je|u] echt nodig hebt en wat {gerust }in de winkel mag blijven',
    ],
    asks: ['wat [heb je|hebt u] echt nodig?'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title: /puber|tiener/iu,
    cores: [
      'tussen loslaten en vasthouden',
      'in gesprek blijven, ook als het antwoord uit <één woord|een zucht> bestaat',
    ],
    asks: ['hoe [blijf je|blijft u] in gesprek?'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title: /school|\bklas\b|leerling|leraar|docent/iu,
    cores: [
      'tussen de les en het schoolplein',
      'wat leerlingen ervan vinden{, wat leraren ermee doen} en <wat ouders ervan merken|wat dat thuis betekent>',
      'wat er in de klas verandert, wat leraren nodig hebben en wat ouders ervan merken',
    ],
    asks: ['wat vinden leerlingen er zelf van?', 'wat vraagt dat van leraren?'],
    parts: ['wat leerlingen ervan vinden', 'wat leraren nodig hebben', 'wat ouders ervan merken'],
  },
  {
    heads: ['statement', 'question'],
    cores: [
      'wat dat thuis betekent',
      'wat dat thuis betekent voor ouders en {voor }kinderen',
      'wat ouders <daarvan|daar thuis van> merken{ en wat kinderen daar zelf van vinden}',
    ],
    asks: ['wat merken ouders daarvan?', 'hoe is dat bij [jullie|u] thuis?'],
  },
]

export const HOWTO: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'way', 'composed'],
    cores: [
      'stap voor stap',
      'lezen, proberen, kunnen',
      'een helder begin voor wie {liever |graag }zelf aan de slag gaat',
      'van de eerste poging tot een resultaat <dat er mag zijn|om trots op te zijn>',
      'wat [je|u] klaarlegt, waar [je|u] begint en waar het {vaak |bij beginners vaak }misgaat',
      'waarom rustig beginnen {uiteindelijk }{juist }tijd scheelt',
      'welke volgorde handig is{, waar beginners op vastlopen} en <wanneer [je|u] hulp vraagt|wat oefening doet>',
      'voor wie liever doet dan {eerst }een {hele }handleiding uitleest',
      'eerst kijken, dan proberen en daarna pas {echt }<beginnen|aan de slag>',
      'wat [je|u] nodig hebt, wat [je|u] zelf kunt en wat {een beetje }oefening oplevert',
    ],
    asks: [
      'waar [begin je|begint u]?',
      'wat [leg je|legt u] klaar?',
      'waar lopen beginners op vast?',
      'hoeveel tijd kost dat?',
      'wat maakt het verschil?',
      'wat [leg je|legt u] klaar en waar [begin je|begint u]?',
    ],
    parts: ['wat [je|u] klaarlegt', 'waar [je|u] begint', 'waar beginners op vastlopen', 'welke volgorde handig is'],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [ga je|gaat u] <ermee|er rustig mee|er meteen mee> aan de slag{, ook zonder ervaring|, ook als [je|u] twee linkerhanden hebt}',
      'zo [kom je|komt u] {stap voor stap |zonder omwegen }van plan naar resultaat{, ook als het de eerste keer tegenvalt}',
    ],
  },
]

export const PRODUCT: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed', 'name'],
    cores: [
      'eerst lezen, dan kiezen',
      'kopen of laten staan',
      'de verschillen op een rij',
      'de sterke punten, de minpunten en voor wie',
      'wat overtuigt, wat tegenvalt en <voor wie|voor wie dit een goede keuze is>',
      'waar het prijsverschil in zit{, waar [je|u] op let} en wanneer duurder niet beter is',
      'waarom de goedkoopste keuze <soms|niet zelden> duur uitpakt{ en de duurste niet altijd de beste is}',
      'kijken, vergelijken en dan pas kiezen{, met de verschillen naast elkaar}',
      'wat in het dagelijks gebruik {echt }telt en wat {vooral }<in de folder|op papier> mooi staat',
      'waar [je|u] {in de winkel }op let, wat [je|u] {gerust }overslaat en wat [je|u] {beter }eerst uitprobeert',
      'voor wie eerst {rustig }wil vergelijken en dan {pas |met een gerust hart }wil kiezen',
    ],
    asks: [
      'waar zitten de verschillen?',
      'voor wie is dit een goede keuze?',
      'wat telt in het dagelijks gebruik?',
      'nu kopen of nog even wachten?',
      'wanneer is duurder ook beter?',
      'waar zitten de verschillen en wat past bij [jou|u]?',
    ],
    parts: [
      'waar de verschillen zitten',
      'wat in het gebruik telt',
      'wanneer duurder niet beter is',
      'waar [je|u] bij de keuze op let',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [kies je|kiest u] <met een gerust hart|met kennis van zaken>{, zonder uren te vergelijken|, ook als het aanbod groot is}',
      'zo [weet je|weet u] vooraf waar [je|u] op let{ en wat [je|u] gerust kunt overslaan}',
    ],
  },
  {
    heads: ['question', 'statement'],
    cores: [
      'waar de verschillen zitten en voor wie dat telt',
      'waar het prijsverschil in zit en wat <in de praktijk|in het dagelijks gebruik> telt',
    ],
    parts: ['waar de verschillen zitten', 'wat in het gebruik telt', 'waar het prijsverschil in zit'],
  },
  {
    heads: ['topic', 'definite', 'list', 'composed'],
    title: /cadeau/iu,
    cores: [
      'van klein gebaar tot grote verrassing',
      'iets geven dat past bij wie het krijgt{, ook met een klein budget}',
      'waarom een klein cadeau {soms |vaak }meer zegt dan een duur pakket',
    ],
    asks: ['voor wie [zoek jij|zoekt u] iets?'],
  },
]

/** The same for something that another register knows by its kind: a telephone that is reviewed. */
export const REVIEWS: readonly CoreGroup[] = PRODUCT.filter(({ title }) => title === undefined).map((group) => ({
  ...group,
  title: /review|getest|\btest\b|koopgids|vergelijk/iu,
}))
