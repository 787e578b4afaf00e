// How a tool is declared: its name, its endpoint, its input and its output.
import { z } from 'zod'
import { entityId, post, type Endpoint } from '../endpoint.ts'
import { articleFields } from './article.ts'

/** The model name of the built-in writer, which uses no AI; screens show `builtInNotice` with its results. */
export const BUILT_IN_MODEL = 'ingebouwd-nl'

export const builtInNotice =
  'Ingebouwde schrijfhulp (geen AI-model): zinnen uit jouw eigen tekst. Controleer inhoud en claims.'

/**
 * The fields that every tool's request has besides its own input: the article's text, its tone, the style profile to write in,
 * and the article in the list of articles for which it is written: usage, history and feedback then name it.
 */
const wish = articleFields.extend({ styleId: entityId.nullish(), articleId: entityId.nullish() })
export type Wish = z.infer<typeof wish>

/**
 * The fields that every reply has besides the tool's output: the model that wrote it, and its id in the history. Below zero: it could
 * not be kept there, and did not count as a request.
 */
const receiptFields = z.object({ model: z.string(), generationId: z.number().int() })
export type Receipt = z.infer<typeof receiptFields>

/** The id in the history of what a receipt is of; null when it is not there. */
export const keptId = ({ generationId }: Pick<Receipt, 'generationId'>): number | null =>
  generationId > 0 ? generationId : null

export interface ToolContract<
  Name extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  name: Name
  input: Input
  /** The fields that a request may leave out when it names an article: they are then taken from that, as its `source` is. */
  ofArticle: readonly 'title'[]
  /** The schema that the answer of a model or of the built-in writer must match; anything else is a failure. */
  output: Output
  /** Makes the reply of output and receipt. */
  envelope(this: void, output: z.output<Output>, receipt: Receipt): Record<string, unknown>
  /** The reverse: takes output and receipt out of a reply. */
  open(this: void, reply: unknown): z.output<Output> & Receipt
  endpoint: Endpoint<z.ZodObject<Input['shape'] & (typeof wish)['shape']>, z.ZodObject, z.ZodUnknown, z.ZodUnknown>
}

interface Parts<Name extends string, Input extends z.ZodObject, Output extends z.ZodObject> {
  name: Name
  path: `/api/${string}`
  input: Input
  output: Output
  /** Left out: none. */
  ofArticle?: readonly 'title'[]
  /** Whether the reply is streamed: the user can read the text while it is being written. */
  streams?: boolean
  /** Largest request, in bytes; left out: that of any endpoint. */
  bodyBytes?: number
}

/** Declares a tool. Its reply is the output plus the receipt. */
export function defineContract<const Name extends string, Input extends z.ZodObject, Output extends z.ZodObject>(
  parts: Parts<Name, Input, Output>,
): ToolContract<Name, Input, Output> {
  return {
    ...declare(parts, parts.output.extend(receiptFields.shape)),
    envelope: (output, receipt) => ({ ...output, ...receipt }),
    open: (reply) => reply as z.output<Output> & Receipt,
  }
}

/**
 * Declares a tool whose reply is `{ success: true, message, data }` plus the receipt, where `data` is the output
 * (specification, section 7: TitelTovenaar).
 */
export function defineEnveloped<const Name extends string, Input extends z.ZodObject, Output extends z.ZodObject>({
  message,
  ...parts
}: Parts<Name, Input, Output> & { message: (output: z.output<Output>) => string }): ToolContract<Name, Input, Output> {
  const reply = receiptFields.extend({ success: z.literal(true), message: z.string(), data: parts.output })
  return {
    ...declare(parts, reply),
    envelope: (output, receipt) => ({ success: true, message: message(output), data: output, ...receipt }),
    open(opened) {
      const { data, model, generationId } = opened as Receipt & { data: z.output<Output> }
      return { ...data, model, generationId }
    },
  }
}

function declare<Name extends string, Input extends z.ZodObject, Output extends z.ZodObject>(
  { name, path, input, output, ofArticle = [], streams = false, bodyBytes }: Parts<Name, Input, Output>,
  reply: z.ZodObject,
): Omit<ToolContract<Name, Input, Output>, 'envelope' | 'open'> {
  const without = Object.fromEntries(ofArticle.map((field) => [field, input.shape[field].nullish()]))
  const body = input.extend({ ...without, ...wish.shape }) as unknown as z.ZodObject<
    Input['shape'] & (typeof wish)['shape']
  >
  const sized = bodyBytes !== undefined && { bodyBytes }
  const how = streams && ({ streams: 'always' } as const)
  return {
    name,
    input,
    output,
    ofArticle,
    endpoint: post(path, { access: 'user', body, output: reply, ...how, ...sized }),
  }
}

/** Everything that is written in an output, as texts that are read, judged and copied one by one. */
const readers: Readonly<Record<string, (value: unknown) => unknown[]>> = {
  titles: (value) => [value].flat(),
  captions: (value) => [value].flat(),
  text: (value) => [value].flat(),
  // Of an outline each section is one text: a heading alone says nothing of what comes under it.
  sections: (value) => (Array.isArray(value) ? value.map(sectionText) : []),
  descriptions: (value) => [value].flat(),
  // Read as one: nobody judges a single keyword.
  keywords: (value) => (Array.isArray(value) && value.length > 0 ? [value.join(', ')] : []),
  hashtags: (value) => (Array.isArray(value) && value.length > 0 ? [value.join(' ')] : []),
}

/**
 * The texts in the output of any tool, in order. What is written must be among them: forbidden words and another language are
 * looked for nowhere else.
 */
export const textsIn = (output: unknown): string[] => namedTextsIn(output).map(({ text }) => text)

/** The same, each with the field that it stands in. */
export function namedTextsIn(output: unknown): { field: string; text: string }[] {
  if (typeof output !== 'object' || output === null) return []
  const fields = output as Record<string, unknown>
  return Object.entries(readers).flatMap(([field, read]) =>
    (field in fields ? read(fields[field]) : []).flatMap((text) => (typeof text === 'string' ? [{ field, text }] : [])),
  )
}

function sectionText(section: unknown): unknown {
  const { heading, points } = (section ?? {}) as { heading?: unknown; points?: unknown }
  const lines = Array.isArray(points) ? points.filter((point) => typeof point === 'string') : []
  return typeof heading === 'string' ? [heading, ...lines.map((line) => `- ${line}`)].join('\n') : undefined
}
