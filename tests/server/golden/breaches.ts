// What would be wrong with a result of the built-in writer, in words: the rules of the product and of the language.
// Read by the golden test and by the benchmark's property run.
import { checkLanguage } from '#dutch/language-check/check.ts'
import { characterCount } from '#contract/text.ts'
import { textsIn, type ToolContract } from '#contract/tools/define.ts'
import { RESULTS_MIN } from '#contract/tools/result-list.ts'
import { SCRIPT_LENGTH } from '#contract/tools/shorts-text.ts'
import { splitSentences } from '#dutch/writer/sentences.ts'
import { readSubject } from '#dutch/writer/subject.ts'

export interface Written {
  contract: ToolContract
  /** The tool's input. */
  input: Record<string, unknown>
  output: unknown
  /** The title or subject the result is about; null for a rewritten text, which has none. */
  title: string | null
  /** Everything the user typed: what stands in it is not our mistake. */
  typed: string
  english?: boolean
}

/** A keyword longer than this need not stand in the opening: it may not fit there whole. In characters. */
const KEYWORD_FITS = 40
const OPENING = 60

/** Every rule that a result breaks; none when it is right. */
export function breachesOf(written: Written): string[] {
  const { contract, output, input, title, english = false } = written
  const texts = textsIn(output)
  const found: string[] = []
  const breach = (rule: string, text: string) => found.push(`${contract.name}: ${rule}: ${text}`)
  if (!contract.output.safeParse(output).success) breach('not what the contract promises', JSON.stringify(output))
  const wanted = contract.name === 'titeltovenaar' ? Number(input['amount']) : title === null ? 1 : RESULTS_MIN
  const single = contract.name === 'shorts-text' || title === null
  if (texts.length !== (single ? 1 : wanted)) breach(`${texts.length} texts`, texts[0] ?? '')
  if (new Set(texts.map((text) => text.toLowerCase())).size !== texts.length) breach('a text twice', texts.join(' | '))
  for (const text of texts) {
    if (contract.name === 'shorts-text') {
      const length = characterCount(text)
      if (length < SCRIPT_LENGTH.min || length > SCRIPT_LENGTH.max) breach(`${length} characters`, text)
    }
    if (title === null) continue
    for (const sentence of repeatedIn(text)) breach(`twice ‘${sentence}’`, text)
    if (!keywordInFront(text, title, Object.values(input).join(' '))) breach('no keyword in front', text)
    if (!english) for (const said of mistakesIn(text, written.typed)) breach(said, text)
  }
  return found
}

function repeatedIn(text: string): string[] {
  const bare = (sentence: string) => sentence.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  // Hashtags are no sentences: '#moestuin' may well follow a title of one word.
  const sentences = splitSentences(text.replace(/(?:\s#[\p{L}\p{N}_]+)+$/u, '')).filter(
    (sentence) => bare(sentence) !== '',
  )
  return sentences.filter((sentence, at) => sentences.findIndex((other) => bare(other) === bare(sentence)) < at)
}

/** Where the keyword itself fits: one that is too long, or that a shortened subject no longer holds, cannot be asked for. */
function keywordInFront(text: string, title: string, typed: string): boolean {
  const theirs = typed.toLowerCase()
  const keywords = readSubject({ title }).keywords.filter(
    (keyword) => characterCount(keyword) <= KEYWORD_FITS && theirs.includes(keyword),
  )
  const opening = [...text.toLowerCase()].slice(0, OPENING).join('')
  return keywords.length === 0 || keywords.some((keyword) => opening.includes(keyword))
}

/** What the product's own language check says of our words. A long sentence may be the user's title with ours behind it. */
function mistakesIn(text: string, typed: string): string[] {
  const theirs = typed.toLowerCase()
  const words = (line: string) => line.split(/\s+/).filter(Boolean).length
  return checkLanguage(text)
    .filter(({ rule, start, end }) => {
      const excerpt = text.slice(start, end).toLowerCase()
      if (theirs.includes(excerpt)) return false
      return rule !== 'long-sentences' || words(typed) < 8
    })
    .map(({ rule, start, end }) => `${rule} ‘${text.slice(start, end)}’`)
}
