// Title cores for technology, money and work. Data only.

import type { CoreGroup } from './core-group.ts'

export const TECH: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed'],
    cores: [
      'kansen en grenzen',
      'de techniek in gewone taal',
      'handig, mits goed ingesteld',
      'wat de techniek kan, waar de grenzen liggen en <wat dat vraagt|wie er baat bij heeft>',
      'wat [je|u] ermee kunt, waar [je|u] op let en wanneer [je|u] {beter }zelf nadenkt',
      'voor wie de techniek {ook }wil begrijpen en niet alleen {wil }gebruiken',
      'van de eerste instelling tot {het }dagelijks gebruik{, in taal die iedereen begrijpt}',
      'waarom handig en veilig <niet altijd|lang niet altijd> samengaan{, en wat [je|u] daar zelf aan doet}',
      'hoe dat {in het dagelijks leven |in de praktijk }uitpakt en waar {voor [jou|u] }de grens ligt',
      'de kansen, de grenzen en <de kleine lettertjes|alles wat de handleiding overslaat>',
      'wat handig is, wat {vooral }leuk is en wat [je|u] {beter }uit kunt zetten',
    ],
    asks: [
      'wat [kun je|kunt u] ermee?',
      'handig of juist lastig?',
      'wie heeft de regie?',
      'wat verandert er in de praktijk?',
      'waar liggen de grenzen?',
      'hoe werkt dat{ in de praktijk}?',
      'wat [kun je|kunt u] ermee en waar liggen de grenzen?',
    ],
    parts: [
      'wat [je|u] ermee kunt',
      'waar de grenzen liggen',
      'hoe dat in de praktijk uitpakt',
      'wat dat voor [je|uw] privacy betekent',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [houd je|houdt u] zelf de regie{, ook als de techniek steeds meer kan|, zonder ingewikkelde instellingen}',
      'zo [haal je|haalt u] er meer uit{, zonder [je|uw] privacy uit het oog te verliezen|, zonder dagen aan de instellingen te zitten}',
    ],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title: /wachtwoord|privacy|veilig|phishing|hack|wifi/iu,
    cores: [
      'een kleine moeite met een groot effect',
      'een paar {goede }gewoontes die [je|uw] gegevens {een stuk }beter beschermen',
    ],
    asks: ['wat [stel je|stelt u] vandaag nog in?'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed'],
    title: /\bai\b|chatgpt|algoritme|kunstmatige/iu,
    cores: [
      'een handig hulpmiddel, met een mens die {altijd |zelf }blijft nadenken',
      'wat een model {al }kan, waar een mens het {nog altijd }beter weet en waarom controle nodig blijft',
    ],
    asks: ['waar weet een mens het beter?', 'wat kan een model, en waar weet een mens het {nog altijd }beter?'],
  },
  {
    heads: ['statement', 'question', 'name'],
    cores: [
      'wat erachter zit en <waar de grenzen liggen|wat gebruikers daarvan merken>',
      'wat de techniek kan, waar de grenzen liggen en wie er baat bij heeft',
    ],
    asks: ['wat merken gebruikers daarvan?'],
  },
]

export const MONEY: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    cores: [
      'eerst rekenen, dan kiezen',
      'de kosten en de keuzes',
      'kosten, keuzes en kleine letters',
      'de kosten, de keuzes en de kleine letters{ in gewone taal| waar [je|u] op let}',
      'wat [je|u] vooraf uitrekent{, waar [je|u] op let} en <welke keuze bij [je|u] past|wat onder de streep overblijft>',
      'waarom kleine bedragen op den duur {het meeste }verschil maken',
      'wat dat kost, wat dat oplevert en <wanneer wachten verstandig is|wat onder de streep overblijft>',
      'voor wie {graag |vooraf }wil weten waar het geld blijft{ voordat de rekening op de mat valt}',
      'welke kosten vaak meevallen, welke {vaak }tegenvallen en hoe [je|u] overzicht houdt',
      'rustig rekenen, goed vergelijken en dan pas {met een gerust hart }kiezen',
    ],
    asks: [
      'wat kost dat en wat levert dat op?',
      'wanneer is wachten verstandig?',
      'wat past bij [jouw|uw] situatie?',
      'nu doen of nog even wachten?',
      'wat blijft er onder de streep over?',
      'waar [let je|let u] op in de kleine letters?',
      'wat kost dat, wat levert dat op en wanneer is wachten verstandig?',
    ],
    parts: [
      'wat [je|u] vooraf uitrekent',
      'waar [je|u] in de kleine letters op let',
      'welke kosten vaak tegenvallen',
      'hoe [je|u] overzicht houdt',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [houd je|houdt u] grip op [je|uw] geld{, zonder elke euro om te draaien|, ook in een dure maand}',
      'zo [reken je|rekent u] het {rustig }zelf na en [kies je|kiest u] {daarna }met een gerust hart',
      'zo [voorkom je|voorkomt u] {vervelende |dure }verrassingen achteraf{, met een paar sommen vooraf}',
    ],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed', 'question'],
    title: /warmtepomp|zonnepane|energie|isol|thuisbatterij|\bgas\b|stroom/iu,
    cores: [
      'de kosten, het comfort en de vragen vooraf',
      'wat [je|u] over [je|uw] huis moet weten voordat [je|u] <een|de eerste> offerte aanvraagt',
      'wat dat vraagt van [je|uw] huis{, wat dat kost} en wat [je|u] <daarvan|daar elke maand van|daar op de rekening van> merkt',
    ],
    parts: ['wat dat van [je|uw] huis vraagt', 'wat [je|u] de installateur vraagt', 'wat [je|u] op de rekening merkt'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title: /hypothe|lening|lenen|kopen|contract|verzeker|abonnement|oversluit|pensioen/iu,
    cores: [
      'van de {eerste }rekensom {aan de keukentafel }tot de handtekening',
      'wat er in de kleine letters staat en waarom rustig lezen {zo }loont',
    ],
    asks: ['wanneer [zet je|zet u] {pas }een handtekening?'],
  },
  {
    heads: ['topic', 'doing', 'list', 'way', 'composed'],
    title: /spar|spaar|budget|bespar|bespaar|boodschap|zakgeld/iu,
    cores: [
      'kleine bedragen, lange adem',
      'kleine stappen, een lange adem en aan het eind van de maand <iets|meer> over',
    ],
    asks: ['waar zit de grootste winst?'],
  },
  {
    heads: ['statement', 'question'],
    cores: [
      'de rekensom achter het antwoord',
      'wat dat onder de streep betekent',
      'wat dat {onder de streep }kost, wat dat oplevert en <voor wie|voor wie dat telt>',
    ],
    asks: ['wat betekent dat onder de streep?', 'wat merkt de portemonnee daarvan?'],
    parts: ['wat dat onder de streep betekent', 'welke kosten vaak tegenvallen', 'wat rekenen vooraf oplevert'],
  },
]

