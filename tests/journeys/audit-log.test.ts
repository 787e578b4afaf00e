// The log of what administrators changed, as they read it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { auditActions } from '#contract/audit/entry.ts'
import { auditLog } from '#server/audit/tables.ts'
import { makeUser, PASSWORD, until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { button } from '../support/maker-pages.ts'
import { toasted } from '../support/toasts.ts'
import { administrator, someone } from '../support/user-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

test('the log tells who did what, in words, and more of it on demand', async () => {
  await someone(house, 'Lotte Log')
  const page = await administrator(house)
  await page.getByLabel('Rol van Lotte Log', { exact: true }).selectOption('Betaalde gebruiker')
  await toasted(page, 'Gebruikersrol bijgewerkt', /Lotte Log/)
  await page.getByRole('tab', { name: 'Logboek' }).click()
  const entries = page.getByRole('list', { name: 'Logboek' }).locator('> li')
  await entries.filter({ hasText: 'Mira Beheer wijzigde de rol van Lotte Log' }).waitFor()
  await page.getByText('Rol van Gratis gebruiker naar Betaalde gebruiker').first().waitFor()
  const createdAt = new Date()
  const every = [...auditActions, ...auditActions, ...auditActions]
  await house.app.database.db
    .insert(auditLog)
    .values(every.map((action) => ({ actorName: 'Wie Dan', action, subjectName: 'Iets', changes: {}, createdAt })))
  await page.getByRole('tab', { name: 'Accountlijst' }).click()
  await page.getByRole('tab', { name: 'Logboek' }).click()
  await until(async () => (await entries.count()) === 50, 'a page of the log is shown')
  const more = button(page, 'Meer laden')
  for (let shown = 50; shown <= every.length; shown += 50) {
    await more.click()
    await until(async () => (await entries.count()) > Math.min(shown + 49, every.length), 'more of the log is shown')
  }
  await page.getByText('Wie Dan beantwoordde het bericht van Iets').first().waitFor()
})

test('without changes the log says what will stand there', async (context) => {
  const empty = await openBrowser()
  context.after(() => empty.close())
  // A login is no change: it stands among the tries to log in.
  await makeUser(empty.app.database, { username: 'lezer' })
  const login = { username: 'lezer', password: PASSWORD }
  assert.equal(await empty.app.client().status('POST', '/api/login', login), 200)
  const page = await administrator(empty)
  await page.getByRole('tab', { name: 'Logboek' }).click()
  await page.getByText('Nog niets gewijzigd').waitFor()
})
