// That the product itself keeps the bounds that files of their own test on a bare server: what is not read, what does not
// arrive, and what a dead process left behind (unread.test.ts, uploads-arrival.test.ts, uploads.test.ts).
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test, type TestContext } from 'node:test'
import { startApp, until, type TestApp } from '../support/app.ts'

const MEGABYTE = 1024 * 1024

let app: TestApp
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-test-bounds-'))
  const webDir = join(folder, 'web')
  await mkdir(join(webDir, 'assets'), { recursive: true })
  await writeFile(join(webDir, 'app.html'), '<title>Kopij</title>')
  await writeFile(join(webDir, 'addresses.json'), '[]')
  // More than the system takes over for a connection within one machine, so that the rest waits in the process.
  await writeFile(join(webDir, 'assets', 'groot-abc123.js'), Buffer.alloc(24 * MEGABYTE, 'x'))
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  // As after a start in a container, where every process has the same id.
  await writeFile(join(dataDir, 'uploads', `${hostname()}.${process.pid}.${randomUUID()}`), 'half')
  app = await startApp({
    webDir,
    dataDir,
    unread: { cutAfterMs: 300, bytesPerPerson: 100 * MEGABYTE },
    arrival: { lookMs: 300, leastBytes: 1 },
  })
})
after(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** A connection on which `head` was sent, and the server's end of it; the test's end ends it, so the server can close. */
async function dial(context: TestContext, head: string): Promise<{ socket: Socket; theirs: Socket }> {
  const accepted: Socket[] = []
  const accept = (message: unknown) => void accepted.push((message as { socket: Socket }).socket)
  subscribe('net.server.socket', accept)
  const socket = connect({ port: Number(new URL(app.url).port), host: '127.0.0.1' })
  socket.on('error', () => {})
  context.after(() => socket.destroy())
  await once(socket, 'connect')
  const found = () => accepted.find(({ remotePort }) => remotePort === socket.localPort)
  await until(() => found() !== undefined, 'the server has the connection')
  unsubscribe('net.server.socket', accept)
  socket.write(`${head}\r\nhost: ${new URL(app.url).host}\r\n\r\n`)
  return { socket, theirs: found()! }
}

test('who asks for much and reads nothing of it is cut off', async (context) => {
  const { theirs } = await dial(context, 'GET /assets/groot-abc123.js HTTP/1.1')
  await until(() => theirs.destroyed, 'the server has ended the connection')
  assert.ok(theirs.bytesWritten > 0, 'it had begun to answer')
})

test('a request whose body does not come is answered, and its connection ended', async (context) => {
  const { socket, theirs } = await dial(
    context,
    'POST /api/login HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 100',
  )
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  await until(() => theirs.destroyed, 'the server has ended the connection')
  await until(() => heard.includes('}'), 'the answer is there')
  assert.match(heard, /^HTTP\/1\.1 408 /)
})

test('a start removes the uploads of a process that is gone', async () => {
  assert.deepEqual(await readdir(join(folder, 'data', 'uploads')), [])
})
