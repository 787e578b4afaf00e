// What every provider of texts promises, the built-in writer and language models alike. Knows none of them.
import { Problem, type ProblemCode } from '#contract/problems.ts'
import type { Tool } from './define.ts'

/** What a call used, as far as the provider tells. */
export interface Usage {
  /** Tokens read, cached ones included. */
  promptTokens: number
  /** Tokens written, a reasoning model's thinking included. */
  completionTokens: number
  /** US dollar cents, fractions allowed; null when the model's price is unknown. */
  estimatedCost: number | null
}

export interface Draft extends Usage {
  /** Not yet trusted: the caller parses it with the tool's output schema. */
  output: unknown
  /** Which model wrote it: `ai_usage.modelUsed`, and `model` in the reply. */
  model: string
}

export interface Provider {
  /** Recorded in `ai_usage.modelUsed`, also when a draft fails. */
  readonly model: string
  /**
   * Lets the provider write.
   * @param input what the tool's input schema made of the request.
   * @param signal aborted when the user leaves: the request to the language model then ends at once.
   * @throws DraftFailure, always: one of the writer's problems, or cancelled.
   */
  draft(tool: Tool, input: unknown, signal: AbortSignal): Promise<Draft>
}

export type DraftProblem = Extract<ProblemCode, `writer${string}` | 'cancelled'>

/** A draft that failed. Its cause is one line for the log, without the prompt, the answer or the key. */
export class DraftFailure extends Problem {
  override name = 'DraftFailure'
  /** What the failed call used all the same; undefined when the provider did not tell. */
  readonly usage: Usage | undefined

  constructor(code: DraftProblem, details: { cause?: unknown; usage?: Usage | undefined } = {}) {
    super(code, { cause: details.cause })
    this.usage = details.usage
  }
}
