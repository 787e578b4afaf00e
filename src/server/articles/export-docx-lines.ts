// Makes what stands within lines of Markdown into runs of a Word document. Knows no blocks.
import { ExternalHyperlink, TextRun, type IRunOptions, type ParagraphChild } from 'docx'
import type { Targets } from '#contract/markdown/definitions.ts'
import { piecesOf } from '#contract/markdown/inline.ts'
import type { Piece } from '#contract/markdown/pieces.ts'
import { safeLink, safePicture } from '#contract/markdown/safe-addresses.ts'
import { DOCX_STYLES, PICTURE } from './docx-styles.ts'

/** A text as it stands, its spaces included. */
export const plainRun = (text: string) => new TextRun({ text: storable(text) })

/** The runs of a text within lines. */
export function runsOf(source: string, targets: Targets): ParagraphChild[] {
  const all: ParagraphChild[] = []
  const marks = { em: false, strong: false, del: false }
  let link: { address: string; runs: ParagraphChild[] } | undefined
  const add = (options: IRunOptions) =>
    (link?.runs ?? all).push(
      new TextRun({
        ...(marks.em && { italics: true }),
        ...(marks.strong && { bold: true }),
        ...(marks.del && { strike: true }),
        ...(link && { style: 'Hyperlink' }),
        ...options,
      }),
    )
  const close = () => {
    if (link && link.runs.length > 0) all.push(new ExternalHyperlink({ link: link.address, children: link.runs }))
    link = undefined
  }
  for (const piece of piecesOf(source, targets)) {
    switch (piece.kind) {
      case 'text':
        add({ text: storable(piece.text.replaceAll('\n', ' ')) })
        break
      case 'code':
        add({ text: storable(piece.text), style: DOCX_STYLES.inlineCode.id })
        break
      case 'break':
        add({ break: 1 })
        break
      case 'note':
        add({ text: storable(piece.label), superScript: true })
        break
      case 'image':
        if (link === undefined) {
          all.push(...pictureRuns(piece))
        } else add({ text: storable(PICTURE + piece.text) })
        break
      case 'open':
      case 'close':
        if (piece.mark.kind !== 'link') marks[piece.mark.kind] = piece.kind === 'open'
        else if (piece.kind === 'close') close()
        else {
          const address = webLink(piece.mark.address)
          if (address !== undefined) link = { address, runs: [] }
        }
        break
    }
  }
  return all
}

/** What a picture shows, as a link to it. */
function pictureRuns({ text, address }: Piece & { kind: 'image' }): ParagraphChild[] {
  const words = storable(text)
  const from = safePicture(address)
  if (from === undefined) return words === '' ? [] : [new TextRun({ text: PICTURE + words })]
  const shown = new TextRun({ text: PICTURE + (words || from), style: 'Hyperlink' })
  return [new ExternalHyperlink({ link: storable(from), children: [shown] })]
}

/** An address that leads somewhere outside of the document: one without a scheme would be a file beside it. */
function webLink(address: string): string | undefined {
  const safe = safeLink(address)
  return safe !== undefined && /^[a-z]+:/i.test(safe) ? storable(safe) : undefined
}

/** Without what XML 1.0 cannot hold (section 2.2). */
const storable = (text: string) =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
