// The photograph of a YouTube thumbnail: enlarged while its own pixels are shown, told how far that is, and back after a reload.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { creditOf } from '#server/imaging/credit.ts'
import { until } from '../support/app.ts'
import { hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { createEnlarger } from '../support/enlarger.ts'
import { photo } from '../support/pictures.ts'
import {
  choose,
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
  await large.getByText('De foto is 640 pixels breed; daarvoor is hij te klein.').waitFor()
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

test('texts, colours and the photograph are back after a reload, with its request; after a day the photograph is gone', async () => {
  const page = await opened()
  await main(page).locator('input[type=file]').setInputFiles(photo('coffee.png'))
  await enlarged(page).waitFor()
  await fill(page)
  await main(page).getByRole('radio', { name: 'Paars', exact: true }).check({ force: true })
  await saved(page, () => download(page).click())
  await requestsOf(page, '1 / 10')
  await page.reload()
  await enlarged(page).waitFor()
  assert.equal(await main(page).getByLabel('Hoofdtekst').inputValue(), 'Dit beestje redt je tuin')
  assert.equal(await main(page).getByRole('radio', { name: 'Paars', exact: true }).isChecked(), true)
  await saved(page, () => download(page).click())
  await requestsOf(page, '1 / 10')
  const { now } = house.app
  // The browser keeps it for an hour by its own clock, which does not move along.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  house.app.now = new Date(now.getTime() + 25 * 60 * 60 * 1000)
  try {
    await page.reload()
    await main(page)
      .getByText(/^‘coffee\.png’ is hier niet: .+ Kies de foto opnieuw: dat kost niets extra\.$/)
      .waitFor()
    assert.equal(await main(page).getByLabel('Hoofdtekst').inputValue(), 'Dit beestje redt je tuin')
    // Chosen again it is the same photograph, and was counted.
    await main(page).locator('input[type=file]').setInputFiles(photo('coffee.png'))
    await main(page).getByText('Deze foto telt al mee: een andere versie kost niets.').waitFor()
  } finally {
    house.app.now = now
  }
})

test('a reload before a photograph is enlarged says so, and who chooses it again does not pay again', async () => {
  const page = await opened()
  enlarger.hold()
  const picker = main(page).locator('input[type=file]')
  await picker.setInputFiles(photo('coffee.png'))
  ;(await enlarger.next()).fail('pictureFailed')
  await main(page)
    .getByText(/upscaling niet beschikbaar/)
    .waitFor()
  await fill(page)
  await saved(page, () => download(page).click())
  await requestsOf(page, '1 / 10')
  await page.reload()
  await main(page)
    .getByText(
      '‘coffee.png’ is hier niet: de server bewaart alleen een verbeterde foto, een dag lang. Kies de foto opnieuw: dat kost niets extra.',
    )
    .waitFor()
  await picker.setInputFiles(photo('coffee.png'))
  ;(await enlarger.next()).finish()
  await enlarged(page).waitFor()
  await saved(page, () => download(page).click())
  await requestsOf(page, '1 / 10')
  await picker.setInputFiles(photo('cat.png'))
  ;(await enlarger.next()).finish()
  await main(page).getByText('cat.png').waitFor()
  await enlarged(page).waitFor()
  await saved(page, () => download(page).click())
  await requestsOf(page, '2 / 10')
})

test('who leaves the screen while a photograph is enlarged finds it again', async () => {
  const page = await opened()
  enlarger.hold()
  await choose(page, await sky())
  const first = await enlarger.next()
  await page.goto('/admin?tab=yt-thumbnail-generator')
  await until(() => first.isStopped(), 'the work is stopped')
  // A reload forgets a file that was sent nowhere; going from screen to screen does not.
  await choose(page, await sky())
  await enlarger.next()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Herschrijver' }).click()
  await page.getByRole('heading', { level: 1, name: 'Herschrijver' }).waitFor()
  await page.goBack()
  await stage(page).waitFor()
  ;(await enlarger.next()).finish()
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

test('who comes back to a photograph that was being enlarged pays for it once', async () => {
  const page = await opened()
  enlarger.hold()
  await page.goto('/admin?tab=yt-thumbnail-generator')
  await choose(page, await sky())
  await enlarger.next()
  await fill(page)
  await saved(page, () => download(page).click())
  await requestsOf(page, '1 / 10')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Herschrijver' }).click()
  await page.getByRole('heading', { level: 1, name: 'Herschrijver' }).waitFor()
  await page.goBack()
  await stage(page).waitFor()
  ;(await enlarger.next()).finish()
  await enlarged(page).waitFor()
  await saved(page, () => download(page).click())
  await requestsOf(page, '1 / 10')
})

test('an enlarged photograph that could not be fetched is fetched again, not enlarged again', async () => {
  const page = await opened()
  await page.route('**/api/pictures/*', (route) => route.abort())
  await choose(page, await sky())
  await toasted(page, 'Informatie', /upscaling niet beschikbaar/)
  await page.unroute('**/api/pictures/*')
  let asked = 0
  page.on('request', (request) => (asked += request.url().endsWith('/api/upscale-image') ? 1 : 0))
  await main(page).getByRole('button', { name: 'Opnieuw verbeteren' }).click()
  await enlarged(page).waitFor()
  assert.equal(asked, 0)
})

test('a photograph that cannot be fetched after a reload is fetched again when somebody asks', async () => {
  const page = await opened()
  await choose(page, await sky())
  await enlarged(page).waitFor()
  await page.route(/\/api\/pictures\/(?!look)/, (route) => route.abort())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.reload()
  await main(page).getByText('‘lucht.jpg’ kon niet worden opgehaald: de server is niet bereikbaar.').waitFor()
  await page.unrouteAll()
  await main(page).getByRole('button', { name: 'Probeer opnieuw' }).click()
  await enlarged(page).waitFor()
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
