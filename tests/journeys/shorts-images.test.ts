// The Shorts Image Creator: photographs are put in order, combined in pairs, looked at and taken along.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { unzipped } from '#server/articles/import-zip.ts'
import { until } from '../support/app.ts'
import {
  assertAccessible,
  assertAccessibleAtAnyWidth,
  hasFocus,
  openBrowser,
  still,
  type TestBrowser,
} from '../support/browser.ts'
import { button, toast } from '../support/maker-pages.ts'
import { saved } from '../support/resizer-page.ts'
import { asked, board, counted, creator, give, handle, short, shows } from '../support/shorts-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser({ rateLimit: false })))
after(() => house.close())

test('an odd number of photographs becomes Shorts for one request, which are looked through and taken along', async () => {
  const page = await creator(house)
  // In the dashboard it stands without a title that is seen; who hears the page has it.
  assert.equal(
    (
      await page
        .locator('main header')
        .filter({ has: page.getByRole('heading', { level: 1 }) })
        .boundingBox()
    )?.height,
    1,
  )
  await give(page, 'coffee.png', 'cat.png', 'tulips.png')
  await board(page).getByText('Dezelfde afbeelding').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await button(page, 'Combineer 2 paren').click()
  await toast(page, '2 shorts staan klaar').waitFor()
  assert.equal(await counted(page), 1)
  assert.equal(await page.getByRole('progressbar', { name: 'Combineren' }).count(), 0)
  await page.getByRole('img', { name: 'Short 1: coffee.png boven cat.png' }).waitFor()
  await button(page, 'Resultaat 2').click()
  await page.getByRole('img', { name: 'Short 2: tulips.png boven tulips.png' }).waitFor()
  await assertAccessibleAtAnyWidth(page)

  const jpeg = await saved(page, () => page.getByRole('link', { name: 'Download' }).click())
  assert.match(jpeg.name, /^Shorts-afbeelding 2 \d{4}-\d{2}-\d{2} \d{4}\.jpg$/)
  await page.getByRole('radio', { name: 'PNG' }).check({ force: true })
  const zip = await saved(page, () => button(page, 'Alles als ZIP (2)').click())
  assert.match(zip.name, /^shorts .*\.zip$/)
  const files = unzipped(zip.bytes, () => true)
  assert.deepEqual([...files.keys()], ['Shorts-afbeelding 1.png', 'Shorts-afbeelding 2.png'])
  for (const bytes of [jpeg.bytes, ...files.values()]) {
    const { width, height } = await sharp(bytes).metadata()
    assert.deepEqual([width, height], [1080, 1920])
  }
  await button(page, 'Vergroot short 2').click()
  const large = page.getByRole('img', { name: 'Short 2, vergroot' })
  const box = await large.boundingBox()
  // All of it is in sight.
  assert.ok(box && box.y > 0 && box.y + box.height < 900 && Math.abs(box.width / box.height - 9 / 16) < 0.01)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('img', { name: 'Short 1, vergroot' }).waitFor()
  await page.getByRole('button', { name: 'Volgende short' }).click()
  await large.waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Over de hele breedte' }).click()
  await until(async () => ((await large.boundingBox())?.width ?? 0) > 900, 'it is as wide as the dialog has room for')
  await page.keyboard.press('Escape')
  await hasFocus(button(page, 'Vergroot short 2'))
})

