// Splits long sentences where two clauses meet, and only where what is left of the seam and right of it can stand alone.
// Knows no word lists but those of the seams.

import { capitalise } from '../writer/capitals.ts'
import { closingVerb, hasFinite, isFinite, opensMainClause } from './finite-verbs.ts'
import { applyEdits, readPassage, wordsBySentence, type Edit, type Passage, type Word } from './passage.ts'
import { isStem, stemOfForm } from './verb-forms.ts'

/** A part shorter than this, in words, is no sentence of its own. */
const LEAST_WORDS = 4
/** How often a sentence may be split: into four parts at most. */
const ROUNDS = 3

const SUBORDINATORS = new Set(
  `als omdat hoewel wanneer terwijl toen doordat nadat voordat zodra indien aangezien om door zolang mits tenzij dat wie wat zonder
  sinds na voor hoe of ofschoon alhoewel opdat zodat niet noch zowel enerzijds`.split(/\s+/),
)
/** Whose words a sentence holds: what is cut off from it would become a fact. */
const REPORTS =
  /(?<!\p{L})(?:zegt|zei|zeggen|aldus|volgens|vindt|vinden|denkt|denken|stelt|stellen|meldt|melden|vertelt|hoopt|verwacht|schrijft|blijkt|beweert|noemt)(?!\p{L})/iu
const PRONOUNS = new Set('ik je jij u hij zij ze we wij het er dit dat'.split(' '))
/** What a relative adverb becomes at the head of a sentence of its own. */
const DEMONSTRATIVES: ReadonlyMap<string, string> = new Map([
  ['waardoor', 'Daardoor'],
  ['waarna', 'Daarna'],
  ['waarmee', 'Daarmee'],
  ['waarbij', 'Daarbij'],
  ['zodat', 'Daardoor'],
])

/** The text with every sentence of more than `longest` words split where that is safe. */
export function splitLong(text: string, longest: number): string {
  let result = text
  for (let round = 0; round < ROUNDS; round++) {
    const passage = readPassage(result)
    const edits = wordsBySentence(passage).flatMap((words) => (words.length > longest ? bestSplit(passage, words) : []))
    if (edits.length === 0) break
    result = applyEdits(result, edits)
  }
  return result
}

/** The text with a full stop for each semicolon between two sentences. */
export function splitSemicolons(text: string): string {
  const passage = readPassage(text)
  const edits = wordsBySentence(passage).flatMap((words) =>
    words.flatMap((word, at) => {
      const left = words.slice(0, at)
      const right = words.slice(at)
      const sides =
        /^;\s$/.test(word.gap) &&
        passage.shelter[word.start - 2] === 0 &&
        !word.sheltered &&
        hasFinite(left) &&
        hasFinite(right)
      return sides
        ? [{ start: word.start - 2, end: word.end, text: `.${word.gap.slice(1)}${capitalise(word.text)}` }]
        : []
    }),
  )
  return edits.length === 0 ? text : applyEdits(text, edits)
}

/** The edits of the split nearest to the middle of a sentence; none when no place is safe. */
function bestSplit(passage: Passage, words: readonly Word[]): Edit[] {
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
    const edits = splitAt(words, at)
    if (edits) best = { distance, edits }
  }
  return best?.edits ?? []
}

function splitAt(words: readonly Word[], at: number): Edit[] | undefined {
  const word = words[at]
  if (!word || word.sheltered || !canStandAlone(words.slice(0, at))) return undefined
  const behindComma = word.gap === ', '
  const right = words.slice(at + 1)
  const start = word.start - word.gap.length
  if (behindComma && /^(?:maar|want|dus)$/.test(word.lower) && opensMainClause(words, at + 1))
    return [{ start, end: word.end, text: `. ${capitalise(word.text)}` }]
  const next = words[at + 1]
  // Without a comma only a pronoun is surely the next subject: 'het is lente en dat betekent'.
  const joined = word.gap === ' ' && next && PRONOUNS.has(next.lower)
  if ((behindComma || joined) && word.lower === 'en' && next && opensMainClause(words, at + 1))
    return [{ start, end: next.end, text: `. ${capitalise(next.text)}` }]
  if (right.some(({ gap }) => /[,;]/.test(gap))) return undefined
  if (word.lower === 'omdat' && (behindComma || word.gap === ' ')) return becauseSentence(words, at, start)
  const opener = DEMONSTRATIVES.get(word.lower)
  if (behindComma && opener !== undefined) {
    const told = word.lower === 'zodat' && isStem(words[0]?.lower ?? '') ? 'Zo' : opener
    return frontVerb(right, { start, end: word.end, text: `. ${told}` })
  }
  if (behindComma && word.lower === 'die' && right.length >= LEAST_WORDS)
    return frontVerb(right, { start, end: word.end, text: '. Die' })
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
  if (words.slice(1).some(({ lower }) => /^(?:zowel|enerzijds|alleen|hoe|of|dat|hoezeer|tenzij|mits)$/.test(lower)))
    return false
  return isStem(first.lower) || hasFinite(words)
}

/** ', omdat hij ziek is' as '. Want hij is ziek'. */
function becauseSentence(words: readonly Word[], at: number, start: number): Edit[] | undefined {
  const because = words[at]
  const subject = words[at + 1]
  const left = words.slice(0, at)
  if (!because || !subject || subject.gap !== ' ') return undefined
  // 'Hij komt niet omdat ...' and 'juist omdat' bind the clause to a word before it.
  if (because.gap === ' ' && left.some(({ lower }) => /^(?:niet|geen|nooit)$/.test(lower))) return undefined
  if (/^(?:juist|vooral|alleen|ook|mede|niet|deels|simpelweg|enkel|en|of|is|was)$/.test(left.at(-1)?.lower ?? ''))
    return undefined
  if (!PRONOUNS.has(subject.lower)) return causeSentence(words, at, start)
  const verb = closingVerb(words.slice(at + 1))
  if (!verb || verb === subject || verb.gap !== ' ') return undefined
  if (words[words.indexOf(verb) - 1] === subject) return [{ start, end: because.end, text: '. Want' }]
  return [
    { start, end: because.end, text: '. Want' },
    { start: subject.end, end: subject.end, text: ` ${verb.text}` },
    { start: verb.start - 1, end: verb.end, text: '' },
  ]
}

/** ', omdat de kosten zijn gestegen' as '. Dat komt doordat de kosten zijn gestegen'; not of what somebody chooses to do. */
function causeSentence(words: readonly Word[], at: number, start: number): Edit[] | undefined {
  const because = words[at]
  const chosen = words
    .slice(0, at)
    .some(({ lower }) => /^(?:ik|je|jij|u|we|wij|jullie|wil|willen|moet|moeten)$/.test(lower))
  if (!because || because.gap !== ', ' || chosen || isStem(words[0]?.lower ?? '') || !hasFinite(words.slice(at + 1)))
    return undefined
  return [{ start, end: because.end, text: '. Dat komt doordat' }]
}

/** A clause with its verb first, behind `opener`: ', waardoor de brug dicht is' as '. Daardoor is de brug dicht'. */
function frontVerb(clause: readonly Word[], opener: Edit): Edit[] | undefined {
  const verb = closingVerb(clause)
  const [next] = clause
  if (!verb || !next || verb === next || verb.gap !== ' ') return undefined
  const inverted = next.lower === 'je' || next.lower === 'jij' ? (stemOfForm(verb.lower) ?? verb.text) : verb.text
  return [
    { ...opener, text: `${opener.text} ${inverted}` },
    { start: verb.start - 1, end: verb.end, text: '' },
  ]
}
