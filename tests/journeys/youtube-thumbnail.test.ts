// A YouTube thumbnail from photograph to file: drawn while one types, in the sizes that YouTube asks for, one AI request per photograph.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { unzipped } from '#server/articles/import-zip.ts'
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { createEnlarger } from '../support/enlarger.ts'
import {
  assertInSightWhileTyping,
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
  shownOn,
  sky,
  stage,
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
  return openYoutube(house, fields)
}

const downloadAs = (page: Page, kind: string) => async () => {
  await main(page).getByRole('button', { name: 'Andere bestanden' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
}

test('a photograph, two texts and a colour make a PNG of exactly 1280 x 720, and one AI request', async () => {
  const page = await opened()
  await choose(page, await sky())
  await enlarged(page).waitFor()
  await fill(page)
  await main(page).getByRole('radio', { name: 'Limoen', exact: true }).check({ force: true })
  await requestsOf(page, '0 / 10')
  const file = await saved(page, () => download(page).click())
  assert.match(file.name, /^Dit beestje redt je tuin Zonder gif \d{4}-\d\d-\d\d \d{4}\.png$/)
  const { format, width, height } = await sharp(file.bytes).metadata()
  assert.deepEqual([format, width, height], ['png', 1280, 720])
  assert.deepEqual(await pixel(file.bytes, 5, 5), [0xa4, 0xe2, 0x2b])
  assert.deepEqual(await pixel(file.bytes, 1275, 715), [0xa4, 0xe2, 0x2b])
  await requestsOf(page, '1 / 10')

  // Another text is free, and so is another file.
  await fill(page, 'Slakken in de sla')
  assert.match((await saved(page, () => download(page).click())).name, /^Slakken in de sla/)
  const jpeg = await saved(page, downloadAs(page, 'JPEG 1280 × 720'))
  assert.equal((await sharp(jpeg.bytes).metadata()).format, 'jpeg')
  assert.match(jpeg.name, /\.jpg$/)
  await requestsOf(page, '1 / 10')

  // Another photograph is another thumbnail.
  await choose(page, await plainPhoto('zee.jpg', '#104040'))
  await main(page).getByText('zee.jpg').waitFor()
  await enlarged(page).waitFor()
  await saved(page, () => download(page).click())
  await requestsOf(page, '2 / 10')
})

test('a Short is 1080 x 1920 in its own colours, and from an enlarged photograph a video gets 3840 x 2160 too', async () => {
  const page = await opened()
  await choose(page, await sky())
  await enlarged(page).waitFor()
  await fill(page)
  const large = await saved(page, downloadAs(page, 'PNG 3840 × 2160'))
  assert.match(large.name, /^Dit beestje redt je tuin Zonder gif 3840px .+\.png$/)
  const { width, height } = await sharp(large.bytes).metadata()
  assert.deepEqual([width, height], [3840, 2160])
  await main(page).getByRole('radio', { name: '9:16 Short', exact: true }).check({ force: true })
  await main(page).getByRole('radio', { name: 'Turkoois', exact: true }).check({ force: true })
  const short = await saved(page, () => download(page).click())
  const tall = await sharp(short.bytes).metadata()
  assert.deepEqual([tall.width, tall.height], [1080, 1920])
  assert.deepEqual(await pixel(short.bytes, 5, 5), [0x2d, 0xd4, 0xbf])
  await main(page).getByRole('figure', { name: 'Met de knoppen van Shorts' }).waitFor()
  assert.equal(await main(page).getByRole('button', { name: 'Drie varianten als ZIP' }).count(), 0)
})

test('the list shows it at exactly 168 px, light and dark, with the stamp of the duration', async () => {
  const page = await opened()
  await choose(page, await sky())
  await fill(page)
  for (const name of ['In de lijst, licht', 'In de lijst, donker']) {
    const figure = main(page).getByRole('figure', { name })
    assert.equal((await figure.getByRole('img').boundingBox())?.width, 168)
    await figure.getByText('12:41').waitFor()
  }
})

test('a PNG that is too large for a phone comes with a JPEG that is not', async () => {
  const page = await opened()
  await choose(page, await sky())
  await main(page).getByText('Onder de 2 MB die YouTube vanaf een telefoon aanneemt.').waitFor()
  const noise = await sharp(randomBytes(1240 * 680 * 3), { raw: { width: 1240, height: 680, channels: 3 } })
    .png()
    .toBuffer()
  // As it is, px for px within the border: enlarged it would be smoother.
  enlarger.hold()
  await choose(page, { name: 'ruis.png', mimeType: 'image/png', buffer: noise })
  await fill(page, 'Ja', 'Nee')
  await main(page)
    .getByText(/^Vanaf een computer mag dit \(tot 50 MB\)/)
    .waitFor()
  const jpeg = await saved(page, () =>
    main(page)
      .getByRole('button', { name: /^Download als JPEG van \d/ })
      .click(),
  )
  assert.ok(jpeg.bytes.length < 2_000_000)
  assert.match(jpeg.name, /\.jpg$/)
})

test('the preview follows every key, and mirrors the photograph but not the text', async () => {
  const page = await opened()
  const halves = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#103060' } })
    .composite([
      { input: { create: { width: 160, height: 180, channels: 3, background: '#601010' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .toBuffer()
  await choose(page, { name: 'halve.jpg', mimeType: 'image/jpeg', buffer: halves })
  await enlarged(page).waitFor()
  const changed = async (act: () => Promise<void>) => {
    const earlier = await shownOn(stage(page))
    await act()
    await page.waitForFunction(([canvas, was]) => (canvas as HTMLCanvasElement).toDataURL() !== was, [
      await stage(page).elementHandle(),
      earlier,
    ] as const)
  }
  await changed(() => main(page).getByLabel('Hoofdtekst').pressSequentially('D'))
  await changed(() => main(page).getByLabel('Hoofdtekst').pressSequentially('i'))
  await changed(() => main(page).getByRole('radio', { name: 'Rechts', exact: true }).check({ force: true }))
  await changed(() => main(page).getByLabel('Spiegel de foto').check())
  await fill(page)
  const file = await saved(page, () => download(page).click())
  // Red was at the left.
  const [right, left] = [await pixel(file.bytes, 1200, 60), await pixel(file.bytes, 60, 60)]
  assert.ok(right[0]! > 2 * right[2]! && left[2]! > 2 * left[0]!, `${left.join()} and ${right.join()}`)
})

test('what is missing or too long is said in the words of the specification', async () => {
  const page = await opened()
  await download(page).click()
  await toasted(page, 'Afbeelding vereist', 'Kies eerst een foto voor de achtergrond.')
  await choose(page, await sky())
  await enlarged(page).waitFor()
  await download(page).click()
  await main(page).getByText('Hoofdtekst is verplicht').waitFor()
  await main(page).getByText('Nadruk tekst is verplicht').waitFor()
  await hasFocus(main(page).getByLabel('Hoofdtekst'))
  const tooLong = main(page).getByText('De tekst mag maximaal 50 tekens bevatten')
  await fill(page, 'a'.repeat(50), 'b')
  assert.equal(await tooLong.count(), 0)
  await fill(page, 'a'.repeat(51), 'b')
  await tooLong.waitFor()
  await download(page).click()
  await hasFocus(main(page).getByLabel('Hoofdtekst'))
  await requestsOf(page, '0 / 10')

  await choose(page, { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dit is geen foto.') })
  await toasted(page, 'Ongeldig bestandsformaat', /^Upload een afbeelding in JPEG of PNG formaat\./)
  await choose(page, {
    name: 'groot.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([(await sky()).buffer, Buffer.alloc(5 * 1024 * 1024)]),
  })
  await toasted(page, 'Deze foto gaat niet', '‘groot.jpg’ is groter dan 5 MB.')
  // What stood there still stands.
  await stage(page).waitFor()
  await main(page).getByText('lucht.jpg').waitFor()
})

test('three variants come as one ZIP, each in its own colour; what is changed of one is its own', async () => {
  const page = await opened()
  await choose(page, await sky())
  await enlarged(page).waitFor()
  await fill(page)
  const variants = main(page).getByRole('group', { name: /^Varianten/ })
  await variants.getByText('Oranjerood, Oswald').waitFor()
  await variants.getByRole('radio', { name: /^C/ }).check({ force: true })
  await main(page).getByLabel('Nadruktekst').fill('Gratis hulp')
  await variants.getByText('Limoen, andere tekst, Montserrat').waitFor()
  const { name, bytes } = await saved(page, () =>
    main(page).getByRole('button', { name: 'Drie varianten als ZIP' }).click(),
  )
  assert.match(name, /^Dit beestje redt je tuin Zonder gif A B C .+\.zip$/)
  const files = [...unzipped(bytes, () => true)]
  assert.deepEqual(
    files.map(([file]) => file),
    [
      'Dit beestje redt je tuin Zonder gif A.png',
      'Dit beestje redt je tuin Zonder gif B.png',
      'Dit beestje redt je tuin Gratis hulp C.png',
    ],
  )
  const borders = await Promise.all(files.map(([, png]) => pixel(png, 5, 5)))
  assert.deepEqual(borders, [
    [0xff, 0xc6, 0x1a],
    [0xff, 0x5a, 0x1f],
    [0xa4, 0xe2, 0x2b],
  ])
  await requestsOf(page, '1 / 10')
  await variants.getByRole('button', { name: 'Volg A weer' }).click()
  assert.equal(await main(page).getByLabel('Nadruktekst').inputValue(), 'Zonder gif')
})

test('without the letters it says so, draws with those of the device, and can try again', async () => {
  // In a browser that has them from no earlier test.
  const page = await house.member({}, { locale: 'nl-NL' })
  await page.route('**/anton-*.woff2', (route) => route.abort())
  await page.goto('/yt-thumbnail-generator')
  await choose(page, await sky())
  await main(page).getByText('De letter kon niet worden geladen').waitFor()
  await page.unroute('**/anton-*.woff2')
  await main(page).getByRole('button', { name: 'Probeer opnieuw' }).click()
  await main(page).getByText('De letter kon niet worden geladen').waitFor({ state: 'detached' })
})

test('everything can be done by keyboard, and be reached and read on a phone', async () => {
  const page = await opened()
  await assertAccessibleAtAnyWidth(page)
  await choose(page, await plainPhoto('sneeuw.jpg', '#d0d0d0'))
  await enlarged(page).waitFor()
  await fill(page)
  await main(page).getByRole('radio', { name: 'Goud', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await main(page).getByRole('radio', { name: 'Paars', exact: true }).isChecked(), true)
  await main(page).getByRole('button', { name: 'Uitsnede aanpassen' }).press('Enter')
  const ring = main(page).getByRole('slider', { name: 'Brandpunt van ‘sneeuw.jpg’' })
  const earlier = await ring.getAttribute('aria-valuenow')
  await ring.press('ArrowRight')
  assert.notEqual(await ring.getAttribute('aria-valuenow'), earlier)
  await main(page).getByRole('button', { name: 'Verdonker erachter' }).waitFor()
  if ((await toasts(page).count()) > 0) await closeToast(page)
  await assertAccessibleAtAnyWidth(page)
  await assertInSightWhileTyping(page)
  await main(page).getByRole('radio', { name: '16:9 video', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await main(page).getByRole('figure', { name: 'In het overzicht' }).waitFor()
  await assertAccessibleAtAnyWidth(page)
  await assertInSightWhileTyping(page)
})