test('photographs change places by the mouse and by the keyboard, and a screen reader is told where they are', async () => {
  const page = await creator(house)
  await give(page, 'coffee.png', 'cat.png', 'tulips.png', 'blossom.png')
  await shows(page, 'coffee.png', 'cat.png', 'tulips.png', 'blossom.png')
  const [from, to] = [await handle(page, 'coffee.png').boundingBox(), await handle(page, 'tulips.png').boundingBox()]
  assert.ok(from && to)
  await page.mouse.move(from.x + 15, from.y + 15)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 15, { steps: 3 })
  await page.mouse.move(to.x + 15, to.y + 15, { steps: 8 })
  await page.mouse.up()
  await shows(page, 'cat.png', 'tulips.png', 'coffee.png', 'blossom.png')

  await still(page)
  const said = page.locator('[id^="DndLiveRegion"]')
  const hears = (words: string) => until(async () => (await said.textContent()) === words, `it is said: ${words}`)
  await handle(page, 'cat.png').focus()
  await page.keyboard.press('Space')
  await hears('‘cat.png’ staat nu boven in paar 1.')
  // dnd-kit hears the keys that move only from a timer on, and no person presses a second key before that.
  await page.evaluate(() => new Promise((fired) => setTimeout(fired)))
  await page.keyboard.press('ArrowDown')
  await hears('‘cat.png’ staat nu onder in paar 1.')
  await page.keyboard.press('Space')
  await shows(page, 'tulips.png', 'cat.png', 'coffee.png', 'blossom.png')
  await hasFocus(handle(page, 'cat.png'))

  await button(page, 'Haal cat.png weg').focus()
  await page.keyboard.press('Enter')
  await shows(page, 'tulips.png', 'coffee.png', 'blossom.png')
  await hasFocus(handle(page, 'coffee.png'))
})

