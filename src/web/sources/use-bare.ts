// Whether the article holds nothing to write from: the menu of a page, a bare list, nothing but instructions. The reading is
// loaded with the first text that looks like it. Knows no markup.
import { useEffect, useState } from 'react'
import type { Article } from './article.ts'

/** A text with as many whole sentences is an article; reading it to be sure would hold up the window for nothing. */
const ENOUGH_SENTENCES = 8

/** What looks like a sentence of some length, by its end. */
const sentence = /[^\n.!?]{30,400}[.!?…]["'”’)]*(?=\s|$)/g

/**
 * Whether the rules find no fact in `text`; false as well when they cannot be loaded, and of a text in a language that they do
 * not read.
 */
export async function isBare({ text, language }: Pick<Article, 'text' | 'language'>): Promise<boolean> {
  if (language === 'other' || (text.match(sentence)?.length ?? 0) >= ENOUGH_SENTENCES) return false
  try {
    const { readArticle } = await import('#dutch/source/article.ts')
    const reading = readArticle({ title: '', source: text })
    // Of a suicide the reading leaves out how and where, which may be all there is.
    return reading.facts.length === 0 && reading.language !== 'other' && !reading.suicide
  } catch {
    return false
  }
}

/** The same of the article in the bar; false until it is known. */
export function useBare(article: Article | null): boolean {
  const [bare, setBare] = useState<string | null>(null)
  const { text, language } = article ?? { text: null, language: null }
  useEffect(() => {
    if (text === null) return
    let current = true
    void isBare({ text, language }).then((is) => current && setBare(is ? text : null))
    return () => void (current = false)
  }, [text, language])
  return text !== null && bare === text
}
