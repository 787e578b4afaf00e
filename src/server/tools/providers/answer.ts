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
import type { Sampling, Tool } from '../define.ts'
import { DraftFailure, type Usage } from '../provider.ts'
import { adapting, type Abilities, type Known } from './abilities.ts'
import { jsonCutOff, jsonIn } from './json-in-prose.ts'
import type { Vendor } from './vendors.ts'
import { shapeRule, wireOutput, wireSchema } from './wire-schema.ts'

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
  /** What the model and its server accept, as far as is known. */
  known: Known
  tool: Tool
  sampling: Sampling
  /** Aborted when the answer is not wanted any more. */
  signal: AbortSignal
  /** Aborted when the user has left. */
  left: AbortSignal
  usageOf: (usage: LanguageModelUsage) => Usage
}

/** How JSON is asked for. The library accepts a value of any shape: the tool and its contract judge it. */
function outputOf(tool: Tool, { format }: Abilities) {
  if (format === 'words') return {}
  if (format === 'json') return { output: Output.json() }
  return { output: Output.object({ schema: jsonSchema(wireSchema(wireOutput(tool))), name: tool.contract.name }) }
}

const samplingOf = ({ temperature, outputTokens }: Sampling, accepted: Abilities) => ({
  ...(accepted.temperature && { temperature }),
  ...(accepted.limit && { maxOutputTokens: outputTokens }),
})

/** The library's own retries are off (retry.ts does that), and so is its telemetry. */
const ourOwn = { maxRetries: 0, telemetry: { isEnabled: false } } as const

/** @throws DraftFailure writerRefused; whatever the library throws when there was no answer. */
export function answerAtOnce(asking: Asking, question: Question): Promise<Answer> {
  const system = `${question.system}\n\n${shapeRule(asking.tool)}`
  return adapting(asking.known, (abilities) => askForJson(asking, { ...question, system }, abilities))
}

async function askForJson(
  { vendor, tool, sampling, signal, usageOf }: Asking,
  question: Question,
  abilities: Abilities,
): Promise<Answer> {
  const read = async (text: string, finishReason: string | undefined, used: LanguageModelUsage): Promise<Answer> => {
    const usage = usageOf(used)
    // After a content filter whole JSON may be left, and after a refusal no text at all.
    refuseFiltered(finishReason, usage)
    return { text, value: finishReason === 'length' ? await jsonCutOff(text) : jsonIn(text), usage }
  }
  try {
    const answer = await generateText({
      ...ourOwn,
      ...question,
      ...outputOf(tool, abilities),
      ...samplingOf(sampling, abilities),
      model: vendor.model,
      providerOptions: vendor.options,
      abortSignal: signal,
    })
    return await read(answer.text, answer.finishReason, answer.usage)
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    return read(error.text ?? '', error.finishReason, error.usage ?? noUsage)
  }
}

/**
 * Hands on each piece of text as it comes.
 * @throws DraftFailure writerRefused; whatever failed on the way, which the library only puts in the stream.
 */
export function answerInPieces(asking: Asking, question: Question, hear: (piece: string) => void): Promise<Answer> {
  return adapting(asking.known, (abilities) => askForText(asking, question, hear, abilities))
}

async function askForText(
  { vendor, sampling, signal, usageOf }: Asking,
  question: Question,
  hear: (piece: string) => void,
  abilities: Abilities,
): Promise<Answer> {
  const { stream } = streamText({
    ...ourOwn,
    ...question,
    ...samplingOf(sampling, abilities),
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
