// A login's second step: what is answered instead of a session, which codes end it, and of whom the house asks one.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { TRIES_PER_CHALLENGE } from '#contract/second-step/codes.ts'
import { sendResetLetter } from '#server/account-links/jobs.ts'
import { loginDelays } from '#server/accounts/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { makeUser, startApp, type Client, type TestApp } from '../support/app.ts'
import { letterTo, tokenOf } from '../support/letters.ts'
import { challengeFor, codeAt, laterBy, login, turnOn } from '../support/second-step.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())
beforeEach(async () => {
  await app.database.db.delete(loginDelays)
})

const step = (client: Client, challenge: string, code: string) =>
  client.post('/api/login/second-step', { challenge, code })

/** A user whose login asks a code. */
async function guarded(username: string) {
  const { client, user } = await app.loggedIn({ username })
  return { user, client, ...(await turnOn(app, client)) }
}

test('the right password makes no session but a challenge, and the code ends it', async () => {
  const { secret } = await guarded('twee')
  const client = app.client()
  const asked = await login(client, 'twee')
  assert.equal(asked.status, 401)
  assert.equal(asked.body.secondStep, true)
  assert.equal(asked.body.passkeyOnly, false)
  assert.equal(client.cookie, undefined)
  const entered = await step(client, asked.body.challenge, codeAt(secret, app.now))
  assert.equal(entered.status, 200)
  assert.equal(entered.body.username, 'twee')
  assert.equal((await client.get('/api/user')).status, 200)
})

test('who sets another password by mail is asked for the second step all the same', async () => {
  const { user, secret } = await guarded('vergat')
  assert.equal((await app.client().post('/api/password-reset', { email: user.email })).status, 200)
  const asking = app.sent.all.findLast(({ name }) => name === sendResetLetter.name)
  await runJob(sendResetLetter, app.site, sendResetLetter.data.parse(asking?.data))
  const token = tokenOf(letterTo(app, user.email, /wachtwoord/))
  const newPassword = 'een-heel-ander-geheim'
  assert.equal((await app.client().post(`/api/password-reset/${token}`, { newPassword })).status, 200)
  const client = app.client()
  const asked = await client.post('/api/login', { username: 'vergat', password: newPassword })
  assert.deepEqual([asked.status, asked.body.secondStep, client.cookie], [401, true, undefined])
  assert.equal((await step(client, asked.body.challenge, codeAt(secret, app.now))).status, 200)
})

test('a wrong password says nothing of a second step', async () => {
  await guarded('stil')
  await makeUser(app.database, { username: 'zonder' })
  const [withOne, withNone, nobody] = [
    await login(app.client(), 'stil', 'fout-fout'),
    await login(app.client(), 'zonder', 'fout-fout'),
    await login(app.client(), 'niemand', 'fout-fout'),
  ]
  assert.deepEqual(withOne.body, withNone.body)
  assert.deepEqual(withOne.body, nobody.body)
  assert.deepEqual([withOne.status, withOne.body.challenge], [401, undefined])
})

for (const [steps, welcome] of [
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
] as const)
  test(`a code of ${steps} time steps from now is ${welcome ? 'taken' : 'refused'}`, async () => {
    const { secret } = await guarded(`stap${steps + 2}`)
    // One further: the code before now is then one that was not used to turn it on.
    laterBy(app, 3)
    const client = app.client()
    const answer = await step(client, await challengeFor(client, `stap${steps + 2}`), codeAt(secret, app.now, steps))
    assert.equal(answer.status, welcome ? 200 : 401)
    if (!welcome) assert.equal(answer.body.code, 'wrongCode')
  })

test('a code works once, also where two give it at once; an older one does not work after it', async () => {
  const { secret } = await guarded('eens')
  const clients = await Promise.all(
    [0, 1].map(async () => {
      const client = app.client()
      return { client, challenge: await challengeFor(client, 'eens') }
    }),
  )
  const code = codeAt(secret, app.now)
  const both = await Promise.all(clients.map(({ client, challenge }) => step(client, challenge, code)))
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 401],
  )
  const client = app.client()
  const challenge = await challengeFor(client, 'eens')
  assert.equal((await step(client, challenge, code)).status, 401)
  assert.equal((await step(client, challenge, codeAt(secret, app.now, -1))).status, 401)
  laterBy(app, 1)
  assert.equal((await step(client, challenge, codeAt(secret, app.now))).status, 200)
})

