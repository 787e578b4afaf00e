// How fast one person may generate: fast enough for people, too slow for a script that runs away.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { aiUsage } from '#server/quota/tables.ts'
import { GENERATIONS_PER_MINUTE } from '#server/tools/routes.ts'
import { startApp, type Client, type TestApp } from '../../support/app.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())

const subject = { title: 'Fietsen naar zee', description: 'Een dag langs duin en strand.' }
const text = 'Met betrekking tot het fietsen kunnen wij u mededelen dat het in verband met de wind zwaar is.'

/** Each of them a generation; the first three are what 3-in-1 asks at once. */
const ways: [path: string, body: object][] = [
  ['/api/content/facebook-titles', subject],
  ['/api/content/pinterest-titles', subject],
  ['/api/content/linkinbio-titles', subject],
  ['/api/rewriter', { text, mode: 'eenvoudiger' }],
]
const generate = (client: Client, turn: number) => client.post(...(ways[turn % ways.length] ?? ['', {}]))

for (const role of ['paid', 'admin'] as const) {
  test(`twenty generations a minute for a ${role}, whatever the tools, also when they fire together`, async () => {
    const { client, user } = await app.loggedIn({ role })
    const replies = await Promise.all(Array.from({ length: 30 }, (_, turn) => generate(client, turn)))
    const statuses = replies.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, GENERATIONS_PER_MINUTE)
    assert.equal(statuses.filter((status) => status === 429).length, 30 - GENERATIONS_PER_MINUTE)
    for (const turn of ways.keys()) {
      const refused = await generate(client, turn)
      assert.equal(refused.status, 429)
      assert.match(
        refused.body.message,
        /^Je vraagt nu te veel teksten achter elkaar\. Probeer het over (\d+ seconden?|1 minuut) opnieuw\.$/,
      )
      const wait = Number(refused.headers.get('retry-after'))
      assert.ok(wait >= 1 && wait <= 60, `${wait} s`)
    }
    // What was refused was never begun: it stands in no count and no figure.
    assert.equal((await client.get('/api/user')).body.aiRequestsCount, GENERATIONS_PER_MINUTE)
    const usage = await app.database.db
      .select({ success: aiUsage.success })
      .from(aiUsage)
      .where(eq(aiUsage.userId, user.id))
    assert.deepEqual([usage.length, usage.every(({ success }) => success)], [GENERATIONS_PER_MINUTE, true])
  })
}

test('one person’s pace is not another’s', async () => {
  const [fast, slow] = [await app.loggedIn({ role: 'paid' }), await app.loggedIn({ role: 'paid' })]
  await Promise.all(Array.from({ length: 25 }, (_, turn) => generate(fast.client, turn)))
  assert.equal((await generate(slow.client, 0)).status, 200)
})

test('with RATE_LIMIT=off nobody is held up', async (context) => {
  const open = await startApp({ rateLimit: false })
  context.after(() => open.close())
  const { client } = await open.loggedIn({ role: 'paid' })
  const replies = await Promise.all(Array.from({ length: 25 }, (_, turn) => generate(client, turn)))
  assert.ok(replies.every(({ status }) => status === 200))
})