export const WORK: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    cores: [
      'op de werkvloer',
      'van plan naar praktijk',
      'een verhaal van de werkvloer',
      'wat {in de praktijk }werkt, wat {vooral }tijd kost en <waar [je|u] begint|wat [je|u] morgen al anders doet>',
      'wat werkgevers willen en wat werknemers <nodig hebben|daar zelf van vinden>',
      'wat [je|u] zelf kunt doen{, wat [je|u] bespreekt} en welke afspraken {echt }helpen',
      'waarom een goed gesprek {vaak }meer oplevert dan <een volle mailbox|nog een overleg>',
      'over ambitie, twijfel en <de juiste vragen|de juiste vragen op het juiste moment>',
      'wat op papier {zo }mooi klinkt en hoe dat in de praktijk {echt }uitpakt',
    ],
    asks: [
      'welke afspraken helpen?',
      'hoe is dat bij [jou|u] op het werk?',
      'wat werkt en wat kost vooral tijd?',
      'waar [begin je|begint u]?',
      'met wie [bespreek je|bespreekt u] dat?',
      'wat vinden collega’s ervan?',
    ],
    parts: [
      'wat in de praktijk werkt',
      'welke afspraken helpen',
      'wat [je|u] met collega’s bespreekt',
      'waar [je|u] begint',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [neem je|neemt u] {rustig }zelf de regie{, ook als de agenda al vol staat|, ook als anderen iets anders verwachten}',
      'zo [pak je|pakt u] dat {morgen al |zelfverzekerd }aan{, met een goede voorbereiding|, zonder dat de werkdag uitloopt}',
    ],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title: /balans|druk|stress|vergader|thuiswerk|pauze|werkdag|productiv|uren|\bwerk$/iu,
    cores: [
      'werk en rust in balans',
      'voor wie {nog }meer uit <werk|een werkdag> wil halen zonder harder te {hoeven }werken',
      'over werk, rust en goede afspraken{ die ook op drukke dagen gelden}',
      'van maandagochtend tot vrijdagmiddag{, met rust daartussen|, zonder avonden in te leveren}',
      'waarom rust <ook|minstens zo> productief is{ en drukte niet altijd iets oplevert}',
      'wat werkt, wat energie kost en waar [je|u] {op drukke dagen }de grens trekt',
    ],
    asks: ['waar [trek je|trekt u] de grens?', 'wat kost energie en wat levert dat op?'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title: /solliciter|sollicitatie|\bbaan\b|vacature|\bcv\b/iu,
    cores: [
      'van de eerste brief tot de eerste werkdag',
      'van brief tot gesprek, met een {eigen }verhaal dat blijft hangen',
      'wat een werkgever wil weten{, hoe [je|u] [je|uw] verhaal vertelt} en welke vraag [je|u] zelf stelt',
    ],
    asks: ['wat wil een werkgever {echt }weten?', 'welke vraag [stel je|stelt u] zelf?'],
    parts: ['wat een werkgever wil weten', 'hoe [je|u] [je|uw] verhaal vertelt', 'welke vraag [je|u] zelf stelt'],
  },
  {
    heads: ['topic', 'doing', 'definite', 'list', 'way', 'composed'],
    title: /thuiswerk|hybride|kantoor/iu,
    cores: [
      'tussen keukentafel en kantoor{, met een deur die ook weer dichtgaat|, met pauzes die echt pauze zijn}',
      'wat een goede werkplek scheelt en hoe [je|u] de dag {ook echt |op tijd }afsluit',
    ],
    asks: ['hoe [sluit je|sluit u] de werkdag af?'],
  },
  {
    heads: ['topic', 'doing', 'definite', 'list', 'way', 'composed'],
    title: /zzp|freelance|onderneme|eigen bedrijf|start-?up/iu,
    cores: [
      'van plan tot eerste klant{, met de cijfers op orde|, met vallen en opstaan}',
      'wat klanten willen weten{, hoe [je|u] een prijs bepaalt} en wat [je|u] {pas }al doende leert',
    ],
  },
  {
    heads: ['statement', 'question', 'name'],
    cores: [
      'wat dat {in de praktijk }betekent op de werkvloer',
      'wat werkgevers en werknemers daarvan {in de praktijk }merken',
    ],
    asks: ['wat merkt de werkvloer daarvan?'],
  },
]
