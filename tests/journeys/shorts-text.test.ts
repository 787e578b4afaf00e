// The Shorts Text Generator: one voice-over, in Dutch or English, with how long it is in characters and in time.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { characterCount } from '#contract/text.ts'
import { speakingSeconds } from '#contract/tools/shorts-text.ts'
import { until } from '../support/app.ts'
import type { NewTestUser } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { closeToast, toasted } from '../support/toasts.ts'
import { openInput } from '../support/tool-input.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

/** Without motion: what is written is scrolled to, and a press would wait until that stands still. */
async function opened(fields: Partial<NewTestUser> = {}): Promise<Page> {
  const page = await house.member(fields, { reducedMotion: 'reduce' })
  await page.goto('/shorts-text-generator')
  await page.getByRole('heading', { level: 1, name: 'Shorts Text Generator' }).waitFor()
  return page
}

const main = (page: Page) => page.getByRole('main')
const panel = (page: Page) => main(page).getByRole('region', { name: 'Script', exact: true })
const script = (page: Page) => panel(page).locator('p[id$="-text"]')
const DESCRIPTION = 'Met een paar diepe bakken en goede aarde oogst je eigen tomaten.'

async function generate(page: Page, title = 'Moestuin op het balkon', description = DESCRIPTION): Promise<void> {
  await openInput(page)
  await main(page).getByLabel('Titel').fill(title)
  // With a title alone the article is asked for first (article-bar.test.ts).
  await main(page).getByLabel('Omschrijving').fill(description)
  await main(page).getByRole('button', { name: 'Genereer script' }).click()
}

/** The server answers with a script of so many characters. */
const writing = (page: Page, count: number) =>
  page.route('**/api/shorts-text-generator', (route) =>
    route.fulfill({
      json: { text: 'woord '.repeat(count).slice(0, count - 1) + '.', model: 'proef', generationId: 1 },
    }),
  )

test('a script comes with its length and its time to say, is copied, and survives a reload', async () => {
  const page = await opened()
  await main(page).getByRole('heading', { name: 'Tips voor je voice-over' }).waitFor()
  await generate(page)
  await toasted(page, 'Script gegenereerd', 'Je voice-over staat klaar.')
  const text = await script(page).innerText()
  await panel(page)
    .getByText(`${characterCount(text)} tekens`, { exact: true })
    .waitFor()
  await panel(page)
    .getByText(`ongeveer ${speakingSeconds(text)} seconden`)
    .waitFor()
  await page.getByRole('banner').getByText('1 / 10').waitFor()
  await panel(page).getByRole('button', { name: 'Kopieer' }).click()
  await toasted(page, 'Gekopieerd naar klembord', 'Het script staat klaar om in te spreken.')
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text)
  await page.reload()
  await script(page).getByText(text).waitFor()
  assert.equal(await main(page).getByLabel('Titel').inputValue(), 'Moestuin op het balkon')
})

test('the language that is asked for is written, is marked as such, and is remembered', async () => {
  const page = await opened()
  const english = main(page).getByRole('radio', { name: 'Engels' })
  assert.equal(await main(page).getByRole('radio', { name: 'Nederlands' }).isChecked(), true)
  await main(page).getByRole('radio', { name: 'Nederlands' }).press('ArrowRight')
  assert.equal(await english.isChecked(), true)
  const asked = page.waitForRequest('**/api/shorts-text-generator')
  const description = 'With a few deep boxes and good soil you pick your own tomatoes.'
  await generate(page, 'Growing vegetables on a balcony', description)
  assert.deepEqual((await asked).postDataJSON(), {
    title: 'Growing vegetables on a balcony',
    description,
    language: 'en',
  })
  await script(page).waitFor()
  assert.equal(await script(page).getAttribute('lang'), 'en')
  await page.reload()
  await script(page).waitFor()
  await openInput(page)
  assert.equal(await english.isChecked(), true)
  assert.equal(await script(page).getAttribute('lang'), 'en')
})

test('without a title: a toast, and words at the field', async () => {
  const page = await opened()
  await generate(page, ' ')
  await toasted(page, 'Titel ontbreekt', 'Voer een titel in voor je voice-over script.')
  assert.equal(await main(page).getByText('Voer een titel in voor je voice-over script.').count(), 1)
  await until(
    async () => (await page.evaluate(() => document.activeElement?.getAttribute('name'))) === 'title',
    'the focus is on title',
  )
})

test('a script outside 750 to 850 characters is warned about, with its length, and may be used', async () => {
  const page = await opened()
  for (const [count, outside] of [
    [851, true],
    [850, false],
  ] as const) {
    await writing(page, count)
    await generate(page, `Titel ${count}`)
    await panel(page).getByText(`${count} tekens`, { exact: true }).waitFor()
    const warning = `Het script valt buiten de aanbevolen limiet van 750-850 tekens (${count} tekens), maar je kunt het wel gebruiken.`
    await panel(page)
      .getByText(warning)
      .waitFor({ state: outside ? 'visible' : 'detached' })
    await page.unroute('**/api/shorts-text-generator')
  }
})

test('at the limit it says so in the words for video', async () => {
  const page = await opened({ aiRequestsCount: 10 })
  await generate(page)
  await toasted(
    page,
    'AI verzoek limiet bereikt',
    'Je hebt je limiet voor AI-verzoeken bereikt. Upgrade je account om meer verzoeken te doen.',
  )
  assert.equal(await script(page).count(), 0)
})

test('a failure says what failed, in one sentence, and leaves the earlier script', async () => {
  const page = await opened()
  await writing(page, 800)
  await generate(page)
  await script(page).waitFor()
  await page.unroute('**/api/shorts-text-generator')
  await page.route('**/api/shorts-text-generator', (route) => route.abort())
  await panel(page).getByRole('button', { name: 'Opnieuw genereren' }).click()
  await toasted(page, 'Fout bij genereren', 'Er is een fout opgetreden bij het genereren van de tekst')
  await panel(page).getByText('Er is een fout opgetreden bij het genereren van de tekst', { exact: true }).waitFor()
  assert.equal(await script(page).count(), 1)
})

test('everything on it can be reached and read, also on a phone', async () => {
  const page = await opened()
  await assertAccessibleAtAnyWidth(page)
  await writing(page, 900)
  await generate(page)
  await script(page).waitFor()
  await panel(page).getByRole('button', { name: 'Opnieuw genereren' }).click()
  await panel(page).getByText('Versie 2 van 2').waitFor()
  await closeToast(page)
  await assertAccessibleAtAnyWidth(page)
})
