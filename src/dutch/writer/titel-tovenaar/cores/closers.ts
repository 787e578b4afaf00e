// What may stand as a sentence of its own behind one of the user's sentences. Data only: true behind any sentence.
// Written with a capital and, unless it is a question, without an end mark; same notation as a core.

import { EVENT, FAR, LOSS } from './serious.ts'

export interface CloserGroup {
  /** Only behind subjects that meet this. */
  title?: RegExp
  texts: readonly string[]
}

export const EVERYDAY_CLOSERS: readonly CloserGroup[] = [
  {
    texts: [
      'En verder?',
      'Het hele verhaal',
      'Het verhaal daarachter',
      'Wat moet [je|u] nog meer weten?',
      'Wat [wil je|wilt u] nog meer weten?',
      'Dit is het verhaal daarachter',
      'Wat valt er verder over te zeggen?',
      'Dit [wil je|wilt u] er verder over weten',
      'En er valt nog veel meer over te vertellen',
    ],
  },
]

/** Where a fact is at home. */
export const FACTUAL_CLOSERS: readonly CloserGroup[] = [
  { texts: ['De feiten op een rij', 'Het verhaal, met de feiten op een rij', 'De feiten en de achtergrond'] },
]

/** For what is eaten or drunk. */
export const TABLE_CLOSERS: readonly CloserGroup[] = [
  {
    texts: [
      'En dan proeven',
      'Wie schuift er aan?',
      'Waarmee [varieer je|varieert u]?',
      'Wat [haal je|haalt u] in huis?',
      'De rest is een kwestie van proeven',
      'Wat [zet je|zet u] erbij op tafel?',
      'En dan is het tijd om te proeven',
      'Wat komt er verder op tafel?',
      'Van de boodschappen tot de laatste hap',
    ],
  },
]

/** For subjects that a reader chooses, uses or does. */
export const PRACTICAL_CLOSERS: readonly CloserGroup[] = [
  {
    texts: [
      'En verder?',
      'Waar [let je|let u] nog meer op?',
      'Wat moet [je|u] nog meer weten?',
      'Wat [wil je|wilt u] nog meer weten?',
      'Wat komt er verder bij kijken?',
      'Wat is verder de moeite waard?',
      'Dit [wil je|wilt u] er verder over weten',
      'En daar valt nog meer over te vertellen',
    ],
  },
  {
    title: /tuin|zaai|snoei|bouw|maken|leren|opruim|klus|schilder|inricht|hardlop|train|breien|starten|beginn/iu,
    texts: ['Waar [begin je|begint u]?'],
  },
]

export const NEWS_CLOSERS: readonly CloserGroup[] = [
  {
    texts: [
      'En nu?',
      'De feiten op een rij',
      'De stand van zaken',
      'Wat is er verder bekend?',
      'Hoe gaat het nu verder?',
      'Een overzicht van de feiten',
      'Wat is er nog meer bekend?',
      'De achtergrond in gewone taal',
      'De feiten en de achtergrond op een rij',
      'Wat is er verder bekend en hoe gaat het nu verder?',
    ],
  },
]

export const SERIOUS_CLOSERS: readonly CloserGroup[] = [
  {
    texts: [
      'Het verhaal',
      'Een verhaal dat aandacht vraagt',
      'Met aandacht voor wie dit raakt',
      'Met respect voor iedereen die dit raakt',
      'Met aandacht voor de mensen om wie het gaat',
    ],
  },
  {
    title: new RegExp(`${EVENT.source}|${FAR.source}`, 'iu'),
    texts: [
      'De feiten op een rij',
      'Wat er verder bekend is',
      'Een zorgvuldig overzicht',
      'Een overzicht van wat bekend is',
      'De feiten, met oog voor wie dit raakt',
    ],
  },
  {
    title: LOSS,
    texts: [
      'Een terugblik',
      'Herinneringen die blijven',
      'Een leven in herinnering',
      'Afscheid en herinnering',
      'Een afscheid, en wat blijft',
      'Stilstaan bij een leven',
      'Over afscheid en over wie achterblijft',
    ],
  },
]
