// People outside: they read one version behind a secret link, answer once, and see nothing else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { MOST_ANSWERS, MOST_REVIEW_LINKS, REVIEW_LINK_DAYS } from '#contract/reviews/review.ts'
import { runJob } from '#server/jobs/job.ts'
import { forgetReviewLinks } from '#server/reviews/jobs.ts'
import { reviewLinks } from '#server/reviews/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { ofModel, reviewOf } from '../support/reviews.ts'

let app: TestApp
let writer: Client
let other: Client
let visitor: Client
before(async () => {
  app = await startApp()
  writer = (await app.loggedIn({ name: 'Wim de Wit', email: 'wim@example.nl' })).client
  other = (await app.loggedIn({ name: 'Otto Bos' })).client
  visitor = app.client()
})
after(() => app.close())

const path = '/api/articles'
const text = { title: 'Brug dicht', content: 'De brug gaat morgen dicht.' }
const added = async () => (await writer.post(path, text)).body.id as number

/** Makes a link, and gives what stands behind it. */
async function linked(id: number) {
  const { status, body } = await writer.post(`${path}/${id}/review-links`)
  assert.equal(status, 201)
  return { secret: (body.url as string).split('/meelezen#')[1] ?? '', link: body.link }
}
const outsideOf = async (id: number) => (await writer.get(`${path}/${id}/review`)).body.outside
const yes = { name: 'Bea Lezer', decision: 'approved' }

test('who has the link reads the version that was shown, without an account, also after the text changed', async () => {
  const id = await added()
  const { secret, link } = await linked(id)
  assert.deepEqual([link.state, link.version], ['open', 1])
  assert.equal(Date.parse(link.expiresAt), app.now.getTime() + REVIEW_LINK_DAYS * DAY_MS)
  await writer.send('PUT', `${path}/${id}`, { body: { ...text, content: 'Een heel andere tekst.' } })
  const { status, body } = await visitor.get(`/api/review/${secret}`)
  assert.equal(status, 200)
  assert.deepEqual(body, {
    ...text,
    askedBy: 'Wim de Wit',
    expiresAt: link.expiresAt,
    state: 'open',
    line: null,
    name: null,
    remarks: '',
  })
})

test('an answer is kept with name and remarks, and told by mail to who asked', async () => {
  const id = await added()
  const { secret } = await linked(id)
  const back = { name: 'Bea Lezer', decision: 'returned', remarks: 'Welke brug?' }
  assert.deepEqual((await visitor.post(`/api/review/${secret}`, back)).body, { state: 'returned' })
  const [{ state, name, remarks, decidedAt }] = await outsideOf(id)
  assert.deepEqual([state, name, remarks, decidedAt], ['returned', 'Bea Lezer', 'Welke brug?', app.now.toISOString()])
  const [letter, ...more] = app.sent.letters('wim@example.nl')
  assert.equal(more.length, 0)
  assert.deepEqual([letter?.to, letter?.subject], ['wim@example.nl', 'Teruggestuurd: Brug dicht'])
  const read = (await visitor.get(`/api/review/${secret}`)).body
  assert.deepEqual([read.state, read.name, read.remarks], ['returned', 'Bea Lezer', 'Welke brug?'])
})

test('of two answers at once the first counts', async () => {
  const { secret } = await linked(await added())
  const answers = await Promise.all(
    ['Bea Lezer', 'Kees Lezer'].map((name) => visitor.post(`/api/review/${secret}`, { ...yes, name })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, two) => one - two),
    [200, 409],
  )
  assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'reviewLinkAnswered')
})

test('who sends it back says why, and everybody says who they are', async () => {
  const { secret } = await linked(await added())
  const said = async (body: object) => (await visitor.post(`/api/review/${secret}`, body)).body
  assert.equal((await said({ ...yes, decision: 'returned' })).errors.remarks, 'Schrijf erbij wat er anders moet.')
  assert.equal(
    (await said({ ...yes, decision: 'returned', remarks: '   ' })).errors.remarks,
    'Schrijf erbij wat er anders moet.',
  )
  assert.equal((await said({ ...yes, name: 'B' })).errors.name, 'Vul je naam in (minimaal 2 tekens).')
  assert.ok((await said({ ...yes, name: 'n'.repeat(101) })).errors.name)
  assert.ok((await said({ ...yes, remarks: 'o'.repeat(5_001) })).errors.remarks)
  assert.ok((await said({ ...yes, decision: 'misschien' })).errors.decision)
  assert.deepEqual(await said({ ...yes, name: 'Bé', remarks: 'o'.repeat(5_000) }), { state: 'approved' })
})

