// Word documents to try an import with, made part by part: as Word writes them, and as nobody should.
import { deflateRawSync } from 'node:zlib'
import { zipped } from '#server/articles/import-zip.ts'

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A paragraph, in a style when one is named. */
export const paragraph = (text: string, style = '') =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** The parts of a document with this body. */
export const partsWith = (body: string, others: Readonly<Record<string, string>> = {}): Map<string, Buffer> =>
  new Map(
    Object.entries({
      '[Content_Types].xml': types,
      '_rels/.rels': relations,
      'word/document.xml': `<?xml version="1.0"?><w:document ${word}><w:body>${body}</w:body></w:document>`,
      ...others,
    }).map(([name, text]) => [name, Buffer.from(text)]),
  )

export const documentWith = (body: string, others: Readonly<Record<string, string>> = {}): Uint8Array =>
  Uint8Array.from(zipped(partsWith(body, others)))

/** Comments on a document. */
export const commentsOf = (texts: readonly string[]) =>
  `<?xml version="1.0"?><w:comments ${word}>${texts.map((text, at) => `<w:comment w:id="${at}" w:author="a">${paragraph(text)}</w:comment>`).join('')}</w:comments>`

/**
 * A document with one more part, whose bytes are deflated, and which says it has so many.
 * @param said what it says of its size.
 */
export function documentWithPacked(name: string, file: Buffer, said = file.length): Uint8Array {
  const packed = deflateRawSync(file, { level: 9 })
  const zip = zipped(new Map([...partsWith(paragraph('tekst')), [name, packed]]))
  // In the list at the end: the method behind 10 bytes, the size behind 24.
  const central = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  zip.writeUInt16LE(8, central + 10)
  zip.writeUInt32LE(said, central + 24)
  return Uint8Array.from(zip)
}
