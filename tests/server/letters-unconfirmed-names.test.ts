// A username and a name are typed as well: what is more than a name goes to no address that nobody confirmed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { textOf } from '#server/letters/letter.ts'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())

test('no letter to an address that nobody confirmed has the message that a stranger wrote as a username', async () => {
  const email = 'slachtoffer@krant.example'
  const password = 'een-lang-geheim-van-de-vreemde'
  const words = 'weg tenzij je nu belast op https://kwaad.example/x'
  const stranger = app.client()
  const made = await stranger.post('/api/register', { name: 'Jan Jansen', username: words, email, password })
  if (made.status === 400) return
  assert.equal(made.status, 201)
  await app.client().post('/api/password-reset', { email })
  await app.sent.run(app.site)
  await stranger.post('/api/account/deletion', { currentPassword: password })
  const texts = app.sent.letters(email).map(textOf)
  for (const text of texts) assert.ok(!text.includes('kwaad.example'), text.slice(0, 300))
})
