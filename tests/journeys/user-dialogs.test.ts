// Gebruikersbeheer: the dialogs that add and change users. What was typed stays until it is saved.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { users } from '#server/accounts/tables.ts'
import { PASSWORD, until } from '../support/app.ts'
import { assertAccessible, openBrowser, type TestBrowser } from '../support/browser.ts'
import { button } from '../support/maker-pages.ts'
import { toasted } from '../support/toasts.ts'
import { administrator, choose, dialog, toastBesideDialog, row, someone, stored } from '../support/user-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const HOUR_MS = 60 * 60 * 1000
/** Waits until the control of this name has the keyboard. */
const keyboardOn = (page: Page, name: string) =>
  until(
    () => page.getByRole('button', { name, exact: true }).evaluate((it) => it === document.activeElement),
    `the keyboard is on ${name}`,
  )
const login = (username: string, password: string) => house.app.client().post('/api/login', { username, password })

test('a new user is added, stands in the list, and can log in', async () => {
  const page = await administrator(house)
  await button(page, 'Nieuwe gebruiker').click()
  const form = dialog(page, 'Nieuwe gebruiker')
  assert.equal(await form.getByLabel('Rol').inputValue(), 'free')
  await form.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  for (const message of [
    'Naam moet minimaal 2 karakters bevatten',
    'Gebruikersnaam moet minimaal 3 karakters bevatten',
    'Voer een geldig e-mailadres in',
    'Wachtwoord moet minimaal 6 karakters bevatten',
  ]) {
    await form.getByText(message).waitFor()
  }
  await form.getByLabel('Naam', { exact: true }).fill('Nina Nieuw')
  await form.getByLabel('Gebruikersnaam').fill('ninanieuw')
  await form.getByLabel('E-mail').fill('nina@krant.nl')
  await form.getByLabel('Wachtwoord', { exact: true }).fill('geheim-van-nina')
  await form.getByLabel('Rol').selectOption('Betaalde gebruiker')
  await form.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await toasted(page, 'Gebruiker toegevoegd', /Nina Nieuw kan inloggen als ‘ninanieuw’/)
  await row(page, 'Nina Nieuw').waitFor()
  assert.equal((await login('ninanieuw', 'geheim-van-nina')).body.role, 'paid')
})

test('a taken name is said on its field and in a toast, and what was typed stays', async () => {
  const { username } = await someone(house, 'Bezet Baar')
  const page = await administrator(house)
  await button(page, 'Nieuwe gebruiker').click()
  const form = dialog(page, 'Nieuwe gebruiker')
  await form.getByLabel('Naam', { exact: true }).fill('Nog Iemand')
  await form.getByLabel('Gebruikersnaam').fill(username.toUpperCase())
  await form.getByLabel('E-mail').fill('nog@krant.nl')
  await form.getByLabel('Wachtwoord', { exact: true }).fill('geheim-van-iemand')
  await form.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await form.getByText('Deze gebruikersnaam is al in gebruik.').waitFor()
  await toastBesideDialog(page, 'Fout bij het toevoegen van de gebruiker').waitFor()
  assert.equal(await form.getByLabel('E-mail').inputValue(), 'nog@krant.nl')
  await form.getByLabel('Gebruikersnaam').fill('nogiemand')
  await form.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await row(page, 'Nog Iemand').waitFor()
})

test('an edit is saved, and the keyboard comes back to the menu it was opened from', async () => {
  const { id } = await someone(house, 'Bewerk Mij')
  const page = await administrator(house)
  const form = dialog(page, 'Gebruiker bewerken')
  const leave = async () => {
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await keyboardOn(page, 'Acties voor Bewerk Mij')
  }
  // At once, perhaps before the form; then with the form on its way for ever; then once it is there.
  await choose(page, 'Bewerk Mij', 'Bewerken')
  await form.waitFor()
  await leave()
  await page.route('**/full-details', () => undefined)
  const asked = page.waitForRequest('**/full-details')
  await choose(page, 'Bewerk Mij', 'Bewerken')
  await asked
  await leave()
  await page.unroute('**/full-details')
  await choose(page, 'Bewerk Mij', 'Bewerken')
  await form.getByLabel('Naam', { exact: true }).waitFor()
  await leave()
  await choose(page, 'Bewerk Mij', 'Bewerken')
  await dialog(page, 'Gebruiker bewerken').getByLabel('Naam', { exact: true }).fill('Bewerkt Is')
  await page.keyboard.press('Enter')
  await toasted(page, 'Gebruiker bijgewerkt', 'De gegevens van Bewerkt Is zijn opgeslagen.')
  await row(page, 'Bewerkt Is').waitFor()
  assert.equal((await stored(house, id))?.name, 'Bewerkt Is')
})

