// What every provider of texts promises, the built-in writer and language models alike. Knows none of them.
import { Problem, type ProblemCode } from '#contract/problems.ts'
import type { TextWork } from '../workshop/text-work.ts'
import type { Article, Manner, Tool } from './define.ts'

/** What a call used, as far as the provider tells. */
export interface Usage {
  /** Tokens read, cached ones included. */
  promptTokens: number
  /** Tokens written, a reasoning model's thinking included. */
  completionTokens: number
  /** US dollar cents, fractions allowed; null when the model's price is unknown. */
  estimatedCost: number | null
}

/** More tokens than any call can use: what is told above it is no count, and would not fit the log. */
const MOST_TOKENS = 100_000_000

/**
 * A number of tokens as a vendor told it, rounded; null when it is none. Vendors and the servers that imitate them tell fractions,
 * texts and nonsense.
 */
export function tokensTold(told: unknown): number | null {
  const number = typeof told === 'string' && told.trim() !== '' ? Number(told) : told
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  const whole = Math.round(number)
  return whole >= 0 && whole <= MOST_TOKENS ? whole : null
}

/** More than any call can cost, in US dollar cents. */
const MOST_COST = 1_000_000

/** Usage that can be kept, whatever was told: what is no count is none, and then nobody knows what it cost. */
export function plainUsage({ promptTokens, completionTokens, estimatedCost }: Usage): Usage {
  const [read, written] = [tokensTold(promptTokens), tokensTold(completionTokens)]
  const isKnown = read !== null && written !== null && estimatedCost !== null
  const cost = isKnown && estimatedCost >= 0 && estimatedCost <= MOST_COST ? estimatedCost : null
  return { promptTokens: read ?? 0, completionTokens: written ?? 0, estimatedCost: cost }
}

export interface Draft extends Usage {
  /** Not yet trusted: the caller parses it with the tool's output schema. */
  output: unknown
  /** Which model wrote it: the log of requests, and the reply, name it. */
  model: string
}

/** What a provider is given to write from. */
export interface Ask {
  /** What the tool's input schema made of the request. */
  input: unknown
  article: Article
  style: Manner['style']
  /** Texts the user liked before; looked up only by a provider that can learn from them. */
  examples(): Promise<readonly string[]>
  /** Texts the user disliked before, likewise; left out: none. */
  disliked?(): Promise<readonly string[]>
  /** When it was asked; left out: now. */
  now?: Date
  /** Has work on long texts done where it holds nobody up; left out: it is done here. */
  work?: <Asked, Answered>(work: TextWork<Asked, Answered>, asked: Asked) => Promise<Answered>
  /** How long it may take in all, in seconds; looked up only by a provider that may take long. */
  timeLimitSeconds(): Promise<number>
}

/** Where the text of a tool that streams goes while it is being written. */
export interface Sink {
  write(piece: string): void
  /** Tells that what was written so far does not count: the text begins again. */
  restart(): void
}

export interface Provider {
  /** Recorded in the log of requests, also when a draft fails. */
  readonly model: string
  /** Who runs the model, as AI_PROVIDER names it. */
  readonly vendor?: string
  /**
   * Lets the provider write.
   * @param signal aborted when the user leaves: the request to the language model then ends at once.
   * @param sink for a tool whose contract streams. Nothing reaches it that the product would refuse.
   * @throws DraftFailure: one of the writer's problems, or cancelled. Beside that only what `ask` throws.
   */
  draft(tool: Tool, ask: Ask, signal: AbortSignal, sink?: Sink): Promise<Draft>
}

export type DraftProblem = Extract<ProblemCode, `writer${string}` | 'cancelled'>

/** A draft that failed. Its cause is one line for the log, without the prompt, the answer or the key. */
export class DraftFailure extends Problem {
  override name = 'DraftFailure'
  /** What the failed call used all the same; undefined when the provider did not tell. */
  readonly usage: Usage | undefined

  constructor(
    code: DraftProblem,
    { usage, ...details }: { cause?: unknown; usage?: Usage | undefined; message?: string } = {},
  ) {
    super(code, details)
    this.usage = usage
  }
}
