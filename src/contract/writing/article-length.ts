// How long an article is to become. A writer that finds less in the sources writes less.
import { z } from 'zod'

export const articleLengths = ['kort', 'normaal', 'lang'] as const
export type ArticleLength = (typeof articleLengths)[number]

interface Measure {
  label: string
  /** Words of the whole article, at least and at most. */
  words: { min: number; max: number }
  /** Sections of its outline, at least and at most. */
  sections: { min: number; max: number }
}

/** Two, four and six minutes of reading: what news sites call a short item, an article and a longer story. */
export const articleMeasures: Readonly<Record<ArticleLength, Measure>> = {
  kort: { label: 'Kort', words: { min: 200, max: 350 }, sections: { min: 2, max: 3 } },
  normaal: { label: 'Normaal', words: { min: 400, max: 700 }, sections: { min: 3, max: 5 } },
  lang: { label: 'Lang', words: { min: 800, max: 1_300 }, sections: { min: 5, max: 8 } },
}

/** The field of a request; left out: normaal. */
export const articleLength = z
  .enum(articleLengths, { error: 'Kies kort, normaal of lang.' })
  .nullish()
  .transform((length): ArticleLength => length ?? 'normaal')
