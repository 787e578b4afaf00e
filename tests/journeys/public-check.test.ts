// The language check for everybody: finds and mends as one types, and does it without a connection.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const faulty = 'Het bestuur word morgen ontvangen. Hun hebben een plan.'
const fieldOf = (page: Page) => page.getByLabel('Je tekst', { exact: true }).and(page.getByRole('textbox'))
const found = (page: Page) => page.getByRole('region', { name: 'Gevonden' })

async function open(): Promise<Page> {
  const page = await house.visitor()
  await page.goto('/taalcheck')
  return page
}

test('what is typed is checked at once: marked in the text, explained beside it, and mended with a press', async () => {
  const page = await open()
  await fieldOf(page).fill(faulty)
  await found(page).getByText('2 fouten en 1 tip', { exact: true }).waitFor()
  assert.deepEqual(await page.locator('[data-mark]').allInnerTexts(), ['word', 'Hun'])
  const first = found(page).getByRole('listitem').first()
  await first.getByText('Uitleg').click()
  assert.ok((await first.locator('[data-explanation]').innerText()).length > 20)
  await first.getByRole('button', { name: /^Wijs aan: Het bestuur word/ }).click()
  await hasFocus(fieldOf(page))
  assert.equal(await page.evaluate(() => getSelection()?.toString()), 'word')
  await assertAccessibleAtAnyWidth(page)
  await first.getByRole('button', { name: 'Maak er ‘wordt’ van' }).click()
  await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('Het bestuur wordt morgen'))
  await found(page).getByText('1 fout en 1 tip', { exact: true }).waitFor()
  // The keyboard goes on where it was.
  await hasFocus(found(page).getByRole('listitem').first())
})

test('all is mended at once, without what was ignored, and undone again', async () => {
  const page = await open()
  await fieldOf(page).fill(faulty)
  await found(page).getByText('2 fouten en 1 tip', { exact: true }).waitFor()
  await found(page)
    .getByRole('listitem')
    .filter({ hasText: 'Hun, hen of zij' })
    .getByRole('button', { name: 'Negeer' })
    .click()
  await found(page).getByText('1 fout en 1 tip', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Verbeter alles' }).click()
  await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('wordt'))
  assert.equal(await fieldOf(page).inputValue(), faulty.replace('word ', 'wordt '))
  await page.getByRole('button', { name: 'Kopieer tekst' }).click()
  await page.getByRole('button', { name: 'Gekopieerd' }).waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), faulty.replace('word ', 'wordt '))
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.waitForFunction((text) => document.querySelector('textarea')?.value === text, faulty)
  assert.equal(await page.getByRole('button', { name: 'Ongedaan maken' }).isDisabled(), true)
})

test('a text without mistakes is said to have none, and an empty field offers an example', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'Probeer een voorbeeld' }).click()
  await found(page).getByRole('listitem').first().waitFor()
  await fieldOf(page).fill('De fiets staat in de schuur.')
  await found(page).getByText('Niets gevonden.').first().waitFor()
  await page.getByText('6 woorden, 28 tekens').waitFor()
  await fieldOf(page).fill('')
  await page.getByRole('button', { name: 'Probeer een voorbeeld' }).waitFor()
})

test('the page asks for nothing while one types, and could not: its policy refuses every connection', async () => {
  const page = await open()
  const asked: string[] = []
  await page.getByText('Deze pagina werkt nu ook zonder internet.').waitFor()
  page.on('request', (request) => asked.push(request.url()))
  await fieldOf(page).fill(faulty)
  await found(page).getByText('2 fouten en 1 tip', { exact: true }).waitFor()
  assert.deepEqual(asked, [])
  const policy = (await page.reload())?.headers()['content-security-policy'] ?? ''
  assert.ok(policy.includes("connect-src 'none'") && policy.includes("form-action 'none'"), policy)
})

test('with the connection off the page opens again and checks as before, and no other page pretends to', async () => {
  const page = await open()
  await page.getByText('Deze pagina werkt nu ook zonder internet.').waitFor()
  await page.context().setOffline(true)
  await page.reload()
  await fieldOf(page).fill(faulty)
  await found(page).getByText('2 fouten en 1 tip', { exact: true }).waitFor()
  await assert.rejects(page.goto('/'))
  await page.context().setOffline(false)
})
