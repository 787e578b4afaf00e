// Addresses on this machine and its network: never connected to, however they are written.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { after, before, test } from 'node:test'
import { isOutside, publicAgent, publicLookup, type Resolve } from '#server/fetch/outside.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { htmlPage, openWeb, type StrangeWeb } from '../support/strange-web.ts'

const UNREACHABLE = { why: 'unreachable', problem: 'Dit adres is niet te bereiken op het openbare internet.' }
const stays = new AbortController().signal

let inside: StrangeWeb
before(async () => void (inside = await openWeb({ '/': htmlPage('<title>Intern geheim</title>') })))
after(() => inside.close())

/** All lead to this machine, where somebody listens. */
const thisMachine = [
  '127.0.0.1 127.0.0.1. 127.1 2130706433 017700000001 0x7f000001 0x7f.0.0.1 0177.0.0.1 １２７.0.0.1 0.0.0.0 0',
  '[::ffff:127.0.0.1] [::ffff:7f00:1] localhost LOCALHOST localhost. intern.example intern.example. half.example',
].flatMap((line) => line.split(' '))

/** Names of this machine; one also has an address outside. */
const resolve: Resolve = async (name) => (name.startsWith('half') ? ['127.0.0.1', '8.8.8.8'] : ['127.0.0.1'])

for (const host of thisMachine) {
  test(`nothing is asked of this machine as ${host}`, async () => {
    // Another address is allowed at this port, so that only the address can be what is refused.
    const { page, picture } = createSafeFetch({ allow: [`127.0.0.99:${inside.port}`], resolve })
    assert.deepEqual(await page(`http://${host}:${inside.port}/`, stays), UNREACHABLE)
    assert.deepEqual(await picture(`http://${host}:${inside.port}/`, stays), UNREACHABLE)
    assert.deepEqual(await createSafeFetch({ resolve }).page(`http://${host}/`, stays), UNREACHABLE)
    assert.deepEqual(inside.asked, [])
  })
}

test('each of those spellings does reach this machine when it may', async () => {
  const { page } = createSafeFetch({ allow: ['127.0.0.1', '0.0.0.0', '::ffff:7f00:1', '8.8.8.8'].map(atPort), resolve })
  const reached = thisMachine.filter((host) => !host.startsWith('half'))
  for (const host of reached)
    assert.ok('bytes' in (await page(`http://${host}:${inside.port}/`, stays)), `${host} proves nothing`)
  assert.equal(inside.asked.length, reached.length)
})
const atPort = (address: string) => `${address}:${inside.port}`

const notPublic = {
  'this machine': ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::', '::1'],
  'a private network': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd00:ec2::254'],
  'the provider itself (CGNAT)': ['100.64.0.1', '100.127.255.255'],
  'the link, where clouds tell secrets': ['169.254.169.254', 'fe80::1', 'fec0::1'],
  'many at once': ['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1'],
  'nobody, or examples': [
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.1',
    '240.0.0.1',
    '100::1',
    '2001:db8::1',
  ],
  'an IPv4 address in IPv6': ['::ffff:10.0.0.1', '::127.0.0.1', '::ffff:0:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  'what nobody was given': ['2001::1', '4000::1', '1::1'],
}

/** The error of connecting to `host`: by the agent's judgement, before anything leaves this machine. */
async function refusalOf(scheme: 'http' | 'https', host: string, lookup = publicLookup(resolve, [])): Promise<string> {
  const { get } = scheme === 'http' ? http : https
  const asked = get({ host, port: 9, agent: publicAgent(`${scheme}:`, []), lookup, signal: AbortSignal.timeout(5_000) })
  const [error] = (await once(asked, 'error')) as [Error]
  return error.message
}

for (const [what, addresses] of Object.entries(notPublic)) {
  test(`an address of ${what} is refused at the moment of connecting, as itself and behind a name`, async () => {
    for (const address of addresses)
      for (const scheme of ['http', 'https'] as const) {
        if (isOutside(address, [])) assert.match(await refusalOf(scheme, address), /is not allowed/, address)
        const behindName = publicLookup(async () => ['8.8.8.8', address], [])
        assert.match(await refusalOf(scheme, 'naam.example', behindName), /is not allowed|no public address/, address)
      }
  })
}

test('an address of the public internet is not refused', () => {
  for (const address of ['8.8.8.8', '2606:4700:4700::1111', '3ffe::1']) assert.ok(isOutside(address, []), address)
  assert.ok(isOutside('::1', ['::1']), 'nor is one that is allowed')
})
