// The words that users add to the word list: whose they are, how many, how they are written.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { OWN_WORD_LIMITS } from '#contract/own-words/own-word.ts'
import { ownWords } from '#server/own-words/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())

const listed = async (client: Client): Promise<string[]> =>
  (await client.get('/api/own-words')).body.map(({ word }: { word: string }) => word)

test('words that someone adds are theirs alone, in the order of the alphabet', async () => {
  const { client } = await app.loggedIn()
  const other = (await app.loggedIn()).client
  for (const word of ['tikkie', 'éclairtje', 'Appje', 'cryptobeurs'])
    assert.equal((await client.post('/api/own-words', { word })).status, 201)
  assert.deepEqual(await listed(client), ['Appje', 'cryptobeurs', 'éclairtje', 'tikkie'])
  assert.deepEqual(await listed(other), [])
})

test('a word that is taken out is gone, and can be put back', async () => {
  const { client } = await app.loggedIn()
  const { body } = await client.post('/api/own-words', { word: 'tikkie' })
  assert.equal((await client.send('DELETE', `/api/own-words/${body.id}`)).status, 200)
  assert.deepEqual(await listed(client), [])
  assert.equal((await client.post('/api/own-words', { word: 'tikkie' })).status, 201)
  assert.deepEqual(await listed(client), ['tikkie'])
})

test('nobody takes out a word of somebody else, nor one that is gone', async () => {
  const { client } = await app.loggedIn()
  const { client: other } = await app.loggedIn()
  const { body } = await client.post('/api/own-words', { word: 'tikkie' })
  assert.equal((await other.send('DELETE', `/api/own-words/${body.id}`)).status, 404)
  assert.equal((await client.send('DELETE', '/api/own-words/2147483647')).status, 404)
  assert.deepEqual(await listed(client), ['tikkie'])
})

test('a word is kept once, however its apostrophe is written and however many add it at once', async () => {
  const { client } = await app.loggedIn()
  const replies = await Promise.all(
    ['zzp’er', "zzp'er", ' zzp’er ', 'zzp\u00ad’er', "zzp'er"].map((word) => client.post('/api/own-words', { word })),
  )
  assert.ok(replies.every(({ status }) => status === 201))
  assert.equal(new Set(replies.map(({ body }) => body.id)).size, 1)
  assert.deepEqual(await listed(client), ["zzp'er"])
})

const refused: Record<string, unknown> = {
  nothing: undefined,
  'an empty word': '  ',
  'two words': 'te gek',
  'a word of 61 characters': 'a'.repeat(OWN_WORD_LIMITS.word + 1),
  'a word without letters': '12-3',
  'an invisible character': 'tik\u200bkie',
  'a number': 5,
}
for (const [what, word] of Object.entries(refused)) {
  test(`the list takes no ${what}, and says why in Dutch`, async () => {
    const { client } = await app.loggedIn()
    const { status, body } = await client.post('/api/own-words', { word })
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(body.errors), ['word'])
    assert.match(String(body.errors.word), /^\p{Lu}.*\.$/u)
  })
}

test('a word may have 60 characters, and hyphens, figures and apostrophes', async () => {
  const { client } = await app.loggedIn()
  for (const word of ['a'.repeat(OWN_WORD_LIMITS.word), 'AI-model', "4x4'tje"])
    assert.equal((await client.post('/api/own-words', { word })).status, 201, word)
})

test('the list holds 1,000 words, also when the last ones come at once', async () => {
  const { client, user } = await app.loggedIn()
  await app.database.db.insert(ownWords).values(
    Array.from({ length: OWN_WORD_LIMITS.words - 1 }, (_, at) => ({
      userId: user.id,
      word: `woord${at}`,
      createdAt: new Date(),
    })),
  )
  const replies = await Promise.all(['een', 'twee', 'drie'].map((word) => client.post('/api/own-words', { word })))
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 400, 400],
  )
  const full = replies.find(({ status }) => status === 400)
  assert.match(full?.body.message, /vol/)
  assert.equal((await listed(client)).length, OWN_WORD_LIMITS.words)
  // What is in it already is no new word.
  assert.equal((await client.post('/api/own-words', { word: 'woord1' })).status, 201)
})
