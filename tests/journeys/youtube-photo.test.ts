// The photograph of a YouTube thumbnail: enlarged while its own pixels are shown, told how far that is, and back after a reload.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { createEnlarger } from '../support/enlarger.ts'
import {
  choose,
  downloadPng as download,
  enlarged,
  fill,
  main,
  openYoutube,
  plainPhoto,
  requestsOf,
  saved,
  sky,
  stage,
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
  work.ahead(2)
  await panel.getByText('In de rij, 2 voor je').waitFor()
  work.progress(5, 10, 8)
  await panel.getByText('Verbeteren, nog 8 s').waitFor()
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
  await main(page).getByRole('button', { name: 'Stop', exact: true }).click()
  await main(page).getByRole('button', { name: 'Verbeter de foto' }).waitFor()
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
  await choose(page, await sky())
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
    await main(page).getByText('De foto van de vorige keer is niet meer te vinden. Kies hem opnieuw.').waitFor()
    assert.equal(await main(page).getByLabel('Hoofdtekst').inputValue(), 'Dit beestje redt je tuin')
  } finally {
    house.app.now = now
  }
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
