// The fields for search engines as an article has them, and what Google would show by them. Knows no screen.
import type { SeoData } from '#contract/seo/fields.ts'
import { slugOf } from '#contract/seo/slug.ts'

/** As an article has them (contract/articles): null is none. */
export interface SeoValues {
  seoTitle: string | null
  seoDescription: string | null
  /** Separated by commas. */
  seoKeywords: string | null
  seoData: SeoData | null
}

const none: SeoData = { keyphrase: '', synonyms: [], slug: '' }

/** What stands there without a choice of its own: the title, and a slug made of it. */
export interface Shown extends SeoData {
  title: string
  description: string
  keywords: readonly string[]
}

export function shownOf(title: string, { seoTitle, seoDescription, seoKeywords, seoData }: SeoValues): Shown {
  const data = seoData ?? none
  return {
    ...data,
    keyphrase: data.keyphrase.trim(),
    title: seoTitle?.trim() || title.trim(),
    description: seoDescription?.trim() ?? '',
    slug: data.slug || slugOf(title),
    keywords: (seoKeywords ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  }
}

/** `seoData` with a part of it changed. */
export function changedData(values: SeoValues, change: Partial<SeoData>): Pick<SeoValues, 'seoData'> {
  return { seoData: { ...none, ...values.seoData, ...change } }
}
