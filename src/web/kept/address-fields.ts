// A place in a list as fields of the address, and back. What nobody chose stands in no address. Pure.
import type { z } from 'zod'

/** What is wanted of a list: flat, so that each field is one parameter of the address. */
export type Fields = Record<string, string | boolean>

/** A page of a list: where the one before it ended (undefined: the first), and the place of its first entry, from 1. */
export interface PageStart {
  after: string | undefined
  first: number
}

export interface Spot<Wanted extends Fields> extends PageStart {
  wanted: Wanted
  /** The pages one came by, first to last: they stand beside the address, in the history of the window. */
  before: readonly PageStart[]
  /** Id of the entry that is open. */
  item: number | undefined
  /** In which of its windows it is open, where there are more: 'edit'. */
  as: string | undefined
}

export const firstPage: PageStart = { after: undefined, first: 1 }

/** The parameters of `spot`; undefined takes one out of the address. */
export function addressOf<Wanted extends Fields>(
  { wanted, after, first, item, as }: Spot<Wanted>,
  nothing: Wanted,
): Record<string, string | number | boolean | undefined> {
  const chosen = Object.entries(wanted).map(([name, value]) => [name, value === nothing[name] ? undefined : value])
  return { ...Object.fromEntries(chosen), after, first: after === undefined ? undefined : first, item, as }
}

/** Whether the parameters say anything of what is wanted. */
export const saysAnything = (parameters: Record<string, unknown>, nothing: Fields): boolean =>
  Object.keys(nothing).some((name) => parameters[name] !== undefined)

/** What the parameters want; one that makes no sense counts as not given. */
export function wantedIn<Wanted extends Fields>(
  parameters: Record<string, unknown>,
  nothing: Wanted,
  schema: z.ZodType<Wanted>,
): Wanted {
  let wanted = nothing
  for (const [name, given] of Object.entries(parameters)) {
    if (!(name in nothing)) continue
    // The router reads what looks like a number or a truth as one.
    const value = typeof nothing[name] === 'boolean' ? given === true || given === 'true' : textOf(given)
    wanted = schema.safeParse({ ...wanted, [name]: value }).data ?? wanted
  }
  return wanted
}

/** The page and the open entry in the parameters. */
export function pageIn({
  after,
  first,
  item,
  as,
}: Record<string, unknown>): PageStart & Pick<Spot<Fields>, 'item' | 'as'> {
  const cursor = textOf(after) || undefined
  const open = whole(item)
  return {
    ...(cursor === undefined ? firstPage : { after: cursor, first: whole(first) ?? 1 }),
    item: open,
    as: open === undefined ? undefined : textOf(as) || undefined,
  }
}

const textOf = (given: unknown) => (typeof given === 'string' || typeof given === 'number' ? String(given) : '')

const whole = (given: unknown) => (Number.isSafeInteger(given) && (given as number) > 0 ? (given as number) : undefined)
