// How much an endpoint takes, in characters and in values: found by asking its schema, so that none is forgotten.
import { z } from 'zod'

/** More than any field of ours takes. */
export const MOST = 4_000_000

/** What fields with a form of their own want their text to begin with. */
const BEGINNINGS = ['', 'https://example.com/', 'a@example.com ']

const known = new WeakMap<z.ZodType, number>()

/** How many characters a text may have for this schema, 0 when no long text fits. */
export function longest(schema: z.ZodType): number {
  const found = known.get(schema) ?? tried(schema)
  known.set(schema, found)
  return found
}

function tried(schema: z.ZodType): number {
  const fits = (length: number) =>
    BEGINNINGS.some((begin) => schema.safeParse(begin + 'a'.repeat(Math.max(0, length - begin.length))).success)
  if (fits(MOST)) return MOST
  let [low, high] = [0, MOST]
  // Upwards, because most are short.
  for (const length of [20, 300, 5_000, 50_001, 500_000]) {
    if (fits(length)) low = length
    else if (low > 0) {
      high = length
      break
    }
  }
  if (low === 0) return 0
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/** How many characters a body of this schema may have in its texts together, refinements of lists left aside. */
export const textCapacity = (schema: z.ZodType): number =>
  capacity(schema, (leaf) => (leaf.def.type === 'string' ? longest(leaf) : 0), 0)

/** How many values a body of this schema may have, as its reader counts them; the same aside. */
export const valueCapacity = (schema: z.ZodType): number => capacity(schema, () => 1, 2)

/** The sum over what is in `schema`: of each leaf what `ofLeaf` says, of each object and list itself `own`. */
function capacity(schema: z.ZodType, ofLeaf: (leaf: z.ZodType) => number, own: number): number {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } }
  const of = (one: unknown) => capacity(one as z.ZodType, ofLeaf, own)
  const inner = (name: string) => of(def[name])
  switch (def.type) {
    case 'object':
      return Object.values((schema as z.ZodObject).shape).reduce((sum, field) => sum + of(field), own)
    case 'array': {
      const most = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).maxItems ?? MOST
      return Math.min(MOST, own + most * inner('element'))
    }
    case 'record':
      return MOST
    case 'union':
      return Math.max(...(def.options as z.ZodType[]).map(of))
    case 'tuple':
      return (def.items as z.ZodType[]).reduce((sum, item) => sum + of(item), own)
    case 'pipe':
      // A text that is made into something else, and something that is made into a text.
      return Math.max(
        ...['in', 'out']
          .map((side) => (def[side] as z.ZodType).def.type)
          .map((type, at) => (type === 'transform' ? 0 : inner(at === 0 ? 'in' : 'out'))),
      )
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inner('innerType')
    case 'lazy':
      return of((def.getter as () => z.ZodType)())
    default:
      return ofLeaf(schema)
  }
}
