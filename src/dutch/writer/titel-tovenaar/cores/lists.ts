// Title cores behind lists, ways to do something and pieces such as interviews. Data only.

import type { CoreGroup } from './core-group.ts'

/** For news: a list without the reader. */
export const FACTUAL_LISTS: readonly CoreGroup[] = [
  {
    heads: ['list'],
    cores: [
      'de feiten',
      'op een rij',
      'een overzicht',
      'de feiten op een rij',
      'een overzicht in gewone taal',
      'de feiten, de achtergrond en wat {nog }onduidelijk is',
      'wat {al }vaststaat, wat nog niet en waar de meningen uiteenlopen',
      'een overzicht {in gewone taal }van wat vaststaat en wat {nog }onduidelijk is',
    ],
    asks: ['wat staat vast?', 'waar lopen de meningen uiteen?'],
    parts: ['wat al vaststaat', 'wat nog niet duidelijk is', 'waar de meningen uiteenlopen', 'welke feiten ertoe doen'],
  },
]

export const LISTS: readonly CoreGroup[] = [
  {
    heads: ['list'],
    cores: [
      'op een rij',
      'om te bewaren',
      'een overzicht',
      'een handige lijst',
      'van bekend tot verrassend',
      'een lijst om bij de hand te houden',
      'de bekende, de verrassende en <de onderschatte|de vaak vergeten|ook een paar die vaak vergeten zijn>',
      'een lijst om te bewaren, te delen en er later nog eens bij te pakken',
      'van de eerste die bij iedereen opkomt tot <een verrassing|de laatste, waar niemand meteen aan denkt>',
      'welke [je|u] al kent, welke verrassen en {vooral }welke <ertoe|er echt toe> doen',
    ],
    asks: [
      'welke [ken je|kent u] al?',
      'welke springt eruit?',
      'wat staat er bij [jou|u] bovenaan?',
      'welke ontbreekt er {volgens [jou|u] }nog?',
      'welke [ken je|kent u] al en welke {nog }niet?',
    ],
    parts: ['welke [je|u] al kent', 'welke verrassen', 'welke eruit springen', 'wat voor [jou|u] bovenaan staat'],
  },
  {
    heads: ['list'],
    title:
      /^(?!.*(?:fouten|misverstanden|mythes|redenen|vragen|signalen|problemen|gevaren|risico|valkuil|feiten|momenten))/iu,
    cores: [
      'om uit te kiezen',
      'om te bewaren en te delen',
      'kies wat bij [je|u] past en sla de rest {gerust }over{, want niet alles hoeft}',
      'een selectie waaruit iedereen kan kiezen{, met een paar verrassingen ertussen}',
      'van de keuze die voor de hand ligt tot <een verrassing|de keuze waar niemand meteen aan denkt>',
      'welke [je|u] al kent, welke verrassen en {vooral }welke bij [je|u] passen',
    ],
    asks: ['welke mag {volgens [jou|u] }niet ontbreken?'],
  },
  {
    heads: ['list'],
    title: /tips|manieren|stappen|trucs|trucjes|adviezen|regels|lessen|gewoontes|oefeningen/iu,
    cores: [
      'kies er één en begin vandaag{ nog}',
      'begin klein en bouw rustig verder',
      'begin met de makkelijkste en bouw {van daaruit }{rustig }verder',
      'meteen toe te passen, ook op een <drukke|doodgewone> dag',
      'klein genoeg voor vandaag en goed genoeg voor de lange termijn',
      'sommige kosten nauwelijks tijd, andere vragen {wat }<meer geduld|meer geduld en een beetje oefening>',
      'kies er één{, probeer die een week uit} en ga dan {pas }verder met de volgende',
      'welke meteen helpen{, welke tijd vragen} en hoe [je|u] ze {ook daarna }volhoudt',
    ],
    asks: ['welke [probeer je|probeert u] als eerste?', 'waar [begin je|begint u]?'],
    parts: ['welke meteen verschil maken', 'welke weinig moeite kosten', 'hoe [je|u] ze volhoudt'],
  },
  {
    heads: ['list'],
    title: /fouten|misverstanden|mythes/iu,
    cores: [
      'en hoe [je|u] ze voorkomt',
      'zo [herken je|herkent u] ze{ op tijd}',
      'herkennen is het begin, voorkomen de volgende stap',
      'hoe ze ontstaan, hoe [je|u] ze herkent en {vooral }hoe [je|u] ze voorkomt',
    ],
    asks: ['welke [herken je|herkent u]?'],
    parts: ['hoe [je|u] ze herkent', 'hoe [je|u] ze voorkomt', 'waarom ze zo hardnekkig zijn'],
  },
  {
    heads: ['list'],
    title: /redenen/iu,
    cores: [
      'van praktisch tot persoonlijk',
      'en welke voor [jou|u] de doorslag geeft',
      'van praktisch tot persoonlijk, en welke voor [jou|u] de doorslag geeft',
    ],
    asks: ['welke geeft bij [jou|u] de doorslag?'],
  },
  {
    heads: ['list'],
    title: /vragen/iu,
    cores: [
      'met antwoorden in gewone taal',
      'de antwoorden op een rij',
      'en de antwoorden, voor zover die er {nu al }zijn',
    ],
  },
]

