// How much text an endpoint takes: found by asking its schema, so that none is forgotten.
import { z } from 'zod'

/** More than any field of ours takes. */
const MOST = 4_000_000

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
export function textCapacity(schema: z.ZodType): number {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } }
  const inner = (name: string) => textCapacity(def[name] as z.ZodType)
  switch (def.type) {
    case 'string':
      return longest(schema)
    case 'object':
      return Object.values((schema as z.ZodObject).shape).reduce(
        (sum, field) => sum + textCapacity(field as z.ZodType),
        0,
      )
    case 'array': {
      const most = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).maxItems ?? MOST
      return Math.min(MOST, most * inner('element'))
    }
    case 'record':
      return MOST
    case 'union':
      return Math.max(...(def.options as z.ZodType[]).map(textCapacity))
    case 'tuple':
      return (def.items as z.ZodType[]).reduce((sum, item) => sum + textCapacity(item), 0)
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
      return textCapacity((def.getter as () => z.ZodType)())
    default:
      return 0
  }
}
