// A session that was ended elsewhere: the page does not stay up, dead.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { PASSWORD } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { bas, choose, list } from '../support/links-page.ts'
import { makeLink } from '../support/links.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

test('who got another password elsewhere goes to the login with the next thing they do, and comes back', async () => {
  await makeLink(house.app, { title: 'Duin' })
  const page = await house.member({ ...bas, username: 'basbas' })
  await page.goto('/admin?tab=inspiratie-links')
  await list(page).waitFor()
  const [user] = await house.app.database.db.select().from(users).where(eq(users.username, 'basbas'))
  const { client } = await house.app.loggedIn({ role: 'admin' })
  const newPassword = `${PASSWORD}-nieuw`
  const reset = await client.send('PUT', `/api/users/${user?.id}/password`, { body: { newPassword } })
  assert.equal(reset.status, 200)
  await choose(page, 'Duin', 'Claimen')
  await page.waitForURL('**/auth?next=*')
  assert.equal(new URL(page.url()).searchParams.get('next'), '/admin?tab=inspiratie-links')
  await page.getByLabel('Gebruikersnaam').fill('basbas')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL('**/admin?tab=inspiratie-links')
})
