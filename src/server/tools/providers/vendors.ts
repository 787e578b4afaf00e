// Where each vendor is reached and what it must be told. Knows nothing of tools or prompts.
import { createAnthropic } from '@ai-sdk/anthropic'
import { createMistral } from '@ai-sdk/mistral'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel, type LanguageModel } from 'ai'
import type { AiSettings } from '#server/config.ts'
import { boundedFetch } from './bounded-fetch.ts'

export type LiveSettings = Exclude<AiSettings, { provider: 'ingebouwd' }>

export interface Vendor {
  model: LanguageModel
  /** The library's `providerOptions`: what only this vendor understands. */
  options: Record<string, Record<string, string | boolean>>
}

// Named here, because the library would otherwise let OPENAI_BASE_URL or ANTHROPIC_BASE_URL of some other program on
// the machine decide where the newsroom's texts go.
const addresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  mistral: 'https://api.mistral.ai/v1',
} as const

/**
 * The model to call. AI_BASE_URL replaces the vendor's own address, for a proxy of the newsroom; like the vendor's it ends
 * with the version (`https://proxy.example/v1`).
 */
export function vendor({ provider, model, apiKey = '', baseUrl }: LiveSettings): Vendor {
  // Blanks around a key are a copying accident, and a line break in a header would put the key in an error message.
  const settings = { apiKey: apiKey.trim(), fetch: boundedFetch }
  switch (provider) {
    case 'openai':
      return {
        // Chat completions, not responses: every proxy speaks it, and it is the protocol of the compatible servers.
        model: createOpenAI({ ...settings, baseURL: baseUrl ?? addresses.openai }).chat(model),
        // Unpublished texts are not for the vendor to keep.
        options: { openai: { store: false, strictJsonSchema: true } },
      }
    case 'anthropic':
      return { model: createAnthropic({ ...settings, baseURL: baseUrl ?? addresses.anthropic })(model), options: {} }
    case 'mistral':
      return {
        model: createMistral({ ...settings, baseURL: baseUrl ?? addresses.mistral })(model),
        options: { mistral: { strictJsonSchema: true } },
      }
    case 'openai-compatible':
      return {
        model: wrapLanguageModel({
          model: createOpenAICompatible({
            ...settings,
            name: 'openaiCompatible',
            baseURL: baseUrl ?? '',
            supportsStructuredOutputs: true,
            includeUsage: true,
          })(model),
          // Open models write what they think in front of their text, and not every server takes that out.
          middleware: extractReasoningMiddleware({ tagName: 'think' }),
        }),
        options: { openaiCompatible: { strictJsonSchema: true } },
      }
  }
}
