// Tells what a file is that somebody imports, by its bytes. Reads no further than that takes.
import { isUtf8 } from 'node:buffer'
import { readMarkdown } from '#contract/markdown/tree.ts'
import { decoderOf } from '../fetch/page-characters.ts'
import type { NotImported } from './import-result.ts'

export type DocumentKind = 'markdown' | 'html' | 'docx'

/** In bytes: how much of the beginning of a text tells whether it is HTML. */
const BEGINNING = 20_000

const wrong = (message: string): NotImported => ({ problem: 'wrongFileKind', message })

/** Other kinds of documents, by how they begin. */
const others: readonly [string, NotImported][] = [
  ['%PDF', wrong('Dit is een PDF. Importeer het document waar die van gemaakt is, of plak de tekst zelf.')],
  ['{\\rtf', wrong('Dit is een RTF-bestand. Sla het op als DOCX en importeer dat.')],
  [
    '\xd0\xcf\x11\xe0',
    wrong(
      'Dit is een oud Word-bestand, of een met een wachtwoord. Sla het zonder wachtwoord op als DOCX en importeer dat.',
    ),
  ],
]

/** The kind of a file, or why it is none that can be imported. */
export function kindOfDocument(bytes: Uint8Array): DocumentKind | NotImported {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  if (bytes.length === 0) return { problem: 'documentEmpty' }
  for (const [begin, refusal] of others) if (start.startsWith(begin)) return refusal
  if (['PK\x03\x04', 'PK\x05\x06'].some((begin) => start.startsWith(begin)))
    return start.includes('mimetypeapplication/vnd.oasis')
      ? wrong('Dit is een OpenDocument-bestand. Sla het op als DOCX en importeer dat.')
      : 'docx'
  if (!isText(bytes)) return wrong('Dit is geen Markdown, HTML of DOCX.')
  return isHtml(decoderOf(bytes, '').decode(bytes.subarray(0, BEGINNING))) ? 'html' : 'markdown'
}

/** Whether these bytes can be a text: pictures and programs have signs that no text has. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  if (bytes.includes(0)) return false
  // Windows-1252, where nearly every byte is a letter: control characters give away what is none.
  return (
    isUtf8(bytes) ||
    !Buffer.from(bytes.subarray(0, BEGINNING)).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
  )
}

/** Whether a text is HTML as a whole, and not Markdown with some HTML in it. */
function isHtml(text: string): boolean {
  const bare = text.replace(/^\ufeff?(?:\s+|<\?xml[^>]*>|<!--[^]*?-->)*/, '')
  if (/^<(?:!doctype\s+html|html|head|body|meta|title)\b/i.test(bare)) return true
  if (!/^<[a-z]/i.test(bare)) return false
  return readMarkdown(bare).blocks.every(({ type }) => type === 'html' || type === 'code')
}
