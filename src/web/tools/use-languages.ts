// Which texts of a list are English, so that no screen reader reads them as Dutch and no rule of Dutch checks them. What tells
// it is loaded with the first texts. Knows no markup.
import { useMemo } from 'react'
import { useLoaded } from './use-loaded.ts'

/** For the attribute `lang`; undefined: that of the page, Dutch. */
export type TextLanguage = 'en' | undefined

type Rules = (text: string) => 'nl' | 'en' | 'other' | null

/** Of each text by its own words; of one too short to tell by those of all, since they were written for one request. */
export function languagesIn(texts: readonly string[], languageOf: Rules): readonly TextLanguage[] {
  const together = languageOf(texts.join('\n'))
  return texts.map((text) => ((languageOf(text) ?? together) === 'en' ? 'en' : undefined))
}

const none: readonly TextLanguage[] = []

const loadRules = async (): Promise<Rules> => (await import('#web/sources/article-rules.ts')).articleRules.languageOf

/** In the order of `texts`, read again when that is another list; empty until the rules have been loaded, and when they cannot be. */
export function useLanguages(texts: readonly string[]): readonly TextLanguage[] {
  const rules = useLoaded(texts.length > 0, loadRules)
  return useMemo(() => (rules ? languagesIn(texts, rules) : none), [rules, texts])
}
