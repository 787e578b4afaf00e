// A language model as a provider, the same for every vendor: asks, has the answer judged, and asks once more with what was
// wrong. Sees to the time limit, users who leave, retries, tokens and cost. Knows nothing of what a tool asks, and nothing
// of what is logged.
import type { LanguageModelUsage, ModelMessage } from 'ai'
import { textsIn } from '#contract/tools/define.ts'
import type { Prompt, Tool } from '../define.ts'
import { judge, settled, type Verdict } from '../judge.ts'
import { readArticle, type Reading } from '../reading.ts'
import { DraftFailure, tokensTold, type Ask, type Draft, type Provider, type Sink, type Usage } from '../provider.ts'
import { allAbilities } from './abilities.ts'
import { answerAtOnce, answerInPieces, type Answer, type Asking, type Question } from './answer.ts'
import { causeOf, problemOf } from './failure.ts'
import { GateClosed, openGate, type Gate } from './gate.ts'
import { estimateCost } from './prices.ts'
import { withRetries } from './retry.ts'
import { vendor as vendorOf, type LiveSettings } from './vendors.ts'

// The library sends its warnings to the process instead of our log. They can only be switched off for the whole process.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Pause before the first retry when the vendor names none. In ms. */
const RETRY_PAUSE_MS = 1_000

/** Answers to one question: the first, and one in which the model may mend it. */
const ANSWERS = 2

export interface LiveOptions {
  /** Replaces the tool's own time limit. */
  timeLimitMs?: number
  retryPauseMs?: number
}

