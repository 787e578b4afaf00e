// Nobody passes for another: not by signs that nobody sees, not by letters of another alphabet, not by letters that look the same.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { fillLooks } from '#server/accounts/looks-store.ts'
import { users } from '#server/accounts/tables.ts'
import { hash } from '@node-rs/argon2'
import { makeUser, PASSWORD, startApp, type Client, type Reply, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp({ rateLimit: false })
  admin = (await app.loggedIn({ role: 'admin', username: 'beheer' })).client
})
after(() => app.close())

let made = 0
/** Registers, in the two ways there are. */
const ways: Record<string, (fields: { username?: string; name?: string; email?: string }) => Promise<Reply>> = {
  'by oneself': (fields) => app.client().post('/api/register', filled(fields)),
  'by an administrator': (fields) => admin.post('/api/users', filled(fields)),
}
function filled(fields: object) {
  made += 1
  return {
    username: `naamloos-${made}`,
    name: 'Noor',
    email: `noor${made}@example.com`,
    password: PASSWORD,
    ...fields,
  }
}

const unseen = {
  'a zero-width space': '\u200b',
  'a zero-width joiner': '\u200d',
  'a zero-width mark at the end of a word': '\ufeff',
  'a turn of direction': '\u202e',
  'an isolate': '\u2066',
  'a soft hyphen': '\u00ad',
  'a control character': '\u0007',
  'a line break': '\n',
  'a line separator': '\u2028',
  'a Hangul filler': '\u3164',
  'a blank of Braille': '\u2800',
  'a grapheme joiner': '\u034f',
}

for (const [way, register] of Object.entries(ways)) {
  test(`${way}: no name has signs that nobody sees`, async () => {
    for (const [what, sign] of Object.entries(unseen)) {
      const username = await register({ username: `bea${sign}trix` })
      assert.deepEqual([username.status, username.body.errors], [400, { username: 'Gebruik alleen zichtbare tekens.' }])
      const name = await register({ name: `Bea${sign}trix` })
      assert.deepEqual([name.status, name.body.errors], [400, { name: 'Gebruik alleen zichtbare tekens.' }], what)
      assert.equal((await register({ email: `bea${sign}trix@example.com` })).status, 400, what)
    }
  })

  test(`${way}: a username has letters of one alphabet, of the many there are`, async () => {
    for (const username of ['аnna-lаtin', 'ανna', 'Кopij', 'noorא', 'анnа', 'ελлада']) {
      const { status, body } = await register({ username })
      assert.deepEqual([status, body.errors], [400, { username: 'Gebruik letters van één alfabet.' }], username)
    }
    const allowed = [
      'Özlem',
      'jan-willem_42',
      'Борис',
      'Ελένη',
      '田中さん',
      'ナオミtokyo',
      '김민수lee',
      'ليلى',
      'אורה',
      'Zoë 🌷',
    ]
    for (const name of allowed) {
      const username = `${name}${way === 'by oneself' ? '' : '2'}`
      assert.equal((await register({ username })).status, 201, username)
    }
  })

  test(`${way}: usernames that look alike are one`, async () => {
    const pairs = [
      ['paypal', 'paypaI'],
      ['HOPA', 'НОРА'],
      ['coco', 'сосо'],
      ['scope', 'ѕсоре'],
      ['marna', 'mama'],
      ['noortje', 'n00rtje'],
      ['emiel', 'ＥＭＩＥＬ'],
      ['philip', 'PHlLlP'],
    ]
    for (const [first = '', second = ''] of pairs) {
      const mark = way === 'by oneself' ? '' : '--'
      assert.equal((await register({ username: first + mark })).status, 201, first)
      const { status, body } = await register({ username: second + mark })
      assert.equal(status, 409, second)
      assert.match(body.errors.username, /Deze gebruikersnaam (is al in gebruik|lijkt te veel op)/, second)
    }
    for (const username of ['rené', 'rene', 'lotte7', 'lotte8', 'w-1', 'vv-1'])
      assert.equal(
        (await register({ username: `${username}${way === 'by oneself' ? '' : '-b'}` })).status,
        201,
        username,
      )
  })
}

test('a name may have an accent, an apostrophe, a coloured sign', async () => {
  for (const name of ['Loïs d’Hondt', 'Noor ❤️', '李小龍', "Ann-Sophie 't Hart", 'Boris (Борис)']) {
    const { status, body } = await admin.post('/api/users', filled({ name }))
    assert.deepEqual([status, body.name], [201, name])
  }
})

