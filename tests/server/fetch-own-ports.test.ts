// The ports at which FETCH_PRIVATE reaches the own network: those where websites are, never those of services and of the house itself;
// and names that lead elsewhere the second time they are looked up.
import assert from 'node:assert/strict'
import { networkInterfaces } from 'node:os'
import { after, before, test } from 'node:test'
import type { Resolve } from '#server/fetch/outside.ts'
import { isOpenAt } from '#server/fetch/own-network.ts'
import { createSafeFetch, type SafeFetchOptions } from '#server/fetch/safe-fetch.ts'
import { Client } from '../support/app.ts'
import { newDatabasePlace } from '../support/database.ts'
import { listening, serverStarter } from '../support/server-process.ts'
import { htmlPage, openWeb, redirect, type StrangeWeb } from '../support/strange-web.ts'

const stays = new AbortController().signal
const ODD_PORT = { why: 'address', problem: 'Een adres met een eigen poortnummer wordt niet opgehaald.' }
const UNREACHABLE = { why: 'unreachable', problem: 'Dit adres is niet te bereiken.' }

const names: Record<string, string[]> = {
  'intranet.example': ['127.0.0.1'],
  'public.example': ['8.8.8.8'],
  'half.example': ['127.0.0.1', '8.8.8.8'],
  'cloud.example': ['169.254.169.254'],
}
const resolve: Resolve = async (name) => names[name] ?? []

let site: StrangeWeb
let service: StrangeWeb
before(async () => {
  service = await openWeb({ '/': htmlPage('<title>Geheim van de dienst</title>') })
  site = await openWeb({
    '/': htmlPage('<title>Proefsite</title>'),
    '/home': redirect('/'),
    '/service': redirect(service.url('/')),
    '/public': redirect('http://8.8.8.8:8080/'),
    '/mail': redirect('http://127.0.0.1:25/'),
  })
})
after(() => Promise.all([site.close(), service.close()]))

const on = (options: SafeFetchOptions = {}) => createSafeFetch({ ownNetwork: true, resolve, ...options })
const titleAt = async (url: string, fetching = on()) => {
  const reply = await fetching.page(url, stays)
  return 'bytes' in reply ? /<title>(.*)<\/title>/.exec(String(reply.bytes))?.[1] : reply
}

test('a site of the own network is reached at the port it has, by address, name and redirect, and by every way to ask', async () => {
  for (const host of ['127.0.0.1', 'intranet.example', '2130706433'])
    for (const path of ['/', '/home']) {
      const url = `http://${host}:${site.port}${path}`
      assert.equal(await titleAt(url), 'Proefsite', url)
      const answer = await on().ask(url, {}, stays)
      assert.equal('status' in answer && answer.status, 200, url)
    }
})

test('without the setting no port but those of the web is asked of any address', async () => {
  const off = createSafeFetch({ resolve })
  for (const host of ['127.0.0.1', 'intranet.example', '8.8.8.8', 'public.example'])
    assert.deepEqual(await off.page(`http://${host}:${site.port}/`, stays), ODD_PORT, host)
})

test('the public web keeps the ports of the web, also behind a name, and a redirect does not lead there', async () => {
  for (const place of ['8.8.8.8:8080', 'public.example:8080', 'half.example:8080', '[2606:4700:4700::1111]:2368'])
    assert.deepEqual(await titleAt(`http://${place}/`), ODD_PORT, place)
  assert.deepEqual(await titleAt(site.url('/public')), ODD_PORT)
})

test('where a cloud tells its secrets no port is asked', async () => {
  assert.deepEqual(await titleAt('http://169.254.169.254/'), UNREACHABLE)
  for (const place of ['169.254.169.254:8080', 'cloud.example:8080', '[fd00:ec2::254]:8080'])
    assert.deepEqual(await titleAt(`http://${place}/`), ODD_PORT, place)
})

/** The edges of every range, and each service by name. */
const open = [80, 443, 1024, 1025, 1432, 1434, 2368, 3000, 3305, 3307, 5431, 5433, 6378, 6380, 8080, 9199, 9201, 65_535]
const shut = [0, 1, 21, 22, 23, 25, 79, 81, 110, 442, 444, 465, 587, 1023, 1433, 3306, 5432, 6379, 9200, 11_211, 27_017]

test('of the own network the ports 80 and 443 are open and those from 1024, but for those of databases and caches', () => {
  for (const address of ['127.0.0.1', '10.1.2.3', '192.168.1.20', '::1', 'fd12::1']) {
    for (const port of open) assert.ok(isOpenAt(address, port, {}), `${address} ${port}`)
    for (const port of shut) assert.ok(!isOpenAt(address, port, {}), `${address} ${port}`)
    for (const near of [11_210, 11_212, 27_016, 27_018]) assert.ok(isOpenAt(address, near, {}), String(near))
  }
  for (const port of open) assert.ok(!isOpenAt('8.8.8.8', port, {}), 'the public internet is not the own network')
})

test('at a port that is shut nothing is asked, whatever the address, the scheme or the way there', async () => {
  for (const port of shut)
    for (const place of ['127.0.0.1', 'intranet.example', '[::1]', '10.1.2.3'])
      for (const scheme of ['http', 'https'])
        assert.deepEqual(await titleAt(`${scheme}://${place}:${port}/`), ODD_PORT, `${scheme} ${place} ${port}`)
  assert.deepEqual(await titleAt(site.url('/mail')), ODD_PORT)
})

