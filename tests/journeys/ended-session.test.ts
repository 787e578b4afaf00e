// A session that was ended elsewhere: the page does not stay up, dead.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { PASSWORD } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

test('who got another password elsewhere goes to the login with the next thing they do, and finds their words again', async () => {
  const page = await house.member({ username: 'basbas' })
  // Nothing is asked of the server any more: an answer that still came would lead to the login by itself.
  await page.goto('/admin?tab=facebook-captions', { waitUntil: 'networkidle' })
  await page.getByLabel('Titel').fill('Fietsen naar zee')
  const [user] = await house.app.database.db.select().from(users).where(eq(users.username, 'basbas'))
  const { client } = await house.app.loggedIn({ role: 'admin' })
  const newPassword = `${PASSWORD}-nieuw`
  const reset = await client.send('PUT', `/api/users/${user?.id}/password`, { body: { newPassword } })
  assert.equal(reset.status, 200)
  await page.getByRole('button', { name: /^Genereer/ }).click()
  await page.waitForURL('**/auth?next=*')
  assert.equal(new URL(page.url()).searchParams.get('next'), '/admin?tab=facebook-captions')
  await page.getByLabel('Gebruikersnaam').fill('basbas')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL('**/admin?tab=facebook-captions')
  assert.equal(await page.getByLabel('Titel').inputValue(), 'Fietsen naar zee')
})