/** The provider that asks the language model of `settings`. */
export function live(settings: LiveSettings, options: LiveOptions = {}): Provider {
  const { retryPauseMs = RETRY_PAUSE_MS } = options
  const vendor = vendorOf(settings)
  const secrets = secretsOf(settings)
  const known = allAbilities()

  const usageOf = ({ inputTokens, outputTokens }: LanguageModelUsage): Usage => {
    const [read, written] = [tokensTold(inputTokens), tokensTold(outputTokens)]
    const tokens = { promptTokens: read ?? 0, completionTokens: written ?? 0 }
    const isKnown = read !== null && written !== null
    return { ...tokens, estimatedCost: isKnown ? estimateCost(settings.provider, settings.model, tokens) : null }
  }

  return {
    model: settings.model,
    async draft(tool, ask, signal, sink) {
      // Outside of the `try`: these come from our own database, so what fails here is not the vendor's fault.
      const [examples, disliked] = [await ask.examples(), (await ask.disliked?.()) ?? []]
      const timeLimitMs = options.timeLimitMs ?? (await ask.timeLimitSeconds()) * 1_000
      const startedAt = performance.now()
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), timeLimitMs)
      const either = AbortSignal.any([signal, limit.signal])
      const spent = createTally(usageOf)
      try {
        const patience = {
          retryPauseMs,
          timeLeftMs: () => timeLimitMs - (performance.now() - startedAt),
          signal: either,
        }
        const input = ask.input as Parameters<Tool['prompt']>[0]
        const sampling = tool.sampling(input)
        const asking: Asking = { vendor, known, tool, sampling, signal: either, left: signal, usageOf }
        const reading = readArticle(tool, ask)
        const manner = { style: ask.style, examples, disliked, now: ask.now ?? new Date() }
        const prompt = tool.prompt(input, manner, reading)
        const patiently = (call: () => Promise<Heard>) => withRetries(call, patience)
        const output = await converse(asking, { ...ask, reading }, prompt, spent, patiently, sink ?? nobody)
        return { output, model: settings.model, ...spent.usage() } satisfies Draft
      } catch (error) {
        if (signal.aborted) throw new DraftFailure('cancelled', { usage: spent.known() })
        if (limit.signal.aborted) {
          const cause = new Error(`over ${timeLimitMs} ms`)
          throw new DraftFailure('writerTooSlow', { cause, usage: spent.known() })
        }
        if (error instanceof DraftFailure) {
          if (error.usage) spent.add(error.usage)
          const { cause } = error
          throw new DraftFailure(error.code as 'writerFailed', { cause, usage: spent.known() })
        }
        throw new DraftFailure(problemOf(error), { cause: causeOf(error, secrets), usage: spent.known() })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** One answer, with the gate through which it came. */
interface Heard {
  answer: Answer
  /** Only of a tool that streams. */
  gate?: Gate
  /** What was wrong, when the gate closed on it: `answer` is then only its beginning. */
  closed?: Verdict
}

/** What is asked, with the article as it was read. */
type Read = Ask & { reading: Reading }

type Patiently = (call: () => Promise<Heard>) => Promise<Heard>

/** Asks, and asks once more when the answer is wrong. Returns what can be shown. @throws DraftFailure. */
async function converse(
  asking: Asking,
  ask: Read,
  prompt: Prompt,
  spent: Tally,
  patiently: Patiently,
  sink: Sink,
): Promise<unknown> {
  const { tool } = asking
  const answers: unknown[] = []
  let question: Question = { system: prompt.system, messages: [{ role: 'user', content: prompt.user }] }
  let usable: unknown
  for (;;) {
    const heard = await listen(asking, ask, question, patiently, sink).catch((error: unknown) => {
      // When the second call fails, what the first gave is still used, unless the user has left.
      if (usable === undefined || asking.left.aborted) throw error
      return undefined
    })
    if (heard === undefined) return used(asking, ask, usable, sink)
    const { answer, gate, closed } = heard
    spent.add(answer.usage, closed !== undefined)
    answers.push(answer.value)
    const verdict = closed ?? (await judge(tool, ask, ask.reading, answers))
    const last = answers.length === ANSWERS
    // A list is chosen from both answers, and a rewritten text was asked for again because the first missed its order: the
    // newest is the best. Of two other texts the first is as good.
    const newest =
      verdict.output !== undefined && (usable === undefined || tool.list !== undefined || tool.keep !== undefined)
    if (verdict.output !== undefined && (verdict.faults.length === 0 || (last && newest))) {
      gate?.finish()
      return used(asking, ask, verdict.output, sink, gate?.heard())
    }
    if (last && usable !== undefined) return used(asking, ask, usable, sink)
    if (last) {
      throw new DraftFailure(verdict.problem, { cause: new Error(`unusable answer: ${verdict.faults.join(' ')}`) })
    }
    usable = verdict.output
    if (gate?.passed()) sink.restart()
    question = { ...question, messages: again(prompt, answer, verdict) }
  }
}

/**
 * The answer that is used, made right where its tool does that. A reader who has seen something else of a text that streams, an
 * earlier answer or what had to be mended, sees it from the start.
 * @param shown what the reader has seen. @throws DraftFailure when nothing of it can be used.
 */
function used({ tool }: Asking, ask: Read, answer: unknown, sink: Sink, shown?: string): unknown {
  const output = settled(tool, ask, ask.reading, answer)
  if (output === undefined) throw new DraftFailure('writerFailed', { cause: new Error('nothing left after mending') })
  const texts = textsIn(output)
  if (tool.contract.endpoint.streams && texts.join('').trim() !== shown?.trim()) {
    sink.restart()
    for (const text of texts) sink.write(text)
  }
  return output
}

/** Asks for one answer. The text of a tool that streams goes to the reader as it comes, as far as the gate lets it. */
async function listen(asking: Asking, ask: Read, question: Question, patiently: Patiently, sink: Sink): Promise<Heard> {
  const { tool } = asking
  if (!tool.contract.endpoint.streams) return patiently(async () => ({ answer: await answerAtOnce(asking, question) }))
  let before: Gate | undefined
  return patiently(async () => {
    if (before?.passed()) sink.restart()
    const gate = (before = await openGate(tool, ask, sink))
    const stop = new AbortController()
    const signal = AbortSignal.any([asking.signal, stop.signal])
    try {
      return { answer: await answerInPieces({ ...asking, signal }, question, gate.hear), gate }
    } catch (error) {
      if (!(error instanceof GateClosed)) throw error
      // How many tokens were used is then not told.
      const answer = { text: gate.heard(), value: undefined, usage: asking.usageOf(noTokens) }
      return { answer, gate, closed: error.verdict }
    } finally {
      // Stops the vendor: behind a mistake or a forbidden word the rest is not wanted, and the connection would stay open.
      stop.abort()
    }
  })
}

const noTokens = { inputTokens: 0, outputTokens: 0 } as LanguageModelUsage

/** In UTF-16 units: a longer answer is not sent back to the model that wrote it. */
const LONGEST_QUOTED = 200_000

/** The conversation for a second try. A model that said nothing is not quoted: vendors refuse an empty turn. */
function again({ user }: Prompt, { text }: Answer, { faults }: Verdict): ModelMessage[] {
  const correction = `${faults.join(' ')} Schrijf het antwoord opnieuw en houd je aan alle eisen.`
  if (text.trim() === '' || text.length > LONGEST_QUOTED) return [{ role: 'user', content: `${user}\n${correction}` }]
  return [
    { role: 'user', content: user },
    { role: 'assistant', content: text },
    { role: 'user', content: correction },
  ]
}

/** For a caller who does not read along. */
const nobody: Sink = { write: () => {}, restart: () => {} }

interface Tally {
  /** `partly`: the vendor did not tell all tokens, so from then on the cost is unknown. */
  add(usage: Usage, partly?: boolean): void
  usage(): Usage
  /** Undefined while the vendor has told nothing. */
  known(): Usage | undefined
}

/** Adds up what the answers to one question used. */
function createTally(usageOf: (usage: LanguageModelUsage) => Usage): Tally {
  let promptTokens = 0
  let completionTokens = 0
  let partial = false
  const usage = (): Usage => {
    const known = usageOf({ inputTokens: promptTokens, outputTokens: completionTokens } as LanguageModelUsage)
    return partial ? { ...known, estimatedCost: null } : known
  }
  return {
    add(more, partly = false) {
      partial ||= partly || more.estimatedCost === null
      promptTokens += more.promptTokens
      completionTokens += more.completionTokens
    },
    usage,
    known: () => (promptTokens + completionTokens > 0 ? usage() : undefined),
  }
}

/** What no log may hold: the key, and a name and password in the address. */
function secretsOf({ apiKey = '', baseUrl }: LiveSettings): string[] {
  const { username, password } = baseUrl === undefined ? { username: '', password: '' } : new URL(baseUrl)
  return [apiKey.trim(), password, username]
}
