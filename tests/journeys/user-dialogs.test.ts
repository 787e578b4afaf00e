// Gebruikersbeheer: the dialogs that add a user and change a password, and the keyboard around them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { PASSWORD, until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { button } from '../support/maker-pages.ts'
import { toasted } from '../support/toasts.ts'
import { administrator, choose, dialog, toastBesideDialog, row, someone, stored } from '../support/user-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const login = (username: string, password: string) => house.app.client().post('/api/login', { username, password })

/** Waits until the control of this name has the keyboard. */
const keyboardOn = (page: Page, name: string) =>
  until(
    () => page.getByRole('button', { name, exact: true }).evaluate((it) => it === document.activeElement),
    `the keyboard is on ${name}`,
  )

test('a new user is added, stands in the list, and can log in', async () => {
  const page = await administrator(house)
  await button(page, 'Nieuwe gebruiker').click()
  const form = dialog(page, 'Nieuwe gebruiker')
  assert.equal(await form.getByLabel('Rol').inputValue(), 'free')
  await form.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await form.getByText('Naam moet minimaal 2 karakters bevatten').waitFor()
  await form.getByLabel('Naam', { exact: true }).fill('Nina Nieuw')
  await form.getByLabel('Gebruikersnaam').fill('ninanieuw')
  await form.getByLabel('E-mail').fill('nina@krant.nl')
  await form.getByLabel('Wachtwoord', { exact: true }).fill('geheim-van-nina')
  await form.getByLabel('Rol').selectOption('Betaalde gebruiker')
  assert.equal(await form.getByLabel('Functie').inputValue(), 'none')
  await form.getByLabel('Functie').selectOption('Eindredacteur')
  await form.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await toasted(page, 'Gebruiker toegevoegd', /Nina Nieuw kan inloggen als ‘ninanieuw’/)
  await row(page, 'Nina Nieuw').waitFor()
  const { role, desk } = (await login('ninanieuw', 'geheim-van-nina')).body
  assert.deepEqual([role, desk], ['paid', 'editor'])
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
