// The title tool on the landing page: a stranger tries it, by mouse and by keyboard, and is told what goes wrong.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { TITLE_TRIALS_PER_HOUR } from '#contract/tools/title-trial-rules.ts'
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser({ trustProxy: true })))
after(() => house.close())

/** A visitor at an address of their own, on the landing page. */
let visitors = 0
async function stranger(): Promise<Page> {
  visitors += 1
  const page = await house.visitor({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visitors}` } })
  await page.goto('/')
  return page
}
const toolOf = (page: Page) => page.getByRole('region', { name: 'Probeer het meteen' })

test('a stranger tries a subject by keyboard, gets five titles and copies one', async () => {
  const page = await stranger()
  const tool = toolOf(page)
  await tool.getByText('Ingebouwde schrijfhulp (geen AI-model): sjablonen met jouw eigen tekst.').waitFor()
  await tool.getByLabel('Onderwerp').focus()
  await page.keyboard.type('Moestuin op een klein balkon')
  await page.keyboard.press('Enter')
  const titles = tool.getByRole('listitem')
  await tool.getByRole('status').getByText('5 titels bedacht.').waitFor({ state: 'attached' })
  assert.equal(await titles.count(), 5)
  const third = titles.nth(2)
  const words = await third.locator('[data-title]').innerText()
  await third.getByRole('button', { name: `Kopieer ${words}` }).focus()
  await page.keyboard.press('Enter')
  await third.getByRole('button', { name: 'Gekopieerd' }).waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), words)
  await assertAccessibleAtAnyWidth(page)
})

test('without a subject the field says so and takes the focus, until something is typed', async () => {
  const page = await stranger()
  const tool = toolOf(page)
  await tool.getByRole('button', { name: 'Bedenk titels' }).click()
  const field = tool.getByLabel('Onderwerp')
  await hasFocus(field)
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  await tool.getByText('Onderwerp is verplicht').waitFor()
  await field.fill('a'.repeat(151))
  assert.equal(await tool.getByText('Onderwerp is verplicht').count(), 0)
  await tool.getByRole('button', { name: 'Bedenk titels' }).click()
  await tool.getByText('Onderwerp mag maximaal 150 tekens bevatten').waitFor()
})

test('who tried often is told how long to wait, and led to registering', async () => {
  const page = await stranger()
  const data = { subject: 'Moestuin' }
  for (let tries = 0; tries < TITLE_TRIALS_PER_HOUR; tries += 1)
    assert.equal((await page.request.post('/api/title-trial', { data })).status(), 200)
  const tool = toolOf(page)
  await tool.getByLabel('Onderwerp').fill('Moestuin')
  await tool.getByRole('button', { name: 'Bedenk titels' }).click()
  await tool.getByRole('alert').getByText('Je hebt dit uur genoeg geprobeerd.').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await tool.getByRole('link', { name: 'Maak een gratis account' }).click()
  await page.getByRole('button', { name: 'Account aanmaken' }).waitFor()
})

test('without a connection it says so, and what was typed stays for another try', async () => {
  const page = await stranger()
  const tool = toolOf(page)
  await tool.getByLabel('Onderwerp').fill('Moestuin op een klein balkon')
  await page.context().setOffline(true)
  await tool.getByRole('button', { name: 'Bedenk titels' }).click()
  await tool.getByRole('alert').getByText('De server is niet bereikbaar.').waitFor()
  assert.equal(await tool.getByRole('link', { name: 'Maak een gratis account' }).isVisible(), false)
  await page.context().setOffline(false)
  await tool.getByRole('button', { name: 'Bedenk titels' }).click()
  await tool.getByRole('listitem').first().waitFor()
  assert.equal(await tool.getByRole('alert').isVisible(), false)
})
