// Holds what came in against the contract's schema. Before that, in one place for every field there is or will be, it
// refuses what no database of ours can keep.
import { validatorCompiler as compile } from 'fastify-type-provider-zod'
import { isStorable, NOT_STORABLE } from '#contract/characters.ts'
import { Problem } from '#contract/problems.ts'

/** For Fastify. A body, the parameters of a path or a query: its problem is invalidInput, named on the field. */
export const validatorCompiler: typeof compile = (route) => {
  const validate = compile(route)
  return (data: unknown) => {
    const field = unstorableField(data)
    if (field === undefined) return validate(data)
    return { error: new Problem('invalidInput', { message: NOT_STORABLE, errors: { [field]: NOT_STORABLE } }) }
  }
}

/** The first field of `data` that holds, at whatever depth, a text that cannot be kept. */
function unstorableField(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.entries(data).find(([name, value]) => !isStorable(name) || holdsUnstorable(value))?.[0]
}

/** Without recursion: a body of brackets only nests deeper than the stack. */
function holdsUnstorable(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isStorable(next)) return true
    if (typeof next !== 'object' || next === null) continue
    // One by one: as arguments of a single call a long list would not fit on the stack.
    for (const [name, inner] of Object.entries(next)) waiting.push(name, inner)
  }
  return false
}
