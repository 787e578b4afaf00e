// Pinterest titles of the built-in writer: words to be found by, then a reason to keep the pin.
// Knows nothing of HTTP, quota or the other tools.

import { framesFor } from './frames/frames-for.ts'
import { pinterestGeneral, pinterestNews, pinterestRecipe, pinterestSerious } from './frames/pinterest.ts'
import { readSubject, type Subject } from './subject.ts'
import { composeTitles } from './titles.ts'

/** Characters. Pinterest stores at most 100 of a pin's title. */
export const PINTEREST_TITLE_CHARACTERS = { min: 30, max: 100 } as const

/**
 * Five different Pinterest titles, each of at most 100 characters and as a rule at least 30, in the je-form.
 * Pure: the same subject and seed give the same titles. Any text is accepted, also an empty or endless one.
 */
export function composePinterestTitles(subject: Subject, seed: number): string[] {
  const reading = readSubject(subject)
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
