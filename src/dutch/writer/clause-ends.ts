// Tells where a title may be cut: which words wait for a verb that follows, and which pairs belong together.
// Knows nothing of lengths, frames or registers.

import { capitalise } from './capitals.ts'
import { CONJUNCTIONS, DETERMINERS, FUNCTION_WORDS, PREPOSITIONS } from './words/function-words.ts'
import { FINITE_VERBS } from './words/verbs.ts'

/** Verbs that wait for another one: 'wil ... afschaffen', 'heeft ... besloten'. */
const WAITING = new Set(
  `wil willen wilde wilden gaat gaan ging gingen moet moeten moest moesten kan kunnen kon konden mag mogen mocht mochten
  zal zullen zou zouden laat laten liet lieten heeft hebben had hadden wordt worden werd werden is zijn blijft hoeft
  hoeven dreigt durft`.split(/\s+/),
)
const SECOND_VERB =
  /^(?:(?:ge|be|ver|ont|her|af|aan|uit|op|om|in|door|over|toe|mee|terug|weg)\p{L}+(?:d|t|en)|\p{L}{2,}(?:en|aan))$/u
const PARTICIPLE = /^(?:ge|be|ver|ont|her)\p{L}+(?:d|t|en)$/u
/** They open what somebody says, asks or finds out, right behind the verb that says so: 'ontdekken waarom'. */
const ASKED = new Set(['waarom', 'hoe', 'dat', 'wat', 'wie', 'waar', 'welke', 'wanneer'])

/** A word in lower case without its marks. */
export function plainWord(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, '')
}

/** True when the word at a place is a finite verb: a known one, or one that what follows shows to be a verb. */
export function isVerbAt(words: readonly string[], at: number): boolean {
  const word = plainWord(words[at] ?? '')
  const before = plainWord(words[at - 1] ?? '')
  if (FINITE_VERBS.has(word)) return before !== 'te' && !DETERMINERS.has(before)
  const asks = ASKED.has(plainWord(words[at + 1] ?? '')) && !/[,;:.!?–—]$/u.test(words[at] ?? '')
  return asks && at > 0 && /(?:en|t)$/u.test(word) && !FUNCTION_WORDS.has(word) && !DETERMINERS.has(before)
}

/** False when the first `count` words wait for a verb that stands behind them, or end in the middle of a pair. */
export function isWholeAt(words: readonly string[], count: number): boolean {
  const kept = words.slice(0, count)
  const before = kept.map(plainWord)
  const after = untilMark(words.slice(count))
  if (isVerbAt(words, count - 1)) return false
  const clause = before.findLastIndex(
    (word) => CONJUNCTIONS.has(word) && word !== 'en' && word !== 'of' && word !== 'maar',
  )
  const opens = clause > 0 || /^(?:hoe|waarom|wanneer)$/.test(before[0] ?? '')
  const mark = kept.slice(0, -1).findLastIndex((word) => /[,;:.!?–—]["'”’)]*$/u.test(word))
  const hasVerb = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (isVerbAt(words, at)) return true
    return false
  }
  if (opens && !hasVerb(Math.max(0, clause) + 1, count)) return false
  const ends = /[,;:.!?–—]["'”’)]*$/u.test(kept.at(-1) ?? '')
  // 'Brand in haven: omwonenden' has begun a second sentence without saying anything of them.
  if (!ends && mark >= 0 && !hasVerb(mark + 1, count) && hasVerb(count, count + after.length)) return false
  const next = after[0] ?? ''
  const joins = hasVerb(count + 1, count + 4) || after[1]?.endsWith('t') === true
  if (!ends && plainWord(next) === 'en' && !joins) return false
  // Half a name, and a verb that 'en' brought: 'en zakt'.
  if (!ends && /^\p{Lu}/u.test(next)) return false
  if (before.at(-2) === 'en' && /[^e]t$/u.test(before.at(-1) ?? '')) return false
  const relative = before.lastIndexOf('die')
  if (!ends && relative > 0 && !/(?:t|d|de|te|en)$/u.test(before.slice(relative + 2).at(-1) ?? '')) return false
  const waits = before.findLastIndex((word, at) => at > mark && WAITING.has(word))
  if (waits === -1) return true
  return ends || count > lastAwaited(words.map(plainWord), waits, count + after.length)
}

/** The place of the verb that the one at `waits` waits for, within its clause; -1 when none follows. */
function lastAwaited(words: readonly string[], waits: number, end: number): number {
  let last = -1
  for (let at = waits + 1; at < end; at++) {
    const word = words[at] ?? ''
    const before = words[at - 1] ?? ''
    const next = words[at + 1] ?? ''
    if (word === 'die' || (CONJUNCTIONS.has(word) && !/^(?:en|of|maar)$/.test(word))) break
    if (!SECOND_VERB.test(word) || FUNCTION_WORDS.has(word)) continue
    // 'ramen en deuren' ends as an infinitive does; a verb closes its clause or stands before a preposition.
    const noun = DETERMINERS.has(before) || (PREPOSITIONS.has(before) && before !== 'te') || /[^e]e$/u.test(before)
    if (!noun && (PARTICIPLE.test(word) || at === end - 1 || PREPOSITIONS.has(next))) last = at
  }
  return last
}

/** What a sentence is about, without what it says: the words before its verb; '' when that is nothing of its own. */
export function subjectOf(title: readonly string[]): string {
  const first = plainWord(title[0] ?? '')
  if (/^(?:hoe|waarom|wanneer)$/.test(first)) return isVerbAt(title, 1) ? '' : capitalise(subjectOf(title.slice(1)))
  if (/^(?:wie|wat|als|dit|zo|er|zijn|welke?|waar)$/.test(first)) return ''
  const verb = title.findIndex((_, at) => at > 0 && isVerbAt(title, at))
  if (verb < 1) return ''
  const words = title.slice(0, verb)
  const mark = words.findIndex((word) => /[:;.!?–—]["'”’)]*$/u.test(word))
  const clause = words.findIndex((word, at) => at > 0 && CONJUNCTIONS.has(plainWord(word)) && !/^(?:en|of)$/.test(word))
  const ends = [mark === -1 ? verb : mark + 1, clause === -1 ? verb : clause]
  const kept = words.slice(0, Math.min(...ends))
  return FUNCTION_WORDS.has(plainWord(kept.at(-1) ?? '')) ? '' : kept.join(' ')
}

function untilMark(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => /[,;:.!?]$/u.test(word))
  return end === -1 ? words : words.slice(0, end + 1)
}
