// FETCH_PRIVATE: a newsroom that wants to preview pages of its own network. Every other bound stays.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { readConfig, StartProblem } from '#server/config.ts'
import { isOutside, publicAgent, publicLookup, type Resolve } from '#server/fetch/outside.ts'
import { isOwnNetwork } from '#server/fetch/own-network.ts'
import { createSafeFetch, MOST_REDIRECTS, SIZE_LIMIT_BYTES } from '#server/fetch/safe-fetch.ts'
import { Client } from '../support/app.ts'
import { newDatabasePlace } from '../support/database.ts'
import { listening, serverStarter } from '../support/server-process.ts'
import { htmlPage, openWeb, redirect, type StrangeWeb } from '../support/strange-web.ts'

const stays = new AbortController().signal
const UNREACHABLE = 'Dit adres is niet te bereiken.'
const names: Record<string, string[]> = {
  'intranet.example': ['127.0.0.1'],
  'secrets.example': ['127.0.0.1', '169.254.169.254'],
  'secrets6.example': ['fd00:ec2::254'],
}
const resolve: Resolve = async (name) => names[name] ?? []

let intranet: StrangeWeb
before(async () => {
  intranet = await openWeb({
    '/': htmlPage('<title>Intranet</title>'),
    '/hop': redirect('/'),
    '/loop': redirect('/loop'),
    '/cloud': redirect('http://169.254.169.254/latest/meta-data/'),
    '/cloud6': redirect('http://[fd00:ec2::254]/latest/meta-data/'),
    '/file': redirect('file:///etc/passwd'),
    '/large': htmlPage(Buffer.alloc(SIZE_LIMIT_BYTES + 1, ' ')),
  })
})
after(() => intranet.close())

/** The port is allowed for another address only: whether this machine may be asked is the setting's to say. */
const fetching = (ownNetwork: boolean) =>
  createSafeFetch({ ownNetwork, resolve, allow: [`127.0.0.99:${intranet.port}`] })
const pageAt = (host: string, path = '/') => fetching(true).page(`http://${host}:${intranet.port}${path}`, stays)
const problemAt = async (host: string, path?: string) => {
  const reply = await pageAt(host, path)
  return 'problem' in reply ? reply.problem : 'fetched'
}

test('with it the own network is reached, by address, by name and by redirect; without it, not', async () => {
  for (const [host, path] of [
    ['127.0.0.1', '/'],
    ['intranet.example', '/'],
    ['intranet.example', '/hop'],
  ] as const) {
    const reply = await pageAt(host, path)
    assert.match('bytes' in reply ? String(reply.bytes) : reply.problem, /Intranet/, host + path)
    const refused = await fetching(false).page(`http://${host}:${intranet.port}${path}`, stays)
    assert.deepEqual(refused, {
      why: 'unreachable',
      problem: 'Dit adres is niet te bereiken op het openbare internet.',
    })
  }
})

test('every other bound stays: protocols, redirects and size', async () => {
  assert.equal(await problemAt('127.0.0.1', '/file'), 'Alleen een adres met http of https wordt opgehaald.')
  const large = await pageAt('127.0.0.1', '/large')
  assert.equal('bytes' in large && large.bytes.length, SIZE_LIMIT_BYTES)
  const askedBefore = intranet.asked.length
  assert.equal(await problemAt('127.0.0.1', '/loop'), 'De site stuurt te vaak door naar een ander adres.')
  assert.equal(intranet.asked.length - askedBefore, MOST_REDIRECTS + 1)
})

test('where a cloud tells its secrets is refused all the same, also behind a name or a redirect', async () => {
  for (const host of ['169.254.169.254', '[fd00:ec2::254]', '[fd20:ce::254]', 'secrets.example', 'secrets6.example'])
    assert.equal(await problemAt(host), UNREACHABLE, host)
  assert.equal(await problemAt('127.0.0.1', '/cloud'), UNREACHABLE)
  assert.equal(await problemAt('127.0.0.1', '/cloud6'), UNREACHABLE)
})