export const WAYS: readonly CoreGroup[] = [
  {
    heads: ['way'],
    cores: [
      'de aanpak',
      'stap voor stap',
      'van begin tot eind',
      'ook zonder ervaring',
      'rustig en stap voor stap',
      'ook voor wie weinig ervaring heeft',
      'van de voorbereiding tot het resultaat{, met de valkuilen erbij}',
      'de aanpak, de valkuilen en het resultaat{ waar [je|u] op hoopt}',
      'een aanpak die [je|u] meteen kunt proberen{, ook zonder ervaring}',
      'stap voor stap, ook voor wie er nog nooit aan <begon|durfde te beginnen>',
      'met <oog|aandacht> voor de {kleine }details die {uiteindelijk }het verschil maken',
      'wat [je|u] nodig hebt{, waar [je|u] op let} en <wat het verschil maakt|waar het vaak misgaat|welke stap [je|u] niet overslaat>',
      'rustig, stap voor stap en met aandacht voor wat <onderweg|in de praktijk> {vaak }misgaat',
    ],
    asks: ['wat [heb je|hebt u] daarvoor nodig?', 'waar gaat het vaak mis?', 'wat maakt het verschil?'],
    parts: [
      'wat [je|u] nodig hebt',
      'waar [je|u] op let',
      'waar het vaak misgaat',
      'wat het verschil maakt',
      'welke stap [je|u] niet overslaat',
      'waarom de volgorde ertoe doet',
    ],
  },
]

export const PIECES: readonly CoreGroup[] = [
  {
    heads: ['piece'],
    cores: [
      'het verhaal',
      'een aanrader',
      'om rustig te lezen',
      'wat blijft hangen en waarom',
      'een verhaal om rustig te lezen',
      'over keuzes, over twijfel en over wat daarvan blijft{ hangen}',
      'een verhaal om in één keer {en op een rustig moment }te lezen',
      'een stuk om rustig te lezen, van de eerste alinea tot <het slot|de laatste>',
      'wat opvalt, wat {even }schuurt en wat {nog lang }blijft hangen',
    ],
    asks: ['wat blijft hangen?', 'welk verhaal zit daarachter?'],
    parts: ['wat opvalt', 'wat blijft hangen', 'welk verhaal daarachter zit', 'waarom dat de moeite waard is'],
  },
  {
    heads: ['piece'],
    title: /^(?:het |een )?(?:interview|in gesprek|portret|podcast)/iu,
    cores: [
      'een gesprek over drijfveren, keuzes en <twijfel|wat daarna komt>',
      'een gesprek over werk, {over twijfel, }over keuzes en over wat {daarin }blijft boeien',
      'de vragen, de antwoorden en alles wat daartussen <gebeurt|ligt>',
      'over wat drijft, wat bijblijft en wat nog <komt|op de lijst staat>',
      'over het werk, de mens en de vragen die daartussen liggen',
    ],
  },
  {
    heads: ['piece'],
    title: /^(?:de |een )?(?:column|opinie|essay)/iu,
    cores: [
      'stof tot nadenken',
      'een mening met een verhaal erachter',
      'stof om over na te denken en over door te praten',
      'de stelling, de argumenten en {ook }het tegengeluid',
      'om het mee eens te zijn, of juist {helemaal }niet',
      'een duidelijke mening, met argumenten om het mee {eens of }oneens te zijn',
      'de stelling, de argumenten en de vraag wat daar {nog }tegenin te brengen is',
      'waarom deze mening telt{, ook als niet iedereen het daarmee eens is}',
    ],
    asks: ['eens of oneens?', 'hoe sterk zijn de argumenten?', 'wat valt daar tegenin te brengen?'],
    parts: ['wat de stelling is', 'welke argumenten tellen', 'waar het wringt'],
  },
  {
    heads: ['piece'],
    title: /^(?:het |een )?recensie/iu,
    cores: [
      'het oordeel',
      'het oordeel, de sterke punten en de kritiek',
      'wat er sterk aan is, wat beter had gekund en {vooral }voor wie dit iets is',
      'het oordeel, met wat overtuigt, wat schuurt en wat {nog lang }blijft hangen',
    ],
  },
]
