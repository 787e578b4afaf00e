// Lists whose entries are long: a page ends before its limit, and the pages together are the list, whole and in order.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NEXT_HEADER } from '#contract/page-headers.ts'
import { fitting, PAGE_BYTES } from '#server/http/paging.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ role: 'admin' })).client
})
after(() => app.close())

test('a page ends at its limit, or before the row that makes it too long, but never before its first', () => {
  const row = (bytes: number) => 'x'.repeat(bytes - 2)
  const half = row(PAGE_BYTES / 2)
  assert.deepEqual(fitting([half, half], 2), { page: [half, half], more: false })
  assert.deepEqual(fitting([half, half, half], 2), { page: [half, half], more: true })
  assert.deepEqual(fitting([half, half + 'x', half], 3), { page: [half], more: true })
  assert.deepEqual(fitting([row(2 * PAGE_BYTES), half], 2), { page: [row(2 * PAGE_BYTES)], more: true })
  assert.deepEqual(fitting([], 2), { page: [], more: false })
  assert.deepEqual(fitting([row(PAGE_BYTES / 2), 'é'.repeat(PAGE_BYTES / 4)], 2).more, true, 'bytes, not characters')
})

/** Every entry of a list, from page to page, asked as a client does that does not care how much comes at once. */
async function pagesOf(path: string): Promise<{ pages: number; ids: number[]; largest: number }> {
  const ids: number[] = []
  let pages = 0
  let largest = 0
  for (let next: string | null = ''; next !== null; pages += 1) {
    const { headers, body } = await admin.get(next === '' ? path : `${path}?after=${next}`)
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(body)))
    ids.push(...(body as { id: number }[]).map(({ id }) => id))
    next = headers.get(NEXT_HEADER)
  }
  return { pages, ids, largest }
}

const LONG = 400
const lists: Record<string, { path: string; fill: string; ids: string }> = {
  links: {
    path: '/api/inspiratie-links',
    fill: `insert into inspiratie_links (title, url, url_key, created_at)
      select 'Link ' || n, 'https://example.com/' || n || repeat('a', 1900), n::text, now() from generate_series(1, ${LONG}) n`,
    ids: 'select id from inspiratie_links order by id desc',
  },
  tasks: {
    path: '/api/tasks',
    fill: `insert into tasks (title, description, position, created_at, updated_at)
      select repeat('€', 200), repeat('€', 200) || repeat('a', 9800), n % 7, now(), now() from generate_series(1, ${LONG}) n`,
    ids: 'select id from tasks order by position, id',
  },
  users: {
    path: '/api/users',
    fill: `insert into users (username, password, email, name, role, created_at)
      select n || repeat('u', 40), '-', n || repeat('e', 200) || '@example.com', repeat('€', 100) || n, 'free', now()
      from generate_series(1, 2 * ${LONG}) n`,
    ids: 'select id from users order by created_at desc, id desc',
  },
  messages: {
    path: '/api/contact-submissions',
    fill: `insert into contact_submissions (name, email, company, message, beta_tester, created_at)
      select repeat('€', 100), n || repeat('e', 200) || '@example.com', repeat('€', 100), repeat('€', 2000), false, now()
      from generate_series(1, ${LONG}) n`,
    ids: 'select id from contact_submissions order by id desc',
  },
}

for (const [what, { path, fill, ids }] of Object.entries(lists)) {
  test(`long ${what} come in pages of bounded length, none left out and none twice`, async () => {
    await app.database.pool.query(fill)
    const { rows } = await app.database.pool.query<{ id: number }>(ids)
    const read = await pagesOf(path)
    assert.deepEqual(
      read.ids,
      rows.map(({ id }) => id),
    )
    assert.ok(read.pages > 1, `${read.pages} pages`)
    assert.ok(read.largest <= PAGE_BYTES + rows.length, `${read.largest} bytes`)
  })
}
