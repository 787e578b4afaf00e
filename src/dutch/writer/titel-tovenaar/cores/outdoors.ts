// Title cores for what grows, lives and can be visited outside: garden, animals, travel, days out. Data only.

import type { CoreGroup } from './core-group.ts'

export const GARDEN: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    cores: [
      'groen geluk',
      'met beide handen in de aarde',
      'wat {grond, }licht en water doen{, en wat [je|u] gerust aan de natuur overlaat|, en waar geduld het meeste werk doet}',
      'waarom geduld {in het groen }vaak meer oplevert dan <haast|hard werken|een dag hard werken>',
      'waarom de juiste plek {vaak }het halve werk is{ en geduld de rest doet| en de natuur de rest doet}',
      'van de eerste schep aarde tot <de laatste bloei|het moment waarop alles groeit en bloeit>',
      'voor groene vingers en <voor wie ze nog moet krijgen|zeker ook voor wie ze nog moet krijgen>',
      'wat elk seizoen vraagt{, wat [je|u] gerust overslaat} en wanneer [je|u] <alleen nog hoeft te genieten|het groen de ruimte geeft>',
      'de juiste plek{, de juiste grond}{, genoeg water} en {vooral }<geduld|een beetje geduld|heel veel geduld>',
      'wat er {vanzelf }wil groeien, wat {extra }aandacht vraagt en welke klus {gerust }kan wachten',
    ],
    asks: [
      'waar [begin je|begint u]?',
      'wat vraagt elk seizoen?',
      'hoeveel werk is dat echt?',
      'zon of schaduw?',
      'wat [doe je|doet u] zelf en wat doet de natuur?',
      'welke klus kan {gerust }wachten?',
      'wat wil er groeien en welke plek is geschikt?',
      'wat wil er groeien, en <wat|hoeveel werk> vraagt dat?',
    ],
    parts: [
      'wat elk seizoen vraagt',
      'welke klus kan wachten',
      'wat de natuur zelf al doet',
      'waar de juiste grond verschil maakt',
      'hoe [je|u] begint',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [geniet je|geniet u] <langer|een heel seizoen lang|van voorjaar tot najaar> van {al het }groen{, ook zonder groene vingers|, ook als [je|u] weinig tijd hebt}',
      'zo [krijg je|krijgt u] met {wat }minder werk {toch }meer groen{ om [je|u] heen}{ en meer tijd om ervan te genieten}',
      'zo [geef je|geeft u] het groen {alle |de }ruimte{ en [houd je|houdt u] zelf tijd over om te genieten}',
    ],
  },
  {
    heads: ['topic', 'doing', 'definite', 'list', 'way', 'composed'],
    title: /moestuin|zaai|groente|tomaten|kruidentuin|aardbei|moeskas|oogst|courgette/iu,
    cores: [
      'van zaadje tot bord',
      'van het eerste zaadje tot <de oogst op tafel|de dag waarop de oogst op tafel staat>',
      'zaaien, water geven{, wachten} en {dan }eten wat [je|u] zelf liet groeien',
      'wat [je|u] zaait, wanneer [je|u] oogst en waarom klein beginnen {vaak }loont',
    ],
    asks: ['wat [zaai je|zaait u] als eerste?', 'wat [zaai je|zaait u] als eerste en wanneer [kun je|kunt u] oogsten?'],
    parts: ['wat [je|u] wanneer zaait', 'hoe [je|u] de oogst spreidt', 'waarom klein beginnen slim is'],
  },
  {
    heads: ['topic', 'doing'],
    title: /moestuin|zaai|groente|tomaten|kruidentuin|aardbei|oogst|courgette/iu,
    cores: [
      'zo [haal je|haalt u] {ook op een klein oppervlak }een oogst binnen waar [je|u] <zelf|wekenlang|een zomer lang> van eet',
      'zo [eet je|eet u] {straks }uit eigen oogst{, ook als [je|u] nooit eerder iets zaaide}',
    ],
  },
  {
    heads: ['topic', 'doing', 'definite', 'list', 'way', 'composed'],
    title: /bloem(?!kool)|bollen|rozen|\broos\b|hortensia|lavendel|tulp|dahlia|bloei|boeket/iu,
    cores: [
      'van knop tot volle bloei',
      'kleur in de tuin, van <de eerste knop|het vroege voorjaar> tot de laatste bloem',
      'wanneer alles bloeit{, wat dat vraagt} en hoe [je|u] <ervan|daar zo lang mogelijk van> geniet',
    ],
    asks: ['wanneer staat alles in bloei?'],
  },
  {
    heads: ['topic', 'doing', 'definite', 'list', 'way', 'composed'],
    title: /snoei/iu,
    cores: [
      'waar [je|u] knipt, wanneer [je|u] wacht en wat [je|u] {beter }laat staan',
      'de juiste schaar, {de juiste plek, }het juiste moment en {dan }durven knippen',
    ],
    asks: ['waar [knip je|knipt u] en wat [laat je|laat u] staan?', 'wanneer [pak je|pakt u] de schaar?'],
  },
  {
    heads: ['topic', 'doing', 'definite', 'list', 'way', 'composed'],
    title: /kamerplant|vensterbank|monstera|orchidee|cactus|vetplant/iu,
    cores: ['licht, water en af en toe {wat }aandacht', 'groen in huis, ook voor wie <weleens|vaak> een plant vergeet'],
    asks: ['welke plek in huis is geschikt?'],
  },
  {
    heads: ['statement', 'question'],
    cores: [
      'wat dat {in de praktijk }voor de tuin betekent',
      'wat dat {elk seizoen }betekent voor wie {graag }buiten met groen bezig is',
    ],
  },
]

