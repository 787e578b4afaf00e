// The only fetch of the browser: what it sends, and how it reads success and failure.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { currentUserAddress } from '#contract/accounts/addresses.ts'
import { login, logout } from '#contract/accounts/endpoints.ts'
import { facebookCaptions } from '#contract/tools/facebook-captions.ts'
import {
  ApiError,
  call,
  isProblem,
  onFreshLoginNeeded,
  onRefused,
  orNull,
  problemOf,
  send,
  serverMessage,
} from '#web/http/call.ts'

const credentials = { username: 'anna', password: 'geheim1' }

function answer(status: number, body: string | object): { init: () => RequestInit | undefined; url: () => unknown } {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const fetched = mock.method(globalThis, 'fetch', async () => new Response(text, { status, statusText: 'Mis' }))
  const first = () => fetched.mock.calls[0]?.arguments
  return { init: () => first()?.[1], url: () => first()?.[0] }
}

async function failureOf(made: Promise<unknown>): Promise<ApiError> {
  const error = await made.then(
    () => assert.fail('the call did not fail'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof ApiError)
  return error
}

afterEach(() => mock.restoreAll())

test('a call sends cookies, and a JSON content type only with a body', async () => {
  const out = answer(200, {})
  await call(logout, {})
  assert.equal(out.init()?.credentials, 'include')
  assert.deepEqual(out.init()?.headers, {})
  assert.equal(out.init()?.body, undefined)

  mock.restoreAll()
  const body = answer(401, { message: 'Nee.' })
  await failureOf(call(login, { body: credentials }))
  assert.deepEqual(body.init()?.headers, { 'Content-Type': 'application/json' })
  assert.equal(body.init()?.body, JSON.stringify(credentials))
})

test('parameters are filled into the path, and a query without values adds nothing', async () => {
  const sent = answer(200, {})
  await send(
    { method: 'GET', path: '/api/articles/:id' },
    { params: { id: 'a/b' }, query: { page: 2, sort: undefined } },
  )
  assert.equal(sent.url(), '/api/articles/a%2Fb?page=2')
})

test('the text of an error is status, colon, message; people see it without the number', async () => {
  answer(409, { message: 'Bezet.', errors: { username: 'Al in gebruik.' } })
  const error = await failureOf(call(login, { body: credentials }))
  assert.equal(error.message, '409: Bezet.')
  assert.equal(serverMessage(error), 'Bezet.')
  assert.deepEqual(problemOf(error).errors, { username: 'Al in gebruik.' })
})

test('two problems of one status are told apart by their code, whatever their words', async () => {
  answer(409, { code: 'changedMeanwhile', message: 'Anne heeft deze taak intussen gewijzigd.' })
  const overtaken = await failureOf(call(logout, {}))
  assert.ok(isProblem(overtaken, 'changedMeanwhile'))
  mock.restoreAll()
  answer(409, { code: 'linkClaimed', message: 'Deze link is al geclaimd.' })
  const claimed = await failureOf(call(logout, {}))
  assert.ok(isProblem(claimed, 'linkClaimed') && !isProblem(claimed, 'changedMeanwhile'))
  for (const other of [new Error('409: changedMeanwhile'), new ApiError(409, 'x', undefined), undefined])
    assert.ok(!isProblem(other, 'changedMeanwhile'))
})

test('without a message in JSON the raw text counts, and without text the status text', async () => {
  answer(502, 'Bad gateway')
  assert.equal((await failureOf(call(logout, {}))).message, '502: Bad gateway')
  mock.restoreAll()
  answer(500, '')
  assert.equal((await failureOf(call(logout, {}))).message, '500: Mis')
})

test('a 401 raises an error, or is null where that is asked for', async () => {
  answer(401, { message: 'Je bent niet ingelogd.' })
  assert.equal((await failureOf(send(currentUserAddress, {}))).status, 401)
  assert.equal(await orNull(send(currentUserAddress, {})), null)
  mock.restoreAll()
  answer(503, { message: 'Weg.' })
  assert.equal((await failureOf(orNull(send(currentUserAddress, {})))).status, 503)
})

test('a reply that breaks the contract is an error that keeps what was received', async () => {
  answer(200, { titles: [], model: 'x' })
  const error = await failureOf(call(facebookCaptions.endpoint, { body: { title: 'Fietsen' } }))
  assert.deepEqual(error.data, { titles: [], model: 'x' })
})

test('a server that cannot be reached is an error in Dutch, an aborted call stays an abort', async () => {
  mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const error = await failureOf(call(logout, {}))
  assert.equal(error.status, 0)
  assert.match(serverMessage(error) ?? '', /^De server is niet bereikbaar/)

  mock.restoreAll()
  mock.method(globalThis, 'fetch', () => Promise.reject(new DOMException('weg', 'AbortError')))
  await assert.rejects(call(logout, {}), { name: 'AbortError' })
})

const stale = () => new Response(JSON.stringify({ code: 'freshLoginNeeded', message: 'Bevestig.' }), { status: 403 })

test('where the server wants to know who it is first, it is asked, and the call is made again as it was', async () => {
  const replies = [stale(), new Response('{}')]
  const fetched = mock.method(globalThis, 'fetch', async () => replies.shift() as Response)
  let asked = 0
  const refused = mock.fn()
  const stops = [onFreshLoginNeeded(async () => (asked += 1) > 0), onRefused(refused)]
  await send(login, { body: credentials })
  assert.equal(asked, 1)
  const [first, second] = fetched.mock.calls.map((made) => made.arguments)
  assert.deepEqual(first, second)
  assert.equal(refused.mock.callCount(), 0, 'they are logged in: nobody is fetched again')
  const again = mock.method(globalThis, 'fetch', async () => stale())
  assert.ok(
    isProblem(await failureOf(send(login, { body: credentials })), 'freshLoginNeeded'),
    'asked once for one call',
  )
  assert.deepEqual([asked, again.mock.callCount()], [2, 2])
  for (const stop of stops) stop()
})

test('who chooses not to prove it has stopped the call; who has nowhere to prove it is told why it failed', async () => {
  mock.method(globalThis, 'fetch', async () => stale())
  assert.equal(serverMessage(await failureOf(call(logout, {}))), 'Bevestig.')
  const stop = onFreshLoginNeeded(async () => false)
  await assert.rejects(call(logout, {}), { name: 'AbortError' })
  stop()
  assert.ok(isProblem(await failureOf(call(logout, {})), 'freshLoginNeeded'), 'the one who asked is gone')
})
