// What people say of results, and what the writer learns from it: kept, shown to nobody else, and forgotten on request.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { assertAccessible, openBrowser, type TestBrowser } from '../support/browser.ts'
import { article, button, pressed, toast } from '../support/maker-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const main = (page: Page) => page.getByRole('main')

/** A user on the history, who asked Facebook titles about cycling. */
async function maker(): Promise<Page> {
  const page = await house.member()
  const reply = await page.request.post('/api/content/facebook-titles', { data: { title: 'Fietsen naar zee' } })
  assert.equal(reply.status(), 200)
  await page.goto('/admin?tab=history')
  await article(page).waitFor()
  return page
}

test('a thumb up makes an example that only its user sees, and that can be forgotten', async () => {
  const page = await maker()
  const text = await article(page).getByRole('listitem').getByRole('paragraph').first().innerText()
  await button(page, 'Goed resultaat').click()
  await page
    .getByText('Bedankt. Bewaard als voorbeeld voor een AI-model; de ingebouwde schrijfhulp leert er niet van.')
    .waitFor()
  assert.equal(await pressed(page, 'Goed resultaat'), 'true')
  await page.getByRole('tab', { name: 'Geleerd van jou' }).click()
  const example = main(page).getByRole('listitem').filter({ hasText: text })
  await example.getByText('Facebook').waitFor()
  await example.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/).waitFor()

  const other = await house.member()
  await other.goto('/admin?tab=history')
  await other.getByText('Nog niets gemaakt').waitFor()
  await other.getByRole('tab', { name: 'Geleerd van jou' }).click()
  await other.getByText('Nog niets geleerd').waitFor()
  await assertAccessible(other)

  await example.getByRole('button', { name: 'Vergeet' }).click()
  await page.getByText('Nog niets geleerd').waitFor()
  await toast(page, 'Vergeten').getByRole('button', { name: 'Ongedaan maken' }).click()
  await example.waitFor()
  await example.getByRole('button', { name: 'Vergeet' }).click()
  await page.getByText('Nog niets geleerd').waitFor()

  await page.getByRole('tab', { name: 'Gemaakt' }).click()
  assert.equal(await pressed(page, 'Goed resultaat'), 'true')
  await button(page, 'Goed resultaat').click()
  await button(page, 'Goed resultaat').click()
  await page.getByText('Bedankt.').waitFor()
  await page.getByRole('tab', { name: 'Geleerd van jou' }).click()
  await example.waitFor()
  await button(page, 'Vergeet alles').click()
  const question = page.getByRole('alertdialog', { name: 'Alles vergeten?' })
  await question.getByRole('button', { name: 'Behouden' }).click()
  await example.waitFor()
  await button(page, 'Vergeet alles').click()
  await question.getByRole('button', { name: 'Vergeet alles' }).click()
  await page.getByText('Nog niets geleerd').waitFor()
  await toast(page, 'Haal in je geschiedenis de duim bij het resultaat weg en geef hem opnieuw.').waitFor()
})

test('a thumb in a tool stands in the history too, and the same thumb takes it back', async () => {
  const page = await house.member()
  await page.goto('/admin?tab=facebook-captions')
  await main(page).getByRole('textbox', { name: 'Titel' }).fill('Fietsen naar zee')
  await button(page, 'Genereer titels').click()
  const given = page.waitForResponse('**/api/feedback')
  await button(page, 'Geen goed resultaat').first().click()
  await until(async () => (await pressed(page, 'Geen goed resultaat')) === 'true', 'the thumb is down')
  // Until it is saved it is only on the screen that it was given on.
  await given
  assert.equal(await page.getByText('Bedankt.').count(), 0)
  await page.getByRole('link', { name: 'Pinterest' }).click()
  await page.getByRole('link', { name: 'Facebook' }).click()
  await until(async () => (await pressed(page, 'Geen goed resultaat')) === 'true', 'it outlives a change of tab')
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await article(page).waitFor()
  assert.equal(await pressed(page, 'Geen goed resultaat'), 'true')
  const told = page.waitForResponse('**/api/feedback')
  await button(page, 'Geen goed resultaat').click()
  assert.equal((await told).status(), 200)
  await page.reload()
  await article(page).waitFor()
  assert.equal(await pressed(page, 'Geen goed resultaat'), 'false')
})