export const ANIMALS: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    cores: [
      'een dierenverhaal',
      'met een hart voor dieren',
      'gedrag, gewoontes en {vooral }een eigen karakter',
      'met aandacht voor wat een dier {echt }nodig heeft{ en zonder woorden laat weten}',
      'over gedrag, verzorging en <een band zonder woorden|een band waar geen woord voor nodig is>',
      'van het eerste contact tot <een hechte band|een band waar geen woord aan te pas komt>',
      'wat gedrag vertelt, wat een dier nodig heeft en waarom geduld {altijd |vrijwel altijd }loont',
      'waarom rust en regelmaat voor een dier {zo }belangrijk zijn',
      'hoe [je|u] signalen leert lezen en {zo }<het vertrouwen wint|een goede band opbouwt>',
      'voor wie van dieren houdt{ en ze beter wil begrijpen| en wil weten wat ze ons laten zien}',
      'wat een dier [je|u] laat zien{, wat [je|u] daarvan leert} en waarom dat zo blijft boeien',
    ],
    asks: [
      'hoe [win je|wint u] vertrouwen?',
      'wat heeft een dier {echt }nodig?',
      'wat vertelt het gedrag?',
      'wat [kun je|kunt u] van dieren leren?',
      'wat vertelt het gedrag en wat heeft een dier nodig?',
    ],
    parts: ['wat gedrag vertelt', 'wat een dier nodig heeft', 'waarom geduld loont', 'hoe vertrouwen groeit'],
  },
  {
    heads: ['topic', 'doing'],
    title: /hond|puppy|\bkat(?:ten)?\b|kitten|poes|konijn|cavia|hamster|huisdier/iu,
    cores: [
      'zo [bouw je|bouwt u] {rustig |met geduld }aan een <goede|hechte> band{, ook op dagen dat het even tegenzit}',
      'zo [geef je|geeft u] een dier rust en regelmaat{, ook in een druk gezin|, ook op drukke dagen}',
    ],
    asks: ['wat vraagt dat in huis?'],
  },
  {
    heads: ['topic', 'doing', 'definite', 'list', 'way', 'composed'],
    title: /hond|puppy|\bkat(?:ten)?\b|kitten|poes|konijn|cavia|hamster|huisdier/iu,
    cores: [
      'rust, regelmaat en <een goede band|een band waar [je|u] elke dag aan bouwt>',
      'wat dat in huis vraagt, hoe [je|u] samen went en wat een vast ritme {voor een dier }doet',
    ],
    parts: ['wat dat in huis vraagt', 'wat een vast ritme doet', 'hoe [je|u] samen went'],
  },
  {
    heads: ['statement', 'question'],
    cores: ['wat dat voor het dier zelf betekent', 'wat dat vertelt over dieren en <over ons|over wie ervoor zorgt>'],
  },
]

