// The images of a social batch with their own texts, colours and mirrors: adding, changing, one setting for all, and lines of text one
// per image. Pure; knows no picture and no screen.
import { z } from 'zod'
import { enlarged } from '#contract/pictures/endpoints.ts'
import { CENTRE, focus as focusPoint, type Focus } from '#contract/pictures/frame.ts'
import { credit } from '#contract/pictures/picture.ts'
import { LONGEST_LINE, socialThumbnail } from '#contract/thumbnails/form.ts'
import { MOST_THUMBNAILS } from '#contract/thumbnails/endpoints.ts'
import { firstUnused, socialPalette } from '#contract/thumbnails/palettes.ts'
import { typefaceNames } from '../drawing/typefaces.ts'
import { fileMark, isSameFile, markOf, type FileMark } from '../file-mark.ts'
import { titleParts } from '../title-parts.ts'

/** As typed. */
export const settings = z.object({
  line1: z.string(),
  line3: z.string(),
  accentColor: z.string(),
  mirrorImage: z.boolean(),
  typeface: z.enum(typefaceNames),
})
export type Settings = z.infer<typeof settings>

/** What a thumbnail was made of, or is to be, and whether its AI request was counted. */
const generated = z.object({ settings, focus: focusPoint, counted: z.boolean() })

export const item = z.object({
  id: z.string(),
  file: fileMark,
  /** What became of enlarging it, and by which name the server keeps it; null: the image itself is used. */
  enhanced: z.object({ name: z.string(), done: enlarged }).nullable(),
  focus: focusPoint,
  /** Whose it is, as its file tells; null where it does not, or nobody has looked yet. */
  credit: credit.nullable(),
  settings,
  /** What somebody asked its thumbnail to be made of the last time; null before that. */
  generated: generated.nullable(),
})
export type Item = z.infer<typeof item>

export const batch = z.object({
  items: z.array(item).max(MOST_THUMBNAILS),
  /** The id of the image that is being changed. */
  chosen: z.string().nullable(),
})
export type Batch = z.infer<typeof batch>

export const emptyBatch: Batch = { items: [], chosen: null }

/** How many more images it takes. */
export const roomIn = ({ items }: Batch): number => MOST_THUMBNAILS - items.length

export type Texts = Pick<Settings, 'line1' | 'line3'>
const noTexts: Texts = { line1: '', line3: '' }

/** Gives texts to the images for which nothing was typed. */
export const withTextsWhereNone = (before: Batch, texts: Texts): Batch => ({
  ...before,
  items: before.items.map((one) =>
    one.settings.line1 + one.settings.line3 === '' ? { ...one, settings: { ...one.settings, ...texts } } : one,
  ),
})

/**
 * Adds an image: in the first colour that no other has, in the letters of the one that is being changed. The first that comes is the one
 * to change. @throws RangeError when there is no room.
 */
export function withImage(before: Batch, id: string, file: FileMark, texts = noTexts): Batch {
  if (roomIn(before) < 1) throw new RangeError('no room for another image')
  const used = before.items.map(({ settings: { accentColor } }) => accentColor)
  const added: Item = {
    id,
    file: markOf(file),
    enhanced: null,
    focus: CENTRE,
    credit: null,
    generated: null,
    settings: {
      ...texts,
      accentColor: firstUnused(socialPalette, used),
      mirrorImage: false,
      typeface: chosenIn(before)?.settings.typeface ?? 'anton',
    },
  }
  return { items: [...before.items, added], chosen: before.chosen ?? id }
}

export const chosenIn = ({ items, chosen }: Batch): Item | undefined => items.find(({ id }) => id === chosen)

/** Changes an image; nothing when it was removed meanwhile. */
export function withItem(before: Batch, id: string, change: (one: Item) => Item): Batch {
  return { ...before, items: before.items.map((one) => (one.id === id ? change(one) : one)) }
}

/**
 * Gives an item whose image is gone one again. Of the same file all holds but what the server kept; of another only the texts and colours.
 */
export const withFile = (before: Batch, id: string, file: FileMark): Batch =>
  withItem(before, id, (one) =>
    isSameFile(one.file, file)
      ? { ...one, enhanced: null }
      : { ...one, file: markOf(file), enhanced: null, focus: CENTRE, credit: null, generated: null },
  )

