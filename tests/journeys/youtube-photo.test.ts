// The photograph of a YouTube thumbnail: enlarged while its own pixels are shown, told how far that is, and cut around what it is about.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { creditOf } from '#server/imaging/credit.ts'
import { until } from '../support/app.ts'
import { hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { createEnlarger } from '../support/enlarger.ts'
import {
  choose,
  damaged,
  downloadPng as download,
  enlarged,
  fill,
  main,
  openYoutube,
  pixel,
  plainPhoto,
  requestsOf,
  saved,
  sky,
  stage,
  tallPortrait,
} from '../support/thumbnail-page.ts'
import { toasted } from '../support/toasts.ts'

const enlarger = createEnlarger()
let house: TestBrowser
before(async () => {
  house = await openBrowser({ studio: enlarger.studio })
})
after(() => house.close())

async function opened(fields: Parameters<TestBrowser['member']>[0] = {}): Promise<Page> {
  enlarger.letGo()
  return openYoutube(house, fields)
}

test('while a photograph is enlarged it tells where it waits and how far it is, and what was done with it', async () => {
  const page = await opened()
  enlarger.hold()
  await choose(page, await sky())
  const work = await enlarger.next()
  assert.equal(work.longSide, 3840)
  const panel = main(page).getByRole('region', { name: 'Foto', exact: true })
  // The photograph itself can be used meanwhile.
  await stage(page).waitFor()
  await panel.getByText(/^Verbeteren duurt (een paar tellen|ongeveer \d+ (s|min))\./).waitFor()
  work.ahead(2)
  await panel.getByText('In de rij, 2 voor je').waitFor()
  work.progress(5, 10, 8)
  await panel.getByText('Verbeteren, nog 8 s').waitFor()
  assert.equal(await panel.getByText(/^Verbeteren duurt/).count(), 0)
  assert.equal(await panel.getByRole('progressbar').getAttribute('aria-valuenow'), '55')
  work.finish()
  await enlarged(page).waitFor()
  assert.deepEqual(await panel.getByRole('listitem').allInnerTexts(), [
    '4K Ultra HD-resolutie',
    'Verbeterd: contrast en scherpte',
    'Geoptimaliseerde kleuren',
    'Meer detail',
  ])

  await choose(page, await plainPhoto('zee.jpg', '#104040'))
  const second = await enlarger.next()
  second.finish({ enlargement: 'resampled', denoised: false, contrast: false, colour: false, sharpness: true })
  await panel.getByText('De foto is vergroot door berekening').waitFor()
  assert.deepEqual(await panel.getByRole('listitem').allInnerTexts(), ['4K Ultra HD-resolutie', 'Verbeterd: scherpte'])
})

test('when enlarging fails the photograph itself is used, at 15 percent, and it can be tried again', async () => {
  const page = await opened()
  enlarger.hold()
  await choose(page, await sky())
  ;(await enlarger.next()).fail('pictureFailed')
  await toasted(page, 'Informatie', 'We gebruiken de originele afbeelding (upscaling niet beschikbaar).')
  const panel = main(page).getByRole('region', { name: 'Foto', exact: true })
  assert.equal(await panel.getByRole('progressbar').getAttribute('aria-valuenow'), '15')
  await panel.getByText('We gebruiken de originele afbeelding (upscaling niet beschikbaar).').waitFor()
  await fill(page)
  const file = await saved(page, () => download(page).click())
  assert.equal((await sharp(file.bytes).metadata()).width, 1280)
  await main(page).getByRole('button', { name: 'Andere bestanden' }).click()
  const large = page.getByRole('menuitem', { name: 'PNG 3840 × 2160' })
  await large.getByText('De foto is 640 pixels breed, en daarvoor te klein.').waitFor()
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Opnieuw verbeteren' }).click()
  ;(await enlarger.next()).finish()
  await enlarged(page).waitFor()
  // The request was counted for this photograph already.
  await saved(page, () => download(page).click())
  await requestsOf(page, '1 / 10')
})

test('stopping and replacing end the work, and only the photograph that was chosen last is shown', async () => {
  const page = await opened()
  enlarger.hold()
  await choose(page, await sky())
  const first = await enlarger.next()
  await main(page).getByRole('button', { name: 'Stop', exact: true }).press('Enter')
  await hasFocus(main(page).getByRole('button', { name: 'Verbeter de foto' }))
  await until(() => first.isStopped(), 'the work is stopped')
  await choose(page, await sky())
  const second = await enlarger.next()
  await choose(page, await plainPhoto('zee.jpg', '#104040'))
  const third = await enlarger.next()
  await until(() => second.isStopped(), 'the work is stopped')
  third.finish()
  await enlarged(page).waitFor()
  assert.equal(await main(page).getByText('lucht.jpg').count(), 0)
})

test('a file that cannot be read takes nothing away: it is said, and the work on the photograph that is there goes on', async () => {
  const page = await opened()
  enlarger.hold()
  await choose(page, await sky())
  const work = await enlarger.next()
  await choose(page, damaged)
  await toasted(page, 'Deze foto gaat niet', 'Deze foto kan niet worden gelezen. Kies een andere.')
  await main(page).getByRole('status').getByText('1 afbeelding niet toegevoegd.').waitFor({ state: 'attached' })
  assert.equal(work.isStopped(), false)
  await main(page).getByText('lucht.jpg').waitFor()
  work.finish()
  await enlarged(page).waitFor()
})

test('a photograph is cut around a face before it has its turn, and not where somebody chose another point', async () => {
  const page = await opened()
  enlarger.hold()
  const sent = await tallPortrait()
  const seen = page.waitForResponse('**/api/pictures/look')
  await choose(page, sent)
  await seen
  await enlarger.next()
  await fill(page, 'Ze vliegt', 'weer')
  const first = await saved(page, () => download(page).click())
  // In its middle it is even.
  const isEven = async (bytes: Buffer) => {
    const [one, other] = [await pixel(bytes, 1000, 60), await pixel(bytes, 1000, 200)]
    return one.every((value, at) => Math.abs(value - other[at]!) < 6)
  }
  assert.equal(await isEven(first.bytes), false)

  let hold = () => {}
  const held = new Promise<void>((resolve) => (hold = resolve))
  await page.route('**/api/pictures/look', async (route) => {
    await held
    await route.continue()
  })
  await choose(page, sent)
  await enlarger.next()
  await main(page).getByRole('button', { name: 'Uitsnede aanpassen' }).click()
  const ring = main(page).getByRole('slider').first()
  await ring.press('ArrowDown')
  const late = page.waitForResponse('**/api/pictures/look')
  hold()
  await late
  const second = await saved(page, () => download(page).click())
  assert.equal(await isEven(second.bytes), true)
})

test('whose a photograph is is known long before it is enlarged, and goes into the file', async () => {
  const page = await opened()
  enlarger.hold()
  // What it is about is then known when it is its turn.
  await page.route('**/api/pictures/look', (route) => route.abort())
  // Red at the left, in the tenth that is not cut away around the point that is found.
  const wide = await sharp({ create: { width: 1600, height: 360, channels: 3, background: '#103060' } })
    .composite([
      { input: { create: { width: 400, height: 360, channels: 3, background: '#a01010' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .toBuffer()
  await choose(page, { name: 'breed.jpg', mimeType: 'image/jpeg', buffer: wide })
  const work = await enlarger.next()
  await fill(page)
  const middle = await saved(page, () => download(page).click())
  await toasted(page, 'Je foto wordt nog verbeterd', /uitgesneden in het midden/)
  const atLeft = async (bytes: Buffer) => (await pixel(bytes, 40, 40))[0]! > 100
  assert.equal(await atLeft(middle.bytes), false)

  work.found({ animated: false, focus: { x: 0.1, y: 0.4 }, credit: { creator: 'Noor de Vries', rights: '© 2026' } })
  await main(page).getByText('Foto: Noor de Vries · © 2026').waitFor()
  const png = await saved(page, () => download(page).click())
  await toasted(page, 'Je foto wordt nog verbeterd', /^Dit bestand is van de originele foto\. Download/)
  assert.equal(await atLeft(png.bytes), true)
  assert.deepEqual(creditOf(await sharp(png.bytes).metadata()), { creator: 'Noor de Vries', rights: '© 2026' })
  work.finish()
  await enlarged(page).waitFor()
  const later = await saved(page, () => download(page).click())
  assert.deepEqual(creditOf(await sharp(later.bytes).metadata()), { creator: 'Noor de Vries', rights: '© 2026' })
  await requestsOf(page, '1 / 10')
})

test('who stops enlarging still has the photograph cut around what it is about', async () => {
  const page = await opened()
  enlarger.hold()
  let look = () => {}
  const held = new Promise<void>((resolve) => (look = resolve))
  await page.route('**/api/pictures/look', async (route) => {
    await held
    await route.continue()
  })
  await choose(page, await tallPortrait())
  await enlarger.next()
  await main(page).getByRole('button', { name: 'Stop', exact: true }).click()
  await main(page).getByRole('button', { name: 'Verbeter de foto' }).waitFor()
  const seen = page.waitForResponse('**/api/pictures/look')
  look()
  await seen
  await fill(page, 'Ze vliegt', 'weer')
  await main(page).getByRole('button', { name: 'Uitsnede aanpassen' }).click()
  // Its middle is where it would be cut when nobody had looked.
  const ring = main(page).getByRole('slider').last()
  await until(async () => Number(await ring.getAttribute('aria-valuenow')) !== 50, 'the point is found')
})
