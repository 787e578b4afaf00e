// Passwords that are guessed first are refused, with a word why, wherever one is made. Six characters stay enough.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { whyGuessed } from '#server/accounts/common-passwords.ts'
import { hashPassword } from '#server/accounts/rules.ts'
import { users } from '#server/accounts/tables.ts'
import { makeUser, PASSWORD, startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp({ rateLimit: false })
  admin = (await app.loggedIn({ role: 'admin', username: 'beheer' })).client
})
after(() => app.close())

const owner = { name: 'Noor van Dijk', username: 'noortje42', email: 'n.dekker@example.com' }

const refused: Record<string, readonly [RegExp, string[]]> = {
  'what many people have, in any capitals': [
    /^Veel mensen gebruiken dit wachtwoord/,
    ['password', 'Wachtwoord', 'GEHEIM', 'iloveyou', 'feyenoord', 'amsterdam', 'letmein'],
  ],
  'such a word with digits or signs around it': [
    /^Veel mensen gebruiken dit wachtwoord/,
    ['welkom01', 'Welkom2026!', 'wachtwoord#1', '123voetbal', '!!geheim!!', 'hallo123'],
  ],
  'such a word with signs for letters': [
    /^Veel mensen gebruiken dit wachtwoord/,
    ['w4chtw00rd', 'p@ssw0rd', 'W3lkom01'],
  ],
  'a season, a month or a day with a year': [
    /^Veel mensen gebruiken dit wachtwoord/,
    ['Zomer2025', 'herfst26', 'Winter2026!', 'november2026', 'maandag01'],
  ],
  'the name of the house': [/^Veel mensen gebruiken dit wachtwoord/, ['kopij2026', 'Kopij!', 'redactie1']],
  'a row of keys or a repetition': [
    /^Dit wachtwoord is een rijtje of een herhaling/,
    [
      '123456',
      '654321',
      'abcdef',
      'qwertyu',
      'poiuyt',
      '1q2w3e4r',
      'aaaaaa',
      '121212',
      'abcabcabc',
      'zoefzoef',
      'qwertyqwerty',
      '7654376543',
    ],
  ],
  'one’s own name, username or address': [
    /^Dit wachtwoord lijkt te veel op de naam/,
    ['noortje42', 'Noortje42!', 'NoorDijk', 'noor1987', 'dekker!!', 'dijk-2026', 'ＮＯＯＲtje42'],
  ],
}

for (const [what, [why, passwords]] of Object.entries(refused)) {
  test(`refused: ${what}`, async () => {
    for (const password of passwords) assert.match((await whyGuessed(password, owner)) ?? 'nothing', why, password)
  })
}

test('everything else is allowed, six characters of it too', async () => {
  const allowed = [
    PASSWORD,
    'v7kq2x',
    'fietsbel-waterkoker',
    'de hond eet soep',
    'zomeravond aan zee',
    'noordenwind-9',
    'k7v2qk7v2q',
    'geheim is het niet',
    '🌷🌻🌼🪴🌵🌲',
    'naam van de kat: Dijkje',
  ]
  for (const password of allowed) assert.equal(await whyGuessed(password, owner), undefined, password)
  const nobody = { name: '', username: '', email: '' }
  assert.equal(await whyGuessed('v7kq2x', nobody), undefined)
})

test('at the door, for a new user and for a changed password it is said on the field', async () => {
  const person = { username: 'saskia', name: 'Saskia', email: 'saskia@example.com' }
  const door = await app.client().post('/api/register', { ...person, password: 'welkom01' })
  const added = await admin.post('/api/users', { ...person, password: 'saskia1' })
  const user = await makeUser(app.database, { username: 'willemijn' })
  const change = (id: number, body: object) => admin.send('PUT', `/api/users/${id}/password`, { body })
  const changed = await change(user.id, { newPassword: 'willemijn7' })
  const { id } = (await admin.get('/api/user')).body
  const own = await change(id, { currentPassword: PASSWORD, newPassword: 'Zomer2025' })
  for (const [field, { status, body }] of [
    ['password', door],
    ['password', added],
    ['newPassword', changed],
    ['newPassword', own],
  ] as const) {
    assert.equal(status, 400)
    assert.match(body.message, /Kies iets anders/)
    assert.deepEqual(body.errors, { [field]: body.message })
  }
  assert.equal((await app.client().post('/api/login', { username: 'saskia', password: 'welkom01' })).status, 401)
  assert.equal((await change(id, { currentPassword: PASSWORD, newPassword: PASSWORD })).status, 200)
})

test('who has such a password already still gets in', async () => {
  const { id } = await makeUser(app.database, { username: 'vanvroeger' })
  await app.database.db
    .update(users)
    .set({ password: await hashPassword('welkom01') })
    .where(eq(users.id, id))
  assert.equal((await app.client().post('/api/login', { username: 'vanvroeger', password: 'welkom01' })).status, 200)
})
