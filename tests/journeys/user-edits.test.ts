// Gebruikersbeheer: an edit of who a user is, and what others make of it meanwhile.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PASSWORD, until } from '../support/app.ts'
import { assertAccessible, openBrowser, type TestBrowser, hasFocus } from '../support/browser.ts'
import { administrator, choose, dialog, toastBesideDialog, row, someone, stored } from '../support/user-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

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

test('a session of longer ago is asked who it is before it changes an account, and what was typed is saved after that', async () => {
  const { id } = await someone(house, 'Later Bewerkt')
  const page = await administrator(house)
  await choose(page, 'Later Bewerkt', 'Bewerken')
  const form = dialog(page, 'Gebruiker bewerken')
  await form.getByLabel('E-mail').fill('later@krant.nl')
  house.app.now = new Date(house.app.now.getTime() + 11 * 60_000)
  await form.getByRole('button', { name: 'Opslaan' }).click()
  const proof = dialog(page, 'Ben jij het?')
  await proof.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  assert.notEqual((await stored(house, id))?.email, 'later@krant.nl')
  await proof.getByRole('button', { name: 'Bevestig', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await until(async () => (await stored(house, id))?.email === 'later@krant.nl', 'it is saved')
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
  await until(async () => (await email.inputValue()) === 'verder@krant.nl', 'the newest stands in the form')
  assert.equal(await name.inputValue(), 'Mijn Verder')
  await hasFocus(name)
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
