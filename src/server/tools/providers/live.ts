// A language model as a provider: one for every vendor. Time limit, leaving, retries, tokens and cost.
// Knows nothing of what a tool asks, and nothing of what is logged.
import { generateText, jsonSchema, NoObjectGeneratedError, Output, type LanguageModelUsage } from 'ai'
import type { Tool } from '../define.ts'
import { DraftFailure, type Draft, type Provider, type Usage } from '../provider.ts'
import { causeOf, problemOf } from './failure.ts'
import { estimateCost } from './prices.ts'
import { withRetries } from './retry.ts'
import { vendor, type LiveSettings } from './vendors.ts'
import { wireSchema } from './wire-schema.ts'

// The library's warnings go past our log to the process's warnings; its only other switch is per process as well.
globalThis.AI_SDK_LOG_WARNINGS = false

/** One draft, its retries and their pauses included: longer than any caption takes, and what a person still waits. In ms. */
export const TIME_LIMIT_MS = 60_000

/** Pause before the first retry when the vendor names none. In ms. */
const RETRY_PAUSE_MS = 1_000

export interface LiveOptions {
  timeLimitMs?: number
  retryPauseMs?: number
}

/** The provider that asks the language model of `settings`. */
export function live(settings: LiveSettings, options: LiveOptions = {}): Provider {
  const { timeLimitMs = TIME_LIMIT_MS, retryPauseMs = RETRY_PAUSE_MS } = options
  const { model, options: vendorOptions } = vendor(settings)
  const secrets = secretsOf(settings)

  const usageOf = ({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage): Usage => {
    const tokens = { promptTokens: inputTokens, completionTokens: outputTokens }
    return { ...tokens, estimatedCost: estimateCost(settings.provider, settings.model, tokens) }
  }

  async function ask(tool: Tool, input: unknown, signal: AbortSignal): Promise<Draft> {
    const { system, user } = tool.prompt(input as Parameters<Tool['prompt']>[0])
    const answer = await generateText({
      model,
      system,
      prompt: user,
      output: Output.object({ schema: schemaOf(tool), name: tool.contract.name }),
      providerOptions: vendorOptions,
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
    })
    const usage = usageOf(answer.usage)
    // The filter can leave whole JSON behind, and a refusal no text at all, for which the library throws on `output`.
    if (answer.finishReason === 'content-filter') throw new DraftFailure('writerRefused', { usage })
    if (answer.text === '') {
      throw new DraftFailure('writerFailed', { usage, cause: new Error(`empty answer (${answer.finishReason})`) })
    }
    return { output: answer.output, model: settings.model, ...usage }
  }

  return {
    model: settings.model,
    async draft(tool, input, signal) {
      const startedAt = performance.now()
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), timeLimitMs)
      const either = AbortSignal.any([signal, limit.signal])
      try {
        return await withRetries(() => ask(tool, input, either), {
          retryPauseMs,
          timeLeftMs: () => timeLimitMs - (performance.now() - startedAt),
          signal: either,
        })
      } catch (error) {
        if (signal.aborted) throw new DraftFailure('cancelled')
        if (limit.signal.aborted)
          throw new DraftFailure('writerTooSlow', { cause: new Error(`over ${timeLimitMs} ms`) })
        if (error instanceof DraftFailure) throw error
        const used = NoObjectGeneratedError.isInstance(error) ? error.usage : undefined
        throw new DraftFailure(problemOf(error), { cause: causeOf(error, secrets), usage: used && usageOf(used) })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** On the wire the vendors' common words; back from it, what the tool keeps of the answer and the whole contract. */
function schemaOf(tool: Tool) {
  return jsonSchema(wireSchema(tool.contract.output), {
    validate(answer) {
      const result = tool.contract.output.safeParse(tool.keep ? tool.keep(answer) : answer)
      return result.success ? { success: true, value: result.data } : { success: false, error: result.error }
    },
  })
}

/** What no log may hold: the key, and a name and password in the address. */
function secretsOf({ apiKey = '', baseUrl }: LiveSettings): string[] {
  const { username, password } = baseUrl === undefined ? { username: '', password: '' } : new URL(baseUrl)
  return [apiKey.trim(), password, username]
}
