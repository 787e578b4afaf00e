// Which pictures of an article's text a thumbnail can be made of: those that are stored with it. Pure.

export interface ArticlePhoto {
  /** On this server. */
  address: string
  /** The same, small. */
  small: string
  /** Instead of it, for who cannot see it. */
  alt: string
}

/** A picture in Markdown that is kept by this server: `![alt](/api/articles/pictures/<name>?… "credit")`. */
const STORED = /!\[((?:[^\]\\]|\\.)*)\]\((\/api\/articles\/pictures\/[\w-]{32})[^)\s]*/g

/** In the order of the text, each once. */
export function photosIn(markdown: string): ArticlePhoto[] {
  const found = new Map<string, ArticlePhoto>()
  for (const [, alt = '', address = ''] of markdown.matchAll(STORED))
    if (!found.has(address))
      found.set(address, { address, small: `${address}?w=480`, alt: alt.replace(/\\(.)/g, '$1').trim() })
  return [...found.values()]
}
