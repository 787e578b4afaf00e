// The last resort of a script: sentences that stand alone, added one by one until the length is right.
// Needed when banned words leave no line of thought. Knows no language.

import { characterCount } from '#dutch/characters.ts'
import { domains, type GeneralSentence } from '../general/domain.ts'
import type { Dice } from '../random.ts'
import type { ScriptBook } from './book.ts'
import type { ScriptSubject } from './subject.ts'
import type { Bounds } from '../search.ts'

/**
 * A script within the bounds (characters); undefined when too few sentences fit. Without banned words there are always
 * enough: below the lower bound any sentence shorter than the bounds are apart can still be added.
 */
export function plainScript(
  hook: string,
  own: string,
  subject: ScriptSubject,
  book: ScriptBook,
  bounds: Bounds,
  dice: Dice,
): string | undefined {
  const opening = [hook, own].filter((part) => part !== '').join('\n\n')
  const parts: string[] = []
  let length = characterCount(opening)
  for (const { text } of sentencesFor(subject, book, dice)) {
    if (length >= bounds.min) break
    const before = parts.length === 0 ? 2 : 1
    const longer = length + characterCount(text) + (opening === '' && parts.length === 0 ? 0 : before)
    if (longer > bounds.max) continue
    parts.push(text)
    length = longer
  }
  if (length < bounds.min || length > bounds.max) return undefined
  return [opening, parts.join(' ')].filter((part) => part !== '').join('\n\n')
}

/** Those of the subject's domain first, then general ones, then all others but the grave. */
function sentencesFor(subject: ScriptSubject, book: ScriptBook, dice: Dice): GeneralSentence[] {
  const others = domains.filter((domain) => !['serious', 'general', subject.domain].includes(domain))
  const sentences = [
    ...dice.shuffle(book.spare[subject.domain]),
    ...dice.shuffle(book.spare.general),
    ...others.flatMap((domain) => book.spare[domain]),
  ]
  const seen = new Set<string>()
  return sentences.filter(({ text }) => {
    const known = seen.has(text)
    seen.add(text)
    return !known && subject.fits(text)
  })
}
