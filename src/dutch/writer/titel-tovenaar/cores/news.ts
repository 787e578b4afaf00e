// Title cores for news: factual, without the reader and without excitement. Data only.

import type { CoreGroup, HeadKind } from './core-group.ts'

const MATTERS: readonly HeadKind[] = [
  'topic',
  'definite',
  'statement',
  'composed',
  'list',
  'name',
  'quote',
  'self',
  'doing',
  'way',
]

export const NEWS: readonly CoreGroup[] = [
  {
    heads: MATTERS,
    ends: ['in gewone taal', 'met de feiten op een rij', 'met de belangrijkste feiten op een rij'],
    cores: [
      'de feiten',
      'dit is bekend',
      'een overzicht',
      'de achtergrond',
      'de stand van zaken',
      'van aanleiding tot gevolg',
      'de feiten op een rij',
      'de stand van zaken op een rij',
      'feiten, achtergrond en gevolgen',
      'wat er {nu }bekend is{, wat nog onduidelijk is} en <wie ermee te maken krijgt|wat de volgende stap is>',
      'de aanleiding, de gevolgen en <de volgende stap|de vragen die nog openliggen>',
      'wat vaststaat, wat {nog }onduidelijk is en hoe het {nu }verdergaat',
      'de achtergrond, de {mogelijke }gevolgen en de vragen <die nog openliggen|waarop het antwoord nog uitblijft>',
      'hoe het zover kwam{, wat er op het spel staat} en <hoe het nu verdergaat|welke keuzes er voorliggen>',
      'wat er {in de praktijk }verandert{, wie daar iets van merkt} en wat de volgende stap is',
      'waar het debat over gaat en <wie ermee te maken krijgt|wat er in de praktijk verandert>',
      'een overzicht van wat {tot nu toe }bekend is{ en van wat nog volgt}',
      'wie ermee te maken krijgt{, wat er verandert} en <waarom dat nu speelt|wat nog onduidelijk is>',
      'van de aanleiding tot de {mogelijke }gevolgen{, met de feiten op een rij}',
      'waarom dat nu speelt{, wat er op het spel staat} en wat de volgende stap is',
    ],
    parts: [
      'wat er bekend is',
      'wat nog onduidelijk is',
      'wat de volgende stap is',
      'wie ermee te maken krijgt',
      'waarom dat nu speelt',
      'hoe het zover kwam',
      'waar het debat over gaat',
    ],
  },
  {
    heads: MATTERS,
    cores: ['wat nu?', 'wat is er bekend, wat nog niet en <wat is de volgende stap|hoe gaat het nu verder>?'],
    asks: [
      'wat is er bekend?',
      'wat verandert er?',
      'hoe kwam het zover?',
      'hoe gaat het nu verder?',
      'wat is de volgende stap?',
      'wie krijgt ermee te maken?',
      'waarom speelt dat nu?',
      'wat staat er op het spel?',
      'wat verandert er en wie krijgt daarmee te maken?',
      'hoe kwam het zover en wat is de volgende stap?',
      'waar gaat het debat over en wat staat er op het spel?',
    ],
  },
  {
    heads: MATTERS,
    title:
      /kabinet|kamer|minister|premier|coalitie|formatie|verkiezing|partij|gemeente|raad\b|wethouder|provincie|wetsvoorstel|\bwet\b|regering|vvd|pvv|cda|d66|asiel|stikstof|toeslag|begroting|bezuinig/iu,
    cores: [
      'wat er op tafel ligt',
      'wat er op tafel ligt{, wie daarover beslist} en <wie er iets van merkt|hoeveel steun er is>',
      'wie er beslist, hoeveel steun er is en wat burgers daarvan {gaan }merken',
      'het plan, de bezwaren en de weg naar een besluit',
    ],
    parts: ['wat er op tafel ligt', 'wie daarover beslist', 'wat burgers daarvan merken'],
  },
  {
    heads: MATTERS,
    title:
      /kabinet|kamer|minister|premier|coalitie|formatie|verkiezing|partij|gemeente|raad\b|wethouder|provincie|wetsvoorstel|\bwet\b|regering|vvd|pvv|cda|d66|asiel|stikstof|toeslag|begroting|bezuinig/iu,
    asks: [
      'wat ligt er op tafel?',
      'wie beslist daarover?',
      'hoeveel steun is er?',
      'wat ligt er op tafel en wie beslist daarover?',
      'wat ligt er op tafel en wat merken burgers daarvan?',
    ],
  },
  {
    heads: MATTERS,
    title:
      /inflatie|recessie|econom|huizen|woning|huur|pensioen|\baow|belasting|\bbtw|premie|\bloon|lonen|\bcao|prijs|prijzen|subsidie|tarie/iu,
    cores: [
      'de gevolgen voor de portemonnee',
      'wie erop vooruitgaat, wie erop achteruitgaat en <hoe dat komt|waar de cijfers vandaan komen>',
      'wat dat voor de portemonnee betekent{, nu en later| en wie daar het meest van merkt}',
      'wat huishoudens daarvan merken{, waar de cijfers vandaan komen} en <hoe dat verdergaat|wat nog onzeker is>',
    ],
    parts: [
      'wie erop vooruitgaat',
      'wie erop achteruitgaat',
      'wat huishoudens daarvan merken',
      'waar de cijfers vandaan komen',
    ],
  },
  {
    heads: MATTERS,
    title:
      /inflatie|recessie|econom|huizen|woning|huur|pensioen|\baow|belasting|\bbtw|premie|\bloon|lonen|\bcao|prijs|prijzen|subsidie|tarie/iu,
    asks: [
      'wat merken huishoudens daarvan?',
      'wat betekent dat voor de portemonnee?',
      'wie gaat erop vooruit en wie erop achteruit?',
    ],
  },
  {
    heads: MATTERS,
    title: /storm|\bfile|trein|spoor|\bns\b|storing|droogte|wateroverlast|\bknmi|staking|staakt|staken/iu,
    cores: [
      'waar de hinder zit en hoe het verdergaat',
      'wie er last van heeft{, hoe lang dat kan duren} en <wat de oorzaak is|hoe het nu verdergaat>',
      'waar hinder te verwachten is{, voor wie} en hoe lang dat kan duren',
    ],
    parts: ['wie er last van heeft', 'hoe lang dat kan duren', 'wat de oorzaak is', 'waar hinder te verwachten is'],
  },
  {
    heads: MATTERS,
    title: /onderzoek|\bcbs|rivm|peiling|cijfers/iu,
    cores: [
      'het verhaal achter de cijfers',
      'wat de cijfers laten zien en wat <niet|daar niet uit te halen valt>',
      'wat de cijfers {wel |precies }zeggen{, wat ze openlaten} en waarom dat ertoe doet',
    ],
    parts: ['wat de cijfers laten zien', 'wat de cijfers openlaten'],
  },
  {
    heads: MATTERS,
    title: /rechter|vonnis|uitspraak|gerechtshof|justitie|politie|boete|inspectie/iu,
    cores: [
      'de zaak in hoofdlijnen',
      'de zaak, de {mogelijke }gevolgen en <de volgende stap|de stappen die nog mogelijk zijn>',
    ],
    parts: ['wat de zaak inhoudt', 'welke stappen nog mogelijk zijn', 'wat dat voor betrokkenen betekent'],
  },
]
