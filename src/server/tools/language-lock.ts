// In which language a text is written, by its small words. A library that knows them by letters is no better at whole sentences
// (1 of 1,221 wrong, either way) and takes 115 MB. Loaded with the first answer of a language model. Knows no tool.
import { SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import type { Language } from './define.ts'

export type Detect = (text: string) => Language | 'other' | null

/** In a text of fewer letters than this no language is recognised: it is too often a name or a term. */
const LEAST_LETTERS = 40

/** In characters. A stray passage in a longer text has a window of this length mostly to itself. */
const WINDOW = 800

/** Tells a text's language; null when it is too short or too mixed. */
export async function languageDetector(): Promise<Detect> {
  const { languageOf } = await import('#dutch/source/language.ts')
  return (text) => ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS ? null : languageOf(text))
}

/** Whether any part of a text is recognisably in another language than `wanted`. */
export function strays(detect: Detect, text: string, wanted: Language): boolean {
  for (let start = 0; start < text.length; start += WINDOW) {
    const found = detect(text.slice(start, start + WINDOW))
    if (found !== null && found !== wanted) return true
  }
  return false
}

/** The fields of an input that name a subject; a text and a description are material, not names. */
const SUBJECTS = ['title', 'subject', 'url']

/** Text without the subject's own words: an English title in a Dutch caption does not make that English. */
export function withoutSubject(text: string, input: unknown): string {
  const fields = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
  return SUBJECTS.map((name) => fields[name])
    .filter((value) => typeof value === 'string')
    .map((value) => value.split(SUBJECT_SEPARATOR)[0]?.trim() ?? '')
    .filter((value) => value.length > 3)
    .reduce((rest, value) => rest.replaceAll(value, ' '), text)
}
