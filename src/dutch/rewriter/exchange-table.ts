// Reads a table of phrases and what each becomes. Knows no text and no phrase.
import { isCondition, type Condition } from './exchange-conditions.ts'

export interface Entry {
  words: readonly string[]
  /** '' deletes. */
  to: string
  conditions: readonly Condition[]
}

/** Phrases by their first word, the longest first. */
export type Table = ReadonlyMap<string, readonly Entry[]>

/**
 * Reads a table. An entry, on a line of its own or behind a semicolon, is `from, from > to {condition}`: every form left of the mark becomes what stands right of it,
 * nothing right of it means that the phrase is dropped, and the phrase itself keeps a shorter one within it as it is.
 * Conditions, several with a space between them:
 *
 * - mid, start: not, or only, as the first word of a sentence; opener: there, with a comma behind it
 * - num, month: a figure, or the name of a month, follows; np: an article or pronoun follows
 * - grade: an adjective or adverb follows, and nothing before leans on the phrase
 * - inside: within a clause, so that leaving it out moves no verb; aside: a comma stands on either side; last: a mark follows
 * - told: it belongs to something told or asked ('vragen met betrekking tot'), or opens a sentence that tells it
 * - short: an abbreviation, whose own full stop goes with it
 *
 * Throws on a condition that is none of these: the table is code.
 */
export function readTable(...texts: readonly string[]): Table {
  const table = new Map<string, Entry[]>()
  for (const line of texts.join('\n').split(/[;\n]/)) {
    const [from = '', rest] = line.split('>')
    if (rest === undefined) continue
    const [to = '', marks = ''] = rest.split('{')
    const conditions = marks.replace('}', '').trim().split(' ').filter(Boolean).map(conditionOf)
    for (const phrase of from.split(',')) {
      const words = phrase.trim().toLowerCase().split(' ')
      const entries = table.get(words[0] ?? '') ?? []
      entries.push({ words, to: to.trim(), conditions })
      table.set(words[0] ?? '', entries)
    }
  }
  for (const entries of table.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return table
}

function conditionOf(name: string): Condition {
  if (!isCondition(name)) throw new Error(`unknown condition in a table: ${name}`)
  return name
}
