// A style profile: how a newsroom or brand writes. Part of Premium.
import { z } from 'zod'
import { textField } from '../text.ts'
import { bannedIn } from './banned-words.ts'

/** Limits that bound what a profile adds to every prompt: of texts in characters, of lists in entries. */
export const STYLE_LIMITS = {
  name: 60,
  audience: 300,
  tone: 300,
  word: 60,
  words: 100,
  sample: 3_000,
  samples: 5,
  /** Profiles of one user. */
  profiles: 50,
} as const

export const styleAddresses = ['je', 'u'] as const

/** A list of words or phrases, one per entry; blank entries and duplicates (ignoring case) are dropped. */
const words = z
  .array(textField({ max: STYLE_LIMITS.word }))
  .transform((list) => [...new Map(list.filter(Boolean).map((word) => [word.toLowerCase(), word])).values()])
  .refine((list) => list.length <= STYLE_LIMITS.words, `Gebruik hoogstens ${STYLE_LIMITS.words} woorden.`)
  .refine((list) => list.every((word) => /[\p{L}\p{N}]/u.test(word)), 'Een woord heeft letters of cijfers.')

const samples = z
  .array(textField({ max: STYLE_LIMITS.sample }))
  .transform((list) => list.filter(Boolean))
  .refine((list) => list.length <= STYLE_LIMITS.samples, `Gebruik hoogstens ${STYLE_LIMITS.samples} voorbeeldteksten.`)

/** An optional field whose default, when left out or null, is `value`. */
const orElse = <Schema extends z.ZodType>(schema: Schema, value: NoInfer<z.output<Schema>>) =>
  schema.nullish().transform((given) => given ?? value)

export const styleFields = z
  .object({
    name: textField({ min: 1, max: STYLE_LIMITS.name, tooShort: 'Geef het stijlprofiel een naam.' }),
    audience: orElse(textField({ max: STYLE_LIMITS.audience }), ''),
    tone: orElse(textField({ max: STYLE_LIMITS.tone }), ''),
    address: orElse(z.enum(styleAddresses, { error: 'Kies je of u.' }), 'je'),
    wordsToUse: orElse(words, []),
    bannedWords: orElse(words, []),
    sampleTexts: orElse(samples, []),
    /** Whether every tool preselects this profile; at most one of a user's profiles is the default. */
    isDefault: orElse(z.boolean(), false),
  })
  .refine(({ wordsToUse, bannedWords }) => wordsToUse.every((word) => bannedIn(word, bannedWords).length === 0), {
    path: ['bannedWords'],
    message: 'Een woord kan niet tegelijk gewenst en verboden zijn.',
  })
export type StyleFields = z.output<typeof styleFields>

export const styleProfile = z.object({
  id: z.number().int(),
  name: z.string(),
  audience: z.string(),
  tone: z.string(),
  address: z.enum(styleAddresses),
  wordsToUse: z.array(z.string()),
  bannedWords: z.array(z.string()),
  sampleTexts: z.array(z.string()),
  isDefault: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type StyleProfile = z.infer<typeof styleProfile>
