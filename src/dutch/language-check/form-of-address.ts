// Je and u in one text: every place of the form that occurs least. What others say, in quotation marks, is left alone.
import { PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { likeCase } from './written-form.ts'
import type { Reading, Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

const INFORMAL = wordSet('je jij jou jouw jezelf')
const FORMAL = wordSet('u uw uzelf')
const OTHER = wordMap('uw:je uzelf:jezelf jouw:uw jou:u jezelf:uzelf')
/** Forms of the verb that go with 'je' and with 'u' alike. */
const WITH_BOTH = wordSet(`
  bent kunt wilt hebt zult mag moet krijgt vindt leest ziet weet gaat komt maakt neemt doet denkt zoekt kiest vraagt werkt leert hoeft`)

export const formOfAddress: Rule = {
  severity: 'tip',
  label: 'Je en u door elkaar',
  explanation: 'Spreek de lezer in een tekst op één manier aan: met je of met u.',
  find: (reading) => {
    const places = (forms: ReadonlySet<string>) =>
      [...reading.words.keys()].filter(
        (index) => forms.has(reading.words[index]?.lower ?? '') && addresses(reading, index),
      )
    const [informal, formal] = [places(INFORMAL), places(FORMAL)]
    const [first, second] = [informal[0], formal[0]]
    if (first === undefined || second === undefined) return []
    // As many of each: the form the text begins with is meant.
    const toInformal = informal.length === formal.length ? first < second : formal.length < informal.length
    return (toInformal ? formal : informal).flatMap((index) => hit(reading.words, index, toInformal) ?? [])
  },
}

/** Whether the word speaks to the reader: no letter or key ('a.u.b.', '%u', 'U'), no hour ('20 u'), nothing quoted. */
function addresses({ text, words, quoted }: Reading, index: number): boolean {
  const word = words[index]
  if (!word || quoted(word.start) || (word.text !== word.lower && !word.opensClause)) return false
  const before = text.slice(Math.max(0, word.start - 1), word.start)
  return /^[\s([“‘*_]?$/u.test(before) && !/\d/.test(words[index - 1]?.text ?? '')
}

function hit(words: readonly Word[], index: number, toInformal: boolean): Hit | null {
  const word = words[index]
  if (!word) return null
  const other = otherForm(word, toInformal, words[index - 1], words[index + 1])
  const message = `Elders spreekt de tekst de lezer aan met ‘${toInformal ? 'je' : 'u'}’, hier met ‘${word.text}’.`
  return hitOn(word, message, other === null ? null : likeCase(word.text, other))
}

/** The other form where it fits without a change of the verb; else null. */
function otherForm({ lower, opens, joined }: Word, toInformal: boolean, before?: Word, next?: Word): string | null {
  const other = OTHER.get(lower)
  if (other !== undefined) return other
  if (opens) return next?.joined && WITH_BOTH.has(next.lower) ? (toInformal ? 'je' : 'u') : null
  return toInformal && joined && before && PREPOSITIONS.has(before.lower) ? 'je' : null
}
