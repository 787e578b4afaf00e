// The steps of inspiration links: every one from every state for every role, races, and many at once.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { roles, type Role, type User } from '#contract/accounts/user.ts'
import { BULK_LIMIT } from '#contract/links/endpoints.ts'
import type { LinkStatus } from '#contract/links/link.ts'
import { afterStep, linkSteps, mayStep, nextSteps, type LinkStep } from '#contract/links/steps.ts'
import { auditLog } from '#server/audit/tables.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { startApp, type Client, type Reply, type TestApp } from '../support/app.ts'
import { makeLink, makeLinks, stateOf } from '../support/links.ts'

const path = '/api/inspiratie-links'

let app: TestApp
const askers = {} as Record<Role, { client: Client; user: User }>
let other: { client: Client; user: User }
before(async () => {
  app = await startApp()
  for (const role of roles) askers[role] = await app.loggedIn({ role, name: `Naam van ${role}` })
  other = await app.loggedIn({ name: 'Bas de Vries' })
})
after(() => app.close())

function take(client: Client, id: number, step: LinkStep): Promise<Reply> {
  if (step === 'claim' || step === 'unclaim') return client.post(`${path}/${id}/${step}`)
  return client.post(`${path}/${id}/status`, { status: step })
}

type State = `${LinkStatus}/${'-' | 'me' | 'other'}`

const claimed = 'Deze link is al geclaimd door Bas de Vries.'
const mine = 'Je hebt deze link zelf al geclaimd.'
const free = 'Deze link is door niemand geclaimd.'
const claimFirst = 'Claim deze link eerst.'
const pickUpFirst = 'Markeer deze link eerst als Opgepakt.'
const isOpen = 'Deze link staat al op Open.'
const isPickedUp = 'Deze link is al Opgepakt.'
const isDone = 'Deze link is al Klaar.'
const release = 'Deze link is Opgepakt. Geef hem vrij, dan staat hij weer op Open.'
const tooLate = 'Deze link is al Klaar. Claimen kan niet meer.'
const closed = 'Deze link is al Klaar. Alleen een beheerder kan hem heropenen.'

/** What becomes of a link by each step, or why it is refused. Reopening is for administrators; others are refused. */
const outcomes: Record<State, Record<LinkStep, string>> = {
  'Open/-': { claim: 'Open/me', unclaim: free, Opgepakt: claimFirst, Klaar: claimFirst, Open: isOpen },
  'Open/me': { claim: mine, unclaim: 'Open/-', Opgepakt: 'Opgepakt/me', Klaar: pickUpFirst, Open: isOpen },
  'Open/other': { claim: claimed, unclaim: 'Open/-', Opgepakt: 'Opgepakt/other', Klaar: pickUpFirst, Open: isOpen },
  'Opgepakt/-': { claim: 'Opgepakt/me', unclaim: free, Opgepakt: isPickedUp, Klaar: 'Klaar/-', Open: release },
  'Opgepakt/me': { claim: mine, unclaim: 'Open/-', Opgepakt: isPickedUp, Klaar: 'Klaar/me', Open: release },
  'Opgepakt/other': { claim: claimed, unclaim: 'Open/-', Opgepakt: isPickedUp, Klaar: 'Klaar/other', Open: release },
  'Klaar/-': { claim: tooLate, unclaim: free, Opgepakt: closed, Klaar: isDone, Open: 'Open/-' },
  'Klaar/me': { claim: tooLate, unclaim: 'Klaar/-', Opgepakt: closed, Klaar: isDone, Open: 'Open/-' },
  'Klaar/other': { claim: tooLate, unclaim: 'Klaar/-', Opgepakt: closed, Klaar: isDone, Open: 'Open/-' },
}

