// What was sent back does not go out until its owner answered or an administrator overruled it: when it is ordered, when its moment comes,
// and in the moment that it goes.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { publishLater } from '#server/publishing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { later, letterTo } from '../support/letters.ts'
import { answered, asked, outsideOf, said, sentBack } from '../support/outside.ts'
import {
  connected,
  openNewsroom,
  publish,
  standing,
  taken,
  theOnly,
  wordpressInput,
  written,
  type Newsroom,
} from '../support/publishing.ts'
import { reviewOf } from '../support/reviews.ts'

let room: Newsroom
let siteId: number
before(async () => {
  room = await openNewsroom()
  siteId = (await connected(room, wordpressInput(room.wordpress))).id
})
after(() => room.close())
beforeEach(() => void (room.app.now = new Date('2026-10-24T10:00:00Z')))

const only = (id: number) => theOnly(room.writer, id)
const order = (id: number, fields: object = {}, client = room.writer) =>
  publish(client, id, { siteId, when: 'now', ...fields })
const isPublic = () => [...room.wordpress.posts.values()].filter(({ status }) => status === 'publish').length
const back = (id: number, fields = {}) => sentBack(room.app, room.writer, id, fields)
const WHY = 'De burgemeester bevestigde het zelf.'

test('what was sent back is not published or planned, and who sent it back is named', async () => {
  const { id } = await written(room.writer)
  await back(id)
  await back(id, { name: 'Kees Bron' })
  for (const when of ['now', '2026-10-24T15:00'])
    for (const client of [room.writer, room.admin]) {
      const { status, body } = await order(id, { when }, client)
      assert.deepEqual([status, body.code], [409, 'sentBack'])
      assert.match(body.message, /^Bea Lezer en Kees Bron stuurden dit artikel terug\./)
    }
  assert.deepEqual(await standing(room.writer, id), [])
})

test('what is sent back while the website is asked is not ordered', async () => {
  const { id } = await written(room.writer)
  await order(id)
  await room.run()
  room.wordpress.next('GET /wp/v2/posts/', async () => {
    await back(id)
  })
  const { status, body } = await order(id)
  assert.deepEqual([status, body.code], [409, 'sentBack'])
  assert.equal((await only(id)).state, 'sent')
})

test('it goes as a draft, which nobody reads yet', async () => {
  const { id } = await written(room.writer)
  await back(id)
  taken(await order(id, { when: 'draft' }))
  await room.run()
  assert.deepEqual([(await only(id)).state, (await only(id)).isPublic], ['sent', false])
  assert.equal((await order(id)).body.code, 'sentBack')
})

test('it goes out once everything that was sent back has its answer', async () => {
  const { id } = await written(room.writer)
  const links = [await back(id), await back(id, { name: 'Kees Bron' })]
  for (const link of links) {
    assert.equal((await order(id)).body.code, 'sentBack')
    taken(await answered(room.writer, id, link))
  }
  taken(await order(id))
  await room.run()
  assert.equal((await only(id)).isPublic, true)
})

test('neither another text, nor a review, nor an approval of the same name takes the place of an answer', async () => {
  const { id, title } = await written(room.writer)
  await back(id)
  taken(await room.writer.send('PUT', `/api/articles/${id}`, { body: { title, content: 'Alles is anders nu.' } }))
  taken(await room.writer.post(`/api/articles/${id}/review`, reviewOf(2)), 201)
  const { secret } = await asked(room.writer, id)
  taken(await said(room.app, secret, { decision: 'approved' }))
  assert.equal((await order(id)).body.code, 'sentBack')
})

test('a planned article that was sent back does not go out at its moment, and who planned it is written to', async () => {
  const { id } = await written(room.writer, { title: 'Nog een vraag' })
  const had = isPublic()
  taken(await order(id, { when: '2026-10-24T15:00' }))
  await back(id)
  later(room.app, 181)
  await room.runPlanned()
  const { state, problem, ordered } = await only(id)
  assert.deepEqual([state, ordered, isPublic()], ['failed', null, had])
  assert.match(problem ?? '', /^Bea Lezer stuurde dit artikel terug/)
  assert.match(
    letterTo(room.app, room.email, /^Niet gepubliceerd: Nog een vraag/).paragraphs.join(),
    /Bea Lezer stuurde/,
  )
})

