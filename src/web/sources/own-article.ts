// An article from the list of articles as the tools take it: its readable text, and the description that stands in their fields.
// Its Markdown is read by what is loaded with the first one. Knows no screen.
import type { Article as Written, ArticleHead } from '#contract/articles/article.ts'
import { RECOMMENDED_DESCRIPTION } from '#contract/tools/subject.ts'
import type { Article } from './article.ts'
import { articleOf, showsNothing, tidied } from './taking.ts'

/** What the tools need of an article. `textVersion`: the version at which its title or text last changed. */
export type OwnArticle = Pick<Written, 'id' | 'title' | 'content' | 'seoDescription' | 'textVersion'>

/**
 * The description that a tool gets of an article: that for search engines, else the beginning of the text. Longer than 500
 * characters it is cut there, and ends in an ellipsis (specification, section 9).
 */
function cutDescription(text: string): string {
  const whole = tidied(text)
  // A character has at most two units: of a whole article no more is counted than can stand there.
  const characters = Array.from(whole.slice(0, 2 * RECOMMENDED_DESCRIPTION + 2))
  if (characters.length <= RECOMMENDED_DESCRIPTION) return whole
  return `${characters.slice(0, RECOMMENDED_DESCRIPTION).join('')}…`
}

/**
 * The article for the bar. In the place of an earlier text of the same one it keeps what the user chose and typed for that.
 * null: nothing of it can be read. Rejects when what reads it cannot be loaded.
 * @param stood what stands in the bar now.
 */
export async function articleFrom(own: OwnArticle, stood: Article | null = null): Promise<Article | null> {
  const { plainText } = (await import('./readable-text.ts')).readableText
  const text = plainText(own.content)
  if (showsNothing(text)) return null
  const described = showsNothing(own.seoDescription ?? '') ? text : (own.seoDescription ?? '')
  const article = await articleOf({ text, title: own.title, description: cutDescription(described) })
  const kept = stood?.articleId === own.id && { id: stood.id, tone: stood.tone, alsoFor: stood.alsoFor }
  return { ...article, ...kept, articleId: own.id, articleVersion: own.textVersion }
}

/** Whether the tools would be given something else than stands in the bar; false when it is not known of which version that is. */
export function isOlder(article: Article, head: ArticleHead): boolean {
  const { articleVersion, description } = article
  if (articleVersion === undefined) return false
  if (head.textVersion > articleVersion) return true
  return !showsNothing(head.seoDescription ?? '') && cutDescription(head.seoDescription ?? '') !== description
}

/** The same article without the one in the list: what is made of it is then written for none. */
export const withoutOrigin = { articleId: undefined, articleVersion: undefined } as const satisfies Partial<Article>
