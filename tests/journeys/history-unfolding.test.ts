// Which generation of the history is unfolded stands in the address: until it is folded, deleted or filtered away.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { addGenerations, article, button } from '../support/maker-pages.ts'
import { toasts } from '../support/toasts.ts'
import { makeUnavailable } from '../support/unavailable.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** A maker on the history with three generations. */
async function madeThree(): Promise<Page> {
  const page = await house.member({ role: 'paid' })
  await page.goto('/admin?tab=facebook-captions')
  await addGenerations(house, page, { count: 3 })
  await page.goto('/admin?tab=history')
  await article(page).nth(2).waitFor()
  return page
}
/** Unfolds it, and waits until the address says so: that comes a moment after what is seen. */
async function unfold(page: Page, name: string): Promise<void> {
  const was = parameters(page)['item']
  await article(page, name).getByRole('button', { name: 'Toon alle 2' }).click()
  await until(() => ![undefined, was].includes(parameters(page)['item']), 'the address says what is open')
}
/** Waits until this generation is unfolded and no other; none without a name. */
const unfolded = (page: Page, name?: string) =>
  until(
    async () => {
      const open = article(page).filter({ has: page.getByRole('button', { name: 'Toon minder' }) })
      return (await open.getByRole('heading').allInnerTexts()).join('|') === (name ?? '')
    },
    `unfolded: ${name ?? 'nothing'}`,
  )
const shut = (page: Page) => until(() => !('item' in parameters(page)), 'the address says that nothing is open')

test('a generation is unfolded in the address, one at a time: Back folds it, a reload does not', async () => {
  const page = await madeThree()
  await unfold(page, 'Onderwerp 3')
  await unfolded(page, 'Onderwerp 3')
  assert.match(parameters(page)['item'] ?? '', /^\d+$/)
  await page.goBack()
  await unfolded(page)
  assert.deepEqual(parameters(page), { tab: 'history' })
  await page.goForward()
  await page.reload()
  await unfolded(page, 'Onderwerp 3')
  await unfold(page, 'Onderwerp 1')
  await unfolded(page, 'Onderwerp 1')
  await button(page, 'Toon minder').click()
  await unfolded(page)
  await shut(page)

  // Folded where it stands, however far down, also when another one was unfolded first.
  await page.setViewportSize({ width: 1440, height: 300 })
  await unfold(page, 'Onderwerp 3')
  await unfold(page, 'Onderwerp 1')
  await unfolded(page, 'Onderwerp 1')
  const scrolled = await page.evaluate(() => window.scrollY)
  assert.ok(scrolled > 100, `scrolled down ${scrolled} px`)
  await button(page, 'Toon minder').click()
  await unfolded(page)
  await shut(page)
  await until(
    async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled) < 100,
    'the list stands where it stood',
  )

  // Of a long one only the end is in sight when it is folded: what is left of it is.
  await page.setViewportSize({ width: 1440, height: 400 })
  await unfold(page, 'Onderwerp 3')
  await unfolded(page, 'Onderwerp 3')
  await article(page, 'Onderwerp 3')
    .locator('li')
    .last()
    .evaluate((text) => (text.style.height = '1200px'))
  await button(page, 'Toon minder').click()
  await unfolded(page)
  await shut(page)
  await until(async () => {
    const { y = -1 } = (await article(page, 'Onderwerp 3').boundingBox()) ?? {}
    return y >= 0 && y < 400
  }, 'its top is in sight')

  // What is thrown away leaves the address, and so does what another part of the screen does not have.
  await unfold(page, 'Onderwerp 2')
  await article(page, 'Onderwerp 2').getByRole('button', { name: 'Verwijder' }).click()
  await article(page, 'Onderwerp 2').waitFor({ state: 'detached' })
  await shut(page)
  await unfold(page, 'Onderwerp 3')
  await page.getByRole('tab', { name: 'Geleerd van jou' }).click()
  await shut(page)
})

test('a deletion that fails leaves the generation unfolded where it was', async () => {
  const page = await madeThree()
  await unfold(page, 'Onderwerp 2')
  const { item } = parameters(page)
  const mend = await makeUnavailable(page, `**/api/history/${item}`)
  await article(page, 'Onderwerp 2').getByRole('button', { name: 'Verwijder' }).click()
  await toasts(page).filter({ hasText: 'Fout bij verwijderen' }).waitFor()
  await unfolded(page, 'Onderwerp 2')
  assert.equal(await article(page).count(), 3)
  assert.equal(parameters(page)['item'], item)
  await mend()
})

test('a generation that is not there is said to be, and leaves the address without a step', async () => {
  const page = await madeThree()
  const other = await house.member({ role: 'paid' })
  await addGenerations(house, other)
  const idOf = async (of: Page) => ((await (await of.request.get('/api/history')).json()) as { id: number }[])[0]?.id
  const gone = 'Deze tekst bestaat niet of is verwijderd.'
  const hidden = 'Deze tekst past niet bij het filter, bestaat niet of is verwijderd.'
  for (const [named, words] of [
    ['item=999999', gone],
    ['item=2147483648', gone],
    [`item=${await idOf(other)}`, gone],
    [`item=${await idOf(page)}&favourites=true`, hidden],
    [`item=${await idOf(page)}&search=Onderwerp%201`, hidden],
  ] as const) {
    await page.goto('/admin?tab=facebook-captions')
    await page.goto(`/admin?tab=history&${named}`)
    await toasts(page).filter({ hasText: words }).waitFor()
    await shut(page)
    await unfolded(page)
    await page.goBack()
    await page.waitForURL(/tab=facebook-captions/)
  }
})

test('a generation further down than is loaded stays in the address, and one that is filtered away leaves it unsaid', async () => {
  const page = await house.member({ role: 'paid' })
  await addGenerations(house, page, { count: 45 })
  const response = await page.request.get('/api/history?search=Onderwerp%205')
  const id = ((await response.json()) as { id: number }[]).at(-1)?.id
  const asked = page.waitForResponse((reply) => new URL(reply.url()).searchParams.get('id') === String(id))
  await page.goto(`/admin?tab=history&item=${id}`)
  await asked
  for (const shown of [40, 45]) {
    await button(page, 'Meer laden').click()
    await article(page)
      .nth(shown - 1)
      .waitFor()
  }
  await unfolded(page, 'Onderwerp 5')
  assert.equal(parameters(page)['item'], String(id))
  await button(page, 'Alleen favorieten').click()
  await shut(page)
  assert.equal(await toasts(page).count(), 0)
  await page.goBack()
  await unfolded(page, 'Onderwerp 5')
})

test('a search that filters away what is unfolded is one step, however far one types on', async () => {
  const page = await madeThree()
  await unfold(page, 'Onderwerp 3')
  await unfolded(page, 'Onderwerp 3')
  const search = page.getByPlaceholder('Zoek in je geschiedenis')
  await search.fill('Onderwerp 1')
  await shut(page)
  await search.fill('Onderwerp 12')
  await until(() => parameters(page)['search'] === 'Onderwerp 12', 'the address says what is searched')
  await page.goBack()
  await unfolded(page, 'Onderwerp 3')
  assert.deepEqual(Object.keys(parameters(page)).toSorted(), ['item', 'tab'])
})
