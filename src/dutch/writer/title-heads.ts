// The heads that a subject offers to frames: its whole title, or what can be kept of a long one.
// Knows nothing of frames or registers' words.

import { headOf } from './heads.ts'
import type { Head } from './joining.ts'
import { hasQuotes } from './pairs.ts'
import { shapeOf } from './shape.ts'
import { fits, type Reading } from './subject.ts'

/** Room (characters) that a tail needs behind a head that had to be cut. */
const TAIL_ROOM_CHARACTERS = 32
const SHORT_TAIL_ROOM_CHARACTERS = 20

/** What stands for a title without words; the next where a taste forbids the first. */
const NAMELESS = ['Leestip', 'Nu te lezen', 'Nieuw'] as const
const NAMELESS_SERIOUS = ['Nu te lezen', 'Om te lezen', 'Nieuw'] as const

/** Heads of at most `max` characters to try, best first; never empty. Without a usable title there is a general one. */
export function headsOf(reading: Reading, max: number): Head[] {
  const names = reading.register === 'serious' ? NAMELESS_SERIOUS : NAMELESS
  const nameless: Head = { text: names.find((name) => fits(name, reading)) ?? names[0], shape: 'none' }
  if (reading.title === '') return [nameless]
  const texts = [
    ...new Set(
      [max, max - SHORT_TAIL_ROOM_CHARACTERS, max - TAIL_ROOM_CHARACTERS].map((room) => headOf(reading.title, room)),
    ),
  ].filter((text) => text !== '')
  if (texts.length === 0) return [nameless]
  return texts.map((text) => {
    // An English title is quoted as the name of the article, so that Dutch goes on behind it.
    const quoted = reading.english && !hasQuotes(text)
    return {
      text: quoted ? `‘${text}’` : text,
      shape: reading.english && shapeOf(text) !== 'question' ? 'name' : shapeOf(text),
    }
  })
}
