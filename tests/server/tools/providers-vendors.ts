// What the provider tests share: one set of settings per vendor, and a tool whose prompt is short.
import assert from 'node:assert/strict'
import { facebookCaptions } from '#contract/tools/facebook-captions.ts'
import { defineTool, noArticle } from '#server/tools/define.ts'
import { DraftFailure, type Ask } from '#server/tools/provider.ts'
import { keepFitting } from '#server/tools/result-list.ts'
import type { LiveSettings } from '#server/tools/providers/vendors.ts'

export const API_KEY = 'sleutel-die-nergens-mag-staan-0123456789'

export const vendors = [
  { provider: 'openai', model: 'gpt-4.1', path: '/v1/chat/completions', keyHeader: 'authorization' },
  { provider: 'anthropic', model: 'claude-sonnet-4-5', path: '/v1/messages', keyHeader: 'x-api-key' },
  { provider: 'mistral', model: 'mistral-large-2411', path: '/v1/chat/completions', keyHeader: 'authorization' },
  { provider: 'openai-compatible', model: 'llama3.3', path: '/v1/chat/completions', keyHeader: 'authorization' },
] as const satisfies { provider: LiveSettings['provider']; model: string; path: string; keyHeader: string }[]

export type VendorCase = (typeof vendors)[number]

/** Settings as the configuration makes them, for the server at `baseUrl`. */
export function settingsOf({ provider, model }: VendorCase, baseUrl: string): LiveSettings {
  return { provider, model, apiKey: API_KEY, baseUrl }
}

export const five = Array.from({ length: 5 }, (_, index) => `Titel ${index + 1} over de dijk bij Lent`)

/** Facebook's contract with a prompt of two lines, so that these tests need neither the writer nor the real prompt. */
export const tool = defineTool(facebookCaptions, {
  prompt: ({ title }) => ({ system: 'Schrijf titels.', user: `Onderwerp: ${title}` }),
  loadCompose: async () => () => ({ titles: five }),
  keep: keepFitting('titles', facebookCaptions.output.shape.titles),
})

/** The question, by a user without a style profile or learned examples. */
export const askFor = (input: unknown): Ask => ({
  input,
  article: noArticle,
  style: null,
  examples: async () => [],
  timeLimitSeconds: async () => 60,
})

export const ask = askFor({ title: 'De dijk bij Lent' })

/** Nobody leaves. */
export const stays = () => new AbortController().signal

/** What `draft` fails with; fails the test when it succeeds or throws something else. */
export async function failureOf(draft: Promise<unknown>): Promise<DraftFailure> {
  const error = await draft.then(
    () => assert.fail('the draft succeeded'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof DraftFailure, String(error))
  return error
}
