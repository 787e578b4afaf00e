// Takes from sentences what their grammar can do without: a bracket, an aside between commas, an example, a clause that
// closes them. What holds a figure, a name, a limit or a duty stays. Knows nothing of how short a text should become.
import { wordSet } from '#dutch/text/word-lists.ts'
import { hasFinite, isFinite } from './finite-verbs.ts'
import { isFlatAdjective, isGrammatical } from './word-kinds.ts'
import { applyEdits, readPassage, wordCount, wordsBySentence, type Edit, type Passage, type Word } from './passage.ts'
import { capitalise } from '#dutch/text/capitals.ts'
import { isStem, PAST_SINGULARS, politeForm, SINGULARS } from '#dutch/text/verb-forms.ts'

/** What may not be left out: figures, limits, duties; and names. */
const WEIGHTY =
  /[\d@#€%]|(?<!\p{L})(?:niet|geen|nooit|niemand|alleen|moet|moeten|mag|mogen|verplicht|gratis|uiterlijk|tenzij|mits|behalve)(?!\p{L})/iu
const NAME = /(?<=^|[\p{L}\d,;] )['‘“"(]?\p{Lu}/u
/** In words. */
const ASIDE_WORDS = 12
const LEAST_CLAUSE = 4

/** '(als het even kan)' goes; a bracket with a figure, a name or a limit stays. */
function withoutBrackets(text: string): string {
  return without(text, / \(([^()\n]{3,120})\)(?=[ .,;!?]|$)/g, (inside) => /^\p{Lu}|[.!?:]/u.test(inside))
}

/** ', zoals bladeren en karton' and ', bijvoorbeeld als het regent', where they close a sentence. */
function withoutExamples(text: string): string {
  return without(
    text,
    /, (?:zoals|bijvoorbeeld|denk aan|waaronder) ([^,.;:!?()\n]{3,80})(?=[.!;](?:\s|$)|$)/g,
    () => false,
  )
}

function without(text: string, pattern: RegExp, stays: (inside: string) => boolean): string {
  const passage = readPassage(text)
  const edits: Edit[] = []
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length
    const inside = match[1] ?? ''
    if (isWeighty(inside) || stays(inside) || isSheltered(passage, match.index, end)) continue
    edits.push({ start: match.index, end, text: '' })
  }
  return applyEdits(text, edits)
}

function isWeighty(text: string): boolean {
  return WEIGHTY.test(text) || NAME.test(text)
}

function isSheltered({ shelter }: Passage, start: number, end: number): boolean {
  return shelter.subarray(start, end).some((mask) => mask !== 0)
}

/** 'De brug, die al jaren slecht is, gaat dicht' as 'De brug gaat dicht'. */
function withoutAsides(text: string): string {
  const passage = readPassage(text)
  return applyEdits(
    text,
    wordsBySentence(passage).flatMap((words) => aside(passage, words)),
  )
}

function aside(passage: Passage, words: readonly Word[]): Edit[] {
  for (let at = 2; at < words.length; at++) {
    const word = words[at]
    const length = words.slice(at + 1, at + 1 + ASIDE_WORDS).findIndex(({ gap }) => gap === ', ')
    const closing = words[at + length]
    const next = words[at + 1 + length]
    // The verb of the sentence stands right behind what goes: then nothing in it is part of a list.
    if (!word || word.gap !== ', ' || length < 2 || !closing || !next || !mayTurn(next.lower)) continue
    const inside = words.slice(at, at + 1 + length)
    const relative = /^(?:die|dat|waar\p{L}+)$/u.test(word.lower)
    // 'De man, die gisteren werd aangehouden': a person is told apart by what he did.
    if (relative && /^(?:man|vrouw|jongen|meisje|verdachte|dader|dief|mensen|wie)$/.test(words[at - 1]?.lower ?? ''))
      continue
    const verbs = inside.filter(({ lower }) => mayTurn(lower) || /\p{L}{3}(?:de|te|den|ten)$/u.test(lower)).length
    if (relative ? verbs === 0 : hasFinite(inside) || /^(?:en|of|maar|als|wie|wat|hoe|toen|omdat)$/.test(word.lower))
      continue
    const before = words.slice(0, at)
    if (hasFinite(before) || before.some(({ gap }) => gap.includes(','))) continue
    const start = word.start - 2
    const end = closing.end + 1
    if (isWeighty(passage.text.slice(start + 2, end)) || isSheltered(passage, start, end)) continue
    return [{ start, end, text: '' }]
  }
  return []
}

/** True for what may be the verb behind an aside, plural or singular: no noun stands there. */
function mayTurn(word: string): boolean {
  return isFinite(word) || SINGULARS.has(word) || PAST_SINGULARS.has(word)
}

/** ', waardoor het verkeer vastliep' and the like, where they close a sentence that is whole without them. */
export function withoutClosingClause(text: string): string {
  const passage = readPassage(text)
  const edits = wordsBySentence(passage).flatMap((words, sentence) => {
    const span = passage.sentences[sentence]
    const at = words.findIndex(
      ({ gap, lower }) => gap === ', ' && /^(?:waardoor|waarbij|waarna|waarmee|terwijl|zodat|want)$/.test(lower),
    )
    const word = words[at]
    if (!span || !word || at < LEAST_CLAUSE) return []
    const whole = passage.text.slice(span.start, span.end)
    const start = word.start - 2
    const end = span.start + (/(?<![.!])[.!]*$/.exec(whole)?.index ?? whole.length)
    const head = words.slice(0, at)
    const opens = /^(?:als|omdat|hoewel|wanneer|terwijl|toen|doordat|nadat|voordat|zodra|zo|wie|wat|dat)$/
    if (!hasFinite(head) || opens.test(head[0]?.lower ?? '') || /[?:"“‘]/.test(whole)) return []
    if (head.some(({ lower }) => /^(?:zowel|enerzijds|alleen|zozeer|volgens)$/.test(lower))) return []
    if (/(?:zegt|zei|aldus|volgens|meldt|blijkt)/.test(whole.slice(start - span.start))) return []
    if (isWeighty(passage.text.slice(start + 2, end)) || isSheltered(passage, start, end)) return []
    return [{ start, end, text: '' }]
  })
  return applyEdits(text, edits)
}

/** 'Fietsbrug over de Linge tien weken dicht: omrijden via Tricht' without what follows the colon or dash. */
export function withoutTail(title: string): string {
  const [, head = '', tail = ''] = /^(.{20,}?)(?:: | [–—|-] )(.+)$/u.exec(title) ?? []
  const quote = /^["'‘“]/.test(tail) || /["'‘“”’]/.test(head)
  return quote || wordCount(head) < LEAST_CLAUSE || wordCount(tail) < 2 || /[.!?]\s/.test(head) ? title : head
}

/** In the order in which they are taken; what costs least comes first. */
export const TRIMS = [withoutBrackets, withoutAsides, withoutExamples, withoutClosingClause, withoutTail] as const

const EMPTY_OPENERS = wordSet('natuurlijk uiteraard eigenlijk overigens trouwens uiteindelijk inderdaad feitelijk')
const SUBJECTS = wordSet('ik je jij u hij zij ze we wij het er dit dat')

/** 'Natuurlijk zijn er dagen' as 'Er zijn dagen': the verb goes back behind its subject. */
export function withoutEmptyOpeners(text: string): string {
  const passage = readPassage(text)
  const edits = wordsBySentence(passage).flatMap(([opener, verb, subject, next]) => {
    if (!opener || !verb || !subject || !next || !EMPTY_OPENERS.has(opener.lower) || !SUBJECTS.has(subject.lower))
      return []
    if ([verb, subject, next].some(({ gap, sheltered }) => gap !== ' ' || sheltered) || opener.sheltered) return []
    // 'Natuurlijk is dat huis duur': the subject is longer than one word.
    if (/^(?:dit|dat|het)$/.test(subject.lower) && !isGrammatical(next.lower) && !isFlatAdjective(next.lower)) return []
    const familiar = subject.lower === 'je' || subject.lower === 'jij'
    if (!isFinite(verb.lower) && !(familiar && isStem(verb.lower)) && !SINGULARS.has(verb.lower)) return []
    const form = familiar && isStem(verb.lower) ? politeForm(verb.lower) : verb.lower
    return [{ start: opener.start, end: subject.end, text: `${capitalise(subject.lower)} ${form}` }]
  })
  return edits.length === 0 ? text : applyEdits(text, edits)
}
