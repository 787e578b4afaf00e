// The cursors of long lists: whatever somebody makes up, it is refused and breaks nothing.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { z } from 'zod'
import { listUsers, userSorts } from '#contract/accounts/administration-endpoints.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { endpointsOfContract } from '../support/contract.ts'

let app: TestApp
let admin: Client
/** The id of an article, which has a list of its own. */
let articleId: number
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ role: 'admin' })).client
  articleId = (await admin.post('/api/articles', { title: 'Met versies', content: 'De tekst ervan.' })).body.id
})
after(() => app.close())

const encoded = (text: string) => Buffer.from(text).toString('base64url')

const TOO_LARGE = 99_999_999_999

/** What is a cursor nowhere. */
const odd: Record<string, string> = {
  nothing: '',
  'no base64': '%%%',
  'no JSON': encoded('[1,'),
  'no list': encoded('{"id":1}'),
  'an empty list': encoded('[]'),
  null: encoded('[null,null]'),
  'too many parts': encoded('[1,1,1,1]'),
  'an id that is no whole number': encoded('[1,1.5]'),
  'ids that are words': encoded('["een","twee","drie"]'),
  'one id that is too large': encoded(`[${TOO_LARGE}]`),
  'two ids that are too large': encoded(`[1,${TOO_LARGE}]`),
  'a third id that is too large': encoded(`[1,0,${TOO_LARGE}]`),
  'an id below all': encoded(`[1,0,-${TOO_LARGE}]`),
  'a number that is none': encoded('[1e999]'),
  NUL: encoded('["a\\u0000b",1]'),
  'a raw NUL': '\u0000',
}

/** Dates, which only one order takes for a place. */
const dates: Record<string, string> = {
  'the year 0': encoded('["0000-01-01T00:00:00Z",1]'),
  'the 30th of February': encoded('["2026-02-30T00:00:00Z",1]'),
  'no date': encoded('["gisteren",1]'),
}

/** Every list that pages; the users in each of their orders, because a place in one is none in another. */
const lists = (await endpointsOfContract())
  .filter(({ query }) => query instanceof z.ZodObject && 'after' in query.shape)
  .flatMap(({ path }) => (path === listUsers.path ? userSorts.map((sort) => `${path}?sort=${sort}`) : [path]))

test('there are lists that page', () => assert.ok(lists.length > userSorts.length + 2, lists.join()))

for (const list of lists) {
  test(`no made-up cursor of ${list} is more than bad input`, async () => {
    const cursors = list.endsWith('createdAt') ? { ...odd, ...dates } : odd
    for (const [what, cursor] of Object.entries(cursors)) {
      const reply = await admin.get(
        `${list.replace('articles/:id', `articles/${articleId}`)}${list.includes('?') ? '&' : '?'}after=${encodeURIComponent(cursor)}`,
      )
      assert.equal(reply.status, 400, `${what}: ${JSON.stringify(reply.body)}`)
    }
  })
}
