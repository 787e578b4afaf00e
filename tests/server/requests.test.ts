// What any request meets before it reaches its room: body, address, and the words of a refusal.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { connect } from 'node:net'
import { startApp, type TestApp } from '../support/app.ts'

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

test('what is no HTTP at all gets an answer in our words', async () => {
  const { hostname, port } = new URL(app.url)
  const answer = await new Promise<string>((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write('HALLO DAAR\r\n\r\n'))
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
    socket.on('close', () => resolve(heard))
  })
  assert.match(answer, /^HTTP\/1\.1 400 /)
  assert.match(answer, /Het verzoek kon niet worden gelezen\./)
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
