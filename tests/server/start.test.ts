// Starting and stopping, as the person at the terminal meets it.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { Client, until } from '../support/app.ts'
import { newDatabasePlace, onPostgres, type DatabasePlace } from '../support/database.ts'
import { listening, startProcess, type ServerProcess } from '../support/server-process.ts'

let place: DatabasePlace
before(async () => void (place = await newDatabasePlace()))
after(() => place.remove())

const running: ServerProcess[] = []
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL')
    await server.exited
  }
})

function start(
  env: Record<string, string> = {},
  args: string[] = [],
  where: Pick<DatabasePlace, 'databaseUrl' | 'dataDir'> = place,
) {
  const server = startProcess(where, env, args)
  running.push(server)
  return server
}

/** What a start that fails prints: one line or more, and never a stack. */
async function refusal(server: ServerProcess): Promise<string> {
  assert.equal(await server.exited, 1, server.printed())
  assert.doesNotMatch(server.printed(), /\n\s+at |node:internal/)
  return server.printed().trim()
}

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
    assert.equal((await new Client(first.url).post('/api/login', { username, password })).status, 200, username)
  }
  first.kill('SIGTERM')
  await first.exited
  const second = start({}, ['--demo'], own)
  await listening(second)
  assert.match(second.printed(), /De database is niet leeg: er is geen demo-inhoud toegevoegd\./)
  second.kill('SIGKILL')
  await second.exited
})

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
  await new Promise((resolve) => setTimeout(resolve, 15))
  server.kill('SIGTERM')
  const outcomes = await Promise.allSettled(replies)
  const answered = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.status === 201)
  assert.ok(answered.length > 0, JSON.stringify(outcomes))
  assert.equal(await server.exited, 0)
})

test('a browser that only opened a connection does not hold up the stop', async () => {
  const server = start()
  await listening(server)
  const idle = connect(Number(new URL(server.url).port), '127.0.0.1')
  idle.on('error', () => {})
  await new Promise((resolve) => idle.once('connect', resolve))
  const told = performance.now()
  server.kill('SIGTERM')
  assert.equal(await server.exited, 0)
  assert.ok(performance.now() - told < 10_000)
  idle.destroy()
})

const badSettings: Record<string, [env: Record<string, string>, line: RegExp]> = {
  'a port that is no number': [{ PORT: 'drie' }, /PORT: geef een getal/],
  'a port that is too high': [{ PORT: '65536' }, /PORT: geef een getal/],
  'an unknown provider': [{ AI_PROVIDER: 'gratis' }, /AI_PROVIDER: kies uit ingebouwd, openai/],
  'a provider without its key': [{ AI_PROVIDER: 'openai', AI_MODEL: 'x' }, /AI_API_KEY: nodig bij AI_PROVIDER=openai/],
  'a provider without a model': [{ AI_PROVIDER: 'mistral', AI_API_KEY: 'x' }, /AI_MODEL: nodig/],
  'a compatible server without its address': [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' },
    /AI_BASE_URL: nodig/,
  ],
  'an address that is none': [{ PUBLIC_URL: 'kopij' }, /PUBLIC_URL: geef een adres/],
  'an address with a path': [{ PUBLIC_URL: 'https://kopij.example/app' }, /PUBLIC_URL: geef alleen/],
  'a host that does not exist': [{ HOST: 'bestaat.niet.invalid' }, /^Het adres bestaat\.niet\.invalid bestaat niet/m],
  'a database of another kind': [{ DATABASE_URL: 'mysql://ergens/x' }, /DATABASE_URL: geef een adres/],
  'a short password': [{ ADMIN_PASSWORD: 'kort5' }, /ADMIN_PASSWORD: gebruik minstens 6 tekens/],
  'a switch that is neither on nor off': [{ RATE_LIMIT: 'soms' }, /RATE_LIMIT: kies on of off/],
  'an unknown log level': [{ LOG_LEVEL: 'veel' }, /LOG_LEVEL: kies uit/],
}
for (const [name, [env, line]] of Object.entries(badSettings)) {
  test(`${name} stops the start with a line that says so`, async () => {
    const printed = await refusal(start(env))
    assert.match(printed, line)
    if (env.HOST === undefined) assert.match(printed, /^Ongeldige instelling /)
    assert.ok(!printed.includes('kort5'))
  })
}

test('an empty setting counts as none', async () => {
  const server = start({ ADMIN_PASSWORD: '', AI_PROVIDER: '', PUBLIC_URL: ' ', RATE_LIMIT: '' })
  await listening(server)
})

test('the settings reach what they are for', async () => {
  const person = { username: 'wie', name: 'Wie', email: 'wie@example.com', password: 'geheim-genoeg' }
  const proxied = { 'x-forwarded-for': '203.0.113.9' }
  const strict = start({ PUBLIC_URL: 'HTTPS://Kopij.Example/', TRUST_PROXY: 'on' })
  await listening(strict)
  const reply = await new Client(strict.url, proxied).post('/api/register', person)
  assert.equal(reply.body.ipAddress, '203.0.113.9')
  assert.match(reply.headers.getSetCookie()[0] ?? '', /; Secure/)
  const wrong = () => new Client(strict.url, proxied).post('/api/login', { username: 'wie', password: 'fout-fout' })
  for (let failures = 0; failures < 10; failures += 1) await wrong()
  assert.equal((await wrong()).status, 429)
  strict.kill('SIGKILL')
  await strict.exited

  const open = start({ RATE_LIMIT: 'off' })
  await listening(open)
  const login = await new Client(open.url, proxied).post('/api/login', { username: 'wie', password: person.password })
  assert.equal(login.body.ipAddress, '127.0.0.1')
  assert.doesNotMatch(login.headers.getSetCookie()[0] ?? '', /; Secure/)
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
  await new Promise((resolve) => other.once('listening', resolve))
  const server = start({ PORT: String((other.address() as AddressInfo).port) }, [], own)
  await server.exited
  assert.match(server.printed(), /Account: admin, wachtwoord \S{12,}/)
  other.close()
})

