// The list of tasks: its filters, its search and its pages, and who tasks can be given to.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { checklistOf } from '#contract/tasks/checklist.ts'
import { NEXT_HEADER, TOTAL_HEADER } from '#contract/page-headers.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  app.now = new Date('2026-11-20T12:00:00Z')
  const { client, user } = await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })
  admin = client
  const bram = (await app.loggedIn({ name: 'Bram de Vries', username: 'bramdv' })).user
  const all = [
    { title: 'Te laat', dueDate: '2026-11-19', assigneeId: user.id },
    { title: 'Vandaag', dueDate: '2026-11-20', priority: 1, assigneeId: bram.id },
    { title: 'Einde week', dueDate: '2026-11-26', priority: 2 },
    { title: 'Week erna', dueDate: '2026-11-27', description: 'Bel de Wethouder, 50% korting' },
    { title: 'Zonder datum' },
    { title: 'Gedaan', dueDate: '2026-11-01', completed: true },
  ]
  for (const task of all) assert.equal((await admin.post('/api/tasks', task)).status, 201)
})
after(() => app.close())

const titles = async (query = '') =>
  (await admin.get(`/api/tasks${query}`)).body.map(({ title }: { title: string }) => title)

test('the plain list has every task, in the order in which they were added', async () => {
  assert.deepEqual(await titles(), ['Te laat', 'Vandaag', 'Einde week', 'Week erna', 'Zonder datum', 'Gedaan'])
})

const filters: Record<string, string[]> = {
  '?state=open': ['Te laat', 'Vandaag', 'Einde week', 'Week erna', 'Zonder datum'],
  '?state=done': ['Gedaan'],
  '?due=overdue': ['Te laat'],
  '?due=today': ['Vandaag'],
  '?due=week': ['Vandaag', 'Einde week'],
  '?priority=0&state=open': ['Te laat', 'Week erna', 'Zonder datum'],
  '?priority=2': ['Einde week'],
  '?assignee=me': ['Te laat'],
  '?assignee=none&state=open': ['Einde week', 'Week erna', 'Zonder datum'],
  '?search=WETHOUDER%20week': ['Week erna'],
  '?search=50%25': ['Week erna'],
  '?search=_': [],
  '?search=week&priority=2': ['Einde week'],
}
for (const [query, expected] of Object.entries(filters)) {
  test(`${query} gives ${expected.join(', ') || 'nothing'}`, async () =>
    assert.deepEqual(await titles(query), expected))
}

test('the tasks of someone else are found by their id', async () => {
  const [bram] = (await admin.get('/api/tasks/assignees?search=bramdv')).body
  assert.deepEqual(await titles(`?assignee=${bram.id}`), ['Vandaag'])
})

test('a filter that does not exist is refused', async () => {
  const far = Buffer.from('[99999999999,1]').toString('base64url')
  for (const query of [
    '?state=half',
    '?due=ooit',
    '?priority=3',
    '?assignee=iemand',
    '?limit=0',
    '?after=onzin',
    '?search=%00',
    `?after=${far}`,
  ])
    assert.equal((await admin.get(`/api/tasks${query}`)).status, 400, query)
})

test('the list comes in pages that follow on each other, and says how long it is', async () => {
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const { headers, body } = await admin.get(`/api/tasks?limit=4${next && `&after=${next}`}`)
    assert.equal(headers.get(TOTAL_HEADER), '6')
    seen.push(...body.map(({ title }: { title: string }) => title))
    next = headers.get(NEXT_HEADER)
  }
  assert.deepEqual(seen, await titles())
})

test('tasks can be given to anyone, found by a part of name, username or address', async () => {
  const names = async (search: string) =>
    (await admin.get(`/api/tasks/assignees?search=${search}`)).body.map(({ name }: { name: string }) => name)
  assert.deepEqual(await names(''), ['Anne Jansen', 'Bram de Vries'])
  assert.deepEqual(await names('VRIES%20bram'), ['Bram de Vries'])
  assert.deepEqual(await names('bramdv@'), ['Bram de Vries'])
  assert.deepEqual(await names('%25'), [])
})

test('of many people the first twenty by name are offered', async () => {
  await app.database.pool.query(`
    insert into users (username, password, email, name)
    select 'massa' || n, '', 'massa' || n || '@example.com', 'Massa ' || lpad(n::text, 2, '0') from generate_series(1, 30) n`)
  const { body } = await admin.get('/api/tasks/assignees?search=massa')
  assert.equal(body.length, 20)
  assert.deepEqual([body[0].name, body[19].name], ['Massa 01', 'Massa 20'])
  assert.deepEqual(Object.keys(body[0]), ['id', 'name'])
})

test('a list sends how a long description begins and what is done of its checklist; the task itself has all of it', async () => {
  const items = Array.from({ length: 40 }, (_, at) => `- [${at < 7 ? 'x' : ' '}] Punt ${at}`)
  const description = `Vooraf.\n${items.join('\n')}\n${'Nog iets. '.repeat(900).trim()}`
  const { id } = (await admin.post('/api/tasks', { title: 'Heel lang', description })).body
  const [entry] = (await admin.get('/api/tasks?search=heel%20lang')).body
  assert.deepEqual(entry.checklist, { done: 7, of: 40 })
  assert.ok(entry.description.startsWith('Vooraf.') && entry.description.endsWith('…'))
  assert.equal([...entry.description].length, 200)
  assert.equal('version' in entry, false)
  assert.equal((await admin.get(`/api/tasks/${id}`)).body.description, description)
  await admin.post(`/api/tasks/${id}/checklist`, { line: 40, done: true })
  assert.deepEqual((await admin.get('/api/tasks?search=heel%20lang')).body[0].checklist, { done: 8, of: 40 })
  await admin.send('PUT', `/api/tasks/${id}`, { body: { description: null } })
  const [empty] = (await admin.get('/api/tasks?search=heel%20lang')).body
  assert.deepEqual([empty.description, empty.checklist], [null, null])
})

test('the list counts as items what the browser draws as items, whatever blanks people pasted', async () => {
  const blanks = [
    '\t',
    '\v',
    '\f',
    '\u00a0',
    '\u1680',
    '\u2000',
    '\u200a',
    '\u2028',
    '\u2029',
    '\u202f',
    '\u205f',
    '\u3000',
    '\ufeff',
  ]
  const descriptions = [
    ...blanks.flatMap((blank) => [`${blank}- [ ] Voor`, `- [x]${blank}Erna`, `- [ ] Er${blank}in`, `- [ ] ${blank}`]),
    '- [ ]\nLos',
    '\n\n- [X] Onder witregels\n\n',
    '- [ ]Zonder ruimte',
    '- [y] Onbekend',
    '* [ ] Ster',
    'Tekst - [ ] erin',
    '- [ ] \u200bSmal',
    '- [ ] één\n  - [x] genest\n- [X] drie',
  ]
  for (const description of descriptions) {
    const { id } = (await admin.post('/api/tasks', { title: 'Punten', description })).body
    const kept = (await admin.get(`/api/tasks/${id}`)).body.description
    const [entry] = (await admin.get('/api/tasks?search=punten')).body
    const items = checklistOf(kept)
    const expected = items.length === 0 ? null : { done: items.filter(({ done }) => done).length, of: items.length }
    assert.deepEqual(entry.checklist, expected, JSON.stringify(description))
    await admin.send('DELETE', `/api/tasks/${id}`)
  }
})
