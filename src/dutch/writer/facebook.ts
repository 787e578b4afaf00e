// Facebook titles of the built-in writer: the user's own words with a frame behind them.
// Knows nothing of HTTP, quota or the other tools.

import { facebookGeneral, facebookNews, facebookRecipe, facebookSerious } from './frames/facebook.ts'
import { framesFor } from './frames/frames-for.ts'
import { noTaste, readSubject, type Subject, type Taste } from './subject.ts'
import { composeTitles } from './titles.ts'

/** Characters. Below 40 a title says too little, above 100 the feed folds it. */
export const FACEBOOK_TITLE_CHARACTERS = { min: 40, max: 100 } as const

/**
 * Five different Facebook titles, each of at most 100 characters and as a rule at least 40, in the je-form
 * unless title or taste asks for u. Fewer only when the taste forbids the words that are needed.
 * Pure: the same subject, seed and taste give the same titles. Any text is accepted, also an empty or endless one.
 */
export function composeFacebookTitles(subject: Subject, seed: number, taste: Taste = noTaste): string[] {
  const reading = readSubject(subject, taste)
  const frames = framesFor(reading, {
    serious: facebookSerious,
    news: facebookNews,
    recipe: facebookRecipe,
    general: facebookGeneral,
  })
  return composeTitles(
    reading,
    { name: 'facebook', ...FACEBOOK_TITLE_CHARACTERS, frames, own: { least: 2, most: 3 }, emojiShare: 0.35 },
    seed,
  )
}
