// What somebody outside sent back: its owner answers it once, and the record keeps that.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { reviewLinks } from '#server/reviews/tables.ts'
import type { Client, TestApp } from '../support/app.ts'
import { letterTo } from '../support/letters.ts'
import { answered, asked, outsideOf, said, sentBack } from '../support/outside.ts'
import { copiesIn, json } from '../support/own-copies.ts'
import { reviewOf } from '../support/reviews.ts'
import { openPictureHouse, type PictureHouse } from '../support/stored-pictures.ts'

let house: PictureHouse
let app: TestApp
let writer: Client
let admin: Client
before(async () => {
  house = await openPictureHouse()
  app = house.app
  writer = (await app.loggedIn({ name: 'Wim de Wit', email: 'wim@example.nl' })).client
  admin = (await app.loggedIn({ name: 'Bo Baas', role: 'admin' })).client
})
after(() => house.close())

const path = '/api/articles'
const text = { title: 'Brug dicht', content: 'De brug gaat morgen dicht.' }
const added = async (client = writer) => (await client.post(path, text)).body.id as number
const back = { decision: 'returned', remarks: 'Welke brug?' }

test('the owner answers what was sent back, with name and moment', async () => {
  const id = await added()
  const link = await sentBack(app, writer, id)
  const [open] = await outsideOf(writer, id)
  assert.deepEqual([open?.state, open?.answer, open?.overruled], ['returned', null, null])
  const { status, body } = await answered(writer, id, link, ' De brug staat er nu bij. ')
  assert.equal(status, 200)
  assert.deepEqual(body.answer, {
    text: 'De brug staat er nu bij.',
    byName: 'Wim de Wit',
    at: app.now.toISOString(),
  })
  assert.deepEqual(await outsideOf(writer, id), [body])
})

test('what was answered stands: of two answers at once the first, and none after it', async () => {
  const id = await added()
  const link = await sentBack(app, writer, id)
  const replies = await Promise.all(['Eén.', 'Twee.'].map((one) => answered(writer, id, link, one)))
  const won = replies.find(({ status }) => status === 200)
  const lost = replies.find(({ status }) => status !== 200)
  assert.deepEqual([lost?.status, lost?.body.code], [409, 'returnAnswered'])
  assert.equal((await answered(writer, id, link)).body.code, 'returnAnswered')
  assert.equal((await outsideOf(writer, id))[0]?.answer?.text, won?.body.answer.text)
})

test('only the owner answers: to others the article does not exist, and an administrator may read and not answer', async () => {
  const id = await added()
  const link = await sentBack(app, writer, id)
  const { client: other } = await app.loggedIn()
  assert.equal((await answered(other, id, link)).status, 404)
  const refused = await answered(admin, id, link)
  assert.deepEqual([refused.status, refused.body.code], [403, 'notAllowed'])
  assert.equal((await answered(app.client(), id, link)).status, 401)
  // Nor by way of an article of one's own.
  assert.equal((await answered(other, await added(other), link)).status, 404)
  assert.equal((await outsideOf(writer, id))[0]?.answer, null)
})

test('there is nothing to answer to a link that is open, was agreed to, or is not there', async () => {
  const id = await added()
  const open = await asked(writer, id)
  const agreed = await asked(writer, id)
  await said(app, agreed.secret, { decision: 'approved' })
  for (const { link } of [open, agreed]) {
    const { status, body } = await answered(writer, id, link)
    assert.deepEqual([status, body.code], [409, 'notSentBack'])
  }
  assert.equal((await answered(writer, id, 2_000_000_000)).status, 404)
  await writer.send('DELETE', `${path}/${id}`)
  assert.equal((await answered(writer, id, agreed.link)).status, 404)
})

test('an answer of nothing or of too much is refused, and nothing is kept of it', async () => {
  const id = await added()
  const link = await sentBack(app, writer, id)
  for (const wrong of ['', '   ', 'a'.repeat(5_001), 'a\0b'])
    assert.equal((await answered(writer, id, link, wrong)).body.code, 'invalidInput')
  assert.equal((await writer.post(`${path}/${id}/review-links/${link}/answer`, {})).status, 400)
  assert.equal((await answered(writer, id, link, 'a'.repeat(5_000))).status, 200)
})

