// A caption tool in a browser: what its journeys share. The built-in writer writes, and fails when a test says so.
import { after, before } from 'node:test'
import type { Page } from 'playwright-core'
import type { Problem } from '#contract/problems.ts'
import type { Provider } from '#server/tools/provider.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { openInput } from './tool-input.ts'

/** What the writer fails with from now on; while it is undefined the writer writes. */
export const fault: { now: Problem | undefined } = { now: undefined }

const provider: Provider = {
  model: builtIn.model,
  draft: async (...ask) => {
    if (fault.now) throw fault.now
    return builtIn.draft(...ask)
  },
}

export let house: TestBrowser

/** Called at the top of a test file: opens application and browser before its first test, closes them after its last. */
export function openForFile(): void {
  before(async () => void (house = await openBrowser({ provider })))
  after(() => house.close())
}

export const TITLE = 'Moestuin op het balkon: zo begin je zonder tuin'
export const DESCRIPTION =
  'Met een paar diepe bakken en goede aarde oogst je deze zomer je eigen tomaten. Geef elke ochtend een beetje water.'

/** Without motion: what is written is scrolled to, and a press would wait until that stands still. */
export async function open(tab: string, ...[fields, options]: Parameters<TestBrowser['member']>): Promise<Page> {
  const page = await house.member(fields, { reducedMotion: 'reduce', ...options })
  await page.goto(`/admin?tab=${tab}`)
  await main(page).getByLabel('Titel').waitFor()
  return page
}

export const main = (page: Page) => page.getByRole('main')
export const results = (page: Page) => main(page).getByRole('region', { name: 'Resultaten' })
export const items = (page: Page) => results(page).getByRole('listitem')

export async function generate(page: Page, title = TITLE): Promise<void> {
  await openInput(page)
  await main(page).getByLabel('Titel').fill(title)
  await main(page)
    .getByRole('button', { name: /^Genereer (titels|captions)$/ })
    .click()
}
