// What a model and its server turn out to accept: a schema, a temperature, a limit. Found by being refused, and remembered for
// as long as the process runs. Knows no tool.
import { APICallError } from 'ai'

export interface Abilities {
  /** How an answer in JSON is asked for: by its schema, as JSON of any shape, or only in words. */
  format: 'schema' | 'json' | 'words'
  temperature: boolean
  /** Whether a limit to the tokens of an answer is accepted. */
  limit: boolean
}

/** Abilities that are known so far; `now` is replaced by what worked. */
export interface Known {
  now: Abilities
}

export const allAbilities = (): Known => ({ now: { format: 'schema', temperature: true, limit: true } })

/**
 * Runs `call` with what is known to be accepted, and again with less each time the server names what it refuses. What worked
 * in the end is remembered.
 * @throws what `call` throws, when that names nothing that can be left out.
 */
export async function adapting<T>(known: Known, call: (abilities: Abilities) => Promise<T>): Promise<T> {
  let abilities = known.now
  for (;;) {
    try {
      const answer = await call(abilities)
      known.now = lesser(known.now, abilities)
      return answer
    } catch (error) {
      const less = without(complaint(error), abilities)
      if (less === undefined) throw error
      abilities = less
    }
  }
}

const formats = ['schema', 'json', 'words'] as const

/** Two requests at once may each find something: neither forgets what the other found. */
function lesser(one: Abilities, other: Abilities): Abilities {
  return {
    format: formats[Math.max(formats.indexOf(one.format), formats.indexOf(other.format))] ?? 'words',
    temperature: one.temperature && other.temperature,
    limit: one.limit && other.limit,
  }
}

/** Undefined when there is nothing less to ask. */
function without(refused: keyof Abilities | undefined, abilities: Abilities): Abilities | undefined {
  if (refused === 'format') {
    const format = formats[formats.indexOf(abilities.format) + 1]
    return format && { ...abilities, format }
  }
  return refused !== undefined && abilities[refused] ? { ...abilities, [refused]: false } : undefined
}

/**
 * 400: most servers. 422: FastAPI's word for the same (vLLM, older Mistral). 501: a server that lacks what was asked. 500: some,
 * for a schema they cannot read.
 */
const refusals = new Set([400, 422, 500, 501])

/** How much of an error is read, in characters: a server may quote the whole request in it. */
const READ = 2_000

/** What the server says it does not take, if it says so. */
function complaint(error: unknown): keyof Abilities | undefined {
  if (!APICallError.isInstance(error) || !refusals.has(error.statusCode ?? 0)) return undefined
  const said = `${error.message} ${error.responseBody ?? ''}`.slice(0, READ)
  if (
    /response_format|json_schema|json_object|json mode|structured output|output_(?:config|format)|tool_choice|grammar/iu.test(
      said,
    )
  )
    return 'format'
  // A server that fails says nothing about what it was asked.
  if (error.statusCode === 500) return undefined
  if (/temperature/iu.test(said)) return 'temperature'
  return /max_(?:completion_|output_)?tokens|num_predict|context length|output tokens/iu.test(said)
    ? 'limit'
    : undefined
}
