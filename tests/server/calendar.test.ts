// The calendar of tasks: who has the address, when it ends, and a text that calendar programmes can read.
import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, before, beforeEach, test } from 'node:test'
import { startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
let adminId: number
before(async () => {
  app = await startApp({ publicUrl: 'https://kopij.example.nl' })
  const made = await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })
  admin = made.client
  adminId = made.user.id
})
after(() => app.close())
beforeEach(() => app.database.pool.query('delete from tasks'))

const add = async (fields: object) => (await admin.post('/api/tasks', { title: 'Interview', ...fields })).body
const make = async (client = admin) => (await client.post('/api/tasks/calendar')).body.url as string
const pathOf = (url: string) => new URL(url).pathname
const stranger = () => app.client()

/** The feed's lines, folded ones joined again (RFC 5545, 3.1). */
async function lines(path?: string): Promise<string[]> {
  const { status, body } = await stranger().get(path ?? pathOf(await make()))
  assert.equal(status, 200)
  return unfolded(body)
}
const unfolded = (feed: string) => feed.replaceAll('\r\n ', '').split('\r\n')

/** The same, asked by another name: `fetch` would write its own. */
async function linesAs(url: string, host: string): Promise<string[]> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { host } }, resolve).on('error', reject),
  )
  assert.equal(reply.statusCode, 200, host)
  return unfolded(await text(reply))
}
/** The last line of a task's description, as it is written there: the way back to it. */
const wayBackTo = (id: number) => `In Kopij: https://kopij.example.nl/admin?tab=tasks&item=${id}`
const valueOf = (all: readonly string[], name: string) => all.find((line) => line.startsWith(name))?.slice(name.length)

test('nobody has an address until one is made, and it can be read again', async () => {
  const { client } = await app.loggedIn({ role: 'admin' })
  assert.deepEqual((await client.get('/api/tasks/calendar')).body, { url: null, createdAt: null })
  const made = await client.post('/api/tasks/calendar')
  assert.equal(made.status, 201)
  assert.match(made.body.url, /^https:\/\/kopij\.example\.nl\/api\/calendar\/[\w-]{43}\.ics$/)
  assert.deepEqual((await client.get('/api/tasks/calendar')).body, made.body)
})

test('without a configured address the feed stands under the one that was asked', async () => {
  const other = await startApp()
  try {
    const { client } = await other.loggedIn({ role: 'admin' })
    const url = await make(client)
    assert.ok(url.startsWith(`${other.url}/api/calendar/`), url)
    assert.equal((await fetch(url)).status, 200)
  } finally {
    await other.close()
  }
})

test('whatever address the feed is asked by, it reads, and its events stay the same ones', async () => {
  const other = await startApp()
  try {
    const { client } = await other.loggedIn({ role: 'admin' })
    await client.post('/api/tasks', { title: 'Interview', dueDate: '2026-12-31' })
    const path = pathOf(await make(client))
    const uids = await Promise.all(
      ['localhost', 'localhost:99999', '192.168.1.5:8080', '[::1]:3000'].map(
        async (host) => valueOf(await linesAs(other.url + path, host), 'UID:') ?? 'none',
      ),
    )
    assert.equal(new Set(uids).size, 1, uids.join())
    assert.match(uids[0] ?? '', /^taak-/)
  } finally {
    await other.close()
  }
})

test('a new address ends the old one, and stopping ends both', async () => {
  const first = pathOf(await make())
  assert.equal((await stranger().get(first)).status, 200)
  const second = pathOf(await make())
  assert.notEqual(second, first)
  assert.equal((await stranger().get(first)).status, 404)
  assert.equal((await stranger().get(second.replace('.ics', ''))).status, 200)
  assert.equal((await admin.send('DELETE', '/api/tasks/calendar')).status, 200)
  assert.equal((await stranger().get(second)).status, 404)
  assert.equal((await admin.get('/api/tasks/calendar')).body.url, null)
})

test('an address that was never given out opens nothing', async () => {
  for (const token of ['x', 'a'.repeat(43), `${'a'.repeat(43)}.ics`, '.ics', "'--"]) {
    const { status } = await stranger().get(`/api/calendar/${token}`)
    assert.equal(status, 404, token)
  }
})

test('the address ends when its owner is deleted', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin' })
  const path = pathOf(await make(client))
  assert.equal((await stranger().get(path)).status, 200)
  await app.database.pool.query('delete from users where id = $1', [user.id])
  assert.equal((await stranger().get(path)).status, 404)
})

