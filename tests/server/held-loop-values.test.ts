// What a body is made of holds nobody up either: lists in lists, empty objects and fields by the hundred thousand, and texts of megabytes where
// a line is asked, from strangers and from whoever may send the most. Limits are those of `held-loop`.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { saveArticle } from '#contract/articles/endpoints.ts'
import { startLoopServer, type LoopServer } from '../support/hostile-loop.ts'

const HELD_MS = 50
const ROUNDS = 5
const MOST = saveArticle.bodyValues

let server: LoopServer
before(async () => (server = await startLoopServer()))
after(() => server.stop())

/** Each of about so many values. */
const kinds: Record<string, (values: number) => string> = {
  'lists in lists': (values) => '['.repeat(values) + ']'.repeat(values),
  'empty objects': (values) => `[${'{},'.repeat(values / 2 - 2)}{}]`,
  'objects of one field': (values) => `[${'{"id":1},'.repeat(values / 2 - 2)}{}]`,
  fields: (values) => `{${Array.from({ length: values - 5 }, (_, at) => `"k${at}":1`).join(',')}}`,
  texts: (values) => `[${'"a",'.repeat(values - 5)}"a"]`,
}

/** The longest turn of the loop in ms, scaled, while `body` is refused with `status`; in the best of some rounds. */
async function held(path: string, body: string, status: number, cookie?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  let best = Infinity
  for (let round = 0; round < ROUNDS && best > HELD_MS; round += 1) {
    await server.longest()
    const reply = await fetch(server.url + path, { method: 'POST', headers, body })
    await reply.arrayBuffer()
    const longest = await server.longest()
    assert.equal(reply.status, status)
    best = Math.min(best, longest / (await server.slowness()))
  }
  return best
}

for (const [what, filled] of Object.entries(kinds))
  for (const [path, values, who] of [
    ['/api/login', 100_000, undefined],
    ['/api/articles', 1_000_000, 'maker'],
    ['/api/articles', MOST - 20, 'maker'],
  ] as const)
    test(`${values} ${what}, sent to ${path}, are refused and never hold the loop for ${HELD_MS} ms`, async () => {
      for (const field of ['blocks', 'content']) {
        const body = `{"title":"a","${field}":${filled(values)}}`
        const ms = await held(path, body, values < MOST ? 400 : 413, who && server.cookies[who])
        assert.ok(ms <= HELD_MS, `${field}: ${ms.toFixed(0)} ms`)
      }
    })

for (const [what, text] of Object.entries({ letters: 'a', 'escaped quotes': '\\"', emoji: '😀', spaces: ' ' }))
  test(`a title of 8 MB of ${what} is refused and never holds the loop for ${HELD_MS} ms`, async () => {
    const title = text.repeat(8_000_000 / Buffer.byteLength(text))
    const ms = await held('/api/articles', `{"title":"${title}","content":"tekst"}`, 400, server.cookies.maker)
    assert.ok(ms <= HELD_MS, `${ms.toFixed(0)} ms`)
  })
