// The letters about a trial, each once and only to whom it still concerns; and no second trial for an address within a year.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { sendTrialLetter } from '#server/account-links/jobs.ts'
import { trialEndingLetter } from '#server/account-links/trial-letters.ts'
import { forgetPastTrials } from '#server/accounts/jobs.ts'
import { rememberTrial } from '#server/accounts/past-trials-store.ts'
import { pastTrials, users } from '#server/accounts/tables.ts'
import { allJobs } from '#server/job-registry.ts'
import { runJob, type Job } from '#server/jobs/job.ts'
import type { Site } from '#server/http/site.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { startStripeServer } from '../support/stripe-server.ts'
import { inTransaction } from '../support/jobs.ts'
import { DAY_MINUTES, later, letterTo, tokenOf } from '../support/letters.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ role: 'admin' })).client
})
after(() => app.close())

const deleteDueAccounts = allJobs.find(({ name }) => name === 'delete-due-accounts') as Job<z.ZodUndefined, Site>

let people = 0
const newAddress = () => `proef${(people += 1)}@example.org`

async function registered(email = newAddress(), house = app) {
  people += 1
  const at = house.sent.all.length
  const client = house.client()
  const body = { name: 'Pro Beer', email, username: `proef-${people}`, password: 'een-lang-geheim' }
  const { body: user } = await client.post('/api/register', body)
  const jobs = house.sent.all.slice(at).filter(({ name }) => name === sendTrialLetter.name)
  return { client, email, user, jobs }
}
const run = (job: { data: unknown } | undefined, house = app) =>
  runJob(sendTrialLetter, house.site, sendTrialLetter.data.parse(job?.data))
const aboutTrial = (email: string, house = app) =>
  house.sent.letters(email).filter(({ subject }) => /proefperiode/.test(subject))
const set = (id: number, fields: Partial<typeof users.$inferInsert>) =>
  app.database.db.update(users).set(fields).where(eq(users.id, id))

const HOUR_MS = 60 * 60_000

test('letters are sent after twenty hours and after twenty-four, each once however often its job runs', async () => {
  const { email, jobs } = await registered()
  assert.deepEqual(
    jobs.map(({ after: moment }) => Math.round(((moment?.getTime() ?? 0) - app.now.getTime()) / HOUR_MS)),
    [20, 24],
  )
  later(app, 20 * 60)
  await run(jobs[0])
  await Promise.all([run(jobs[0]), run(jobs[0])])
  assert.deepEqual(
    aboutTrial(email).map(({ subject }) => subject),
    ['Je proefperiode loopt bijna af'],
  )
  later(app, 4 * 60)
  await Promise.all([run(jobs[1]), run(jobs[1])])
  await run(jobs[0])
  assert.deepEqual(
    aboutTrial(email).map(({ subject }) => subject),
    ['Je proefperiode loopt bijna af', 'Je proefperiode is afgelopen'],
  )
})

test('who pays, became an administrator, has no end, or is gone is sent nothing', async () => {
  for (const fields of [
    { role: 'paid' },
    { role: 'admin' },
    { subscriptionStatus: 'paid', subscriptionType: 'paid' },
    { subscriptionEndDate: null },
    { premiumEndedAt: new Date() },
  ] as const) {
    const { email, jobs, user } = await registered()
    await set(user.id, fields)
    later(app, 24 * 60)
    for (const job of jobs) await run(job)
    assert.deepEqual(aboutTrial(email), [], JSON.stringify(fields))
  }
  const { email, jobs, user } = await registered()
  admin = (await app.loggedIn({ role: 'admin' })).client
  await admin.send('DELETE', `/api/users/${user.id}`)
  for (const job of jobs) await run(job)
  assert.deepEqual(aboutTrial(email), [])
})

test('who asked to be deleted is sent nothing, unless they stayed by the time that a letter is due', async () => {
  const { email, jobs, user } = await registered()
  await set(user.id, { deletionDueAt: new Date(app.now.getTime() + 7 * DAY_MINUTES * 60_000) })
  later(app, 20 * 60)
  await run(jobs[0])
  assert.deepEqual(aboutTrial(email), [])
  await set(user.id, { deletionDueAt: null })
  later(app, 4 * 60)
  await run(jobs[1])
  assert.deepEqual(
    aboutTrial(email).map(({ subject }) => subject),
    ['Je proefperiode is afgelopen'],
  )
})

