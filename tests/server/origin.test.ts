// From where a request may come: the site's own address, and no name that somebody else may have pointed at it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { request as rawRequest } from 'node:http'
import { problems } from '#contract/problems.ts'
import { startApp, type TestApp } from '../support/app.ts'

const OWN = 'https://kopij.example'

/** The same house three times: told its address, not told, and not told behind a proxy. */
let told: TestApp
let untold: TestApp
let proxied: TestApp
before(async () => {
  told = await startApp({ publicUrl: OWN, rateLimit: false })
  untold = await startApp({ rateLimit: false })
  proxied = await startApp({ trustProxy: true, rateLimit: false })
})
after(() => Promise.all([told.close(), untold.close(), proxied.close()]))

type Headers = Record<string, string>
type Asked = [method: string, path: string]

/** A login nobody has, or another call, with headers that fetch does not let one set. */
function send(
  app: TestApp,
  headers: Headers,
  [method, path]: Asked = ['POST', '/api/login'],
): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const changes = method === 'POST'
    const sent = rawRequest(
      app.url + path,
      { method, headers: { ...(changes && { 'content-type': 'application/json' }), ...headers } },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (part: string) => (text += part))
        reply.on('end', () => resolve([reply.statusCode ?? 0, text]))
      },
    )
    sent.once('error', reject)
    sent.end(changes ? JSON.stringify({ username: 'wie-dan-ook', password: 'wat-dan-ook' }) : undefined)
  })
}

/** It got as far as the login, which knows nobody. */
const LET_IN = 401

async function expect(app: TestApp, status: number, cases: Headers[]): Promise<void> {
  for (const headers of cases) assert.equal((await send(app, headers))[0], status, JSON.stringify(headers))
}

test('with PUBLIC_URL a change comes from that origin, scheme and port included, or from a script', async () => {
  const host = new URL(told.url).host
  await expect(told, LET_IN, [
    {},
    { origin: OWN },
    { origin: OWN, 'sec-fetch-site': 'same-origin' },
    // Behind a proxy that asks by a name of its own.
    { origin: OWN, host: 'kopij:3000' },
    { host: 'kopij:3000' },
  ])
  await expect(told, 403, [
    { origin: 'http://kopij.example' },
    { origin: 'https://kopij.example:8443' },
    { origin: 'https://www.kopij.example' },
    { origin: 'https://kopij.example.kwaad.example' },
    { origin: 'https://kwaad.example' },
    { origin: 'null' },
    { origin: `http://${host}` },
    { origin: 'https://kwaad.example', 'sec-fetch-site': 'cross-site' },
    // A page of a name that was pointed at this machine: to its browser all of it is one origin.
    { origin: 'http://kwaad.example', host: 'kwaad.example', 'sec-fetch-site': 'same-origin' },
  ])
})

test('what a browser says of its own request never takes the place of an origin', async () => {
  for (const site of ['same-origin', 'none', 'same-site', 'cross-site']) {
    await expect(told, 403, [{ 'sec-fetch-site': site }])
    await expect(untold, 403, [{ 'sec-fetch-site': site }])
  }
})

test('without PUBLIC_URL localhost and bare addresses are the site’s own, each for itself', async () => {
  const hosts = ['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1', '192.168.1.5:8080', '[::1]:3000']
  await expect(untold, LET_IN, [
    ...hosts.map((host) => ({ host })),
    ...hosts.map((host) => ({ host, origin: `http://${host.toLowerCase()}`, 'sec-fetch-site': 'same-origin' })),
  ])
  await expect(untold, 403, [
    { host: 'localhost:3000', origin: 'http://localhost:4000' },
    { host: 'localhost:3000', origin: 'http://127.0.0.1:3000' },
    { host: 'localhost:3000', origin: 'https://localhost:3000' },
    { host: '192.168.1.5', origin: 'http://192.168.1.6' },
    { host: '127.0.0.1:3000', origin: 'null' },
    { host: '127.0.0.1:3000', origin: 'http://kwaad.example:3000' },
  ])
})

const names = [
  'kwaad.example',
  'kwaad.example:3000',
  'localhost.kwaad.example',
  'localhost.',
  '127.0.0.1.kwaad.example',
  'kopij',
  '127.1',
  '2130706433',
  '999.1.1.1',
  '[kwaad]',
  '[::1',
  'localhost@kwaad.example',
]

