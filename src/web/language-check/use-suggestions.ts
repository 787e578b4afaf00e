// What could be meant by a misspelt word, for a finding that is shown. Knows no markup.
import { useEffect, useState } from 'react'
import { likeCase, listForm } from '#dutch/language-check/written-form.ts'
import type { Finding } from '#dutch/language-check/check.ts'
import { suggestionsFor } from './spelling.ts'

const MOST_SUGGESTIONS = 5

/** The words that could be meant, with the capitals of what is written; null while they are looked for. */
export function useSuggestions(text: string, finding: Finding | null): readonly string[] | null {
  const isSpelling = finding?.rule === 'spelling'
  const written = isSpelling ? text.slice(finding.start, finding.end) : ''
  const [found, setFound] = useState<{ written: string; words: readonly string[] } | null>(null)
  useEffect(() => {
    if (written === '') return
    let wanted = true
    const look = async () => {
      const words = await suggestionsFor(listForm(written))
      const shown = words.map((word) => likeCase(written, word)).filter((word) => word !== written)
      if (wanted) setFound({ written, words: [...new Set(shown)].slice(0, MOST_SUGGESTIONS) })
    }
    void look()
    return () => void (wanted = false)
  }, [written])
  if (!isSpelling) return []
  return found?.written === written ? found.words : null
}
