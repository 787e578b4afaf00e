// The pictures that are stored with articles: their addresses, in which sizes they come, and the line that says whose they are. Knows
// no Markdown.
import { z } from 'zod'
import { pictureName, type Credit } from '../pictures/picture.ts'
import type { Size } from '../pictures/frame.ts'

/** Px that the smaller ones are wide: a column on a phone, a column, and a column on a sharp screen. None is made larger than it is. */
export const STORED_WIDTHS = [480, 960, 1600] as const
export type StoredWidth = (typeof STORED_WIDTHS)[number]

/**
 * How long a picture stays that no text has, in days: as long as a deleted article. Undoing brings it back in a window that is open
 * for weeks, and a new article may have no number all that time.
 */
export const UNUSED_DAYS = 30

/** Before the name, in every address of one. */
export const STORED_PATH = '/api/articles/pictures/'

const side = z.int().positive()

/** One that is stored, as its owner is told of it. */
export const storedPicture = z.object({
  name: pictureName,
  /** As it stands in a text. */
  address: z.string(),
  /** What its owner calls it: the name of the file that was sent. */
  fileName: z.string(),
  width: side,
  height: side,
  bytes: z.int(),
  /** Who made it, as its file says: `Foto: Noor de Vries`; empty when it says nothing. */
  credit: z.string(),
})
export type StoredPicture = z.infer<typeof storedPicture>

/**
 * The address of a stored picture. It says how large the picture is, so that whoever shows it knows which sizes there are and how
 * much room it takes, before anything is fetched.
 */
export const storedAddress = (name: string, { width, height }: Size) => `${STORED_PATH}${name}?size=${width}x${height}`

const ADDRESS = /^\/api\/articles\/pictures\/([\w-]{32})(?:\?size=(\d{1,8})x(\d{1,8}))?$/

/** What an address in a text says of a stored picture; undefined for any other address. */
export function storedAt(address: string): { name: string; size: Size | null } | undefined {
  const [, name, width, height] = ADDRESS.exec(address) ?? []
  if (name === undefined) return undefined
  const size = { width: Number(width), height: Number(height) }
  return { name, size: size.width > 0 && size.height > 0 ? size : null }
}

/** Where the one of this width is; it is no wider than the picture itself. */
export const storedSized = (name: string, width: StoredWidth) => `${STORED_PATH}${name}?w=${width}`

/** The names of the stored pictures that stand anywhere in a text, each once, whatever they stand in. */
export function storedNamesIn(markdown: string): string[] {
  if (!markdown.includes(STORED_PATH)) return []
  return [
    ...new Set(
      Array.from(markdown.matchAll(/\/api\/articles\/pictures\/([\w-]{32})(?![\w-])/g), ([, name = '']) => name),
    ),
  ]
}

const LONGEST_CREDIT = 200

/** The line below a picture of which the file says whose it is; empty when it says nothing. */
export function creditLine(credit: Credit | null): string {
  const creator = said(credit?.creator)
  // Of a notice only the name: the line says already that it is theirs.
  const rights = said(credit?.rights)
    .replace(/^(?:copyright|auteursrecht)\b[\s:]*/i, '')
    .replace(/^(?:©|\(c\))\s*/i, '')
    .replace(/^(?:19|20)\d{2}(?:\s*[-–]\s*(?:19|20)\d{2})?\b[\s,:]*/, '')
  const isSame =
    rights.toLowerCase().includes(creator.toLowerCase()) || creator.toLowerCase().includes(rights.toLowerCase())
  const names = isSame ? [creator || rights] : [creator, rights]
  const line = names.filter(Boolean).join(' / ')
  return line === '' ? '' : Array.from(`Foto: ${line}`).slice(0, LONGEST_CREDIT).join('').trimEnd()
}

const said = (text: string | null | undefined) => (text ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
