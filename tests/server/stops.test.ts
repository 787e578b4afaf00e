// SIGTERM in the thick of it: every process ends in order, and what it acknowledged is there.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { openDatabase, type Database } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { styleProfiles } from '#server/styles/tables.ts'
import { Client, makeUser, PASSWORD, until } from '../support/app.ts'
import { newDatabasePlace, type DatabasePlace } from '../support/database.ts'
import { listening, serverStarter } from '../support/server-process.ts'
import { stopUnderLoad } from '../support/stops.ts'
import { makeAuthors } from '../support/writers.ts'

/** More, and how long the slowest may take: `npm run bench -- stops`. More by hand: STOPS=50. */
const STOPS = Number(process.env.STOPS ?? 3)
/** A stop that takes longer hangs, in ms. */
const PATIENCE_MS = 60_000
const MEGABYTE = 1024 * 1024
const READER = 'lezer'

let place: DatabasePlace
before(async () => {
  place = await newDatabasePlace()
  await inDatabase(makeAuthors)
})
after(() => place.remove())

const startIn = serverStarter()

test(`a process that is told to stop while people write and open windows ends with 0, ${STOPS} times`, async (context) => {
  let slowest = 0
  for (let turn = 0; turn < STOPS; turn += 1) {
    const { code, ms, printed, writers } = await stopUnderLoad(startIn, place, turn)
    assert.equal(code, 0, printed)
    slowest = Math.max(slowest, ms)
    await inDatabase(({ db }) => writers.checkKept(db))
  }
  context.diagnostic(`the slowest took ${Math.round(slowest)} ms`)
})

test('a client that hardly reads its reply, and one that stops sending, do not hold up a stop', async (context) => {
  await inDatabase(addLongReply)
  const server = startIn(place)
  await listening(server)
  const client = new Client(server.url)
  assert.equal((await client.post('/api/login', { username: READER, password: PASSWORD })).status, 200)
  const reading = await dial(client, 'GET /api/styles HTTP/1.1', '')
  const sending = await dial(client, 'POST /api/tasks HTTP/1.1\r\ncontent-type: application/json', '{"title":')
  let heard = ''
  sending.on('data', (part) => (heard += String(part))).resume()
  await once(reading, 'readable')
  // Any progress counts: of this one alone a stop would wait for minutes.
  const sips = setInterval(() => void reading.read(16 * 1024), 100)
  context.after(() => {
    clearInterval(sips)
    for (const socket of [reading, sending]) socket.destroy()
  })
  let code: number | null | undefined
  void server.exited.then((ended) => (code = ended))
  server.kill('SIGTERM')
  await until(() => code !== undefined, 'it ends', PATIENCE_MS)
  assert.equal(code, 0, server.printed())
  assert.equal(heard, '', 'it is cut by the stop, not refused half a minute later')
})

/** Sends the beginning of a request of `client`, and reads nothing. */
async function dial({ url, cookie }: Client, line: string, body: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname })
  socket.pause().on('error', () => {})
  await once(socket, 'connect')
  const length = body === '' ? '' : 'content-length: 500\r\n'
  socket.write(`${line}\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n${length}\r\n${body}`)
  return socket
}

/** A user whose profiles are longer than the system takes over for a connection: the rest waits in the process. */
async function addLongReply(database: Database): Promise<void> {
  const { id: userId } = await makeUser(database, { username: READER, role: 'admin' })
  const at = new Date()
  const fields = { audience: '', tone: '', address: 'je' as const, wordsToUse: [], bannedWords: [] }
  for (let name = 0; name < 24; name += 1)
    await database.db.insert(styleProfiles).values({
      ...fields,
      userId,
      name: `Stijl ${name}`,
      sampleTexts: ['v'.repeat(MEGABYTE)],
      createdAt: at,
      updatedAt: at,
    })
}

async function inDatabase(work: (database: Database) => Promise<void>) {
  const database = await openDatabase(place)
  try {
    await migrateAndSeed(database, async () => {})
    await work(database)
  } finally {
    await database.close()
  }
}