test('a half is cut otherwise before and after, without a request that counts and without a second upload', async () => {
  const page = await creator(house)
  await give(page, 'coffee.png', 'cat.png')
  await button(page, 'Brandpunt van coffee.png kiezen').click()
  const ring = page.getByRole('slider', { name: 'Brandpunt van coffee.png' })
  await ring.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.getByRole('dialog').getByRole('button', { name: 'Klaar' }).click()
  await hasFocus(button(page, 'Brandpunt van coffee.png kiezen'))
  await button(page, 'Combineer').click()
  const picture = short(page, 1)
  const first = await picture.getAttribute('src')
  const paths = asked(page)
  await button(page, 'Uitsnede onder').click()
  await page.getByRole('slider', { name: 'Brandpunt van cat.png' }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('dialog').getByRole('button', { name: 'Klaar' }).click()
  await until(async () => (await picture.getAttribute('src')) !== first, 'it is made again')
  assert.deepEqual([paths, await counted(page)], [['/api/shorts-image-creator/again'], 1])
})

test('an image is combined as the board shows it: around what it is about', async () => {
  const page = await creator(house)
  const looked = page.waitForResponse('**/api/pictures/look')
  await give(page, 'astronaut.png', 'cat.png')
  const { focus } = (await (await looked).json()) as { focus: { x: number; y: number } }
  // Her face is near the top.
  assert.ok(focus.y < 0.4, String(focus.y))
  const astronaut = board(page).getByRole('img', { name: /^astronaut\.png/ })
  await until(async () => (await astronaut.evaluate((image) => image.style.top)) === '0%', 'the face is in sight')
  const combined = page.waitForResponse('**/combine')
  await button(page, 'Combineer').click()
  const { parts } = (await (await combined).json()) as { parts: { focus: object }[] }
  assert.deepEqual(parts[0]?.focus, focus)
  await short(page, 1).waitFor()
  assert.equal(await page.getByText('Je afbeeldingen zijn gewijzigd.').count(), 0)
})

test('what cannot be combined says why in the words of the specification', async () => {
  const page = await creator(house)
  await give(page, { name: 'tekst.jpg', bytes: Buffer.from('Dit is geen foto.') })
  await toast(page, 'Upload alleen afbeeldingsbestanden (.jpg, .png, etc.)').waitFor()
  await give(page, 'cat.png')
  await button(page, 'Combineer').click()
  await toast(page, 'Selecteer minimaal twee afbeeldingen om te combineren').waitFor()
  assert.equal(await counted(page), 0)
})

test('a pair that fails is told by its number, the others are made, and it is tried again for the same request', async () => {
  const page = await creator(house)
  await give(page, 'coffee.png', 'cat.png', 'tulips.png', 'blossom.png')
  let broken = false
  await page.route('**/combine', async (route) => {
    if (broken || !(route.request().postDataBuffer()?.includes('tulips.png') ?? false)) return route.continue()
    broken = true
    await route.fulfill({ status: 503, json: { code: 'workshopBusy', message: 'Het is nu druk.' } })
  })
  await button(page, 'Combineer 2 paren').click()
  await toast(page, 'Fout bij paar 2: Het is nu druk.').waitFor()
  await button(page, 'Resultaat 2, niet gelukt').click()
  // Also when it is the one that is shown, which has the colours of that.
  await button(page, 'Resultaat 2, niet gelukt').locator('[data-failed]').waitFor()
  assert.equal(await page.locator('[data-failed]').count(), 1)
  await button(page, 'Probeer dit paar opnieuw').click()
  await page.getByRole('img', { name: 'Short 2: tulips.png boven blossom.png' }).waitFor()
  assert.equal(await counted(page), 1)
})

test('at the limit of AI requests nothing is combined, and the screen says so before', async () => {
  const page = await creator(house, { aiRequestsCount: 10, aiRequestsLimit: 10 })
  await page.getByRole('alert').getByText('AI verzoek limiet bereikt').waitFor()
  await give(page, 'coffee.png', 'cat.png')
  assert.equal(await button(page, 'Combineer').isDisabled(), true)
  await page.getByRole('region', { name: 'Zo ga je verder' }).waitFor()
})

test('what is gone after a day is told when it is downloaded', async () => {
  const page = await creator(house)
  await give(page, 'coffee.png', 'cat.png', 'tulips.png')
  await button(page, 'Combineer 2 paren').click()
  const src = await page.getByRole('img', { name: /^Short 1:/ }).getAttribute('src')
  await toast(page, '2 shorts staan klaar').waitFor()
  assert.equal((await page.request.delete(src ?? '')).status(), 200)
  await page.getByRole('link', { name: 'Download' }).click()
  await toast(page, 'Download fout').getByText('Deze afbeelding bestaat niet of is al verwijderd.').waitFor()
  await button(page, 'Alles als ZIP (2)').click()
  await toast(page, 'Fout bij het maken van de ZIP').waitFor()
})

test('a reload keeps the Shorts; a new beginning has a way back; on its own address it has its title', async () => {
  const page = await creator(house, {}, { viewport: { width: 375, height: 812 } })
  await page.goto('/shorts-image-creator')
  await page.getByRole('heading', { level: 1, name: 'Shorts Image Creator' }).waitFor()
  await give(page, 'coffee.png', 'cat.png')
  await button(page, 'Combineer').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'Short 1: coffee.png boven cat.png' }).waitFor()
  await button(page, 'Opnieuw').click()
  await hasFocus(button(page, 'Kies afbeeldingen'))
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await shows(page, 'coffee.png', 'cat.png')
  await page.reload()
  await page.getByRole('img', { name: 'Short 1: coffee.png boven cat.png' }).waitFor()
  await button(page, 'Kies afbeeldingen').waitFor()
  // Those are in a Short: nothing is lost.
  assert.equal(await page.getByText('nog niet verwerkt').count(), 0)
  await button(page, 'Opnieuw').focus()
  await page.keyboard.press('Enter')
  await hasFocus(button(page, 'Kies afbeeldingen'))
  assert.equal(await short(page, 1).count(), 0)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await short(page, 1).waitFor()
})

test('a reload says which photographs it took that were in no Short', async () => {
  const page = await creator(house)
  await give(page, 'coffee.png', 'cat.png')
  await shows(page, 'coffee.png', 'cat.png')
  await page.reload()
  await page.getByText('2 afbeeldingen zijn er niet meer').waitFor()
  await page.getByText('‘coffee.png’ en ‘cat.png’ waren nog niet verwerkt').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await give(page, 'tulips.png')
  await shows(page, 'tulips.png')
  assert.equal(await page.getByText('nog niet verwerkt').count(), 0)
})
