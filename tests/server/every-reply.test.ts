// What every reply says to a browser, whatever it is a reply to: a page, a file, a stream, a refusal, and what was no request at all.
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startApp, type Client, type TestApp } from '../support/app.ts'

const OWN = 'https://kopij.example'
let webDir: string
let app: TestApp
let client: Client
before(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kopij-web-'))
  await mkdir(join(webDir, 'assets'))
  await mkdir(join(webDir, 'taalcheck'))
  for (const page of ['app.html', 'index.html', 'taalcheck/index.html'])
    await writeFile(join(webDir, page), '<title>Kopij</title>')
  await writeFile(join(webDir, 'addresses.json'), '["/admin"]')
  await writeFile(join(webDir, 'robots.txt'), 'User-agent: *')
  for (const file of ['main-1.js', 'spelling-worker-1.js', 'check-worker-1.js', 'main-1.css'])
    await writeFile(join(webDir, 'assets', file), '/* */')
  app = await startApp({ webDir, publicUrl: OWN, rateLimit: false })
  client = (await app.loggedIn({ role: 'admin', username: 'beheer' })).client
})
after(async () => {
  await app.close()
  await rm(webDir, { recursive: true })
})

interface Sent {
  status: number
  /** Names in small letters; of a name that is there twice both values. */
  headers: Map<string, string>
}

/** The head of what is answered, as it goes over the line. */
async function headOf(text: string): Promise<Sent> {
  const { hostname, port } = new URL(app.url)
  const head = await new Promise<string>((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setEncoding('latin1').on('data', (piece: string) => {
      heard += piece
      if (heard.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => {}).on('close', () => resolve(heard.split('\r\n\r\n')[0] ?? ''))
  })
  const [status = '', ...lines] = head.split('\r\n')
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [name = '', ...value] = line.split(': ')
    const first = headers.get(name.toLowerCase())
    headers.set(name.toLowerCase(), first === undefined ? value.join(': ') : `${first} | ${value.join(': ')}`)
  }
  return { status: Number(status.split(' ')[1]), headers }
}

const asked = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\nhost: ${new URL(app.url).host}\r\norigin: https://kwaad.example\r\ncookie: ${client.cookie}\r\n${headers}\r\n${body}`
const json = (body: string) => `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`

/** One of each kind, with its status. */
const kinds: Record<string, [status: number, text: () => string]> = {
  'a reply in JSON': [200, () => asked('GET /api/user')],
  'only the head of one': [200, () => asked('HEAD /api/user')],
  'a refusal to another origin': [403, () => asked('POST /api/login', json('{}'), '{}')],
  'a refusal to a stranger': [401, () => asked('GET /api/user').replace(/cookie: .*\r\n/, '')],
  'no address of the API': [404, () => asked('GET /api/nergens')],
  'a method that nobody serves': [404, () => asked('OPTIONS /api/user', 'access-control-request-method: PUT\r\n')],
  'input that is wrong': [400, () => asked('GET /api/history?limit=x')],
  'a file to save': [200, () => asked('GET /api/usage.csv')],
  'a stream of notices': [200, () => asked('GET /api/live')],
  'a page of the application': [200, () => asked('GET /admin')],
  'no page at all': [404, () => asked('GET /nergens')],
  'a public page': [200, () => asked('GET /')],
  'the page of the language check': [200, () => asked('GET /taalcheck')],
  'a script': [200, () => asked('GET /assets/main-1.js')],
  'a style': [200, () => asked('GET /assets/main-1.css')],
  'the worker of the spelling': [200, () => asked('GET /assets/spelling-worker-1.js')],
  'another worker': [200, () => asked('GET /assets/check-worker-1.js')],
  'what robots read': [200, () => asked('GET /robots.txt')],
  'where to tell of a hole': [200, () => asked('GET /.well-known/security.txt')],
  'an address that cannot be read': [400, () => asked('GET /api/%zz')],
  'two hosts': [400, () => asked('GET /api/health', 'host: elders.example\r\n')],
  'no HTTP': [400, () => 'HALLO\r\n\r\n'],
  'an address that is too long': [400, () => asked(`GET /${'a'.repeat(20_000)}`)],
}

for (const [kind, [status, text]] of Object.entries(kinds))
  test(`${kind} is guarded as every reply is`, async () => {
    const { status: answered, headers } = await headOf(text())
    assert.equal(answered, status)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
    assert.equal(headers.get('strict-transport-security'), 'max-age=31536000')
    const policy = (headers.get('content-security-policy') ?? '').split(/; ?/)
    for (const rule of ["base-uri 'none'", "frame-ancestors 'none'"]) assert.ok(policy.includes(rule), policy.join(';'))
    assert.ok(policy.includes("object-src 'none'") || policy.includes("default-src 'none'"), policy.join(';'))
    assert.ok(!policy.some((rule) => /^(?:default|script)-src .*'unsafe-(?:inline|eval)'/.test(rule)), policy.join(';'))
    const shared = [...headers.keys()].filter((name) => name.startsWith('access-control'))
    assert.deepEqual(shared, [], 'nothing is shared with another origin')
    // All of these are text, so each says in which characters.
    assert.match(headers.get('content-type') ?? '', /^[a-z]+\/[\w.+-]+; charset=utf-8$/i)
  })

test('what the language check is shown in may not be changed by what stands in the page', async () => {
  const { headers } = await headOf(asked('GET /taalcheck'))
  assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe/)
})