test('a letter comes at its moment, and not a millisecond before', async () => {
  const { email, jobs, user } = await registered()
  const end = Date.parse(user.subscriptionEndDate)
  for (const [index, due] of [end - 4 * HOUR_MS, end].entries()) {
    app.now = new Date(due - 1)
    const at = app.sent.all.length
    await run(jobs[index])
    assert.equal(aboutTrial(email).length, index)
    assert.equal(app.sent.all[at]?.after?.getTime(), due, 'it waits for the rest')
    app.now = new Date(due)
    await run(app.sent.all[at])
    assert.equal(aboutTrial(email).length, index + 1)
  }
})

test('who becomes Premium at the moment that a letter is written gets none', async () => {
  const { email, jobs, user } = await registered()
  later(app, 20 * 60)
  const paid = { subscriptionStatus: 'paid', subscriptionType: 'paid' } as const
  const [paying, hasPaid] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const payment = inTransaction(app.database, async (tx) => {
    await tx.update(users).set(paid).where(eq(users.id, user.id))
    paying.resolve()
    await hasPaid.promise
  })
  await paying.promise
  const running = run(jobs[0])
  await wait(100)
  hasPaid.resolve()
  await Promise.all([payment, running])
  assert.deepEqual(aboutTrial(email), [])
})

