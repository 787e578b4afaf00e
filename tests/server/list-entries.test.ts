// What lists send of long texts: how they begin. All of it comes with the entry itself.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { EXCERPT_CHARACTERS } from '#contract/paging.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
let member: Client
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ role: 'admin' })).client
  member = (await app.loggedIn()).client
})
after(() => app.close())

/** A text of so many characters, none of which is half of another. */
const textOf = (characters: number) => [...'🌱é'.repeat(characters)].slice(0, characters).join('')
const cut = (text: string) => `${[...text].slice(0, EXCERPT_CHARACTERS - 1).join('')}…`

test('a list of links has the beginning of their notes, and no version to edit from', async () => {
  const whole = textOf(EXCERPT_CHARACTERS)
  const long = textOf(EXCERPT_CHARACTERS + 1)
  const { id } = (
    await admin.post('/api/inspiratie-links', {
      title: 'Tuin',
      url: 'https://tuin.nl/',
      notes: whole,
      additionalNotes: long,
    })
  ).body
  const [entry] = (await member.get('/api/inspiratie-links')).body
  assert.deepEqual([entry.id, entry.notes, entry.additionalNotes], [id, whole, cut(long)])
  assert.ok(!('version' in entry))
  const link = (await member.get(`/api/inspiratie-links/${id}`)).body
  assert.deepEqual([link.notes, link.additionalNotes, link.version], [whole, long, 0])
})

test('what is in the bin is read whole by administrators who ask for it, and by nobody else', async () => {
  const notes = textOf(EXCERPT_CHARACTERS + 1)
  const fields = { title: 'Weg', url: 'https://weg.nl/', notes }
  const path = `/api/inspiratie-links/${(await admin.post('/api/inspiratie-links', fields)).body.id}`
  assert.equal((await admin.get(`${path}?bin=true`)).status, 404, 'it is on the board')
  await admin.send('DELETE', path)
  assert.equal((await admin.get(path)).status, 404)
  const [entry] = (await admin.get('/api/inspiratie-links?bin=true')).body
  assert.equal(entry.notes, cut(notes))
  assert.equal((await admin.get(`${path}?bin=true`)).body.notes, notes)
  assert.equal((await member.get(`${path}?bin=true`)).status, 403)
})

test('a list of messages has how each begins, and not what was answered', async () => {
  const message = textOf(EXCERPT_CHARACTERS + 1)
  const { id } = (await app.client().post('/api/contact', { name: 'Noor de Wit', email: 'noor@example.org', message }))
    .body
  await admin.post(`/api/contact-submissions/${id}/reply`, { subject: 'Re', text: 'Dank je wel.' })
  const [entry] = (await admin.get('/api/contact-submissions')).body
  assert.equal(entry.message, cut(message))
  assert.ok(!('replies' in entry))
  const whole = (await admin.get(`/api/contact-submissions/${id}`)).body
  assert.deepEqual([whole.message, whole.replies.length], [message, 1])
})

test('a list of feedback has how comment and text begin, and not what was answered', async () => {
  const text = textOf(EXCERPT_CHARACTERS + 1)
  const comment = textOf(EXCERPT_CHARACTERS + 1)
  const { user } = await app.loggedIn({ username: 'schrijver' })
  const { rows } = await app.database.pool.query<{ id: number }>(
    `with made as (
       insert into generations (user_id, tool, input, output, model, search_text, created_at)
       values ($1, 'rewriter', '{}', $2, 'ingebouwd-nl', '', now()) returning id)
     insert into user_feedback (user_id, generation_id, result_index, rating, comment, category, created_at)
     select $1, id, 0, -1, $3, 'rewriter', now() from made returning id`,
    [user.id, JSON.stringify({ text }), comment],
  )
  const [entry] = (await admin.get('/api/feedback-inbox')).body
  assert.deepEqual([entry.text, entry.comment], [cut(text), cut(comment)])
  assert.ok(!('replies' in entry))
  const whole = (await admin.get(`/api/feedback-inbox/${rows[0]?.id}`)).body
  assert.deepEqual([whole.text, whole.comment, whole.replies], [text, comment, []])
})