test('what was sent back reaches who asked and who has to answer, also where those are two', async () => {
  const id = await added()
  const { secret } = await asked(admin, id)
  await said(app, secret, back)
  assert.match(letterTo(app, 'wim@example.nl', /^Teruggestuurd/).paragraphs.join(), /voordat je op de opmerkingen/)
  const asker = app.sent.letters().filter(({ to, subject }) => to !== 'wim@example.nl' && subject.startsWith('Terug'))
  assert.match(asker.at(-1)?.paragraphs.join() ?? '', /voordat de schrijver op de opmerkingen/)
  const sent = app.sent.letters('wim@example.nl').length
  // An approval is told to who asked alone.
  await said(app, (await asked(admin, id)).secret, { decision: 'approved' })
  assert.equal(app.sent.letters('wim@example.nl').length, sent)
})

test('what waits for an answer is told first, however many links came after it', async () => {
  const id = await added()
  const link = await sentBack(app, writer, id)
  await app.database.db.insert(reviewLinks).values(
    Array.from({ length: 60 }, (_, at) => ({
      articleId: id,
      version: 1,
      secretHash: `later ${id} ${at}`,
      createdAt: app.now,
      expiresAt: app.now,
      decision: 'approved' as const,
      name: 'Kees',
      decidedAt: app.now,
    })),
  )
  const told = await outsideOf(writer, id)
  assert.deepEqual([told.length, told[0]?.id], [50, link])
})

test('the report of an article, and of its review, say what was sent back and answered, and nothing of it is HTML', async () => {
  const id = await added()
  const link = await sentBack(app, writer, id, { name: '<b>Bea</b>', remarks: 'Klopt <script>1</script>?' })
  const report = async (of: Client, format = 'html') => of.get(`${path}/${id}/review-links?format=${format}`)
  assert.match((await report(writer)).body, /Hierop is nog niet geantwoord/)
  await answered(writer, id, link, 'Nu <i>wel</i>.')
  const { body, headers } = await report(admin)
  assert.match(headers.get('content-type') ?? '', /text\/html/)
  for (const words of [
    '&lt;b&gt;Bea&lt;/b&gt; stuurt het terug',
    'Antwoord van Wim de Wit',
    'Nu &lt;i&gt;wel&lt;/i&gt;.',
  ])
    assert.ok(body.includes(words), words)
  assert.doesNotMatch(body, /<script|<b>|<i>|nog niet geantwoord/)
  const data = (await report(writer, 'json')).body
  assert.deepEqual([data.articleId, data.answers], [id, await outsideOf(writer, id)])
  const { body: record } = await writer.post(`${path}/${id}/review`, reviewOf(1))
  const printed = await writer.get(`${path}/${id}/review/${record.id}`)
  assert.match(printed.body, /Wat meelezers van dit artikel zeiden[^]*Antwoord van Wim de Wit/)
  const { client: other } = await app.loggedIn()
  assert.equal((await report(other)).status, 404)
  assert.equal((await report(writer, 'pdf')).status, 400)
})

test('a report without answers says so', async () => {
  assert.match((await writer.get(`${path}/${await added()}/review-links`)).body, /Nog niemand heeft geantwoord/)
})

test('an answer is in the copy of one’s data, also where somebody else asked, and stays with the name of who left', async () => {
  const { client, user } = await app.loggedIn({ name: 'Tijdelijke Kracht' })
  const id = await added(client)
  const { link, secret } = await asked(admin, id)
  await said(app, secret, back)
  await answered(client, id, link, 'Staat erbij.')
  const { copyOf } = copiesIn(() => house)
  const own = json(await copyOf(client), 'nagekeken.json')
  assert.deepEqual(
    own.map(({ id: of, answer }) => [of, answer]),
    [[link, 'Staat erbij.']],
  )
  // Its article is somebody else's by then, as those of who leaves can be.
  const { user: heir } = await app.loggedIn({ name: 'Erfgenaam' })
  await app.database.db.execute(sql`UPDATE articles SET user_id = ${heir.id} WHERE id = ${id}`)
  assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 200)
  assert.equal((await outsideOf(admin, id))[0]?.answer?.byName, 'Tijdelijke Kracht')
})
