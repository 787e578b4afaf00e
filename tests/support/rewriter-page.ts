// The Herschrijver in a browser, with a writer that does as the test says: what its journeys share.
import { after, afterEach, before } from 'node:test'
import type { Page } from 'playwright-core'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { DraftFailure, type Provider, type Sink } from '#server/tools/provider.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import { until } from './app.ts'
import { openBrowser, type TestBrowser } from './browser.ts'

/** How the writer rewrites a text: hands pieces to `write`, perhaps with waits between them, and returns the whole. */
export type Writing = (text: string, write: Sink['write'], signal: AbortSignal) => Promise<string>

export const swapped = (text: string) =>
  text
    .replace('Wij verzoeken u om', 'We vragen je')
    .replace('tijdig', 'op tijd')
    .replace('Dit is van groot belang.', 'Dat doet ertoe.')
    .replace('!', '.')

export const atOnce: Writing = async (text, write) => {
  write(swapped(text))
  return swapped(text)
}
/** What writes now; null: the built-in writer. Every test begins with `atOnce`. */
export const writer: { now: Writing | null } = { now: atOnce }

/** The provider that writes as `writer.now` says; everything around it is real. */
const pen: Provider = {
  model: BUILT_IN_MODEL,
  async draft(tool, ask, signal, sink) {
    if (!writer.now) return builtIn.draft(tool, ask, signal, sink)
    const { text } = ask.input as { text: string }
    const written = await writer.now(text, (piece) => sink?.write(piece), signal)
    return { output: { text: written }, model: BUILT_IN_MODEL, promptTokens: 0, completionTokens: 0, estimatedCost: 0 }
  },
}

export let house: TestBrowser

/** Called at the top of a test file: opens application and browser before its first test, closes them after its last. */
export function openForFile(): void {
  before(async () => void (house = await openBrowser({ provider: pen })))
  after(() => house.close())
  afterEach(() => void (writer.now = atOnce))
}

export const original =
  'Wij verzoeken u om het formulier tijdig in te sturen. Dit is van groot belang.\n\nMet vriendelijke groet!  \n'
/** The four changes of `swapped(original)`. */
export const changes = ['Wij verzoeken u om', 'tijdig', 'Dit is van groot belang', '!']

export async function open(...member: Parameters<TestBrowser['member']>): Promise<Page> {
  const page = await house.member(...member)
  await page.goto('/admin?tab=rewriter')
  await page.getByLabel('Jouw tekst').waitFor()
  return page
}

export async function rewritten(page: Page, text = original): Promise<void> {
  await page.getByLabel('Jouw tekst').fill(text)
  await page.getByRole('button', { name: 'Herschrijf', exact: true }).click()
  await page.getByRole('tab', { name: 'Verschil' }).waitFor()
}

export const counter = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()
export const change = (page: Page, number: number) => page.locator(`[data-change="${number}"]`)

/** The resulting text, as the button copies it. */
export async function copied(page: Page): Promise<string> {
  // The toast of the copy before may still stand there: only what was on the clipboard tells whether this one is done.
  const nothing = 'nog niets gekopieerd'
  await page.evaluate((words) => navigator.clipboard.writeText(words), nothing)
  await page.getByRole('complementary').getByRole('button', { name: 'Kopieer' }).click()
  let text = nothing
  await until(
    async () => (text = await page.evaluate(() => navigator.clipboard.readText())) !== nothing,
    'it is copied',
  )
  await page.getByText('Gekopieerd naar klembord').first().waitFor()
  return text
}

/** Rejects when the reader stops or leaves, as a writer does, also when that was before it began to write. */
export function untilLeft(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(new DraftFailure('cancelled'))
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave)
  })
}

/** From now on the writer writes in two pieces, and waits with the second until `go` is called. */
export function paused(): { go: () => void } {
  const gate = Promise.withResolvers<void>()
  writer.now = async (text, write, signal) => {
    const whole = swapped(text)
    write(whole.slice(0, 30))
    await Promise.race([gate.promise, untilLeft(signal)])
    write(whole.slice(30))
    return whole
  }
  return { go: gate.resolve }
}