/** The error of connecting to `host` when the own network may be reached, before anything leaves this machine. */
async function refusalOf(scheme: 'http' | 'https', host: string, addresses: string[]): Promise<string> {
  const allowed: string[] = []
  const { get } = scheme === 'http' ? http : https
  const asked = get({
    host,
    port: 9,
    agent: publicAgent(`${scheme}:`, allowed),
    lookup: publicLookup(
      async () => addresses,
      allowed,
      (found) => found.filter(isOwnNetwork),
    ),
    signal: AbortSignal.timeout(5_000),
  })
  const [error] = (await once(asked, 'error')) as [Error]
  return error.message
}

const never = {
  'the link, where clouds tell secrets': ['169.254.169.254', '169.254.0.1', 'fe80::1', 'fd00:ec2::254', 'fd20:ce::254'],
  'the provider itself (CGNAT)': ['100.64.0.1', '100.100.100.200'],
  'no place in particular': ['0.0.0.0', '::'],
  'many at once': ['224.0.0.1', '255.255.255.255', 'ff02::1'],
  'nobody, or examples': ['192.0.2.1', '198.18.0.1', '240.0.0.1', '2001:db8::1', '4000::1'],
}
for (const [what, addresses] of Object.entries(never)) {
  test(`an address of ${what} is refused at the moment of connecting, beside one of the own network too`, async () => {
    for (const address of addresses)
      for (const scheme of ['http', 'https'] as const) {
        assert.ok(!isOwnNetwork(address), address)
        if (isOutside(address, [])) assert.match(await refusalOf(scheme, address, []), /is not allowed/, address)
        const behindName = await refusalOf(scheme, 'naam.example', ['10.0.0.1', address])
        assert.match(behindName, /is not allowed|no public address/, address)
      }
  })
}

test('the own network is this machine and the private ranges, and nothing beside them', () => {
  for (const own of [
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '::1',
    'fd12::1',
    'fc00::1',
  ])
    assert.ok(isOwnNetwork(own), own)
  for (const other of ['172.15.255.255', '172.32.0.0', '192.167.0.1', '11.0.0.1', '128.0.0.1', '8.8.8.8', '2000::1'])
    assert.ok(!isOwnNetwork(other), other)
})

test('it is off unless set, and only on or off', () => {
  assert.equal(readConfig({}).fetchPrivate, false)
  assert.equal(readConfig({ FETCH_PRIVATE: 'off' }).fetchPrivate, false)
  assert.equal(readConfig({ FETCH_PRIVATE: 'on' }).fetchPrivate, true)
  assert.throws(() => readConfig({ FETCH_PRIVATE: 'ja' }), StartProblem)
})

const startIn = serverStarter()

test('a server that is started with it previews the own network', async (context) => {
  const place = await newDatabasePlace()
  context.after(() => place.remove())
  const server = startIn(place, { FETCH_PRIVATE: 'on', ADMIN_PASSWORD: 'zelf-gekozen' })
  await listening(server)
  const admin = new Client(server.url)
  await admin.post('/api/login', { username: 'admin', password: 'zelf-gekozen' })
  // Nobody listens there, or somebody who is no page: that it was tried is what the words tell.
  const { body } = await admin.post('/api/inspiratie-links/preview', { urls: ['http://127.255.255.254/'] })
  assert.equal(body[0].problem, UNREACHABLE)
})

test('what fetching stands on is loaded with the first fetch, not with the server', async () => {
  const script = `
    const loaded = () => process.moduleLoadList.some((name) => name.includes('undici'))
    for (const file of ['start', 'app', 'db/connect', 'db/migrate', 'mail/mailer', 'tools/providers/create'])
      await import('#server/' + file + '.ts')
    const { fetchWhenAsked } = await import('#server/fetch/when-asked.ts')
    const { page } = fetchWhenAsked()
    const before = loaded()
    await page('http://127.0.0.1/', new AbortController().signal)
    console.log(JSON.stringify([before, loaded()]))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  assert.deepEqual(JSON.parse(stdout), [false, true])
})
