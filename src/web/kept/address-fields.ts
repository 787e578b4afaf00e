// Writes a place in a list as parameters of the address, and reads it back. Defaults are left out. Pure.
import type { z } from 'zod'

/** Filter, search and order of a list: flat, so that each field is one parameter of the address. */
export type Fields = Record<string, string | boolean>

/**
 * Where a page of a list begins: `after` is the cursor where the page before it ended (undefined for the first page),
 * `first` the position of its first entry in the whole list, from 1.
 */
export interface PageStart {
  after: string | undefined
  first: number
}

export interface Spot<Wanted extends Fields> extends PageStart {
  wanted: Wanted
  /** The pages before this one, first to last: kept in the window's history state, not in the address. */
  before: readonly PageStart[]
  /** In a list that grows instead of turning pages: how many times its first length is shown. None is once. */
  lengths?: number | undefined
  /** Id of the entry that is open. */
  item: number | undefined
  /** In which of its dialogs it is open, where there are several: 'edit'. */
  as: string | undefined
}

export const firstPage: PageStart = { after: undefined, first: 1 }

/**
 * How far an address makes a list grow: who opens it waits for all of it at once, and anybody can write an address. Pressing
 * leads further, a length at a time; what of that stands in the address brings back this much.
 */
const MOST_LENGTHS = 10

/** The parameters of `spot`; undefined removes one from the address. `nothing`: the defaults, which are left out. */
export function addressOf<Wanted extends Fields>(
  { wanted, after, first, lengths, item, as }: Spot<Wanted>,
  nothing: Wanted,
): Record<string, string | number | boolean | undefined> {
  const chosen = Object.entries(wanted).map(([name, value]) => [name, value === nothing[name] ? undefined : value])
  return {
    ...Object.fromEntries(chosen),
    after,
    first: after === undefined ? undefined : first,
    lengths,
    item,
    as,
  }
}

/** Whether the parameters name at least one of the fields of `nothing`. */
export const saysAnything = (parameters: Record<string, unknown>, nothing: Fields): boolean =>
  Object.keys(nothing).some((name) => parameters[name] !== undefined)

/** Filter, search and order in the parameters; `nothing` holds the defaults. Values that the schema refuses are ignored. */
export function wantedIn<Wanted extends Fields>(
  parameters: Record<string, unknown>,
  nothing: Wanted,
  schema: z.ZodType<Wanted>,
): Wanted {
  let wanted = nothing
  for (const [name, given] of Object.entries(parameters)) {
    if (!(name in nothing)) continue
    // The router parses what looks like a number or a boolean as one.
    const value = typeof nothing[name] === 'boolean' ? given === true || given === 'true' : textOf(given)
    wanted = schema.safeParse({ ...wanted, [name]: value }).data ?? wanted
  }
  return wanted
}

/** The page, the length of the list and the open entry in the parameters. */
export function pageIn({
  after,
  first,
  lengths,
  item,
  as,
}: Record<string, unknown>): PageStart & Pick<Spot<Fields>, 'lengths' | 'item' | 'as'> {
  const cursor = textOf(after) || undefined
  const open = whole(item)
  const grown = whole(lengths)
  return {
    ...(cursor === undefined ? firstPage : { after: cursor, first: whole(first) ?? 1 }),
    ...(grown !== undefined && { lengths: Math.min(grown, MOST_LENGTHS) }),
    item: open,
    as: open === undefined ? undefined : textOf(as) || undefined,
  }
}

const textOf = (given: unknown) => (typeof given === 'string' || typeof given === 'number' ? String(given) : '')

const whole = (given: unknown) => (Number.isSafeInteger(given) && (given as number) > 0 ? (given as number) : undefined)
