// Title cores for eating and drinking: recipes, dishes, meals and tastes. Data only.

import type { CoreGroup } from './core-group.ts'

/** Whatever is eaten or drunk. */
export const AT_TABLE: readonly CoreGroup[] = [
  {
    heads: ['question'],
    title: /^(?:wat|welke?) /iu,
    cores: [
      'van vaste favorieten tot iets nieuws{ om te proeven}',
      'met voor elke smaak iets op tafel{, van vaste favoriet tot verrassing}',
      'ideeën voor wie graag {samen |lang }aan tafel zit{ en nieuwsgierig is naar iets nieuws}',
      'een antwoord dat begint in de keuken en eindigt aan tafel',
      'van de boodschappen tot de laatste hap{, met ruimte voor een eigen draai}',
    ],
    parts: ['wat [je|u] in huis haalt', 'wat er goed bij smaakt', 'wat voor iedereen werkt'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'composed'],
    cores: [
      'aan tafel',
      'om van te smullen',
      'van keuken tot tafel',
      'voor wie graag {lang |met anderen }aan tafel zit{ en de tijd dan vergeet}',
      'van de boodschappen tot <de laatste hap|het laatste lege bord>{, en alles daartussen}',
      'van de eerste geur uit de keuken tot <de laatste hap|het laatste bord op tafel>',
      'waarom samen eten {zoveel }meer is dan <alleen eten|een vol bord|een bord met iets lekkers>',
      'wat er goed bij smaakt{, wie er aanschuift} en {vooral }hoe [je|u] daar samen van geniet',
    ],
    asks: ['wie schuift er aan?', 'wat [zet je|zet u] erbij op tafel?'],
    parts: ['wat er goed bij smaakt', 'wat [je|u] erbij op tafel zet', 'waarom samen eten zoveel uitmaakt'],
  },
]

/** A dish that is made: with a recipe or without. */
export const COOKING: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'way', 'composed'],
    cores: [
      'om zelf te maken',
      'schort voor en beginnen',
      'om zelf te maken en <te delen|met anderen te delen|samen van te genieten>',
      'om zelf te maken, te proeven en {daarna }<vaker|nog veel vaker> op tafel te zetten',
      'van een volle boodschappentas tot <een leeg bord|een tafel vol lege borden>',
      'waarom geduld in de keuken {zo vaak }loont{ en goede ingrediënten het halve werk zijn}',
      'wat [je|u] in huis haalt{, wat [je|u] vooraf doet} en <waarmee [je|u] varieert|hoe [je|u] alles op smaak brengt>',
      'welke stap [je|u] niet overslaat{, waarmee [je|u] varieert} en <wat er goed bij smaakt|wanneer iedereen aan tafel kan>',
      'voor wie met plezier in de keuken staat{ en daarna graag met anderen aan tafel gaat}',
    ],
    asks: [
      'waarmee [varieer je|varieert u]?',
      'wat [haal je|haalt u] in huis?',
      'voor wie [maak je|maakt u] dit?',
      'voor een gewone avond of voor een feestje?',
      'wat [haal je|haalt u] in huis en wat [doe je|doet u] {alvast }vooraf?',
    ],
    parts: [
      'wat [je|u] in huis haalt',
      'wat [je|u] van tevoren kunt doen',
      'waarmee [je|u] kunt variëren',
      'hoe [je|u] de smaak naar [je|uw] hand zet',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [geef je|geeft u] er een eigen draai aan{, met wat er al in de kast staat|, zonder de smaak uit het oog te verliezen}',
      'zo [sta je|staat u] <ontspannen|met plezier> in de keuken{, van de boodschappen tot het laatste bord}',
    ],
  },
  {
    heads: ['topic', 'doing'],
    title: /^(?!.*(?:taart|cake|koek|muffin|brownie|gebak|vlaai|brood|bak|dessert|toetje|saus|dressing|hapje))/iu,
    cores: [
      'zo staat alles <zonder haast|op tijd> op tafel{, ook op een doordeweekse avond|, ook als er onverwacht iemand aanschuift}',
    ],
  },
  {
    heads: ['question'],
    title: /^hoe (?:maak|bak|kook|bereid|grill|rooster|snijd|serveer)/iu,
    cores: [
      'wat [je|u] in huis haalt, waar [je|u] op let en {vooral }waarom geduld {in de keuken }loont',
      'zo [doe je|doet u] dat, van de boodschappen tot <de eerste hap|het eerste proeven>',
      'dit [haal je|haalt u] in huis, zo [begin je|begint u] en dan is het {alleen nog }wachten op de eerste hap',
    ],
    parts: [
      'wat [je|u] in huis haalt',
      'welke stap [je|u] niet overslaat',
      'waar het vaak misgaat',
      'waarom geduld loont',
    ],
  },
  {
    heads: ['topic', 'definite', 'doing', 'way', 'composed'],
    title: /taart|cake|koek|muffin|brownie|gebak|vlaai|brood|bak|deeg|wafel|poffer|pannenkoek/iu,
    cores: [
      'van de mengkom tot de laatste kruimel{, met geduld als belangrijkste ingrediënt}',
      'voor een keuken die {de hele middag }naar versgebakken ruikt',
      'mengen, bakken{, wachten tot alles is afgekoeld} en dan {eindelijk |met z’n allen }proeven',
    ],
    asks: ['wanneer gaat de oven aan?'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'way', 'composed'],
    title: /soep|stamppot|stoof|curry|hutspot|zuurkool|boerenkool|erwten|ragout/iu,
    cores: [
      'een {grote }pan vol voor een koude avond{ en een volle tafel| met een volle tafel}',
      'van een volle pan op het vuur tot <het laatste bord|een tweede keer opscheppen>',
    ],
  },
]

