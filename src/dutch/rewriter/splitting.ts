// Splits long sentences where two clauses meet, and only where what is left of the seam and right of it can stand alone.
// Knows no word lists but those of the seams.
import { wordSet } from '#dutch/text/word-lists.ts'
import { capitalise } from '#dutch/text/capitals.ts'
import { hasFinite, isFinite, opensMainClause } from './finite-verbs.ts'
import { applyEdits, readPassage, wordsBySentence, type Edit, type Passage, type Word } from './passage.ts'
import { isStem } from '#dutch/text/verb-forms.ts'

/** A part shorter than this, in words, is no sentence of its own. */
const LEAST_WORDS = 4
/** How often a sentence may be split: into four parts at most. */
const ROUNDS = 3

const SUBORDINATORS = wordSet(`
  als omdat hoewel wanneer terwijl toen doordat nadat voordat zodra indien aangezien om door zolang mits tenzij dat wie wat zonder sinds na voor hoe
  of ofschoon alhoewel opdat zodat niet noch zowel enerzijds`)
/** Whose words a sentence holds: what is cut off from it would become a fact. */
const REPORTS =
  /(?<!\p{L})(?:zegt|zei|zeggen|aldus|volgens|vindt|vinden|denkt|denken|stelt|stellen|meldt|melden|vertelt|hoopt|verwacht|schrijft|blijkt|beweert|noemt)(?!\p{L})/iu
/** The text with every sentence of more than `longest` words, or with a semicolon, split where that is safe. */
export function splitLong(text: string, longest: number): string {
  let result = text
  for (let round = 0; round < ROUNDS; round++) {
    const passage = readPassage(result)
    const edits = wordsBySentence(passage).flatMap((words) => bestSplit(passage, words, words.length > longest))
    if (edits.length === 0) break
    result = applyEdits(result, edits)
  }
  return result
}

/** The edits of the split nearest to the middle of a sentence; none when no place is safe. */
function bestSplit(passage: Passage, words: readonly Word[], long: boolean): Edit[] {
  const first = words[0]
  const span = passage.sentences[first?.sentence ?? 0]
  if (!first || !span) return []
  const whole = passage.text.slice(span.start, span.end)
  // A question's mark, a colon's list and a bracket's aside belong to the whole sentence.
  if (/[?:()–—…\n]/.test(whole) || REPORTS.test(whole)) return []
  let best: { distance: number; edits: Edit[] } | undefined
  for (let at = LEAST_WORDS; at <= words.length - LEAST_WORDS; at++) {
    const distance = Math.abs(at - words.length / 2)
    if (best && best.distance <= distance) continue
    const edits = atSemicolon(words, at) ?? (long ? splitAt(words, at) : undefined)
    if (edits) best = { distance, edits }
  }
  return best?.edits ?? []
}

function atSemicolon(words: readonly Word[], at: number): Edit[] | undefined {
  const word = words[at]
  if (!word || !/^;\s$/.test(word.gap) || word.sheltered) return undefined
  if (!hasFinite(words.slice(0, at)) || !hasFinite(words.slice(at))) return undefined
  return [{ start: word.start - 2, end: word.end, text: `.${word.gap.slice(1)}${capitalise(word.text)}` }]
}

function splitAt(words: readonly Word[], at: number): Edit[] | undefined {
  const word = words[at]
  if (!word || word.sheltered || !canStandAlone(words.slice(0, at))) return undefined
  const behindComma = word.gap === ', '
  const start = word.start - word.gap.length
  if (behindComma && /^(?:maar|want|dus)$/.test(word.lower) && opensMainClause(words, at + 1))
    return [{ start, end: word.end, text: `. ${capitalise(word.text)}` }]
  const next = words[at + 1]
  if (behindComma && word.lower === 'en' && next && opensMainClause(words, at + 1))
    return [{ start, end: next.end, text: `. ${capitalise(next.text)}` }]
  return undefined
}

/** 'De brug gaat dicht' can, 'Als de brug dicht gaat' and 'de nieuwe brug' cannot. */
function canStandAlone(words: readonly Word[]): boolean {
  const [first, second] = words
  if (!first) return false
  // 'Dat is mooi' and 'Na de pauze gaat de zaal open' are main clauses, 'Dat hij komt' and 'Na te hebben gegeten' are not.
  const pointing = first.lower === 'dat' && second !== undefined && isFinite(second.lower)
  const timed = /^(?:na|voor|door|sinds)$/.test(first.lower) && opensMainClause(words, 0)
  if (SUBORDINATORS.has(first.lower) && !pointing && !timed) return false
  // 'Bijvoorbeeld als het regent' is a clause all the same.
  const stressed = /^(?:bijvoorbeeld|zeker|vooral|alleen|ook|behalve|juist)$/.test(first.lower)
  if (stressed && SUBORDINATORS.has(second?.lower ?? '')) return false
  const halves = /^(?:zowel|enerzijds|alleen|hoe|of|dat|hoezeer|tenzij|mits)$/
  if (words.slice(1).some(({ lower }) => halves.test(lower))) return false
  return isStem(first.lower) || hasFinite(words)
}
