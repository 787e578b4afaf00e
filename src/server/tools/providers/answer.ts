// Asks a language model for one answer: as JSON that comes at once, or as text that comes in pieces. Does not judge the
// answer, and knows nothing of retries or time limits.
import {
  generateText,
  jsonSchema,
  NoObjectGeneratedError,
  Output,
  streamText,
  type LanguageModelUsage,
  type ModelMessage,
} from 'ai'
import type { Tool } from '../define.ts'
import { DraftFailure, type Usage } from '../provider.ts'
import type { Vendor } from './vendors.ts'
import { wireSchema } from './wire-schema.ts'

/** What is said to the model: the rules, and the conversation so far. */
export interface Question {
  system: string
  messages: ModelMessage[]
}

export interface Answer {
  /** The model's words as they came, for the conversation to go on. */
  text: string
  /** The parsed JSON, or `{ text }` of a text that came in pieces; undefined for no JSON, and for no or half a text. */
  value: unknown
  usage: Usage
}

export interface Asking {
  vendor: Vendor
  tool: Tool
  /** Aborted when the answer is not wanted any more. */
  signal: AbortSignal
  /** Aborted when the user has left. */
  left: AbortSignal
  usageOf: (usage: LanguageModelUsage) => Usage
}

/** The schema that the vendor is given. The library accepts a value of any shape: the tool and its contract judge it. */
const schemaOf = (tool: Tool) => jsonSchema(wireSchema(tool.contract.output))

/** The library's own retries are off (retry.ts does that), and so is its telemetry. */
const ourOwn = { maxRetries: 0, telemetry: { isEnabled: false } } as const

/** @throws DraftFailure writerRefused; whatever the library throws when there was no answer. */
export async function answerAtOnce({ vendor, tool, signal, usageOf }: Asking, question: Question): Promise<Answer> {
  try {
    const answer = await generateText({
      ...ourOwn,
      ...question,
      model: vendor.model,
      output: Output.object({ schema: schemaOf(tool), name: tool.contract.name }),
      providerOptions: vendor.options,
      abortSignal: signal,
    })
    const usage = usageOf(answer.usage)
    // After a content filter whole JSON may be left, and after a refusal no text at all: then reading `output` throws.
    refuseFiltered(answer.finishReason, usage)
    return { text: answer.text, value: answer.text === '' ? undefined : answer.output, usage }
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    const usage = usageOf(error.usage ?? noUsage)
    refuseFiltered(error.finishReason, usage)
    return { text: error.text ?? '', value: undefined, usage }
  }
}

/**
 * Hands on each piece of text as it comes.
 * @throws DraftFailure writerRefused; whatever failed on the way, which the library only puts in the stream.
 */
export async function answerInPieces(
  { vendor, signal, usageOf }: Asking,
  question: Question,
  hear: (piece: string) => void,
): Promise<Answer> {
  const { stream } = streamText({
    ...ourOwn,
    ...question,
    model: vendor.model,
    providerOptions: vendor.options,
    abortSignal: signal,
    // Without a listener the library writes every error to the console.
    onError: () => {},
  })
  let text = ''
  let usage = usageOf(noUsage)
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      text += part.text
      hear(part.text)
    } else if (part.type === 'error') throw part.error
    else if (part.type === 'abort') throw signal.reason
    else if (part.type === 'finish') {
      usage = usageOf(part.totalUsage)
      refuseFiltered(part.finishReason, usage)
      // Cut off at the token limit, or broken off on the way: half a text, whatever it looks like.
      if (UNFINISHED.has(part.finishReason)) return { text, value: undefined, usage }
    }
  }
  return { text, value: text.trim() === '' ? undefined : { text }, usage }
}

/** The reasons with which a stream finishes before its text is complete. */
const UNFINISHED: ReadonlySet<string> = new Set(['length', 'interrupted', 'error'])

const noUsage = { inputTokens: undefined, outputTokens: undefined } as LanguageModelUsage

function refuseFiltered(finishReason: string | undefined, usage: Usage): void {
  if (finishReason === 'content-filter') throw new DraftFailure('writerRefused', { usage })
}
