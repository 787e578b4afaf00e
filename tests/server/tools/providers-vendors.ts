// What the provider tests share: one set of settings per vendor, and a tool whose prompt is short.
import assert from 'node:assert/strict'
import { FACEBOOK_TITLE_LENGTH, facebookCaptions } from '#contract/tools/facebook-captions.ts'
import { defineTool, noArticle, type ArticleRead, type Manner } from '#server/tools/define.ts'
import { DraftFailure, type Ask } from '#server/tools/provider.ts'
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

/**
 * Five titles that nothing is wrong with: unlike each other, with no figure or name that was not given, and in the order in
 * which they are chosen.
 */
export const five = [
  'De dijk bij Lent wordt hoger, en dat merk je op de fiets',
  'Hoe lang blijft het fietspad langs het water dicht?',
  'Aannemers beginnen na de zomer met graven aan de oever',
  'Wie in Lent woont, krijgt er een uitkijkpunt bij',
  'Meer ruimte voor de rivier, minder parkeerplaatsen op de kade',
]

/** What a model is asked to answer with. */
export const candidates = (texts: readonly string[]) => ({
  candidates: texts.map((text) => ({ angle: 'nieuws', text })),
})

/** Facebook's contract with a prompt of two lines, so that these tests need neither the writer nor the real prompt. */
export const tool = defineTool(facebookCaptions, {
  prompt: ({ title }) => ({ system: 'Schrijf titels.', user: `Onderwerp: ${title}` }),
  sampling: () => ({ temperature: 0.9, outputTokens: 9_000 }),
  about: ({ title, description = null }) => ({ title, description }),
  loadCompose: async () => () => ({ titles: five }),
  list: {
    field: 'titles',
    element: facebookCaptions.output.shape.titles.element,
    length: FACEBOOK_TITLE_LENGTH,
  },
})

/** For a user without a style profile or earlier texts. */
export const plainManner: Manner = { style: null, examples: [], disliked: [], now: new Date('2026-11-23T12:00:00Z') }

/** Only what the tool's own fields say, in no hurry and no grief. */
export const plainArticle: ArticleRead = { source: null, tone: 'licht', helpline: null }

/** The question, by a user without a style profile or learned examples. */
export const askFor = (input: unknown): Ask => ({
  input,
  article: noArticle,
  style: null,
  examples: async () => [],
  timeLimitSeconds: async () => 60,
})

const description = 'Vanaf het najaar wordt aan de oever gewerkt, tot de rivier meer ruimte heeft.'

export const ask = askFor({ title: 'De dijk bij Lent', description })

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

/** System and user text, wherever the vendor's protocol puts them. */
export function messagesIn(body: Record<string, unknown> = {}): { system: string; user: string } {
  const { system, messages } = body as { system?: Content; messages: { role: string; content: Content }[] }
  const of = (role: string) => textOf(messages.find((message) => message.role === role)?.content)
  return { system: system ? textOf(system) : of('system'), user: of('user') }
}

type Content = string | { text: string }[]
const textOf = (content: Content = '') =>
  typeof content === 'string' ? content : content.map(({ text }) => text).join('')
