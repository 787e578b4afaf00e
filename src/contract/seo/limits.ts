// How long the fields for search engines may be. Apart from fields.ts, because the worker of the analysis does without zod.

/** Lengths in characters. Far above what search engines show: they only bound what is kept. */
export const SEO_LIMITS = {
  title: 300,
  description: 1_000,
  keywords: 500,
  keyphrase: 200,
  synonyms: 10,
  slug: 200,
} as const
