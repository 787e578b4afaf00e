// What goes along with a request of any tool: the article in the bar and the tone that was chosen for it, when what is asked is
// about that article; with a text that was written before, else what it was written from. Pure; knows no tool by name.
import type { Tone } from '#contract/tools/article.ts'
import { isAbout, type Article } from '#web/sources/article.ts'
import { isFilled, titleIn, type Asked } from './input-words.ts'

export interface Along {
  source?: string
  tone?: Tone
  /** The article in the list of articles that it is written for. */
  articleId?: number
}

/** What a request asks about: its title, whatever the tool calls it, or the text to rewrite. */
const topicOf = (input: NonNullable<Asked>) => titleIn(input) ?? (isFilled(input['text']) ? input['text'] : '')

/**
 * Nothing without an article, and for a title or a text about something else. A tone only when the user chose it: the writer
 * decides it by the same rules as the bar, and a request that is taken back from the history knows whose choice it was.
 */
export function alongWith(article: Article | null, input: NonNullable<Asked>): Along {
  if (article === null || !isAbout(article, topicOf(input))) return {}
  const { tone, articleId } = article
  // The article itself, on its way to be rewritten, is in the request already.
  const isItself = typeof input['text'] === 'string' && input['text'].trim() === article.text.trim()
  return {
    ...(!isItself && { source: article.text }),
    ...(tone !== null && { tone }),
    ...(articleId !== undefined && { articleId }),
  }
}

/** What a text was written for, and the tone it was written in; null each when that is not known. */
export interface WrittenFor {
  asked: Asked
  tone: Tone | null
  /** In the list of articles; left out for a text that belongs to none. */
  articleId?: number
}

/**
 * What goes along when a text that was written is adapted: the article in the bar when its title is about that, else the
 * source of its own request. It keeps the tone it was written in, which hangs on a title that does not go along; one that was
 * chosen in the bar wins.
 */
export function alongFor(article: Article | null, text: string, { asked, tone, articleId: named }: WrittenFor): Along {
  const { source, articleId = named } = asked ?? {}
  const own = typeof source === 'string' ? { source, ...(tone !== null && { tone }) } : {}
  const title = titleIn(asked) ?? text
  // Written from what stands in the bar now, it is written for that.
  if (article !== null && isAbout(article, title)) return { ...own, ...alongWith(article, { title, text }) }
  return { ...own, ...(typeof articleId === 'number' && { articleId }) }
}
