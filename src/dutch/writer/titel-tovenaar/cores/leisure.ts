// Title cores for free time and feasts: culture, sport, fashion and the days of the year. Data only.

import type { CoreGroup } from './core-group.ts'

export const CULTURE: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'list', 'composed'],
    cores: [
      'om van te genieten',
      'een avond goed besteed',
      'het verhaal achter het werk',
      'over het werk, <de makers en het verhaal daarachter|over de makers en over het verhaal daarachter>',
      'wat de makers vertellen en wat daarvan <blijft|blijft hangen|nog lang blijft hangen>',
      'waarom sommige verhalen {zo lang }blijven hangen{ en andere meteen vervliegen}',
      'voor wie graag {helemaal }opgaat in een {goed |ander }verhaal{ en er daarna over doorpraat}',
      'wat raakt, wat schuurt en wat {nog lang }blijft hangen',
      'van de eerste indruk tot het gesprek <daarna|dat daarna volgt|op de terugweg naar huis>',
      'het werk, de makers en de vraag waarom {juist }dit {zo }blijft hangen',
      'wat er te zien, te horen of te lezen is en {vooral }waarom dat raakt',
    ],
    asks: [
      'wat blijft hangen?',
      'voor wie is dit iets?',
      'met wie [praat je|praat u] erover na?',
      'waarom raakt {juist }dit verhaal?',
      'wat willen de makers vertellen{ en wat blijft hangen}?',
    ],
    parts: ['wat raakt', 'wat blijft hangen', 'welk verhaal daarachter zit', 'wat de makers willen vertellen'],
  },
  {
    heads: ['topic', 'definite', 'list', 'composed', 'piece'],
    title: /boek|roman|biografie|lezen|schrijver|schrijfster|auteur/iu,
    cores: [
      'voor op het nachtkastje',
      'van de eerste zin tot de laatste <pagina|bladzijde>{, en wat daarna nog nazindert}',
    ],
    asks: ['welke zin blijft [je|u] bij?'],
  },
  {
    heads: ['topic', 'definite', 'list', 'composed', 'piece'],
    title: /film|serie|netflix|bioscoop|acteur|actrice|regisseur/iu,
    cores: [
      'voor een avond op de bank',
      'van het eerste beeld tot de aftiteling{, en het gesprek daarna|, met genoeg om over na te praten}',
    ],
    asks: ['welke scène blijft [je|u] bij?'],
  },
  {
    heads: ['topic', 'definite', 'list', 'composed', 'piece', 'name'],
    title: /muziek|album|concert|festival|\bband\b|zanger|liedje|podium|songfestival/iu,
    cores: ['volume omhoog', 'van het eerste akkoord tot het <applaus|laatste applaus>{, en wat daarna nog naklinkt}'],
    asks: ['welk nummer blijft in [je|uw] hoofd zitten?'],
  },
  {
    heads: ['topic', 'definite', 'list', 'composed', 'piece'],
    title: /muse(?:um|a)|tentoonstelling|expositie|kunst|schilder/iu,
    cores: [
      'kijken, en daarna nog eens kijken',
      'van de eerste zaal tot de laatste, met {alle }tijd om <te kijken|even stil te staan>',
    ],
    asks: ['voor welk werk [blijf je|blijft u] staan?'],
  },
  {
    heads: ['name', 'piece'],
    cores: [
      'het werk en het verhaal',
      'het verhaal achter het werk',
      'over het werk en het verhaal daarachter',
      'wat raakt, wat schuurt en wat {daarvan }{nog lang }blijft hangen',
      'over het werk{, over keuzes en twijfel} en over wat daarvan {nog lang }blijft hangen',
      'voor wie meer wil weten dan in een {korte }<kop|aankondiging> past',
    ],
    asks: ['wat blijft hangen?', 'welk verhaal zit achter het werk?'],
    parts: ['wat raakt', 'wat blijft hangen', 'welk verhaal achter het werk zit'],
  },
  {
    heads: ['statement', 'question'],
    cores: ['het verhaal achter het applaus', 'wat dat {nu }zegt over de makers en {over }hun publiek'],
  },
]

