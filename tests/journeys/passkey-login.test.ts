// Passkeys, with Chromium's virtual authenticator: added in one's account, and a login with one, without a name.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { AuditEntry } from '#contract/audit/entry.ts'
import { PASSWORD } from '../support/app.ts'
import { assertAccessible, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { atLocalhost, plugIn } from '../support/passkeys.ts'
import { turnOn } from '../support/second-step.ts'
import { toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const told = (page: Page, title: string) => toasts(page).getByText(title, { exact: true }).first().waitFor()

/** A page at localhost, of a user with a session that began just now. */
async function member(username: string): Promise<{ page: Page; id: number; email: string }> {
  const page = await house.visitor()
  const { user, client } = await house.app.loggedIn({ username, name: 'Sanne Visser' })
  const [name = '', value = ''] = (client.cookie ?? '').split('=')
  await page.context().addCookies([{ name, value, url: atLocalhost(house), httpOnly: true, sameSite: 'Lax' }])
  return { page, id: user.id, email: user.email }
}

async function add(page: Page, called: string): Promise<void> {
  await page.goto(`${atLocalhost(house)}/admin?tab=account#beveiliging`)
  await page.getByRole('button', { name: 'Voeg passkey toe' }).click()
  await page.getByRole('dialog').getByLabel('Naam').fill(called)
  await page.getByRole('button', { name: 'Maak passkey' }).click()
  await told(page, 'Passkey toegevoegd')
  await page.getByText(called, { exact: true }).first().waitFor()
}

async function enter(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${atLocalhost(house)}/auth`)
  await page.getByRole('button', { name: 'Inloggen met een passkey' }).click()
}

test('a passkey is added, logs in without a name and past the second step, and can be removed', async () => {
  const { page, email } = await member('sanne')
  const device = await plugIn(page)
  await add(page, 'Werklaptop')
  await assertAccessible(page)
  assert.deepEqual(
    house.app.sent.letters(email).map(({ subject }) => subject),
    ['Passkey toegevoegd'],
  )

  await enter(page)
  await told(page, 'Login successful')
  await page.waitForURL(/\/admin/)
  assert.ok((await device.signCount()) > 0)

  // Codes of an app are not asked on top of it: the passkey asked a finger already.
  const session = await page.context().cookies()
  const client = house.app.client()
  client.cookie = session.filter(({ name }) => name === 'kopij_session').map(({ name, value }) => `${name}=${value}`)[0]
  await turnOn(house.app, client)
  await enter(page)
  await page.waitForURL(/\/admin/)

  await page.goto(`${atLocalhost(house)}/admin?tab=account#beveiliging`)
  await page.getByText(/laatst gebruikt: vandaag/).waitFor()
  await page.getByRole('button', { name: 'Verwijder Werklaptop' }).click()
  await assertAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder', exact: true }).click()
  await page.getByText('Je hebt nog geen passkey.').waitFor()
  await enter(page)
  await page.getByText('Met deze passkey kun je hier niet inloggen').first().waitFor()
})

test('an answer of a passkey works once: sent again it is refused, and that stands in the log', async () => {
  const { page, id } = await member('herhaling')
  await plugIn(page)
  await add(page, 'Sleutel')
  const sending = page.waitForRequest((request) => request.url().endsWith('/api/login/passkey'))
  await enter(page)
  const body = (await sending).postData() ?? ''
  await page.waitForURL(/\/admin/)
  const again = () =>
    fetch(`${atLocalhost(house)}/api/login/passkey`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  const refused = await again()
  assert.deepEqual([refused.status, (await refused.json()).code], [401, 'passkeyRefused'])
  assert.deepEqual(refused.headers.getSetCookie(), [])
  const { client } = await house.app.loggedIn({ role: 'admin' })
  const door = (await client.get('/api/audit?part=door')).body as AuditEntry[]
  assert.ok(door.some(({ action, subjectId }) => action === 'user.passkeyFailed' && subjectId === id))
})

test('an answer that comes after five minutes, or was asked of somebody else, is refused', async () => {
  const { page } = await member('traag')
  await plugIn(page)
  await add(page, 'Sleutel')
  const hold = page.waitForRequest((request) => request.url().endsWith('/api/login/passkey'))
  await page.route('**/api/login/passkey', (route) => route.abort())
  await enter(page)
  const body = (await hold).postData() ?? ''
  house.app.now = new Date(house.app.now.getTime() + 5 * 60_000)
  const late = await fetch(`${atLocalhost(house)}/api/login/passkey`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  assert.equal(late.status, 401)

  // What one user was asked to make, another cannot add.
  const { page: other } = await member('ander')
  await plugIn(other)
  const made = other.waitForRequest(
    (request) => request.url().endsWith('/api/account/passkeys') && request.method() === 'POST',
  )
  await other.route(/\/api\/account\/passkeys$/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await other.goto(`${atLocalhost(house)}/admin?tab=account#beveiliging`)
  await other.getByRole('button', { name: 'Voeg passkey toe' }).click()
  await other.getByRole('button', { name: 'Maak passkey' }).click()
  const attestation = (await made).postData() ?? ''
  const { client } = await house.app.loggedIn({ username: 'derde' })
  const stolen = await fetch(`${atLocalhost(house)}/api/account/passkeys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: client.cookie ?? '' },
    body: attestation,
  })
  assert.equal(stolen.status, 400)
})

test('a passkey whose count goes back may be a copy, and is refused; so is one that recognised nobody', async () => {
  const { page } = await member('kopie')
  const device = await plugIn(page)
  await add(page, 'Sleutel')
  await enter(page)
  await page.waitForURL(/\/admin/)
  await device.copiedAt(0)
  await enter(page)
  await page.getByText('Met deze passkey kun je hier niet inloggen').first().waitFor()
  await device.copiedAt(50)
  await device.recognise(false)
  await enter(page)
  await page.getByText('Je hebt afgebroken, of het duurde te lang.').first().waitFor()
  await device.recognise(true)
  await enter(page)
  await page.waitForURL(/\/admin/)
})

test('the same device is not added twice', async () => {
  const { page } = await member('dubbel')
  await plugIn(page)
  await add(page, 'Sleutel')
  await page.getByRole('button', { name: 'Voeg passkey toe' }).click()
  await page.getByRole('button', { name: 'Maak passkey' }).click()
  await page.getByText('Op dit apparaat staat al een passkey voor je account.').waitFor()
})

test('after ten minutes it is asked who one is, once, and what was asked for goes on by itself', async () => {
  const { page } = await member('later')
  await plugIn(page)
  await page.goto(`${atLocalhost(house)}/admin?tab=account#beveiliging`)
  await page.getByRole('button', { name: 'Voeg passkey toe' }).waitFor()
  house.app.now = new Date(house.app.now.getTime() + 11 * 60_000)
  await page.getByRole('button', { name: 'Voeg passkey toe' }).click()
  await page.getByRole('dialog').getByLabel('Naam').fill('Sleutel')
  await page.getByRole('button', { name: 'Maak passkey' }).click()
  const proof = page.getByRole('dialog', { name: 'Ben jij het?' })
  await hasFocus(proof.getByLabel('Huidig wachtwoord'))
  await proof.getByLabel('Huidig wachtwoord').fill('fout-woord')
  await proof.getByRole('button', { name: 'Bevestig', exact: true }).click()
  await proof.getByText('Je huidige wachtwoord klopt niet.').waitFor()
  await assertAccessible(page)
  await proof.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await proof.getByRole('button', { name: 'Bevestig', exact: true }).click()
  await told(page, 'Passkey toegevoegd')
  await proof.waitFor({ state: 'detached' })
  // Left, it does nothing; with the passkey it goes on without a password.
  house.app.now = new Date(house.app.now.getTime() + 11 * 60_000)
  await page.getByRole('button', { name: 'Kopie maken' }).click()
  await proof.getByRole('button', { name: 'Annuleren' }).click()
  await proof.waitFor({ state: 'detached' })
  // Who stops it themselves is told nothing.
  await page.locator('button:not([aria-busy=true])', { hasText: 'Kopie maken' }).waitFor()
  assert.equal(await page.locator('[data-toasts]').getByText('De kopie kon niet worden gemaakt').count(), 0)
  await page.getByRole('button', { name: 'Kopie maken' }).click()
  await proof.getByRole('button', { name: 'Bevestig met je passkey' }).click()
  await page.getByText('We maken je kopie.').waitFor()
  await proof.waitFor({ state: 'detached' })
})

test('where a second step is asked, who has only a passkey logs in with that, and not with the password alone', async () => {
  const { client: admin } = await house.app.loggedIn({ role: 'admin', username: 'regels' })
  const { page } = await member('alleen')
  await plugIn(page)
  await add(page, 'Sleutel')
  await turnOn(house.app, admin)
  const require = (required: string) => admin.send('PUT', '/api/settings/second-step', { body: { required } })
  assert.equal((await require('everybody')).status, 200)
  await page.context().clearCookies()
  await page.goto(`${atLocalhost(house)}/auth`)
  await page.getByLabel('Gebruikersnaam').fill('alleen')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByRole('button', { name: 'Verder met je passkey' }).click()
  await page.waitForURL(/\/admin/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Nor is the password alone enough to prove who one is.
  const { now } = house.app
  await page.goto(`${atLocalhost(house)}/admin?tab=account#beveiliging`)
  house.app.now = new Date(house.app.now.getTime() + 11 * 60_000)
  await page.getByRole('button', { name: 'Kopie maken' }).click()
  const proof = page.getByRole('dialog', { name: 'Ben jij het?' })
  await proof.getByRole('button', { name: 'Bevestig met je passkey' }).waitFor()
  assert.equal(await proof.getByLabel('Huidig wachtwoord').count(), 0)
  await assertAccessible(page)
  await proof.getByRole('button', { name: 'Bevestig met je passkey' }).click()
  await page.getByText('We maken je kopie.').waitFor()
  house.app.now = now
  assert.equal((await require('nobody')).status, 200)
})