test('a form that is there at once gives the keyboard back as well', async () => {
  const page = await administrator(house)
  await button(page, 'Nieuwe gebruiker').click()
  await dialog(page, 'Nieuwe gebruiker').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page, 'Nieuwe gebruiker').waitFor({ state: 'detached' })
  await keyboardOn(page, 'Nieuwe gebruiker')
})

test('what someone else changed meanwhile is not overwritten: what was typed stays, until the newest is loaded', async () => {
  const { id } = await someone(house, 'Tegelijk Bewerkt')
  const page = await administrator(house)
  await choose(page, 'Tegelijk Bewerkt', 'Bewerken')
  const form = dialog(page, 'Gebruiker bewerken')
  await form.getByLabel('Naam', { exact: true }).fill('Mijn Naam')
  const { client } = await house.app.loggedIn({ role: 'admin' })
  await client.send('PUT', `/api/users/${id}`, {
    body: { name: 'Andermans Naam', username: 'andersnaam', email: 'anders@krant.nl' },
  })
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.getByRole('alert').filter({ hasText: 'Intussen gewijzigd' }).waitFor()
  await toastBesideDialog(page, 'Fout bij het bijwerken van de gebruiker').waitFor()
  assert.equal(await form.getByLabel('Naam', { exact: true }).inputValue(), 'Mijn Naam')
  assert.equal((await stored(house, id))?.name, 'Andermans Naam')
  await form.getByRole('button', { name: 'Neem de nieuwe over' }).click()
  const name = form.getByLabel('Naam', { exact: true })
  await until(async () => (await name.inputValue()) === 'Andermans Naam', 'the newest is shown')
  await name.fill('Samen Naam')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await row(page, 'Samen Naam').waitFor()
  assert.equal((await stored(house, id))?.email, 'anders@krant.nl')
})

test('a taken name in an edit is said on its field, and is no conflict of edits', async () => {
  const { username } = await someone(house, 'Bezet Bea')
  await someone(house, 'Dubbel Dirk')
  const page = await administrator(house)
  await choose(page, 'Dubbel Dirk', 'Bewerken')
  const form = dialog(page, 'Gebruiker bewerken')
  await form.getByLabel('Gebruikersnaam').fill(username.toUpperCase())
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.getByText('Deze gebruikersnaam is al in gebruik.').waitFor()
  await toastBesideDialog(page, 'Fout bij het bijwerken van de gebruiker').waitFor()
  assert.equal(await form.getByText('Intussen gewijzigd').count(), 0)
  assert.equal(await form.getByText('Niet opgeslagen').count(), 0)
})

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

test('who edits on over a newer version finds its fields in the form, and saves over it', async () => {
  const { id, username } = await someone(house, 'Verder Mee')
  const page = await administrator(house)
  await choose(page, 'Verder Mee', 'Bewerken')
  const form = dialog(page, 'Gebruiker bewerken')
  const [name, email] = [form.getByLabel('Naam', { exact: true }), form.getByLabel('E-mail')]
  await name.fill('Mijn Verder')
  const { client } = await house.app.loggedIn({ role: 'admin' })
  const theirs = { name: 'Andermans Verder', username, email: 'verder@krant.nl' }
  await client.send('PUT', `/api/users/${id}`, { body: theirs })
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.getByRole('alert').filter({ hasText: 'Intussen gewijzigd' }).waitFor()
  await assertAccessible(page)
  await form.getByRole('button', { name: 'Verder bewerken' }).click()
  await form.getByText('Intussen gewijzigd').waitFor({ state: 'detached' })
  assert.deepEqual([await name.inputValue(), await email.inputValue()], ['Mijn Verder', 'verder@krant.nl'])
  assert.ok(await name.evaluate((field) => field === document.activeElement))
  // And once more: each time it is told what changed since the version before.
  await client.send('PUT', `/api/users/${id}`, { body: { ...theirs, username: `${username}-2` } })
  await form.getByRole('button', { name: 'Opslaan' }).click()
  const again = form.getByRole('alert').filter({ hasText: 'Intussen gewijzigd' })
  await again.waitFor()
  assert.deepEqual(await again.getByRole('term').allInnerTexts(), ['Gebruikersnaam:'])
  await form.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  const now = await stored(house, id)
  assert.deepEqual([now?.name, now?.username, now?.email], ['Mijn Verder', `${username}-2`, 'verder@krant.nl'])
})

