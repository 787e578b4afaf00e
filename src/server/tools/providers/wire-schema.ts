// What a tool asks a language model for, as a JSON schema with only the keywords that all vendors accept, and in words for
// models that are not held to one. What both leave out is said in the prompt and checked afterwards.
import { z } from 'zod'
import type { Tool } from '../define.ts'
import { candidatesSchema } from '../result-list.ts'

/** The shape of the answer: that of the contract, except for a list, of which a model writes more than is shown. */
export const wireOutput = (tool: Tool): z.ZodObject => (tool.list ? candidatesSchema : tool.contract.output)

// OpenAI's strict mode refuses minLength, maxLength and the like on fine-tuned models, Anthropic refuses minItems above
// 1 and every bound on numbers (400 "property 'minimum' is not supported"). These are what all four document.
const accepted = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
])

/**
 * JSON schema of `output` for constrained decoding.
 * @throws Error for a schema JSON cannot express (a transform, a date): found by the test that walks all tools.
 */
export function wireSchema(output: z.ZodObject): Record<string, unknown> {
  const schema = z.toJSONSchema(output, {
    reused: 'inline',
    override({ jsonSchema }) {
      const words = jsonSchema as Record<string, unknown>
      for (const word of Object.keys(words)) if (!accepted.has(word)) delete words[word]
    },
  })
  delete schema.$schema
  // What a tool's output may lack is the built-in writer's to add: OpenAI's strict mode knows nothing optional.
  const required = new Set(schema.required)
  for (const name of Object.keys(schema.properties ?? {})) if (!required.has(name)) delete schema.properties?.[name]
  return schema
}

/**
 * The last line of a system prompt: the shape in words. Always said, because some servers take a schema and do nothing with
 * it, and OpenAI's JSON mode asks that the prompt names JSON.
 */
export const shapeRule = (tool: Tool) =>
  `Antwoord met JSON en niets anders, in deze vorm: ${JSON.stringify(sample(wireOutput(tool)))}`

function sample(schema: unknown): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([, part]) => !(part instanceof z.ZodOptional))
        .map(([name, part]) => [name, sample(part)]),
    )
  return schema instanceof z.ZodArray ? [sample(schema.element)] : '…'
}