test('one challenge given twice at once lets in once, with two codes too', async () => {
  const { recoveryCodes } = await guarded('een')
  const client = app.client()
  const challenge = await challengeFor(client, 'een')
  const both = await Promise.all([0, 1].map((at) => step(app.client(), challenge, recoveryCodes[at] ?? '')))
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 401],
  )
  const refused = both.find(({ status }) => status === 401)
  assert.equal(refused?.body.code, 'challengeOver')
  // The code of who came too late was not used up.
  const unused = recoveryCodes[both.findIndex(({ status }) => status === 401)] ?? ''
  assert.equal((await step(client, await challengeFor(client, 'een'), unused)).status, 200)
})

test('a challenge ends after five minutes, after its use, and with a change of the password', async () => {
  const { secret, client: own, user } = await guarded('kort')
  const client = app.client()
  const challenge = await challengeFor(client, 'kort')
  const begun = app.now
  app.now = new Date(begun.getTime() + 5 * 60_000)
  const late = await step(client, challenge, codeAt(secret, app.now))
  assert.deepEqual([late.status, late.body.code], [401, 'challengeOver'])
  app.now = new Date(begun.getTime() + 5 * 60_000 - 1)
  assert.equal((await step(client, challenge, codeAt(secret, app.now))).status, 200)
  laterBy(app, 2)
  assert.equal((await step(app.client(), challenge, codeAt(secret, app.now))).body.code, 'challengeOver')

  const next = await challengeFor(app.client(), 'kort')
  const admin = (await app.loggedIn({ role: 'admin' })).client
  const changed = await admin.send('PUT', `/api/users/${user.id}/password`, {
    body: { newPassword: 'heel-ander-geheim' },
  })
  assert.equal(changed.status, 200)
  assert.equal((await own.get('/api/user')).status, 401)
  assert.equal((await step(app.client(), next, codeAt(secret, app.now))).body.code, 'challengeOver')
})

test('a challenge belongs to one account: the code of another does not end it', async () => {
  await guarded('een-van-twee')
  const { secret } = await guarded('ander')
  const client = app.client()
  const challenge = await challengeFor(client, 'een-van-twee')
  assert.equal((await step(client, challenge, codeAt(secret, app.now))).body.code, 'wrongCode')
  for (const made of ['verzonnen', ' ', 'x'.repeat(101)])
    assert.notEqual((await step(client, made, codeAt(secret, app.now))).status, 200)
})

test(`a challenge has ${TRIES_PER_CHALLENGE} tries`, async () => {
  const { secret } = await guarded('pogingen')
  const client = app.client()
  const challenge = await challengeFor(client, 'pogingen')
  for (let tries = 0; tries < TRIES_PER_CHALLENGE; tries += 1) {
    assert.equal((await step(client, challenge, '000000')).body.code, 'wrongCode')
    await app.database.db.delete(loginDelays)
  }
  assert.equal((await step(client, challenge, codeAt(secret, app.now))).body.code, 'challengeOver')
})

test('new challenges give no new tries without a wait, and a wait costs no try', async () => {
  const { secret } = await guarded('traag')
  const client = app.client()
  const first = await challengeFor(client, 'traag')
  for (let tries = 0; tries < 5; tries += 1) await step(client, first, '000000')
  const next = await challengeFor(client, 'traag')
  for (let tries = 0; tries < 10; tries += 1) {
    const waiting = await step(client, next, codeAt(secret, app.now))
    assert.deepEqual([waiting.status, waiting.body.code], [429, 'tooManyTries'])
  }
  app.now = new Date(app.now.getTime() + 2_000)
  assert.equal((await step(client, next, codeAt(secret, app.now))).status, 200)
})

