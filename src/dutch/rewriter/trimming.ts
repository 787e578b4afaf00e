// Takes from sentences what their grammar can do without: a bracket, an aside between commas, a clause that closes them.
// What holds a figure, a name, a limit or a duty stays. Knows nothing of how short a text should become.
import { hasFinite, isFinite } from './finite-verbs.ts'
import { applyEdits, readPassage, wordCount, wordsBySentence, type Edit, type Passage } from './passage.ts'
import { PAST_SINGULARS, SINGULARS } from '#dutch/text/verb-forms.ts'

/** What may not be left out: figures, limits, duties; and names. */
const WEIGHTY =
  /[\d@#€%]|(?<!\p{L})(?:niet|geen|nooit|niemand|alleen|moet|moeten|mag|mogen|verplicht|gratis|uiterlijk|tenzij|mits|behalve)(?!\p{L})/iu
const NAME = /(?<=^|[\p{L}\d,;] )['‘“"(]?\p{Lu}/u
/** In words. */
const LEAST_CLAUSE = 4

/** '(als het even kan)' goes; a bracket with a figure, a name or a limit stays. */
function withoutBrackets(text: string): string {
  return without(text, / \(([^()\n]{3,120})\)(?=[ .,;!?]|$)/g, (inside) => /^\p{Lu}|[.!?:]/u.test(inside))
}

function without(text: string, pattern: RegExp, stays: (inside: string, match: RegExpExecArray) => boolean): string {
  const passage = readPassage(text)
  const edits: Edit[] = []
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length
    const inside = match[1] ?? ''
    if (isWeighty(inside) || stays(inside, match) || isSheltered(passage, match.index, end)) continue
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

/** A clause or an apposition about what opens the sentence, which goes on with its verb. Persons are told apart by what they did. */
const ASIDE =
  /(?<=(?:^|[.!?] )\p{Lu}[^,.!?\n]{3,60}(?<!(?:man|vrouw|jongen|meisje|verdachte|dader|dief|mensen))), ([^,.;:!?()\n]{8,90}),(?= (\p{L}+))/gu

/** 'De brug, die al jaren slecht is, gaat dicht' as 'De brug gaat dicht'. */
function withoutAsides(text: string): string {
  return without(text, ASIDE, (inside, { index, 2: next = '' }) => {
    const isRelative = /^(?:die|dat|waar\p{L}+) /u.test(inside)
    const isClause = hasFinite(readPassage(inside).words) || /^(?:en|of|maar|als|wie|wat|hoe|toen|omdat) /.test(inside)
    if (isClause && !isRelative) return true
    const opening = /[^.!?]*$/.exec(text.slice(0, index))?.[0] ?? ''
    return !(isFinite(next) || SINGULARS.has(next) || PAST_SINGULARS.has(next)) || hasFinite(readPassage(opening).words)
  })
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
function withoutTail(title: string): string {
  const [, head = '', tail = ''] = /^(.{20,}?)(?:: | [–—|-] )(.+)$/u.exec(title) ?? []
  const quote = /^["'‘“]/.test(tail) || /["'‘“”’]/.test(head)
  return quote || wordCount(head) < LEAST_CLAUSE || wordCount(tail) < 2 || /[.!?]\s/.test(head) ? title : head
}

/** In the order in which they are taken; what costs least comes first. */
export const TRIMS = [withoutBrackets, withoutAsides, withoutClosingClause, withoutTail] as const
