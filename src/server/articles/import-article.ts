// Reads a file that somebody imports into an article: Markdown, HTML or a Word document, told apart by their bytes. Says what was
// left out. Knows no addresses and no database; runs in a worker.
import { ARTICLE_TOO_LONG, isTooLong } from '#contract/articles/article.ts'
import { withoutDataPictures } from '#contract/markdown/data-pictures.ts'
import { wordCountOf } from '#contract/markdown/plain-text.ts'
import { decoderOf } from '../fetch/page-characters.ts'
import { fieldsOf } from './import-fields.ts'
import { readDocx } from './import-docx.ts'
import { readHtml } from './import-html.ts'
import { kindOfDocument } from './import-kind.ts'
import { leftByDocument, leftByHtml, leftPictures } from './import-left.ts'
import { readMarkdownFile } from './import-markdown.ts'
import type { ImportedArticle, NotImported, ReadFile } from './import-result.ts'
import { ZipRefused } from './import-zip.ts'

/** @param name of the file, for a text that has no title of its own. */
export async function importedFrom(bytes: Uint8Array, name: string): Promise<ImportedArticle | NotImported> {
  const kind = kindOfDocument(bytes)
  if (typeof kind === 'object') return kind
  try {
    const read = await readers[kind](bytes)
    if ('problem' in read) return read
    const { text, count } = withoutDataPictures(read.content)
    const article = { ...fieldsOf({ ...read, content: text }, name), left: [...read.left, ...leftPictures(count)] }
    if (isTooLong(article.content)) return { problem: 'documentTooLarge', message: ARTICLE_TOO_LONG }
    if (wordCountOf(article.content) === 0) return { problem: 'documentEmpty' }
    return { ...article, originalContent: article.content }
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    return refusals[error.why]
  }
}

const refusals: Readonly<Record<ZipRefused['why'], NotImported>> = {
  broken: { problem: 'documentUnreadable' },
  large: { problem: 'documentTooLarge' },
  locked: {
    problem: 'documentUnreadable',
    message: 'Dit bestand is beveiligd met een wachtwoord. Sla het zonder wachtwoord op en probeer het opnieuw.',
  },
}

const readers = {
  markdown: async (bytes: Uint8Array): Promise<ReadFile> =>
    readMarkdownFile(decoderOf(bytes, '').decode(bytes).replaceAll('\u0000', '')),
  html: async (bytes: Uint8Array) => {
    const read = readHtml(decoderOf(bytes, '').decode(bytes))
    return read === undefined ? tooLarge : fromHtml(read, leftByHtml(read))
  },
  docx: async (bytes: Uint8Array) => {
    const document = await readDocx(bytes)
    const read = readHtml(document.html)
    if (read === undefined) return tooLarge
    return {
      ...fromHtml(read, leftByDocument(document)),
      title: document.title,
      seoTitle: document.seoTitle,
      seoDescription: document.description,
      seoKeywords: document.keywords,
      slug: document.slug,
    }
  },
} satisfies Record<string, (bytes: Uint8Array) => Promise<ReadFile | NotImported>>

const tooLarge: NotImported = { problem: 'documentTooLarge' }

const fromHtml = (read: NonNullable<ReturnType<typeof readHtml>>, left: string[]): ReadFile => ({
  content: read.markdown,
  title: read.title,
  seoTitle: read.seoTitle,
  seoDescription: read.description,
  seoKeywords: read.keywords,
  slug: '',
  left,
})
