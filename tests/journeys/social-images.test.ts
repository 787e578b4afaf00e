// The images of a social batch: which are taken, how they are enlarged, and that they come back.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { unzipped } from '#server/articles/import-zip.ts'
import { until } from '../support/app.ts'
import { hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { createEnlarger } from '../support/enlarger.ts'
import { photo } from '../support/pictures.ts'
import {
  cell,
  cells,
  choose,
  damaged,
  enlargedCells,
  fill,
  generate,
  main,
  openSocial,
  photos,
  pixel,
  requestsOf,
  saved,
  stage,
  tallPortrait,
  withTexts,
  type Sent,
} from '../support/thumbnail-page.ts'
import { toasted, toasts } from '../support/toasts.ts'

const enlarger = createEnlarger()
let house: TestBrowser
before(async () => {
  house = await openBrowser({ studio: enlarger.studio })
})
after(() => house.close())

async function opened(fields: Parameters<TestBrowser['member']>[0] = {}): Promise<Page> {
  enlarger.letGo()
  return openSocial(house, fields)
}

const zip = (page: Page) => main(page).getByRole('button', { name: /^Download ZIP/ })
const mainText = (page: Page) => main(page).getByRole('textbox', { name: 'Hoofdtekst' })

test('twelve images fit, and what is no JPEG or PNG is skipped by name', async () => {
  const page = await opened()
  const text: Sent = { name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dit is geen foto.') }
  await choose(page, [...(await photos(2)), text])
  await toasted(page, 'Afbeelding overgeslagen', /^‘brief\.jpg’ is geen JPEG of PNG\./)
  assert.equal(await cells(page).count(), 2)
  await choose(page, await photos(12, 3))
  await toasted(
    page,
    'Maximaal aantal afbeeldingen bereikt',
    '‘foto 13.jpg’ en ‘foto 14.jpg’ zijn niet toegevoegd: je hebt er al 12.',
  )
  assert.equal(await cells(page).count(), 12)
  await main(page).getByText('12 van 12 afbeeldingen').waitFor()
  assert.equal(await main(page).getByRole('button', { name: 'Voeg toe' }).count(), 0)
  await main(page).getByRole('button', { name: 'Verwijder ‘foto 12.jpg’' }).click()
  await choose(page, damaged)
  await toasted(page, 'Afbeelding overgeslagen', '‘half.png’ kan niet worden gelezen.')
  await main(page).getByRole('status').getByText('1 afbeelding niet toegevoegd.').waitFor({ state: 'attached' })
  assert.equal(await cells(page).count(), 11)
})

test('images are enlarged two at a time to 2160 px; what fails keeps the original and spoils nothing', async () => {
  const page = await opened()
  enlarger.hold()
  await choose(page, await photos(3))
  const [first, second] = [await enlarger.next(), await enlarger.next()]
  assert.deepEqual([first.longSide, second.longSide], [2160, 2160])
  await main(page).getByText('Wacht op haar beurt').waitFor()
  first.progress(1, 2, 5)
  await main(page).getByText('Verbeteren 55 %').waitFor()
  first.fail('pictureFailed')
  await toasted(page, 'Verbetering mislukt', /^We gebruiken de originele foto van ‘foto \d\.jpg’\.$/)
  const third = await enlarger.next()
  second.finish()
  await enlargedCells(page).first().waitFor()
  // What is made meanwhile is made of the original, and made again when the enlarged one comes, of the same request.
  await withTexts(page, ['Een | A', 'Twee | B', 'Drie | C'])
  await generate(page)
  await toasted(page, '3 thumbnails gegenereerd', /^Er worden nog foto’s verbeterd\./)
  third.finish()
  await enlargedCells(page).nth(1).waitFor()
  assert.equal(await main(page).getByText('Gewijzigd sindsdien').count(), 0)
  await requestsOf(page, '1 / 10')
  assert.equal(unzipped((await saved(page, () => zip(page).click())).bytes, () => true).size, 3)
  await main(page)
    .getByRole('button', { name: /^Verbeter ‘foto \d\.jpg’ opnieuw$/ })
    .click()
  ;(await enlarger.next()).finish()
  await enlargedCells(page).nth(2).waitFor()
})

test('an image that waits for its turn is cut around a face at once', async () => {
  const page = await opened()
  enlarger.hold()
  let looks = 0
  page.on('response', (reply) => (looks += Number(reply.url().endsWith('/api/pictures/look'))))
  await choose(page, [...(await photos(2)), await tallPortrait()])
  await enlarger.next()
  await enlarger.next()
  await main(page).getByText('Wacht op haar beurt').waitFor()
  await until(() => looks === 3, 'all are looked at')
  await withTexts(page, ['Een | A', 'Twee | B', 'Drie | C'])
  await cell(page, 'hoog.jpg').check({ force: true })
  await generate(page)
  const { bytes } = await saved(page, () => main(page).getByRole('button', { name: 'Download deze' }).click())
  const [one, other] = [await pixel(bytes, 540, 60), await pixel(bytes, 540, 500)]
  assert.ok(
    one.some((value, at) => Math.abs(value - other[at]!) > 20),
    JSON.stringify([one, other]),
  )
})

test('removing ends its work; clearing all can be undone, with texts and images', async () => {
  const page = await opened()
  enlarger.hold()
  await choose(page, await photos(2))
  const [first, second] = [await enlarger.next(), await enlarger.next()]
  await fill(page, 'Blijft bewaard', 'Echt')
  await main(page).getByRole('button', { name: 'Verwijder ‘foto 2.jpg’' }).press('Enter')
  await hasFocus(main(page).getByRole('button', { name: 'Verwijder ‘foto 1.jpg’' }))
  await until(() => second.isStopped() || first.isStopped(), 'its work is stopped')
  assert.equal(await cells(page).count(), 1)
  enlarger.letGo()
  await main(page).getByRole('button', { name: 'Wis alles' }).press('Enter')
  await hasFocus(main(page).getByRole('button', { name: 'Kies afbeeldingen' }))
  await until(() => second.isStopped() && first.isStopped(), 'all work is stopped')
  await toasts(page).getByRole('button', { name: 'Zet terug' }).click()
  await stage(page).waitFor()
  assert.equal(await mainText(page).inputValue(), 'Blijft bewaard')
  await enlargedCells(page).first().waitFor()
})

test('texts and enlarged images are back after a reload; an image that was not enlarged is asked for again', async () => {
  const page = await opened()
  await choose(page, await photos(1))
  await enlargedCells(page).first().waitFor()
  await fill(page, 'Nog steeds hier', 'Ja')
  enlarger.hold()
  await choose(page, await photos(1, 2))
  await enlarger.next()
  await page.reload()
  await stage(page).waitFor()
  await enlargedCells(page).first().waitFor()
  assert.equal(await mainText(page).inputValue(), 'Nog steeds hier')
  await main(page).getByText('Kies deze foto opnieuw').waitFor()
  await cell(page, 'foto 2.jpg').check({ force: true })
  await fill(page, 'Tweede', 'Ook')
  await generate(page)
  await toasted(page, 'Afbeeldingen vereist', 'Kies ‘foto 2.jpg’ opnieuw.')
  await requestsOf(page, '0 / 10')
  enlarger.letGo()
  await choose(page, await photos(1, 2))
  await enlargedCells(page).nth(1).waitFor()
  assert.equal(await cells(page).count(), 2)
  assert.equal(await mainText(page).inputValue(), 'Tweede')
  await generate(page)
  await toasted(page, '2 thumbnails gegenereerd', 'Ze staan klaar om te downloaden.')
})

test('thumbnails that were made are there after a reload, of the same request, also when something was changed since', async () => {
  const page = await opened()
  await choose(page, await photos(1))
  await enlargedCells(page).first().waitFor()
  await fill(page, 'Gemaakt', 'En betaald')
  await generate(page)
  await requestsOf(page, '1 / 10')
  await fill(page, 'Later gewijzigd', 'En betaald')
  const isOld = main(page).getByText(/^Eén thumbnail is gewijzigd sinds het genereren\./)
  await isOld.waitFor()
  await page.reload()
  await isOld.waitFor()
  const { name } = await saved(page, () =>
    main(page).getByRole('button', { name: 'Download de vorige versie' }).click(),
  )
  assert.match(name, /^Gemaakt En betaald /)
  await requestsOf(page, '1 / 10')
})

test('a reload before images are enlarged costs no second request: the same files bring their thumbnails back', async () => {
  const page = await opened()
  enlarger.hold()
  // From the disk: what tells a file from others is also when it was changed.
  const files = [photo('coffee.png'), photo('cat.png')]
  const picker = main(page).locator('input[type=file]')
  await picker.setInputFiles(files)
  const works = [await enlarger.next(), await enlarger.next()]
  await withTexts(page, ['Een | A', 'Twee | B'])
  await generate(page)
  await toasted(page, '2 thumbnails gegenereerd', /^Er worden nog foto’s verbeterd\./)
  await requestsOf(page, '1 / 10')
  await page.reload()
  await main(page).getByText('Kies deze foto opnieuw').nth(1).waitFor()
  await until(() => works.every((one) => one.isStopped()), 'the work is stopped')
  // In another order than they were in.
  await picker.setInputFiles(files.toReversed())
  await Promise.all([enlarger.next(), enlarger.next()])
  await main(page).getByRole('button', { name: 'Download ZIP (2)' }).waitFor()
  await main(page).getByText('Deze thumbnails tellen al mee: nog eens genereren kost niets.').waitFor()
  const packed = unzipped((await saved(page, () => zip(page).click())).bytes, () => true)
  assert.deepEqual(
    [...packed.keys()].map((name) => name.replace(/ [\d-]+ \d{4}\.jpg$/, '')),
    ['Een A', 'Twee B'],
  )
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/register-ai-request'))))
  await generate(page)
  await toasted(page, '2 thumbnails gegenereerd', /./)
  assert.equal(asked, 0)
  // Another text is another thumbnail.
  await fill(page, 'Anders', 'A')
  await generate(page)
  await requestsOf(page, '2 / 10')
})

test('an image that comes while thumbnails are made is in them, without a second request', async () => {
  const page = await opened()
  enlarger.hold()
  await choose(page, await photos(3))
  const works = [await enlarger.next(), await enlarger.next()]
  await withTexts(page, ['Een | A', 'Twee | B', 'Drie | C'])
  const counted = page.waitForResponse('**/register-ai-request')
  await generate(page)
  await counted
  for (const one of works) one.finish()
  ;(await enlarger.next()).finish()
  await enlargedCells(page).nth(2).waitFor()
  await main(page).getByRole('button', { name: 'Download ZIP (3)' }).waitFor()
  assert.equal(await main(page).getByText('Gewijzigd sindsdien').count(), 0)
  await requestsOf(page, '1 / 10')
})

test('a file that cannot be read in the place of one that is gone leaves its texts as they are', async () => {
  const page = await opened()
  enlarger.hold()
  await choose(page, await photos(1))
  await enlarger.next()
  await fill(page, 'Blijft staan', 'Echt')
  await page.reload()
  await main(page).getByText('Kies deze foto opnieuw').waitFor()
  const half = { name: 'half.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1a\nhalf', 'latin1') }
  await choose(page, half)
  await toasted(page, 'Afbeelding overgeslagen', '‘half.png’ kan niet worden gelezen.')
  await main(page).getByRole('status').getByText('1 afbeelding niet toegevoegd.').waitFor({ state: 'attached' })
  await main(page).getByText('Kies deze foto opnieuw').waitFor()
  assert.equal(await mainText(page).inputValue(), 'Blijft staan')
})

test('an enlarged image that cannot be fetched is fetched again, not enlarged again', async () => {
  const page = await opened()
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/upscale-image'))))
  await page.route(/\/api\/pictures\/(?!look)/, (route) => route.abort())
  await choose(page, await photos(1))
  await toasted(page, 'Verbetering mislukt', 'We gebruiken de originele foto van ‘foto 1.jpg’.')
  await page.unrouteAll()
  await main(page).getByRole('button', { name: 'Verbeter ‘foto 1.jpg’ opnieuw' }).click()
  await enlargedCells(page).waitFor()
  assert.equal(asked, 1)
})

test('at the limit nothing is enlarged, nor offered to be', async () => {
  const page = await opened({ aiRequestsCount: 10 })
  await choose(page, await photos(1))
  await main(page).getByText('Origineel', { exact: true }).waitFor()
  assert.equal(
    await main(page)
      .getByRole('button', { name: /^Verbeter/ })
      .count(),
    0,
  )
})
