// The child process that makes exports and reads imports, one at a time: what they cost is paid here, and not by the server's
// event loop. What each kind needs is loaded with the first of it.
import { readFile } from 'node:fs/promises'
import type { ExportFormat } from '#contract/articles/export.ts'
import { working } from '../workshop/working.ts'
import type { ExportedArticle } from './export-article.ts'
import type { ImportedOnDisk, NotImported } from './import-result.ts'

/**
 * What is asked: an export to be made, or a file to be read. Its path goes over, and its pictures come back as paths: sixty megabytes would
 * hold the event loop of the server each time.
 */
export type DocumentWork = { article: ExportedArticle; format: ExportFormat } | { path: string; name: string }

/** What is answered: the bytes of an export, or what was read. */
export type DocumentDone = Uint8Array<ArrayBuffer> | ImportedOnDisk | NotImported

working<DocumentWork, DocumentDone>(work)

async function work(asked: DocumentWork): Promise<DocumentDone> {
  if ('path' in asked) return readFrom(asked)
  const { article, format } = asked
  return Uint8Array.from(await exporters[format](article))
}

async function readFrom({ path, name }: { path: string; name: string }): Promise<ImportedOnDisk | NotImported> {
  const { importedFrom } = await import('./import-article.ts')
  const { writtenBeside } = await import('./import-pictures.ts')
  const read = await importedFrom(new Uint8Array(await readFile(path)), name)
  return 'problem' in read ? read : { ...read, pictures: await writtenBeside(path, read.pictures) }
}

const encoded = (text: string) => new TextEncoder().encode(text)

const exporters: Readonly<Record<ExportFormat, (article: ExportedArticle) => Promise<Uint8Array>>> = {
  md: async (article) => encoded((await import('./export-markdown.ts')).markdownExport(article)),
  html: async (article) => encoded((await import('./export-html.ts')).htmlExport(article)),
  docx: async (article) => (await import('./export-docx.ts')).docxExport(article),
  txt: async (article) => encoded((await import('./export-text.ts')).textExport(article)),
  wp: async (article) => encoded((await import('./export-wordpress.ts')).wordpressExport(article)),
}
