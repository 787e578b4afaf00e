// Taking an account back holds whatever its taker did meanwhile: with the address that became free, and with the account.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { allJobs } from '#server/job-registry.ts'
import { runJob, type Job } from '#server/jobs/job.ts'
import type { Site } from '#server/http/site.ts'
import type { z } from 'zod'
import { PASSWORD, startApp, type TestApp } from '../support/app.ts'
import { letterTo, resetByMail, tokenOf } from '../support/letters.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())

const confirm = (token: string) => app.client().post(`/api/email-confirmation/${token}`)
const emailOf = async (id: number): Promise<string | undefined> =>
  (await app.database.pool.query('select email from users where id = $1', [id])).rows[0]?.email
const due = allJobs.find(({ name }) => name === 'delete-due-accounts') as Job<z.ZodUndefined, Site>
const runDue = () => runJob(due, app.site)

/** Somebody whose account was moved to another address by who knew the password; what takes it back. */
async function moved(username: string) {
  const { client, user } = await app.loggedIn({ username })
  const email = `${username}-dief@example.net`
  await client.send('PUT', '/api/account', { body: { name: user.name, email, currentPassword: PASSWORD } })
  assert.equal((await confirm(tokenOf(letterTo(app, email, /nieuwe/)))).status, 200)
  return { client, user, email, token: tokenOf(letterTo(app, user.email, /wordt gewijzigd/)) }
}

test('nobody registers with an address that was left, as long as it can be taken back', async () => {
  const { client, user, token } = await moved('gekaapt')
  const register = (username: string) =>
    app.client().post('/api/register', {
      name: 'Kaper',
      username,
      email: user.email.toUpperCase(),
      password: 'een-lang-geheim-van-de-kaper',
    })
  const refused = await register('kaper')
  assert.equal(refused.status, 409)
  assert.ok(refused.body.errors.email, JSON.stringify(refused.body))
  assert.equal((await confirm(token)).status, 200)
  assert.equal(await emailOf(user.id), user.email)
  assert.equal((await client.get('/api/user')).status, 401)
})

test('once it cannot be taken back any more, an address that was left is free', async () => {
  const { user } = await moved('verhuisd')
  const fields = { name: 'Nieuw', username: 'nieuweling', email: user.email, password: 'een-lang-geheim-van-nieuw' }
  app.now = new Date(app.now.getTime() + 7 * DAY_MS)
  assert.equal((await app.client().post('/api/register', fields)).status, 201)
})

test('taking an account back also takes back its deletion, which only the other address was told of', async () => {
  const { user, email, token } = await moved('gewist')
  const thief = app.client()
  await thief.post('/api/login', { username: user.username, password: PASSWORD })
  assert.equal((await thief.post('/api/account/deletion', { currentPassword: PASSWORD })).status, 200)
  const deletion = tokenOf(letterTo(app, email, /^Bevestig dat je account/))
  assert.equal((await app.client().post(`/api/account/deletion/${deletion}`)).status, 200)
  app.now = new Date(app.now.getTime() + 6.5 * DAY_MS)
  await runDue()
  assert.equal((await confirm(token)).status, 200)
  app.now = new Date(app.now.getTime() + DAY_MS)
  await runDue()
  assert.equal(await emailOf(user.id), user.email, 'the account is there')
})

test('taking an account back ends the calendar address that its taker read', async () => {
  const { user, token } = await moved('gelezen')
  const thief = app.client()
  await thief.post('/api/login', { username: user.username, password: PASSWORD })
  const { pathname } = new URL((await thief.post('/api/tasks/calendar')).body.url)
  assert.equal((await app.client().get(pathname)).status, 200)
  assert.equal((await confirm(token)).status, 200)
  assert.equal((await app.client().get(pathname)).status, 404)
})

test('another password ends the calendar address as well, and says so', async () => {
  const { client, user } = await app.loggedIn({ username: 'gewijzigd' })
  const { pathname } = new URL((await client.post('/api/tasks/calendar')).body.url)
  const body = { currentPassword: PASSWORD, newPassword: 'een-heel-ander-geheim' }
  assert.equal((await client.send('PUT', `/api/users/${user.id}/password`, { body })).status, 200)
  assert.equal((await app.client().get(pathname)).status, 404)
  assert.match(JSON.stringify(letterTo(app, user.email, /wachtwoord is gewijzigd/)), /agenda-adres werkt niet meer/)
})

test('another password by a link in mail ends the calendar address, as it ends every session', async () => {
  const { client, user } = await app.loggedIn({ username: 'vergeten' })
  const { pathname } = new URL((await client.post('/api/tasks/calendar')).body.url)
  await resetByMail(app, user.email, 'een-heel-ander-geheim')
  assert.equal((await app.client().get(pathname)).status, 404)
})