test('who is no administrator reads only what was given to them, by whatever address', async () => {
  const { client, user } = await app.loggedIn({ role: 'free' })
  await add({ title: 'Van mij', dueDate: '2026-12-01', assigneeId: user.id })
  await add({ title: 'Van een ander', dueDate: '2026-12-01', assigneeId: adminId })
  await add({ title: 'Van niemand', dueDate: '2026-12-01' })
  const path = pathOf(await make(client))
  for (const asked of [path, `${path}?mine=true`]) {
    const all = await lines(asked)
    assert.deepEqual(
      all.filter((line) => line.startsWith('SUMMARY:')),
      ['SUMMARY:Van mij'],
    )
    assert.match(valueOf(all, 'URL;VALUE=URI:') ?? '', /^https:\/\/kopij\.example\.nl\/admin\?tab=my-tasks&item=\d+$/)
  }
})

test('from the moment an administrator is none any more, their address shows only what was given to them', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin' })
  await add({ title: 'Van mij', dueDate: '2026-12-01', assigneeId: user.id })
  await add({ title: 'Van niemand', dueDate: '2026-12-01' })
  const path = pathOf(await make(client))
  const summaries = async () => (await lines(path)).filter((line) => line.startsWith('SUMMARY:'))
  assert.equal((await summaries()).length, 2)
  await app.database.pool.query("update users set role = 'paid' where id = $1", [user.id])
  assert.deepEqual(await summaries(), ['SUMMARY:Van mij'])
})

test('of many who make one address at once each gets an answer, and one address lives', async () => {
  const { client } = await app.loggedIn({ role: 'admin' })
  const urls = await Promise.all(Array.from({ length: 8 }, () => make(client)))
  const statuses = await Promise.all(urls.map(async (url) => (await stranger().get(pathOf(url))).status))
  assert.equal(statuses.filter((status) => status === 200).length, 1)
})

