// Starting and stopping, as the person at the terminal meets it.
import assert from 'node:assert/strict'
import { connect, createServer, type AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { Client, until } from '../support/app.ts'
import { toolNames } from '#contract/tools/registry.ts'
import { newDatabasePlace, onPostgres, type DatabasePlace } from '../support/database.ts'
import { listening, refusal, serverStarter } from '../support/server-process.ts'

let place: DatabasePlace
before(async () => void (place = await newDatabasePlace()))
after(() => place.remove())

const startIn = serverStarter()
const start = (env: Record<string, string> = {}, args: string[] = [], where: Parameters<typeof startIn>[0] = place) =>
  startIn(where, env, args)

test('the first start makes an administrator and prints a random password once', async () => {
  const first = start()
  await listening(first)
  const password = /Account: admin, wachtwoord (\S+) \(Beheerder\)/.exec(first.printed())?.[1] ?? ''
  assert.ok(password.length >= 12)
  const login = await new Client(first.url).post('/api/login', { username: 'admin', password })
  assert.deepEqual([login.status, login.body.role], [200, 'admin'])
  first.kill('SIGTERM')
  assert.equal(await first.exited, 0)

  const second = start({ ADMIN_PASSWORD: 'later-gezet' })
  await listening(second)
  assert.doesNotMatch(second.printed(), /Account/)
  assert.equal((await new Client(second.url).post('/api/login', { username: 'admin', password })).status, 200)
})

test('with ADMIN_PASSWORD the administrator has that password, and it is not printed', async (context) => {
  const own = await newDatabasePlace()
  context.after(() => own.remove())
  const server = start({ ADMIN_PASSWORD: 'zelf-gekozen' }, [], own)
  await listening(server)
  assert.doesNotMatch(server.printed(), /zelf-gekozen/)
  assert.equal(
    (await new Client(server.url).post('/api/login', { username: 'admin', password: 'zelf-gekozen' })).status,
    200,
  )
  server.kill('SIGKILL')
  await server.exited
})

test('--demo fills an empty database and prints accounts that work; a filled one is left alone', async (context) => {
  const own = await newDatabasePlace()
  context.after(() => own.remove())
  const first = start({}, ['--demo'], own)
  await listening(first)
  const accounts = [...first.printed().matchAll(/Account: (demo-\S+), wachtwoord (\S+)/g)]
  assert.ok(accounts.length >= 4)
  for (const [, username, password] of accounts) {
    const client = new Client(first.url)
    assert.equal((await client.post('/api/login', { username, password })).status, 200, username)
    if (username !== 'demo-beheerder') continue
    for (const path of ['/api/inspiratie-links', '/api/tasks', '/api/contact-submissions']) {
      const { body } = await client.get(path)
      assert.ok(body.length >= 2, path)
    }
    const { totals, tools } = (await client.get('/api/usage/overview')).body
    assert.ok(totals.requests > 100)
    const known: string[] = [...toolNames]
    for (const { name } of tools) assert.ok(known.includes(name), name)
  }
  first.kill('SIGTERM')
  await first.exited
  const second = start({}, ['--demo'], own)
  await listening(second)
  assert.match(second.printed(), /De database is niet leeg: er is geen demo-inhoud toegevoegd\./)
  second.kill('SIGKILL')
  await second.exited
})

const ofEmbedded = { skip: onPostgres && 'there is no embedded database' }
test(
  'on a machine with little memory the embedded database does not take more of it for speed',
  ofEmbedded,
  async () => {
    // The process is told that it may have 1 GB, and says at its end what it needed at most, in kB.
    const little = `process.constrainedMemory = () => 1_000_000_000
    process.once('exit', () => console.log('piek', process.resourceUsage().maxRSS))`
    const server = startIn(place, {}, [], ['--import', `data:text/javascript,${encodeURIComponent(little)}`])
    await listening(server)
    // By then it would have optimised what is busy, for which it takes 800 MB.
    const client = new Client(server.url)
    for (let turn = 0; turn < 20; turn += 1)
      assert.equal((await client.post('/api/login', { username: `niemand${turn}`, password: 'geheim' })).status, 401)
    server.kill('SIGTERM')
    assert.equal(await server.exited, 0)
    const peak = Number(/piek (\d+)/.exec(server.printed())?.[1])
    assert.ok(peak > 100_000 && peak < 500_000, `${peak} kB`)
  },
)

test('a request under way when the process is told to stop is still answered', async () => {
  const server = start({ ADMIN_PASSWORD: 'zelf-gekozen' })
  await listening(server)
  const person = { username: 'laatste', name: 'Laatste', email: 'laatste@example.com', password: 'geheim-genoeg' }
  // Registering hashes a password: long enough to be under way when the signal comes.
  const replies = Array.from({ length: 8 }, (_, at) =>
    new Client(server.url).post('/api/register', {
      ...person,
      username: `laatste${at}`,
      email: `laatste${at}@example.com`,
    }),
  )
  // Those that wait for their turn meanwhile are under way too.
  await Promise.any(replies)
  server.kill('SIGTERM')
  const outcomes = await Promise.allSettled(replies)
  const answered = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.status === 201)
  assert.ok(answered.length > 1, JSON.stringify(outcomes))
  assert.equal(await server.exited, 0)
})

