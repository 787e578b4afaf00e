// Makes what stands within lines of Markdown into runs of a Word document. Knows no blocks.
import { ExternalHyperlink, ImageRun, TextRun, type IRunOptions, type ParagraphChild } from 'docx'
import type { Targets } from '#contract/markdown/definitions.ts'
import { piecesOf } from '#contract/markdown/inline.ts'
import type { Piece } from '#contract/markdown/pieces.ts'
import type { Format } from '#contract/pictures/formats.ts'
import { safeLink, safePicture } from '#contract/markdown/safe-addresses.ts'
import { pictureWords } from '../markdown/html.ts'
import { DOCX_STYLES, PICTURE } from './docx-styles.ts'
import type { ExportedPicture } from './export-article.ts'

/** What a line may refer to: links elsewhere in the text, and the pictures that go along. */
export interface Referring {
  targets: Targets
  picture: (address: string) => ExportedPicture | null | undefined
}

/** A text as it stands, its spaces included. */
export const plainRun = (text: string) => new TextRun({ text: storable(text) })

/** The runs of a text within lines. */
export function runsOf(source: string, { targets, picture }: Referring): ParagraphChild[] {
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
      case 'image': {
        const stored = picture(piece.address)
        if (stored?.data) (link?.runs ?? all).push(imageRun(piece, stored))
        else if (stored === null || stored) add({ text: storable(pictureWords(piece.text, piece.title)) })
        else if (link === undefined) all.push(...pictureRuns(piece))
        else add({ text: storable(PICTURE + piece.text) })
        break
      }
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

/** In px, as Word counts them: the width of the text on a page, and a little less than its height. */
const WIDEST = 600
const HIGHEST = 800

/** Word's own kinds of pictures; others are made into one of them before. */
const kinds: Partial<Record<Format, 'jpg' | 'png'>> = { jpeg: 'jpg', png: 'png' }

/** The picture itself; what it shows is its alternative text. */
function imageRun({ text }: Piece & { kind: 'image' }, { width, height, data }: ExportedPicture): ParagraphChild {
  const type = data && kinds[data.format]
  if (!data || !type) return new TextRun({ text: storable(pictureWords(text, '')) })
  const scale = Math.min(1, WIDEST / width, HIGHEST / height)
  const side = (px: number) => Math.max(1, Math.round(px * scale))
  return new ImageRun({
    type,
    data: data.bytes,
    transformation: { width: side(width), height: side(height) },
    altText: { name: storable(text), title: '', description: storable(text) },
  })
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
