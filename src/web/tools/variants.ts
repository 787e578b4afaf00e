// The variants a tool wrote for one input: adding, choosing, editing, and what a kept list must be. Pure; knows no screen.
import { z } from 'zod'
import { textsIn } from '#contract/tools/define.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import type { Opened } from './registry.ts'

/** Variants of one input that stay selectable; older ones stand in the history. */
const MOST_VARIANTS = 10

export interface Variants<Name extends ToolName = ToolName> {
  /** Newest last. */
  variants: readonly Opened<Name>[]
  /** The place of the one that is shown. */
  chosen: number
  /** What they were written for, apart from the style; may be missing when they came from the history. */
  input?: Record<string, unknown> | undefined
}

export const noVariants = { variants: [], chosen: 0 } as const satisfies Variants

const variant = z
  .looseObject({ model: z.string(), generationId: z.number().int() })
  .refine((opened) => textsIn(opened).length > 0)

/** Checks form, not lengths: an edited text may be longer than a tool may write. */
const variantsSchema = z
  .object({
    variants: z.array(variant).max(MOST_VARIANTS),
    chosen: z.number().int().min(0),
    input: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ variants, chosen }) => chosen < Math.max(variants.length, 1))

/** What is read back for the tool `Name`: its own screen wrote it there under the tool's name. */
export const schemaOf = <Name extends ToolName>() => variantsSchema as unknown as z.ZodType<Variants<Name>>

/**
 * `list` with one more variant, which is then the chosen one. Variants of another input make way; which style was asked
 * for does not make it another.
 */
export function withVariant<Name extends ToolName>(
  list: Variants<Name>,
  opened: Opened<Name>,
  asked: Record<string, unknown>,
): Variants<Name> {
  const { styleId: _, ...input } = asked
  const before = list.input === undefined || same(list.input, input) ? list.variants : []
  const variants = [...before, opened].slice(-MOST_VARIANTS)
  return { variants, chosen: variants.length - 1, input }
}

/** In any order, and a field that is left out like one that is empty: the database keeps neither apart. */
function same(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const flat = (input: Record<string, unknown>) =>
    JSON.stringify(
      Object.entries(input)
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .toSorted(([name], [next]) => (name < next ? -1 : 1)),
    )
  return flat(one) === flat(other)
}

/** `list` with another one shown; a place that does not exist changes nothing. */
export function withChosen<Name extends ToolName>(list: Variants<Name>, chosen: number): Variants<Name> {
  return list.variants[chosen] ? { ...list, chosen } : list
}

/** `list` with `text` in the place of a result of the chosen variant. */
export function withText<Name extends ToolName>(list: Variants<Name>, index: number, text: string): Variants<Name> {
  return {
    ...list,
    variants: list.variants.map((opened, at) => (at === list.chosen ? edited(opened, index, text) : opened)),
  }
}

function edited<Value extends object>(opened: Value, index: number, text: string): Value {
  const fields = opened as Record<string, unknown>
  const name = ['titles', 'captions', 'text'].find((field) => field in fields)
  if (name === undefined) return opened
  const results = fields[name]
  const put = Array.isArray(results) ? results.map((result, at) => (at === index ? text : (result as unknown))) : text
  return { ...opened, [name]: put }
}