test('a thumb outlives a reload with the result it was given to, and is asked for only then', async () => {
  const page = await house.member()
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/history') && asked.push(request.url())))
  await page.goto('/admin?tab=facebook-captions')
  await main(page).getByRole('textbox', { name: 'Titel' }).fill('Fietsen naar zee')
  await button(page, 'Genereer titels').click()
  const told = page.waitForResponse('**/api/feedback')
  await button(page, 'Geen goed resultaat').first().click()
  await told
  await main(page).getByLabel('Toelichting').fill('te algemeen')
  await main(page).getByLabel('Toelichting').press('Enter')
  await page.getByText('Toelichting opgeslagen.').waitFor()
  assert.deepEqual(asked, [])
  await page.reload()
  await main(page).getByLabel('Toelichting').waitFor()
  assert.equal(await pressed(page, 'Geen goed resultaat'), 'true')
  assert.equal(await main(page).getByLabel('Toelichting').inputValue(), 'te algemeen')
  assert.equal(asked.length, 1)
})

test('a comment is saved on Enter and on leaving the field, up to a thousand characters', async () => {
  const page = await maker()
  await button(page, 'Geen goed resultaat').click()
  const comment = main(page).getByLabel('Toelichting')
  await comment.fill('x'.repeat(1_001))
  await comment.press('Enter')
  await page.getByText('Gebruik hoogstens 1000 tekens.').waitFor()
  await comment.fill('te algemeen')
  await comment.press('Enter')
  await page.getByText('Toelichting opgeslagen.').waitFor()
  assert.equal(await page.getByText('Gebruik hoogstens 1000 tekens.').count(), 0)
  await comment.fill('veel te algemeen')
  const told = page.waitForResponse('**/api/feedback')
  await page.getByPlaceholder(/^Zoek/).focus()
  await told
  await page.reload()
  await comment.waitFor()
  assert.equal(await comment.inputValue(), 'veel te algemeen')
  await assertAccessible(page)
  await button(page, 'Geen goed resultaat').click()
  await comment.waitFor({ state: 'hidden' })
})

test('a comment stands below its result, which keeps its width', async () => {
  const page = await maker()
  const text = article(page).getByRole('listitem').getByRole('paragraph').first()
  const width = async () => (await text.boundingBox())?.width
  const untouched = await width()
  await button(page, 'Geen goed resultaat').click()
  const comment = main(page).getByLabel('Toelichting')
  await comment.waitFor()
  await main(page).getByText('Enter bewaart, en het veld verlaten ook.').waitFor()
  assert.equal(await width(), untouched)
  const [above, below] = [await text.boundingBox(), await comment.boundingBox()]
  assert.ok(above && below && below.y >= above.y + above.height && below.x - above.x < 20)
})

test('what is forgotten and learned again keeps the comment on its thumb', async () => {
  const page = await maker()
  await button(page, 'Goed resultaat').click()
  await main(page).getByLabel('Toelichting').fill('precies goed')
  await main(page).getByLabel('Toelichting').press('Enter')
  await page.getByText('Toelichting opgeslagen.').waitFor()
  await page.getByRole('tab', { name: 'Geleerd van jou' }).click()
  await button(page, 'Vergeet').click()
  await toast(page, 'Vergeten').getByRole('button', { name: 'Ongedaan maken' }).click()
  await button(page, 'Vergeet').waitFor()
  await page.getByRole('tab', { name: 'Gemaakt' }).click()
  await page.reload()
  await main(page).getByLabel('Toelichting').waitFor()
  assert.equal(await main(page).getByLabel('Toelichting').inputValue(), 'precies goed')
  assert.equal(await pressed(page, 'Goed resultaat'), 'true')
})

test('a thumb that could not be saved goes back, and says so', async () => {
  const page = await maker()
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await button(page, 'Goed resultaat').click()
  await toast(page, 'Feedback niet opgeslagen').filter({ hasText: 'Even niet.' }).waitFor()
  await until(async () => (await pressed(page, 'Goed resultaat')) === 'false', 'the thumb is back')
  assert.equal(await page.getByText('Bedankt.').count(), 0)
})

test('a deleted generation takes its example along, and brings it back when that is undone', async () => {
  const page = await maker()
  await button(page, 'Goed resultaat').click()
  await page.getByText('Bedankt.').waitFor()
  await page.getByRole('tab', { name: 'Geleerd van jou' }).click()
  await button(page, 'Vergeet').waitFor()
  await page.getByRole('tab', { name: 'Gemaakt' }).click()
  await button(page, 'Verwijder').click()
  // With the pointer on it the toast stays for as long as the test looks.
  await toast(page, 'Verwijderd uit je geschiedenis').hover()
  await page.getByText('Nog niets gemaakt').waitFor()
  await page.getByRole('tab', { name: 'Geleerd van jou' }).press('Enter')
  await page.getByText('Nog niets geleerd').waitFor()
  await toast(page, 'Verwijderd uit je geschiedenis').getByRole('button', { name: 'Ongedaan maken' }).click()
  await button(page, 'Vergeet').waitFor()
})
