// Kinds of files that people send as a picture and that are not taken in: recognised by their first bytes, to say what to do.
import { latin1, pictureKindOf } from '../file-kind.ts'
import { fileKinds, uploadWords, type Upload } from '../upload.ts'

/** How many bytes from the beginning of a file are looked at: an SVG may have a comment first. */
export const FOREIGN_BYTES = 512

interface ForeignKind {
  /** What is told of the file; it stands behind the words that it is not taken. */
  advice: string
  /** The same where there is room for a few words. */
  short: string
}

const photo = (name: string): ForeignKind => ({
  advice: `Dit is een ${name}. Exporteer de foto als JPEG.`,
  short: `${name}: bewaar als JPEG`,
})

const image = (name: string): ForeignKind => ({
  advice: `Dit is een ${name}. Bewaar de afbeelding als PNG of JPEG.`,
  short: `${name}: bewaar als PNG`,
})

const foreignKinds = {
  heic: {
    advice:
      'Dit is een HEIC-foto. Kies op je iPhone bij Instellingen > Camera > Formaten voor ‘Meest compatibel’, of exporteer de foto als JPEG.',
    short: 'HEIC: bewaar als JPEG',
  },
  avif: image('AVIF'),
  jxl: image('JPEG XL'),
  jpeg2000: image('JPEG 2000'),
  gif: image('GIF'),
  webp: image('WebP'),
  bmp: image('BMP'),
  ico: image('ICO'),
  tiff: photo('TIFF of RAW'),
  raw: photo('RAW'),
  svg: {
    advice: 'Dit is een SVG-tekening. Exporteer de tekening als PNG.',
    short: 'SVG: exporteer als PNG',
  },
  psd: {
    advice: 'Dit is een Photoshop-bestand. Exporteer het als PNG of JPEG.',
    short: 'PSD: exporteer als PNG',
  },
  pdf: { advice: 'Dit is een PDF. Exporteer de pagina als PNG of JPEG.', short: 'PDF: exporteer als PNG' },
  video: { advice: 'Dit is een video. Maak er een schermafbeelding van.', short: 'Video, geen afbeelding' },
  page: {
    advice: 'Dit is een webpagina. Sla de afbeelding zelf op, niet de pagina.',
    short: 'Webpagina, geen afbeelding',
  },
  zip: { advice: 'Dit is een ZIP of document. Haal de afbeelding er eerst uit.', short: 'ZIP of document' },
} as const satisfies Record<string, ForeignKind>

type Foreign = keyof typeof foreignKinds

// oxlint-disable no-control-regex -- bytes are what it is about
/** Marks at the beginning of a file, from the registries of their makers. */
const marks: readonly [mark: RegExp, kind: Foreign][] = [
  [/^8BPS/, 'psd'],
  [/^%PDF-/, 'pdf'],
  // RAW of most makers is a TIFF too.
  [/^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/, 'tiff'],
  [/^(?:IIRO|IIRS|IIU\0|FUJIFILM)/, 'raw'],
  [/^BM[^]{4}\0{4}/, 'bmp'],
  [/^\0\0[\x01\x02]\0/, 'ico'],
  [/^(?:\xff\x0a|\0\0\0\x0cJXL )/, 'jxl'],
  [/^(?:\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/, 'jpeg2000'],
  [/^PK(?:\x03\x04|\x05\x06)/, 'zip'],
  [/^(?:\x1aE\xdf\xa3|RIFF[^]{4}AVI |[^]{4}(?:moov|mdat|wide|free))/, 'video'],
]

// oxlint-enable no-control-regex

/** What the brands of an ISO base media file tell (ISO 14496-12, section 4.3; ISO 23008-12 for HEIF). */
function kindByBrands(start: string): Foreign | undefined {
  const [, size = '', names = ''] = /^([^]{4})ftyp([^]*)/.exec(start) ?? []
  if (names === '') return undefined
  const end = ((size.charCodeAt(2) << 8) | size.charCodeAt(3)) - 8
  const brands: readonly string[] = names.slice(0, Math.max(4, end)).match(/[^]{4}/g) ?? []
  const has = (...wanted: string[]) => wanted.some((brand) => brands.includes(brand))
  if (has('avif', 'avis')) return 'avif'
  if (has('crx ')) return 'raw'
  if (has('heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'mif2', 'msf1')) return 'heic'
  return 'video'
}

/** What a text that is sent as a picture is, when that can be told. */
function kindOfText(start: string): Foreign | undefined {
  const first = start.replace(/^\xef\xbb\xbf/, '').replace(/^(?:\s|<\?[^]*?\?>|<!--[^]*?-->|<!doctype svg[^>]*>)+/i, '')
  if (/^<svg[\s>]/i.test(first)) return 'svg'
  return /^<(?:!doctype html|html|head|body)[\s>]/i.test(first) ? 'page' : undefined
}

/** What these first bytes are, when that is a kind that needs saying what to do. */
function foreignKindOf(bytes: Uint8Array): ForeignKind | undefined {
  const start = latin1(bytes.subarray(0, FOREIGN_BYTES))
  const picture = pictureKindOf(bytes)
  const kind =
    (picture === 'gif' || picture === 'webp' ? picture : undefined) ??
    kindByBrands(start) ??
    marks.find(([mark]) => mark.test(start))?.[1] ??
    kindOfText(start)
  return kind === undefined ? undefined : foreignKinds[kind]
}

/**
 * What is told of a file that `upload` does not take because of its kind: that, and for pictures what to do.
 * @param start the first bytes of the file, FOREIGN_BYTES if it has so many.
 */
export function wrongKindWords(upload: Upload, name: string, start: Uint8Array): { message: string; short: string } {
  const refusal = uploadWords(upload).wrongKind(name)
  const foreign = upload.kinds.every((kind) => fileKinds[kind].mediaType.startsWith('image/'))
    ? foreignKindOf(start)
    : undefined
  if (foreign === undefined) return { message: refusal, short: 'Geen afbeelding' }
  return { message: `${refusal.replace(/(?<![.!?])$/, '.')} ${foreign.advice}`, short: foreign.short }
}
