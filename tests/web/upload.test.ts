// Sending files: as a form whose kind and boundary the browser itself tells, with the errors of every call.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { z } from 'zod'
import { post } from '#contract/endpoint.ts'
import { ApiError } from '#web/http/call.ts'
import { upload } from '#web/http/upload.ts'

const endpoint = post('/api/articles/import', { access: 'user', output: z.object({ id: z.int() }), status: 201 })

afterEach(() => mock.restoreAll())

function form() {
  const made = new FormData()
  made.append('file', new File(['# Brug'], 'brug.md'))
  return made
}

test('a form goes out as it is, without a content type of ours, and its reply is read by the contract', async () => {
  const fetched = mock.method(globalThis, 'fetch', async () => Response.json({ id: 7 }, { status: 201 }))
  const sent = form()
  assert.deepEqual(await upload(endpoint, sent), { id: 7 })
  const [address, init] = fetched.mock.calls[0]?.arguments ?? []
  assert.equal(address, '/api/articles/import')
  assert.equal(init?.method, 'POST')
  assert.equal(init?.credentials, 'include')
  assert.deepEqual(init?.headers, {})
  assert.equal(init?.body, sent)
})

test('a refusal is an error with the server’s words, and a reply that breaks the contract is one too', async () => {
  const failureOf = (made: Promise<unknown>) =>
    made.then(
      () => assert.fail(),
      (error: unknown) => error as ApiError,
    )
  mock.method(globalThis, 'fetch', async () => Response.json({ message: 'Dit is geen Word.' }, { status: 415 }))
  assert.equal((await failureOf(upload(endpoint, form()))).message, '415: Dit is geen Word.')
  mock.restoreAll()
  mock.method(globalThis, 'fetch', async () => Response.json({ id: 'zeven' }, { status: 201 }))
  const broken = await failureOf(upload(endpoint, form()))
  assert.ok(broken instanceof ApiError)
  assert.equal(broken.status, 201)
})
