// What anybody can send: every field of every endpoint is given what no form would send. The answer is never a fault of
// ours, and what is wrong is said per field, in words for people.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { users } from '#server/accounts/tables.ts'
import { boundsOfJson } from '#server/http/json-bounds.ts'
import { PASSWORD, startApp, type Client, type Reply, type TestApp } from '../support/app.ts'
import { endpointsOfContract } from '../support/contract.ts'
import { fieldsOf, fittingAll, PICTURE } from '../support/fitting.ts'
import { sendPictures } from '../support/picture-requests.ts'
import { png } from '../support/strange-web.ts'

let app: TestApp
let admin: Client
const endpoints = await endpointsOfContract()
before(async () => {
  app = await startApp({ rateLimit: false, trustProxy: true })
  admin = (await app.loggedIn({ role: 'admin', username: 'beheer' })).client
})
after(() => app.close())

/** The specification's own texts in English. */
const ofTheSpecification = [
  'Name must be at least 2 characters',
  'Password must be at least 6 characters',
  'Please enter a valid email address',
]

/** Words of developers, and of zod in Dutch or English. */
const noWordsForPeople =
  /verwacht|ontving|invoer|undefined|NaN|invalid|required|received|expected|object|array|string|number|boolean|null|regex|patroon|te groot:|te klein:|error|\bat \/|FST_/i

function assertForPeople({ body }: Reply, what: string): void {
  for (const message of [body.message, ...Object.values<unknown>(body.errors ?? {})]) {
    assert.equal(typeof message, 'string', what)
    if (!ofTheSpecification.includes(message)) assert.doesNotMatch(message, noWordsForPeople, `${what}: ${message}`)
  }
}

const nested = '['.repeat(50_000) + ']'.repeat(50_000)

/** As JSON, because some of it JSON.stringify would not write. */
const hostile: Record<string, string> = {
  null: 'null',
  true: 'true',
  'a number': '7',
  'a negative number': '-1',
  'a broken number': '1.5',
  'a number without end': '1e400',
  'the word NaN': '"NaN"',
  'a list': '[]',
  'a list of lists': '[[1],[null]]',
  'an object': '{}',
  'an object with a key of U+0000': '{"\\u0000":"\\u0000"}',
  'an empty text': '""',
  spaces: '"   "',
  'U+0000': '"a b\\u0000c d"',
  'U+0000 in a list': '["a b\\u0000c d"]',
  'half a character': '"a b\\ud800c d"',
  'the other half': '["\\udc00 abc def"]',
  'a zero-width text': '"\\u200b\\u200b\\u200b"',
  'a very long text': JSON.stringify('a'.repeat(100_000)),
  'nesting without end': nested,
}

