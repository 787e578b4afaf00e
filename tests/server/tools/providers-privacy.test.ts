// What must not get out: the key, the user's text, and a word on the console.
import assert from 'node:assert/strict'
import { after, afterEach, before, mock, test } from 'node:test'
import { inspect } from 'node:util'
import { createProvider } from '#server/tools/providers/create.ts'
import type { LiveSettings } from '#server/tools/providers/vendors.ts'
import { tools } from '#server/tools/registry.ts'
import { startApp } from '../../support/app.ts'
import { startLanguageModelServer, type LanguageModelServer } from '../../support/language-model-server.ts'
import { toolInputs } from '../../support/tool-fields.ts'
import { API_KEY, ask, candidates, failureOf, five, settingsOf, stays, tool, vendors } from './providers-vendors.ts'

let server: LanguageModelServer
before(async () => void (server = await startLanguageModelServer({ answer: candidates(five) })))
after(() => server.close())
afterEach(() => {
  server.requests.splice(0)
  mock.restoreAll()
})

const fail = (settings: LiveSettings) =>
  failureOf(createProvider(settings, { retryPauseMs: 1 }).draft(tool, ask, stays()))
const shown = (failure: Error) => inspect(failure, { depth: 10, showHidden: true })

for (const vendor of vendors) {
  test(`${vendor.provider}: a vendor that repeats the key in its error does not get it into the log`, async () => {
    server.script({ status: 401, message: `Incorrect API key provided: ${API_KEY}. Find your key in the console.` })
    const failure = await fail(settingsOf(vendor, server.baseUrl))
    assert.match(shown(failure), /Incorrect API key provided: \*\*\*/)
    assert.ok(!shown(failure).includes(API_KEY))
  })

  test(`${vendor.provider}: a key that no header can carry is not in the error`, async () => {
    const apiKey = `${API_KEY}\n…`
    const failure = await fail({ ...settingsOf(vendor, server.baseUrl), apiKey })
    assert.ok(!shown(failure).includes(API_KEY), shown(failure))
    assert.equal(server.requests.length, 0)
  })

  test(`${vendor.provider}: blanks around a key are not part of it`, async () => {
    await createProvider({ ...settingsOf(vendor, server.baseUrl), apiKey: ` ${API_KEY}\n` }).draft(tool, ask, stays())
    assert.match(String(server.requests[0]?.headers[vendor.keyHeader]), new RegExp(`^(Bearer )?${API_KEY}$`))
  })

  test(`${vendor.provider}: the model's text is not in the error`, async () => {
    const secret = { answer: candidates(['Geheim'.repeat(30), 'Geheimer'.repeat(30)]) }
    server.script(secret, secret)
    const failure = await fail(settingsOf(vendor, server.baseUrl))
    assert.match(shown(failure), /unusable answer: .*Tekst 1 .*telde 180 tekens/)
    assert.ok(!shown(failure).includes('Geheim'))
    server.script({ text: 'Geheim, en geen JSON' }, { text: 'Geheim, en geen JSON' })
    assert.ok(!shown(await fail(settingsOf(vendor, server.baseUrl))).includes('Geheim'))
    server.script({ fault: 'broken-body' })
    assert.ok(!shown(await fail(settingsOf(vendor, server.baseUrl))).includes('Half a title'))
  })

  test(`${vendor.provider}: a name and password in the address are not in the error`, async () => {
    const baseUrl = server.baseUrl.replace('//', '//redactie:wachtwoord%20x@')
    const text = shown(await fail(settingsOf(vendor, baseUrl)))
    assert.ok(!text.includes('wachtwoord') && !text.includes('redactie'), text)
  })

  test(`${vendor.provider}: nothing is written to the console, whatever the vendor warns of`, async () => {
    const calls = [mock.method(console, 'warn'), mock.method(console, 'error'), mock.method(console, 'info')]
    const warned = mock.method(process, 'emitWarning')
    await createProvider({ ...settingsOf(vendor, server.baseUrl), model: 'een-onbekend-model' }).draft(
      tool,
      ask,
      stays(),
    )
    await fail(settingsOf(vendor, `${server.baseUrl}/elsewhere`))
    for (const { mock: watched } of [...calls, warned])
      assert.deepEqual(
        watched.calls.map((call) => call.arguments),
        [],
      )
  })
}

test('no tool tells a vendor who asks', async () => {
  const app = await startApp({ provider: createProvider(settingsOf(vendors[0], server.baseUrl), { retryPauseMs: 1 }) })
  try {
    for (const { contract } of Object.values(tools)) {
      const username = `xanthippe-${contract.name}`
      const { client, user } = await app.loggedIn({ username, name: `Xanthippe van ${contract.name}`, role: 'paid' })
      await client.call(contract.endpoint, toolInputs[contract.name])
      const sent = JSON.stringify(server.requests.splice(0).map(({ headers, body }) => [headers, body]))
      assert.match(sent, /"messages"/, contract.name)
      for (const own of [user.name, user.username, user.email, '127.0.0.1"', '"user":"'])
        assert.ok(!sent.replaceAll(/"host":"[^"]*"/g, '').includes(own), `${contract.name}: ${own}`)
    }
  } finally {
    await app.close()
  }
})

test('OpenAI is told not to keep what it is sent', async () => {
  await createProvider(settingsOf(vendors[0], server.baseUrl)).draft(tool, ask, stays())
  assert.equal(server.requests[0]?.body.store, false)
})

test('an address meant for another program does not redirect the texts', async () => {
  const asked: string[] = []
  mock.method(globalThis, 'fetch', (url: string) => {
    asked.push(url)
    return Promise.reject(new TypeError('fetch failed', { cause: new Error('no network in a test') }))
  })
  const names = ['OPENAI_BASE_URL', 'ANTHROPIC_BASE_URL', 'MISTRAL_BASE_URL']
  for (const name of names) process.env[name] = 'http://127.0.0.1:1/elsewhere'
  try {
    for (const vendor of vendors.slice(0, 3)) await fail({ ...settingsOf(vendor, ''), baseUrl: undefined })
  } finally {
    for (const name of names) delete process.env[name]
  }
  assert.deepEqual(asked, [
    'https://api.openai.com/v1/chat/completions',
    'https://api.anthropic.com/v1/messages',
    'https://api.mistral.ai/v1/chat/completions',
  ])
})

test('a compatible server without a key is sent none', async () => {
  await createProvider({ ...settingsOf(vendors[3], server.baseUrl), apiKey: undefined }).draft(tool, ask, stays())
  assert.equal(server.requests[0]?.headers.authorization, undefined)
})
