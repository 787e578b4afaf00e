// What servers of language models say when they do not take a part of a request, in their own words. Knows nothing of
// connections.

/** What a server does not take. */
export interface Lacks {
  /** schema: no JSON schema. json: neither that nor JSON mode. */
  format?: 'schema' | 'json'
  temperature?: true
  limit?: true
  /** Answers in the shape of FastAPI (422 with `detail`) instead of the vendor's. */
  fastApi?: true
}

export interface Refusal {
  status: number
  /** In the vendor's shape. */
  message: string
  /** The whole body, where it is not in the vendor's shape. */
  body?: object
}

/** What the server says to this request; undefined when it takes it. */
export function refusalOf(request: Record<string, unknown>, lacks: Lacks): Refusal | undefined {
  const format = (request.response_format as { type?: string } | undefined)?.type
  if (format === 'json_schema' && lacks.format !== undefined) return refuse('response_format', schemaWords, lacks)
  if (format === 'json_object' && lacks.format === 'json') return refuse('response_format', jsonWords, lacks)
  if (request.output_config !== undefined && lacks.format !== undefined)
    return refuse('output_config', 'output_config: Extra inputs are not permitted', lacks)
  if (request.temperature !== undefined && lacks.temperature) return refuse('temperature', temperatureWords, lacks)
  const limit = request.max_tokens ?? request.max_completion_tokens
  if (limit !== undefined && lacks.limit) return refuse('max_tokens', limitWords(Number(limit)), lacks)
  return undefined
}

function refuse(name: string, message: string, { fastApi }: Lacks): Refusal {
  const detail = [{ type: 'extra_forbidden', loc: ['body', name], msg: 'Extra inputs are not permitted' }]
  return fastApi ? { status: 422, message, body: { detail } } : { status: 400, message }
}

/** OpenAI, of a model from before structured outputs. */
const schemaWords =
  "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model. Learn more about supported models at the Structured Outputs guide."

/** LM Studio, of JSON mode. */
const jsonWords = "'response_format.type' must be 'json_schema' or 'text'"

/** OpenAI, of its reasoning models. */
const temperatureWords =
  "Unsupported value: 'temperature' does not support 0.9 with this model. Only the default (1) value is supported."

/** OpenAI, of a model with a smaller output. */
const limitWords = (asked: number) =>
  `max_tokens is too large: ${asked}. This model supports at most 4096 completion tokens, whereas you provided ${asked}.`
