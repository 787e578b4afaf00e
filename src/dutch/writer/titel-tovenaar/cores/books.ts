// Which title cores a register has: its own, those of its domain, and what all share. Knows nothing of lengths or heads.

import type { Register } from '../../words/register-entry.ts'
import { AT_TABLE, COOKING, MEALS, RECIPE, TASTES } from './at-table.ts'
import { MONEY, TECH, WORK } from './affairs.ts'
import { EXERCISE, HEALTH, WELLBEING } from './body.ts'
import {
  EVERYDAY_CLOSERS,
  FACTUAL_CLOSERS,
  NEWS_CLOSERS,
  PRACTICAL_CLOSERS,
  SERIOUS_CLOSERS,
  TABLE_CLOSERS,
  type CloserGroup,
} from './closers.ts'
import type { CoreGroup } from './core-group.ts'
import { FACTUAL_FORMS, FORMS } from './forms.ts'
import { HEADLESS, SERIOUS_HEADLESS } from './headless.ts'
import { FAMILY, HOME, HOWTO, PRODUCT, REVIEWS } from './household.ts'
import { CULTURE, SEASON, SPORT, STYLE } from './leisure.ts'
import { FACTUAL_LISTS, LISTS, PIECES, WAYS } from './lists.ts'
import { NEWS } from './news.ts'
import { ANIMALS, GARDEN, OUTDOORS, OUTINGS, TRAVEL } from './outdoors.ts'
import { SERIOUS, SOBER } from './serious.ts'
import { SOBER_UNIVERSAL, UNIVERSAL } from './universal.ts'
import { FACTUAL_SUBJECTS, ONE_WORD, PLAYFUL, PRACTICE, SUBJECTS } from './subjects.ts'

export interface CoreBook {
  /** Written for the register or its domain. */
  own: readonly CoreGroup[]
  /** What other registers use as well. */
  shared: readonly CoreGroup[]
  /** Sentences behind one of the user's own. */
  closers: readonly CloserGroup[]
}

const FACTUAL = [...FACTUAL_SUBJECTS, ...FACTUAL_FORMS]
const EVERYDAY = [...FACTUAL, ...SUBJECTS, ...FORMS, ...LISTS, ...WAYS, ...PIECES, ...HEADLESS]
const PLAIN_CLOSERS = [...EVERYDAY_CLOSERS, ...FACTUAL_CLOSERS]
const PRACTICAL = [...EVERYDAY, ...PRACTICE]

function everyday(closers: readonly CloserGroup[], ...own: readonly (readonly CoreGroup[])[]): CoreBook {
  return { own: own.flat(), shared: [...EVERYDAY, ...UNIVERSAL], closers }
}

/** For registers whose subjects a reader chooses, uses or does. */
function practical(...own: readonly (readonly CoreGroup[])[]): CoreBook {
  return { own: own.flat(), shared: [...PRACTICAL, ...UNIVERSAL], closers: PRACTICAL_CLOSERS }
}

/** For a harmless subject in a serious context: factual, and no question to anybody. */
export const SUBDUED: CoreBook = {
  own: FACTUAL.map((group) => ({
    ...group,
    asks: [],
    heads: group.heads.includes('topic') ? [...group.heads, 'doing', 'way', 'list'] : group.heads,
  })),
  shared: [...SOBER, ...SOBER_UNIVERSAL, ...SERIOUS_HEADLESS],
  closers: [
    {
      texts: [
        'De feiten op een rij',
        'De achtergrond',
        'Een uitleg in gewone taal',
        'Het verhaal, met de feiten op een rij',
      ],
    },
  ],
}

const BOOKS: Readonly<Record<Register, CoreBook>> = {
  serious: { own: SERIOUS, shared: [...SOBER, ...SOBER_UNIVERSAL, ...SERIOUS_HEADLESS], closers: SERIOUS_CLOSERS },
  news: {
    own: NEWS,
    shared: [...FACTUAL, ...FACTUAL_LISTS, ...PIECES, ...HEADLESS, ...UNIVERSAL],
    closers: NEWS_CLOSERS,
  },
  recipe: everyday(TABLE_CLOSERS, AT_TABLE, COOKING, RECIPE),
  food: everyday(TABLE_CLOSERS, AT_TABLE, COOKING),
  meals: { ...practical(AT_TABLE, MEALS), closers: TABLE_CLOSERS },
  tastes: everyday(TABLE_CLOSERS, TASTES, AT_TABLE),
  garden: practical(GARDEN),
  travel: practical(TRAVEL, OUTINGS),
  outdoors: practical(OUTDOORS, OUTINGS),
  home: practical(HOME),
  style: practical(STYLE),
  family: everyday(EVERYDAY_CLOSERS, FAMILY),
  animals: everyday(EVERYDAY_CLOSERS, ANIMALS),
  tech: practical(TECH, REVIEWS),
  money: practical(MONEY),
  sport: everyday(PLAIN_CLOSERS, SPORT),
  culture: everyday(EVERYDAY_CLOSERS, CULTURE),
  work: practical(WORK),
  exercise: practical(EXERCISE, HEALTH),
  wellbeing: everyday(EVERYDAY_CLOSERS, WELLBEING, HEALTH),
  season: everyday(EVERYDAY_CLOSERS, SEASON),
  howto: practical(HOWTO),
  product: practical(PRODUCT),
  general: { own: [...ONE_WORD, ...PLAYFUL, ...EVERYDAY], shared: UNIVERSAL, closers: PLAIN_CLOSERS },
}

export function coresOf(register: Register): CoreBook {
  return BOOKS[register]
}
