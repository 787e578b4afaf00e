// The image resizer: photographs are given, looked at, made by a recipe, compared and taken along.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { unzipped } from '#server/articles/import-zip.ts'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { button, toast } from '../support/maker-pages.ts'
import { give, made, posted, resizer, saved, small, tab, tile } from '../support/resizer-page.ts'
import { toasted } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser({ rateLimit: false })))
after(() => house.close())

const enabled = (page: Page, name: Parameters<typeof tab>[1]) => tab(page, name).isEnabled()

test('photographs become what the recipe says, are compared, and taken along as a ZIP of those that are chosen', async () => {
  const page = await resizer(house)
  assert.deepEqual([await enabled(page, 'Preview'), await enabled(page, 'Resultaat')], [false, false])
  await give(page, 'rocket.jpg', 'coffee.png', 'cat.png')
  await tab(page, 'Preview').and(page.locator('[aria-selected=true]')).waitFor()
  assert.equal(await enabled(page, 'Resultaat'), false)
  await page.getByText('640 × 427 · JPEG · 112,5 kB').waitFor()

  await page.getByRole('radio', { name: 'Facebook' }).check({ force: true })
  await page.getByRole('radio', { name: 'WebP' }).check({ force: true })
  await page.getByLabel('Hoogstens').fill('60')
  await page.getByLabel('Naam', { exact: true }).fill('zomer {nummer} {breedte}')
  await page.getByText('Bijvoorbeeld zomer 1 1200.webp').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await button(page, 'Verbeter 3 afbeeldingen').click()
  await tab(page, 'Resultaat').and(page.locator('[aria-selected=true]')).waitFor()
  await page.getByRole('button', { name: /^Download ZIP 3 afbeeldingen/ }).waitFor()
  await page.getByText('1200 × 630 · WebP').waitFor()
  await page.getByRole('slider', { name: 'Vergelijk voor en na' }).waitFor()
  await assertAccessibleAtAnyWidth(page)

  await page.getByRole('checkbox', { name: 'coffee.png kiezen' }).uncheck()
  await page.getByText('2 van 3 gekozen').waitFor()
  const zip = await saved(page, () => page.getByRole('button', { name: /^Download ZIP 2 afbeeldingen/ }).click())
  assert.match(zip.name, /^afbeeldingen \d{4}-\d{2}-\d{2} \d{4}\.zip$/)
  const files = unzipped(zip.bytes, () => true)
  assert.deepEqual([...files.keys()], ['zomer 1 1200.webp', 'zomer 3 1200.webp'])
  for (const bytes of files.values()) {
    const { width, height, format } = await sharp(bytes).metadata()
    assert.deepEqual([width, height, format, bytes.length <= 60_000], [1200, 630, 'webp', true])
  }
  const one = await saved(page, () => page.getByRole('link', { name: 'Download' }).click())
  assert.match(one.name, /^zomer 1 1200 \d{4}-\d{2}-\d{2} \d{4}\.webp$/)
})

test('who chooses nothing is told so, and everything is chosen again by one box', async () => {
  const page = await resizer(house)
  await small(page)
  await made(page, 'coffee.png', 'cat.png')
  await page.getByLabel('Alles kiezen').uncheck()
  await page.getByText('0 van 2 gekozen').waitFor()
  await page.getByRole('button', { name: /^Download ZIP/ }).click()
  await toast(page, 'Geen afbeeldingen geselecteerd').waitFor()
  await page.getByLabel('Alles kiezen').check()
  await page.getByRole('button', { name: /^Download ZIP 2 afbeeldingen/ }).waitFor()
})

test('a changed recipe makes them again without sending them, and another name needs not even that', async () => {
  const page = await resizer(house)
  await small(page)
  await made(page, 'coffee.png', 'cat.png')
  const asked = posted(page)
  await page.getByLabel('Naam', { exact: true }).fill('kat-{nummer}')
  await page.getByText('kat-1.png').first().waitFor()
  assert.equal(await page.getByText('Het recept is gewijzigd.').count(), 0)
  await page.getByRole('radio', { name: 'AVIF' }).check({ force: true })
  await page.getByText('Bijvoorbeeld kat-1.avif').waitFor()
  await page.getByText('Het recept is gewijzigd.').waitFor()
  await button(page, 'Verwerk 2 afbeeldingen opnieuw').click()
  await page.getByText('320 × 180 · AVIF').waitFor()
  await page.getByText('Het recept is gewijzigd.').waitFor({ state: 'detached' })
  assert.deepEqual(new Set(asked), new Set(['/api/image-enhancer/again']))
})

test('one photograph may have a recipe of its own, until it is as the others again', async () => {
  const page = await resizer(house)
  await small(page)
  await made(page, 'coffee.png', 'cat.png')
  // Its name is as good as its picture.
  await tile(page, 'cat.png').getByText('cat.png', { exact: true }).click()
  await button(page, 'Maak deze afbeelding anders').click()
  await page.getByRole('heading', { name: 'Eigen recept' }).waitFor()
  await page.getByLabel('Breedte in pixels').fill('200')
  await button(page, 'Verwerk 1 afbeelding opnieuw').click()
  await page.getByText('200 × 180 · PNG').waitFor()
  await page.getByRole('button', { name: 'Toon coffee.png' }).click()
  await page.getByText('320 × 180 · PNG').waitFor()
  assert.equal(await page.getByLabel('Breedte in pixels').inputValue(), '320')
  await page.getByRole('button', { name: 'Toon cat.png' }).click()
  await button(page, 'Weer zoals de andere').click()
  await page.getByText('Het recept is gewijzigd.').waitFor()
})

