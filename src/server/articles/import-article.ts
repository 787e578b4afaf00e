// Reads a file that somebody imports into an article: Markdown, alone or in a ZIP with its pictures, HTML or a Word document, told apart
// by their bytes. Says what was left out. Knows no addresses and no database; runs in a child process.
import { ARTICLE_TOO_LONG, isTooLong } from '#contract/articles/article.ts'
import { withoutDataPictures } from '#contract/markdown/data-pictures.ts'
import { wordCountOf } from '#contract/markdown/plain-text.ts'
import { decoderOf } from '../fetch/page-characters.ts'
import { fieldsOf } from './import-fields.ts'
import { readDocx } from './import-docx.ts'
import { readHtml } from './import-html.ts'
import { kindOfDocument } from './import-kind.ts'
import { gathering, withDataTaken, type Gathering } from './import-pictures.ts'
import { isPackage, readPackage } from './import-package.ts'
import { leftByDocument, leftByHtml, leftPictures } from './import-left.ts'
import { readMarkdownFile } from './import-markdown.ts'
import type { ImportedArticle, NotImported, ReadFile } from './import-result.ts'
import { ZipRefused } from './import-zip.ts'

/** @param name of the file, for a text that has no title of its own. */
export async function importedFrom(bytes: Uint8Array, name: string): Promise<ImportedArticle | NotImported> {
  const kind = kindOfDocument(bytes)
  if (typeof kind === 'object') return kind
  try {
    const found = gathering()
    const as = kind === 'docx' && isPackage(bytes) ? 'package' : kind
    const read = await readers[as](bytes, found)
    if ('problem' in read) return read
    const { text, count } = withoutDataPictures(read.content)
    // Those that are written into a text and were not taken are still there: they are counted once.
    const left = [...read.left, ...leftPictures(as === 'docx' || as === 'package' ? found.left() : count)]
    const { pictures } = found
    const article = { ...fieldsOf({ ...read, content: text }, name), left, pictures, addsCredits: as !== 'package' }
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
  markdown: async (bytes: Uint8Array, found: Gathering): Promise<ReadFile> =>
    readMarkdownFile(withDataTaken(decoderOf(bytes, '').decode(bytes).replaceAll('\u0000', ''), 'markdown', found)),
  package: async (bytes: Uint8Array, found: Gathering) => readPackage(bytes, found),
  html: async (bytes: Uint8Array, found: Gathering) => {
    const read = readHtml(withDataTaken(decoderOf(bytes, '').decode(bytes), 'html', found))
    return read === undefined ? tooLarge : fromHtml(read, leftByHtml(read))
  },
  docx: async (bytes: Uint8Array, found: Gathering) => {
    const document = await readDocx(bytes, found)
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
} satisfies Record<string, (bytes: Uint8Array, found: Gathering) => Promise<ReadFile | NotImported>>

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
