// A database server that goes away while the product runs, and comes back.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Client, until } from '../support/app.ts'
import { newDatabasePlace, onPostgres, type DatabasePlace } from '../support/database.ts'
import { startRelay } from '../support/relay.ts'
import { listening, serverStarter } from '../support/server-process.ts'

let place: DatabasePlace
before(async () => void (place = await newDatabasePlace()))
after(() => place.remove())

const startIn = serverStarter()
const start = (env: Record<string, string>) => startIn(place, env)

test(
  'health says 503 while the database is away, and 200 again when it is back',
  { skip: !onPostgres && 'of a PostgreSQL server' },
  async () => {
    const relay = await startRelay(place.databaseUrl!)
    const server = start({ DATABASE_URL: relay.url })
    await listening(server)
    const client = new Client(server.url)
    assert.equal((await client.get('/api/health')).status, 200)
    await relay.cut()
    const down = await client.get('/api/health')
    assert.deepEqual([down.status, down.body.message], [503, 'De database antwoordt niet. Probeer het zo opnieuw.'])
    const login = await client.post('/api/login', { username: 'wie-dan-ook', password: 'wat-dan-ook' })
    assert.equal(login.status, 503)
    await relay.restore()
    await until(async () => (await client.get('/api/health')).status === 200, 'the server is healthy again')
    await relay.cut()
  },
)
