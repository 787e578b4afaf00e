// Which texts of a list are English, so that no screen reader reads them as Dutch and no rule of Dutch checks them. The rules are
// loaded with the first texts. Knows no markup.
import { useEffect, useMemo, useState } from 'react'

/** For the attribute `lang`; undefined: that of the page, Dutch. */
export type TextLanguage = 'en' | undefined

type Rules = (text: string) => 'nl' | 'en' | 'other' | null

/** Of each text by its own words; of one too short to tell by those of all, since they were written for one request. */
export function languagesIn(texts: readonly string[], languageOf: Rules): readonly TextLanguage[] {
  const together = languageOf(texts.join('\n'))
  return texts.map((text) => ((languageOf(text) ?? together) === 'en' ? 'en' : undefined))
}

const none: readonly TextLanguage[] = []

/** In the order of `texts`, which is read again when it is another list; empty until the rules have been loaded. */
export function useLanguages(texts: readonly string[]): readonly TextLanguage[] {
  const [rules, setRules] = useState<Rules>()
  const wanted = texts.length > 0
  useEffect(() => {
    if (!wanted) return
    let gone = false
    import('#web/sources/article-rules.ts').then(
      ({ articleRules }) => !gone && setRules(() => articleRules.languageOf),
      // Without the rules a text counts as Dutch; the next screen tries again.
      () => {},
    )
    return () => void (gone = true)
  }, [wanted])
  return useMemo(() => (rules ? languagesIn(texts, rules) : none), [rules, texts])
}