/**
 * Which of `files` are for which items whose image is gone, by the id of the item: the same file for its own; of the others as many as there
 * are, in order, for the one that is being changed first.
 */
export function filesFor<One extends FileMark>(gone: readonly Item[], chosen: string | null, files: readonly One[]) {
  const found = new Map<string, One>()
  const left = () => files.filter((file) => ![...found.values()].includes(file))
  for (const { id, file } of gone) {
    const same = left().find((one) => isSameFile(one, file))
    if (same) found.set(id, same)
  }
  const open = gone.filter(({ id }) => !found.has(id))
  const inOrder = open.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen))
  for (const [at, file] of left().entries()) {
    const one = inOrder[at]
    if (one) found.set(one.id, file)
  }
  return found
}

/** Marks all as asked for, as they stand. @param counted whether an AI request was counted for that. */
export const withGenerated = (before: Batch, counted: boolean): Batch => ({
  ...before,
  items: before.items.map((one) => ({
    ...one,
    generated: { settings: one.settings, focus: one.focus, counted },
  })),
})

/** Whether nobody chose around what it is cut: then it is what is found. */
export const isUntouched = ({ x, y }: Focus): boolean => x === CENTRE.x && y === CENTRE.y

/** An item as it was asked for, of its image as it is now; undefined when nobody has asked. */
export const asAsked = (one: Item): Item | undefined =>
  one.generated
    ? {
        ...one,
        settings: one.generated.settings,
        focus: isUntouched(one.generated.focus) ? one.focus : one.generated.focus,
      }
    : undefined

/** What a thumbnail is made of, as a text: another makes it old. */
export const makingKey = (one: Item): string => JSON.stringify([one.settings, one.focus, one.file])

/** Whether a request was counted for all as they stand: making those again costs nothing. */
export const isPaidFor = ({ items }: Batch): boolean =>
  items.every((one) => {
    const asked = asAsked(one)
    return asked !== undefined && one.generated?.counted === true && makingKey(asked) === makingKey(one)
  })

/** Changes the settings of the image that is chosen. */
export const withSettings = (before: Batch, change: Partial<Settings>): Batch =>
  before.chosen === null
    ? before
    : withItem(before, before.chosen, (one) => ({ ...one, settings: { ...one.settings, ...change } }))

/** Without an image; when it was chosen, the next is, or else the one before. */
export function withoutItem({ items, chosen }: Batch, id: string): Batch {
  const at = items.findIndex((one) => one.id === id)
  const left = items.filter((one) => one.id !== id)
  return { items: left, chosen: chosen === id ? ((left[at] ?? left.at(-1))?.id ?? null) : chosen }
}

/** Gives one setting of the chosen image to all. */
export function withForAll(before: Batch, field: keyof Settings): Batch {
  const from = chosenIn(before)
  if (!from) return before
  const { [field]: value } = from.settings
  return { ...before, items: before.items.map((one) => ({ ...one, settings: { ...one.settings, [field]: value } })) }
}

/** The lines of a pasted text: blank ones do not count. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** One line as both texts: parted by a tab, as from a spreadsheet, or by an upright line; else where it has a pause of its own. */
export function textsOf(line: string): Texts {
  const [line1 = '', line3] = line.split(/\s*[\t|]\s*/, 2).map((part) => part.trim())
  return line3 === undefined ? titleParts(line, LONGEST_LINE.social) : { line1, line3 }
}

/** Gives each image a line, in order; images and lines that are left over stay as they are. */
export function withLines(before: Batch, lines: readonly string[]): Batch {
  const items = before.items.map((one, at) => {
    const line = lines[at]
    return line === undefined ? one : { ...one, settings: { ...one.settings, ...textsOf(line) } }
  })
  return { ...before, items }
}

export type SettingErrors = Partial<Record<keyof Settings, string>>

/** What is wrong with the settings of an image, per field. */
export function errorsIn({ settings: given }: Item): SettingErrors {
  const issues = socialThumbnail.safeParse(given).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path[0] as keyof Settings, message]).toReversed())
}
