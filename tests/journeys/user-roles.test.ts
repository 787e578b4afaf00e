// Gebruikersbeheer: the role of a user, chosen in the list.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { toasted } from '../support/toasts.ts'
import { withoutNotices } from '../support/unavailable.ts'
import { administrator, someone, stored } from '../support/user-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const roleOf = (page: Page, name: string) => page.getByLabel(`Rol van ${name}`, { exact: true })

test('a role is chosen in the list and saved at once', async () => {
  const { id } = await someone(house, 'Rolf Rol')
  const page = await administrator(house)
  await roleOf(page, 'Rolf Rol').selectOption('Betaalde gebruiker')
  await toasted(page, 'Gebruikersrol bijgewerkt', 'Rolf Rol heeft nu de rol Betaalde gebruiker.')
  assert.equal((await stored(house, id))?.role, 'paid')
  await until(async () => (await roleOf(page, 'Rolf Rol').inputValue()) === 'paid', 'the new role is shown')
})

test('a role that is not saved goes back to what it was, and the server’s reason is told', async () => {
  await someone(house, 'Terug Terecht')
  const page = await administrator(house)
  await page.route('**/api/users/*/role', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await roleOf(page, 'Terug Terecht').selectOption('Betaalde gebruiker')
  await toasted(page, 'Fout bij het bijwerken van de gebruikersrol', 'Even niet.')
  await until(async () => (await roleOf(page, 'Terug Terecht').inputValue()) === 'free', 'the old role is shown')
})

test('making someone administrator is asked first, and no leaves everything as it was', async () => {
  const { id } = await someone(house, 'Bijna Baas')
  const page = await administrator(house)
  await roleOf(page, 'Bijna Baas').selectOption('Beheerder')
  const asked = page.getByRole('alertdialog', { name: 'Bijna Baas beheerder maken?' })
  await asked.waitFor()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await asked.waitFor({ state: 'detached' })
  assert.equal(await roleOf(page, 'Bijna Baas').inputValue(), 'free')
  await roleOf(page, 'Bijna Baas').selectOption('Beheerder')
  await page.getByRole('button', { name: 'Beheerder maken' }).click()
  await toasted(page, 'Gebruikersrol bijgewerkt', /Beheerder/)
  assert.equal((await stored(house, id))?.role, 'admin')
})

test('who gives up their own role is asked first, and then sees that the screen is no longer theirs', async () => {
  const page = await house.member({ role: 'admin', name: 'Weg Ermee' })
  await page.goto('/admin?tab=users')
  await roleOf(page, 'Weg Ermee').selectOption('Gratis gebruiker')
  await page.getByRole('alertdialog', { name: 'Je eigen beheerdersrol opgeven?' }).waitFor()
  await page.getByRole('button', { name: 'Rol opgeven' }).click()
  await page.getByRole('heading', { name: 'Toegang geweigerd' }).waitFor()
})

test('who is made no administrator by another sees it at the next press: the screen, its entry in the menu and the list are gone', async () => {
  const { id } = await someone(house, 'Ooit Onder')
  const page = await house.member({ role: 'admin', name: 'Nu Niet' })
  // A stream that opens only after the other’s step would have the list asked again, and refused, before any press.
  await withoutNotices(page)
  await page.goto('/admin?tab=users')
  const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gebruikers' })
  await entry.waitFor()
  await roleOf(page, 'Ooit Onder').waitFor()
  const mine = await (await page.request.get('/api/user')).json()
  const { client } = await house.app.loggedIn({ role: 'admin' })
  await client.send('PUT', `/api/users/${mine.id}/role`, { body: { role: 'free' } })
  await roleOf(page, 'Ooit Onder').selectOption('Betaalde gebruiker')
  await page.getByRole('heading', { name: 'Toegang geweigerd' }).waitFor()
  await entry.waitFor({ state: 'detached' })
  await page.getByText('Ooit Onder').waitFor({ state: 'detached' })
  assert.equal((await stored(house, id))?.role, 'free')
})

test('what another administrator changes is seen without reloading', async () => {
  const { id } = await someone(house, 'Levend Lid')
  const page = await administrator(house)
  assert.equal(await roleOf(page, 'Levend Lid').inputValue(), 'free')
  const { client } = await house.app.loggedIn({ role: 'admin' })
  await client.send('PUT', `/api/users/${id}/role`, { body: { role: 'paid' } })
  await until(async () => (await roleOf(page, 'Levend Lid').inputValue()) === 'paid', 'the new role is shown')
})

test('arrow keys on the closed list of roles only propose one: Escape drops it, Enter saves it', async () => {
  const { id } = await someone(house, 'Toets Toetsema', { role: 'free' })
  const page = await administrator(house)
  const role = roleOf(page, 'Toets Toetsema')
  const save = page.getByRole('button', { name: 'Rol van Toets Toetsema opslaan' })
  const saved = async () => (await stored(house, id))?.role
  await role.focus()
  await page.keyboard.press('ArrowUp')
  await save.waitFor()
  assert.notEqual(await role.inputValue(), 'free')
  await page.keyboard.press('Escape')
  await save.waitFor({ state: 'detached' })
  assert.equal(await role.inputValue(), 'free')
  await page.keyboard.press('ArrowUp')
  assert.equal(await saved(), 'free')
  const proposed = await role.inputValue()
  await page.keyboard.press('Enter')
  await toasted(page, 'Gebruikersrol bijgewerkt', /Toets Toetsema/)
  assert.equal(await saved(), proposed)
})
