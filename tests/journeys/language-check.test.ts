// The language check under a text that one types: what it finds, mending, ignoring, undoing, and a check that cannot load.
import assert from 'node:assert/strict'
import { readdirSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth } from '../support/browser.ts'
import { open, openForFile, rewritten } from '../support/rewriter-page.ts'

openForFile()

const TEXT = 'Hun hebben gewonnen. Mijn zus word morgen tien. Hij is groter als ik.'

const field = (page: Page) => page.getByLabel('Jouw tekst')
const check = (page: Page, points: string) => page.getByRole('button', { name: `Taalcheck: ${points}`, exact: true })
const findings = (page: Page) => page.getByRole('region', { name: 'Taalcheck' }).getByRole('listitem')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
/** Waits until the field holds exactly this. */
const holds = (page: Page, text: string) =>
  until(async () => (await field(page).inputValue()) === text, `the field holds ${text}`)

async function checked(page: Page, text = TEXT, points = '3 punten'): Promise<void> {
  await field(page).fill(text)
  await check(page, points).click()
}

test('every finding has its rule, its place and its way out; mending one leaves the rest', async () => {
  const page = await open()
  await checked(page)
  await findings(page).nth(2).waitFor()
  assert.deepEqual(await findings(page).locator('mark').allInnerTexts(), ['Hun', 'word', 'als'])
  assert.deepEqual(await findings(page).getByText('Fout', { exact: true }).count(), 3)
  await findings(page).nth(1).getByRole('button', { name: 'Verbeter', exact: true }).click()
  await check(page, '2 punten').waitFor()
  await holds(page, TEXT.replace('word ', 'wordt '))
  // The keyboard goes on at the next finding.
  await findings(page).nth(1).and(page.locator(':focus')).waitFor()
})

test('what was mended can be undone, one by one and back to the first', async () => {
  const page = await open()
  await checked(page)
  await press(page, 'Verbeter')
  await check(page, '2 punten').waitFor()
  await press(page, 'Verbeter alles')
  await page.getByRole('button', { name: 'Taalcheck: niets gevonden' }).waitFor()
  assert.match(await field(page).inputValue(), /^Ze|^Zij/)
  await press(page, 'Ongedaan maken')
  await check(page, '2 punten').waitFor()
  await press(page, 'Ongedaan maken')
  await check(page, '3 punten').waitFor()
  await holds(page, TEXT)
  await page.getByRole('button', { name: 'Ongedaan maken' }).waitFor({ state: 'detached' })
})

test('typing on ends the way back: no undo may overwrite what came after', async () => {
  const page = await open()
  await checked(page)
  await press(page, 'Verbeter')
  await page.getByRole('button', { name: 'Ongedaan maken' }).waitFor()
  await field(page).pressSequentially(' En verder.')
  await page.getByRole('button', { name: 'Ongedaan maken' }).waitFor({ state: 'detached' })
})

test('what one ignores is counted no more, and stays out of ‘Verbeter alles’', async () => {
  const page = await open()
  await checked(page)
  await findings(page).first().getByRole('button', { name: 'Negeer' }).click()
  await check(page, '2 punten').waitFor()
  await press(page, 'Verbeter alles')
  await holds(page, 'Hun hebben gewonnen. Mijn zus wordt morgen tien. Hij is groter dan ik.')
})

test('by keyboard alone: open, mend, hear why, and close', async () => {
  const page = await open()
  await field(page).fill('Mijn zus word morgen tien.')
  await check(page, '1 punt').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const explanation = page.getByRole('dialog', { name: /^Uitleg: / })
  await explanation.waitFor()
  await page.keyboard.press('Escape')
  await explanation.waitFor({ state: 'detached' })
  await findings(page).locator('button:focus').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const trigger = page.getByRole('button', { name: 'Taalcheck: niets gevonden' })
  await trigger.and(page.locator(':focus')).waitFor()
  await holds(page, 'Mijn zus wordt morgen tien.')
})

/** The file with the rules; the picture of a tick has the same name, and some hundred bytes. */
function engineFile(): string {
  const assets = fileURLToPath(new URL('../../dist/web/assets/', import.meta.url))
  const file = readdirSync(assets).find((name) => /^check-.*\.js$/.test(name) && statSync(assets + name).size > 10_000)
  assert.ok(file)
  return file
}

test('a check that cannot load is passed over where one types, and can be tried again under the result', async () => {
  const page = await open()
  const engine = `**/assets/${engineFile()}`
  await page.route(engine, (route) => route.abort())
  await page.reload()
  await rewritten(page, `${TEXT} Kom tijdig.`)
  const again = page.getByRole('button', { name: 'Taalcheck opnieuw laden' })
  await again.waitFor()
  assert.equal(await again.count(), 1)
  await page.unroute(engine)
  await again.click()
  await check(page, '3 punten').first().waitFor()
})

test('its findings can be reached and read, also on a phone', async () => {
  const page = await open()
  await checked(page)
  await assertAccessibleAtAnyWidth(page)
})
