// A batch of social thumbnails: images with texts of their own, made together with one AI request, saved one by one or as a ZIP.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { socialPalette } from '#contract/thumbnails/palettes.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { createEnlarger } from '../support/enlarger.ts'
import {
  assertInSightWhileTyping,
  cell,
  cells,
  choose,
  enlargedCells,
  fill,
  generate,
  main,
  openSocial,
  photos,
  pixel,
  requestsOf,
  saved,
  shownOn,
  stage,
  withTexts,
} from '../support/thumbnail-page.ts'
import { closeToast, toasted, toasts } from '../support/toasts.ts'

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
const emphasis = (page: Page) => main(page).getByRole('textbox', { name: 'Nadruktekst' })

const nearly = (one: number[], other: number[]) => one.every((part, at) => Math.abs(part - other[at]!) < 12)

test('images with texts of their own become JPEGs of 1080 x 1350 in one ZIP, for one AI request', async () => {
  const page = await opened()
  await choose(page, await photos(3))
  await until(async () => (await cells(page).count()) === 3, 'three images')
  await withTexts(page, [
    'Dit beestje redt je tuin | Zonder gif',
    'De lekkerste espresso: voor thuis',
    'Storm op komst, blijf binnen',
  ])
  await toasted(page, '3 teksten ingevuld', 'Zet terug')
  await enlargedCells(page).nth(2).waitFor()
  await generate(page)
  await toasted(page, '3 thumbnails gegenereerd', 'Ze staan klaar om te downloaden.')
  await requestsOf(page, '1 / 10')
  const { name, bytes } = await saved(page, () => zip(page).click())
  assert.match(name, /^thumbnails \d{4}-\d\d-\d\d \d{4}\.zip$/)
  const files = [...unzipped(bytes, () => true)]
  assert.deepEqual(
    files.map(([file]) => file.replace(/ [\d-]+ \d{4}\.jpg$/, '')),
    ['Dit beestje redt je tuin Zonder gif', 'De lekkerste espresso voor thuis', 'Storm op komst blijf binnen'],
  )
  for (const [at, [, jpeg]] of files.entries()) {
    const { format, width, height } = await sharp(jpeg).metadata()
    assert.deepEqual([format, width, height], ['jpeg', 1080, 1350])
    // The line below the picture has the first three colours, one each.
    const { value } = socialPalette[at]!
    const accent = [1, 3, 5].map((from) => Number.parseInt(value.slice(from, from + 2), 16))
    assert.ok(nearly(await pixel(jpeg, 540, 818), accent), `${at}: ${(await pixel(jpeg, 540, 818)).join()}`)
  }
  const one = await saved(page, () => main(page).getByRole('button', { name: 'Download deze' }).click())
  assert.match(one.name, /^Dit beestje redt je tuin Zonder gif .+\.jpg$/)
  assert.ok(one.bytes.equals(files[0]![1]))
  await requestsOf(page, '1 / 10')

  // Each 'Genereer' costs one.
  await fill(page, 'Dit beestje redt je tuin', 'Echt waar')
  await main(page).getByText('Gewijzigd sindsdien').waitFor()
  await generate(page)
  await requestsOf(page, '2 / 10')
})

test('every image keeps its own settings, and shows them when it is chosen', async () => {
  const page = await opened()
  await choose(page, await photos(2))
  await fill(page, 'Eerste tekst', 'Eerste nadruk')
  await main(page).getByLabel('Spiegel de foto').check()
  const first = await shownOn(stage(page))
  await cell(page, 'foto 2.jpg').check({ force: true })
  assert.equal(await mainText(page).inputValue(), '')
  assert.equal(await main(page).getByLabel('Spiegel de foto').isChecked(), false)
  assert.equal(await main(page).getByRole('radio', { name: 'Limoen' }).isChecked(), true)
  await fill(page, 'Tweede tekst', 'Tweede nadruk')
  await main(page).getByRole('radio', { name: 'Donkerblauw' }).check({ force: true })
  await cell(page, 'foto 1.jpg').check({ force: true })
  assert.equal(await mainText(page).inputValue(), 'Eerste tekst')
  assert.equal(await main(page).getByLabel('Spiegel de foto').isChecked(), true)
  await page.waitForFunction(([canvas, was]) => (canvas as HTMLCanvasElement).toDataURL() === was, [
    await stage(page).elementHandle(),
    first,
  ] as const)
  // A new image gets the first colour that nobody has: the second one's was given back.
  await choose(page, await photos(1, 3))
  await cell(page, 'foto 3.jpg').check({ force: true })
  assert.equal(await main(page).getByRole('radio', { name: 'Limoen' }).isChecked(), true)
})

test('one setting can be given to all, and taken back', async () => {
  const page = await opened()
  await choose(page, await photos(2))
  await fill(page, 'Van mij', 'Van ons allen')
  await main(page).getByRole('button', { name: 'Nadruktekst voor alle' }).click()
  await toasted(page, 'Deze nadruktekst geldt nu voor alle 2', 'Zet terug')
  await cell(page, 'foto 2.jpg').check({ force: true })
  assert.deepEqual([await mainText(page).inputValue(), await emphasis(page).inputValue()], ['', 'Van ons allen'])
  await toasts(page).getByRole('button', { name: 'Zet terug' }).click()
  await cell(page, 'foto 2.jpg').check({ force: true })
  assert.equal(await emphasis(page).inputValue(), '')
})