test('one whose answer came before its moment goes out at its moment', async () => {
  const { id } = await written(room.writer)
  taken(await order(id, { when: '2026-10-24T15:00' }))
  taken(await answered(room.writer, id, await back(id)))
  later(room.app, 181)
  await room.runPlanned()
  assert.equal((await only(id)).state, 'sent')
})

test('what is tried again after the site was down does not go out when it was sent back meanwhile', async () => {
  const { id } = await written(room.writer)
  const had = isPublic()
  room.wordpress.next('POST /wp/v2/posts', 'down')
  taken(await order(id))
  await room.run()
  assert.equal((await only(id)).state, 'waiting')
  await back(id)
  later(room.app, 2)
  await room.runPlanned()
  assert.deepEqual([(await only(id)).state, isPublic()], ['failed', had])
})

test('sent back while it is on its way: before its text is there it does not go out', async () => {
  const { id } = await written(room.writer)
  const had = isPublic()
  const { secret } = await asked(room.writer, id)
  // The site is making the draft that is to be filled.
  room.wordpress.next('POST /wp/v2/posts', async () => {
    taken(await said(room.app, secret, { decision: 'returned', remarks: 'Wacht!' }))
  })
  taken(await order(id))
  await room.run()
  assert.deepEqual([(await only(id)).state, isPublic()], ['failed', had])
})

test('sent back once its text is being saved: it stands there, and the next update waits for the answer', async () => {
  const { id } = await written(room.writer)
  const { secret } = await asked(room.writer, id)
  room.wordpress.next('POST /wp/v2/posts/', async () => {
    taken(await said(room.app, secret, { decision: 'returned', remarks: 'Wacht!' }))
  })
  taken(await order(id))
  await room.run()
  assert.deepEqual([(await only(id)).state, (await only(id)).isPublic], ['sent', true])
  assert.equal((await order(id)).body.code, 'sentBack')
})

test('sent back in the very moment that it goes: it is out and waits for an answer, or it is not out at all', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await written(room.writer)
    const { secret } = await asked(room.writer, id)
    const { body } = await order(id)
    const had = isPublic()
    const [, answer] = await Promise.all([
      runJob(publishLater, room.app.site, { publicationId: body.id, order: 1 }),
      new Promise<void>((go) => void setTimeout(go, round * 8)).then(() =>
        said(room.app, secret, { decision: 'returned', remarks: 'Wacht!' }),
      ),
    ])
    assert.equal(answer.status, 200)
    const { state, isPublic: stands } = await only(id)
    assert.ok((state === 'sent' && stands) || (state === 'failed' && !stands), state)
    assert.equal(isPublic() - had, stands ? 1 : 0)
    assert.equal((await order(id)).body.code, 'sentBack')
  }
})

test('ordered and sent back at once: whichever came first, it does not go out without an answer', async () => {
  const had = isPublic()
  for (let round = 0; round < 6; round += 1) {
    const { id } = await written(room.writer)
    const { secret } = await asked(room.writer, id)
    const [ordered, answer] = await Promise.all([
      order(id),
      said(room.app, secret, { decision: 'returned', remarks: 'Wacht!' }),
    ])
    assert.equal(answer.status, 200)
    assert.ok(ordered.status === 200 || ordered.body.code === 'sentBack')
    await room.run()
    if (ordered.status === 200) assert.equal((await only(id)).state, 'failed')
  }
  assert.equal(isPublic(), had)
})

test('an administrator overrules it with a reason, which the record, the log and the report keep', async () => {
  const { id } = await written(room.writer, { title: 'Toch geplaatst' })
  const link = await back(id)
  taken(await order(id, { overrule: ` ${WHY} `, overruled: [link] }, room.admin))
  await room.run()
  assert.equal((await only(id)).isPublic, true)
  const [{ overruled, answer } = {}] = await outsideOf(room.writer, id)
  assert.equal(answer, null)
  assert.deepEqual([overruled?.why, overruled?.at], [WHY, room.app.now.toISOString()])
  const log = await room.admin.get('/api/audit?part=changes&limit=20')
  const line = log.body.find(({ action }: { action: string }) => action === 'article.overrule')
  assert.deepEqual([line.subjectId, line.changes], [id, { why: { to: WHY }, sentBackBy: { to: 'Bea Lezer' } }])
  const report = await room.writer.get(`/api/articles/${id}/review-links`)
  assert.ok(report.body.includes(`${overruled?.byName} liet het artikel op`) && report.body.includes(WHY))
  // It stays settled: an update asks nothing more, and the owner may still answer.
  taken(await order(id))
  taken(await answered(room.writer, id, link))
})

