// A day in the newsroom, with two people at once: what one does, the other sees, without asking for it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { choose, row } from '../support/links-page.ts'
import { button } from '../support/maker-pages.ts'
import { rows as taskRows } from '../support/task-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const TITLE = 'Dorp begint zelf een winkel'
const PASSWORD = 'geheim-van-eva'

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true })

async function addUser(admin: Page): Promise<void> {
  await menu(admin, 'Gebruikers').click()
  await button(admin, 'Nieuwe gebruiker').click()
  const form = admin.getByRole('dialog')
  await form.getByLabel('Naam', { exact: true }).fill('Eva Editor')
  await form.getByLabel('Gebruikersnaam').fill('eva')
  await form.getByLabel('E-mail').fill('eva@krant.example')
  await form.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Gebruiker toevoegen' }).click()
  await form.waitFor({ state: 'detached' })
  await admin.getByRole('table', { name: 'Accountlijst' }).getByText('eva@krant.example').waitFor()
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Gebruikersnaam').fill('eva')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL(/\/admin/)
}

async function addLink(admin: Page, title: string, url: string, notes: string): Promise<void> {
  await button(admin, 'Nieuwe link toevoegen').click()
  const form = admin.getByRole('dialog')
  await form.getByLabel('Titel').fill(title)
  await form.getByLabel('URL').fill(url)
  await form.getByLabel('Notities', { exact: false }).first().fill(notes)
  await form.getByRole('button', { name: 'Link toevoegen' }).click()
  await form.waitFor({ state: 'detached' })
}

/** Waits until a person's board shows this of the link, by itself. */
const shows = (page: Page, state: string) => row(page, TITLE).getByText(state, { exact: true }).waitFor()

test('an administrator and an editor work through a day', async () => {
  const admin = await house.member({ role: 'admin', name: 'Bo Beheer' })
  await admin.goto('/admin')
  await addUser(admin)

  const editor = await house.visitor()
  await logIn(editor)
  await menu(editor, 'Inspiratie-links').click()
  await editor.getByText('Geen inspiratie-links gevonden').waitFor()

  await menu(admin, 'Inspiratie-links').click()
  await addLink(admin, 'Vogels tellen op het balkon', 'https://vogels.example/tellen', 'Voor zaterdag.')
  await addLink(admin, TITLE, 'https://dorp.example/winkel?utm_source=nieuwsbrief', 'Bel de bakker van het dorp.')
  await shows(editor, 'Open')

  await choose(editor, TITLE, 'Claimen')
  await shows(admin, 'Geclaimd door Eva Editor')
  await choose(editor, TITLE, 'Markeer als Opgepakt')
  await shows(admin, 'Opgepakt')

  await choose(editor, TITLE, 'Maak captions')
  await editor.getByRole('heading', { level: 1, name: '3-in-1 captions' }).waitFor()
  assert.equal(await editor.getByRole('textbox', { name: 'Titel' }).inputValue(), TITLE)
  await button(editor, 'Genereer captions').click()
  for (const network of ['Facebook', 'Pinterest', 'Link in Bio'])
    await editor.getByRole('region', { name: network }).getByRole('listitem').first().waitFor()

  await menu(editor, 'Inspiratie-links').click()
  await choose(editor, TITLE, 'Markeer als Klaar')
  await shows(admin, 'Klaar')
  await choose(admin, TITLE, 'Heropenen')
  await shows(editor, 'Open')

  await choose(editor, TITLE, 'Claimen')
  await shows(admin, 'Geclaimd door Eva Editor')
  await choose(admin, TITLE, 'Maak taak')
  const form = admin.getByRole('dialog')
  await form.getByLabel('Einddatum', { exact: false }).fill(new Date().toISOString().slice(0, 10))
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await form.waitFor({ state: 'detached' })
  await taskRows(admin, TITLE).getByRole('checkbox').first().click()
  await taskRows(admin, TITLE).waitFor({ state: 'detached' })

  await menu(admin, 'Overzicht').click()
  const waiting = admin.getByRole('region', { name: 'Wat er wacht' })
  await waiting.getByRole('link', { name: /2\s*links liggen open/ }).waitFor()
  await waiting.getByRole('link', { name: /0\s*taken te doen/ }).waitFor()
  const people = admin.getByRole('table', { name: 'Per gebruiker' })
  await people.getByRole('row', { name: /Eva Editor 3 0/ }).waitFor()

  await menu(admin, 'Gebruikers').click()
  await admin.getByRole('tab', { name: 'Logboek' }).click()
  for (const deed of ['voegde gebruiker Eva Editor toe', `voegde link ${TITLE} toe`, `heropende link ${TITLE}`])
    await admin.getByText(deed, { exact: false }).first().waitFor()
})