test('lines that are pasted in a field go to the images, and what is over is told', async () => {
  const page = await opened()
  await choose(page, await photos(2))
  await mainText(page).focus()
  await page.evaluate(() => navigator.clipboard.writeText('Eerste\tMet tab\nTweede regel: nadruk\nDerde is over'))
  await page.keyboard.press('ControlOrMeta+V')
  const dialog = page.getByRole('dialog', { name: 'Plak je teksten' })
  await dialog.getByText('Je hebt 2 afbeeldingen: de laatste regel blijft over.').waitFor()
  assert.deepEqual(await dialog.getByRole('listitem').allInnerTexts(), [
    'foto 1.jpg\nEerste Met tab',
    'foto 2.jpg\nTweede regel nadruk',
  ])
  await assertAccessibleAtAnyWidth(page)
  await dialog.getByRole('button', { name: 'Gebruik 2 teksten' }).click()
  assert.deepEqual([await mainText(page).inputValue(), await emphasis(page).inputValue()], ['Eerste', 'Met tab'])
  await cell(page, 'foto 2.jpg').check({ force: true })
  assert.deepEqual([await mainText(page).inputValue(), await emphasis(page).inputValue()], ['Tweede regel', 'nadruk'])
})

test('what is missing is said in the words of the specification, at the image where it is missing', async () => {
  const page = await opened()
  await generate(page)
  await toasted(page, 'Afbeeldingen vereist', 'Kies eerst een of meer foto’s.')
  await choose(page, await photos(2))
  await zip(page).click()
  await toasted(page, 'Geen thumbnails beschikbaar', 'Genereer ze eerst.')
  assert.equal(await main(page).getByText('Hoofdtekst is verplicht').count(), 0)
  await fill(page, 'Eerste', 'Nadruk')
  await generate(page)
  await main(page).getByText('Hoofdtekst is verplicht').waitFor()
  await main(page).getByText('Nadruk tekst is verplicht').waitFor()
  assert.equal(await cell(page, 'foto 2.jpg').isChecked(), true)
  await hasFocus(mainText(page))
  // One that comes later has nothing wrong with it yet.
  await choose(page, await photos(1, 3))
  await cell(page, 'foto 3.jpg').check({ force: true })
  await until(async () => (await mainText(page).inputValue()) === '', 'the fields of the third')
  assert.equal(await main(page).getByText('Hoofdtekst is verplicht').count(), 0)
  await main(page).getByRole('button', { name: 'Verwijder ‘foto 3.jpg’' }).click()
  await cell(page, 'foto 2.jpg').check({ force: true })
  await fill(page, 'a'.repeat(100), 'b'.repeat(101))
  assert.equal(await main(page).getByText('De tekst mag maximaal 100 tekens bevatten').count(), 1)
  await generate(page)
  await hasFocus(emphasis(page))
  await requestsOf(page, '0 / 10')
})

test('administrators make them without an AI request; others are refused at the limit', async () => {
  const admin = await opened({ role: 'admin' })
  await choose(admin, await photos(1))
  await fill(admin, 'Van de beheerder', 'Gratis')
  await enlargedCells(admin).first().waitFor()
  const asked = admin.waitForRequest('**/register-ai-request', { timeout: 2_000 }).catch(() => null)
  await generate(admin)
  await toasted(admin, 'Thumbnail gegenereerd', 'Ze staan klaar om te downloaden.')
  assert.equal(await asked, null)

  const page = await opened({ aiRequestsCount: 10 })
  await choose(page, await photos(1))
  await fill(page, 'Aan de limiet', 'Helaas')
  await generate(page)
  await toasted(
    page,
    'AI verzoek limiet bereikt',
    'Je hebt je limiet voor AI-verzoeken bereikt. Upgrade je account om meer verzoeken te doen.',
  )
  assert.equal(await main(page).getByRole('button', { name: 'Download deze' }).count(), 0)
})

test('a ZIP that fails says so, and can be asked for again', async () => {
  const page = await opened()
  await choose(page, await photos(1))
  await fill(page, 'Een tekst', 'Nadruk')
  await generate(page)
  await main(page).getByRole('button', { name: 'Download deze' }).waitFor()
  await page.route('**/api/thumbnail/create-zip', (route) => route.abort())
  await zip(page).click()
  await toasted(
    page,
    'Download mislukt',
    'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  )
  await page.unroute('**/api/thumbnail/create-zip')
  assert.equal(unzipped((await saved(page, () => zip(page).click())).bytes, () => true).size, 1)
})

test('everything can be done by keyboard, and be reached and read on a phone', async () => {
  const page = await opened()
  await assertAccessibleAtAnyWidth(page)
  await main(page).getByRole('button', { name: 'Kies afbeeldingen' }).focus()
  await choose(page, await photos(3))
  await hasFocus(cell(page, 'foto 1.jpg'))
  await withTexts(page, ['Een | A', 'Twee | B', 'Drie | C'])
  await cell(page, 'foto 1.jpg').focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await cell(page, 'foto 2.jpg').isChecked(), true)
  assert.equal(await mainText(page).inputValue(), 'Twee')
  await enlargedCells(page).nth(2).waitFor()
  await generate(page)
  await main(page).getByRole('button', { name: 'Download deze' }).waitFor()
  await closeToast(page)
  await assertAccessibleAtAnyWidth(page)
  await assertInSightWhileTyping(page)
})