test('the port of a service that this installation uses is asked at no address of the own network', async () => {
  const fetching = on({ servicePorts: [service.port] })
  const asked = service.asked.length
  for (const place of ['127.0.0.1', 'intranet.example', '127.0.0.9'])
    assert.deepEqual(await titleAt(`http://${place}:${service.port}/`, fetching), UNREACHABLE, place)
  assert.deepEqual(await titleAt(site.url('/service'), fetching), UNREACHABLE)
  assert.equal(service.asked.length, asked)
  assert.equal(await titleAt(site.url('/'), fetching), 'Proefsite', 'another port is')
  assert.equal(await titleAt(site.url('/service')), 'Geheim van de dienst', 'without it, it was there to be found')
})

test('the port of the house itself is asked at no address of this machine; another machine may have a site there', async () => {
  const fetching = on({ ownPort: () => service.port })
  const asked = service.asked.length
  for (const place of ['127.0.0.1', 'intranet.example', '127.0.0.9', '[::1]', '2130706433', '127.1'])
    assert.deepEqual(await titleAt(`http://${place}:${service.port}/`, fetching), UNREACHABLE, place)
  assert.deepEqual(await titleAt(site.url('/service'), fetching), UNREACHABLE)
  assert.equal(service.asked.length, asked)

  const closed = { ownPort: () => 3000 }
  const mine = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  for (const { address } of mine) assert.ok(!isOpenAt(address.replace(/%.*/, ''), 3000, closed), address)
  for (const spelling of ['::1', '0:0:0:0:0:0:0:1']) assert.ok(!isOpenAt(spelling, 3000, closed), spelling)
  assert.ok(isOpenAt('10.255.254.253', 3000, closed) && isOpenAt('127.0.0.1', 3001, closed))
  assert.ok(!isOpenAt('127.0.0.1', 80, { ownPort: () => 80 }), 'also where that is a port of the web')
})

const startIn = serverStarter()

test('a server that runs with it previews a site at its port, and neither itself nor its database', async (context) => {
  const place = await newDatabasePlace()
  context.after(() => place.remove())
  const server = startIn(place, { FETCH_PRIVATE: 'on', ADMIN_PASSWORD: 'zelf-gekozen' })
  await listening(server)
  const admin = new Client(server.url)
  await admin.post('/api/login', { username: 'admin', password: 'zelf-gekozen' })
  const preview = async (url: string) =>
    (await admin.post('/api/inspiratie-links/preview', { urls: [url] })).body[0] as { title?: string; problem?: string }
  assert.equal((await preview(site.url('/'))).title, 'Proefsite')
  assert.equal((await preview(`${server.url}/`)).problem, UNREACHABLE.problem, 'itself')
  if (place.databaseUrl === undefined) return
  const { problem } = await preview(`http://127.0.0.1:${new URL(place.databaseUrl).port || 5432}/`)
  assert.ok([UNREACHABLE.problem, ODD_PORT.problem].includes(problem ?? ''), `its database: ${problem}`)
})

/** Answers each look-up of a name with the next of these, and then with the last. */
function changing(...answers: string[][]) {
  const asked: string[] = []
  const lookUp: Resolve = async (name) => {
    asked.push(name)
    return answers[Math.min(asked.length, answers.length) - 1] ?? []
  }
  return { asked, lookUp }
}

test('the address that is connected to is the one that was judged: a name is looked up once for each connection', async (context) => {
  const inside = await openWeb({ '/': htmlPage('<title>Intern geheim</title>') })
  context.after(() => inside.close())
  // Stands for a public site: the same port at another address.
  const { asked, lookUp } = changing(['127.0.0.1'], ['127.0.0.2'])
  const fetching = createSafeFetch({ resolve: lookUp, allow: [`127.0.0.1:${inside.port}`] })
  assert.equal(await titleAt(`http://wissel.example:${inside.port}/`, fetching), 'Intern geheim')
  assert.deepEqual(asked, ['wissel.example'])
  const { problem } = (await fetching.page(`http://wissel.example:${inside.port}/`, stays)) as { problem?: string }
  assert.match(problem ?? '', /niet te bereiken op het openbare internet/)
  assert.deepEqual([asked.length, inside.asked.length], [2, 1], 'judged again, and nothing asked')
})

test('a name that leads to the own network on the second look-up, after a redirect to itself, is refused there', async (context) => {
  const web = await openWeb({
    '/': htmlPage('<title>Intern geheim</title>'),
    '/again': (request, response) => redirect(`http://${request.headers.host ?? ''}/`)(request, response),
  })
  context.after(() => web.close())
  for (const second of [['127.0.0.3'], ['10.0.0.1'], ['169.254.169.254'], ['127.0.0.1', '127.0.0.3'], ['::1']]) {
    const { asked, lookUp } = changing(['127.0.0.1'], second)
    const was = web.asked.length
    const fetching = createSafeFetch({ resolve: lookUp, allow: [web.address] })
    const reply = await fetching.page(`http://wissel.example:${web.port}/again`, stays)
    assert.equal('why' in reply && reply.why, 'unreachable', second.join())
    assert.deepEqual([asked.length, web.asked.slice(was)], [2, ['/again']], second.join())
  }
})

test('with the setting on, a name that leads to the port of a service on the second look-up is refused there too', async () => {
  const { asked, lookUp } = changing(['8.8.8.8'], ['127.0.0.1'])
  const fetching = on({ resolve: lookUp, servicePorts: [service.port] })
  assert.deepEqual(await titleAt(`http://wissel.example:${service.port}/`, fetching), ODD_PORT)
  assert.deepEqual(await titleAt(`http://wissel.example:${service.port}/`, fetching), UNREACHABLE)
  assert.equal(asked.length, 2)
})
