// 'Ben jij het?' that is left: who cancels did nothing wrong. Nothing changes, nothing is called a failure, and what was typed stays.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { PASSWORD, until } from '../support/app.ts'
import { hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { bringUpToDate } from '../support/earlier-publishers.ts'
import { administrator, choose, dialog, row, someone, stored } from '../support/user-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

const proofOn = (page: Page) => dialog(page, 'Ben jij het?')
/** What shows that its call has no answer yet. */
const underWay = (page: Page) => page.locator('button[aria-disabled="true"], [aria-busy="true"]').count()

/** Leaves the question, and looks whether anything is told of it: a toast, or a notice in a form. */
async function leave(page: Page, how: 'button' | 'Escape'): Promise<void> {
  const proof = proofOn(page)
  await hasFocus(proof.getByLabel('Huidig wachtwoord'))
  assert.ok((await underWay(page)) > 0, 'what was asked waits')
  if (how === 'Escape') await page.keyboard.press('Escape')
  else await button(proof, 'Annuleren').click()
  await proof.waitFor({ state: 'detached' })
  // What would be told is told by then.
  await until(async () => (await underWay(page)) === 0, 'what was asked has ended')
  assert.equal(await page.locator('[data-toasts] [role=listitem], [data-toasts] li').count(), 0, 'no toast')
  assert.equal(await page.getByRole('alert').filter({ hasText: /\S/ }).count(), 0, 'no notice')
}

/** Makes every session so old that it has to be proved. */
const age = () => void (house.app.now = new Date(house.app.now.getTime() + 11 * 60_000))

test('a form keeps what was typed, and is saved when it is proved after all', async () => {
  const { id } = await someone(house, 'Even Anders')
  const page = await administrator(house)
  await choose(page, 'Even Anders', 'Bewerken')
  const form = dialog(page, 'Gebruiker bewerken')
  await form.getByLabel('E-mail').fill('anders@krant.nl')
  age()
  await button(form, 'Opslaan').click()
  await leave(page, 'button')
  assert.equal(await form.getByLabel('E-mail').inputValue(), 'anders@krant.nl')
  assert.notEqual((await stored(house, id))?.email, 'anders@krant.nl')
  await button(form, 'Opslaan').click()
  await leave(page, 'Escape')
  assert.ok(await form.isVisible(), 'Escape closed the question alone')
})

test('a desk in the list stands again as it was, and who is to be deleted stays', async () => {
  const { id } = await someone(house, 'Toch Niet')
  const page = await administrator(house)
  age()
  const desk = page.getByLabel('Functie van Toch Niet', { exact: true })
  await desk.selectOption('Chef')
  await leave(page, 'button')
  await until(async () => (await desk.inputValue()) === 'none', 'the old desk is shown')
  await choose(page, 'Toch Niet', 'Verwijderen')
  const question = page.getByRole('alertdialog', { name: 'Toch Niet verwijderen?' })
  await button(question, 'Verwijderen').click()
  await leave(page, 'button')
  // That question stands there as before: it can be answered again, or left too.
  await button(question, 'Annuleren').click()
  await row(page, 'Toch Niet').waitFor()
  assert.equal((await stored(house, id))?.desk, 'none')
})

test('who gives several people a desk and leaves the question is not asked it for each of them', async () => {
  const people = await Promise.all(['Een Eerder', 'Twee Eerder'].map((name) => someone(house, name)))
  await bringUpToDate(
    house.app,
    people.map(({ id }) => ({ id, orderedAt: ['2026-06-01T10:00:00Z'] })),
  )
  const page = await administrator(house)
  const card = page.getByRole('region', { name: 'Wie eerder publiceerde' })
  await card.getByLabel('Een Eerder').check()
  await card.getByLabel('Twee Eerder').check()
  age()
  await button(card, 'Geef deze functie aan 2').click()
  await leave(page, 'button')
  assert.equal(await proofOn(page).count(), 0)
  assert.ok(await card.getByLabel('Twee Eerder').isChecked(), 'they are still ticked')
})

test('a calendar address is not made, and can be asked for again', async () => {
  const page = await house.member()
  await page.goto('/admin?tab=my-tasks')
  await button(page, 'Agenda').click()
  const calendar = dialog(page, 'Taken in je agenda')
  const make = button(calendar, 'Agenda-adres maken')
  await make.waitFor()
  age()
  await make.click()
  await leave(page, 'button')
  await make.click()
  await proofOn(page).waitFor()
})

test('a calendar address that is there is shown to who proves whose it is, and its window closes for who leaves', async () => {
  const page = await house.member()
  await page.goto('/admin?tab=my-tasks')
  await button(page, 'Agenda').click()
  const calendar = dialog(page, 'Taken in je agenda')
  await button(calendar, 'Agenda-adres maken').click()
  const address = calendar.getByLabel('Je agenda-adres')
  const made = await address.inputValue()
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'detached' })
  age()
  await button(page, 'Agenda').click()
  await button(proofOn(page), 'Annuleren').click()
  await calendar.waitFor({ state: 'detached' })
  assert.equal(await page.locator('[data-toasts] [role=listitem], [data-toasts] li').count(), 0, 'no toast')
  await button(page, 'Agenda').click()
  await proofOn(page).getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await page.keyboard.press('Enter')
  assert.equal(await address.inputValue(), made)
})