/** Going out, for a day or for weeks. */
export const OUTINGS: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed'],
    cores: [
      'eropuit',
      'om {alvast |even }weg te dromen',
      'voor wie er {graag }op uit gaat en met verhalen terugkomt',
      'met een plan op zak en ruimte voor <toeval|wat onderweg gebeurt|wat zich onderweg aandient>',
      'waarom een omweg {zo vaak }de moeite waard is{ en haast onderweg zelden helpt}',
      'wat [je|u] niet wilt missen{, wat [je|u] gerust overslaat} en <wanneer [je|u] het beste gaat|hoe [je|u] de drukte ontloopt>',
      'wat {er }onderweg te zien is, wat [je|u] meeneemt en wanneer [je|u] het beste gaat',
    ],
    asks: [
      'wie gaat er mee?',
      'wat [wil je|wilt u] niet missen?',
      'rust of avontuur?',
      'met een plan of op gevoel?',
      'wanneer [ga je|gaat u] en wat [neem je|neemt u] mee?',
    ],
    parts: [
      'wat [je|u] niet wilt missen',
      'waar de drukte ophoudt',
      'wanneer [je|u] het beste gaat',
      'waarom een omweg loont',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [ga je|gaat u] goed voorbereid op pad{, met ruimte voor een omweg|, zonder alles vast te leggen}',
      'zo [haal je|haalt u] <het meeste|meer> uit de tijd die [je|u] hebt{, zonder van hot naar her te rennen}',
    ],
  },
]

export const TRAVEL: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed'],
    title: /^(?!.*(?:zoeken|jutten|zandkastelen))/iu,
    cores: [
      'koffer pakken',
      'van koffer pakken tot thuiskomst',
      'van de eerste plannen {aan de keukentafel }tot <de thuiskomst|de verhalen na thuiskomst>',
      'voor wie graag vertrekt en <met|het liefst met> <verhalen|nieuwe verhalen> terugkomt',
      'wat [je|u] vooraf regelt, wat [je|u] {ter plaatse }ziet en wat [je|u] {gerust }overslaat',
      'een plan maken{, de tas pakken} en daar onderweg {met plezier }weer van afwijken',
    ],
    asks: [
      'wat mag er {echt }mee in de koffer?',
      'wanneer [ga je|gaat u] en wat [wil je|wilt u] niet missen?',
      'wat [regel je|regelt u] vooraf en wat [laat je|laat u] {liever }aan het toeval over?',
    ],
    parts: ['wat [je|u] vooraf regelt', 'wat [je|u] ter plaatse ziet', 'wat [je|u] gerust overslaat'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed'],
    title: /strand|eiland|\bzee\b|kust/iu,
    cores: [
      'zand, zee en tijd <over|om niets te hoeven>',
      'tussen zand en zee, met {genoeg }tijd voor een omweg {langs het water }en een {lange }lunch',
    ],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed'],
    title: /stedentrip|citytrip|weekend|\bstad\b|steden/iu,
    cores: [
      'te voet door de straten, met tijd voor {een omweg en }een terras',
      'een paar dagen {in de stad }zonder lange lijst die af moet',
    ],
    asks: ['welke wijk is de omweg waard?'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed'],
    title: /camping|kamper|camper|\btent/iu,
    cores: [
      'klein huis, grote vrijheid en koffie in de buitenlucht',
      'van de eerste nacht buiten tot <de laatste ochtend|de ochtend waarop niemand naar huis wil>',
    ],
  },
]

export const OUTDOORS: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed'],
    cores: [
      'schoenen aan en gaan',
      'frisse lucht en een lege agenda',
      'frisse lucht, een goede route en {halverwege }<koffie onderweg|een plek om even te zitten>',
      'van de voordeur tot <het mooiste uitzicht|de laatste kilometer naar huis>',
      'voor wie buiten het beste tot rust komt{, ook als het weer niet meewerkt}',
      'welke route bij [je|u] past{, wat [je|u] meeneemt} en waar [je|u] {onderweg }even <stopt|blijft staan>',
      'waarom een vroege start loont{ en een omweg nog meer}',
    ],
    asks: [
      'wie gaat er mee?',
      'te voet of op de fiets?',
      'welke route past bij [jou|u]?',
      'wat [neem je|neemt u] mee?',
      'welke route past bij [jou|u] en wat [neem je|neemt u] mee?',
    ],
    parts: [
      'welke route bij [je|u] past',
      'wat [je|u] meeneemt',
      'waar [je|u] even stopt',
      'waarom een vroege start loont',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [kom je|komt u] {ook in een drukke week }vaker buiten{, met een route die bij [je|u] past}',
      'zo [maak je|maakt u] van een {gewone }vrije dag een dag buiten{, met niet meer dan goede schoenen}',
    ],
  },
]
