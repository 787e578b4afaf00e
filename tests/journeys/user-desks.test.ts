// Gebruikersbeheer: the desk of a user, chosen in the list and in the dialog of rights, and who published before there were desks.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import {
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  hasFocus,
  openBrowser,
  type TestBrowser,
} from '../support/browser.ts'
import { bringUpToDate } from '../support/earlier-publishers.ts'
import { button } from '../support/maker-pages.ts'
import { toasted } from '../support/toasts.ts'
import { administrator, choose, dialog, row, someone, stored } from '../support/user-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const deskOf = (page: Page, name: string) => page.getByLabel(`Functie van ${name}`, { exact: true })

test('a desk is chosen in the list and found by the filter; an administrator is a chief, with nothing to choose', async () => {
  const { id } = await someone(house, 'Fien Functie')
  await someone(house, 'Baas Bovenaan', { role: 'admin' })
  const page = await administrator(house)
  await page.route('**/api/users/*/desk', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await deskOf(page, 'Fien Functie').selectOption('Chef')
  await toasted(page, 'Fout bij het bijwerken van de functie', 'Even niet.')
  await until(async () => (await deskOf(page, 'Fien Functie').inputValue()) === 'none', 'the old desk is shown')
  await page.unroute('**/api/users/*/desk')
  await deskOf(page, 'Fien Functie').selectOption('Eindredacteur')
  await toasted(page, 'Functie bijgewerkt', 'Fien Functie is nu eindredacteur.')
  assert.equal((await stored(house, id))?.desk, 'editor')
  await page.getByLabel('Functie', { exact: true }).selectOption('Chef')
  await row(page, 'Fien Functie').waitFor({ state: 'detached' })
  await row(page, 'Baas Bovenaan').getByText('Chef', { exact: true }).waitFor()
  assert.equal(await deskOf(page, 'Baas Bovenaan').count(), 0)
  await page.getByLabel('Functie', { exact: true }).selectOption('Redacteur')
  await page.getByText('Niemand heeft deze functie.').waitFor()
  await button(page, 'Toon alle gebruikers').click()
  await row(page, 'Fien Functie').waitFor()
})

test('the dialog of rights says what each desk may and what is new, and the open window of whose it is knows at once', async () => {
  const member = await house.member({ name: 'Rika Recht' })
  await member.goto('/artikelen')
  const menu = member.getByRole('button', { name: 'Gebruikersmenu van Rika Recht' })
  await menu.click()
  await member.getByText('Gebruiker', { exact: true }).waitFor()
  const page = await administrator(house)
  await choose(page, 'Rika Recht', 'Rechten')
  const form = dialog(page, 'Rechten van Rika Recht')
  const publishes = form.getByRole('listitem').filter({ hasText: 'Publiceren' })
  await publishes.getByText(': nee').waitFor()
  assert.ok(await form.getByRole('radio', { name: /^Maker/ }).isChecked())
  await form.getByText('Eindredacteur', { exact: true }).click()
  await publishes.getByText('nieuw').waitFor()
  await form.getByText('was Maker').waitFor()
  assert.equal(await form.getByText('gaat niet naar buiten').count(), 0)
  // Somebody else gives another desk meanwhile: that is said, and decided by whoever is at it now.
  const { client } = await house.app.loggedIn({ role: 'admin' })
  const mine = await (await member.request.get('/api/user')).json()
  await client.send('PUT', `/api/users/${mine.id}/desk`, { body: { desk: 'writer' } })
  await member.getByText('Gebruiker · Redacteur').waitFor()
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.getByText('Intussen gewijzigd', { exact: true }).waitFor()
  await form.getByRole('button', { name: 'Bewaar de mijne' }).click()
  await toasted(page, 'Functie bijgewerkt', 'Rika Recht is nu eindredacteur.')
  assert.equal((await stored(house, mine.id))?.desk, 'editor')
  await member.getByText('Gebruiker · Eindredacteur').waitFor()
  await page.reload()
  await choose(page, 'Rika Recht', 'Rechten')
  // The keyboard begins at what is chosen: an arrow leads on from there.
  await hasFocus(form.getByRole('radio', { name: /^Eindredacteur/ }))
  await form.getByText('Redacteur', { exact: true }).click()
  await form.getByText('Wat er gepland staat, gaat niet naar buiten').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Weggooien' }).click()
  // Of an administrator there is nothing to save.
  await someone(house, 'Bep Baas', { role: 'admin' })
  await page.reload()
  await choose(page, 'Bep Baas', 'Rechten')
  const chief = dialog(page, 'Rechten van Bep Baas')
  await chief.getByText('Een beheerder is altijd chef').waitFor()
  assert.equal(await chief.getByRole('button', { name: 'Opslaan' }).count(), 0)
})

test('who published before is asked about with nobody ticked; who is ticked gets a desk, and the card goes for everybody', async () => {
  const names = ['Vera Voorheen', 'Otto Ooit', 'Els Eerder']
  const people = await Promise.all(names.map((name) => someone(house, name)))
  await bringUpToDate(
    house.app,
    people.map(({ id }) => ({ id, orderedAt: ['2026-06-01T10:00:00Z', '2026-06-02T10:00:00Z'] })),
  )
  const page = await administrator(house)
  const card = page.getByRole('region', { name: 'Wie eerder publiceerde' })
  const ticks = card.getByRole('checkbox')
  await until(async () => (await ticks.count()) === 3, 'all are listed')
  for (const tick of await ticks.all()) assert.equal(await tick.isChecked(), false)
  assert.ok(await card.getByRole('button', { name: 'Geef deze functie' }).isDisabled())
  await card.getByText('2 publicaties, de laatste op 02/06/2026').first().waitFor()
  await assertAccessibleAtAnyWidth(page)
  await assertNoSidewaysScroll(page)
  // One of the two was changed by somebody else just now: the other gets the desk all the same.
  const { client } = await house.app.loggedIn({ role: 'admin' })
  await page.route('**/api/users/*/desk', async (route) => {
    if (route.request().url().includes(`/${people[1]?.id}/`))
      await client.send('PUT', `/api/users/${people[1]?.id}/role`, { body: { role: 'paid' } })
    await route.continue()
  })
  await card.getByLabel('Vera Voorheen').check()
  await card.getByLabel('Otto Ooit').check()
  await card.getByRole('button', { name: 'Geef deze functie aan 2' }).click()
  await toasted(page, 'Fout bij het bijwerken van de functie', /gewijzigd.*Vera Voorheen is nu eindredacteur\./)
  await until(async () => (await ticks.count()) === 2, 'two are left')
  assert.ok(await card.getByLabel('Otto Ooit').isChecked(), 'whose desk was not given is still ticked')
  const desks = await Promise.all(people.map(async ({ id }) => (await stored(house, id))?.desk))
  assert.deepEqual(desks, ['editor', 'none', 'none'])
  await card.getByRole('button', { name: 'Sluit deze kaart' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kaart sluiten' }).click()
  await card.waitFor({ state: 'detached' })
  const other = await administrator(house)
  await row(other, 'Otto Ooit').waitFor()
  assert.equal(await other.getByRole('region', { name: 'Wie eerder publiceerde' }).count(), 0)
})
