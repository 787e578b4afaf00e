// What people read when a reply is not the server's own, while the error's text stays 'status: body'.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { logout } from '#contract/accounts/endpoints.ts'
import { call, serverAnswers, serverMessage } from '#web/http/call.ts'

afterEach(() => mock.restoreAll())

async function failureOf(status: number, body: string): Promise<Error> {
  mock.method(globalThis, 'fetch', async () => new Response(body, { status }))
  return call(logout, {}).then(
    () => assert.fail('the call did not fail'),
    (error: Error) => error,
  )
}

const page = '<html><h1>Bad Gateway</h1></html>'
for (const [status, body, shown] of [
  [502, page, 'De server kan je verzoek nu niet verwerken. Probeer het zo opnieuw.'],
  [504, '', 'De server kan je verzoek nu niet verwerken. Probeer het zo opnieuw.'],
  [403, page, 'De server gaf een onverwacht antwoord.'],
  [418, '{"fout":"thee"}', 'De server gaf een onverwacht antwoord.'],
  [502, '{"message":"De schrijfhulp is niet bereikbaar."}', 'De schrijfhulp is niet bereikbaar.'],
] as const) {
  test(`${status} with ${JSON.stringify(body)} is shown as '${shown}'`, async () => {
    assert.equal(serverMessage(await failureOf(status, body)), shown)
  })
}

test("the error's own text keeps the body", async () => {
  assert.equal((await failureOf(502, page)).message, `502: ${page}`)
})

test('a reply that breaks off halfway counts as a server that was not reached', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })
  mock.method(globalThis, 'fetch', async () => new Response(broken, { status: 200 }))
  await assert.rejects(call(logout, {}), { status: 0 })
})

test('a server answers when its health does', async () => {
  mock.method(globalThis, 'fetch', async () => new Response('{"status":"ok"}'))
  assert.equal(await serverAnswers(), true)
  mock.restoreAll()
  mock.method(globalThis, 'fetch', async () => new Response(page, { status: 502 }))
  assert.equal(await serverAnswers(), false)
})
