// After a change of SECRET_KEY everything that stays sealed is sealed anew; then the key before is not needed any more.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { runJob } from '#server/jobs/job.ts'
import { aboutResealing, resealSecrets, sealed } from '#server/sealed-registry.ts'
import { totps } from '#server/second-step/tables.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { challengeFor, codeAt, turnOn } from '../support/second-step.ts'

const OLD = 'de-sleutel-van-hiervoor-de-sleutel-van-hiervoor'
const NEW = 'de-nieuwe-sleutel-de-nieuwe-sleutel-de-nieuwe'

let app: TestApp
before(async () => void (app = await startApp({ secrets: createSecrets([OLD]) })))
after(() => app.close())

test('every room with a column of something sealed is on the list of those that seal anew', async () => {
  const server = fileURLToPath(new URL('../../src/server', import.meta.url))
  const rooms = new Set<string>()
  for (const path of globSync('*/tables.ts', { cwd: server })) {
    const tables = Object.values((await import(`${server}/${path}`)) as Record<string, unknown>)
    for (const table of tables)
      if (is(table, PgTable) && getTableConfig(table).columns.some(({ name }) => name.startsWith('sealed_')))
        rooms.add(path.split('/')[0] ?? '')
  }
  assert.deepEqual([...rooms].toSorted(), Object.keys(sealed).toSorted())
})

test('with the key before at hand all is sealed anew, and with the new key alone codes go on working', async () => {
  const people = await Promise.all(
    ['een', 'twee'].map(async (username) => {
      const { client } = await app.loggedIn({ username })
      return { username, client }
    }),
  )
  const secretOf = new Map<string, string>()
  for (const { username, client } of people) secretOf.set(username, (await turnOn(app, client)).secret)

  const both = { ...app.site, secrets: createSecrets([NEW, OLD]) }
  const said: string[] = []
  const run = () => runJob(resealSecrets, { ...both, info: (what) => void said.push(what) }, {})
  assert.match((await aboutResealing(both)) ?? '', /Bewaar de vorige/)
  await run()
  assert.match(said[0] ?? '', /^2 geheimen zijn opnieuw versleuteld.*SECRET_KEY_BEFORE.*kan weg/)
  await run()
  assert.match(said[1] ?? '', /^0 geheimen/)
  assert.match((await aboutResealing(both)) ?? '', /kan weg/)

  const alone = createSecrets([NEW])
  assert.equal(await aboutResealing({ ...both, secrets: alone }), undefined)
  const rows = await app.database.db.select().from(totps)
  assert.equal(rows.length, 2)
  assert.deepEqual(
    rows.map(({ sealedSecret }) => alone.open('second-step', sealedSecret)).toSorted(),
    [...secretOf.values()].toSorted(),
  )
  // The application itself has the key of before only: it cannot read what was sealed anew, and says so as a fault of its own.
  const client = app.client()
  const challenge = await challengeFor(client, 'een')
  const code = codeAt(secretOf.get('een') ?? '', app.now)
  assert.equal((await client.post('/api/login/second-step', { challenge, code })).status, 500)
})
