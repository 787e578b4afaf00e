// Title cores behind a thing, a story, a name or something that people do, whatever the register. Data only.

import type { CoreGroup } from './core-group.ts'

/** Neutral and factual: also for news. */
export const FACTUAL_SUBJECTS: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'name', 'composed'],
    ends: ['in gewone taal', 'met de feiten op een rij'],
    cores: [
      'de kern',
      'de feiten',
      'in het kort',
      'de hoofdlijnen',
      'de achtergrond',
      'het verhaal in hoofdlijnen',
      'de feiten <op een rij|en de achtergrond|rustig op een rij>',
      'de feiten, {de verhalen, |de misverstanden, }de achtergrond en de vragen die <blijven|blijven hangen|steeds terugkomen>',
      'een verhaal met {veel }meer kanten dan <op het eerste gezicht lijkt|in één gesprek passen|een eerste indruk laat zien>',
      'van de eerste indruk tot <het verhaal daarachter|de feiten daarachter|de vragen die daarna komen>{, in gewone taal}',
      'voor wie {graag }verder kijkt dan de eerste indruk{ en het hele verhaal wil kennen}',
      'wat {al }vaststaat, wat {nog }onduidelijk is en waar de meningen <verschillen|uiteenlopen>',
      'welke vragen {er nog }blijven{, wat de feiten laten zien} en waar <de meningen|indruk en feit> uiteenlopen',
      'de grote lijnen, de kleine details en {alles }wat daartussen ligt',
    ],
    parts: [
      'wat er speelt',
      'wat de feiten zijn',
      'wat meteen opvalt',
      'wat vaak onderbelicht blijft',
      'welke vragen blijven',
      'waarom de details ertoe doen',
      'hoe alles begon',
    ],
  },
  {
    heads: ['topic', 'definite'],
    cores: [
      'waar het in de kern om draait <en waarom dat ertoe doet|en wie daar iets van merkt>',
      'wat veel mensen erover denken <en wat daarvan klopt|en hoe het echt zit>',
      'wat erachter zit{, wat meteen opvalt} en wat <vaak|de meeste mensen|op het eerste gezicht bijna iedereen> ontgaat',
      'op het eerste gezicht eenvoudig, bij nader inzien een <ander|heel ander> verhaal',
      'een onderwerp waar <nog lang niet alles over gezegd is|verrassend veel over te vertellen valt>',
    ],
    asks: ['wat zit erachter?', 'waar draait het in de kern om?'],
    parts: [
      'waar het in de kern om draait',
      'wat erachter zit',
      'wat daarvan in het oog springt',
      'waarom niet iedereen er hetzelfde over denkt',
      'welk verhaal daarbij hoort',
    ],
  },
  {
    heads: ['name'],
    cores: [
      'het verhaal achter de naam',
      'de naam, de feiten en het verhaal daarachter',
      'het verhaal achter de naam, <in feiten en in momenten die blijven hangen|van het begin tot vandaag>',
      'wat er achter die {bekende }naam schuilgaat en wat <vaak|daarvan vaak> onderbelicht blijft',
      'waar die naam voor staat{, wat er speelt} en waarom {juist }die naam {zo }blijft hangen',
      'een naam, een verhaal en de vragen die {nu eenmaal |onvermijdelijk }daarbij horen',
    ],
    asks: ['waar staat die naam voor?', 'welk verhaal gaat er schuil achter die naam?'],
    parts: [
      'waar die naam voor staat',
      'wat er speelt',
      'wat blijft hangen',
      'welk verhaal daarachter zit',
      'waarom die naam zoveel oproept',
    ],
  },
]

