// The variants a tool wrote for one input: adding, choosing, editing, and the schema of a stored list. Pure; knows no
// screen.
import { z } from 'zod'
import { tones, type Tone } from '#contract/tools/article.ts'
import { textsIn } from '#contract/tools/define.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import type { Opened } from './registry.ts'

/** How many variants of one input can be chosen; older ones can be found in the history. */
const MOST_VARIANTS = 10

export interface Variants<Name extends ToolName = ToolName> {
  /** Newest last. */
  variants: readonly Opened<Name>[]
  /** The index of the one that is shown. */
  chosen: number
  /** The input they were written for, without style and tone; absent when it is not known. */
  input?: Record<string, unknown> | undefined
}

export const noVariants = { variants: [], chosen: 0 } as const satisfies Variants

const variant = z
  .looseObject({
    model: z.string(),
    generationId: z.number().int(),
    /** Of each text that was edited since: what was written, under its place. */
    written: z.record(z.string(), z.string()).optional(),
    /** In which it was asked; absent: none was chosen, and the rules decided it. */
    tone: z.enum(tones).optional(),
  })
  .refine((opened) => textsIn(opened).length > 0)

/** Checks the shape, not the lengths: an edited text may be longer than a tool may write. */
const variantsSchema = z
  .object({
    variants: z.array(variant).max(MOST_VARIANTS),
    chosen: z.number().int().min(0),
    input: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ variants, chosen }) => chosen < Math.max(variants.length, 1))

/** The schema of the list stored for tool `Name`. Cast, because only that tool's results are stored under its name. */
export const schemaOf = <Name extends ToolName>() => variantsSchema as unknown as z.ZodType<Variants<Name>>

/**
 * `list` with one more variant, which is then the chosen one. Variants of another input are dropped. Another style or tone
 * is not another input: those texts stand beside each other to choose from.
 */
export function withVariant<Name extends ToolName>(
  list: Variants<Name>,
  opened: Opened<Name>,
  asked: Record<string, unknown>,
): Variants<Name> {
  const { styleId: _, tone: given, ...input } = asked
  const tone = tones.find((one) => one === given)
  const before = list.input === undefined || same(list.input, input) ? list.variants : []
  const variants = [...before, { ...opened, ...(tone && { tone }) }].slice(-MOST_VARIANTS)
  return { variants, chosen: variants.length - 1, input }
}

/** Whether two inputs are the same. Neither order nor the absence of empty fields matters: the database keeps neither. */
function same(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const flat = (input: Record<string, unknown>) =>
    JSON.stringify(
      Object.entries(input)
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .toSorted(([name], [next]) => (name < next ? -1 : 1)),
    )
  return flat(one) === flat(other)
}

/** `list` with the variant at index `chosen` shown; unchanged when there is none. */
export function withChosen<Name extends ToolName>(list: Variants<Name>, chosen: number): Variants<Name> {
  return list.variants[chosen] ? { ...list, chosen } : list
}

/**
 * `list` with `text` in the place of the result at `index`: of the variant of that generation, or of the one that is shown.
 * What stood there as it was written is kept beside it, until it stands there again.
 */
export function withText<Name extends ToolName>(
  list: Variants<Name>,
  index: number,
  text: string,
  generationId = list.variants[list.chosen]?.generationId,
): Variants<Name> {
  return {
    ...list,
    variants: list.variants.map((opened) =>
      opened.generationId === generationId ? edited(opened, index, text) : opened,
    ),
  }
}

/** The tone that a variant was asked in; null when none was chosen. */
export function toneIn(opened: object | undefined): Tone | null {
  return opened && 'tone' in opened ? (tones.find((tone) => tone === opened.tone) ?? null) : null
}

/** The result at `index` as it was written; undefined when it was not edited since. */
export function writtenAt(opened: object, index: number): string | undefined {
  return writtenIn(opened)[index]
}

const writtenIn = (opened: object): Readonly<Record<number, string>> =>
  'written' in opened ? (opened.written as Record<number, string>) : {}

function edited<Value extends object>(opened: Value, index: number, text: string): Value {
  const fields = opened as Record<string, unknown>
  const name = ['titles', 'captions', 'text'].find((field) => field in fields)
  if (name === undefined) return opened
  const results = fields[name]
  const stood: unknown = Array.isArray(results) ? results[index] : results
  const put = Array.isArray(results) ? results.map((result, at) => (at === index ? text : (result as unknown))) : text
  const { [index]: first = stood, ...others } = writtenIn(opened)
  return { ...opened, [name]: put, written: first === text ? others : { ...others, [index]: first } }
}
