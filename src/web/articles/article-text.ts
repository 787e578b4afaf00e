// What somebody edits of an article, as it is kept on the device and sent to the server. Pure.
import { ARTICLE_LIMITS, ARTICLE_TOO_SHORT, type Article } from '#contract/articles/article.ts'
import { characterCount } from '#contract/characters.ts'
import type { SeoData } from '#contract/seo/fields.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'

/** The fields for search engines. */
export interface SeoText {
  seoTitle: string
  seoDescription: string
  seoKeywords: string
  seoData: SeoData
}

export interface ArticleText extends SeoText {
  title: string
  content: string
  blocks: MachineBlock[]
  /** From 0 to 100; null when it is not known yet. */
  seoScore?: number | null
}

export const noSeo: SeoText = {
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  seoData: { keyphrase: '', synonyms: [], slug: '' },
}

export const noText: ArticleText = { title: '', content: '', blocks: [], ...noSeo }

export function textOf(article: Article): ArticleText {
  const { title, content, blocks, seoTitle, seoDescription, seoKeywords, seoData } = article
  return {
    title,
    content,
    blocks,
    seoTitle: seoTitle ?? '',
    seoDescription: seoDescription ?? '',
    seoKeywords: seoKeywords ?? '',
    seoData: seoData ?? noSeo.seoData,
  }
}

/** Of two replies about one article the later one: what was asked first may come last. Measuring makes no version. */
export function laterOf(before: Article | undefined, next: Article): Article {
  if (before === undefined || before.version <= next.version) return next
  const { metrics, metricsVersion } = next
  return (metricsVersion ?? 0) > (before.metricsVersion ?? 0) ? { ...before, metrics, metricsVersion } : before
}

/** Whether two texts are the same for who reads them and for search engines; where the machine's blocks stand follows. */
export function isSameText(one: ArticleText, other: ArticleText): boolean {
  return (
    one.title.trim() === other.title.trim() &&
    one.content === other.content &&
    one.seoTitle === other.seoTitle &&
    one.seoDescription === other.seoDescription &&
    one.seoKeywords === other.seoKeywords &&
    one.seoData.keyphrase === other.seoData.keyphrase &&
    one.seoData.slug === other.seoData.slug &&
    JSON.stringify(one.seoData.synonyms) === JSON.stringify(other.seoData.synonyms)
  )
}

/** Whether a text is worth keeping at all. */
export const isEmptyText = ({ title, content }: ArticleText) => title.trim() === '' && content.trim() === ''

/** Whether a text has what the server wants of it (specification, section 5). */
export const isWholeText = (text: ArticleText) => tooShort(text) === null

/** What it lacks, in Dutch; null: nothing. */
export function tooShort({ title, content }: ArticleText): string | null {
  if (characterCount(title.trim()) < ARTICLE_LIMITS.titleLeast) return ARTICLE_TOO_SHORT.title
  return characterCount(content.trim()) < ARTICLE_LIMITS.contentLeast ? ARTICLE_TOO_SHORT.content : null
}

/** The article as it stands in its room, for the tools. */
export const ownArticle = ({ id, textVersion }: Article, { title, content, seoDescription }: ArticleText) => ({
  id,
  textVersion,
  title,
  content,
  seoDescription: seoDescription === '' ? null : seoDescription,
})

export interface NamedSource {
  title: string
  url: string | null
  text: string
  /** Where it begins in the original. */
  from: number
}

/** What an article was made from: its sources by their names; without any the original is one. */
export function namedSources({
  originalContent,
  sources,
}: Pick<Article, 'originalContent' | 'sources'>): NamedSource[] {
  const original = originalContent ?? ''
  if (original.trim() === '') return []
  if (sources.length === 0) return [{ title: 'Origineel', url: null, text: original, from: 0 }]
  return sources.map(({ title, url, from, to }) => ({
    title: title || 'Bron',
    url,
    text: original.slice(from, to),
    from,
  }))
}
