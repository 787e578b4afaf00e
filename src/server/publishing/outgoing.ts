// What goes out of an article: the one place that makes it, for every kind of website. Knows no site and sends nothing.
import { picturesIn, type PictureMention } from '#contract/articles/picture-mentions.ts'
import { storedAt } from '#contract/articles/stored-pictures.ts'
import { readMarkdown } from '#contract/markdown/tree.ts'
import { markAttributes, markTag } from '#contract/reviews/ai-disclosure.ts'
import { slugOf } from '#contract/seo/slug.ts'
import { LONGEST_EXCERPT } from '#contract/publishing/publication.ts'
import type { SiteKind } from '#contract/publishing/site.ts'
import { oneLine, textBelowTitle, type ExportedArticle } from '../articles/export-article.ts'
import { wordpressExport } from '../articles/export-wordpress.ts'
import type { ArticleRow } from '../articles/store.ts'
import { exported } from '../articles/wire.ts'
import { escaped, htmlOf } from '../markdown/html.ts'
import type { Statement } from '../reviews/clearance.ts'
import type { RemotePicture } from './remote.ts'

export interface Outgoing {
  title: string
  html: string
  /** For a title without letters its number: a draft is begun under an address that nobody should see. */
  slug: string
  /** For an article that is new there, when nobody gave one. */
  excerpt: string
  seoTitle: string | null
  seoDescription: string | null
  /** The mark of AI for the head of its page; '' when it needs none. */
  headMark: string
  /** The picture that stands above the text instead of in it. */
  cover: { picture: RemotePicture; alt: string; credit: string } | null
}

/** Where a site has pictures of ours, by their names. */
export type PicturesThere = ReadonlyMap<string, RemotePicture>

/** The pictures of ours that an article shows, each once, with the words of its first time. */
export function picturesToSend({ content }: Pick<ArticleRow, 'content'>): (PictureMention & { name: string })[] {
  const found = new Map<string, PictureMention & { name: string }>()
  for (const mention of picturesIn(content)) {
    const name = storedAt(mention.address)?.name
    if (name !== undefined && !found.has(name)) found.set(name, { ...mention, name })
  }
  return [...found.values()]
}

/** @param statement what it says of AI: to readers at its end, and to machines. */
export function outgoingOf(kind: SiteKind, row: ArticleRow, there: PicturesThere, statement: Statement): Outgoing {
  const article: ExportedArticle = { ...exported(row, statement), checked: null }
  const { cover, content } = coverOf(textBelowTitle(article), there)
  const text = { ...article, content }
  const seoDescription = article.seoDescription?.trim() ? oneLine(article.seoDescription) : null
  return {
    title: oneLine(article.title),
    html: (kind === 'wordpress' ? wordpressHtml : ghostHtml)(text, there, cover),
    slug: article.slug || slugOf(article.title) || `artikel-${row.id}`,
    excerpt: Array.from(seoDescription ?? '')
      .slice(0, LONGEST_EXCERPT)
      .join('')
      .trimEnd(),
    seoTitle: article.seoTitle?.trim() ? oneLine(article.seoTitle) : null,
    seoDescription,
    headMark: markTag(statement.mark),
    cover,
  }
}

const find = (there: PicturesThere) => (address: string) => {
  const name = storedAt(address)?.name
  return name === undefined ? undefined : there.get(name)
}

/**
 * A picture of ours with which the text begins goes above it, where themes show it, and not in it as well: it would be seen twice. Any
 * other stays where its writer put it.
 */
function coverOf(content: string, there: PicturesThere): { cover: Outgoing['cover']; content: string } {
  const none = { cover: null, content }
  const first = readMarkdown(content).blocks.find(({ type }) => type !== 'frontmatter')
  if (first?.type !== 'paragraph') return none
  const raw = content.slice(first.from, first.to).trim()
  const [mention, other] = picturesIn(raw)
  if (mention === undefined || other !== undefined || !/^!\[[^[\]]*\]\([^()]*\)$/.test(raw)) return none
  const picture = find(there)(mention.address)
  if (picture === undefined) return none
  return { cover: { picture, alt: mention.alt, credit: mention.credit }, content: content.slice(first.to) }
}

type MakeHtml = (article: ExportedArticle, there: PicturesThere, cover: Outgoing['cover']) => string

/** As blocks, so that it can be edited there. Most themes do not show whose a picture above the text is: that is said below it. */
const wordpressHtml: MakeHtml = (article, there, cover) => {
  const picture = find(there)
  const blocks = wordpressExport(article, (address) => {
    const known = picture(address)
    return known && { id: known.id, src: known.address }
  }).trim()
  const credit =
    cover === null || cover.credit === ''
      ? ''
      : `<!-- wp:paragraph {"fontSize":"small"} -->\n<p class="has-small-font-size">Beeld boven dit artikel: ${escaped(
          cover.credit,
        ).replaceAll('[', '&#91;')}</p>\n<!-- /wp:paragraph -->`
  // A plugin would be needed for the head of a page: the mark is on an element around the text, in two blocks of their own.
  const mark = markAttributes(article.statement.mark, escaped)
  const around = (html: string) => (mark === '' ? '' : `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`)
  return [around(`<div${mark}>`), blocks, credit, around('</div>')].filter(Boolean).join('\n\n')
}

const ghostHtml: MakeHtml = (article, there) => {
  const picture = find(there)
  const html = htmlOf(article.content, {
    belowTitle: true,
    captions: true,
    picture: (address) => {
      const stored = storedAt(address)
      if (stored === undefined) return undefined
      const known = picture(address)
      if (known === undefined) return null
      const { width, height } = stored.size ?? { width: known.width ?? 1, height: known.height ?? 1 }
      return { src: known.address, width, height }
    },
  })
  const { line } = article.statement
  return line === null ? html : `${html}\n<p>${escaped(line)}</p>`
}
