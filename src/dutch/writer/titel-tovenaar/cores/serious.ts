// Title cores for death, war, illness, crime and disaster: sober, without a question to the reader. Data only.

import type { CoreGroup, HeadKind } from './core-group.ts'

const ALL: readonly HeadKind[] = [
  'topic',
  'definite',
  'doing',
  'name',
  'list',
  'way',
  'why',
  'statement',
  'self',
  'question',
  'quote',
  'composed',
  'call',
  'piece',
]

const EVENT_WORDS =
  'ongeluk|ongeval|brand|aanrijding|botsing|explosie|ontploff|steekpartij|gestoken|schiet|geschoten|aanslag|overval|inbra|beroofd|vermist|vermissing|ontvoer|gijzel|aangehouden|arrest|verdachte|dader|(?<!zelf)moord|doodslag|mishandeld|verkracht|aangereden|verdronk|verdrink|crash|rechtbank|rechtszaak|strafzaak|celstraf|omgekomen|om het leven'
const FAR_WORDS =
  'oorlog|bombard|raket|invasie|\\bfront|soldat|genocide|gaza|oekraïne|vluchteling|asielzoeker|hongersnood|aardbeving|overstroming|tsunami|orkaan|cycloon|tornado|watersnood|\\bramp|ramp\\b|vulkaan|evacu|staakt-het-vuren|terreur|holocaust'
const LOSS_WORDS =
  'in memoriam|overled|overleed|overlij|gestorven|sterft|stierf|sterven|uitvaart|begraf|begraven|crematie|condol|weduw|afscheid|rust zacht|laatste groet|\\bop[ai]\\b|\\boma\\b'

const GRIEF = /\brouw|verlies|nabestaand|verdriet/iu
/** What lies back in time is told otherwise than what has just happened. */
const REMEMBER_WORDS = 'herdenk|herdacht|dodenherdenking|monument|jaar na |jaar geleden'
const REMEMBER = new RegExp(REMEMBER_WORDS, 'iu')
export const EVENT = new RegExp(`^(?!.*(?:${REMEMBER_WORDS})).*(?:${EVENT_WORDS})`, 'iu')
export const FAR = new RegExp(`^(?!.*(?:${REMEMBER_WORDS})).*(?:${FAR_WORDS})`, 'iu')
/** For the loss of one person and for grief itself; a death by accident or in war is news first. */
export const LOSS = new RegExp(`^(?!.*(?:${EVENT_WORDS}|${FAR_WORDS})).*(?:${LOSS_WORDS})`, 'iu')
const ILLNESS =
  /kanker|tumor|chemo|\bziek|ziekte|dement|alzheimer|parkinson|leukemie|beroerte|hart(?:aanval|infarct|stilstand)|hersenbloeding|depress|burn-?out|psychose|anorexia|boulimia|eetstoornis|versla(?:af|v)|covid|corona|epidemie|pandemie|besmet|hospice|palliatie|euthanasie|ptss|trauma|miskraam|zelfmoord|zelfdoding|suïci|suici/iu

