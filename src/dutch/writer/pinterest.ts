// Pinterest titles of the built-in writer: words to be found by, then a reason to keep the pin.
// Knows nothing of HTTP, quota or the other tools.

import { framesFor } from './frames/frames-for.ts'
import { pinterestGeneral, pinterestNews, pinterestRecipe, pinterestSerious } from './frames/pinterest.ts'
import { noTaste, readSubject, type Subject, type Taste } from './subject.ts'
import { composeTitles } from './titles.ts'

/** Characters. Pinterest stores at most 100 of a pin's title. */
export const PINTEREST_TITLE_CHARACTERS = { min: 30, max: 100 } as const

/**
 * Five different Pinterest titles, each of at most 100 characters and as a rule at least 30, in the je-form
 * unless title or taste asks for u. Fewer only when the taste forbids the words that are needed.
 * Pure: the same subject, seed and taste give the same titles. Any text is accepted, also an empty or endless one.
 */
export function composePinterestTitles(subject: Subject, seed: number, taste: Taste = noTaste): string[] {
  const reading = readSubject(subject, taste)
  const frames = framesFor(reading, {
    serious: pinterestSerious,
    news: pinterestNews,
    recipe: pinterestRecipe,
    general: pinterestGeneral,
  })
  return composeTitles(
    reading,
    { name: 'pinterest', ...PINTEREST_TITLE_CHARACTERS, frames, own: { least: 1, most: 2 }, emojiShare: 0.2 },
    seed,
  )
}
