// The versions of an article: when one is closed, which are kept, how one comes back, and which one was checked.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { VERSION_REST_MINUTES, VERSIONS_KEPT, VERSIONS_PAGE } from '#contract/articles/version.ts'
import { MOST_BLOCKS, type MachineBlock } from '#contract/writing/blocks.ts'
import { articles } from '#server/articles/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { ofModel, reviewOf } from '../support/reviews.ts'

const path = '/api/articles'
const MINUTE = 60_000

let app: TestApp
let writer: Client
let admin: Client
let start: Date
before(async () => {
  app = await startApp()
  start = app.now
  writer = (await app.loggedIn({ role: 'user', name: 'Wim de Wit' })).client
  admin = (await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })).client
})
beforeEach(async () => {
  app.now = start
  await app.database.db.delete(articles)
})
after(() => app.close())

const added = async (content = 'Eerste tekst van dit artikel.') =>
  (await writer.post(path, { title: 'Fietsbrug dicht', content })).body
const save = async (id: number, content: string, change: object = {}) =>
  (await writer.send('PUT', `${path}/${id}`, { body: { title: 'Fietsbrug dicht', content, ...change } })).body
const later = (ms: number) => (app.now = new Date(app.now.getTime() + ms))
const versions = async (id: number, client = writer) => (await client.get(`${path}/${id}/versions`)).body
const numbers = async (id: number) => (await versions(id)).map(({ n }: { n: number }) => n)

test('a text becomes a version once its writer rested for ten minutes before the next save', async () => {
  const { id } = await added()
  later(VERSION_REST_MINUTES * MINUTE - 1)
  await save(id, 'Tweede tekst van dit artikel.')
  assert.deepEqual(await versions(id), [])
  later(VERSION_REST_MINUTES * MINUTE)
  await save(id, 'Derde tekst van dit artikel.')
  const [closed, ...more] = await versions(id)
  assert.deepEqual([closed.n, closed.reason, more], [2, 'rest', []])
  const read = await writer.get(`${path}/${id}/versions/2`)
  assert.equal(read.body.content, 'Tweede tekst van dit artikel.')
})

test('saving by hand closes what is saved, once', async () => {
  const { id } = await added()
  await save(id, 'Tweede tekst van dit artikel.', { close: true })
  await save(id, 'Tweede tekst van dit artikel.', { close: true })
  assert.deepEqual(await numbers(id), [2])
  assert.equal((await versions(id))[0].reason, 'save')
})

test('a text that the machine or an import takes the place of is closed first', async () => {
  const { id } = await added()
  await save(id, 'Een tekst van de schrijfhulp.', { closeBefore: 'ai' })
  await save(id, 'Een tekst uit een bestand.', { closeBefore: 'import' })
  assert.deepEqual(
    (await versions(id)).map(({ n, reason }: { n: number; reason: string }) => [n, reason]),
    [
      [2, 'import'],
      [1, 'ai'],
    ],
  )
})

test('the last twenty are kept, and beside them all that have a name or were checked', async () => {
  const { id } = await added()
  await save(id, 'Tekst nummer nul van dit artikel.', { close: true })
  const named = await writer.post(`${path}/${id}/versions`, { name: 'Naar de drukker' })
  assert.deepEqual([named.status, named.body.n, named.body.name], [201, 2, 'Naar de drukker'])
  const third = await save(id, 'Een nagekeken tekst.')
  assert.equal((await writer.post(`${path}/${id}/review`, reviewOf(third.version))).status, 201)
  for (let at = 0; at <= VERSIONS_KEPT; at += 1) await save(id, `Tekst nummer ${at} van dit artikel.`, { close: true })
  const kept = await numbers(id)
  assert.equal(kept.length, VERSIONS_KEPT + 2)
  assert.deepEqual(kept.slice(-3), [5, 3, 2])
  assert.equal((await writer.get(`${path}/${id}/versions/4`)).status, 404)
  for (const name of ['', '  ', 'n'.repeat(101), undefined]) {
    assert.equal((await writer.post(`${path}/${id}/versions`, { name })).status, 400)
  }
})

test('versions are listed in pages, newest first', async () => {
  const { id } = await added()
  for (let at = 0; at < 3; at += 1) await save(id, `Tekst nummer ${at} van dit artikel.`, { close: true })
  const first = await writer.get(`${path}/${id}/versions?limit=2`)
  const next = first.headers.get('x-next-page')
  const last = await writer.get(`${path}/${id}/versions?limit=2&after=${next}`)
  const listed = [first, last].map(({ body }) => body.map(({ n }: { n: number }) => n))
  assert.deepEqual(listed, [[4, 3], [2]])
  assert.equal(last.headers.get('x-next-page'), null)
  assert.equal((await writer.get(`${path}/${id}/versions?limit=${VERSIONS_PAGE + 1}`)).status, 400)
})

