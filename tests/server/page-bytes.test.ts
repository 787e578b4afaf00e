// What a list sends at once, the same for every list: its limit of entries or a quarter of a megabyte, whichever comes
// first, never an entry twice and none left out; and that there are more is said when there are, and only then.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { z } from 'zod'
import { NEXT_HEADER } from '#contract/page-headers.ts'
import { PAGE_BYTES } from '#server/http/paging.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { endpointsOfContract } from '../support/contract.ts'
import { fillings } from '../support/fillings.ts'

let app: TestApp
let admin: Client
let adminId: number
before(async () => {
  app = await startApp()
  const { client, user } = await app.loggedIn({ role: 'admin' })
  admin = client
  adminId = user.id
})
after(() => app.close())

interface Entry {
  id?: number
  /** What a version has instead, within its article. */
  n?: number
}

interface Page {
  entries: Entry[]
  /** The address of the next page, as the reply gives it to clients that know nothing of us. */
  link: string | undefined
}

/** Asked as a client does that was told no more than the address. */
async function pageAt(path: string): Promise<Page> {
  const { status, headers, body } = await admin.get(path)
  assert.equal(status, 200, JSON.stringify(body))
  const link = /^<(?<path>[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.groups?.['path']
  const next = headers.get(NEXT_HEADER)
  assert.equal(link === undefined ? null : new URL(link, app.url).searchParams.get('after'), next, path)
  return { entries: body as Entry[], link }
}

/** Every page, each found in the reply before it; `meanwhile` is done after the first. */
async function pagesFrom(path: string, meanwhile = async () => {}): Promise<Page[]> {
  const pages = [await pageAt(path)]
  await meanwhile()
  for (let next = pages[0]?.link; next !== undefined; next = pages.at(-1)?.link) {
    assert.ok(pages.length < 3_000, 'the pages go round in a circle')
    pages.push(await pageAt(next))
  }
  return pages
}

const entriesOf = (pages: readonly Page[]) => pages.flatMap(({ entries }) => entries)
const idOf = ({ id, n }: Entry) => id ?? n ?? NaN
const idsOf = (entries: readonly Entry[]) => entries.map(idOf)

/** The pages that the rule makes of these entries. */
function ruled(entries: readonly Entry[], limit: number): number[][] {
  const pages: number[][] = []
  let bytes = Infinity
  for (const entry of entries) {
    const size = Buffer.byteLength(JSON.stringify(entry))
    bytes += size
    if (bytes > PAGE_BYTES || pages.at(-1)?.length === limit) {
      pages.push([])
      bytes = size
    }
    pages.at(-1)?.push(idOf(entry))
  }
  return pages
}

const run = (statement: string) => app.database.pool.query(statement.replaceAll('$me', String(adminId)))

async function idsInOrder(statement: string): Promise<number[]> {
  const { rows } = await app.database.pool.query<Entry>(statement.replaceAll('$me', String(adminId)))
  return idsOf(rows)
}

const lists = (await endpointsOfContract()).flatMap(({ path, query }) =>
  query instanceof z.ZodObject && 'after' in query.shape ? [{ path, query }] : [],
)

test('there are lists, and each can be filled', () => {
  assert.deepEqual(lists.map(({ path }) => path).toSorted(), Object.keys(fillings).toSorted())
})

for (const { path, query } of lists) {
  const { at = path, clear, fill, order, huge } = fillings[path] ?? assert.fail(path)
  const { limit } = query.parse({}) as { limit: number }
  /** Rows that are short, a page and a half of them and at least one that goes over 1,000 as they are fetched. */
  const many = Math.max(1_150, limit + limit / 2)

  test(`${path}: of many short entries a plain client gets the first page, and the way to each of the others`, async () => {
    await run(clear)
    await run(fill(many, 1))
    const pages = await pagesFrom(at)
    assert.deepEqual(idsOf(entriesOf(pages)), await idsInOrder(order))
    assert.deepEqual(
      pages.map(({ entries }) => idsOf(entries)),
      ruled(entriesOf(pages), limit),
    )
    assert.ok(pages.length > 1)
  })

  test(`${path}: who asks for few at a time gets as many, and all of them`, async () => {
    const pages = await pagesFrom(`${at}?limit=20`)
    assert.deepEqual(idsOf(entriesOf(pages)), await idsInOrder(order))
    assert.ok(pages.slice(0, -1).every(({ entries }) => entries.length === 20))
  })

  test(`${path}: exactly a page is all there is; one more is told`, async () => {
    await run(clear)
    await run(fill(10, 1))
    const all = (await pageAt(at)).entries.length
    for (const [asked, more] of [
      [all + 1, false],
      [all, false],
      [all - 1, true],
    ] as const) {
      const { entries, link } = await pageAt(`${at}?limit=${asked}`)
      assert.deepEqual([entries.length, link !== undefined], [Math.min(asked, all), more], String(asked))
    }
  })

  test(`${path}: long entries end a page before its limit, also while entries come and go`, async () => {
    await run(clear)
    await run(fill(200, 200))
    const there = await idsInOrder(order)
    const pages = await pagesFrom(at, async () => void (await run(fill(30, 200))))
    const known = new Set(there)
    const ids = idsOf(entriesOf(pages))
    assert.deepEqual(
      ids.filter((id) => known.has(id)),
      there,
    )
    assert.equal(new Set(ids).size, ids.length, 'none twice')
    assert.ok(pages.length > 1, `${pages.length} pages`)
    for (const { entries } of pages) {
      const bytes = entries.reduce((sum, entry) => sum + Buffer.byteLength(JSON.stringify(entry)), 0)
      assert.ok(entries.length === 1 || bytes <= PAGE_BYTES, `${bytes} bytes`)
    }
  })

  if (huge !== undefined) {
    test(`${path}: an entry that is too long for any page gets one of its own`, async () => {
      await run(clear)
      await run(fill(5, 1))
      const [, , third] = await idsInOrder(order)
      await run(huge(third ?? 0, PAGE_BYTES + 1))
      const pages = await pagesFrom(at)
      const all = await idsInOrder(order)
      assert.deepEqual(
        pages.map(({ entries }) => idsOf(entries)),
        [all.slice(0, 2), [third], all.slice(3)],
      )
    })
  }
}