test('without PUBLIC_URL a name is refused for everything under /api, and the refusal says what to set', async () => {
  const calls: Asked[] = [
    ['POST', '/api/login'],
    ['GET', '/api/user'],
    ['GET', '/api/users'],
    ['GET', '/api/live'],
    ['GET', '/api/calendar/geheim'],
  ]
  for (const host of names) {
    for (const call of calls) {
      const [status, text] = await send(untold, { host, origin: `http://${host}` }, call)
      assert.equal(status, problems.unknownHost.status, `${host} ${call.join(' ')}`)
      assert.match(text, /Stel PUBLIC_URL in/)
    }
  }
  assert.equal((await send(told, { host: 'kwaad.example' }, ['GET', '/api/user']))[0], LET_IN)
})

test('a probe asks for health by whatever name it likes', async () => {
  for (const app of [told, untold, proxied]) {
    const headers = { host: 'kopij-7d9f.kopij.svc:3000', origin: 'https://elders.example' }
    assert.deepEqual(await send(app, headers, ['GET', '/api/health']), [200, '{"status":"ok"}'])
  }
})

test('behind a proxy both the name it was asked by and its own must be bare', async () => {
  await expect(proxied, LET_IN, [
    { host: '127.0.0.1:3000', 'x-forwarded-host': '192.168.1.5', origin: 'http://192.168.1.5' },
    {
      host: '127.0.0.1:3000',
      'x-forwarded-host': '192.168.1.5',
      'x-forwarded-proto': 'https',
      origin: 'https://192.168.1.5',
    },
  ])
  await expect(proxied, problems.unknownHost.status, [
    { host: '127.0.0.1:3000', 'x-forwarded-host': 'kwaad.example', origin: 'http://kwaad.example' },
    // A rebound page may write this header itself.
    { host: 'kwaad.example', 'x-forwarded-host': 'localhost', origin: 'http://localhost' },
  ])
  // Unless we were told of a proxy, what it would say means nothing.
  await expect(untold, 403, [{ 'x-forwarded-host': '192.168.1.5', origin: 'http://192.168.1.5' }])
})

test('another website cannot log anybody out either', async () => {
  assert.equal((await send(told, { origin: 'https://kwaad.example' }, ['POST', '/api/logout']))[0], 403)
})

test('over https both cookies are this host’s alone, and a session’s that a neighbour planted is not read', async () => {
  const person = { username: 'gast', name: 'Gast', email: 'gast@example.com', password: 'geheim-genoeg' }
  const client = told.client()
  const { headers } = await client.post('/api/register', person)
  const cookies = headers.getSetCookie()
  assert.deepEqual(
    cookies.map((cookie) => cookie.split('=')[0]),
    ['__Host-kopij_session', '__Host-kopij_browser'],
  )
  for (const cookie of cookies) {
    assert.match(cookie, /; Path=\//)
    assert.match(cookie, /; Secure/)
    assert.doesNotMatch(cookie, /Domain/i)
  }
  assert.equal((await client.get('/api/user')).status, 200)
  const planted = told.client()
  planted.cookie = client.cookie?.replace('__Host-', '')
  assert.equal((await planted.get('/api/user')).status, 401)
  const gone = (await client.post('/api/logout')).headers.getSetCookie()[0] ?? ''
  // Without its attributes a browser would not let a cookie of this name be taken away.
  assert.match(gone, /^__Host-kopij_session=;.*Path=\/;.*Secure/)
})

test('who finds a hole reads where to say so, and until when that holds', async (context) => {
  const app = await startApp({ publicUrl: OWN, contactEmail: 'veilig+lek@kopij.example' })
  context.after(() => app.close())
  app.now = new Date('2026-11-22T12:00:00.000Z')
  const read = async ({ url }: TestApp) => {
    const reply = await fetch(`${url}/.well-known/security.txt`)
    assert.equal(reply.headers.get('content-type'), 'text/plain; charset=utf-8')
    return (await reply.text()).split('\n')
  }
  assert.deepEqual(await read(app), [
    'Contact: mailto:veilig%2Blek@kopij.example',
    'Expires: 2026-12-22T12:00:00.000Z',
    'Preferred-Languages: nl, en',
    `Canonical: ${OWN}/.well-known/security.txt`,
    '',
  ])
  app.now = new Date('2031-01-01T12:00:00.000Z')
  assert.ok((await read(app)).includes('Expires: 2031-01-31T12:00:00.000Z'), 'it never lies in the past')
  assert.ok((await read(untold)).every((line) => !line.startsWith('Canonical')))
})
