// What a writer makes of the texts of a campaign: kept in the place of what was generated, until that is written anew.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { addArticle, make, toldBy, toldProvider, usually } from '../support/campaigns.ts'

let app: TestApp
let writer: Client
before(async () => {
  app = await startApp({ provider: toldProvider({ now: usually }), rateLimit: false })
  writer = (await app.loggedIn({ role: 'paid' })).client
})
after(() => app.close())

const read = async (id: number) => (await writer.get(`/api/articles/${id}/campaign`)).body
const edit = (id: number, part: string, body: object) =>
  writer.send('PUT', `/api/articles/${id}/campaign/${part}`, { body })

test('own texts win over generated ones until the part is written anew; what is left out is gone, and comes back when sent', async () => {
  const id = await addArticle(writer)
  const { campaign } = toldBy(await make(writer, id, ['facebook']))
  const [written] = campaign.parts
  const own = [
    { index: 2, text: 'Het dek wordt vernieuwd' },
    { index: 0, text: ' Brug dicht! ' },
  ]
  const edited = await edit(id, 'facebook', { revision: 1, texts: own })
  assert.equal(edited.status, 200)
  const kept = [
    { index: 0, text: ' Brug dicht! ' },
    { index: 2, text: 'Het dek wordt vernieuwd' },
  ]
  assert.deepEqual([edited.body.texts, edited.body.revision], [kept, 2])
  assert.deepEqual(edited.body.output, written?.output)
  assert.deepEqual((await read(id)).parts, [edited.body])
  const none = await edit(id, 'facebook', { revision: 2, texts: [] })
  assert.deepEqual(none.body.texts, [])
  const back = await edit(id, 'facebook', { revision: 3, texts: written?.texts })
  assert.deepEqual(back.body.texts, written?.texts)
  await edit(id, 'facebook', { revision: 4, texts: own })
  const anew = toldBy(await make(writer, id, ['facebook']))
  assert.deepEqual(anew.campaign.parts[0]?.texts, written?.texts)
  assert.equal(anew.campaign.parts[0]?.revision, 6)
})

test('an edit of an older revision is refused and changes nothing; the same again is no edit', async () => {
  const id = await addArticle(writer)
  await make(writer, id, ['facebook'])
  const texts = [{ index: 1, text: 'Van het ene venster' }]
  assert.equal((await edit(id, 'facebook', { revision: 1, texts })).body.revision, 2)
  assert.equal((await edit(id, 'facebook', { revision: 1, texts })).body.revision, 2)
  const late = await edit(id, 'facebook', { revision: 1, texts: [{ index: 1, text: 'Van het andere' }] })
  assert.deepEqual([late.status, late.body.code], [409, 'changedMeanwhile'])
  assert.deepEqual((await read(id)).parts[0].texts, texts)
})

test('of edits of one revision at once, one is kept', async () => {
  const id = await addArticle(writer)
  await make(writer, id, ['facebook'])
  const replies = await Promise.all(
    ['een', 'twee', 'drie'].map((text) => edit(id, 'facebook', { revision: 1, texts: [{ index: 0, text }] })),
  )
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((one, next) => one - next),
    [200, 409, 409],
  )
})

test('an edit names texts that the part has, each once, and none of them empty or too long', async () => {
  const id = await addArticle(writer)
  await make(writer, id, ['facebook'])
  const wrong = async (texts: unknown) => (await edit(id, 'facebook', { revision: 1, texts })).status
  const text = 'Een titel'
  assert.equal(await wrong([{ index: 3, text }]), 400)
  assert.equal(await wrong([{ index: -1, text }]), 400)
  assert.equal(
    await wrong([
      { index: 0, text },
      { index: 0, text: 'Twee' },
    ]),
    400,
  )
  assert.equal(await wrong([{ index: 0, text: '  ' }]), 400)
  assert.equal(await wrong([{ index: 0, text: 'a'.repeat(5_001) }]), 400)
  assert.equal(await wrong([{ index: 0, text: 'nul \u0000' }]), 400)
  assert.equal(await wrong('tekst'), 400)
  assert.equal(await wrong([{ index: 0, text: 'a'.repeat(5_000) }]), 200)
  assert.equal((await edit(id, 'shorts', { revision: 1, texts: [] })).status, 404)
  assert.equal((await edit(id, 'anders', { revision: 1, texts: [] })).status, 400)
})
