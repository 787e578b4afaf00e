// TitelTovenaar: three to five titles, each copied by pressing it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { characterCount } from '#contract/text.ts'
import { until, type NewTestUser } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, openBrowser, stopClock, type TestBrowser } from '../support/browser.ts'
import { closeToast, toasted } from '../support/toasts.ts'
import { openInput } from '../support/tool-input.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

/** Without motion: what is written is scrolled to, and a press would wait until that stands still. */
async function opened(fields: Partial<NewTestUser> = {}): Promise<Page> {
  const page = await house.member(fields, { reducedMotion: 'reduce' })
  await page.goto('/titeltovenaar')
  await page.getByRole('heading', { level: 1, name: 'TitelTovenaar' }).waitFor()
  return page
}

const main = (page: Page) => page.getByRole('main')
const titles = (page: Page) => main(page).getByRole('region', { name: 'Titels' }).getByRole('listitem')
async function fill(page: Page): Promise<void> {
  await main(page).getByLabel('Onderwerp').fill('Moestuin op het balkon')
  await main(page)
    .getByLabel('Context')
    .fill('Voor lezers zonder tuin die dit voorjaar groente willen kweken in bakken.')
}
const generate = (page: Page) => main(page).getByRole('button', { name: 'Genereer titels' }).click()

test('a visitor who is not logged in is led to the login, and back', async () => {
  const page = await house.visitor()
  await page.goto('/titeltovenaar')
  await page.waitForURL(/\/auth\?next=/)
})

test('five titles of 90 to 100 characters come, each with its length; pressing one copies it', async () => {
  const page = await opened()
  assert.equal(await main(page).getByLabel('Aantal titels').inputValue(), '5')
  await fill(page)
  await generate(page)
  await toasted(page, 'Titels gegenereerd', '5 titels staan voor je klaar.')
  await titles(page).first().waitFor()
  assert.equal(await titles(page).count(), 5)
  const title = titles(page).first().getByRole('button').first()
  const text = (await title.innerText()).trim()
  assert.ok(characterCount(text) >= 90 && characterCount(text) <= 100, text)
  await titles(page)
    .first()
    .getByText(`${characterCount(text)} tekens`)
    .waitFor()

  await stopClock(page)
  await title.press('Enter')
  await toasted(page, 'Gekopieerd naar klembord', 'De tekst staat klaar om te plakken.')
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text)
  await title.getByText('Gekopieerd').waitFor()
  await page.clock.runFor(2_000)
  await title.getByText('Gekopieerd').waitFor({ state: 'detached' })

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('nee'))
  })
  await title.click()
  await toasted(page, 'Fout bij kopiëren', 'Er is een fout opgetreden bij het kopiëren naar het klembord')
})

test('the form says what is wrong at its fields, and an amount that cannot be read falls back to five', async () => {
  const page = await opened()
  await generate(page)
  await main(page).getByText('Onderwerp is verplicht').waitFor()
  await main(page).getByText('Context is verplicht').waitFor()
  await main(page).getByLabel('Onderwerp').fill('x'.repeat(151))
  await main(page).getByText('Onderwerp mag maximaal 150 tekens bevatten').waitFor()
  await main(page).getByText('151 / 150').waitFor()
  await main(page).getByLabel('Onderwerp').fill('x'.repeat(150))
  await main(page).getByText('Onderwerp mag maximaal 150 tekens bevatten').waitFor({ state: 'detached' })
  await fill(page)
  await main(page).getByLabel('Aantal titels').fill('2')
  await generate(page)
  await main(page).getByText('Minimaal 3 titels').waitFor()
  await main(page).getByLabel('Aantal titels').fill('')
  await main(page).getByText('Minimaal 3 titels').waitFor({ state: 'detached' })
  await generate(page)
  await titles(page).first().waitFor()
  assert.equal(await titles(page).count(), 5)
  assert.equal(await main(page).getByLabel('Aantal titels').inputValue(), '5')
})

test('a context of an earlier subject does not go along with a new one, until its writer says so', async () => {
  const page = await opened()
  const asked: (string | null)[] = []
  page.on('request', (request) => request.url().endsWith('/titeltovenaar/generate') && asked.push(request.postData()))
  await fill(page)
  await generate(page)
  await titles(page).first().waitFor()
  await openInput(page)
  await main(page).getByLabel('Onderwerp').fill('Fietsbrug over de Linge dicht')
  await main(page).getByText('Hij hoort bij ‘Moestuin op het balkon’.').waitFor()
  await generate(page)
  await main(page).getByText('Deze context hoort bij een ander onderwerp').waitFor()
  const hasFocus = () =>
    main(page)
      .getByLabel('Context')
      .evaluate((field) => field === document.activeElement)
  await until(hasFocus, 'the context has the keyboard')
  assert.equal(asked.length, 1)
  await assertAccessibleAtAnyWidth(page)
  await main(page).getByRole('button', { name: 'Toch meesturen' }).press('Enter')
  // The form’s library moves it a moment after the press.
  await until(hasFocus, 'the keyboard stays when the question goes')
  await generate(page)
  await titles(page).filter({ hasText: 'brug' }).first().waitFor()
  assert.match(asked[1] ?? '', /Linge.*zonder tuin/)
  // It belongs to this subject now; cleared, it is asked for.
  await openInput(page)
  await main(page).getByLabel('Onderwerp').fill('Bakker Van Zanten stopt')
  await main(page).getByRole('button', { name: 'Wissen' }).click()
  await generate(page)
  await main(page).getByText('Context is verplicht').waitFor()
  assert.equal(asked.length, 2)
})

test('at the limit it says how many requests that is', async () => {
  const page = await opened({ aiRequestsCount: 12, aiRequestsLimit: 12 })
  await fill(page)
  await generate(page)
  await toasted(
    page,
    'Limiet bereikt',
    'Je hebt je limiet van 12 AI verzoeken bereikt. Upgrade je account om meer verzoeken te doen.',
  )
  assert.equal(await titles(page).count(), 0)
})

test('a failure has its own title, with what the server says', async () => {
  const page = await opened()
  await page.route('**/api/titeltovenaar/generate', (route) =>
    route.fulfill({ status: 502, json: { message: 'De schrijfhulp deed er te lang over. Probeer het opnieuw.' } }),
  )
  await fill(page)
  await generate(page)
  await toasted(page, 'Fout bij het genereren van titels', 'De schrijfhulp deed er te lang over. Probeer het opnieuw.')
})

test('what was typed and what came of it survive a reload, and stand on the tab of the dashboard too', async () => {
  const page = await opened()
  await fill(page)
  await main(page).getByLabel('Aantal titels').fill('4')
  await generate(page)
  await titles(page).first().waitFor()
  assert.equal(await titles(page).count(), 4)
  const text = (await titles(page).first().getByRole('button').first().innerText()).trim()
  await page.reload()
  await titles(page).first().getByText(text).waitFor()
  await page.goto('/admin?tab=titeltovenaar')
  await titles(page).first().getByText(text).waitFor()
  assert.equal(await main(page).getByLabel('Onderwerp').inputValue(), 'Moestuin op het balkon')
  assert.equal(await main(page).getByLabel('Aantal titels').inputValue(), '4')
})

test('everything on it can be reached and read, also on a phone', async () => {
  const page = await opened()
  await assertAccessibleAtAnyWidth(page)
  await fill(page)
  await generate(page)
  await titles(page).first().waitFor()
  await closeToast(page)
  await assertAccessibleAtAnyWidth(page)
})
