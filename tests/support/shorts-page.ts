// The Shorts Image Creator as somebody sees it who works with it.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { until, type NewTestUser } from './app.ts'
import type { TestBrowser } from './browser.ts'
import { button } from './maker-pages.ts'
import { photo, type Photograph } from './pictures.ts'

/** The screen of somebody who has it open in the dashboard. */
export async function creator(
  house: TestBrowser,
  user: Partial<NewTestUser> = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await house.member(user, options)
  await page.goto('/admin?tab=shorts-image-creator')
  await button(page, 'Kies afbeeldingen').waitFor()
  return page
}

type Given = Photograph | { name: string; bytes: Buffer }

/** Chooses files, as the chooser of the system hands them over: photographs, or others. */
export async function give(page: Page, ...given: readonly Given[]): Promise<void> {
  const chooser = page.getByLabel('Afbeeldingen kiezen')
  const others = given.flatMap((one) =>
    typeof one === 'string' ? [] : [{ name: one.name, buffer: one.bytes, mimeType: 'image/png' }],
  )
  await (others.length > 0
    ? chooser.setInputFiles(others)
    : chooser.setInputFiles(given.map((name) => photo(name as Photograph))))
}

export const board = (page: Page): Locator => page.getByRole('list', { name: 'Afbeeldingen in paren' })

export const handle = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Verplaats ${name}`) })

/** A Short by its number. Not by its role: behind a dialog nothing has one. */
export const short = (page: Page, number: number): Locator => page.locator(`img[alt^="Short ${number}:"]`)

/** How many AI requests were counted. */
export const counted = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/user')).json()) as { aiRequestsCount: number }).aiRequestsCount

/** The pictures on the board in their order, as they are called. */
export async function order(page: Page): Promise<string[]> {
  const names = await board(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''))
  return names.map((name) => name.split(',')[0] ?? '').filter(Boolean)
}

export const shows = (page: Page, ...names: string[]): Promise<void> =>
  until(async () => (await order(page)).join() === names.join(), `the board shows ${names.join()}`)

/** The paths that are asked from now on, but for what is only read or looked at. */
export function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname !== '/api/pictures/look') paths.push(pathname)
  })
  return paths
}
