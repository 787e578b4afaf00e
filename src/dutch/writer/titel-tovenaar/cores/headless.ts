// What a title is made of when the subject holds no usable words: only emoji, marks or one endless word. Data only.

import type { CoreGroup } from './core-group.ts'

/** They stand where the subject would. */
export const HEADLESS_OPENINGS: readonly string[] = [
  'Een verhaal voor een rustig moment',
  'Een artikel om rustig de tijd voor te nemen',
  'Even iets anders',
  'Nu te lezen',
  'Voor op de leeslijst',
]

export const SERIOUS_HEADLESS_OPENINGS: readonly string[] = [
  'Om met aandacht te lezen',
  'Een artikel voor een rustig moment',
  'Nu te lezen',
  'Een verhaal dat aandacht vraagt',
]

export const HEADLESS: readonly CoreGroup[] = [
  {
    heads: ['none'],
    cores: [
      'wat er speelt{, wat erachter zit} en waarom {juist }de details <ertoe doen|zo veel vertellen>',
      'van de eerste regel tot <de laatste|het slot>, met {alle }tijd om <erover|daar rustig over> na te denken',
      'voor wie verder wil kijken dan de eerste indruk{ en graag het hele verhaal leest}',
      'met de feiten, de achtergrond en de vragen die {daarna }{nog lang }blijven hangen',
      'waar het in de kern om draait{, wat meteen opvalt} en wat {nog lang }blijft hangen',
      'wat speelt er, wat zit erachter en wat blijft {daarvan }hangen?',
    ],
    parts: [
      'wat er speelt',
      'wat erachter zit',
      'wat meteen opvalt',
      'wat blijft hangen',
      'welke vragen er liggen',
      'waarom de details ertoe doen',
      'waar het in de kern om draait',
    ],
  },
]

export const SERIOUS_HEADLESS: readonly CoreGroup[] = [
  {
    heads: ['none'],
    cores: [
      'over de mensen om wie het gaat en de vragen die {daarna }blijven',
      'met aandacht voor <wie dit raakt|iedereen die dit raakt|de mensen om wie het gaat> en {voor }de vragen die blijven',
      'over wat er gebeurt, wie dat raakt en waarom aandacht daarvoor telt',
      'wat dat met mensen doet{, wie dat raakt} en <welke vragen blijven|waarom aandacht daarvoor telt>',
      'met respect voor iedereen die dit raakt{ en voor de vragen die blijven}',
    ],
    parts: [
      'wat er speelt',
      'wie dat raakt',
      'wat dat met mensen doet',
      'welke vragen blijven',
      'waarom aandacht daarvoor telt',
    ],
  },
]
