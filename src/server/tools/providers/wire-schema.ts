// A tool's output as a JSON schema, with only the keywords that all vendors accept. What it leaves out is said in the
// prompt and checked afterwards.
import { z } from 'zod'

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
  return schema
}
