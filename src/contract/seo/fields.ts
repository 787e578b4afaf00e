// What an article tells search engines: the fields and their lengths.
import { z } from 'zod'
import { textField } from '../text.ts'
import { SEO_LIMITS } from './limits.ts'

export { SEO_LIMITS } from './limits.ts'

const NO_SLUG = 'Gebruik kleine letters, cijfers en koppeltekens.'

const optionalLine = (max: number) =>
  textField({ max, oneLine: true })
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null))

export const seoData = z.object({
  keyphrase: textField({ max: SEO_LIMITS.keyphrase, oneLine: true }).default(''),
  synonyms: z
    .array(textField({ min: 1, max: SEO_LIMITS.keyphrase, oneLine: true }))
    .max(SEO_LIMITS.synonyms, `Noem hoogstens ${SEO_LIMITS.synonyms} synoniemen.`)
    .default([]),
  /** The last part of its address. */
  slug: textField({ max: SEO_LIMITS.slug })
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, NO_SLUG)
    .default(''),
})
export type SeoData = z.output<typeof seoData>

/** As they are sent: left out is unchanged, null and '' are none. */
export const seoFields = {
  seoTitle: optionalLine(SEO_LIMITS.title),
  seoDescription: optionalLine(SEO_LIMITS.description),
  /** Separated by commas. */
  seoKeywords: optionalLine(SEO_LIMITS.keywords),
  /** From 0 to 100. */
  seoScore: z.int().min(0).max(100).nullish(),
  seoData: seoData.nullish(),
}
