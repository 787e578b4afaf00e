// The screens of thumbnails as journeys use them, and photographs for them.
import assert from 'node:assert/strict'
import type { Download, Locator, Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { TestBrowser } from './browser.ts'
import { photoBytes } from './pictures.ts'

export const main = (page: Page): Locator => page.getByRole('main')

export interface Sent {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A photograph in one colour. */
export const plainPhoto = async (name: string, background: string, width = 640, height = 360): Promise<Sent> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

/** Begins as a PNG, and is none. */
export const damaged: Sent = {
  name: 'half.png',
  mimeType: 'image/png',
  buffer: Buffer.from('\x89PNG\r\n\x1a\nen dan niets meer', 'latin1'),
}

/** A portrait with twice its height of an even colour below it: in its middle there is nothing. */
export const tallPortrait = async (): Promise<Sent> => ({
  name: 'hoog.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(await photoBytes('astronaut.png'))
    .resize(600, 600)
    .extend({ bottom: 1400, background: '#445566' })
    .jpeg()
    .toBuffer(),
})

export const choose = (page: Page, files: Sent | Sent[]): Promise<void> =>
  main(page).locator('input[type=file]').setInputFiles(files)

/** The bytes of what is saved when something is pressed, and its name. */
export async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming: Promise<Download> = page.waitForEvent('download')
  await press()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** The large picture on the screen. */
export const stage = (page: Page): Locator => main(page).getByRole('img', { name: /^Voorbeeld van de thumbnail/ })

/** Whoever types on a phone sees the whole thumbnail, and the field below it. */
export async function assertInSightWhileTyping(page: Page): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 375, height: 800 })
  for (const name of ['Nadruktekst', 'Hoofdtekst']) {
    // From the end of the page, where the field is out of sight.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const field = main(page).getByRole('textbox', { name })
    await field.evaluate((one) => (one as HTMLElement).focus())
    const [picture, place] = [await stage(page).boundingBox(), await field.boundingBox()]
    assert.ok(picture!.y >= 0, `${name}: the thumbnail is gone upwards (${picture!.y})`)
    assert.ok(picture!.height <= 300, `it leaves no room for a keyboard (${picture!.height})`)
    assert.ok(place!.y >= picture!.y + picture!.height, `${name} stands behind the thumbnail`)
    assert.ok(place!.y + place!.height <= 800, `${name} is out of sight`)
  }
  await page.setViewportSize(before)
}

/** What a canvas shows: changes with every change of a px. */
export const shownOn = (canvas: Locator): Promise<string> =>
  canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL())

/** How many AI requests the header says were made. */
export const requestsOf = (page: Page, count: string): Promise<void> =>
  page.getByRole('banner').getByText(count).waitFor()

/** Fills both texts of the thumbnail that is being changed. */
export async function fill(page: Page, line1 = 'Dit beestje redt je tuin', line3 = 'Zonder gif'): Promise<void> {
  await main(page).getByRole('textbox', { name: 'Hoofdtekst' }).fill(line1)
  await main(page).getByRole('textbox', { name: 'Nadruktekst' }).fill(line3)
}

/** The screen for YouTube of a new member. */
export async function openYoutube(
  house: TestBrowser,
  fields: Parameters<TestBrowser['member']>[0] = {},
): Promise<Page> {
  const page = await house.member(fields)
  await page.goto('/yt-thumbnail-generator')
  await main(page).getByLabel('Hoofdtekst').waitFor()
  return page
}

export const sky = () => plainPhoto('lucht.jpg', '#205080')
/** What the screen for YouTube says of a photograph that was enlarged. */
export const enlarged = (page: Page): Locator => main(page).getByText(/^Nu \d+ × \d+$/)
export const downloadPng = (page: Page): Locator => main(page).getByRole('button', { name: 'Download PNG' })

/** The screen for social media of a new member. */
export async function openSocial(house: TestBrowser, fields: Parameters<TestBrowser['member']>[0] = {}): Promise<Page> {
  const page = await house.member(fields)
  await page.goto('/social-thumbnail-generator')
  await main(page).getByText('Sleep je afbeeldingen hierheen').waitFor()
  return page
}

/** `foto 1.jpg` and on, each in a colour of its own. */
export const photos = (count: number, from = 1): Promise<Sent[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) => plainPhoto(`foto ${at + from}.jpg`, `hsl(${25 * (at + from)}, 60%, 40%)`)),
  )

/** The images of a batch, as what is pressed to change one. */
export const cells = (page: Page): Locator =>
  main(page)
    .getByRole('group', { name: /^Afbeeldingen/ })
    .getByRole('radio')
export const cell = (page: Page, name: string): Locator =>
  main(page).getByRole('radio', { name: new RegExp(`${name}$`) })
export const generate = (page: Page): Promise<void> =>
  main(page).getByRole('button', { name: 'Genereer', exact: true }).click()

/** Gives the images of a batch a line of text each. */
export async function withTexts(page: Page, lines: readonly string[]): Promise<void> {
  await main(page).getByRole('button', { name: 'Plak teksten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plak je teksten' })
  await dialog.getByRole('textbox', { name: 'Teksten' }).fill(lines.join('\n'))
  await dialog.getByRole('button', { name: /^Gebruik/ }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** One px of a file, as red, green and blue. */
export const pixel = async (bytes: Buffer, x: number, y: number): Promise<number[]> => [
  ...(await sharp(bytes).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]

/** What the images of a batch that were enlarged say of themselves. */
export const enlargedCells = (page: Page): Locator =>
  main(page)
    .getByRole('group', { name: /^Afbeeldingen/ })
    .getByText('Verbeterd', { exact: true })
