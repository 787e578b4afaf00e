// Validates what came in by the contract's schema. Before that it refuses text that the database cannot store: in one place
// for every field there is or will be.
import { validatorCompiler as compile } from 'fastify-type-provider-zod'
import { isStorable, NOT_STORABLE } from '#contract/characters.ts'
import { Problem } from '#contract/problems.ts'

/**
 * Fastify's validator compiler, for a body, the parameters of a path or a query. Text that cannot be stored gives the
 * problem invalidInput, on its field.
 */
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

/** Without recursion: a body of nothing but brackets can nest deeper than the call stack. */
function holdsUnstorable(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isStorable(next)) return true
    if (typeof next !== 'object' || next === null) continue
    // Entry by entry: spread into the arguments of one call, a long list would overflow the call stack.
    for (const [name, inner] of Object.entries(next)) waiting.push(name, inner)
  }
  return false
}
