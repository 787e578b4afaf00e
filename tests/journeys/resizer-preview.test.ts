// The preview of the image resizer shows what will be made: cut around what was found, and on the ground that it will have.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { until } from '../support/app.ts'
import { hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { moving } from '../support/hostile-pictures.ts'
import { button } from '../support/maker-pages.ts'
import { give, made, resizer, small, tab, tile } from '../support/resizer-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser({ rateLimit: false })))
after(() => house.close())

test('what a photograph is about is found before it is made, shown, and what it is then cut around', async () => {
  const page = await resizer(house)
  await small(page)
  const looked = page.waitForResponse('**/api/pictures/look')
  await give(page, 'astronaut.png')
  const { focus } = (await (await looked).json()) as { focus: { x: number; y: number } }
  // Her face is near the top.
  assert.ok(focus.y < 0.4, String(focus.y))
  await page.getByText('Brandpunt gevonden, sleep om te verplaatsen').waitFor()
  const ring = page.getByRole('slider', { name: 'Brandpunt van astronaut.png' })
  assert.equal(
    await ring.getAttribute('aria-valuetext'),
    `${Math.round(100 * focus.x)} % van links, ${Math.round(100 * focus.y)} % van boven`,
  )
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/enhance'))
  await button(page, 'Verbeter 1 afbeelding').click()
  assert.ok((await (await sent).text()).includes(`"focus":${JSON.stringify(focus)}`))
  await page.getByText('320 × 180 · PNG').waitFor()
})

test('what was cut out stands free in its preview, on paper when it becomes a JPEG; others lie on a blurred one', async () => {
  const page = await resizer(house)
  await small(page)
  const disc = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40"/></svg>'
  await give(page, { name: 'logo.png', bytes: await sharp(Buffer.from(disc)).png().toBuffer() })
  await give(page, 'coffee.png')
  await page.getByRole('radio', { name: 'Passend' }).check({ force: true })
  const frame = page.locator('figure div', { has: page.getByAltText(/^Voorbeeld: /) })
  await until(async () => (await frame.locator('img').count()) === 2, 'a blurred one lies behind')
  await page.getByRole('button', { name: 'Toon logo.png' }).click()
  await page.getByText('90 × 90 · ').waitFor()
  const ground = () => frame.evaluate((element) => getComputedStyle(element).backgroundColor)
  assert.equal(await frame.locator('img').count(), 1)
  assert.notEqual(await ground(), 'rgb(255, 255, 255)')
  await page.getByRole('radio', { name: 'JPEG' }).check({ force: true })
  await until(async () => (await ground()) === 'rgb(255, 255, 255)', 'it lies on paper')
})

test('what becomes of one that moves or is too small is said beforehand, by the recipe as it stands', async () => {
  const page = await resizer(house)
  const film = { name: 'film.webp', bytes: await moving('webp') }
  await give(page, film)
  await page.getByText('Deze afbeelding beweegt: alleen het eerste beeld wordt gebruikt.').waitFor()
  const coarse = page.getByText('Deze afbeelding is erg klein voor dit formaat: het resultaat is grof.')
  await coarse.waitFor()
  await page.getByLabel('Breedte in pixels').fill('16')
  await page.getByLabel('Hoogte in pixels').fill('16')
  await coarse.waitFor({ state: 'detached' })
  await button(page, 'Verbeter 1 afbeelding').click()
  await tile(page, film.name).getByText('Klaar', { exact: true }).waitFor()
  await page.reload()
  await tab(page, 'Preview').click()
  await page.getByText('Deze afbeelding beweegt').waitFor()
  await give(page, 'cat.png')
  await page.getByRole('slider', { name: 'Brandpunt van cat.png' }).waitFor()
  assert.equal(await page.getByText('Deze afbeelding beweegt').count(), 0)
})

test('a point that is moved in the preview after a result makes it due again, and what was looked at stays', async () => {
  const page = await resizer(house)
  await small(page)
  await made(page, 'coffee.png')
  await tab(page, 'Preview').click()
  await button(page, 'Naar het resultaat').waitFor()
  const ring = page.getByRole('slider', { name: 'Brandpunt van coffee.png' })
  await ring.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await button(page, 'Verbeter 1 afbeelding').waitFor()
  await hasFocus(ring)
  assert.equal(await tab(page, 'Preview').getAttribute('aria-selected'), 'true')
  await tab(page, 'Resultaat').click()
  await page.getByText('Het brandpunt is verplaatst.').waitFor()
  const again = page.waitForRequest((request) => request.url().endsWith('/again'))
  await button(page, 'Verwerk 1 afbeelding opnieuw').click()
  assert.equal(typeof ((await again).postDataJSON() as { focus: { y: number } }).focus.y, 'number')
  await page.getByText('Het brandpunt is verplaatst.').waitFor({ state: 'detached' })
})
