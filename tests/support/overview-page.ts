// Opens the parts of the overview for journeys, and makes the proposals that stand in one of them.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { proposeOptimizations } from '#server/optimizations/jobs.ts'
import type { TestBrowser } from './browser.ts'
import { addRatings, addUsage } from './tool-days.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Part = 'Verbetervoorstellen' | 'Status'

/** The page of a new administrator who has opened one part of the overview. */
export async function administrator(
  house: TestBrowser,
  part: Part,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await house.member({ role: 'admin', name: 'Berend Beheer' }, options)
  await openPart(page, part)
  return page
}

export async function openPart(page: Page, part: Part): Promise<void> {
  await page.goto('/admin?tab=overview')
  // Above the tabs: they move when it comes in, and what is pressed and let go elsewhere is no click.
  await page.getByRole('region', { name: 'Wat er wacht' }).getByRole('link').first().waitFor()
  await page.getByRole('tab', { name: part === 'Status' ? part : 'Verbeteringen', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: part, exact: true }).waitFor()
}

export const panel = (page: Page, name: Part): Locator => page.getByRole('region', { name, exact: true })

export const proposal = (page: Page, text: string): Locator =>
  panel(page, 'Verbetervoorstellen').getByRole('listitem').filter({ hasText: text })

/**
 * Makes two proposals: for requests that took too long, a change the product can make itself; for a tool with many thumbs
 * down, an advice.
 */
export async function troubles(house: TestBrowser): Promise<void> {
  const { database, now } = house.app
  const createdAt = new Date(now.getTime() - 2 * DAY_MS)
  const errorMessage = 'De schrijfhulp deed er te lang over. Probeer het opnieuw.: over 60000 ms'
  await addUsage(database, 20, { createdAt })
  await addUsage(database, 10, { createdAt, errorMessage })
  const page = await house.member({})
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number }
  await house.leave(page)
  await addRatings(database, id, { up: 6, down: 4, at: createdAt, tool: 'shorts-text' })
  await proposeOptimizations(database.db, now)
}