/** A body with one field of it as it stands, the others fitting. */
function bodyWith(fields: Record<string, unknown>, name: string, json: string | undefined): string {
  const others = Object.entries(fields).filter(([other, value]) => other !== name && value !== undefined)
  const parts = others.map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)}`)
  return `{${[...parts, ...(json === undefined ? [] : [`${JSON.stringify(name)}:${json}`])].join(',')}}`
}

/** Whether the contract itself refuses this value, beside what may not be in any text. */
function refused(field: z.ZodType, json: string | undefined): boolean {
  const value: unknown = json === undefined ? undefined : JSON.parse(json)
  return !field.safeParse(value).success || /\\u0000|\\ud800|\\udc00/.test(json ?? '')
}

/** Whether a body is larger than its endpoint reads: what stands in it is then nobody's business. */
const isTooLarge = ({ bodyBytes, bodyValues }: Endpoint, raw: string) =>
  Buffer.byteLength(raw) > bodyBytes || boundsOfJson(raw, { values: bodyValues }) === 'tooMuch'

const path = ({ path: pattern }: Endpoint) =>
  pattern
    .replace(/:(?:id|record|link|publication)\b/g, '2147483647')
    .replace(':part', 'titels')
    .replace(':token', 'geheim')
    .replace(/:(?:file)?name\b/, PICTURE)
    .replace(':format', 'png')

/** What may make another session has one of its own. */
const asker = ({ access }: Endpoint) => (access === 'public' ? app.client() : admin)

const withFields = endpoints.filter(({ body }) => Object.keys(fieldsOf(body)).length > 0)
const [inForms, inJson] = [withFields.filter(({ upload }) => upload), withFields.filter(({ upload }) => !upload)]

for (const endpoint of inJson) {
  test(`${endpoint.method} ${endpoint.path} says of each field in words for people what is wrong with it`, async () => {
    const fields = fittingAll(endpoint.body)
    for (const [name, field] of Object.entries(fieldsOf(endpoint.body))) {
      const tries = Object.entries<string | undefined>({ nothing: undefined, ...hostile }).map(async ([kind, json]) => {
        const what = `${name} is ${kind}`
        const raw = bodyWith(fields, name, json)
        const reply = await asker(endpoint).send(endpoint.method, path(endpoint), { raw })
        assert.ok(reply.status < 500, `${what}: ${reply.status}`)
        if (reply.status >= 400) assertForPeople(reply, what)
        if (isTooLarge(endpoint, raw)) return assert.equal(reply.status, 413, what)
        if (!refused(field, json)) return
        assert.equal(reply.status, 400, what)
        assert.ok(Object.keys(reply.body.errors ?? {}).includes(name), `${what}: ${JSON.stringify(reply.body)}`)
      })
      await Promise.all(tries)
    }
  })
}

for (const endpoint of inForms) {
  test(`${endpoint.method} ${endpoint.path} says of each field of its form in words for people what is wrong with it`, async () => {
    const { field = '', most = 1 } = endpoint.upload ?? {}
    const sent = Array.from({ length: Math.min(most, 2) }, () => ({ bytes: png, name: 'foto.png' }))
    const texts = ['', '   ', '\u200b', 'a b\u0000c', 'tekst', 'a'.repeat(30_000), nested.slice(49_900, -49_900)]
    for (const [name, schema] of Object.entries(fieldsOf(endpoint.body))) {
      for (const text of [...texts, ...Object.values(hostile).filter((json) => json.length < 30_000)]) {
        const what = `${name} is ${text.slice(0, 20)}`
        const reply = await sendPictures(admin, endpoint.path, sent, { field, fields: { [name]: text } })
        assert.ok(reply.status < 500, `${what}: ${reply.status}`)
        if (reply.status >= 400) assertForPeople(reply, what)
        if (schema.safeParse(text).success && !text.includes('\u0000')) continue
        assert.equal(reply.status, 400, what)
        assert.ok(Object.keys(reply.body.errors ?? {}).includes(name), `${what}: ${JSON.stringify(reply.body)}`)
      }
    }
  })
}

test('a body that is no object, or that meddles with prototypes, is refused in words for people', async () => {
  const bodies = ['null', '[]', '"tekst"', '7', nested, '{"__proto__":{"role":"admin"}}', '{"a":{"__proto__":{"b":1}}}']
  for (const endpoint of inJson) {
    for (const raw of bodies) {
      const reply = await admin.send(endpoint.method, path(endpoint), { raw })
      const status = isTooLarge(endpoint, raw) ? 413 : 400
      assert.equal(reply.status, status, `${endpoint.path}: ${raw.slice(0, 40)}`)
      assertForPeople(reply, endpoint.path)
    }
    const raw = JSON.stringify('a'.repeat(Math.max(1_000_000, endpoint.bodyBytes)))
    const large = await admin.send(endpoint.method, path(endpoint), { raw })
    assert.equal(large.status, 413, endpoint.path)
    assertForPeople(large, endpoint.path)
  }
  assert.equal(({} as { role?: string }).role, undefined)
})

/** What JavaScript or PostgreSQL would read as a number, and no address of ours is. */
const otherNumbers = ['1e3', '-1', '+1', '%201', '01', '1.0', '0x1']
const hostileInAddress = ['%00', 'a%00b', '%ED%A0%80', '%zz', ...otherNumbers, 'NaN']
const tooLong = 'a'.repeat(5_000)

for (const endpoint of endpoints.filter(({ path: pattern }) => pattern.includes(':'))) {
  test(`${endpoint.method} ${endpoint.path} takes no other spelling of what it is about`, async () => {
    for (const value of [...hostileInAddress, tooLong, '2147483648']) {
      const address = endpoint.path.replace(/:\w+/, value)
      const reply = await admin.send(endpoint.method, address, endpoint.method === 'GET' ? {} : { body: {} })
      const numbered = endpoint.path.includes('/:id') && otherNumbers.includes(value)
      const refusals = numbered ? [400] : [400, 404, 414]
      assert.ok(refusals.includes(reply.status), `${value.slice(0, 20)}: ${reply.status}`)
      assertForPeople(reply, value.slice(0, 20))
    }
  })
}

for (const endpoint of endpoints.filter(({ query }) => Object.keys(fieldsOf(query)).length > 0)) {
  test(`${endpoint.method} ${endpoint.path} says of each part of its question what is wrong with it`, async () => {
    const fields = fittingAll(endpoint.query)
    for (const name of Object.keys(fields)) {
      const tries = [...hostileInAddress, tooLong, '', '%20', `b&${name}=c`, '%5B%5D'].map(async (value) => {
        const others = Object.entries(fields).filter(([other, fit]) => other !== name && fit !== undefined)
        const rest = others.map(([other, fit]) => `&${other}=${encodeURIComponent(String(fit))}`).join('')
        const reply = await admin.send(endpoint.method, `${path(endpoint)}?${name}=${value}${rest}`)
        const what = `${name} is ${value.slice(0, 20)}`
        assert.ok(reply.status < 500, `${what}: ${reply.status}`)
        if (reply.status >= 400) assertForPeople(reply, what)
        // What comes twice is no value: a list, whichever of the two somebody before us goes by.
        if (/%00|&/.test(value)) assert.equal(reply.status, 400, what)
        if (reply.status === 400) assert.ok(Object.keys(reply.body.errors ?? {}).includes(name), what)
      })
      await Promise.all(tries)
    }
  })
}

test('a page is asked for with no other signs than the product has', async () => {
  for (const value of [...hostileInAddress, tooLong]) {
    const { status } = await admin.get(`/${value}`)
    assert.ok(status < 500, `${value.slice(0, 20)}: ${status}`)
  }
})

test('the same user has one address: 01 is not user 1', async () => {
  const [{ id } = { id: 0 }] = await app.database.db.select({ id: users.id }).from(users).limit(1)
  assert.equal((await admin.get(`/api/users/${id}/full-details`)).status, 200)
  assert.equal((await admin.get(`/api/users/0${id}/full-details`)).status, 400)
})

test('what a proxy passes on and is no address is not kept, and stops nobody', async () => {
  const login = (forwarded: string) =>
    app.client({ 'x-forwarded-for': forwarded }).post('/api/login', { username: 'beheer', password: PASSWORD })
  const kept = async (forwarded: string) => {
    const { status, body } = await login(forwarded)
    assert.equal(status, 200, forwarded.slice(0, 40))
    return body.ipAddress as string | null
  }
  assert.equal(await kept('198.51.100.7'), '198.51.100.7')
  assert.equal(await kept('2001:db8::7'), '2001:db8::7')
  // As some proxies write it (Azure's gateway): with the port.
  assert.equal(await kept('198.51.100.7:51000'), '198.51.100.7')
  assert.equal(await kept('[2001:db8::7]:51000'), '2001:db8::7')
  assert.equal(await kept(`fe80::1%${'a'.repeat(5_000)}`), 'fe80::1')
  for (const nonsense of ['a'.repeat(5_000), 'onbekend', '999.1.1.1', '1.2.3.4 5', ':']) {
    assert.equal(await kept(nonsense), '127.0.0.1', nonsense.slice(0, 40))
  }
})
