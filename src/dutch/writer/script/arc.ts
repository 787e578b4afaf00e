// The line of thought that general sentences follow in a spoken text, and how its data is written down.
// Knows no language and no lengths.

import { domains, type Domain, type GeneralSentence } from '../general/domain.ts'

/** What a sentence does for the listener, in the order in which a text does it. */
export const stages = ['recognition', 'insight', 'practice', 'encouragement'] as const

export type Stage = (typeof stages)[number]

/** Sentences that follow one another. A text may stop after any of them, but never skip one. */
export type Thread = readonly GeneralSentence[]

export type Arc = Readonly<Record<Stage, readonly Thread[]>>

/**
 * Per stage, one sentence a line: 'idea: sentence', or '= idea' for a general sentence that stands elsewhere.
 * A line that opens with '+' goes on the thread of the line above.
 */
export type ArcText = Readonly<Record<Stage, string>>

/** The arc that a data file writes down. Throws on a line without a sentence, which only a mistake in the data can hold. */
export function readArc(text: ArcText, general: readonly GeneralSentence[] = []): Arc {
  return {
    recognition: readThreads(text.recognition, general),
    insight: readThreads(text.insight, general),
    practice: readThreads(text.practice, general),
    encouragement: readThreads(text.encouragement, general),
  }
}

/** All sentences of an arc in their order. */
export function sentencesOf(arc: Arc): GeneralSentence[] {
  return stages.flatMap((stage) => arc[stage].flat())
}

/** A Dutch text as it is said to a 'je' or a 'u': the first or the second of every '{je|u}'. */
export function addressed(text: string, address: 'je' | 'u'): string {
  return text.replace(/\{([^{}|]*)\|([^{}]*)\}/g, (_, familiar: string, polite: string) =>
    address === 'je' ? familiar : polite,
  )
}

/** One value for each domain. */
export function byDomain<T>(make: (domain: Domain) => T): Readonly<Record<Domain, T>> {
  return Object.fromEntries(domains.map((domain) => [domain, make(domain)])) as Record<Domain, T>
}

function readThreads(text: string, general: readonly GeneralSentence[]): Thread[] {
  const threads: GeneralSentence[][] = []
  let cut = false
  for (const line of text.trim().split('\n')) {
    const [, plus, rest = ''] = /^\s*(\+ )?(.+)$/u.exec(line) ?? []
    const sentence = readSentence(rest, general)
    if (plus === undefined) threads.push([])
    if (sentence === undefined) cut = true
    else if (plus === undefined || !cut) {
      cut = false
      threads.at(-1)?.push(sentence)
    }
  }
  return threads.filter((thread) => thread.length > 0)
}

/** Undefined for a general sentence that is no longer there: the thread then ends before it. */
function readSentence(line: string, general: readonly GeneralSentence[]): GeneralSentence | undefined {
  const [, named] = /^= (.+)$/u.exec(line) ?? []
  if (named !== undefined) return general.find(({ idea }) => idea === named)
  const [, idea, text] = /^([^:]+): (.+)$/u.exec(line) ?? []
  if (idea === undefined || text === undefined) throw new Error(`No sentence in this line: ${line}`)
  return { text, idea }
}