for (const role of roles) {
  test(`every step from every state goes as it should for the role ${role}, and the menu offers no other`, async () => {
    const { client, user } = askers[role]
    const holders = { '-': null, me: user.id, other: other.user.id }
    for (const [state, steps] of Object.entries(outcomes)) {
      const [status, holder] = state.split('/') as [LinkStatus, keyof typeof holders]
      for (const step of linkSteps) {
        const claimedBy = holders[holder]
        const id = await makeLink(app, { status, claimedBy })
        const { status: code, body } = await take(client, id, step)
        const now = (await client.get(`${path}/${id}`)).body
        const forAdmins = state.startsWith('Klaar') && step === 'Open' && role !== 'admin'
        const expected = steps[step].split('/') as [LinkStatus, keyof typeof holders]
        const goes = expected.length === 2 && !forAdmins
        const what = `${state} ${step}: ${code} ${body.message}`
        assert.equal(mayStep(step, { status, claimedBy }, user), goes, what)
        if (goes) {
          const becomes = [expected[0], holders[expected[1]]]
          assert.deepEqual([code, stateOf(body), stateOf(now)], [200, becomes, becomes], what)
          assert.deepEqual(Object.values(afterStep(step, { status, claimedBy }, user.id)), becomes, what)
          assert.equal(body.claimedAt !== null, becomes[1] !== null, what)
        } else {
          const told = forAdmins ? 'Alleen een beheerder kan een link heropenen.' : steps[step]
          assert.deepEqual([code, body.message], [forAdmins ? 403 : 409, told], what)
          assert.deepEqual(stateOf(now), [status, claimedBy], what)
        }
      }
    }
  })
}

test('the menu offers what the specification says, in its order', () => {
  const menu = (status: LinkStatus, claimedBy: number | null, role: Role) => nextSteps({ status, claimedBy }, { role })
  assert.deepEqual(menu('Open', null, 'admin'), ['claim'])
  assert.deepEqual(menu('Open', 1, 'user'), ['unclaim', 'Opgepakt'])
  assert.deepEqual(menu('Opgepakt', 1, 'user'), ['unclaim', 'Klaar'])
  assert.deepEqual(menu('Klaar', 1, 'user'), ['unclaim'])
  assert.deepEqual(menu('Klaar', null, 'admin'), ['Open'])
})

test('of twenty who claim at once exactly one wins, and the others hear who', async () => {
  const people = [askers.user, askers.free, askers.paid, askers.admin, other]
  const id = await makeLink(app)
  const tries = Array.from({ length: 20 }, (_, at) => people[at % people.length] as typeof other)
  const replies = await Promise.all(tries.map(({ client }) => take(client, id, 'claim')))
  const won = replies.findIndex(({ status }) => status === 200)
  const winner = tries[won]?.user
  assert.ok(winner)
  replies.forEach(({ status, body }, at) => {
    if (at === won) return assert.equal(body.claimedByName, winner.name)
    const self = tries[at]?.user.id === winner.id
    assert.deepEqual([status, body.message], [409, self ? mine : `Deze link is al geclaimd door ${winner.name}.`])
  })
  assert.equal((await other.client.get(`${path}/${id}`)).body.claimedBy, winner.id)
})

test('a released link can be claimed by someone else', async () => {
  const id = await makeLink(app)
  await take(askers.user.client, id, 'claim')
  assert.equal((await take(other.client, id, 'unclaim')).status, 200)
  assert.equal((await take(other.client, id, 'claim')).body.claimedBy, other.user.id)
})

test('claims and releases at once never leave a claim without its moment', async () => {
  const id = await makeLink(app)
  const { client } = askers.user
  const steps = Array.from({ length: 20 }, (_, at) =>
    take(at % 2 ? client : other.client, id, at % 3 ? 'claim' : 'unclaim'),
  )
  for (const { status } of await Promise.all(steps)) assert.ok(status === 200 || status === 409)
  const { body } = await client.get(`${path}/${id}`)
  assert.equal(body.claimedBy === null, body.claimedAt === null)
})

const bulk = async (client: Client, ids: readonly number[], action: string) =>
  client.post(`${path}/bulk`, { ids, action })

