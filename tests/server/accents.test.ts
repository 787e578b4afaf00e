// Accents and capitals: lists stand in the order that Dutch readers expect, and a search finds a name however it is typed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NEXT_HEADER } from '#contract/page-headers.ts'
import { keepGeneration } from '#server/history/store.ts'
import { makeUser, startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
let adminId: number
before(async () => {
  app = await startApp()
  const made = await app.loggedIn({ role: 'admin', username: 'baas', name: 'Zzz Baas' })
  admin = made.client
  adminId = made.user.id
})
after(() => app.close())

const titlesOf = (list: { title: string }[]) => list.map(({ title }) => title)

const texts: Record<string, string[]> = {
  'Özlem Yıldız': ['özlem', 'OZLEM', 'ozlem yildiz', 'Özlem YILDIZ', 'zle'],
  'Reünie in café René': ['reunie', 'REÜNIE', 'cafe', 'rene', 'Café René'],
  'Straße und Fußball': ['strasse', 'STRASSE', 'straße', 'fussball'],
  'ĳsvogel op de kĳker': ['ijsvogel', 'IJSVOGEL', 'kijker', 'ĳsvogel'],
  'IJsselmeer bĳ nacht': ['ijsselmeer', 'ĳsselmeer', 'bij'],
  'Smørrebrød à la crème brûlée': ['smorrebrod', 'SMØRREBRØD', 'creme brulee'],
  'Œuvre, æquo en Łódź': ['oeuvre', 'aequo', 'lodz', 'ŁÓDŹ'],
  'De foto’s van ‘Jan’ en “Piet”': ["foto's", 'foto’s', "'jan'", '"piet"'],
  'Cafe\u0301 met een losse streep': ['café', 'cafe'],
  'Be\u00adleids\u00adnota': ['beleidsnota'],
}

test('a task is found with and without its accents, whichever of the two was typed', async () => {
  for (const [title, searches] of Object.entries(texts)) {
    const { id } = (await admin.post('/api/tasks', { title })).body
    for (const search of searches) {
      const { body } = await admin.get(`/api/tasks?search=${encodeURIComponent(search)}`)
      assert.ok(
        body.some((task: { id: number }) => task.id === id),
        `${search} finds ${title}`,
      )
    }
  }
  assert.deepEqual((await admin.get('/api/tasks?search=ozlam')).body, [], 'another letter is another word')
})

test('a sign that only folding makes is looked for as it stands', async () => {
  await admin.post('/api/tasks', { title: 'Korting van 10％' })
  await admin.post('/api/tasks', { title: 'Korting van 100' })
  const { body } = await admin.get(`/api/tasks?search=${encodeURIComponent('10％')}`)
  assert.deepEqual(titlesOf(body), ['Korting van 10％'])
})

test('links, users, people to give a task to, messages and one’s own history are found the same way', async () => {
  const url = 'https://example.nl/reunie'
  await admin.post('/api/inspiratie-links', { title: 'Reünie', url: `${url}-1`, notes: 'Bel Özlem' })
  await makeUser(app.database, { username: 'ozyil', name: 'Özlem Yıldız' })
  const contact = { name: 'Zoë Müller', email: 'zoe@example.com', message: 'Een reünie in het café.' }
  assert.equal((await app.client().post('/api/contact', contact)).status, 201)
  await keepGeneration(app.database.db, {
    userId: adminId,
    tool: 'titeltovenaar',
    input: { subject: 'Reünie' },
    output: { titles: ['Crème brûlée'] },
    model: 'proef',
    createdAt: new Date(),
  })
  for (const path of [
    '/api/inspiratie-links?search=reunie',
    '/api/inspiratie-links?search=ozlem',
    '/api/users?search=OZLEM%20yildiz',
    '/api/tasks/assignees?search=ozlem',
    '/api/contact-submissions?search=zoe%20muller%20cafe',
    '/api/history?search=reunie%20creme',
  ]) {
    const { status, body } = await admin.get(path)
    assert.equal(status, 200, path)
    assert.equal(body.length, 1, `${path}: ${JSON.stringify(body)}`)
  }
})

const dutch = ['Aad', 'Ábel', 'Eef', 'Élodie', 'eva', 'Ĳsbrand', 'Ilse', 'Otto', 'Øystein', 'Özlem', 'Zoë', 'zus']

test('names stand where a Dutch reader looks for them, page by page too', async () => {
  const other = await startApp()
  try {
    const { client } = await other.loggedIn({ role: 'admin', username: 'baas', name: 'Zzz' })
    for (const [at, name] of dutch.toSorted().entries()) await makeUser(other.database, { username: `n${at}`, name })
    const named = (list: { name: string }[]) => list.map(({ name }) => name)
    const up = await client.get('/api/users?sort=name&direction=asc')
    assert.deepEqual(named(up.body), [...dutch, 'Zzz'])
    const down = await client.get('/api/users?sort=name&direction=desc')
    assert.deepEqual(named(down.body).toReversed(), named(up.body))
    for (const direction of ['asc', 'desc']) {
      const walked: string[] = []
      for (let next: string | null = ''; next !== null;) {
        const place: string = next === '' ? '' : `&after=${encodeURIComponent(next)}`
        const page = await client.get(`/api/users?sort=name&limit=3&direction=${direction}${place}`)
        walked.push(...named(page.body))
        next = page.headers.get(NEXT_HEADER)
      }
      assert.deepEqual(walked, named(direction === 'asc' ? up.body : down.body))
    }
    const people = await client.get('/api/tasks/assignees')
    assert.deepEqual(named(people.body), named(up.body))
  } finally {
    await other.close()
  }
})

test('an order by name and a search are answered by their indexes', async () => {
  const { pool } = app.database
  const planOf = async (query: string) => {
    const client = await pool.connect()
    try {
      await client.query('begin; set local enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  const byName = '(folded(name) collate "C")'
  assert.match(
    await planOf(`select id from users where (${byName}, id) > ('ozlem', 1) order by ${byName}, id limit 3`),
    /Index (Only )?Scan using users_name_id_idx/,
  )
  for (const [table, index] of [
    ['users', 'users_search_idx'],
    ['tasks', 'tasks_search_idx'],
    ['inspiratie_links', 'inspiratie_links_search_idx'],
    ['contact_submissions', 'contact_submissions_search_idx'],
  ])
    assert.match(await planOf(`select id from ${table} where search_text like '%ozlem%'`), new RegExp(`on ${index}`))
})
