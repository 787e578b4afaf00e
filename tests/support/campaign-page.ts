// The campaign of an article in a browser: what its journeys share. The built-in writer writes, and waits or fails when a test says
// so.
import { after, before, beforeEach } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { Problem } from '#contract/problems.ts'
import type { Provider } from '#server/tools/provider.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { ARTICLE } from './campaigns.ts'

/** What the writer does with a tool, beside writing: it waits for as long as its name stands in `held`, or fails. */
export const held = new Set<string>()
export const failing = new Set<string>()
const provider: Provider = {
  model: builtIn.model,
  async draft(tool, ask, signal, sink) {
    const { name } = tool.contract
    while (held.has(name) && !signal.aborted) await new Promise((passed) => setTimeout(passed, 20))
    if (failing.has(name)) throw new Problem('writerTooSlow')
    return builtIn.draft(tool, ask, signal, sink)
  },
}

let house: TestBrowser

/** Called at the top of a test file: opens application and browser before its first test, closes them after its last. */
export function openForFile(): void {
  before(async () => void (house = await openBrowser({ provider, rateLimit: false })))
  beforeEach(() => {
    held.clear()
    failing.clear()
  })
  after(() => house.close())
}

export const content = [
  'De fietsbrug over de Linge bij Tricht gaat vanaf maandag 3 maart tien weken dicht. De gemeente vervangt het dek, dat na veertig jaar aan het eind van zijn leven is.',
  'Fietsers rijden zolang om over de Appeldijk. Dat kost ongeveer acht minuten, zegt wethouder Karin de Vries. Op schooldagen rijdt er een pendelbus, die gratis is.',
  'Bij een controle in oktober bleken elf van de veertig planken aangetast. Het nieuwe dek is van composiet en gaat vijftig jaar mee. Het werk kost 480.000 euro.',
].join('\n\n')

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Campagne', exact: true })
export const tabs = (page: Page) => panel(page).getByRole('tablist', { name: 'Onderdelen van de campagne' })
export const tab = (page: Page, name: string) => tabs(page).getByRole('tab', { name: new RegExp(`^${name}`) })
export const pane = (page: Page) => panel(page).getByRole('tabpanel')
export const items = (page: Page) => pane(page).getByRole('listitem')
export const box = (page: Page, name: string) => panel(page).getByRole('checkbox', { name, exact: true })
export const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()
/** Waits until so many requests are counted: in the head of the page, which lies behind the campaign. */
export const counted = (page: Page, count: string) =>
  page.getByRole('banner', { includeHidden: true }).getByText(count).waitFor()
/** The toast, which stands before the campaign and is hidden from whoever looks for roles behind a dialog. */
export const toast = (page: Page) => page.locator('[data-toasts] li')
export const toasted = (page: Page, title: string, description: string) =>
  toast(page)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
    .waitFor()
export async function closeToast(page: Page): Promise<void> {
  await toast(page).getByRole('button', { name: 'Melding sluiten', includeHidden: true }).click()
  await toast(page).waitFor({ state: 'detached' })
}
export const make = (page: Page) => press(panel(page), 'Maak campagne')
/** Waits until something was made and nothing is being made any more. */
export async function isDone(page: Page): Promise<void> {
  // What can be asked next, because at first there is nothing to stop either.
  const next = panel(page).getByRole('button', { name: /^Maak (meer|opnieuw)$/ })
  await next
    .or(panel(page).getByText('Limiet bereikt', { exact: true }))
    .first()
    .waitFor()
  await panel(page).getByRole('button', { name: 'Stoppen' }).waitFor({ state: 'detached' })
}

/** Opens the campaign of an article, by the way that people go. */
export async function goTo(page: Page, id: number): Promise<void> {
  await page.goto(`/artikelen/${id}`)
  await open(page)
}

export async function open(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Campagne', exact: true }).click()
  await panel(page).waitFor()
}

export async function opened(fields: Parameters<TestBrowser['member']>[0] = {}): Promise<{ page: Page; id: number }> {
  const page = await house.member(fields, { reducedMotion: 'reduce' })
  const reply = await page.request.post('/api/articles', { data: { ...ARTICLE, content } })
  const { id } = (await reply.json()) as { id: number }
  await goTo(page, id)
  return { page, id }
}
