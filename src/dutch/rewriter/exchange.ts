// Exchanges words and phrases by a table, in place: capitals, quotes and everything else around them stay.
// Knows no table of its own.
import { bannedIn } from '#dutch/banned-words.ts'
import { capitalise } from '#dutch/text/capitals.ts'
import { isInfinitive, SINGULARS } from '#dutch/text/verb-forms.ts'
import { PARTICLES } from '#dutch/text/words/function-words.ts'
import { holdsFor, type Entry, type Table } from './exchange-table.ts'
import { applyEdits, readPassage, type Edit, type Passage, type Word } from './passage.ts'

export interface Manner {
  /** Words that no replacement may hold. */
  banned: readonly string[]
  /** The mark the text writes in 'zo’n'. */
  apostrophe: "'" | '’'
}

/** `text` with every phrase of the table exchanged that may be. */
export function exchange(text: string, table: Table, manner: Manner): string {
  const passage = readPassage(text)
  const { words } = passage
  const edits: Edit[] = []
  let free = 0
  for (const [at, { lower }] of words.entries()) {
    const entry = at < free ? undefined : table.get(lower)?.find((one) => matches(one, passage, at))
    const edit = entry && exchangeOne(entry, passage, at, manner)
    const te = entry?.conditions.includes('te') ? withoutTe(words, at + entry.words.length) : undefined
    if (!edit || te?.length === 0) continue
    edits.push(edit, ...(te ?? []))
    free = at + entry.words.length
  }
  return applyEdits(text, edits)
}

function matches(entry: Entry, passage: Passage, at: number): boolean {
  const { words } = passage
  for (const [offset, wanted] of entry.words.entries()) {
    const word = words[at + offset]
    if (!word || word.lower !== wanted || word.sheltered) return false
    if (offset > 0 && word.gap !== ' ') return false
    // A capital inside a sentence makes it a name; a word in capitals is an abbreviation or shouted.
    const capital = word.text !== word.lower && word.text.toLowerCase() !== word.text
    if (capital && !(offset === 0 && word.opens && word.text.slice(1) === word.lower.slice(1))) return false
  }
  return holdsFor(entry.conditions, entry.words.length, passage, at)
}

function exchangeOne(entry: Entry, { text, words }: Passage, at: number, manner: Manner): Edit | undefined {
  const first = words[at]
  const last = words[at + entry.words.length - 1]
  const after = words[at + entry.words.length]
  if (!first || !last || bannedIn(entry.to, manner.banned).length > 0) return undefined
  if (entry.to === '') return drop(text, first, last, after)
  const before = first.gap.includes(' ') ? words[at - 1] : undefined
  const parts = entry.to.toLowerCase().split(' ')
  // 'en tevens ook' must not become 'en ook ook'.
  if (before?.lower === parts[0] || after?.lower === parts.at(-1)) return undefined
  let end = last.end
  // An abbreviation's own full stop goes with it, unless it closes the sentence too.
  const closes = !after || after.sentence !== last.sentence
  if (entry.conditions.includes('short') && text.charAt(end) === '.' && !closes) end++
  const capital = first.text !== first.lower && first.text.charAt(0) !== first.text.charAt(0).toLowerCase()
  const written = entry.to.replaceAll("'", manner.apostrophe)
  return { start: first.start, end, text: capital ? capitalise(written) : written }
}

/** Drops words with one of the spaces around them, and a pair of commas that held nothing else. */
function drop(text: string, first: Word, last: Word, after: Word | undefined): Edit | undefined {
  if (first.opens && first.text !== first.lower) {
    // The next word takes over the capital; a comma behind what is dropped goes with it.
    const gap = after ? text.slice(last.end, after.start) : ''
    if (!after || after.sheltered || !/^,? $/.test(gap)) return undefined
    return { start: first.start, end: after.end, text: capitalise(after.text) }
  }
  if (text.slice(first.start - 2, first.start) === ', ') {
    const behind = text.charAt(last.end)
    if (behind === ',') return { start: first.start - 2, end: last.end + 1, text: '' }
    return /[.!?]/.test(behind) ? { start: first.start - 2, end: last.end, text: '' } : undefined
  }
  if (text.charAt(first.start - 1) !== ' ') return undefined
  return { start: first.start - 1, end: last.end, text: '' }
}

/** How far behind its verb an infinitive may stand, in words. */
const TE_REACH = 23

/** The edits that take 'te' from the infinitives from `from` on; none when there are none or another verb claims them. */
function withoutTe(words: readonly Word[], from: number): Edit[] {
  const edits: Edit[] = []
  if (/^(?:ter|tot)$/.test(words[from]?.lower ?? '')) return edits
  for (const [index, word] of words.slice(from, from + TE_REACH).entries()) {
    if (/[,;:()]/.test(word.gap) || /^(?:om|zonder|dat|die|omdat|als|zodat|terwijl|alvorens)$/.test(word.lower)) break
    const at = from + index
    const [before, infinitive] = [words[at - 1], words[at + 1]]
    if (word.lower !== 'te' || word.sheltered || infinitive?.gap !== ' ' || !isInfinitive(infinitive.lower)) continue
    // 'aan te vragen' is one word without 'te'.
    const separable = before && at > from && PARTICLES.has(before.lower) && SINGULARS.has(infinitive.lower)
    edits.push({ start: separable ? before.end : word.start, end: infinitive.start, text: '' })
  }
  return edits
}