test('many at once follow the same rules: what cannot be done is told, and the rest is done', async () => {
  const { client, user } = askers.user
  const [open, taken, done, binned] = (await makeLinks(app, [
    {},
    { claimedBy: other.user.id },
    { status: 'Klaar' },
    { deletedAt: app.now },
  ])) as [number, number, number, number]
  const reply = await bulk(client, [taken, open, open, done, binned, 2_000_000_000], 'claim')
  assert.equal(reply.status, 200)
  const gone = 'Deze link bestaat niet of is verwijderd.'
  assert.deepEqual(reply.body.results, [
    { id: taken, done: false, message: claimed },
    { id: open, done: true },
    { id: done, done: false, message: tooLate },
    { id: binned, done: false, message: gone },
    { id: 2_000_000_000, done: false, message: gone },
  ])
  const states = async () =>
    Promise.all([open, taken, done].map(async (id) => stateOf((await client.get(`${path}/${id}`)).body)))
  assert.deepEqual(await states(), [
    ['Open', user.id],
    ['Open', other.user.id],
    ['Klaar', null],
  ])
  await bulk(client, [open, taken, done], 'Opgepakt')
  await bulk(client, [open], 'Klaar')
  assert.deepEqual(await states(), [
    ['Klaar', user.id],
    ['Opgepakt', other.user.id],
    ['Klaar', null],
  ])
  await bulk(client, [open, taken, done], 'unclaim')
  assert.deepEqual(await states(), [
    ['Klaar', null],
    ['Open', null],
    ['Klaar', null],
  ])
})

test('deleting, restoring and reopening many is for administrators, and each stands in the audit log', async () => {
  const ids = await makeLinks(app, [{ status: 'Klaar' }, { status: 'Klaar' }, {}])
  for (const action of ['delete', 'restore', 'Open']) {
    assert.equal((await bulk(askers.paid.client, ids, action)).status, 403, action)
  }
  const { client, user } = askers.admin
  const doneOf = async (action: string) =>
    (await bulk(client, ids, action)).body.results.map(({ done }: { done: boolean }) => done)
  assert.deepEqual(await doneOf('Open'), [true, true, false])
  assert.deepEqual(await doneOf('delete'), [true, true, true])
  assert.deepEqual(await doneOf('delete'), [false, false, false])
  assert.deepEqual(await doneOf('restore'), [true, true, true])
  assert.deepEqual(await doneOf('restore'), [false, false, false])
  const rows = await app.database.db.select().from(auditLog).where(eq(auditLog.actorId, user.id))
  const counted = Map.groupBy(
    rows.filter(({ subjectId }) => ids.includes(subjectId ?? 0)),
    ({ action }) => action,
  )
  assert.deepEqual(
    [...counted].map(([action, those]) => [action, those.length]),
    [
      ['link.reopen', 2],
      ['link.delete', 3],
      ['link.restore', 3],
    ],
  )
})

test('two who change the same many in another order both get through', async () => {
  const ids = await makeLinks(
    app,
    Array.from({ length: 60 }, () => ({})),
  )
  const replies = await Promise.all([
    bulk(askers.user.client, ids, 'claim'),
    bulk(other.client, ids.toReversed(), 'claim'),
    bulk(askers.admin.client, ids.toReversed(), 'delete'),
    bulk(askers.admin.client, ids, 'restore'),
  ])
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  const wins = replies.slice(0, 2).flatMap(({ body }) => body.results.filter(({ done }: { done: boolean }) => done))
  const rows = await app.database.db.select().from(inspirationLinks)
  assert.equal(rows.filter(({ id, claimedBy }) => ids.includes(id) && claimedBy !== null).length, wins.length)
})

test('one to two hundred can be changed at once', async () => {
  const { client } = askers.user
  const some = Array.from({ length: BULK_LIMIT + 1 }, (_, at) => 1_000_000 + at)
  assert.equal((await bulk(client, [], 'claim')).status, 400)
  assert.equal((await bulk(client, some.slice(1), 'claim')).status, 200)
  assert.equal((await bulk(client, some, 'claim')).status, 400)
  assert.equal((await bulk(client, some.slice(1), 'iets')).status, 400)
})