/** Only where the subject itself speaks of a recipe. */
export const RECIPE: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'composed'],
    cores: [
      'een recept om te bewaren{ en door te geven| en naar eigen smaak aan te passen}',
      'een recept om rustig te lezen, zelf te maken en {daarna }door te geven',
      'wat het recept vraagt{, waarmee [je|u] varieert} en hoe [je|u] er {zonder haast }een eigen draai aan geeft',
    ],
    asks: ['wanneer [maak je|maakt u] dit recept?'],
  },
]

/** Eating as a subject: breakfast, barbecue, cooking in general. */
export const MEALS: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'composed'],
    cores: [
      'wat er op tafel komt, wie er aanschuift en <wat daarbij hoort|hoe [je|u] dat regelt>',
      'van een snelle hap tot een avond waarop niemand van tafel wil',
      'waarom {bijna }iedereen daar <eigen gewoontes|vaste gewoontes> in heeft',
      'wat [je|u] vooraf regelt{, wat [je|u] uit handen geeft} en hoe [je|u] <daarna|zelf ook> geniet',
      'gewoontes, voorkeuren en <een beetje planning|de voorbereiding die veel drukte scheelt>',
    ],
    asks: [
      'wat komt er bij [jou|u] op tafel?',
      'hoe gaat dat bij [jou|u] thuis?',
      'wat [regel je|regelt u] vooraf?',
      'uitgebreid of snel klaar?',
    ],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [maak je|maakt u] er {zonder gedoe }een fijn moment van{, ook op een doordeweekse dag|, ook als iedereen iets anders lust}',
      'zo [houd je|houdt u] het {lekker, |haalbaar, }gezellig en <simpel|betaalbaar>',
    ],
  },
]

/** Coffee, cheese, wine: what is tasted. */
export const TASTES: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'list', 'composed'],
    cores: [
      'een kwestie van smaak',
      'van herkomst tot smaak',
      'over smaak valt best te praten{, zeker met iets lekkers in de hand}',
      'proeven, vergelijken en <nog eens proeven|dan pas kiezen|dan pas kiezen wat bij [je|uw] smaak past>',
      'waarom de een er niet genoeg van krijgt en de ander <altijd overslaat|beleefd bedankt>',
      'wat de smaak bepaalt{, waar [je|u] kwaliteit aan herkent} en hoe [je|u] {steeds beter |beter }leert proeven',
      'hoe [je|u] verschillen leert herkennen en kiest wat {echt }bij [je|uw] smaak past',
      'van herkomst tot smaak, en van het eerste proeven tot een {nieuwe }favoriet',
      'voor wie graag proeft{, vergelijkt} en daar <graag|het liefst uren> over praat',
      'zo [haal je|haalt u] meer uit elke keer dat [je|u] proeft',
    ],
    asks: [
      'wat bepaalt de smaak?',
      'wat past bij [jouw|uw] smaak?',
      'waar [herken je|herkent u] kwaliteit aan?',
      'wat [bewaar je|bewaart u] voor een bijzondere avond?',
      'mild of juist uitgesproken?',
      'wat bepaalt de smaak en waar [herken je|herkent u] kwaliteit aan?',
    ],
    parts: [
      'wat de smaak bepaalt',
      'waar [je|u] kwaliteit aan herkent',
      'hoe [je|u] beter leert proeven',
      'waarom smaken verschillen',
    ],
  },
]