test('a busy port is named', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  assert.match(await refusal(start({ PORT: String(port) })), new RegExp(`^Poort ${port} is al in gebruik`))
  other.close()
})

test('a database server that does not answer stops the start, without showing its password', async () => {
  const printed = await refusal(start({ DATABASE_URL: 'postgres://kopij:diep-geheim@127.0.0.1:1/kopij' }))
  assert.match(printed, /^De database van DATABASE_URL is niet bereikbaar: /)
  assert.ok(!printed.includes('diep-geheim'))
})

test('a language model that is unreachable does not stop the start; its tools say so and cost nothing', async () => {
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x', AI_BASE_URL: 'http://127.0.0.1:1/v1' }
  const server = start(env)
  await listening(server)
  const client = new Client(server.url)
  await client.post('/api/register', {
    username: 'proef',
    name: 'Proef',
    email: 'proef@example.com',
    password: 'geheim-genoeg',
  })
  const reply = await client.post('/api/content/facebook-titles', { title: 'Fietsen naar zee' })
  assert.deepEqual(
    [reply.status, reply.body.message],
    [502, 'De schrijfhulp is niet bereikbaar. Probeer het later opnieuw.'],
  )
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, 0)
})

test(
  'a second process on the folder is refused, and the first goes on',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const first = start()
    await listening(first)
    assert.match(await refusal(start()), /^De map .* is al in gebruik/)
    assert.equal((await new Client(first.url).get('/api/health')).status, 200)
  },
)

test(
  'the folder of the embedded database is for its owner only',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const server = start()
    await listening(server)
    for (const name of ['database', 'socket']) {
      assert.equal((await stat(join(place.dataDir, name))).mode & 0o777, 0o700, name)
    }
  },
)

test(
  'a folder with a path too long for a socket works as well',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const dataDir = join(place.dataDir, 'diep'.repeat(30))
    const server = start({}, [], { databaseUrl: undefined, dataDir })
    await listening(server)
    assert.equal((await new Client(server.url).get('/api/health')).status, 200)
  },
)

test(
  'a database that was only half made is made again',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const dataDir = join(place.dataDir, 'half')
    await mkdir(join(dataDir, 'database', 'base'), { recursive: true })
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18\n')
    const server = start({}, [], { databaseUrl: undefined, dataDir })
    await listening(server)
  },
)

test(
  'a folder that holds something else is left alone',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const dataDir = join(place.dataDir, 'van-iemand')
    await mkdir(join(dataDir, 'database'), { recursive: true })
    await mkdir(join(dataDir, 'socket'))
    await writeFile(join(dataDir, 'database', 'mijn-werk.txt'), 'werk')
    await writeFile(join(dataDir, 'socket', 'ook.txt'), 'werk')
    const printed = await refusal(start({}, [], { databaseUrl: undefined, dataDir }))
    assert.match(printed, /bevat iets anders dan een database van Kopij/)
    for (const name of ['database/mijn-werk.txt', 'socket/ook.txt'])
      assert.ok((await stat(join(dataDir, name))).isFile(), name)
  },
)

test('a path that is a file is named', { skip: onPostgres && 'of the embedded database' }, async () => {
  const dataDir = join(place.dataDir, 'een-bestand')
  await writeFile(dataDir, '')
  assert.match(
    await refusal(start({}, [], { databaseUrl: undefined, dataDir })),
    /^De map .* kan niet worden gebruikt: het pad is geen map/,
  )
})

const root = process.getuid?.() === 0
const mayNotWrite = (onPostgres && 'of the embedded database') || (root && 'root may write anywhere')
test('a folder that may not be written is named', { skip: mayNotWrite }, async () => {
  const dataDir = join(place.dataDir, 'dicht')
  await mkdir(dataDir)
  await chmod(dataDir, 0o500)
  assert.match(
    await refusal(start({}, [], { databaseUrl: undefined, dataDir })),
    /er zijn geen rechten om er te schrijven/,
  )
})

/** A disk of one megabyte, where this user may mount one. */
async function tinyDisk(): Promise<string | undefined> {
  if (!root || process.platform !== 'linux') return undefined
  const folder = await mkdtemp(join(tmpdir(), 'kopij-vol-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
  if (mounted.status === 0) return folder
  await rm(folder, { recursive: true })
  return undefined
}

test('a full disk is named', async (context) => {
  const disk = onPostgres ? undefined : await tinyDisk()
  if (disk === undefined) return context.skip('needs the embedded database and the right to mount a small disk')
  try {
    assert.match(
      await refusal(start({}, [], { databaseUrl: undefined, dataDir: disk })),
      /^De map .* kan niet worden gebruikt: de schijf is vol/,
    )
  } finally {
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true })
  }
})

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

/** A TCP relay before a database server, which can be cut and restored. */
async function startRelay(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let relay = createServer()
  const open = async (port: number) => {
    relay = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => other.destroy())
      }
      near.pipe(far).pipe(near)
    }).listen(port, '127.0.0.1')
    await new Promise((resolve) => relay.once('listening', resolve))
    return (relay.address() as AddressInfo).port
  }
  const port = await open(0)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    restore: () => open(port),
    cut: async () => {
      const closed = new Promise((resolve) => relay.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
