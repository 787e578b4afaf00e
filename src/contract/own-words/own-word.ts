// A word that a user added to the list their spelling is checked by.
import { z } from 'zod'
import { textField } from '../text.ts'

export const OWN_WORD_LIMITS = {
  /** In characters; the longest words of the Dutch word list have about forty. */
  word: 60,
  /** Words of one user: more is no list of exceptions any more, and every check looks through all. */
  words: 1_000,
} as const

/** As the check asks for it: composed (NFC), with straight apostrophes and without soft hyphens. */
const spelled = (word: string) =>
  word
    .replace(/\u00ad/g, '')
    .replace(/’/g, "'")
    .normalize('NFC')

export const ownWordFields = z.object({
  word: z
    .string({ error: 'Vul een woord in.' })
    .transform(spelled)
    .pipe(textField({ min: 1, max: OWN_WORD_LIMITS.word, tooShort: 'Vul een woord in.', visible: true }))
    .refine((word) => !/\s/.test(word), 'Voeg één woord tegelijk toe, zonder spatie.')
    .refine((word) => /\p{L}/u.test(word), 'Een woord heeft letters.'),
})

export const ownWord = z.object({ id: z.number().int(), word: z.string() })
export type OwnWord = z.infer<typeof ownWord>
