// General English sentences by domain, and the line of thought they stand in. Puts the data files together.

import { byDomain, readArc, sentencesOf, type Arc } from '../script/arc.ts'
import type { Domain, GeneralSentences } from './domain.ts'
import { health, money, tech, work } from './english-daily-matters.ts'
import { general, howto, product } from './english-how-and-what.ts'
import { news, personal, serious } from './english-news-and-grief.ts'
import { animals, culture, season, sport, travel } from './english-out-and-about.ts'
import { family, food, garden, home, style } from './english-table-and-home.ts'

const texts = {
  serious,
  news,
  food,
  garden,
  travel,
  home,
  style,
  family,
  animals,
  tech,
  money,
  sport,
  culture,
  work,
  health,
  season,
  howto,
  product,
  general,
}

/** The sentences of each domain as a line of thought: recognition, insight, practice, encouragement. */
export const englishArcs: Readonly<Record<Domain, Arc>> = byDomain((domain) => readArc(texts[domain]))

/** For serious subjects that listeners may carry themselves. */
export const englishPersonalArc: Arc = readArc(personal)

/** The same sentences as a plain list. */
export const englishSentences: GeneralSentences = byDomain((domain) => sentencesOf(englishArcs[domain]))