test('a new name is held against the others, one’s own in other capitals is not', async () => {
  await makeUser(app.database, { username: 'willem' })
  const user = await makeUser(app.database, { username: 'Dirk' })
  const rename = (username: string) =>
    admin.send('PUT', `/api/users/${user.id}`, { body: { name: 'Dirk', username, email: 'dirk@example.com' } })
  assert.equal((await rename('wiIIem')).status, 409)
  assert.equal((await rename('DIRK')).status, 200)
  assert.equal((await rename('Dlrk')).status, 200)
  // The look of the name before is free again.
  assert.equal((await rename('frank')).status, 200)
  assert.equal((await admin.post('/api/users', filled({ username: 'dirk' }))).status, 201)
})

test('of many who take names that look alike at once, one gets it', async () => {
  const names = ['olivia', 'oIivia', 'oliviɑ', 'OLIVlA', '0livia', 'o1ivia']
  const replies = await Promise.all(names.map((username) => app.client().post('/api/register', filled({ username }))))
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 409, 409, 409, 409, 409],
  )
})

test('a username is kept in one form, and one logs in with any', async () => {
  const { body } = await app.client().post('/api/register', filled({ username: ' Ｊｏëlle ' }))
  assert.equal(body.username, 'Joëlle')
  for (const username of ['joëlle', 'JOE\u0308LLE', 'ｊｏëｌｌｅ', ' Joëlle ']) {
    assert.equal((await app.client().post('/api/login', { username, password: PASSWORD })).status, 200, username)
  }
  assert.equal((await app.client().post('/api/login', { username: 'joelle', password: PASSWORD })).status, 401)
})

test('names of before stay, log in, and give way to none', async () => {
  const db = app.database.db
  // As rows were written before: without a look.
  const names = ['Ｏｓｋａｒ', 'sanne', 'sаnne', 'sanпe']
  const old: { id: number }[] = []
  for (const [at, username] of names.entries()) {
    const { id } = await makeUser(app.database, { username: `eerder-${at}` })
    await db.update(users).set({ username, usernameLook: null }).where(eq(users.id, id))
    old.push({ id })
  }
  const looks = async () => {
    const rows = await db.select({ id: users.id, look: users.usernameLook }).from(users)
    return old.map(({ id }) => rows.find((row) => row.id === id)?.look ?? null)
  }
  await fillLooks(db)
  assert.deepEqual(await looks(), ['oskar', 'sanne', null, 'sanπe'])
  await fillLooks(db)
  assert.deepEqual(await looks(), ['oskar', 'sanne', null, 'sanπe'], 'a second start changes nothing')
  for (const username of ['Ｏｓｋａｒ', 'sanne', 'sаnne']) {
    assert.equal((await app.client().post('/api/login', { username, password: PASSWORD })).status, 200, username)
  }
  assert.equal((await app.client().post('/api/register', filled({ username: 'Sanne' }))).status, 409)
  assert.equal((await app.client().post('/api/register', filled({ username: '5anne' }))).status, 201)
})

test('a password is one, in whatever form a keyboard makes its letters', async () => {
  const username = 'sleutel'
  const { status } = await app.client().post('/api/register', filled({ username, password: 'cafe\u0301-Ａ①' }))
  assert.equal(status, 201)
  const login = async (password: string) => (await app.client().post('/api/login', { username, password })).status
  for (const password of ['cafe\u0301-Ａ①', 'caf\u00e9-A1', 'café-Ａ1'])
    assert.equal(await login(password), 200, password)
  for (const password of ['cafe-A1', 'CAFÉ-A1', ' caf\u00e9-A1']) assert.equal(await login(password), 401, password)
})

test('a password that was hashed as it was typed, before, still opens', async () => {
  const typed = 'cafe\u0301-oud'
  const { id } = await makeUser(app.database, { username: 'oudgediende' })
  await app.database.db
    .update(users)
    .set({ password: await hash(typed) })
    .where(eq(users.id, id))
  const login = async (password: string) =>
    (await app.client().post('/api/login', { username: 'oudgediende', password })).status
  assert.equal(await login(typed), 200)
  assert.equal(await login('cafe-oud'), 401)
})

test('of a long password every sign counts', async () => {
  const begin = String.fromCodePoint(...Array.from({ length: 199 }, (_, at) => 0x1f300 + at))
  const long = `${begin}a`
  assert.equal((await app.client().post('/api/register', filled({ username: 'lang', password: long }))).status, 201)
  const login = async (password: string) =>
    (await app.client().post('/api/login', { username: 'lang', password })).status
  assert.equal(await login(long), 200)
  assert.equal(await login(`${begin}b`), 401)
  assert.equal((await app.client().post('/api/register', filled({ password: `${long}a` }))).status, 400)
})

test('a look is for comparing only: no answer tells it', async () => {
  const { body } = await admin.get('/api/users?limit=5')
  assert.ok(body.length > 0)
  assert.doesNotMatch(JSON.stringify(body), /look/i)
})
