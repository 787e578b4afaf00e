// Judges a language model's answers to one question: what is kept, and what is wrong with it in words the model can
// be told. Knows no vendor.
import { characterCount, isBlank } from '#contract/text.ts'
import { textsIn } from '#contract/tools/define.ts'
import { isShortDescription } from '#contract/tools/subject.ts'
import { gapsIn } from '#contract/articles/gaps.ts'
import { languageOf } from '#dutch/source/language.ts'
import { unsourcedIn } from '#dutch/source/unsourced.ts'
import { FUNCTION_WORDS } from '#dutch/text/words/function-words.ts'
import { allowedBy } from './banned-words.ts'
import { candidatesIn } from './candidates.ts'
import { choose, type Choice } from './choose.ts'
import type { FindInvented, Language, Tool } from './define.ts'
import { languageDetector, strays, withoutSubject } from './language-lock.ts'
import type { Ask, DraftProblem } from './provider.ts'
import type { Reading } from './reading.ts'
import { amountsOf } from './result-list.ts'

export interface Verdict {
  /** What can be shown; undefined when nothing can. */
  output: unknown
  /** What to mend, in Dutch; none when all is well. Holds nothing of the user's. */
  faults: string[]
  /** What the user is told when there is no output. */
  problem: DraftProblem
}

/** @param answers the model's answers so far, the newest last; texts may be kept of each. */
export async function judge(tool: Tool, ask: Ask, reading: Reading, answers: readonly unknown[]): Promise<Verdict> {
  const { input, style } = ask
  const checked = input as Parameters<Tool['prompt']>[0]
  const wanted = tool.language?.(checked) ?? 'nl'
  const detect = await languageDetector()
  const spoken = (text: string) => !strays(detect, withoutSubject(text, input), wanted)
  const allowed = allowedBy(style)
  const newest = answers.at(-1)
  const read = (accepts: (text: string) => boolean) => {
    const { output, corrections } = keep(tool, ask, reading, answers, accepts)
    return { corrections, ...tool.contract.output.safeParse(output) }
  }
  const parsed = read((text) => allowed(text) && spoken(text))

  if (!parsed.success) {
    if (isEmptyList(newest)) return refused('writerEmpty')
    // If it is not valid even with every text in it, its form is wrong; else the texts that were left out are what is
    // missing.
    if (!read(() => true).success) return refused('writerFailed', ...formFaults(newest, parsed.corrections))
    return read(spoken).success ? refused('writerBannedWord') : refused('writerWrongLanguage', languageFault(wanted))
  }
  const texts = textsIn(parsed.data)
  // A short text alone is too little to tell its language by, so all are judged together.
  if (!spoken(texts.join('\n'))) return refused('writerWrongLanguage', languageFault(wanted))
  if (!texts.every(allowed)) return refused('writerBannedWord')
  const wishes = tool.wishes?.(parsed.data, checked, ask.article) ?? []
  const faults = [...parsed.corrections, ...wishes, ...inventedIn(tool, texts, reading)]
  return { output: parsed.data, faults, problem: 'writerFailed' }
}

/** The answers as the tool's output, not yet parsed, with what to tell the model about texts of a list. */
function keep(
  tool: Tool,
  ask: Ask,
  { tone, about, sources }: Reading,
  answers: readonly unknown[],
  accepts: (text: string) => boolean,
): { output: unknown; corrections: string[] } {
  const checked = ask.input as Parameters<Tool['prompt']>[0]
  const newest = answers.at(-1)
  const { list } = tool
  if (list === undefined) return { output: tool.keep ? tool.keep(newest, checked) : newest, corrections: [] }
  const lists = answers.map(candidatesIn).filter((texts) => texts !== undefined)
  if (lists.length === 0) return { output: undefined, corrections: [] }
  const told = ask.article.source !== null || !isShortDescription(about.description ?? '')
  const measure = {
    length: list.length,
    mayBeShort: !told,
    tone,
    language: tool.language?.(checked) ?? 'nl',
    title: about.title,
    sources,
  } as const
  const { texts, corrections }: Choice = choose(list, lists, amountsOf(list, checked, told), measure, accepts)
  return { output: { [list.field]: texts }, corrections }
}

/**
 * A figure that was made up, in a text that stands alone: no other can be chosen in its place. Names are left to the reader
 * of the text, because a translation may change them. A text that is read while it is written is not begun again for it, but
 * for an article: there both are named, for what stands in an article is taken for true.
 */