test('a restored version is the newest text, and what it took the place of is a version', async () => {
  const { id } = await added()
  await save(id, 'Tweede tekst van dit artikel.', { close: true, title: 'Tweede titel' })
  await save(id, 'Derde tekst van dit artikel.', { title: 'Derde titel' })
  const stale = await writer.post(`${path}/${id}/versions/2/restore`, { version: 2 })
  assert.deepEqual([stale.status, stale.body.code], [409, 'changedMeanwhile'])
  const { body } = await writer.post(`${path}/${id}/versions/2/restore`, { version: 3 })
  assert.deepEqual([body.version, body.title, body.content], [4, 'Tweede titel', 'Tweede tekst van dit artikel.'])
  assert.deepEqual(
    (await versions(id)).map(({ n, reason }: { n: number; reason: string }) => [n, reason]),
    [
      [3, 'restore'],
      [2, 'save'],
    ],
  )
})

test('what the machine wrote stays known through versions, also when a text of before comes back', async () => {
  const { id } = await added()
  await save(id, 'Eerste tekst van dit artikel.', { close: true, seoTitle: 'x' })
  const mark = { id: 'm', at: 1, model: 'ingebouwd-nl', generationId: null }
  await save(id, 'Eerste tekst van dit artikel.\n\nVan de machine.', { blocks: [mark], close: true })
  assert.deepEqual(
    (await versions(id)).map(({ machineBlocks }: { machineBlocks: number }) => machineBlocks),
    [1, 0],
  )
  const back = await writer.post(`${path}/${id}/versions/2/restore`)
  assert.deepEqual(back.body.blocks, [{ ...mark, at: null }])
  assert.deepEqual((await writer.post(`${path}/${id}/versions/3/restore`)).body.blocks, [mark])
})

test('of more marks than an article can be told with, the longest gone are let go, and none that stands', async () => {
  const lot = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ofModel(`${name} ${at}`, at === 0 ? 0 : null))
  const { id } = await added()
  await save(id, 'Van de machine.', { blocks: lot('eerst', MOST_BLOCKS), close: true })
  const told = async () => {
    const { status, body } = await writer.get(`${path}/${id}`)
    const marks = body.blocks as MachineBlock[]
    return [status, marks.length, marks[0]?.id, marks.at(-1)?.id]
  }
  await save(id, 'Nog eens van de machine.', { blocks: lot('later', 10) })
  assert.deepEqual(await told(), [200, MOST_BLOCKS, 'later 0', `eerst ${MOST_BLOCKS - 11}`])
  assert.equal((await writer.post(`${path}/${id}/versions/2/restore`)).status, 200)
  assert.deepEqual(await told(), [200, MOST_BLOCKS, 'eerst 0', `eerst ${MOST_BLOCKS - 1}`])
})

test('an article is checked by its owner or an administrator, by name and date, and an edit of the text shows', async () => {
  const { id } = await added()
  assert.equal((await writer.post(`${path}/${id}/review`, reviewOf(1))).status, 201)
  const own = await writer.get(`${path}/${id}`)
  assert.deepEqual(own.body.checked, { version: 1, byName: 'Wim de Wit', at: app.now.toISOString() })
  assert.equal(own.body.state, 'nagekeken')
  // What readers do not see in the text does not undo it.
  assert.equal((await save(id, 'Eerste tekst van dit artikel.', { seoTitle: 'Brug' })).state, 'nagekeken')
  const edited = await save(id, 'Eerste tekst van dit artikel, veranderd.')
  assert.deepEqual([edited.state, edited.checked.version], ['opnieuw', 1])
  assert.equal((await admin.post(`${path}/${id}/review`, reviewOf(2))).status, 409)
  assert.equal((await admin.post(`${path}/${id}/review`, reviewOf(edited.version))).status, 201)
  const again = await writer.get(`${path}/${id}`)
  assert.deepEqual([again.body.state, again.body.checked.byName], ['nagekeken', 'Anne Jansen'])
})

test('nothing is checked while something is left to fill in', async () => {
  const { id, gaps } = await added('De bus stopt bij [nog in te vullen: opstapplaats].')
  assert.equal(gaps, 1)
  const refused = await writer.post(`${path}/${id}/review`, reviewOf(1))
  assert.deepEqual([refused.status, refused.body.code], [409, 'gapsOpen'])
  const filled = await save(id, 'De bus stopt bij het station.')
  assert.deepEqual([filled.gaps, filled.state], [0, 'concept'])
  assert.equal((await writer.post(`${path}/${id}/review`, reviewOf(2))).status, 201)
})
