// Reads small articles for the tests: their sentences as facts, by text. Knows no rule of its own.
import { readArticle, type ArticleReading, type Fact } from '#dutch/source/article.ts'

/** A reading of a source, under a title that says nothing of it. */
export function reading(source: string, title = 'Nieuws van de week'): ArticleReading {
  return readArticle({ title, source })
}

/** The texts of all facts of a source, in its order. */
export function texts(source: string): string[] {
  return reading(source).place.map(({ text }) => text)
}

/** The fact whose text holds `part`. */
export function factWith(source: string, part: string): Fact {
  const fact = reading(source).place.find(({ text }) => text.includes(part))
  if (!fact) throw new Error(`no fact holds '${part}': ${texts(source).join(' | ')}`)
  return fact
}
