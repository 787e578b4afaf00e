// Makes the fields of an article of what a file says: a title of its first heading or of its name, and none that is longer than
// may be. Knows no kinds of files.
import { ARTICLE_LIMITS } from '#contract/articles/article.ts'
import { plainText } from '#contract/markdown/plain-text.ts'
import { readMarkdown } from '#contract/markdown/tree.ts'
import { SEO_LIMITS } from '#contract/seo/fields.ts'
import { oneLine } from './export-article.ts'
import type { ImportedFields, ReadFile } from './import-result.ts'

const NO_TITLE = 'Naamloos artikel'

/** The first characters of a line that may have so many. */
function cut(text: string, most: number): string {
  const line = oneLine(text.toWellFormed().replace(/\p{Cc}/gu, ' '))
  return line.length <= most ? line : Array.from(line).slice(0, most).join('').trimEnd()
}

/** @param name of the file. */
export function fieldsOf(read: ReadFile, name: string): ImportedFields & { title: string; content: string } {
  const { heading, below } = read.titled ? { heading: '', below: read.content } : firstHeading(read.content)
  const titles = [heading, read.title, name.replace(/\.[^.]{1,20}$/, ''), NO_TITLE].map((text) =>
    cut(text, ARTICLE_LIMITS.title),
  )
  const title = titles.find((text) => Array.from(text).length >= ARTICLE_LIMITS.titleLeast) ?? NO_TITLE
  const slug = read.slug.toLowerCase().slice(0, SEO_LIMITS.slug)
  return {
    title,
    content: heading === title ? below : read.content,
    seoTitle: [cut(read.seoTitle, SEO_LIMITS.title)].find((text) => text !== '' && text !== title) ?? null,
    seoDescription: cut(read.seoDescription, SEO_LIMITS.description) || null,
    seoKeywords: cut(read.seoKeywords, SEO_LIMITS.keywords) || null,
    slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : '',
  }
}

/** A heading of the first depth with which a text begins, and what stands below it. */
function firstHeading(content: string): { heading: string; below: string } {
  const [first] = readMarkdown(content.slice(0, 10_000)).blocks
  if (first?.type !== 'heading' || first.depth !== 1) return { heading: '', below: content }
  const heading = oneLine(plainText(content.slice(first.from, first.to)))
  return { heading, below: content.slice(first.to).replace(/^(?:[ \t]*(?:\r\n|\r|\n))+/, '') }
}