function inventedIn(tool: Tool, texts: readonly string[], reading: Reading): string[] {
  if (tool.mend !== undefined) {
    const made = [...new Set(findInvented(reading)(texts.join('\n')).map(({ text }) => `‘${text}’`))]
    if (made.length === 0) return []
    return [
      `Dit staat in geen bron: ${made.slice(0, MOST_NAMED).join(', ')}. Laat weg wat je zelf bedacht; weet je niet wat er moet staan, zet er dan [nog in te vullen: wat er ontbreekt].`,
    ]
  }
  if (tool.list !== undefined || tool.contract.endpoint.streams) return []
  const made = texts.flatMap((text) => unsourcedIn(text, reading.sources)).filter(({ text }) => /\d/u.test(text))
  return made.length > 0
    ? ['Er staat een cijfer in dat niet in de bron staat. Laat elk cijfer weg dat je zelf bedacht.']
    : []
}

/** More of them would crowd out the request itself. */
const MOST_NAMED = 12

/**
 * Finds the figures and names of a text that stand in no source; gaps that were left open are no part of it. Of sources in
 * another language only figures: names are translated with the rest.
 */
export function findInvented({ sources }: Reading): FindInvented {
  const translated = sources.some((source) => !['nl', null].includes(languageOf(source)))
  return (text) => {
    const said = gapsIn(text).reduce(
      (all, { from, to }) => all.slice(0, from) + ' '.repeat(to - from) + all.slice(to),
      withSoftOpenings(text),
    )
    return unsourcedIn(said, sources).filter((mark) => !translated || /\d/u.test(mark.text))
  }
}

/** A text in which no line opens with a capital for grammar alone: 'Wat Piet Klaver zegt' then is no shouted line. Of the same length. */
const withSoftOpenings = (text: string) =>
  text.replace(/(?<=^[#\s>*-]*)\p{Lu}\p{Ll}*(?!\p{L})/gmu, (word) =>
    FUNCTION_WORDS.has(word.toLowerCase()) ? word.toLowerCase() : word,
  )

/**
 * An answer as it is used, once no other is asked for: mended by the tool where it mends, and fit for its contract.
 * Undefined when nothing of it can be used.
 */
export function settled(tool: Tool, ask: Ask, reading: Reading, output: unknown): unknown {
  if (tool.mend === undefined) return output
  const checked = ask.input as Parameters<Tool['prompt']>[0]
  const mended = tool.contract.output.safeParse(
    tool.mend(output as Record<string, unknown>, checked, findInvented(reading)),
  )
  return mended.success && textsIn(mended.data).every(allowedBy(ask.style)) ? mended.data : undefined
}

const standardFaults = {
  writerEmpty: 'Het antwoord was leeg.',
  writerBannedWord: 'Er stond een woord in dat het stijlprofiel verbiedt. Gebruik geen van de verboden woorden.',
} as const

/** The verdict on an answer of which nothing can be shown. */
export function refused(problem: keyof typeof standardFaults): Verdict
export function refused(problem: DraftProblem, ...faults: [string, ...string[]]): Verdict
export function refused(problem: DraftProblem, ...faults: string[]): Verdict {
  const standard = (standardFaults as Partial<Record<DraftProblem, string>>)[problem]
  return { output: undefined, faults: standard === undefined ? faults : [standard], problem }
}

/** What a model is told when it answered in another language. */
export function languageFault(wanted: Language): string {
  return `Schrijf het antwoord in het ${wanted === 'nl' ? 'Nederlands' : 'Engels'}.`
}

/** What the model cannot see for itself: what was wrong with each text, or how many characters the only one had. */
function formFaults(answer: unknown, corrections: readonly string[]): [string, ...string[]] {
  const lengths = textsIn(answer).map((text, index) => `Tekst ${index + 1} telde ${characterCount(text)} tekens.`)
  const first = 'Het antwoord voldeed niet aan de gevraagde vorm, aantallen of lengtes.'
  return [first, ...(corrections.length > 0 ? corrections : lengths)]
}

/** A model that had nothing to say answers in the right shape, with no texts in it. */
function isEmptyList(answer: unknown): boolean {
  const texts = candidatesIn(answer)
  return texts !== undefined && texts.every(isBlank)
}
