// Two tabs of one browser share one session: what one does with it, the other follows before anybody can press a button.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { makeUser, PASSWORD, until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Gebruikersnaam').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL(/\/admin/)
}

/** Two tabs of one browser on the screen of one user. */
async function twoTabs(username: string) {
  const first = await house.member({ username, name: 'Anna' })
  await first.goto('/admin?tab=facebook-captions')
  const { id } = (await (await first.request.get('/api/user')).json()) as { id: number }
  const second = await first.context().newPage()
  await second.goto('/admin?tab=facebook-captions')
  await second.getByLabel('Titel').fill('Geheim van Anna')
  const kept = () =>
    second.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), `kopij:${id}:`)
  assert.notDeepEqual(await kept(), [])
  return { first, second, kept }
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
}

test('a logout in one tab ends the other at once, and nothing of its user is kept', async () => {
  const { first, second, kept } = await twoTabs('anna')
  await logOut(first)
  // Not brought to the front: that alone would make it ask anew.
  await second.getByRole('heading', { name: 'Welkom terug' }).waitFor()
  assert.equal(await second.getByLabel('Titel').count(), 0)
  assert.deepEqual(await kept(), [])
})

test('a logout in one tab ends what the other is having written', async () => {
  const { first, second, kept } = await twoTabs('annelies')
  await second.route('**/api/content/facebook-titles', () => {})
  const ended = second.waitForEvent('requestfailed', (request) => request.url().endsWith('/facebook-titles'))
  const asked = second.waitForRequest('**/api/content/facebook-titles')
  await second.getByLabel('Titel').press('Control+Enter')
  await asked
  await logOut(first)
  await ended
  await second.getByRole('heading', { name: 'Welkom terug' }).waitFor()
  assert.deepEqual(await kept(), [])
})

test('when another account comes in elsewhere, the tab shows the screen of that account', async () => {
  await makeUser(house.app.database, { username: 'bram', name: 'Bram' })
  const { first, second } = await twoTabs('anja')
  // A session that ended without a logout: nobody told the other tab.
  await first.context().clearCookies()
  await first.goto('/auth')
  await logIn(first, 'bram')
  await second.getByRole('button', { name: 'Gebruikersmenu van Bram' }).waitFor()
  await until(async () => (await second.getByLabel('Titel').inputValue()) === '', 'nothing of Anna stands there')
})