test('another’s password is set without the old one, typed twice alike', async () => {
  const { username } = await someone(house, 'Vergeten Woord')
  const page = await administrator(house)
  await choose(page, 'Vergeten Woord', 'Wachtwoord wijzigen')
  const form = dialog(page, 'Wachtwoord wijzigen')
  assert.equal(await form.getByLabel('Huidig wachtwoord').count(), 0)
  await form.getByLabel('Nieuw wachtwoord').fill('nieuw-woord')
  await form.getByLabel('Bevestig wachtwoord').fill('ander-woord')
  await form.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await form.getByText('Wachtwoorden komen niet overeen').waitFor()
  await form.getByLabel('Bevestig wachtwoord').fill('nieuw-woord')
  await form.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await toasted(page, 'Wachtwoord bijgewerkt', /Vergeten Woord is overal uitgelogd/)
  assert.equal((await login(username, PASSWORD)).status, 401)
  assert.equal((await login(username, 'nieuw-woord')).status, 200)
})

test('one’s own password asks the current one, and one stays logged in', async () => {
  const page = await house.member({ role: 'admin', name: 'Eigen Woord', username: 'eigenwoord' })
  await page.goto('/admin?tab=users')
  await choose(page, 'Eigen Woord', 'Wachtwoord wijzigen')
  const form = dialog(page, 'Wachtwoord wijzigen')
  await form.getByLabel('Huidig wachtwoord').fill('fout-woord')
  await form.getByLabel('Nieuw wachtwoord').fill('nieuw-woord')
  await form.getByLabel('Bevestig wachtwoord').fill('nieuw-woord')
  await form.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await form.getByText('Je huidige wachtwoord klopt niet.').waitFor()
  await form.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await form.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await toasted(page, 'Wachtwoord bijgewerkt', 'Je bent op andere apparaten uitgelogd.')
  await page.reload()
  await page.getByRole('table', { name: 'Accountlijst' }).waitFor()
  assert.equal((await login('eigenwoord', 'nieuw-woord')).status, 200)
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
  await form.getByLabel('Huidige AI-verzoeken').fill('-1')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.getByText('Vul 0 of een hoger getal in.').waitFor()
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

for (const [action, name] of [
  ['Bewerken', 'Gebruiker bewerken'],
  ['Uitgebreide details', 'Uitgebreide details'],
] as const) {
  test(`${name}: over a newer version only what was changed is saved, after it was shown`, async () => {
    const { id, username } = await someone(house, `Samen ${action}`)
    const page = await administrator(house)
    await choose(page, `Samen ${action}`, action)
    const form = dialog(page, name)
    await form.getByLabel('Naam', { exact: true }).fill(`Mijn ${action}`)
    const { client } = await house.app.loggedIn({ role: 'admin' })
    const body = { name: 'Andermans Naam', username, email: `${username}-anders@krant.nl` }
    await client.send('PUT', `/api/users/${id}`, { body })
    await form.getByRole('button', { name: 'Opslaan' }).click()
    const notice = form.getByRole('alert').filter({ hasText: 'Intussen gewijzigd' })
    await notice.waitFor()
    assert.deepEqual(await notice.getByRole('term').allInnerTexts(), ['Naam:', 'E-mail:'])
    await notice.getByText(body.email).waitFor()
    assert.match((await notice.getByRole('definition').first().innerText()) ?? '', /Samen .*Andermans Naam/s)
    await form.getByRole('button', { name: 'Bewaar de mijne' }).click()
    await form.waitFor({ state: 'detached' })
    const now = await stored(house, id)
    assert.deepEqual([now?.name, now?.email], [`Mijn ${action}`, body.email])
  })
}

test('who changes their own name sees it everywhere at once', async () => {
  const page = await house.member({ role: 'admin', name: 'Oude Naam' })
  await page.goto('/admin?tab=users')
  await choose(page, 'Oude Naam', 'Bewerken')
  await dialog(page, 'Gebruiker bewerken').getByLabel('Naam', { exact: true }).fill('Nieuwe Naam')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Gebruikersmenu van Nieuwe Naam' }).waitFor()
})
