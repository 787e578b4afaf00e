// Whose a picture is: read from what its file tells, and written into what is made of it, as XMP. What a file tells is a stranger's:
// only so much of it is looked at, and what cannot be read names nobody.
import exifReader from 'exifreader'
import type { Metadata } from 'sharp'
import type { Credit } from '#contract/pictures/picture.ts'

/** Largest piece of metadata that is looked at, in bytes: that of a JPEG ends at 64 kB by itself. */
const MOST_BYTES = 256 * 1024
/** Longest name, in code points: more than anybody writes beside a picture. */
const LONGEST = 300

type Found = Partial<Record<keyof Credit, string>>

/**
 * From XMP (`dc:creator`, `dc:rights`), IPTC (by-line, credit, copyright notice), EXIF (Artist, Copyright) or the texts of a PNG, each
 * looked at only for what those before it do not tell. Null when nobody is named.
 */
export function creditOf({ xmp, iptc, exif, comments }: Metadata): Credit | null {
  const found = { ...fromTexts(comments ?? []), ...fromExif(exif), ...fromIptc(iptc), ...fromXmp(xmp) }
  const { creator = null, rights = null } = found
  return creator === null && rights === null ? null : { creator, rights }
}

const few = (bytes: Buffer | undefined) => (bytes !== undefined && bytes.length <= MOST_BYTES ? bytes : undefined)

/** One line that can be shown: without signs that cannot be seen, but for what holds an emoji together. Undefined when it is empty. */
function shown(text: string | undefined): string | undefined {
  const line = (text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\ufffd\s]+/gu, ' ')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? [...line].slice(0, LONGEST).join('') : undefined
}

function told(creator: string | undefined, rights: string | undefined): Found {
  const [shownCreator, shownRights] = [shown(creator), shown(rights)]
  return {
    ...(shownCreator !== undefined && { creator: shownCreator }),
    ...(shownRights !== undefined && { rights: shownRights }),
  }
}

function fromXmp(bytes: Buffer | undefined): Found {
  const text = few(bytes)?.toString('utf8') ?? ''
  return told(property(text, 'dc:creator'), property(text, 'dc:rights'))
}

/** The value of a property in a packet of XMP: the items of its list, or its text (XMP part 1, 7.5 and 7.7). */
function property(text: string, name: string): string | undefined {
  const start = text.indexOf(`<${name}`)
  if (start === -1) return attribute(text, name)
  const open = text.indexOf('>', start)
  const end = text.indexOf(`</${name}>`, open)
  if (open === -1 || end === -1) return undefined
  const inside = text.slice(open + 1, end)
  const items = [...inside.matchAll(/<rdf:li[^<>]*>([^<]*)</g)].map(([, item]) => unescaped(item ?? ''))
  return items.length > 0 ? items.join(', ') : unescaped(/^[^<]*/.exec(inside)?.[0] ?? '')
}

/** A property may stand as an attribute too. */
function attribute(text: string, name: string): string | undefined {
  const start = text.indexOf(` ${name}="`)
  if (start === -1) return undefined
  const from = start + name.length + 3
  const end = text.indexOf('"', from)
  return end === -1 ? undefined : unescaped(text.slice(from, end))
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string) =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

/** A JPEG with nothing in it but this: the form in which the reader takes IPTC and EXIF. */
function jpegAround(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xd8, 0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 4)
  return Buffer.concat([head, body, Buffer.from([0xff, 0xd9])])
}

/** What the body of a segment of a JPEG may hold, in bytes: its length is written in two, and counts them. */
const SEGMENT_BYTES = 0xffff - 2

const IPTC_START = Buffer.from('Photoshop 3.0\0', 'latin1')
const EXIF_START = Buffer.from('Exif\0\0', 'latin1')

function fromIptc(bytes: Buffer | undefined): Found {
  const { iptc = {} } = read(0xed, IPTC_START, bytes)
  return told(textOf(iptc['By-line']) ?? textOf(iptc['Credit']), textOf(iptc['Copyright Notice']))
}

function fromExif(bytes: Buffer | undefined): Found {
  const { exif = {} } = read(0xe1, EXIF_START, bytes)
  return told(inUtf8(textOf(exif.Artist)), inUtf8(textOf(exif.Copyright)))
}

interface Tag {
  description: string
}

/** Of a tag that may be there more than once. */
function textOf(tag: Tag | Tag[] | undefined): string | undefined {
  if (tag === undefined) return undefined
  return [tag]
    .flat()
    .map(({ description }) => description)
    .join(', ')
}

/** EXIF knows ASCII only; most write UTF-8 all the same, and the reader gives a sign for each of its bytes. */
function inUtf8(text: string | undefined): string | undefined {
  if (text === undefined || /[^\0-\xff]/.test(text)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'))
  } catch {
    return text
  }
}

/** The tags that are asked for, of one piece of metadata; none when it is too large, or not what it should be. */
function read(marker: number, start: Buffer, bytes: Buffer | undefined) {
  if (bytes === undefined) return {}
  const body = bytes.subarray(0, start.length).equals(start) ? bytes : Buffer.concat([start, bytes])
  if (body.length > SEGMENT_BYTES) return {}
  try {
    return exifReader.load(jpegAround(marker, body), {
      expanded: true,
      includeTags: { exif: ['Artist', 'Copyright'], iptc: ['By-line', 'Credit', 'Copyright Notice'] },
    })
  } catch {
    return {}
  }
}

/** The texts of a PNG by the keywords that its specification gives them (PNG, third edition, 11.3.3). */
function fromTexts(texts: readonly { keyword: string; text: string }[]): Found {
  const of = (wanted: string) => texts.find(({ keyword }) => keyword.endsWith(wanted))?.text.slice(0, MOST_BYTES)
  return told(of('Author'), of('Copyright'))
}