test('a browser that only opened a connection does not hold up the stop', async () => {
  const server = start()
  await listening(server)
  const idle = connect(Number(new URL(server.url).port), '127.0.0.1')
  idle.on('error', () => {})
  await new Promise((resolve) => idle.once('connect', resolve))
  let code: number | null | undefined
  void server.exited.then((ended) => (code = ended))
  server.kill('SIGTERM')
  await until(() => code !== undefined, 'it ends')
  assert.equal(code, 0)
  idle.destroy()
})

test(
  'processes that start together on an empty database make one administrator',
  { skip: !onPostgres && 'of a PostgreSQL server' },
  async (context) => {
    const own = await newDatabasePlace()
    context.after(() => own.remove())
    const together = [start({}, [], own), start({}, [], own), start({}, [], own)]
    await Promise.all(together.map((server) => listening(server)))
    assert.equal(together.filter((server) => server.printed().includes('Account: admin')).length, 1)
    for (const server of together) server.kill('SIGKILL')
    await Promise.all(together.map((server) => server.exited))
  },
)

test('after a busy port the administrator’s password has been printed all the same', async (context) => {
  const own = await newDatabasePlace()
  context.after(() => own.remove())
  const other = createServer().listen(0, '127.0.0.1')
  context.after(() => other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const server = start({ PORT: String((other.address() as AddressInfo).port) }, [], own)
  await server.exited
  assert.match(server.printed(), /Account: admin, wachtwoord [\w-]{22} /)
})

test('a busy port is named', async (context) => {
  const other = createServer().listen(0, '127.0.0.1')
  context.after(() => other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  assert.match(await refusal(start({ PORT: String(port) })), new RegExp(`^Poort ${port} is al in gebruik`))
})

test(
  'a database with somebody else’s tables is named in one line',
  { skip: !onPostgres && 'of a PostgreSQL server' },
  async (context) => {
    const own = await newDatabasePlace()
    const client = new pg.Client({ connectionString: own.databaseUrl })
    context.after(async () => {
      await client.end()
      await own.remove()
    })
    await client.connect()
    await client.query('create table users (id integer)')
    await client.end()
    assert.match(
      await refusal(start({}, [], own)),
      /^Kopij kon niet starten: de database weigerde \(42P07 .*users.*\)\.$/,
    )
  },
)

test(
  'a role that may not make schemas is told what it lacks, in one line',
  { skip: !onPostgres && 'of a PostgreSQL server' },
  async (context) => {
    const own = await newDatabasePlace()
    const role = `kopij_${Date.now()}`
    const owner = new pg.Client({ connectionString: own.databaseUrl })
    context.after(async () => {
      await owner.end()
      await own.remove()
      const server = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
      await server.connect()
      try {
        await server.query(`drop role if exists ${role}`)
      } finally {
        await server.end()
      }
    })
    await owner.connect()
    await owner.query(`create role ${role} login password 'zonder-rechten'`)
    await owner.end()
    const url = new URL(own.databaseUrl!)
    url.username = role
    url.password = 'zonder-rechten'
    const line = await refusal(start({ DATABASE_URL: url.href }, [], own))
    assert.match(line, /^De gebruiker van DATABASE_URL mag in deze database geen schema of tabel maken\./)
    assert.doesNotMatch(line, /zonder-rechten/)
  },
)
