// Many texts just short enough to be worked on at once hold nobody up together, nor do texts of which every block may be any block of what they
// replace. Limits are those of `held-loop`.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { onPostgres } from '../support/database.ts'
import { startLoopServer, type LoopServer } from '../support/hostile-loop.ts'
import { worstTexts } from '../support/worst-texts.ts'

const HELD_MS = 50
const ROUNDS = 5
const AT_ONCE = 40
const onServer = { skip: !onPostgres && 'of a PostgreSQL server', timeout: 600_000 }

let server: LoopServer
before(async () => {
  if (onPostgres) server = await startLoopServer()
})
after(() => server?.stop())

async function send(method: 'POST' | 'PUT', path: string, body: object): Promise<{ id: number }> {
  const headers = { cookie: server.cookies.maker, 'content-type': 'application/json' }
  const reply = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) })
  const answer = await reply.json()
  assert.ok(reply.ok, JSON.stringify(answer))
  return answer as { id: number }
}

/** The longest turn of the loop in ms, scaled, while all of it is done at once; in the best of some rounds. */
async function held(all: (round: number) => Promise<unknown>[]): Promise<number> {
  let best = Infinity
  for (let round = 0; round < ROUNDS && best > HELD_MS; round += 1) {
    await server.longest()
    await Promise.all(all(round))
    const longest = await server.longest()
    best = Math.min(best, longest / (await server.slowness()))
  }
  return best
}

for (const kind of ['emphasis without an end', 'lists in lists', 'empty items'])
  test(
    `${AT_ONCE} articles of 19,990 characters at once, ${kind}, never hold the loop for ${HELD_MS} ms`,
    onServer,
    async () => {
      const article = { title: 'Het slechtste', content: worstTexts[kind]?.(19_990) }
      const ms = await held(() => Array.from({ length: AT_ONCE }, () => send('POST', '/api/articles', article)))
      assert.ok(ms <= HELD_MS, `${ms.toFixed(0)} ms`)
    },
  )

/** Blocks that share words with many others, each word with about so many, of which none is like another. */
function mesh(characters: number, blocks: number, sharedBy: number, seed: number): string {
  let state = seed
  const words = Math.floor(characters / blocks / 4)
  const kinds = Math.ceil((blocks * words) / sharedBy)
  const word = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * kinds)
      .toString(36)
      .padStart(3, 'q')
  }
  return Array.from({ length: blocks }, () => Array.from({ length: words }, word).join(' ')).join('\n\n')
}

for (const [characters, blocks, sharedBy, atOnce] of [
  [3_300, 64, 16, AT_ONCE],
  [9_900, 64, 16, AT_ONCE],
  [9_900, 200, 16, AT_ONCE],
  [9_900, 200, 55, AT_ONCE],
  [150_000, 900, 16, 8],
] as const)
  test(
    `marks in ${characters} characters in ${blocks} blocks, each word in ${sharedBy}, are carried without holding the loop for ${HELD_MS} ms`,
    onServer,
    async () => {
      const blocksOf = [{ id: 'm', at: 0, model: 'ingebouwd-nl', generationId: null }]
      const made = await Promise.all(
        Array.from({ length: atOnce }, () =>
          send('POST', '/api/articles', {
            title: 'Doel',
            content: mesh(characters, blocks, sharedBy, 1),
            blocks: blocksOf,
          }),
        ),
      )
      const ms = await held((round) =>
        made.map(({ id }, at) =>
          send('PUT', `/api/articles/${id}`, {
            title: 'Doel',
            content: mesh(characters, blocks, sharedBy, 2 + round * atOnce + at),
            close: true,
          }),
        ),
      )
      assert.ok(ms <= HELD_MS, `${ms.toFixed(0)} ms`)
    },
  )
