// From nothing to three networks: register, captions, copy, the limit, out and in again.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { assertAccessible, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const person = { username: 'noor', password: 'geheim-genoeg' }

test('a newcomer registers, gets captions for three networks, copies one, meets the limit, logs out and in', async () => {
  const page = await house.visitor()
  const main = page.getByRole('main')
  await page.goto('/')
  await page.getByRole('link', { name: /proef/i }).first().click()
  await page.waitForURL(/\/auth/)

  await page.getByRole('tab', { name: 'Registreren' }).click()
  await page.getByLabel('Volledige Naam').fill('Noor')
  await page.getByLabel('E-mail').fill('noor@example.com')
  await page.getByLabel('Gebruikersnaam').fill(person.username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password)
  await page.getByLabel('Bevestig Wachtwoord').fill('anders')
  await page.getByRole('button', { name: 'Account aanmaken' }).click()
  await page.getByText('Wachtwoorden komen niet overeen').waitFor()
  await page.getByLabel('Bevestig Wachtwoord').fill(person.password)
  await page.getByRole('button', { name: 'Account aanmaken' }).click()
  await page.waitForURL(/\/admin/)
  await page.getByText('Registration successful').first().waitFor()
  await page.getByText('Welcome, Noor!').first().waitFor()

  await main.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
  const counter = page.getByRole('banner').getByText('0 / 10')
  await counter.waitFor()
  await main.getByRole('button', { name: 'Genereer captions' }).click()
  await main.getByText('Voer een geldige artikel titel in').waitFor()

  await main.getByLabel('Titel').fill('Fietsen naar zee in de herfst')
  await main.getByLabel('Omschrijving').fill('Langs duin en strand fiets je in een middag heen en terug.')
  await main.getByLabel('Omschrijving').press('Control+Enter')
  await page.getByText('Captions gegenereerd').first().waitFor()
  for (const network of ['Facebook', 'Pinterest', 'Link in Bio']) {
    const card = main.getByRole('region', { name: network })
    await card.getByRole('listitem').nth(2).waitFor()
  }
  await page.getByRole('banner').getByText('3 / 10').waitFor()
  await main.getByText('Ingebouwde schrijfhulp (geen AI-model): zinnen uit jouw eigen tekst.').first().waitFor()
  await assertAccessible(page)

  const first = main.getByRole('region', { name: 'Facebook' }).getByRole('listitem').first()
  const text = await first.getByRole('paragraph').first().innerText()
  await first.getByRole('button', { name: /Kopieer/ }).click()
  await page.getByText('Gekopieerd naar klembord').first().waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text)

  // One left: one card is granted, the others show the limit.
  await house.app.database.db.update(users).set({ aiRequestsCount: 9 }).where(eq(users.username, person.username))
  await main.getByRole('button', { name: 'Genereer opnieuw' }).click()
  await page.getByRole('banner').getByText('10 / 10').waitFor()
  await main.getByText('Limiet AI-aanvragen bereikt').first().waitFor()
  await main
    .getByText('Je hebt je limiet voor AI-aanvragen bereikt. Upgrade je account voor meer verzoeken.')
    .first()
    .waitFor()
  assert.equal(await main.getByLabel('Titel').inputValue(), 'Fietsen naar zee in de herfst')
  await assertAccessible(page)

  await page.getByRole('button', { name: /Noor/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.getByText('Logged out successfully').first().waitFor()
  await page.waitForURL(/\/auth/)

  await page.getByLabel('Gebruikersnaam').fill('NOOR')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('fout-fout')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByText('Login failed').first().waitFor()
  await page.getByText('De gebruikersnaam of het wachtwoord klopt niet.').first().waitFor()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL(/\/admin/)
  await page.getByText('Welcome back, Noor!').first().waitFor()
})
