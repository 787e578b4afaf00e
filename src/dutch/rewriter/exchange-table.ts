// Reads a table of phrases and what each becomes. Knows no text and no phrase.

/** What may be asked of the words around a phrase; see `readTable`. */
const CONDITIONS = [
  'mid',
  'start',
  'num',
  'notnum',
  'adj',
  'notadj',
  'grade',
  'noun',
  'notnoun',
  'part',
  'fin',
  'plural',
  'clause',
  'main',
  'te',
  'last',
  'comma',
  'aside',
  'inside',
  'gift',
  'short',
] as const
export type Condition = (typeof CONDITIONS)[number]

export interface Entry {
  words: readonly string[]
  /** Of equal worth, in order of preference; '' deletes. */
  to: readonly string[]
  conditions: readonly Condition[]
}

/** Phrases by their first word, the longest first. */
export type Table = ReadonlyMap<string, readonly Entry[]>

/**
 * Reads a table. A line is `from, from > to / to {condition}`: every form left of the mark becomes one of those right
 * of it, nothing right of it means that the phrase is dropped. Conditions, several with a space between them:
 *
 * - mid, start: not, or only, as the first word of a sentence; clause: there or behind a comma
 * - num, notnum: a figure follows, or does not; te: 'te' follows
 * - adj, notadj: an adjective or adverb follows, or does not; grade: the same, also with -e, and nothing before that leans on the phrase
 * - noun, notnoun: a word follows, or does not, that is neither an adjective nor grammar
 * - part, fin: the clause does, or does not, hold an auxiliary, so that 'verstrekt' is the participle or the finite verb
 * - plural: the clause has no singular verb; main: it is a main clause, so that the verb's object stands behind it
 * - last: a mark follows; comma: a comma follows; aside: a comma stands on either side
 * - inside: within a clause, so that leaving it out moves no verb
 * - gift: the clause names something that is sent or paid, so that 'krijgen' is to receive it
 * - short: an abbreviation, whose own full stop goes with it
 *
 * Throws on a condition that is none of these: the table is code.
 */
export function readTable(...texts: readonly string[]): Table {
  const table = new Map<string, Entry[]>()
  for (const line of texts.join('\n').split('\n')) {
    const [from = '', rest] = line.split('>')
    if (rest === undefined) continue
    const [to = '', marks = ''] = rest.split('{')
    const conditions = marks.replace('}', '').trim().split(' ').filter(Boolean).map(conditionOf)
    for (const phrase of from.split(',')) {
      const words = phrase.trim().toLowerCase().split(' ')
      const entry = { words, to: to.split(' / ').map((text) => text.trim()), conditions }
      const key = words[0] ?? ''
      const entries = table.get(key)
      if (!entries) table.set(key, [entry])
      // Of two lists that hold a phrase, the first one decides.
      else if (!entries.some((known) => known.conditions.length === 0 && known.words.join(' ') === words.join(' ')))
        entries.push(entry)
    }
  }
  for (const entries of table.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return table
}

function conditionOf(name: string): Condition {
  const found = CONDITIONS.find((condition) => condition === name)
  if (found === undefined) throw new Error(`unknown condition in a table: ${name}`)
  return found
}
