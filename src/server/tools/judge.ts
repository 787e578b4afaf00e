// Judges a language model's answers to one question: what is kept, and what is wrong with it in words the model can
// be told. Knows no vendor.
import { characterCount } from '#contract/text.ts'
import { textsIn } from '#contract/tools/define.ts'
import { allowedBy } from './banned-words.ts'
import type { Language, Tool } from './define.ts'
import { languageDetector, strays, withoutSubject } from './language-lock.ts'
import type { Ask, DraftProblem } from './provider.ts'

export interface Verdict {
  /** What can be shown; undefined when nothing can. */
  output: unknown
  /** What to mend, in Dutch; none when all is well. Holds nothing of the user's. */
  faults: string[]
  /** What the user is told when there is no output. */
  problem: DraftProblem
}

/** @param answers the model's answers so far, the newest last; texts may be kept of each. */
export async function judge(tool: Tool, { input, style }: Ask, answers: readonly unknown[]): Promise<Verdict> {
  const checked = input as Parameters<Tool['prompt']>[0]
  const wanted = tool.language?.(checked) ?? 'nl'
  const detect = await languageDetector()
  const spoken = (text: string) => !strays(detect, withoutSubject(text, input), wanted)
  const allowed = allowedBy(style)
  const read = (accepts: (text: string) => boolean) => {
    const kept = tool.keep ? tool.keep(answers, checked, accepts) : answers.at(-1)
    return tool.contract.output.safeParse(kept)
  }
  const parsed = read((text) => allowed(text) && spoken(text))
  const newest = answers.at(-1)

  if (!parsed.success) {
    if (isEmptyList(newest)) return refused('writerEmpty')
    // If it is not valid even with every text in it, its form is wrong; else the texts that were left out are what is
    // missing.
    if (!read(() => true).success) return refused('writerFailed', ...formFaults(newest))
    return read(spoken).success ? refused('writerBannedWord') : refused('writerWrongLanguage', languageFault(wanted))
  }
  const texts = textsIn(parsed.data)
  // A short text alone is too little to tell its language by, so all are judged together.
  if (!spoken(texts.join('\n'))) return refused('writerWrongLanguage', languageFault(wanted))
  if (!texts.every(allowed)) return refused('writerBannedWord')
  return { output: parsed.data, faults: tool.wishes?.(parsed.data, checked) ?? [], problem: 'writerFailed' }
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

/** What the model cannot see for itself: how many characters each text had. */
function formFaults(answer: unknown): [string, ...string[]] {
  const lengths = textsIn(answer).map((text, index) => `Tekst ${index + 1} telde ${characterCount(text)} tekens.`)
  return ['Het antwoord voldeed niet aan de gevraagde vorm, aantallen of lengtes.', ...lengths]
}

/** A model that had nothing to say answers in the right shape, with no texts in it. */
function isEmptyList(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const lists = Object.values(answer)
  return lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length === 0)
}
