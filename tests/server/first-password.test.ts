// The password of the first administrator: never lost, and none that is guessed first.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { migrateTables } from '#server/db/migrate-tables.ts'
import { Client, until } from '../support/app.ts'
import { newDatabasePlace, onPostgres } from '../support/database.ts'
import { listening, refusal, serverStarter } from '../support/server-process.ts'

const startIn = serverStarter()

/** The connections to this database that wait for an advisory lock. */
const WAITING = "from pg_stat_activity where wait_event = 'advisory' and datname = current_database()"

test('an ADMIN_PASSWORD that would be guessed first makes no administrator, and the start says why', async (context) => {
  const own = await newDatabasePlace()
  context.after(() => own.remove())
  const line = /^Ongeldige instelling ADMIN_PASSWORD: Veel mensen gebruiken dit/
  assert.match(await refusal(startIn(own, { ADMIN_PASSWORD: 'welkom2025' })), line)
  const server = startIn(own, { ADMIN_PASSWORD: 'zelf-gekozen' })
  await listening(server)
  assert.match(server.printed(), /Account: admin, het wachtwoord uit ADMIN_PASSWORD/)
  server.kill('SIGKILL')
  await server.exited
})

test(
  'a password is printed before it is kept: of starts that die between the two, the last one printed is the one that counts',
  { skip: !onPostgres && 'of a PostgreSQL server' },
  async (context) => {
    const own = await newDatabasePlace()
    const client = new pg.Client({ connectionString: own.databaseUrl })
    await client.connect()
    context.after(async () => {
      await client.end()
      await own.remove()
    })
    await migrateTables(client)
    // Its commit waits for us.
    await client.query(`
      create function wait() returns trigger language plpgsql as 'begin perform pg_advisory_lock(1); return null; end';
      create constraint trigger wait after insert on users deferrable initially deferred for each row execute function wait();
      select pg_advisory_lock(1)`)
    const first = startIn(own)
    await until(() => first.printed().includes('Account: admin'), 'the password is printed')
    // Before: what it does next would find the trigger half dropped.
    await until(async () => (await client.query(`select ${WAITING}`)).rowCount === 1, 'its commit waits')
    assert.equal((await client.query('select from users')).rowCount, 0, 'nobody is kept yet')
    first.kill('SIGKILL')
    await first.exited
    await client.query(`select pg_terminate_backend(pid) ${WAITING}`)
    await client.query('drop trigger wait on users; select pg_advisory_unlock(1)')
    const second = startIn(own)
    await listening(second)
    const [password] = /(?<=wachtwoord )\S+/.exec(second.printed()) ?? []
    const login = await new Client(second.url).post('/api/login', { username: 'admin', password })
    assert.equal(login.status, 200, 'the next start makes another')
    second.kill('SIGKILL')
    await second.exited
  },
)