test('the point that a photograph is cut around is moved by the keyboard, before and after it is made', async () => {
  const page = await resizer(house)
  // From the middle, while nobody knows what it is about.
  await page.route('**/api/pictures/look', (route) => route.fulfill({ status: 503, json: { message: 'Druk.' } }))
  await page.getByLabel('Breedte in pixels').fill('180')
  await page.getByLabel('Hoogte in pixels').fill('320')
  await give(page, 'coffee.png')
  await page.getByText('Brandpunt wordt gevonden, of druk op de afbeelding').waitFor()
  const ring = page.getByRole('slider', { name: 'Brandpunt van coffee.png' })
  await ring.focus()
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowLeft')
  assert.equal(await ring.getAttribute('aria-valuetext'), '20 % van links, 50 % van boven')
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/enhance'))
  await button(page, 'Verbeter 1 afbeelding').click()
  assert.match(await (await sent).text(), /"focus":\{"x":0\.2,"y":0\.5\}/)
  await page.getByText('180 × 320 · PNG').waitFor()
  await button(page, '100 %').click()
  await ring.focus()
  const again = page.waitForRequest((request) => request.url().endsWith('/again'))
  const first = await page.getByRole('link', { name: 'Download' }).getAttribute('href')
  // Whoever presses on means only where they end.
  for (const key of ['Shift+ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  assert.equal(((await again).postDataJSON() as { focus: { x: number } }).focus.x, 0.32)
  await until(
    async () => (await page.getByRole('link', { name: 'Download' }).getAttribute('href')) !== first,
    'it is made again',
  )
  await until(async () => (await page.request.get(first ?? '')).status() === 404, 'what was made before is gone')
  await hasFocus(ring)
  assert.equal(await button(page, '100 %').getAttribute('aria-pressed'), 'true')
})

test('a recipe is kept, chosen again on another device, renamed, and comes back when it was removed', async () => {
  const page = await resizer(house)
  await page.getByRole('radio', { name: 'Instagram' }).check({ force: true })
  await page.getByRole('radio', { name: 'Story' }).check({ force: true })
  await button(page, 'Recepten').click()
  await page.getByRole('menuitem', { name: 'Bewaar als nieuw recept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recept bewaren' })
  await dialog.waitFor()
  assert.equal(await dialog.getByLabel('Naam').inputValue(), 'Instagram Story')
  // It is a proposal, which typing replaces.
  await hasFocus(dialog.getByLabel('Naam'))
  await page.keyboard.type('Verhaal')
  assert.equal(await dialog.getByLabel('Naam').inputValue(), 'Verhaal')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await toast(page, 'Recept bewaard').waitFor()
  await hasFocus(button(page, 'Verhaal'))

  const other = await page.context().newPage()
  await other.goto('/image-resizer')
  await other.evaluate(() => localStorage.clear())
  await other.reload()
  await button(other, 'Recepten').click()
  await other.getByRole('menuitem', { name: 'Verhaal' }).click()
  await other.getByLabel('Hoogte in pixels').and(other.locator('[value="1920"]')).waitFor()
  await other.getByRole('radio', { name: 'WebP' }).check({ force: true })
  await button(other, 'Verhaal (gewijzigd)').click()
  await other.getByRole('menuitem', { name: 'Bewaar in ‘Verhaal’' }).click()
  await toast(other, 'Recept bijgewerkt').waitFor()
  await button(other, 'Verhaal').click()
  await other.getByRole('menuitem', { name: 'Hernoem ‘Verhaal’' }).click()
  await other.getByRole('dialog').getByLabel('Naam').fill('Story WebP')
  await other.getByRole('dialog').getByRole('button', { name: 'Hernoem' }).click()
  await button(other, 'Story WebP').click()
  await other.getByRole('menuitem', { name: 'Verwijder ‘Story WebP’' }).click()
  await button(other, 'Recepten').waitFor()
  await other.getByRole('button', { name: 'Ongedaan maken' }).click()
  await button(other, 'Story WebP').waitFor()
})

test('a picture that was removed comes back with what was made of it, unless others took its room', async () => {
  const page = await resizer(house)
  await small(page)
  await made(page, 'coffee.png', 'cat.png')
  const asked = posted(page)
  const remove = () =>
    until(async () => {
      // Right after it was done the press might have been meant to stop it.
      if ((await tile(page, 'coffee.png').count()) > 0) await button(page, 'Verwijder coffee.png').click()
      return (await tile(page, 'coffee.png').count()) === 0
    }, 'it is removed')
  await remove()
  const removed = toast(page, 'Afbeelding verwijderd')
  await removed.getByText('‘coffee.png’').waitFor()
  await page.getByRole('button', { name: /^Download ZIP 1 / }).waitFor()
  await removed.getByRole('button', { name: 'Ongedaan maken' }).click()
  await hasFocus(button(page, 'Toon coffee.png'))
  await page.getByRole('button', { name: /^Download ZIP 2 / }).waitFor()
  const shown = page.getByRole('list', { name: 'Afbeeldingen', exact: true }).getByRole('listitem')
  assert.match((await shown.first().textContent()) ?? '', /coffee\.png/)
  assert.deepEqual(asked, [])

  await remove()
  await give(page, 'rocket.jpg', 'coast.png', 'blossom.png', 'tulips.png', 'astronaut.png')
  await removed.getByRole('button', { name: 'Ongedaan maken' }).click()
  await toast(page, 'Er is geen plaats meer voor ‘coffee.png’').waitFor()
  assert.equal(await shown.count(), 6)
})

test('Opnieuw begins anew with the recipe, and what was there comes back', async () => {
  const page = await resizer(house)
  await small(page)
  await made(page, 'coffee.png', 'cat.png')
  await button(page, 'Opnieuw').click()
  await page.getByText('Sleep je afbeeldingen hierheen').waitFor()
  assert.deepEqual([await enabled(page, 'Preview'), await enabled(page, 'Resultaat')], [false, false])
  assert.equal(await page.getByLabel('Breedte in pixels').inputValue(), '320')
  await hasFocus(button(page, 'Kies afbeeldingen'))
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByRole('button', { name: /^Download ZIP 2 afbeeldingen/ }).waitFor()
})

test('who leaves the screen finds what was under way, and after a reload what was made', async () => {
  const page = await resizer(house)
  await small(page)
  await give(page, 'coffee.png', 'cat.png')
  const held = Promise.withResolvers<void>()
  await page.route('**/enhance', async (route) => {
    await held.promise
    await route.continue()
  })
  await button(page, 'Verbeter 2 afbeeldingen').click()
  await page.getByRole('link', { name: 'Shorts-afbeelding' }).click()
  await button(page, 'Kies afbeeldingen').waitFor()
  held.resolve()
  await toasted(page, 'Afbeeldingen verbeterd', '2 afbeeldingen klaar om te downloaden.')
  await page.goBack()
  await page.getByRole('button', { name: /^Download ZIP 2 afbeeldingen/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Download ZIP 2 afbeeldingen/ }).waitFor()
  await page.getByText('320 × 180 · PNG').waitFor()
})

test('two windows each find what they made after a reload, and a file that was not made is told to be gone', async () => {
  const page = await resizer(house)
  await small(page)
  await made(page, 'coffee.png')
  const other = await page.context().newPage()
  await other.goto('/image-resizer')
  await other.getByRole('button', { name: /^Download ZIP 1 / }).waitFor()
  await button(other, 'Opnieuw').click()
  await made(other, 'cat.png', 'rocket.jpg')
  await page.reload()
  await tile(page, 'coffee.png').waitFor()
  await page.getByRole('button', { name: /^Download ZIP 1 / }).waitFor()
  await give(other, 'coast.png')
  await tile(other, 'coast.png').getByText('Toegevoegd').waitFor()
  await other.reload()
  await other.getByText('1 afbeelding is er niet meer').waitFor()
  await other.getByText('‘coast.png’ was nog niet verwerkt').waitFor()
  await assertAccessibleAtAnyWidth(other)
  await other.getByRole('button', { name: /^Download ZIP 2 / }).waitFor()
  await button(other, 'Laat maar').click()
  await other.getByText('is er niet meer').waitFor({ state: 'detached' })
})

test('on a phone it is all done by the keyboard', async () => {
  const page = await resizer(house, {}, { viewport: { width: 375, height: 812 } })
  await small(page)
  await give(page, 'cat.png', 'coffee.png')
  const press = async (name: string | RegExp, key = 'Enter') => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press(key)
  }
  await press(/^Verbeter 2/)
  await tab(page, 'Resultaat').and(page.locator('[aria-selected=true]')).waitFor()
  // What was pressed has made way for the next step.
  await hasFocus(page.getByRole('button', { name: /^Download ZIP/ }))
  await tile(page, 'coffee.png').getByText('Klaar', { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: 'cat.png kiezen' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: /^Download ZIP 1 afbeelding/ }).waitFor()
  const line = page.getByRole('slider', { name: 'Vergelijk voor en na' })
  await line.focus()
  await page.keyboard.press('End')
  assert.equal(await line.getAttribute('aria-valuenow'), '100')
  // Right after it was done the press might have been meant to stop it.
  await until(async () => {
    if ((await tile(page, 'cat.png').count()) > 0) await press('Verwijder cat.png')
    return (await tile(page, 'cat.png').count()) === 0
  }, 'it is removed')
  await hasFocus(page.getByRole('button', { name: 'Toon coffee.png' }))
  await tab(page, 'Resultaat').focus()
  await page.keyboard.press('ArrowLeft')
  await hasFocus(tab(page, 'Preview'))
})
