// What goes wrong on the screen of the image resizer: it is told, and the other photographs are made.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { unzipped } from '#server/articles/import-zip.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { button, toast } from '../support/maker-pages.ts'
import { gradient, photo, photoBytes } from '../support/pictures.ts'
import { closeToast, toasts } from '../support/toasts.ts'
import { give, made, resizer, saved, small, tab, tile } from '../support/resizer-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser({ rateLimit: false })))
after(() => house.close())

const heic = { name: 'IMG_2044.heic', bytes: Buffer.from('\x00\x00\x00\x18ftypheic'.padEnd(2_000, 'x'), 'latin1') }

test('what is no photograph is told what to do, and too many are refused in the words of the specification', async () => {
  const page = await resizer(house)
  await give(page, heic)
  await tile(page, heic.name).getByText('Fout').waitFor()
  await page.getByRole('button', { name: `Toon ${heic.name}` }).click()
  await page
    .getByText(/Alleen JPEG, PNG en WebP afbeeldingen zijn toegestaan/)
    .first()
    .waitFor({ state: 'attached' })
  assert.equal(await tab(page, 'Preview').isEnabled(), false)
  assert.equal(await button(page, 'Maak deze afbeelding anders').count(), 0)
  await page.getByLabel('Afbeeldingen kiezen').setInputFiles(Array.from({ length: 7 }, () => photo('cat.png')))
  await page.getByText('Te veel bestanden').waitFor()
  await button(page, 'Verbeter 6 afbeeldingen').waitFor()
})

test('a photograph that cannot be read is badged, and spoils nothing of the others', async () => {
  const page = await resizer(house)
  await small(page)
  const bytes = await readFile(photo('rocket.jpg'))
  await give(page, { name: 'half.jpg', bytes: bytes.subarray(0, 20_000) }, { name: 'heel.jpg', bytes })
  await page.getByRole('button', { name: 'Toon half.jpg' }).click()
  await page.getByText('Deze afbeelding kan niet worden gelezen: het bestand is beschadigd.').waitFor()
  await button(page, 'Verbeter 2 afbeeldingen').click()
  await tile(page, 'heel.jpg').getByText('Klaar', { exact: true }).waitFor()
  const broken = tile(page, 'half.jpg')
  await broken.getByText('Fout', { exact: true }).waitFor()
  await broken.getByText('Verwerking mislukt').waitFor()
  await toast(page, 'Fout bij het verbeteren van afbeeldingen').waitFor()
  await page.getByRole('button', { name: 'Toon half.jpg' }).click()
  await page.getByText('Dit bestand is beschadigd of geen afbeelding.').first().waitFor()
  // What became of it was told: the next time is about others.
  await page.getByRole('radio', { name: 'WebP' }).check({ force: true })
  await closeToast(page)
  await button(page, 'Verwerk 1 afbeelding opnieuw').click()
  await page.getByRole('button', { name: 'Toon heel.jpg' }).click()
  await page.getByText(/^heel.*\.webp$/).waitFor()
  // Who sees the results has nothing laid over them.
  assert.equal(await toasts(page).count(), 0)
})

test('a result that is larger than its recipe allows says so in the row, also while another is looked at', async () => {
  const page = await resizer(house)
  await page.getByRole('radio', { name: 'JPEG' }).check({ force: true })
  await page.getByLabel('Hoogstens').fill('20')
  await give(
    page,
    { name: 'vlak.png', bytes: await gradient().png().toBuffer() },
    { name: 'vol.png', bytes: await photoBytes('tulips.png') },
  )
  await button(page, 'Verbeter 2 afbeeldingen').click()
  await page.getByRole('button', { name: /^Download ZIP 2 afbeeldingen/ }).waitFor()
  const told = await Promise.all(['vol.png', 'vlak.png'].map((name) => tile(page, name).getByText('Te groot').count()))
  assert.deepEqual(told, [1, 0])
})

test('a refusal by something between is told by its number, and trying again helps', async () => {
  const page = await resizer(house)
  await small(page)
  await page.route('**/enhance', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }), {
    times: 1,
  })
  await give(page, 'cat.png')
  await button(page, 'Verbeter 1 afbeelding').click()
  await tile(page, 'cat.png').getByText('Verwerking mislukt').waitFor()
  await toast(page, 'Fout bij het verbeteren van afbeeldingen')
    .getByText(/^‘cat\.png’: .*HTTP error 502/)
    .waitFor()
  // It stays when the toast has gone.
  await page.getByText(/^cat\.png: .*HTTP error 502/).waitFor()
  await page.getByRole('button', { name: 'Opnieuw: cat.png' }).click()
  await tile(page, 'cat.png').getByText('Klaar', { exact: true }).waitFor()
})

test('what was removed after a day is told, and the rest can be had without it', async () => {
  const page = await resizer(house)
  await small(page)
  await made(page, 'coffee.png', 'cat.png')
  const src = await page.getByRole('link', { name: 'Download' }).getAttribute('href')
  assert.equal((await page.request.delete(src ?? '')).status(), 200)
  await page.getByRole('button', { name: /^Download ZIP/ }).click()
  const told = toast(page, 'Er is een fout opgetreden bij het maken van het ZIP-bestand')
  await told.getByText('Eén afbeelding is al verwijderd. Maak de ZIP opnieuw zonder.').waitFor()
  const zip = await saved(page, () => page.getByRole('button', { name: 'Zonder downloaden' }).click())
  assert.deepEqual([...unzipped(zip.bytes, () => true).keys()], ['cat-320x180.png'])
})
