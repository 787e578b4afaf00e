// An article is read at an address: what comes of it, why not, and who stops it.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { createQueryClient } from '#web/http/query-client.ts'
import { setUser } from '#web/session/use-user.ts'
import { useReading } from '#web/sources/use-reading.ts'
import { hook, person } from './hook.ts'

const url = 'https://www.lingekoerier.nl/brug'
const page = {
  url,
  title: 'Brug dicht',
  description: 'Omrijden.',
  text: 'De brug gaat dicht.',
  siteName: null,
  language: 'nl',
  truncated: false,
}

afterEach(() => mock.restoreAll())

function reader() {
  const client = createQueryClient()
  setUser(client, person())
  return { client, use: () => hook(useReading, client, person()) }
}

/** The server, which answers when told to, or never and then is left. */
function serving() {
  const calls: { answer: (reply: Response) => void; signal: AbortSignal }[] = []
  mock.method(globalThis, 'fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    calls.push({ answer: resolve, signal })
    return promise
  })
  return calls
}

test('what was read becomes an article, named after its site where the page does not name it', async () => {
  const calls = serving()
  const { use } = reader()
  const read = use().read(url)
  assert.deepEqual(use().reading, { url, refusal: null })
  calls[0]?.answer(Response.json(page))
  const article = await read
  assert.deepEqual(
    [article?.title, article?.description, article?.text, article?.site],
    ['Brug dicht', 'Omrijden.', 'De brug gaat dicht.', 'lingekoerier.nl'],
  )
  assert.equal(use().reading, null)
})

test('a refusal stays with its address, in the server’s words, until it is forgotten', async () => {
  const calls = serving()
  const { use } = reader()
  const read = use().read(url)
  calls[0]?.answer(Response.json({ message: 'Dit artikel staat achter een betaalmuur.' }, { status: 422 }))
  assert.equal(await read, null)
  assert.deepEqual(use().reading, { url, refusal: 'Dit artikel staat achter een betaalmuur.' })
  use().forget()
  assert.equal(use().reading, null)
})

test('who stops it, reads another address or logs out hears nothing of the first one any more', async () => {
  const calls = serving()
  const { client, use } = reader()
  const stopped = use().read(url)
  use().forget()
  assert.deepEqual([await stopped, use().reading], [null, null])
  const first = use().read(url)
  const second = use().read('https://ander.nl/')
  assert.equal(await first, null)
  assert.deepEqual(use().reading, { url: 'https://ander.nl/', refusal: null })
  setUser(client, null)
  assert.equal(await second, null)
  assert.deepEqual(
    calls.map(({ signal }) => signal.aborted),
    [true, true, true],
  )
})