/** True of every serious subject; the ones of its kind come first. */
export const SOBER: readonly CoreGroup[] = [
  {
    heads: ALL,
    cores: [
      'het verhaal',
      'met aandacht verteld',
      'de vragen die blijven',
      'een verhaal dat aandacht vraagt',
      'een artikel om met aandacht te lezen',
      'over de mensen om wie het gaat',
      'met respect voor iedereen die dit raakt',
      'met aandacht voor de mensen om wie het gaat{ en voor wie hen lief is}',
      'een verhaal dat vraagt om <rust|aandacht|rust en aandacht>{, en om zorgvuldige woorden}',
      'zorgvuldig verteld, met oog voor <wie dit raakt|de mensen om wie het gaat>',
      'over de mensen om wie het gaat en {over }de vragen die <blijven|daarna blijven>',
      'de feiten, de mensen en <de vragen die blijven|wat dit met een omgeving doet>',
      'een verhaal over mensen, verteld met aandacht{ en zonder omwegen}',
      'over wat er gebeurt, wie dat raakt en waarom aandacht daarvoor telt',
      'een artikel om met aandacht te lezen, met respect voor iedereen die dit raakt',
      'wat dat met mensen doet{, wat onbesproken blijft} en waarom aandacht daarvoor telt',
      'wat dat voor betrokkenen betekent en welke vragen blijven',
      'met aandacht voor de mensen om wie het gaat, voor wie hen lief is en voor de vragen die blijven',
      'over wat er gebeurt, over wie dat raakt en over de vragen die {daarna }{nog lang }blijven',
      'de mensen, hun omgeving en de vragen die {daarna }<blijven|overblijven>',
      'rustig verteld{, met de feiten op een rij} en met oog voor <betrokkenen|de mensen om wie het gaat>',
    ],
    ends: [
      'met oog voor wie dit raakt',
      'met oog voor de mensen om wie het gaat',
      'met respect voor iedereen die dit raakt',
      'met aandacht voor de mensen om wie het gaat',
    ],
    parts: [
      'wat dat met mensen doet',
      'wie dat raakt',
      'welke vragen blijven',
      'wat onbesproken blijft',
      'waarom aandacht daarvoor telt',
    ],
  },
  {
    heads: ['list'],
    cores: [
      'zorgvuldig op een rij',
      'een zorgvuldig overzicht',
      'rustig op een rij{, met aandacht voor wie dit raakt|, met oog voor wie dit meemaakt}',
      'een overzicht{ om rustig te lezen}, met oog voor <wie dit meemaakt|de mensen om wie het gaat>',
      'zorgvuldig op een rij, voor wie dit meemaakt en voor wie <daarnaast|ernaast> staat',
      'een overzicht voor wie dit meemaakt, voor naasten en voor iedereen die wil helpen',
    ],
  },
  {
    heads: ['question', 'why', 'way'],
    cores: [
      'een zorgvuldig antwoord',
      'wat daarover te zeggen valt',
      'een zorgvuldig antwoord op een zware vraag',
      'wat daarover te zeggen valt, met aandacht voor wie dit raakt',
    ],
  },
  {
    heads: ['quote', 'self'],
    cores: [
      'het verhaal achter deze woorden',
      'woorden die blijven, en het verhaal daarachter',
      'het verhaal achter deze woorden, met aandacht verteld',
    ],
  },
]

