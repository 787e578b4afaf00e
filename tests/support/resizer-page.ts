// The image resizer as somebody sees it who works with it.
import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { lookAt } from '#contract/pictures/endpoints.ts'
import type { NewTestUser } from './app.ts'
import type { TestBrowser } from './browser.ts'
import { photo, type Photograph } from './pictures.ts'

type File = Photograph | { name: string; bytes: Buffer }

/** Chooses files, as the chooser of the system hands them over. */
export async function give(page: Page, ...files: File[]): Promise<void> {
  const given = files.filter((file) => typeof file !== 'string')
  const chooser = page.getByLabel('Afbeeldingen kiezen')
  if (given.length === 0) return chooser.setInputFiles(files.map((name) => photo(name as Photograph)))
  await chooser.setInputFiles(given.map(({ name, bytes: buffer }) => ({ name, buffer, mimeType: 'image/jpeg' })))
}

export const tab = (page: Page, name: 'Uploaden' | 'Preview' | 'Resultaat'): Locator =>
  page.getByRole('tab', { name, exact: true })

export const tile = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Afbeeldingen', exact: true }).getByRole('listitem').filter({ hasText: name })

/** The resizer of somebody who has it open. */
export async function resizer(
  house: TestBrowser,
  user: Partial<NewTestUser> = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await house.member(user, options)
  await page.goto('/admin?tab=image-resizer')
  await tab(page, 'Uploaden').waitFor()
  return page
}

/** The same once these were made, by the recipe as it stands. */
export async function made(page: Page, ...names: Photograph[]): Promise<void> {
  await give(page, ...names)
  await page.getByRole('button', { name: /^Verbeter / }).click()
  await tile(page, names.at(-1) ?? '')
    .getByText('Klaar', { exact: true })
    .waitFor()
  await page.getByRole('button', { name: `Download ZIP ${names.length} ` }).waitFor()
}

/** The paths of what is asked of the server from now on, as it is asked; what a picture is about may be asked at any moment. */
export function posted(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname !== lookAt.path) paths.push(pathname)
  })
  return paths
}

/** A size that is quickly made. */
export async function small(page: Page): Promise<void> {
  await page.getByLabel('Breedte in pixels').fill('320')
  await page.getByLabel('Hoogte in pixels').fill('180')
}

/** What is saved on the disk when this is pressed. */
export async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await press()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