test('a link works fourteen days, and no link tells anything of the article', async () => {
  const id = await added()
  const { secret } = await linked(id)
  const start = app.now
  try {
    app.now = new Date(start.getTime() + REVIEW_LINK_DAYS * DAY_MS - 1)
    assert.equal((await visitor.get(`/api/review/${secret}`)).status, 200)
    app.now = new Date(start.getTime() + REVIEW_LINK_DAYS * DAY_MS)
    for (const reply of [await visitor.get(`/api/review/${secret}`), await visitor.post(`/api/review/${secret}`, yes)])
      assert.deepEqual([reply.status, reply.body.code], [410, 'reviewLinkExpired'])
    assert.equal((await outsideOf(id))[0].state, 'expired')
    app.now = new Date(start.getTime() + (REVIEW_LINK_DAYS + 31) * DAY_MS)
    await runJob(forgetReviewLinks, app.site)
    // The writer's own session has ended by then.
    const { client } = await app.loggedIn({ role: 'admin' })
    assert.deepEqual((await client.get(`${path}/${id}/review`)).body.outside, [])
  } finally {
    app.now = start
  }
  for (const wrong of ['x', secret.slice(1), `${secret}x`, 'a'.repeat(200), '%00'])
    assert.notEqual((await visitor.get(`/api/review/${wrong}`)).status, 200)
})

test('a link that was withdrawn, or whose article is in the bin, shows nothing', async () => {
  const id = await added()
  const { secret, link } = await linked(id)
  assert.equal((await other.send('DELETE', `${path}/${id}/review-links/${link.id}`)).status, 404)
  assert.equal((await writer.send('DELETE', `${path}/${id}/review-links/${link.id}`)).status, 200)
  assert.equal((await visitor.get(`/api/review/${secret}`)).body.code, 'reviewLinkUnknown')
  assert.equal((await writer.send('DELETE', `${path}/${id}/review-links/${link.id}`)).status, 404)
  const again = await linked(id)
  await writer.send('DELETE', `${path}/${id}`)
  assert.equal((await visitor.get(`/api/review/${again.secret}`)).status, 404)
  assert.equal((await visitor.post(`/api/review/${again.secret}`, yes)).status, 404)
})

test('what was answered cannot be withdrawn', async () => {
  const id = await added()
  const { secret, link } = await linked(id)
  await visitor.post(`/api/review/${secret}`, yes)
  assert.equal((await writer.send('DELETE', `${path}/${id}/review-links/${link.id}`)).status, 404)
  assert.equal((await outsideOf(id)).length, 1)
})

test('what is said of AI is of the version that is shown, whatever was reviewed after it', async () => {
  const blocks = [ofModel('a', 0)]
  const id = (await writer.post(path, { ...text, blocks })).body.id as number
  const { secret } = await linked(id)
  const lineOf = async () => (await visitor.get(`/api/review/${secret}`)).body.line
  assert.equal(await lineOf(), 'Deze tekst is geschreven door AI.')
  await writer.send('PUT', `${path}/${id}`, { body: { ...text, content: 'Een heel andere tekst.', blocks } })
  await writer.post(`${path}/${id}/review`, reviewOf(2, { a: 'changed' }))
  assert.equal(await lineOf(), 'Deze tekst is geschreven door AI.')
  const again = await linked(id)
  assert.equal((await visitor.get(`/api/review/${again.secret}`)).body.line, null)
})

test('ten links of an article can be open', async () => {
  const id = await added()
  for (let count = 0; count < MOST_REVIEW_LINKS; count += 1) await linked(id)
  const refused = await writer.post(`${path}/${id}/review-links`)
  assert.deepEqual([refused.status, refused.body.code], [409, 'tooManyReviewLinks'])
})

test('fifty people can answer about an article: its report is made in one piece', async () => {
  const id = await added()
  const answered = (count: number, from: number) =>
    app.database.db.insert(reviewLinks).values(
      Array.from({ length: count }, (_, at) => ({
        articleId: id,
        version: 1,
        secretHash: `answered ${id} ${from + at}`,
        createdAt: app.now,
        expiresAt: app.now,
        decision: 'approved' as const,
        name: 'Kees',
        decidedAt: app.now,
      })),
    )
  await answered(MOST_ANSWERS - 2, 0)
  const { link } = await linked(id)
  await linked(id)
  const refused = await writer.post(`${path}/${id}/review-links`)
  assert.deepEqual([refused.status, refused.body.code], [409, 'tooManyAnswers'])
  // One that nobody answers takes no room.
  assert.equal((await writer.send('DELETE', `${path}/${id}/review-links/${link.id}`)).status, 200)
  await linked(id)
})

test('the version that was shown stays, however many come after it', async () => {
  const id = await added()
  const { secret } = await linked(id)
  for (let at = 0; at < 25; at += 1)
    await writer.send('PUT', `${path}/${id}`, {
      body: { ...text, content: `Tekst nummer ${at} van dit stuk.`, close: true },
    })
  assert.equal((await visitor.get(`/api/review/${secret}`)).body.content, text.content)
})
