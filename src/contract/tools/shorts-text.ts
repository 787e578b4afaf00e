// Shorts: the script of a voice-over, in Dutch or English.
import { z } from 'zod'
import { textField } from '../text.ts'
import { defineContract } from './define.ts'
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from './subject.ts'

export const scriptLanguages = ['nl', 'en'] as const
export type ScriptLanguage = (typeof scriptLanguages)[number]
export const scriptLanguageLabels = { nl: 'Nederlands', en: 'Engels' } as const satisfies Record<ScriptLanguage, string>

/** Recommended length of a script, in characters (specification, section 9); outside it a script may still be used. */
export const SCRIPT_LENGTH = { min: 750, max: 850 } as const

/** Whether a script of `count` characters is shorter or longer than recommended. */
export const isOutsideLength = (count: number) => count < SCRIPT_LENGTH.min || count > SCRIPT_LENGTH.max

/** Lengths in characters that are accepted: a script is as long as its source carries, and from a title alone it is short. */
const ACCEPTED_LENGTH = { min: 1, max: 2_000 } as const

/** Of what a script still lacks: in questions, and in characters of one. */
const MOST_QUESTIONS = 5
const LONGEST_QUESTION = 100

/** Average words per minute when reading aloud (M. Brysbaert, "How many words do we read per minute?", 2019). */
const WORDS_PER_MINUTE = 183

/** How long it takes to read `text` aloud, in whole seconds. */
export function speakingSeconds(text: string): number {
  const words = text.trim() === '' ? 0 : text.trim().split(/\s+/).length
  return Math.round((words / WORDS_PER_MINUTE) * 60)
}

export const shortsText = defineContract({
  name: 'shorts-text',
  path: '/api/shorts-text-generator',
  input: z.object({
    title: textField({ min: 1, max: LONGEST_TITLE, tooShort: 'Voer een titel in voor je voice-over script.' }),
    description: textField({ max: LONGEST_DESCRIPTION }).nullish(),
    language: z
      .enum(scriptLanguages, { error: 'Kies Nederlands of Engels.' })
      .nullish()
      .transform((language) => language ?? 'nl'),
  }),
  output: z.object({
    text: textField(ACCEPTED_LENGTH),
    /** What a listener would still ask and the source does not say, for the user to add: 'Wat kost het?'. */
    questions: z
      .array(textField({ min: 1, max: LONGEST_QUESTION }))
      .max(MOST_QUESTIONS)
      .optional(),
  }),
})
