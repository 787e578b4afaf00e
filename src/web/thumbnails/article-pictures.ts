// Which pictures of an article's text a thumbnail can be made of: those that are stored with it. Pure.
import { picturesIn } from '#contract/articles/picture-mentions.ts'
import { storedAt, storedSized } from '#contract/articles/stored-pictures.ts'

export interface ArticlePhoto {
  /** By which this server has it. */
  name: string
  /** The address of a small one. */
  small: string
  /** Instead of it, for who cannot see it. */
  alt: string
}

/** In the order of the text, each once. */
export function photosIn(markdown: string): ArticlePhoto[] {
  const found = new Map<string, ArticlePhoto>()
  for (const { address, alt } of picturesIn(markdown)) {
    const stored = storedAt(address)
    if (stored === undefined || found.has(stored.name)) continue
    const { name } = stored
    found.set(name, { name, small: storedSized(name, 480), alt: alt.trim() })
  }
  return [...found.values()]
}
