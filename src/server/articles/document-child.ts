// The child process that makes exports and reads imports, one at a time: what they cost is paid here, and not by the server's
// event loop. What each kind needs is loaded with the first of it.
import type { ExportFormat } from '#contract/articles/export.ts'
import { working } from '../workshop/working.ts'
import type { ExportedArticle } from './export-article.ts'
import type { ImportedArticle, NotImported } from './import-result.ts'

/** What is asked: an export to be made, a file to be read, or which pictures of a text have no description. */
export type DocumentWork =
  { article: ExportedArticle; format: ExportFormat } | { bytes: Uint8Array; name: string } | { content: string }

/** What is answered: the bytes of an export, what was read, or the numbers of pictures. */
export type DocumentDone = Uint8Array<ArrayBuffer> | ImportedArticle | NotImported | { number: number }[]

working<DocumentWork, DocumentDone>(work)

async function work(asked: DocumentWork): Promise<DocumentDone> {
  if ('bytes' in asked) return (await import('./import-article.ts')).importedFrom(asked.bytes, asked.name)
  if ('content' in asked) {
    const { picturesWithoutAlt } = await import('#contract/articles/picture-mentions.ts')
    return picturesWithoutAlt(asked.content).map(({ number }) => ({ number }))
  }
  const { article, format } = asked
  return Uint8Array.from(await exporters[format](article))
}

const encoded = (text: string) => new TextEncoder().encode(text)

const exporters: Readonly<Record<ExportFormat, (article: ExportedArticle) => Promise<Uint8Array>>> = {
  md: async (article) => encoded((await import('./export-markdown.ts')).markdownExport(article)),
  html: async (article) => encoded((await import('./export-html.ts')).htmlExport(article)),
  docx: async (article) => (await import('./export-docx.ts')).docxExport(article),
  txt: async (article) => encoded((await import('./export-text.ts')).textExport(article)),
  wp: async (article) => encoded((await import('./export-wordpress.ts')).wordpressExport(article)),
}
