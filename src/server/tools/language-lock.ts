// In which language a text is written. Loaded with the first answer of a language model, because the detector takes
// some 85 MB. Knows no tool.
import { SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import type { Language } from './define.ts'

export type Detect = (text: string) => Language | 'other' | null

/**
 * The languages that the detector chooses from: those a model drifts into. With more of them, short Dutch texts are too
 * easily taken for a related language.
 */
const CANDIDATES = ['nl', 'en', 'de', 'fr', 'es', 'it', 'pt']

/** In a text of fewer letters than this no language is recognised: it is too often a name or a term. */
const LEAST_LETTERS = 40

/** In characters. The detector reads no more than a thousand, so a longer text is read in windows of this length. */
const WINDOW = 800

let loaded: Promise<Detect> | undefined

/** The detector, loaded once per process. It answers null when a text is too short or too mixed to tell. */
export function languageDetector(): Promise<Detect> {
  return (loaded ??= import('eld/extrasmall').then(({ eld }) => {
    eld.setLanguageSubset(CANDIDATES)
    return (text) => {
      if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null
      const found = eld.detect(text)
      if (!found.isReliable()) return null
      return found.language === 'nl' || found.language === 'en' ? found.language : 'other'
    }
  }))
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
