// What the article's words say about how to write: its tone, and whether the line of 113 is offered. The rules are loaded
// with the first article. Knows no markup.
import { useEffect, useState } from 'react'
import type { Tone } from '#contract/tools/article.ts'
import { TYPING_PAUSE_MS, useDebounced } from '#web/ui/use-debounced.ts'
import type { Article } from './article.ts'

const given = ({ title, description, text }: Article) => ({ title, description, source: text })

/** The tone that follows from the article, whatever the user chose; null when the rules cannot be loaded. */
export async function toneFor(article: Article): Promise<Tone | null> {
  try {
    const { toneOf } = await import('#dutch/source/tone.ts')
    return toneOf(given(article))
  } catch {
    return null
  }
}

export interface Sense {
  /** What the rules say, whatever the user chose. */
  tone: Tone
  /** The line to offer; null when it has no place here. */
  helpline: string | null
}

async function senseOf(article: Article): Promise<(Sense & { id: string }) | null> {
  try {
    const { toneOf, mentionsSuicide, helplineIn } = await import('#dutch/source/tone.ts')
    const about = given(article)
    const helpline = mentionsSuicide(about) ? helplineIn(article.language === 'en' ? 'en' : 'nl') : null
    return { id: article.id, tone: toneOf(about), helpline }
  } catch {
    return null
  }
}

/**
 * null without an article, until the rules have been loaded, and when they cannot be. Follows a pause after what is typed in the
 * title.
 */
export function useSense(article: Article | null): Sense | null {
  const typed = useDebounced(article, TYPING_PAUSE_MS)
  // Another article is no typing: it is looked at right away.
  const settled = typed?.id === article?.id ? typed : article
  const [sense, setSense] = useState<(Sense & { id: string }) | null>(null)
  useEffect(() => {
    if (settled === null) return
    let current = true
    void senseOf(settled).then((found) => current && setSense(found))
    return () => void (current = false)
  }, [settled])
  return sense !== null && sense.id === article?.id ? sense : null
}