test('what was overruled is kept with what was sent back, and nobody changes that', async () => {
  const { id } = await written(room.writer)
  const link = await back(id)
  taken(await order(id, { overrule: WHY }, room.admin))
  const { db } = room.app.database
  const { rows } = await db.execute(sql`
    SELECT article_id, version, why, returns FROM review_overrules WHERE article_id = ${id}`)
  const returns = [
    { id: link, version: 1, name: 'Bea Lezer', remarks: 'Welke brug?', returnedAt: room.app.now.toISOString() },
  ]
  assert.deepEqual(rows, [{ article_id: id, version: 1, why: WHY, returns }])
  for (const statement of [
    sql`UPDATE review_overrules SET why = 'Anders' WHERE article_id = ${id}`,
    sql`DELETE FROM review_overrules WHERE article_id = ${id}`,
  ])
    await assert.rejects(
      async () => db.execute(statement),
      (error: Error) => /never changes/.test(String(error.cause)),
    )
  await db.execute(sql`DELETE FROM articles WHERE id = ${id}`)
  const left = await db.execute(sql`SELECT 1 FROM review_overrules WHERE article_id = ${id}`)
  assert.equal(left.rows.length, 0)
})

test('nobody but an administrator overrules, whether there is something to overrule or not', async () => {
  const { id } = await written(room.writer)
  assert.deepEqual((await order(id, { overrule: WHY })).status, 403)
  await back(id)
  const { status, body } = await order(id, { overrule: WHY })
  assert.deepEqual([status, body.code], [403, 'notAllowed'])
  const { client: stranger } = await room.app.loggedIn({ role: 'paid', desk: 'editor' })
  assert.equal((await order(id, { overrule: WHY }, stranger)).status, 404)
  assert.equal((await outsideOf(room.writer, id))[0]?.overruled, null)
})

test('a reason that is none is refused', async () => {
  const { id } = await written(room.writer)
  await back(id)
  for (const overrule of ['', '  ab  ', 'a'.repeat(501), 7]) {
    const { status, body } = await order(id, { overrule }, room.admin)
    assert.equal(status, 400)
    assert.ok(body.errors.overrule)
  }
})

test('what an administrator did not see is not overruled, nor what comes after', async () => {
  const { id } = await written(room.writer)
  const seen = await back(id)
  await back(id, { name: 'Kees Bron' })
  const refused = await order(id, { overrule: WHY, overruled: [seen] }, room.admin)
  assert.deepEqual([refused.status, refused.body.code], [409, 'sentBack'])
  assert.match(refused.body.message, /^Kees Bron stuurde/)
  assert.ok((await outsideOf(room.writer, id)).every(({ overruled }) => overruled === null))
  taken(await order(id, { overrule: WHY, when: '2026-10-24T15:00' }, room.admin))
  await back(id, { name: 'Lot Later' })
  later(room.app, 181)
  await room.runPlanned()
  assert.match((await only(id)).problem ?? '', /^Lot Later stuurde/)
})

test('nothing is recorded where there is nothing to overrule, or of a draft', async () => {
  const { id } = await written(room.writer)
  taken(await order(id, { overrule: WHY }, room.admin))
  const other = await written(room.writer)
  await back(other.id)
  taken(await order(other.id, { overrule: WHY, when: 'draft' }, room.admin))
  const { rows } = await room.app.database.db.execute(sql`
    SELECT 1 FROM review_overrules WHERE article_id IN (${id}, ${other.id})`)
  assert.equal(rows.length, 0)
  assert.equal((await outsideOf(room.writer, other.id))[0]?.overruled, null)
})

test('an order that fails for another reason overrules nothing', async () => {
  const { id, title } = await written(room.writer)
  await back(id)
  const content = 'De bus stopt bij [nog in te vullen: halte].'
  taken(await room.writer.send('PUT', `/api/articles/${id}`, { body: { title, content } }))
  assert.equal((await order(id, { overrule: WHY }, room.admin)).body.code, 'gapsOpen')
  assert.equal((await outsideOf(room.writer, id))[0]?.overruled, null)
})
