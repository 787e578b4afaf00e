// The child process that makes exports and reads imports, one at a time: what they cost is paid here, and not by the server's
// event loop. What each kind needs is loaded with the first of it.
import type { ExportFormat } from '#contract/articles/export.ts'
import { working } from '../workshop/working.ts'
import type { ExportedArticle } from './export-article.ts'
import type { ImportedArticle, NotImported } from './import-result.ts'

/** What is asked: an export to be made, or a file to be read. */
export type DocumentWork = { article: ExportedArticle; format: ExportFormat } | { bytes: Uint8Array; name: string }

/** What is answered: the bytes of an export, or what was read. */
export type DocumentDone = Uint8Array<ArrayBuffer> | ImportedArticle | NotImported

working<DocumentWork, DocumentDone>(work)

async function work(asked: DocumentWork): Promise<DocumentDone> {
  if ('bytes' in asked) return (await import('./import-article.ts')).importedFrom(asked.bytes, asked.name)
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
