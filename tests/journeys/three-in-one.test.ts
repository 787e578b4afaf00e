// The 3-in-1 screen after its first captions: one network again, its versions, and what stays of it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { closeToast } from '../support/toasts.ts'
import { openInput } from '../support/tool-input.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const networks = ['Facebook', 'Pinterest', 'Link in Bio']
const main = (page: Page) => page.getByRole('main')
const card = (page: Page, network: string) => main(page).getByRole('region', { name: network, exact: true })
const again = (page: Page, network: string) =>
  card(page, network).getByRole('button', { name: 'Opnieuw genereren' }).click()

/**
 * A page with captions for all three. Without motion: what is written is scrolled to, and a press would wait until that
 * stands still.
 */
async function written(): Promise<Page> {
  const page = await house.member({}, { reducedMotion: 'reduce' })
  await page.goto('/admin')
  await main(page).getByLabel('Titel').fill('Fietsen naar zee')
  await main(page).getByRole('button', { name: 'Genereer captions' }).click()
  for (const network of networks) await card(page, network).getByRole('listitem').first().waitFor()
  return page
}

test('one network is asked again by itself: it costs one request, and the others stay as they were', async () => {
  const page = await written()
  await page.getByRole('banner').getByText('3 / 10').waitFor()
  const facebook = await card(page, 'Facebook').innerText()
  await again(page, 'Pinterest')
  await card(page, 'Pinterest').getByText('Versie 2 van 2').waitFor()
  await page.getByRole('banner').getByText('4 / 10').waitFor()
  assert.equal(await card(page, 'Facebook').innerText(), facebook)

  await page.reload()
  await card(page, 'Pinterest').getByText('Versie 2 van 2').waitFor()
  assert.equal(await main(page).getByLabel('Titel').inputValue(), 'Fietsen naar zee')
  await card(page, 'Pinterest').getByRole('button', { name: 'Vorige versie' }).click()
  await card(page, 'Pinterest').getByText('Versie 1 van 2').waitFor()
})

test('asked again without a title it says so at the field, and asks nothing', async () => {
  const page = await written()
  await openInput(page)
  await main(page).getByLabel('Titel').fill('')
  await again(page, 'Facebook')
  await main(page).getByText('Voer een geldige artikel titel in').waitFor()
  await until(
    async () => (await page.evaluate(() => document.activeElement?.getAttribute('name'))) === 'title',
    'the focus is on title',
  )
  await page.getByRole('banner').getByText('3 / 10').waitFor()
})

test('asked again with another title only that network begins anew', async () => {
  const page = await written()
  await again(page, 'Facebook')
  await card(page, 'Facebook').getByText('Versie 2 van 2').waitFor()
  await openInput(page)
  await main(page).getByLabel('Titel').fill('Wandelen langs de Waal')
  await again(page, 'Facebook')
  await card(page, 'Facebook').getByText(/Waal/).first().waitFor()
  assert.equal(await card(page, 'Facebook').getByRole('group', { name: 'Versies' }).count(), 0)
  assert.equal(await card(page, 'Pinterest').getByText(/Waal/).count(), 0)
})

test('everything on it can be reached and read, also on a phone', async () => {
  const page = await written()
  await again(page, 'Link in Bio')
  await card(page, 'Link in Bio').getByText('Versie 2 van 2').waitFor()
  await closeToast(page)
  await assertAccessibleAtAnyWidth(page)
})

test('copying stands at the end of the row under each text, however narrow the column', async () => {
  const page = await written()
  for (const width of [320, 340, 375, 480, 768, 1100, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const below = await main(page)
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const copy = [...item.querySelectorAll('button')].find(({ textContent }) => textContent === 'Kopieer')
          const [one, other] = [copy, item.querySelector('[aria-label="Goed resultaat"]')].map((button) => {
            const { top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {}
            return (top + bottom) / 2
          })
          return Math.abs((one ?? 0) - (other ?? 999)) > 4
        }),
      )
    assert.ok(below.length >= networks.length)
    assert.deepEqual(below.filter(Boolean), [], `${width} px`)
  }
})
