// The list of users: found by any part of who they are, in every order, a page at a time, none skipped and none twice.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { userSorts } from '#contract/accounts/administration-endpoints.ts'
import { COUNTED_UP_TO } from '#contract/paging.ts'
import { NEXT_HEADER, TOTAL_HEADER } from '#contract/page-headers.ts'
import type { AdministeredUser } from '#contract/accounts/administration.ts'
import { makeUser, startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  ;({ client: admin } = await app.loggedIn({ username: 'baas', name: 'De Baas', role: 'admin' }))
})
after(() => app.close())

async function list(query: Record<string, string | number>, client = admin) {
  const reply = await client.get(
    `/api/users?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]))}`,
  )
  return {
    status: reply.status,
    body: reply.body,
    names: reply.status === 200 ? (reply.body as AdministeredUser[]).map(({ username }) => username) : [],
    total: Number(reply.headers.get(TOTAL_HEADER)),
    next: reply.headers.get(NEXT_HEADER),
  }
}

/** All pages, one after the other. */
async function walk(query: Record<string, string | number>): Promise<string[]> {
  const names: string[] = []
  let next: string | null = null
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...query, ...(next !== null && { after: next }) })
    assert.equal(page.status, 200, JSON.stringify(page.body))
    names.push(...page.names)
    assert.ok(names.length < 5_000, 'the pages go round in a circle')
    next = page.next
  } while (next !== null)
  return names
}

test('the list is an array of users with their version, newest first, and no password', async () => {
  await makeUser(app.database, { username: 'eerste', name: 'Anne' })
  await makeUser(app.database, { username: 'laatste', name: 'Bram', role: 'paid' })
  const { body, names, total, next } = await list({})
  assert.ok(Array.isArray(body))
  assert.deepEqual([names, total, next], [['laatste', 'eerste', 'baas'], 3, null])
  assert.deepEqual([body[0].role, body[0].version], ['paid', 0])
  assert.doesNotMatch(JSON.stringify(body), /password|argon2/)
})

test('in every order and both directions pages together are the whole list, also among equals', async () => {
  // Names and roles alike, and moments that differ by microseconds only: what a Date cannot tell apart.
  await app.database.db.execute(sql`
    INSERT INTO users (username, password, email, name, role, created_at)
    SELECT 'rij' || i, 'x', 'rij' || i || '@example.com', 'Zelfde Naam', 'free',
      timestamptz '2026-01-01 12:00:00.123450Z' + (i % 7) * interval '1 microsecond'
    FROM generate_series(1, 40) i`)
  const all = (await list({})).names.toSorted()
  for (const sort of userSorts) {
    for (const direction of ['asc', 'desc']) {
      const whole = (await list({ sort, direction })).names
      const walked = await walk({ sort, direction, limit: 7 })
      assert.deepEqual(walked, whole, `${sort} ${direction}`)
      assert.deepEqual(walked.toSorted(), all, `${sort} ${direction}`)
    }
    const [up, down] = await Promise.all(['asc', 'desc'].map((direction) => list({ sort, direction })))
    assert.deepEqual(up?.names, down?.names.toReversed(), sort)
  }
})

test('an order goes by what is spelled, capitals aside', async () => {
  await makeUser(app.database, { username: 'ZZalf', name: 'sorteer b' })
  await makeUser(app.database, { username: 'zzAap', name: 'Sorteer A' })
  await makeUser(app.database, { username: 'zzbes', name: 'SORTEER c' })
  assert.deepEqual((await list({ search: 'sorteer', sort: 'name' })).names, ['zzAap', 'ZZalf', 'zzbes'])
  assert.deepEqual((await list({ search: 'sorteer', sort: 'username', direction: 'desc' })).names, [
    'zzbes',
    'ZZalf',
    'zzAap',
  ])
})

test('a page whose last entry is deleted meanwhile goes on where it was', async () => {
  const first = await list({ search: 'rij', sort: 'username', limit: 5 })
  const last = (first.body as AdministeredUser[]).at(-1)
  assert.equal((await admin.send('DELETE', `/api/users/${last?.id}`)).status, 200)
  const second = await list({ search: 'rij', sort: 'username', limit: 5, after: first.next ?? '' })
  assert.deepEqual([...first.names, ...second.names], [...new Set([...first.names, ...second.names])])
  assert.equal(second.names.length, 5)
})

test('a search finds every word anywhere in name, username or address, capitals aside', async () => {
  await makeUser(app.database, { username: 'esther', name: 'Ésther van der Molen' })
  for (const search of ['ésther', 'ÉSTHER', 'MOLEN', 'der mol', 'molen esther', 'ther@exam', 'esther@EXAMPLE.com']) {
    assert.ok((await list({ search })).names.includes('esther'), search)
  }
  assert.deepEqual((await list({ search: 'molen bakker' })).names, [])
})

test('signs that a pattern would read mean themselves', async () => {
  await makeUser(app.database, { username: 'procent', name: '100% Noor_Bakker \\ Zoon' })
  for (const search of ['100%', 'noor_b', '\\', '%', '_']) {
    assert.deepEqual((await list({ search })).names, ['procent'], search)
  }
})

test('one role is filtered, also together with a search, and counted', async () => {
  const paid = await list({ role: 'paid' })
  assert.deepEqual([paid.names, paid.total], [['laatste'], 1])
  assert.deepEqual((await list({ role: 'paid', search: 'zelfde' })).total, 0)
  const found = await list({ role: 'free', search: 'zelfde', limit: 5 })
  assert.deepEqual([found.total, found.names.length], [39, 5])
})

test('beyond a thousand the count stops, and a search among many pages just as it does among few', async () => {
  await app.database.db.execute(sql`
    INSERT INTO users (username, password, email, name, role)
    SELECT 'veel' || i, 'x', 'veel' || i || '@example.com', CASE WHEN i <= ${COUNTED_UP_TO} THEN 'Duizend' ELSE 'Meer' END, 'user'
    FROM generate_series(1, 1300) i`)
  assert.equal((await list({ limit: 1 })).total, COUNTED_UP_TO + 1)
  assert.equal((await list({ search: 'duizend', limit: 1 })).total, COUNTED_UP_TO)
  const many = { search: 'veel', sort: 'email', limit: 400 } as const
  assert.equal((await list(many)).total, COUNTED_UP_TO + 1)
  const walked = await walk(many)
  assert.equal(new Set(walked).size, 1300)
  assert.equal(walked.length, 1300)
})

test('a cursor that is not ours, or a query that makes no sense, is 400', async () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const wrong of ['onzin', cursor(['gisteren', 1]), cursor([1, 1]), cursor(['2026-01-01T00:00:00Z', 'a'])]) {
    assert.equal((await list({ after: wrong })).status, 400, wrong)
  }
  assert.equal((await list({ sort: 'name', after: cursor(['a\u0000', 1]) })).status, 400)
  for (const query of [{ sort: 'password' }, { role: 'baas' }, { limit: 0 }, { limit: 1001 }, { search: 'a\u0000' }]) {
    assert.equal((await list(query as Record<string, string>)).status, 400, JSON.stringify(query))
  }
})