export const SERIOUS: readonly CoreGroup[] = [
  {
    heads: ALL,
    title: LOSS,
    ends: ['met aandacht voor wie achterblijft', 'met herinneringen die blijven', 'verteld met aandacht'],
    cores: [
      'een terugblik',
      'herinneringen',
      'een leven in herinnering',
      'afscheid en herinnering',
      'een afscheid, en wat blijft',
      'over verlies, herinnering en wat blijft',
      'over een afscheid en over wie achterblijft',
      'stilstaan bij een leven en bij wie achterblijft',
      'over afscheid, over herinnering en over wat blijft{ voor wie verder moet}',
      'herinneringen aan een leven{, en woorden voor wie daarmee achterblijft}',
      'een leven, een afscheid en {de }herinneringen die <blijven|mensen blijven delen>',
      'over een leven, over een afscheid en over <wat blijft|wat blijft voor wie verder moet>',
      'wie er achterblijft{, welke herinneringen blijven} en <wat een leven betekende|wat een afscheid betekent>',
      'hoe mensen {samen }herdenken{, wat dat betekent} en welke herinneringen blijven',
      'een terugblik op een leven, met aandacht voor <wie achterblijft|herinneringen die blijven|de mensen die achterblijven>',
    ],
    parts: [
      'wie er achterblijft',
      'wat een leven betekende',
      'welke herinneringen blijven',
      'hoe mensen herdenken',
      'wat een afscheid betekent',
    ],
  },
  {
    heads: ALL,
    title: REMEMBER,
    ends: ['met aandacht voor wie achterblijft', 'met respect voor iedereen die dit raakt'],
    cores: [
      'stilstaan en herinneren',
      'stilstaan bij wie er niet meer is',
      'herinneren, stilstaan en doorvertellen',
      'over herinneren, doorvertellen en verder leven',
      'de herinneringen, de verhalen en de vragen die blijven',
      'hoe mensen herdenken{, wat dat betekent} en welke verhalen blijven',
      'wat er gebeurde, wie dat raakte en waarom herinneren {nog altijd }telt',
      'over wat er gebeurde, over wie er niet meer is en over het belang van doorvertellen',
      'waarom stilstaan belangrijk is en welke verhalen mensen {blijven }doorvertellen',
    ],
    parts: ['wat er gebeurde', 'hoe mensen herdenken', 'welke verhalen blijven', 'waarom herinneren telt'],
  },
  {
    heads: ALL,
    title: GRIEF,
    ends: ['met aandacht voor wie verder moet', 'met oog voor wie dit meemaakt'],
    cores: [
      'over gemis en verder leven',
      'over verdriet, herinnering en steun',
      'over gemis, over herinnering en over verder leven',
      'hoe mensen verder leven{, wat steun geeft} en waarom erover praten {zo }telt',
      'wat verdriet met mensen doet en wat {daarbij |dan }tot steun kan zijn',
      'over leegte, over herinnering en over mensen die blijven luisteren',
      'wat er verandert, wat er blijft en wie er dan {nog }luistert',
      'over de eerste tijd, over de jaren daarna en over de mensen die blijven',
    ],
    parts: ['hoe mensen verder leven', 'wat steun geeft', 'waarom erover praten telt', 'wat er blijft'],
  },
  {
    heads: ALL,
    title: EVENT,
    ends: ['met oog voor betrokkenen', 'met de feiten op een rij', 'met oog voor iedereen die dit raakt'],
    cores: [
      'de feiten',
      'dit is bekend',
      'de stand van zaken{, met oog voor betrokkenen}',
      'feiten, achtergrond en de vragen die {nog }openstaan{, met oog voor betrokkenen}',
      'hoe het {nu }verdergaat en welke vragen {nog }openstaan{, met de feiten op een rij}',
      'wat er bekend is',
      'wat er nu bekend is',
      'de feiten op een rij',
      'wat vaststaat en wat nog niet',
      'wat er {nu }bekend is en wat nog onduidelijk is',
      'de feiten op een rij, met oog voor betrokkenen',
      'wat er bekend is, wat {nog }onduidelijk is en hoe het {nu }verdergaat',
      'wat er vaststaat{, welke vragen openstaan} en wat dat voor <betrokkenen|de omgeving> betekent',
      'een overzicht van wat {tot nu toe }bekend is{, met oog voor betrokkenen}',
      'wat er gebeurde, wat {nog }onduidelijk is en wat dat voor de omgeving betekent',
    ],
    parts: [
      'wat er bekend is',
      'wat nog onduidelijk is',
      'welke vragen openstaan',
      'hoe het nu verdergaat',
      'wat dat voor de omgeving betekent',
    ],
  },
  {
    heads: ALL,
    title: FAR,
    ends: ['met oog voor de mensen', 'met de feiten op een rij', 'met aandacht voor iedereen die dit raakt'],
    cores: [
      'de feiten',
      'het verhaal achter het nieuws',
      'de mensen achter het nieuws',
      'de feiten, de achtergrond en de mensen',
      'wat er bekend is en wie de gevolgen draagt',
      'de mensen achter de cijfers en de vragen die blijven',
      'de achtergrond, de gevolgen en de mensen die daarmee {moeten }leven',
      'hoe het zover kwam{, wat er bekend is} en <wie de gevolgen draagt|waar hulp nodig is>',
      'wat dat voor burgers betekent{, waar hulp nodig is} en welke vragen blijven',
      'de mensen achter het nieuws, hun verhalen en <de vragen die blijven|wat hulp kan betekenen>',
      'wie de gevolgen draagt, waar hulp nodig is en wat {nog }onduidelijk blijft',
    ],
    parts: [
      'wat er bekend is',
      'wat nog onduidelijk is',
      'wie de gevolgen draagt',
      'waar hulp nodig is',
      'wat dat voor burgers betekent',
      'hoe het zover kwam',
    ],
  },
  {
    heads: ALL,
    title: ILLNESS,
    ends: ['met oog voor naasten', 'met aandacht voor wie dit meemaakt', 'met respect voor iedereen die dit raakt'],
    cores: [
      'leven met onzekerheid',
      'over zorg, naasten en hoop',
      'over steun, zorg en wat een mens nodig heeft',
      'over leven van dag tot dag, {met zorg, }met steun en met vragen{ die blijven}',
      'over zorg, over naasten en over wat steun kan betekenen',
      'wat dat van een mens vraagt en <wat naasten kunnen betekenen|wat daarbij tot steun is>',
      'wat steun kan zijn{, wat naasten kunnen doen} en waarom erover praten telt',
      'hoe een gewone dag verandert{, wat steun geeft} en <hoe naasten daarmee leven|wat zorg kan betekenen>',
      'over angst, <hoop, zorg en|over hoop, over zorg en over> de mensen die naast iemand blijven staan',
      'waarom erover praten {zo }<moeilijk|belangrijk> is en wat naasten kunnen betekenen',
      'wat dat van een mens vraagt, wat naasten kunnen betekenen en waarom erover praten {zo }telt',
    ],
    parts: [
      'wat dat van een mens vraagt',
      'wat naasten kunnen betekenen',
      'wat steun kan zijn',
      'hoe een gewone dag verandert',
      'waarom erover praten telt',
    ],
  },
]
