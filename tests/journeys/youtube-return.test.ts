// The photograph of a YouTube thumbnail that was there before: back after a reload or another screen, fetched again, and paid for once.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { createEnlarger } from '../support/enlarger.ts'
import { photo } from '../support/pictures.ts'
import {
  choose,
  downloadPng as download,
  enlarged,
  fill,
  main,
  openYoutube,
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
