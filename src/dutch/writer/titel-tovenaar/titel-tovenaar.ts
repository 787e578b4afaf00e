// Titles for articles of the built-in writer, each of 90 to 100 characters. Knows nothing of HTTP, quota or the other tools.

import type { HeadKind } from './cores/core-group.ts'
import { createDice } from '../random.ts'
import { readSubject, type Reading, type Taste } from '../subject.ts'
import { buildTitles } from './builds.ts'
import { closersFor, familiesFor, type Family } from './cores.ts'
import { drawTitles } from './draw.ts'
import { openingsOf } from './openings.ts'
import { ownTitlesOf } from './own.ts'

/** Characters of one title (specification, section 9). */
export const TITLE_CHARACTERS = { min: 90, max: 100 } as const

/**
 * `amount` different titles of 90 to 100 characters about `subject` (at most 150 characters) in the light of `context`
 * (any length). Pure: the same input, seed and taste give the same titles. Fewer only where the banned words of the
 * taste leave nothing to say.
 */
export function composeTitelTovenaarTitles(
  { subject, context, amount }: { subject: string; context: string; amount: number },
  seed: number,
  taste: Taste,
): string[] {
  const reading = readSubject({ title: subject, description: context }, taste)
  const families = remembered((kind: HeadKind) => familiesFor(reading, kind))
  const heads = openingsOf(reading)
  const [first] = heads
  const own =
    first === undefined || first.kind === 'none'
      ? []
      : ownTitlesOf(
          reading,
          heads,
          { families: behindSentence(reading, families), closers: closersFor(reading) },
          TITLE_CHARACTERS,
        )
  const built = heads.flatMap((head) => buildTitles(head, families(head.kind), TITLE_CHARACTERS))
  return drawTitles([...own, ...built], amount, reading, createDice(seed, `titel-tovenaar|${reading.title}`))
}

/** Registers whose own sentences are reports: what follows says what they mean. Elsewhere it says what to do. */
const REPORTING: ReadonlySet<Reading['register']> = new Set(['serious', 'news', 'sport', 'general', 'culture'])

function behindSentence(reading: Reading, families: (kind: HeadKind) => readonly Family[]): readonly Family[] {
  if (REPORTING.has(reading.register)) return families('statement')
  const ways = [...families('doing'), ...families('topic')].filter(({ general }) => general < 2)
  return ways.map(({ general, cores }) => ({
    general,
    cores: cores.filter(({ turn }) => turn === 'way'),
    asks: [],
    parts: [],
    ends: [],
  }))
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
