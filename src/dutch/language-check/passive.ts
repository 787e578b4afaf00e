// The passive voice: a form of 'worden' with a past participle. 'Wordt groter' and 'wordt bekend' are none.
import { PREPOSITIONS, SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { ARTICLES } from './grammar-words.ts'
import { isParticiple } from '#dutch/text/verb-forms.ts'
import { clauseAfter, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

const WORDEN = wordSet('word wordt worden werd werden')
/** Between the two parts of a Dutch verb stands half a sentence, but hardly ever more than this. */
const MOST_WORDS = 14

export const passive: Rule = {
  severity: 'tip',
  label: 'Lijdende vorm',
  explanation:
    'Met ‘worden’ verdwijnt wie iets doet. Noem de handelende persoon waar dat kan: niet ‘het besluit werd genomen’, maar ‘de raad nam het besluit’.',
  find: ({ words }) => words.flatMap((word, index) => (WORDEN.has(word.lower) ? (look(words, index, word) ?? []) : [])),
}

function look(words: readonly Word[], index: number, word: Word): Hit | null {
  const before = words[index - 1]
  if (before && word.joined && isParticiple(before.lower) && closesVerb(words, index)) {
    return hit(before, word, `${before.text} ${word.text}`)
  }
  const participle = participleBehind(words, index)
  const gap = words[index + 1] === participle ? ' ' : ' … '
  return participle ? hit(word, participle, word.text + gap + participle.text) : null
}

function hit(first: Word, last: Word, verb: string): Hit {
  const message = `‘${verb}’ is een lijdende vorm, dus wie het doet staat niet voorop.`
  return hitOn(first, message, null, last)
}

/** 'Wat er gezegd wordt.' and 'gezegd wordt door hem', but not 'pas opgeteld wordt duidelijk' or 'het verkochte wordt'. */
function closesVerb(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  const goesOn = /^(?:en|of|dan)$/.test(next?.lower ?? '') || PREPOSITIONS.has(next?.lower ?? '')
  const closes = words[index]?.closesClause === true || goesOn
  return closes && words[index - 1]?.opens === false && !ARTICLES.has(words[index - 2]?.lower ?? '')
}

/** The participle in the clause of the form at `index`. */
function participleBehind(words: readonly Word[], index: number): Word | undefined {
  const clause = clauseAfter(words, index, MOST_WORDS)
  const end = clause.findIndex(
    ({ lower }, at) => WORDEN.has(lower) || /^(?:en|maar|om)$/.test(lower) || (at > 0 && SUBORDINATORS.has(lower)),
  )
  // 'Wordt een gezicht': behind an article stands a noun phrase.
  return clause
    .slice(0, end === -1 ? clause.length : end)
    .find((word, at) => isParticiple(word.lower) && !ARTICLES.has(clause[at - 1]?.lower ?? ''))
}