export const SPORT: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'name', 'statement', 'composed', 'list', 'quote'],
    cores: [
      'de balans',
      'de vorm, de druk en het doel',
      'wat er {nu |precies }op het spel staat',
      'de sport en het verhaal daarachter',
      'over vorm, druk en het {kleine }verschil tussen winst en verlies',
      'wat er op het spel staat{, wie aan zet is} en <waar alles om draait|welke details nu tellen>',
      'de cijfers vertellen een deel van het verhaal, de beelden de rest',
      'een verhaal over vorm, {druk, |druk, geduld, }<toeval|twijfel> en momenten die alles kunnen beslissen',
      'waarom details {in de sport }{zo vaak }de doorslag geven{ en cijfers niet alles zeggen}',
      'hoe de verhoudingen liggen{, wie aan zet is} en wat er {verder }<op het spel staat|buiten de lijnen speelt>',
      'wat er binnen de lijnen gebeurt en wat daarbuiten {minstens zo hard }<speelt|meespeelt>',
      'voor wie verder kijkt dan <de uitslag|de uitslag en de stand>{ en ook het verhaal wil kennen}',
    ],
    asks: [
      'wat staat er {nu }op het spel?',
      'wie is er nu aan zet?',
      'hoe liggen de verhoudingen?',
      'wat zeggen de cijfers en wat zeggen ze niet?',
      'wat staat er op het spel en wie is er {nu }aan zet?',
    ],
    parts: [
      'wat er op het spel staat',
      'hoe de verhoudingen liggen',
      'wie er nu aan zet is',
      'wat buiten de lijnen speelt',
      'waarom details de doorslag geven',
    ],
  },
  {
    heads: ['statement'],
    title: /wint|winnen|verslaat|kampioen|goud|zege|verliest|verloor|nederlaag|gelijk/iu,
    cores: [
      'een terugblik',
      'het verhaal achter de uitslag',
      'waar het verschil ontstond{, wat dat betekent} en wat de uitslag {nu }waard is',
      'het verhaal achter de uitslag, van <het begin tot het slot|de eerste minuut tot de laatste>',
    ],
    asks: [
      'waar ontstond het verschil?',
      'wat is die uitslag waard?',
      'waar ontstond het verschil en wat is de uitslag waard?',
    ],
  },
]

export const STYLE: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed'],
    cores: [
      'met een eigen stijl',
      'stijl begint bij kiezen',
      'voor elke dag en voor <een|die ene> bijzondere dag',
      'over kleur, {over }vorm en de kunst van het weglaten',
      'van de spiegel in de paskamer tot een favoriet <in de kast|voor jaren>',
      'wat bij [je|u] past, wat [je|u] {gerust }laat hangen en waarmee [je|u] combineert',
      'kiezen, combineren en weglaten tot alles {precies }<klopt|bij [je|u] past>',
      'waarom kleine details {vaak }het verschil maken{ en minder soms meer is| en kiezen ook weglaten is}',
      'wat [je|u] {nu }mooi vindt, wat bij [je|u] past en wat [je|u] <nog lang|jarenlang> graag draagt',
    ],
    asks: [
      'wat past bij [jouw|uw] stijl?',
      'waarmee [combineer je|combineert u]?',
      'wat [draag je|draagt u] over een paar jaar nog?',
      'welke kleur [kies je|kiest u]?',
      'waar [let je|let u] op bij het kiezen?',
      'trend of tijdloos?',
    ],
    parts: [
      'wat bij [je|u] past',
      'wat [je|u] lang mooi vindt',
      'waarmee [je|u] combineert',
      'waarom details het afmaken',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [kies je|kiest u] wat {echt }bij [je|u] past{, zonder elke trend te volgen|, ook als de keuze groot is}',
      'zo [maak je|maakt u] er een eigen stijl van{, met wat al in de kast hangt|, zonder elke trend te volgen}',
      'zo [blijf je|blijft u] er <lang|jarenlang> plezier van hebben{, met een beetje aandacht}',
    ],
  },
]

export const SEASON: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    cores: [
      'samen vieren',
      'van plan tot feest',
      'oude gewoontes en nieuwe ideeën',
      'oude gewoontes, nieuwe ideeën en {vooral }<tijd|genoeg tijd> voor elkaar',
      'minder drukte{, minder moeten} en {vooral }meer tijd voor elkaar',
      'van het eerste plan tot <de laatste gast|het moment waarop de laatste gast naar huis gaat>',
      'wat [je|u] vooraf regelt, wat [je|u] {gerust }laat gaan en wat de dag bijzonder maakt',
      'waarom kleine gebaren {vaak }het langst blijven hangen',
      'welke gewoontes blijven, wat {dit jaar }anders mag en wie er {aan tafel |gezellig }aanschuift',
      'met <wat|een beetje> planning vooraf en {daarna }{vooral }veel tijd voor elkaar',
      'niet alles hoeft perfect te zijn om er {samen }iets <moois|bijzonders> van te maken',
    ],
    asks: [
      'hoe [vier je|viert u] dat?',
      'wat maakt de dag bijzonder?',
      'wat [regel je|regelt u] vooraf?',
      'wie schuift er aan?',
      'groot of klein vieren?',
      'welke gewoontes blijven en wat mag {dit jaar }anders?',
    ],
    parts: [
      'wat [je|u] vooraf regelt',
      'welke gewoontes blijven',
      'wat [je|u] gerust overslaat',
      'wat de dag bijzonder maakt',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [blijf je|blijft u] de drukte voor{ en [houd je|houdt u] tijd over voor elkaar| en [geniet je|geniet u] zelf ook mee}',
      'zo [maak je|maakt u] er {zonder stress |met weinig drukte }een feest van{, groot of klein|, ook met een klein budget}',
    ],
  },
]
