// What any request meets before it reaches its room: body, address, and the words of a refusal.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { connect } from 'node:net'
import { PASSWORD, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => {
  app = await startApp({ publicUrl: 'https://kopij.example' })
})
after(() => app.close())

test('what cannot be read is refused in Dutch, with the right status and no stack', async () => {
  const client = app.client()
  const post = (text: string, headers = {}) => client.send('POST', '/api/login', { raw: text, headers })
  const cases = {
    'half a JSON': [await post('{"username": "a'), 400],
    'no JSON at all': [await post('hallo'), 400],
    'a list': [await post('[]'), 400],
    nothing: [await post(''), 400],
    'a text': [await post('"hallo"'), 400],
    'wrong types': [await client.post('/api/login', { username: 5, password: ['x'] }), 400],
    'a poisoned prototype': [
      await post('{"__proto__": {"role": "admin"}, "username": "ab", "password": "123456"}'),
      400,
    ],
    'plain text': [await post('hallo', { 'content-type': 'text/plain' }), 415],
    'a form': [await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    'too much': [await post(JSON.stringify({ username: 'a'.repeat(600 * 1024) })), 413],
    'an unknown address': [await client.get('/api/bestaat-niet'), 404],
    'an unknown method': [await client.send('DELETE', '/api/login'), 404],
    'a broken percent sign': [await client.get('/api/%zz'), 400],
  } as const
  for (const [name, [reply, status]] of Object.entries(cases)) {
    assert.equal(reply.status, status, name)
    assert.match(reply.body.message, /^[A-Z].*\.$/, name)
    assert.doesNotMatch(JSON.stringify(reply.body), /\bat \/|node_modules|Error|FST_/, name)
  }
})

test('wrong types name their fields', async () => {
  const { body } = await app.client().post('/api/login', { username: 5 })
  assert.deepEqual(body.errors, {
    username: 'Vul hier tekst in.',
    password: 'Wachtwoord moet minstens 6 tekens bevatten',
  })
})

test('a browser is told to run no scripts and load nothing from elsewhere', async () => {
  const { headers } = await app.client().get('/api/health')
  const policy = (headers.get('content-security-policy') ?? '').split(';')
  for (const directive of [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]) {
    assert.ok(policy.includes(directive), `${directive} is not in ${policy.join(';')}`)
  }
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('x-powered-by'), null)
})

/** All that comes back over a connection on which this is sent, until it is closed. */
function answerTo(sent: string): Promise<string> {
  const { hostname, port } = new URL(app.url)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(sent))
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
    socket.on('error', () => {}).on('close', () => resolve(heard))
  })
}
const request = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\nhost: ${new URL(app.url).host}\r\nconnection: close\r\n${headers}\r\n${body}`

test('what is no HTTP at all gets an answer in our words', async () => {
  const answer = await answerTo('HALLO DAAR\r\n\r\n')
  assert.match(answer, /^HTTP\/1\.1 400 /)
  assert.match(answer, /Het verzoek kon niet worden gelezen\./)
})

test('no method but those of the contract does anything, and none tells what it was sent', async () => {
  for (const path of ['/', '/api/health', '/api/login'])
    for (const method of ['TRACE', 'TRACK', 'CONNECT', 'OPTIONS', 'PATCH', 'PROPFIND']) {
      const answer = await answerTo(request(`${method} ${path}`, 'cookie: kopij_session=geheim\r\nx-eigen: geheim\r\n'))
      // Node knows no TRACK, and ends a CONNECT without a word.
      assert.match(answer, /^(?:$|HTTP\/1\.1 40[04] )/, `${method} ${path}`)
      assert.doesNotMatch(answer, /geheim/, `${method} ${path}`)
    }
  const said = request('POST /api/health', 'x-http-method-override: GET\r\ncontent-length: 0\r\n')
  assert.match(await answerTo(said), /^HTTP\/1\.1 404 /)
})

test('where a request ends is said once: two lengths, or a length and chunks, are 400, and nothing behind them is answered', async () => {
  const behind = request('GET /api/health')
  const type = 'content-type: application/json\r\n'
  for (const [what, headers, body] of [
    ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked\r\n', '0\r\n\r\n'],
    ['chunks and a length', 'transfer-encoding: chunked\r\ncontent-length: 5\r\n', '0\r\n\r\n'],
    ['two lengths', 'content-length: 5\r\ncontent-length: 6\r\n', 'hallo'],
    ['a length in words', 'content-length: vijf\r\n', 'hallo'],
    ['another coding', 'transfer-encoding: chunked, identity\r\n', '0\r\n\r\n'],
    ['a hidden coding', 'transfer-encoding : chunked\r\n', '0\r\n\r\n'],
  ] as const) {
    const sent = request('POST /api/login', type + headers, body).replace('connection: close\r\n', '')
    const answer = await answerTo(sent + behind)
    assert.match(answer, /^HTTP\/1\.1 400 /, what)
    assert.equal(answer.split('HTTP/1.1 ').length, 2, what)
  }
})

test('each part of a request is read from its own place, and once', async () => {
  const { client, user } = await app.loggedIn({ username: 'tweemaal' })
  const login = { username: user.username, password: PASSWORD }
  const asQuery = `/api/login?${new URLSearchParams(login)}`
  assert.equal((await app.client().post(asQuery, {})).status, 400, 'a query fills in no body')
  // One parser reads a body: of a field that is there twice the last one is checked, and used.
  const twice = `{"username":"niemand",${JSON.stringify(login).slice(1)}`
  assert.equal((await app.client().send('POST', '/api/login', { raw: twice })).status, 200)
  const last = `${JSON.stringify(login).slice(0, -1)},"password":"x"}`
  assert.deepEqual(Object.keys((await app.client().send('POST', '/api/login', { raw: last })).body.errors), [
    'password',
  ])
  // Of two cookies of one name the first: with the prefix __Host- nobody else can set it.
  const planted = app.client()
  planted.cookie = `__Host-kopij_session=geen; ${client.cookie}`
  assert.equal((await planted.get('/api/user')).status, 401)
})

test('a page may use no camera, microphone, place or payment', async () => {
  const policy = (await app.client().get('/api/health')).headers.get('permissions-policy') ?? ''
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    assert.ok(policy.split(', ').includes(`${feature}=()`), feature)
  }
})

test('https is promised only where people come over https', async (context) => {
  const plain = await startApp()
  context.after(() => plain.close())
  assert.equal((await plain.client().get('/api/health')).headers.get('strict-transport-security'), null)
  const secure = (await app.client().get('/api/health')).headers.get('strict-transport-security')
  assert.equal(secure, 'max-age=31536000')
})

test('no cache may keep a refusal', async () => {
  assert.equal((await app.client().get('/api/user')).headers.get('cache-control'), 'no-store')
})

test('a trailing slash makes no difference', async () => {
  assert.equal((await app.client().get('/api/health/')).status, 200)
})