test('where nothing can be paid the letters speak of who gives more room, elsewhere of Premium', async () => {
  const stripe = await startStripeServer()
  const paid = await startApp({ stripe: stripe.settings })
  try {
    for (const [house, said, url] of [
      [app, /beheerder kan je meer ruimte geven/, /\/#contact$/],
      [paid, /Premium/, /\/admin\?tab=account&kies=premium$/],
    ] as const) {
      const { email, jobs } = await registered(newAddress(), house)
      later(house, 20 * 60)
      await run(jobs[0], house)
      later(house, 4 * 60)
      await run(jobs[1], house)
      const sent = aboutTrial(email, house)
      assert.equal(sent.length, 2)
      for (const letter of sent) {
        assert.match(letter.paragraphs.join(' '), said)
        assert.match(letter.button?.url ?? '', url)
        if (house === app) assert.doesNotMatch(JSON.stringify(letter), /premium|betaa?l|kost|afgeschreven/i)
      }
    }
  } finally {
    await paid.close()
    await stripe.close()
  }
})

test('the first letter says how many requests are left, of the limit that this user has', () => {
  const house = { address: 'https://kopij.example', contactEmail: 'team@example.com', payments: false }
  for (const [count, limit, words] of [
    [0, 10, 'nog 10 verzoeken'],
    [9, 10, 'nog één verzoek aan'],
    [10, 10, 'zijn op'],
    [12, 10, 'zijn op'],
    [10, 50, 'nog 40 verzoeken'],
  ] as const) {
    const user = { name: 'Noor', email: 'noor@example.org', aiRequestsCount: count, aiRequestsLimit: limit }
    assert.ok(trialEndingLetter(house, user, 'morgen').paragraphs.join(' ').includes(words), words)
  }
})

test('who is given more time is written to as much later', async () => {
  const { email, jobs, user } = await registered()
  const end = new Date(app.now.getTime() + 72 * HOUR_MS)
  await set(user.id, { subscriptionEndDate: end })
  later(app, 20 * 60)
  const at = app.sent.all.length
  await run(jobs[0])
  assert.deepEqual(aboutTrial(email), [])
  const [again] = app.sent.all.slice(at)
  assert.equal(again?.after?.getTime(), end.getTime() - 4 * HOUR_MS)
  later(app, 48 * 60)
  await run(again)
  assert.equal(aboutTrial(email).length, 1)
})

test('nobody is told that a trial will end when it has ended already', async () => {
  const { email, jobs } = await registered()
  later(app, 30 * 60)
  for (const job of jobs) await run(job)
  assert.deepEqual(
    aboutTrial(email).map(({ subject }) => subject),
    ['Je proefperiode is afgelopen'],
  )
})

test('a deleted address gets an account but no second trial for a year, and only a hash of it is kept', async () => {
  const { email, user } = await registered()
  await app.client().post(`/api/email-confirmation/${tokenOf(letterTo(app, email, /Bevestig/))}`)
  admin = (await app.loggedIn({ role: 'admin' })).client
  await admin.send('DELETE', `/api/users/${user.id}`)
  const kept = await app.database.db.select().from(pastTrials)
  assert.equal(kept.length, 1)
  assert.deepEqual(Object.keys(kept[0] ?? {}), ['mark', 'until'])
  assert.equal(JSON.stringify(kept).includes('proef'), false)

  const again = await registered(email.toUpperCase())
  assert.ok(Date.parse(again.user.subscriptionEndDate) <= app.now.getTime())
  assert.equal(again.jobs.length, 0)
  assert.match(letterTo(app, email.toUpperCase(), /al eens geprobeerd/).paragraphs.join(' '), /geen nieuwe/)
  const refused = await again.client.post('/api/user/register-ai-request')
  assert.deepEqual([refused.status, refused.body.code], [403, 'trialExpired'])

  const other = await registered(email.replace('@', '+x@'))
  assert.equal(other.jobs.length, 2, 'which addresses are one mailbox only their own server knows')
})

test('an unconfirmed address is remembered when its deletion is confirmed by mail, for a year from then', async () => {
  const { client, email } = await registered()
  await client.post('/api/account/deletion', { currentPassword: 'een-lang-geheim' })
  const asked = await app.client().post(`/api/account/deletion/${tokenOf(letterTo(app, email, /account weg mag/))}`)
  assert.equal(asked.status, 200)
  later(app, 7 * DAY_MINUTES)
  await runJob(deleteDueAccounts, app.site)
  assert.equal((await registered(email)).jobs.length, 0)
})

test('who says that an account is not theirs, or is deleted by an administrator unconfirmed, keeps their trial', async () => {
  const disowned = await registered()
  const link = `/api/email-confirmation/${tokenOf(letterTo(app, disowned.email, /Bevestig/))}`
  assert.deepEqual((await app.client().send('DELETE', link)).body, { removed: true })
  assert.equal((await registered(disowned.email)).jobs.length, 2)

  const unconfirmed = await registered()
  admin = (await app.loggedIn({ role: 'admin' })).client
  await admin.send('DELETE', `/api/users/${unconfirmed.user.id}`)
  assert.equal((await registered(unconfirmed.email)).jobs.length, 2)
})

test('whoever asks to delete an account with the address of somebody else takes no trial away without their mailbox', async () => {
  const { client, email, user } = await registered()
  await client.post('/api/account/deletion', { currentPassword: 'een-lang-geheim' })
  const victim = newAddress()
  admin = (await app.loggedIn({ role: 'admin' })).client
  const { body: now } = await admin.get(`/api/users/${user.id}/full-details`)
  assert.equal((await admin.send('PUT', `/api/users/${user.id}`, { body: { ...now, email: victim } })).status, 200)
  const link = tokenOf(letterTo(app, email, /account weg mag/))
  assert.equal((await app.client().post(`/api/account/deletion/${link}`)).status, 404)
  await admin.send('DELETE', `/api/users/${user.id}`)
  assert.equal((await registered(victim)).jobs.length, 2)
})

test('a year later it does', async () => {
  for (const [days, jobs] of [
    [364, 0],
    [365, 2],
    [366, 2],
  ] as const) {
    const email = newAddress()
    const until = new Date(app.now.getTime() + 365 * DAY_MINUTES * 60_000)
    await inTransaction(app.database, (tx) => rememberTrial(tx, app.site.secrets, email, until))
    later(app, days * DAY_MINUTES)
    assert.equal((await registered(email)).jobs.length, jobs, `${days} days`)
  }
  later(app, 366 * DAY_MINUTES)
  await runJob(forgetPastTrials, app.site)
  assert.deepEqual(await app.database.db.select().from(pastTrials), [])
})

test('an address is remembered under the key before this one too, and the longer of two times counts', async () => {
  const email = newAddress()
  const [old, current] = ['old-key-old-key-old-key-old-key-old-1', 'new-key-new-key-new-key-new-key-new-1']
  const until = new Date(app.now.getTime() + DAY_MINUTES * 60_000)
  const earlier = createSecrets([old])
  await inTransaction(app.database, (tx) => rememberTrial(tx, earlier, email, until))
  await inTransaction(app.database, (tx) => rememberTrial(tx, earlier, email, app.now))
  const { hadTrial } = await import('#server/accounts/past-trials-store.ts')
  const { db } = app.database
  assert.equal(await hadTrial(db, createSecrets([current, old]), email, app.now), true)
  assert.equal(await hadTrial(db, createSecrets([current]), email, app.now), false)
})
