// A copy of all that is kept about a user: everything of theirs is in it, and nothing of others.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { makeExport } from '#server/account-data/jobs.ts'
import { subjects } from '#server/account-data/subjects.ts'
import { contactSubmissions } from '#server/contact/tables.ts'
import { generations } from '#server/history/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { tasks } from '#server/tasks/tables.ts'
import { PASSWORD, until } from '../support/app.ts'
import { copiesIn, exportOf, exportPath, json } from '../support/own-copies.ts'
import { gradient } from '../support/pictures.ts'
import { articleWith, openPictureHouse, storedBy, type PictureHouse } from '../support/stored-pictures.ts'

let house: PictureHouse
before(async () => {
  house = await openPictureHouse()
})
beforeEach(() => void (house.app.now = new Date('2026-11-20T12:00:00Z')))
after(() => house.close())

const { copyOf, order } = copiesIn(() => house)
const path = exportPath
const db = () => house.app.database.db

const generation = (userId: number, title: string) => ({
  userId,
  tool: 'titeltovenaar',
  input: { title },
  source: `Artikel over ${title}`,
  output: { titles: [`Kop over ${title}`, '=1+1'] },
  model: 'ingebouwd-nl',
  searchText: title,
  createdAt: house.app.now,
})

test('everything of the user is in it, readable and as JSON, with a text that explains it', async () => {
  const { client, user } = await house.app.loggedIn({ role: 'paid', name: 'Vera van Dijk', username: 'vera' })
  const picture = await storedBy(client, await gradient({ width: 600, height: 40 }).jpeg().toBuffer(), {
    name: 'brug.jpg',
  })
  const loose = await storedBy(client, await gradient({ width: 620, height: 40 }).jpeg().toBuffer(), {
    name: 'los.jpg',
  })
  const { id } = await articleWith(client, [picture], 'Brug: open/dicht? 🌉')
  await client.post(`/api/articles/${id}/versions`, { name: 'Eerste' })
  const binned = await articleWith(client, [], 'Weggegooid')
  await client.send('DELETE', `/api/articles/${binned.id}`)
  await client.post('/api/own-words', { word: 'brugwachtershuisje' })
  await db().insert(generations).values(generation(user.id, 'de brug'))
  await db().insert(inspirationLinks).values({
    title: 'Een idee',
    url: 'https://krant.nl/idee',
    urlKey: 'krant.nl/idee',
    claimedBy: user.id,
    claimedAt: house.app.now,
    createdAt: house.app.now,
  })
  await db().insert(tasks).values({
    title: 'Bel de gemeente',
    assigneeId: user.id,
    createdAt: house.app.now,
    updatedAt: house.app.now,
  })
  await db()
    .insert(contactSubmissions)
    .values({ name: 'Vera', email: 'VERA@example.com', message: 'Hallo team', createdAt: house.app.now })
  await house.app.client().post('/api/login', { username: 'vera', password: 'niet-goed-zo' })

  const files = await copyOf(client)
  const readMe = files.get('LEES-MIJ.txt') ?? ''
  assert.match(readMe, /Vera van Dijk \(vera\)/)
  for (const name of files.keys())
    if (!name.includes('/') && name !== 'LEES-MIJ.txt') assert.ok(readMe.includes(name), `${name} is explained`)
  assert.ok(readMe.split('\r\n').every((line) => line.length <= 90))
  const markdown = files.get('artikelen/markdown/Brug open dicht 🌉/Brug open dicht 🌉.md') ?? ''
  assert.match(markdown, /\(afbeeldingen\/brug\.jpg/)
  assert.ok(files.has('artikelen/markdown/Brug open dicht 🌉/afbeeldingen/brug.jpg'))
  assert.match(files.get('artikelen/html/Brug open dicht 🌉.html') ?? '', /<img[^>]+src="data:image\//)
  assert.ok(files.has('artikelen/markdown/Weggegooid.md'))
  assert.ok(files.has('afbeeldingen/artikelen/los.jpg'), loose.address)
  assert.deepEqual(
    json(files, 'artikelen.json').map(({ title, deletedAt }) => [title, deletedAt === null]),
    [
      ['Brug: open/dicht? 🌉', true],
      ['Weggegooid', false],
    ],
  )
  assert.equal(json(files, 'versies.json')[0]?.['name'], 'Eerste')
  assert.equal(json(files, 'account.json')[0]?.['email'], user.email)
  assert.equal(json(files, 'woorden.json')[0]?.['word'], 'brugwachtershuisje')
  assert.equal(json(files, 'geschiedenis.json')[0]?.['source'], 'Artikel over de brug')
  // A formula is made harmless, and each line is one generation.
  assert.match(
    files.get('geschiedenis.csv') ?? '',
    /^\uFEFFWanneer;[^\r]+\r\n2026-11-20T12:00:00\.000Z;TitelTovenaar;;de brug;"Kop over de brug\n\n=1\+1"\r\n$/,
  )
  assert.equal(json(files, 'links.json')[0]?.['claimedByYou'], true)
  assert.equal(json(files, 'taken.json')[0]?.['forYou'], true)
  assert.equal(json(files, 'berichten.json')[0]?.['message'], 'Hallo team')
  assert.deepEqual(
    json(files, 'logins.json').map(({ action }) => action),
    ['user.loginFailed'],
  )
  assert.ok(!files.has('recepten.json'), 'what is empty has no file')
  assert.match(readMe, /niets van je bewaard: .*recepten/)
  assert.ok(![...files.values()].some((text) => text.includes('$argon2')), 'no hash of the password')
})

test('nothing of others is in it: not their things, nor their names, nor what somebody with the same address wrote', async () => {
  const secret = 'geheimvananderen'
  const { user: admin, client: boss } = await house.app.loggedIn({ role: 'admin', name: `Baas ${secret}` })
  const { client, user } = await house.app.loggedIn({ role: 'user', emailConfirmedAt: null, email: 'geleend@krant.nl' })
  const other = await house.app.loggedIn({ name: `Ander ${secret}` })
  await articleWith(other.client, [], secret)
  await db().insert(generations).values(generation(other.user.id, secret))
  // Their address, before it turned out whose it is.
  await db()
    .insert(contactSubmissions)
    .values({ name: 'Echte', email: 'geleend@krant.nl', message: secret, createdAt: house.app.now })
  await boss.send('PUT', `/api/users/${user.id}/role`, { body: { role: 'free' } })
  await db()
    .insert(tasks)
    .values([
      {
        title: 'Van mij',
        assigneeId: user.id,
        createdBy: admin.id,
        createdAt: house.app.now,
        updatedAt: house.app.now,
      },
      {
        title: secret,
        assigneeId: other.user.id,
        createdBy: admin.id,
        createdAt: house.app.now,
        updatedAt: house.app.now,
      },
    ])
  const files = await copyOf(client)
  for (const [name, text] of files) assert.ok(!text.includes(secret), name)
  const [changed] = json(files, 'logboek.json')
  assert.deepEqual([changed?.['action'], changed?.['by']], ['user.role', 'een beheerder'])

  // Of an administrator: not whose accounts they changed.
  const theirs = await copyOf(boss)
  assert.equal(json(theirs, 'logboek.json')[0]?.['subject'], null)
  assert.ok(!JSON.stringify(json(theirs, 'logboek.json')).includes(user.name))
})

test('every subject has something to say, and gives rows or files', () => {
  for (const [name, { title, about, ...gives }] of Object.entries(subjects)) {
    assert.match(name, /^[a-z]+$/)
    assert.ok(title !== '' && about.endsWith('.'), name)
    assert.ok('rows' in gives || 'files' in gives, name)
  }
})

test('titles that no file can have, that are the same, or as long as a name may be, each become a file', async () => {
  const { client } = await house.app.loggedIn()
  const titles = ['../../etc/passwd', 'a/b\\c', 'Zelfde', 'zelfde', 'CON', '🙂'.repeat(60), 'é'.repeat(200), '...']
  for (const title of titles) await articleWith(client, [], title)
  const files = await copyOf(client)
  const names = [...files.keys()].filter((name) => name.startsWith('artikelen/markdown/'))
  assert.equal(names.length, titles.length)
  assert.equal(new Set(names.map((name) => name.toLowerCase())).size, titles.length)
  for (const name of files.keys()) {
    assert.ok(!name.split('/').includes('..') && !name.startsWith('/') && !name.includes('\\'), name)
    for (const part of name.split('/')) assert.ok(Buffer.byteLength(part) <= 255, name)
  }
})

test('while it is made its owner sees what is being gathered, and how much of it is done', async () => {
  const { client, user } = await house.app.loggedIn()
  for (let number = 0; number < 3; number += 1) await articleWith(client, [], `Stuk ${number}`)
  await client.post(path)
  const told = new Set<number | undefined>()
  const stop = house.app.site.notices.listen(
    // Where something may have been missed everybody is told of everything.
    ({ topic, onlyFor, missed }) => topic === 'account' && !missed && told.add(onlyFor),
  )
  // Asked at each piece that is put on the disk.
  const seen: { step: string; percent: number }[] = []
  const { uploads } = house.app.site
  const newPath = async () => {
    const { state, progress } = await exportOf(client)
    if (state === 'making') seen.push(progress)
    return uploads.newPath()
  }
  const site = new Proxy(house.app.site, {
    get: (target, key) => (key === 'uploads' ? { ...uploads, newPath } : (Reflect.get(target, key) as unknown)),
  })
  await runJob(makeExport, site, order())
  const steps = seen.map(({ step }) => step)
  assert.ok(steps.includes('Artikelen') && steps.includes('Logboek'), steps.join())
  const percents = seen.map(({ percent }) => percent)
  assert.deepEqual(
    percents,
    percents.toSorted((a, b) => a - b),
  )
  assert.ok((percents.at(-1) ?? 0) > 80 && (percents.at(-1) ?? 0) < 100)
  await until(() => told.size > 0, 'the windows are told')
  stop()
  assert.deepEqual([...told], [user.id])
})

test('a long history is all in it', async () => {
  const { client, user } = await house.app.loggedIn()
  await db().execute(sql`
    INSERT INTO generations (user_id, tool, input, output, model, search_text, created_at)
    SELECT ${user.id}, 'titeltovenaar', jsonb_build_object('title', 'Stuk ' || n), '{"titles":["Kop"]}'::jsonb, 'x', '', now()
    FROM generate_series(1, 1234) AS n`)
  const files = await copyOf(client)
  const rows = json(files, 'geschiedenis.json')
  assert.equal(rows.length, 1_234)
  assert.equal(new Set(rows.map(({ id }) => id)).size, 1_234)
  assert.equal((files.get('geschiedenis.csv') ?? '').split('\r\n').length, 1_236)
  assert.match(files.get('LEES-MIJ.txt') ?? '', /1\.234 regels/)
})

test('who deletes the account can fetch a copy until the last day', async () => {
  const { client, user } = await house.app.loggedIn()
  await client.post('/api/account/deletion', { currentPassword: PASSWORD })
  const token = house.app.sent.letters(user.email).at(-1)?.button?.url.split('#')[1] ?? ''
  await house.app.client().post(`/api/account/deletion/${token}`)
  const again = house.app.client()
  await again.post('/api/login', { username: user.username, password: PASSWORD })
  assert.ok((await copyOf(again)).has('LEES-MIJ.txt'))
})
