// Beginnings of a long subject that can stand as a head: cut at the edge of a phrase, with the sentence still whole.
// Knows nothing of cores, registers or lengths of titles.

import { characterCount } from '#dutch/characters.ts'
import { capitalise } from '../capitals.ts'
import { isWholeAt, plainWord, subjectOf } from '../clause-ends.ts'
import { headOf } from '../heads.ts'
import { closeCut, isBalanced } from '../pairs.ts'
import { CONJUNCTIONS, DETERMINERS, FUNCTION_WORDS, PREPOSITIONS } from '../words/function-words.ts'
import { FINITE_VERBS } from '../words/verbs.ts'

/** Below this a beginning of a long subject no longer tells what it is about. */
const SHORTEST_CHARACTERS = 22
const MOST_CUTS = 3

/** They open the circumstances of a question. */
const SINCE = new Set(['nu', 'als', 'wanneer', 'toen', 'nadat', 'omdat', 'terwijl'])
/** Words that finish what stands before them: 'laat zien dat', 'groter dan', 'zowel ... als', 'ontdekken waarom'. */
const TIED = new Set(['dan', 'als', 'dat', 'of', 'nu', 'toen', 'waarom', 'hoe', 'wat', 'wie', 'waar', 'welke'])
/** Beginnings of at most `max` characters, the longest that read well first; never empty for a title with words. */
export function cutsOf(title: string, max: number): string[] {
  // A question stays one: 'Is het verstandig om nu te kopen als ...?' becomes 'Is het verstandig om nu te kopen?'
  const asks = /\?["'”’)]*$/u.test(title)
  if (asks) return wholeCuts(title.split(' '), max - 1, true).map((text) => `${text}?`)
  const cuts = statementCuts(title, max)
  if (cuts.length > 0) return cuts
  const rest = headOf(title, max)
  return rest === '' ? [] : [rest]
}

function statementCuts(title: string, max: number): string[] {
  const words = title.split(' ')
  const marked = beforeMark(title, max)
  if (marked !== '') return [marked]
  const found = wholeCuts(words, max, false)
  if (found.length > 0) return found
  const named = whoOrWhat(words, max)
  if (named !== '') return [named]
  // 'Hoe een kleine bakker uit Deventer met ... overleefde': without its verb only the baker is left.
  const told = /^(?:hoe|waarom|wanneer) (.+)$/iu.exec(title)?.[1]
  return told === undefined ? [] : wholeCuts(capitalise(told).split(' '), max, false)
}

function wholeCuts(words: readonly string[], max: number, asks: boolean): string[] {
  const found: string[] = []
  for (let count = words.length - 1; count > 1 && found.length < MOST_CUTS; count--) {
    const text = trimmed(words.slice(0, count).join(' '))
    const length = characterCount(text)
    if (length > max || length < SHORTEST_CHARACTERS || found.includes(text)) continue
    if (endsWell(words, count, asks) && isWholeAt(words, count)) found.push(text)
  }
  return found
}

/** What stands before the last strong mark that leaves enough of the title: the writer's own boundary. */
function beforeMark(title: string, max: number): string {
  const ends = [
    ...title.matchAll(
      /(?::|;|\.| [–—-])(?= )|,(?= (?:maar|want|dus|waar|waardoor|terwijl|zegt|blijkt|meldt|aldus|volgens) )/gu,
    ),
  ]
  const texts = ends.map(({ index }) => trimmed(title.slice(0, index)))
  return texts.findLast((text) => characterCount(text) <= max && characterCount(text) >= SHORTEST_CHARACTERS) ?? ''
}

/** What a sentence is about, where that can stand alone. */
function whoOrWhat(words: readonly string[], max: number): string {
  const text = trimmed(subjectOf(words))
  return characterCount(text) >= 4 && characterCount(text) <= max ? text : ''
}

function trimmed(text: string): string {
  const bare = text.replace(/[\s,;:–—|/&.-]+$/u, '')
  return isBalanced(bare) ? bare : closeCut(bare)
}

/** True where a phrase ends: behind a mark, or before a word that opens another phrase. */
function endsWell(words: readonly string[], count: number, asks: boolean): boolean {
  const last = words[count - 1] ?? ''
  const lower = plainWord(last)
  const next = plainWord(words[count] ?? '')
  if (
    FUNCTION_WORDS.has(lower) ||
    (FINITE_VERBS.has(lower) && plainWord(words[count - 2] ?? '') !== 'te') ||
    (lower.endsWith('e') && DETERMINERS.has(plainWord(words[count - 2] ?? '')))
  )
    return false
  if (/[,;:–—.!?]["'”’)]*$/u.test(last) || /^[–—|-]/u.test(words[count] ?? '')) return true
  // 'een dagje uit met kinderen': a preposition before another one belongs to what stands before it.
  if (PREPOSITIONS.has(next) && PREPOSITIONS.has(plainWord(words[count + 1] ?? ''))) return false
  if (asks && SINCE.has(next)) return true
  return (
    (PREPOSITIONS.has(next) && !['van', 'te', 'om'].includes(next)) ||
    (CONJUNCTIONS.has(next) && !TIED.has(next)) ||
    next === 'die'
  )
}