test('a recovery code lets in once, and a letter tells how many are left', async () => {
  const { recoveryCodes, user } = await guarded('herstel')
  const [first = '', second = ''] = recoveryCodes
  const client = app.client()
  assert.equal((await step(client, await challengeFor(client, 'herstel'), first)).status, 200)
  assert.equal((await step(client, await challengeFor(client, 'herstel'), first)).body.code, 'wrongCode')
  const typed = ` ${second.toUpperCase().replaceAll('-', '')} `
  assert.equal((await step(client, await challengeFor(client, 'herstel'), typed)).status, 200)
  const told = app.sent.letters(user.email).filter(({ subject }) => subject === 'Ingelogd met een herstelcode')
  assert.deepEqual(
    told.map(({ paragraphs }) => /nog (\d+)/.exec(paragraphs[0] ?? '')?.[1]),
    ['9', '8'],
  )
  const both = await Promise.all(
    [0, 1].map(async () => {
      const other = app.client()
      return step(other, await challengeFor(other, 'herstel'), recoveryCodes[2] ?? '')
    }),
  )
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 401],
  )
})

test('an administrator takes away the second step of who has lost everything; that is told and recorded', async () => {
  const { user, client: own, secret } = await guarded('kwijt')
  const admin = (await app.loggedIn({ role: 'admin' })).client
  const clear = () => admin.send('DELETE', `/api/users/${user.id}/second-step`)
  assert.equal((await clear()).status, 200)
  assert.equal((await own.get('/api/user')).status, 401)
  assert.equal((await login(app.client(), 'kwijt')).status, 200)
  assert.equal((await clear()).status, 404)
  assert.equal((await admin.send('DELETE', '/api/users/999999/second-step')).status, 404)
  assert.ok(app.sent.letters(user.email).some(({ subject }) => subject === 'Je tweede stap is weggehaald'))
  const [entry] = (await admin.get('/api/audit')).body
  assert.deepEqual([entry.action, entry.subjectName], ['user.secondStepClear', 'kwijt'])
  assert.ok(!JSON.stringify(entry).includes(secret))
})

test('of whom the house asks a second step, they can do nothing before they have one', async () => {
  const { client: admin } = await app.loggedIn({ role: 'admin', username: 'baas' })
  const { client: editor } = await app.loggedIn({ username: 'redacteur' })
  const require = (required: string) => admin.send('PUT', '/api/settings/second-step', { body: { required } })
  assert.deepEqual((await admin.get('/api/settings/second-step')).body, { required: 'nobody' })
  assert.equal((await require('iedereen')).status, 400)

  assert.equal((await require('administrators')).status, 200)
  assert.equal((await editor.get('/api/articles')).status, 200)
  const refused = await admin.get('/api/users')
  assert.deepEqual([refused.status, refused.body.code], [403, 'secondStepMissing'])
  assert.equal((await admin.get('/api/user')).body.secondStepMissing, true)
  assert.equal((await require('nobody')).status, 403, 'it cannot be put aside that way')

  const { secret } = await turnOn(app, admin)
  assert.equal((await admin.get('/api/user')).body.secondStepMissing, false)
  assert.equal((await admin.get('/api/users')).status, 200)
  assert.equal((await require('everybody')).status, 200)
  assert.equal((await editor.get('/api/articles')).status, 403)
  const fresh = app.client()
  await makeUser(app.database, { username: 'nieuweling' })
  assert.equal((await login(fresh, 'nieuweling')).body.secondStepMissing, true)
  await turnOn(app, fresh)
  assert.equal((await fresh.get('/api/articles')).status, 200)

  // Whoever turns it off is back where they began.
  assert.equal(
    (await admin.send('DELETE', '/api/account/totp', { body: { code: codeAt(secret, app.now) } })).status,
    200,
  )
  assert.equal((await admin.get('/api/users')).status, 403)
  await turnOn(app, admin)
  assert.equal((await require('nobody')).status, 200)
  assert.equal((await editor.get('/api/articles')).status, 200)
  const told = (await admin.get('/api/audit')).body.filter(
    (entry: { action: string }) => entry.action === 'settings.secondStep',
  )
  assert.deepEqual(told[0].changes.required, { from: 'everybody', to: 'nobody' })
})