export const SUBJECTS: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite'],
    cores: [
      'zo zit dat',
      'dit [wil je|wilt u] weten',
      'zo [kijk je|kijkt u] er <met andere ogen|voortaan net even anders|voortaan met andere ogen> naar{, ook als [je|u] er al veel van weet}',
      'er zit <meer|veel meer> achter dan [je|u] {op het eerste gezicht }zou denken',
      'wat [je|u] er misschien nog niet van wist{, ook als [je|u] er al vaker over las}',
      'waarom er {nog }zoveel over te vertellen valt{, ook voor wie er al veel van weet}',
      'wat [je|u] ervan kunt leren{, ook als [je|u] er nog nooit bij stilstond}',
    ],
    asks: [
      'hoe [kijk jij|kijkt u] ernaar?',
      'wat [weet jij|weet u] er al van?',
      'wat [mag je|mag u] ervan verwachten?',
      'hoe [kijk jij|kijkt u] ernaar, en verandert dat als [je|u] <de feiten|het hele verhaal> kent?',
    ],
  },
  {
    heads: ['name'],
    cores: [
      'zo zit dat',
      'een naam die [je|u] kent, met een verhaal dat [je|u] misschien nog niet {helemaal }kende',
      'wat [je|u] {vast }al wist, wat [je|u] {misschien }nog niet wist en wat blijft hangen',
    ],
    asks: ['wat [weet jij|weet u] al?', 'waar [denk jij|denkt u] {als eerste }aan bij die naam?'],
  },
  {
    heads: ['doing'],
    cores: [
      'zo werkt dat',
      'een eerste stap',
      'de aanpak in het kort',
      'een gids voor een goed begin',
      'zo [begin je|begint u] <klein|goed voorbereid|met een gerust hart>{, zonder dat het meteen perfect hoeft|, ook als de tijd beperkt is}',
      'zo [maak je|maakt u] een goede start{, ook zonder ervaring|, ook als [je|u] weinig tijd hebt|, ook als [je|u] er nu nog tegen opziet}',
      'zo [voorkom je|voorkomt u] de <bekendste fouten|fouten van het begin> en [houd je|houdt u] er {langer }plezier in',
      'waarom klein beginnen {zo vaak }loont{ en haast meestal averechts werkt| en perfectie vooral in de weg zit}',
      'wat [je|u] vooraf moet weten, wat [je|u] al doende leert en wat {nog }even kan wachten',
      'wat <vanzelf|vaak vanzelf> gaat, wat {in het begin }tegenvalt en wat {uiteindelijk }de moeite waard is',
      'van de eerste aarzeling tot het <resultaat|moment waarop alles vanzelf lijkt te gaan>',
      'eerlijk over wat meevalt, wat tegenvalt en wat {daarna }de moeite waard blijkt',
    ],
    asks: [
      'waar [begin je|begint u]?',
      'wat komt erbij kijken?',
      'wat [heb je|hebt u] daarvoor nodig?',
      'waar [let je|let u] {vooraf }op en waar gaat het {in de praktijk }vaak mis?',
    ],
    parts: [
      'wat erbij komt kijken',
      'waar [je|u] op let',
      'welke fouten [je|u] voor kunt zijn',
      'hoe [je|u] er plezier in houdt',
      'waarom klein beginnen loont',
      'wat oefening oplevert',
    ],
  },
]

/** For subjects that no register knows, unless they weigh too heavy for it. */
export const PLAYFUL: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite'],
    title:
      /^(?!.*(?:eenzaam|scheid|schuld|schaamte|verdriet|pijn|angst|onrecht|uitbuiting|vlucht|migra|dakloos|honger|conflict|wachtlijst|tekort|crisis))/iu,
    cores: [
      'waarom de een er <vol van is|nooit over uitgepraat raakt> en de ander er de schouders over ophaalt',
      'hoe meer [je|u] ervan weet, hoe boeiender de vragen worden{ die daarna overblijven}',
      'waarom bijna iedereen er een beeld bij heeft en bijna niemand het hele verhaal kent',
      'wat er mooi aan is, wat er lastig aan is en hoe [je|u] <daarin|daar zelf in> staat',
      'het alledaagse, het onverwachte en {alles }wat daartussen ligt',
      'wat verandert, wat blijft en waarom dat {zoveel mensen |bijna iedereen }raakt',
    ],
    asks: ['hoe gewoon is dat eigenlijk?', 'wat maakt dat zo bijzonder?'],
  },
]

/** For subjects of one word that no register knows. */
export const ONE_WORD: readonly CoreGroup[] = [
  {
    heads: ['topic'],
    title: /^[\p{L}-]+$/u,
    cores: [
      'één woord, veel meningen en een verhaal dat verder reikt{ dan [je|u] denkt}',
      'wat dat ene woord {bij [je|u] }oproept{, wat erachter zit} en waarom er zoveel over te zeggen valt',
      'één woord waar {bijna }iedereen iets bij voelt, met een verhaal dat {veel }verder gaat',
      'een klein woord voor een groot onderwerp{, in gewone taal uitgelegd|, met meer kanten dan [je|u] denkt}',
    ],
    asks: ['waar [denk jij|denkt u] het eerst aan?', 'wat roept dat ene woord bij [jou|u] op?'],
  },
]

/** In registers whose subjects a reader chooses, uses or does. */
export const PRACTICE: readonly CoreGroup[] = [
  {
    heads: ['topic'],
    cores: [
      'zo werkt dat',
      'een slimme start',
      'de aanpak in het kort',
      'zo [maak je|maakt u] een <goede|bewuste|verstandige> keuze{, ook als [je|u] er nog weinig van weet|, zonder uren te hoeven zoeken}',
      'zo [haal je|haalt u] eruit wat erin zit{, ook als [je|u] weinig tijd hebt|, ook als [je|u] nog maar net begint}',
      'wat {in de praktijk }werkt, wat {vaak }tegenvalt en wat {echt }de moeite waard is',
      'waar [je|u] op let, wat [je|u] {gerust }overslaat en welke keuze bij [je|u] past',
      'de vragen vooraf, de keuzes onderweg en <de voldoening achteraf|wat dat achteraf oplevert>',
    ],
    asks: ['waar [let je|let u] op?', 'wat past {het beste }bij [jou|u]?', 'wat is {in de praktijk }de moeite waard?'],
    parts: [
      'waar [je|u] op let',
      'wat [je|u] vooraf moet weten',
      'wat de moeite waard is',
      'welke fouten [je|u] voor kunt zijn',
      'hoe [je|u] een goede keuze maakt',
    ],
  },
]
