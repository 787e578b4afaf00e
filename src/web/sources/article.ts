// The article that the writing tools write from, as the bar keeps it, and which titles it goes along with. Pure; knows no
// screen and no tool.
import { z } from 'zod'
import { sourceLanguages } from '#contract/sources/endpoints.ts'
import { tones } from '#contract/tools/article.ts'
import { isAnotherTitle } from './other-title.ts'
import { sharesAcross, sharesNothing, sharesTopic } from './shared-words.ts'

/** The name under which the article is kept. */
export const ARTICLE_KEY = 'article'

const keptArticle = z.object({
  /** Names this filling of the bar: what is typed in a tool's fields is typed for this article, and for no later one. */
  id: z.string(),
  title: z.string(),
  /** Proposed for the fields of the tools; never longer than a few sentences. */
  description: z.string(),
  text: z.string(),
  /** Where it was read: the name of the site, or that of the file; null for a text that was pasted. */
  site: z.string().nullable(),
  /** null: too short or mixed to tell. */
  language: z.enum(sourceLanguages).nullable(),
  /** Whether the article was longer than a source may be. */
  truncated: z.boolean(),
  /** The tone that the user chose; null as long as it follows from the article. */
  tone: z.enum(tones).nullable(),
  /** The title over which the user decided that the article belongs to it after all. */
  alsoFor: z.string().optional(),
  /** The article in the list of articles that it is: what is made of it is written for that one. Absent: none. */
  articleId: z.number().int().positive().optional(),
  /** At which version of that one its title and text stood like this; absent when that is not known. */
  articleVersion: z.number().int().optional(),
})
export type Article = z.infer<typeof keptArticle>

export const articleSchema = keptArticle.nullable()

/**
 * Whether `text`, a title or a text to rewrite, is about this article: at least a quarter of its longer words stand in the
 * article, or the user said so. Of an article in another language a name they share is enough too. In doubt it is: a blank
 * title has nothing to compare.
 */
export function isAbout(article: Article, text: string): boolean {
  const { title, description, alsoFor, language } = article
  if (!isAnotherTitle(title, text) || (alsoFor !== undefined && !isAnotherTitle(alsoFor, text))) return true
  const whole = [title, description, article.text].join('\n')
  return language === null || language === 'nl' ? sharesTopic(whole, text) : sharesAcross(whole, text)
}

/**
 * Whether the article's own title seems to be about something else than its text: in Dutch they share not one word, in English
 * not even a name or a figure. Of other languages it is not known.
 */
export function isTitledElsewhere({ title, description, text, language, alsoFor }: Article): boolean {
  const whole = `${description}\n${text}`
  if (title === alsoFor || language === null || language === 'other') return false
  return language === 'nl' ? sharesNothing(whole, title) : sharesNothing(whole, title) && !sharesAcross(whole, title)
}
