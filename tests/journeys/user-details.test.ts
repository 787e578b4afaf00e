// Gebruikersbeheer: the extended details of a user.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { toasted } from '../support/toasts.ts'
import { administrator, choose, dialog, someone, stored } from '../support/user-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const HOUR_MS = 60 * 60 * 1000

test('a refusal with the status of a conflict is none: it says why, and compares nothing', async () => {
  await someone(house, 'Laatste Beheerder')
  const page = await administrator(house)
  const message = 'Dit is de laatste beheerder. Maak eerst iemand anders beheerder.'
  await choose(page, 'Laatste Beheerder', 'Uitgebreide details')
  const form = dialog(page, 'Uitgebreide details')
  await form.getByLabel('Limiet AI-verzoeken').fill('99')
  await page.route('**/full-details', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { code: 'lastAdministrator', message } })
      : route.fallback(),
  )
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.getByText('Niet opgeslagen').waitFor()
  await form.getByText(message).waitFor()
  assert.equal(await form.getByText('Intussen gewijzigd').count(), 0)
  assert.equal(await form.getByLabel('Limiet AI-verzoeken').inputValue(), '99')
})

test('who begins to pay in the details loses the end of the trial, and is told so before saving', async () => {
  const end = new Date(Date.now() + 24 * HOUR_MS)
  const { id } = await someone(house, 'Proef Lid', { subscriptionEndDate: end })
  const page = await administrator(house)
  await choose(page, 'Proef Lid', 'Uitgebreide details')
  const form = dialog(page, 'Uitgebreide details')
  await form.getByText('Tot en met deze dag; nu tot', { exact: false }).waitFor()
  await form.getByLabel('Abonnementsstatus').selectOption('Betaald')
  await form.getByLabel('Abonnementstype').selectOption('Betaald')
  await form.getByText('Het einde van de proefperiode vervalt als je dit opslaat.').waitFor()
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await toasted(page, 'Gebruikersdetails bijgewerkt', /Proef Lid/)
  const now = await stored(house, id)
  assert.deepEqual([now?.subscriptionStatus, now?.subscriptionType, now?.subscriptionEndDate], ['paid', 'paid', null])
})

test('an end date is the end of that day here; a date and a count that were not touched stay as they are', async () => {
  const end = new Date('2027-03-10T13:37:00.123Z')
  const { id } = await someone(house, 'Datum Lid', { subscriptionEndDate: end, aiRequestsCount: 3 })
  const page = await administrator(house)
  const form = dialog(page, 'Uitgebreide details')
  await choose(page, 'Datum Lid', 'Uitgebreide details')
  assert.equal(await form.getByLabel('Einddatum').inputValue(), '2027-03-10')
  // Meanwhile they generate.
  await house.app.database.db.update(users).set({ aiRequestsCount: 5 }).where(eq(users.id, id))
  await form.getByLabel('Limiet AI-verzoeken').fill('40')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.waitFor({ state: 'detached' })
  const kept = await stored(house, id)
  assert.deepEqual([kept?.subscriptionEndDate, kept?.aiRequestsCount, kept?.aiRequestsLimit], [end, 5, 40])

  await choose(page, 'Datum Lid', 'Uitgebreide details')
  await form.getByLabel('Startdatum').fill('2027-07-02')
  await form.getByLabel('Einddatum').fill('2027-07-01')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.getByText('De einddatum ligt vóór de startdatum.').waitFor()
  await form.getByLabel('Startdatum').fill('')
  await form.getByLabel('Huidige AI-verzoeken').fill('')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.waitFor({ state: 'detached' })
  const changed = await stored(house, id)
  assert.equal(changed?.subscriptionEndDate?.toISOString(), '2027-07-01T21:59:59.999Z')
  assert.deepEqual([changed?.subscriptionStartDate, changed?.aiRequestsCount], [null, 0])
})

test('details that cannot be fetched say so, and can be asked for again', async () => {
  await someone(house, 'Geen Details')
  const page = await administrator(house)
  await page.route('**/full-details', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await choose(page, 'Geen Details', 'Uitgebreide details')
  const form = dialog(page, 'Uitgebreide details')
  await form.getByRole('alert').filter({ hasText: 'Fout bij het ophalen van gebruikersdetails' }).waitFor()
  await form.getByText('Even niet.').waitFor()
  await page.unroute('**/full-details')
  await form.getByRole('button', { name: 'Probeer opnieuw' }).click()
  assert.equal(await form.getByLabel('Naam', { exact: true }).inputValue(), 'Geen Details')
})

test('details that someone else changed meanwhile are loaded anew only when asked', async () => {
  const { id } = await someone(house, 'Samen Details')
  const page = await administrator(house)
  await choose(page, 'Samen Details', 'Uitgebreide details')
  const form = dialog(page, 'Uitgebreide details')
  await form.getByLabel('Limiet AI-verzoeken').fill('99')
  const { client } = await house.app.loggedIn({ role: 'admin' })
  await client.send('PUT', `/api/users/${id}/role`, { body: { role: 'paid' } })
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.getByRole('alert').filter({ hasText: 'Intussen gewijzigd' }).waitFor()
  assert.equal(await form.getByLabel('Limiet AI-verzoeken').inputValue(), '99')
  await form.getByRole('button', { name: 'Neem de nieuwe over' }).click()
  await until(async () => (await form.getByLabel('Rol').inputValue()) === 'paid', 'the newest is shown')
  assert.equal(await form.getByLabel('Limiet AI-verzoeken').inputValue(), '10')
})
