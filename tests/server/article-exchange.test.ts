// Articles as files: one in every format, many in a ZIP with their campaigns, and a document that becomes one.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { IMPORT_BYTES, MOST_EXPORTED } from '#contract/articles/endpoints.ts'
import { exportFormats, exportWords } from '#contract/articles/export.ts'
import { articles } from '#server/articles/tables.ts'
import { campaignParts } from '#server/campaigns/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { reviewOf } from '../support/reviews.ts'

const path = '/api/articles'

let app: TestApp
let writer: Client
let other: Client
let admin: Client
before(async () => {
  app = await startApp({ rateLimit: false })
  writer = (await app.loggedIn({ role: 'user', name: 'Wim de Wit' })).client
  other = (await app.loggedIn({ role: 'user' })).client
  admin = (await app.loggedIn({ role: 'admin' })).client
})
beforeEach(() => app.database.db.delete(articles))
after(() => app.close())

const content = 'De **brug** gaat tien weken dicht.\r\n\r\n## De omleiding\n\n- via de dijk\n- via het dorp\n'
const added = async (change: object = {}) => {
  const { body } = await writer.post(path, { title: 'Fietsbrug dicht', content, ...change })
  return body
}
const fetched = (client: Client, at: string, init: RequestInit = {}) =>
  fetch(app.url + at, { ...init, headers: { cookie: client.cookie ?? '', ...init.headers } })
const zipped = (ids: number[], body: object = {}, client = writer) =>
  fetched(client, `${path}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids, format: 'md', ...body }),
  })
async function sent(bytes: string | Uint8Array<ArrayBuffer>, name: string, client = writer) {
  const form = new FormData()
  form.append('file', new Blob([bytes]), name)
  const reply = await fetched(client, `${path}/import`, { method: 'POST', body: form })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> & { code?: string } }
}

test('an article comes as a file in every format, under its title, and says who checked it', async () => {
  const { id } = await added()
  await writer.post(`${path}/${id}/review`, reviewOf(1))
  for (const format of exportFormats) {
    const reply = await fetched(writer, `${path}/${id}/export?format=${format}`)
    assert.equal(reply.status, 200, format)
    assert.equal(reply.headers.get('content-type'), exportWords[format].mediaType)
    assert.match(reply.headers.get('content-disposition') ?? '', /Fietsbrug dicht/)
    const text = await reply.text()
    if (format !== 'docx') assert.ok(text.includes('omleiding'), format)
    if (format === 'md' || format === 'html' || format === 'txt') assert.ok(text.includes('Wim de Wit'), format)
  }
  assert.equal((await fetched(writer, `${path}/${id}/export?format=pdf`)).status, 400)
})

test('somebody else’s article is not taken along; an administrator takes everybody’s', async () => {
  const { id } = await added()
  assert.equal((await fetched(other, `${path}/${id}/export?format=md`)).status, 404)
  assert.equal((await zipped([id], {}, other)).status, 404)
  assert.equal((await fetched(admin, `${path}/${id}/export?format=md`)).status, 200)
})

test('several come in one ZIP, without those that are gone', async () => {
  const [one, two] = [await added(), await added({ title: 'Iets anders' })]
  const reply = await zipped([one.id, two.id, 2_000_000, one.id])
  assert.deepEqual([reply.status, reply.headers.get('content-type')], [200, 'application/zip'])
  const text = Buffer.from(await reply.arrayBuffer()).toString('latin1')
  assert.equal(text.split('PK\u0001\u0002').length - 1, 2)
  assert.ok(text.includes('Fietsbrug dicht.md') && text.includes('Iets anders.md'))
  assert.equal((await zipped([])).status, 400)
  assert.equal((await zipped(Array.from({ length: MOST_EXPORTED + 1 }, (_, at) => at + 1))).status, 400)
})

test('its writer takes the campaign of an article along when they ask for it; an administrator does not', async () => {
  const { id } = await added()
  await app.database.db.insert(campaignParts).values({
    articleId: id,
    part: 'facebook',
    version: 1,
    output: {},
    texts: [{ index: 0, text: 'Tien weken omrijden' }],
    model: 'ingebouwd',
    generationId: 1,
    createdAt: app.now,
  })
  const files = async (campaign: boolean, client: Client) => {
    const reply = await zipped([id], { campaign }, client)
    assert.equal(reply.status, 200)
    const text = Buffer.from(await reply.arrayBuffer()).toString('latin1')
    return text.split('PK\u0001\u0002').length - 1
  }
  assert.equal(await files(true, writer), 2)
  assert.equal(await files(false, writer), 1)
  assert.equal(await files(true, admin), 1)
})

test('what is exported as Markdown comes back as the same article, byte for byte', async () => {
  const { id } = await added({ seoTitle: 'Brug dicht', seoDescription: 'Tien weken.', seoData: { slug: 'brug-dicht' } })
  const file = await (await fetched(writer, `${path}/${id}/export?format=md`)).text()
  const { status, body } = await sent(file, 'brug.md')
  assert.equal(status, 201)
  assert.deepEqual(
    [body['title'], body['content'], body['seoTitle'], body['seoDescription'], body['left']],
    ['Fietsbrug dicht', content, 'Brug dicht', 'Tien weken.', []],
  )
  assert.notEqual(body['id'], id)
})

test('a Word document becomes an article with its headings and lists, and is kept as the original', async () => {
  const { id } = await added()
  const file = new Uint8Array(await (await fetched(writer, `${path}/${id}/export?format=docx`)).arrayBuffer())
  const { status, body } = await sent(file, 'brug.docx')
  assert.equal(status, 201, JSON.stringify(body))
  assert.equal(body['title'], 'Fietsbrug dicht')
  assert.match(String(body['content']), /## De omleiding[^]*- via de dijk/)
  assert.ok(String(body['originalContent']).includes('omleiding'))
})

test('what is no document, is broken, empty or too large says so, and makes no article', async () => {
  const refusals: [string | Uint8Array<ArrayBuffer>, string, number][] = [
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 'a.docx', 415],
    [new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]), 'a.docx', 422],
    ['<html><body><nav>Menu</nav></body></html>', 'a.html', 422],
    ['a'.repeat(IMPORT_BYTES.text + 1), 'a.md', 413],
  ]
  for (const [bytes, name, expected] of refusals) {
    const { status, body } = await sent(bytes, name)
    assert.equal(status, expected, `${name}: ${JSON.stringify(body)}`)
    assert.match(String(body['message']), /[a-z]{3,}.*\./)
  }
  assert.deepEqual((await writer.get(path)).body, [])
})