test('it is a calendar by its type, its name and its refresh', async () => {
  const { headers, body } = await stranger().get(pathOf(await make()))
  assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8')
  assert.ok(body.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'))
  assert.ok(body.trimEnd().endsWith('END:VCALENDAR'))
  const all = body.split('\r\n')
  assert.equal(valueOf(all, 'X-WR-CALNAME:'), 'Kopij: taken')
  assert.equal(valueOf(all, 'X-PUBLISHED-TTL:'), 'PT1H')
  assert.equal(valueOf(all, 'REFRESH-INTERVAL;VALUE=DURATION:'), 'PT1H')
})

test('a task is an event of a whole day, with the way back to it', async () => {
  const task = await add({ dueDate: '2026-12-31', priority: 2, assigneeId: adminId, description: 'Bel eerst.' })
  const all = await lines()
  assert.equal(valueOf(all, 'DTSTART;VALUE=DATE:'), '20261231')
  assert.equal(valueOf(all, 'DTEND;VALUE=DATE:'), '20270101', 'the end is not part of it')
  assert.equal(valueOf(all, 'SUMMARY:'), '!! Interview')
  assert.equal(
    valueOf(all, 'DESCRIPTION:'),
    `Bel eerst.\\n\\nPrioriteit: Dringend\\nToegewezen aan: Anne Jansen\\n${wayBackTo(task.id)}`,
  )
  assert.equal(valueOf(all, 'PRIORITY:'), '1')
  assert.equal(valueOf(all, 'URL;VALUE=URI:'), `https://kopij.example.nl/admin?tab=tasks&item=${task.id}`)
  assert.match(valueOf(all, 'UID:') ?? '', new RegExp(`^taak-${task.id}-\\d+@kopij$`))
  for (const name of ['DTSTAMP:', 'CREATED:', 'LAST-MODIFIED:'])
    assert.match(valueOf(all, name) ?? '', /^\d{8}T\d{6}Z$/, name)
})

test('a task makes nobody busy: the day stays free for appointments', async () => {
  await add({ dueDate: '2026-12-31' })
  const all = await lines()
  assert.equal(valueOf(all, 'TRANSP:'), 'TRANSPARENT')
  // Outlook goes by its own word.
  assert.equal(valueOf(all, 'X-MICROSOFT-CDO-BUSYSTATUS:'), 'FREE')
})

test('without a configured address the way back goes by the one the calendar is asked by, where that is an address', async () => {
  const other = await startApp()
  try {
    const { client } = await other.loggedIn({ role: 'admin' })
    const { id } = (await client.post('/api/tasks', { title: 'Interview', dueDate: '2026-12-31' })).body
    const path = pathOf(await make(client))
    // Some programmes show only the description: a task that has none gets one that is its way back.
    for (const [host, address] of [
      ['192.168.1.5:8080', `http://192.168.1.5:8080/admin?tab=tasks&item=${id}`],
      ['localhost', `http://localhost/admin?tab=tasks&item=${id}`],
      ['localhost:99999', undefined],
    ] as const) {
      const all = await linesAs(other.url + path, host)
      assert.equal(valueOf(all, 'URL;VALUE=URI:'), address)
      assert.equal(valueOf(all, 'DESCRIPTION:'), address === undefined ? '' : `In Kopij: ${address}`)
    }
  } finally {
    await other.close()
  }
})

test('an event keeps its identity when the task changes, and tells that it did', async () => {
  const { id } = await add({ dueDate: '2026-12-01' })
  const first = await lines()
  await admin.send('PUT', `/api/tasks/${id}`, { body: { dueDate: '2026-12-02' } })
  const second = await lines()
  assert.equal(valueOf(second, 'UID:'), valueOf(first, 'UID:'))
  assert.deepEqual([valueOf(first, 'SEQUENCE:'), valueOf(second, 'SEQUENCE:')], ['0', '1'])
  assert.equal(valueOf(second, 'DTSTART;VALUE=DATE:'), '20261202')
})

test('completed, deleted and undated tasks stay out of it', async () => {
  await add({ title: 'Gedaan', dueDate: '2026-12-01', completed: true })
  const { id } = await add({ title: 'Weg', dueDate: '2026-12-01' })
  await admin.send('DELETE', `/api/tasks/${id}`)
  await add({ title: 'Ooit' })
  await add({ title: 'Straks', dueDate: '2026-12-01' })
  const summaries = (await lines()).filter((line) => line.startsWith('SUMMARY:'))
  assert.deepEqual(summaries, ['SUMMARY:Straks'])
})

test('it holds the thousand that are due first, each with the first thousand characters of its description', async () => {
  const long = 'x'.repeat(10_000)
  await app.database.pool.query(
    `insert into tasks (title, description, due_date, created_by, created_at, updated_at, position)
     select 'Taak ' || day, $1, date '2026-12-01' + day, $2, now(), now(), day from generate_series(1000, 0, -1) as day`,
    [long, adminId],
  )
  const all = await lines()
  const titles = all.filter((line) => line.startsWith('SUMMARY:'))
  assert.deepEqual([titles.length, titles[0], titles.at(-1)], [1_000, 'SUMMARY:Taak 0', 'SUMMARY:Taak 999'])
  // The way back is not part of what is cut.
  const parts = async () => valueOf(await lines(), 'DESCRIPTION:')?.split('\\n\\n')
  const [cut, wayBack] = (await parts()) ?? []
  assert.equal(cut, `${'x'.repeat(999)}…`)
  assert.match(wayBack ?? '', /^In Kopij: .+&item=\d+$/)
  await app.database.pool.query('update tasks set description = $1', ['y'.repeat(1_000)])
  assert.deepEqual(await parts(), ['y'.repeat(1_000), wayBack])
})

test('whoever wants it reads only what was given to them', async () => {
  const { user } = await app.loggedIn({ role: 'admin' })
  await add({ title: 'Van mij', dueDate: '2026-12-01', assigneeId: adminId })
  await add({ title: 'Van een ander', dueDate: '2026-12-01', assigneeId: user.id })
  const path = pathOf(await make())
  assert.equal((await lines(path)).filter((line) => line.startsWith('SUMMARY:')).length, 2)
  const mine = (await lines(`${path}?mine=true`)).filter((line) => line.startsWith('SUMMARY:'))
  assert.deepEqual(mine, ['SUMMARY:Van mij'])
})

test('whatever people typed, it cannot break out of its line', async () => {
  const title = 'Komma, punt; en \\ terug\u0007 END:VEVENT'
  const description = 'Regel 1\r\nEND:VCALENDAR\nBEGIN:VALARM;X:1\u000b\u001b'
  const { id } = await add({ title, description, dueDate: '2026-12-01' })
  const all = await lines()
  assert.equal(valueOf(all, 'SUMMARY:'), 'Komma\\, punt\\; en \\\\ terug END:VEVENT')
  assert.equal(valueOf(all, 'DESCRIPTION:'), `Regel 1\\nEND:VCALENDAR\\nBEGIN:VALARM\\;X:1\\n\\n${wayBackTo(id)}`)
  for (const line of ['BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR'])
    assert.equal(all.filter((one) => one === line).length, 1, line)
  // oxlint-disable-next-line no-control-regex -- it is control characters that are looked for
  assert.ok(!/[\u0000-\u0009\u000b-\u001f]/.test(all.join('')))
})

test('long lines are folded at 75 bytes, between characters', async () => {
  const title = `Één 👩‍👩‍👧 ${'café '.repeat(30)}🎉`
  const { id } = await add({ title, dueDate: '2026-12-01', description: '🎉'.repeat(500) })
  const { body } = await stranger().get(pathOf(await make()))
  for (const line of body.split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, line)
    assert.ok(line.isWellFormed() && !line.includes('\uFFFD'), line)
  }
  assert.equal(valueOf(await lines(), 'SUMMARY:'), title)
  assert.equal(valueOf(await lines(), 'DESCRIPTION:'), `${'🎉'.repeat(500)}\\n\\n${wayBackTo(id)}`)
})
