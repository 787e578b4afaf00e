// Lists of articles: the specification's array, cards by cursor in every order, and what a search finds.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { Problem } from '#contract/problems.ts'
import { copyArticlesForSearch } from '#server/articles/jobs.ts'
import { MOST_LATE_BYTES } from '#server/articles/search-store.ts'
import { articles, articleSearch } from '#server/articles/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { reviewOf } from '../support/reviews.ts'

const path = '/api/articles'

let app: TestApp
let writer: Client
let other: Client
let admin: Client
let start: Date
before(async () => {
  app = await startApp()
  start = app.now
  writer = (await app.loggedIn({ role: 'user', name: 'Wim de Wit' })).client
  other = (await app.loggedIn({ role: 'user' })).client
  admin = (await app.loggedIn({ role: 'admin' })).client
})
beforeEach(async () => {
  app.now = start
  await app.database.db.delete(articles)
})
after(() => app.close())

const add = async (title: string, content = 'Een tekst van tien tekens of meer.', client = writer) =>
  (await client.post(path, { title, content })).body
const save = async (id: number, changes: object) =>
  assert.equal((await writer.send('PUT', `${path}/${id}`, { body: changes })).status, 200)
const cards = async (query: string, client = writer) => {
  const { status, body } = await client.get(`${path}?${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const titles = async (query: string, client = writer): Promise<string[]> =>
  (await cards(query, client)).articles.map(({ title }: { title: string }) => title)
const rest = async () => {
  app.now = new Date(app.now.getTime() + 180_000)
  await runJob(copyArticlesForSearch, app.site)
}

test('without a query the specification’s array comes, whole and newest first; with one, cards without the text', async () => {
  await add('Eerste')
  await add('Tweede', `# Kop\n\n${'Een **vette** zin met een [link](https://kopij.nl). '.repeat(20)}`)
  const { body } = await writer.get(path)
  assert.deepEqual(
    body.map(({ title }: { title: string }) => title),
    ['Tweede', 'Eerste'],
  )
  assert.ok(body[0].content.includes('**vette**'))
  const [card] = (await cards('sort=createdAt')).articles
  assert.equal(card.content, undefined)
  assert.ok([...card.excerpt].length <= 200)
  assert.ok(!/[*#[\]]/.test(card.excerpt), card.excerpt)
})

test('cards come in the order of a key, either way, and a cursor goes on where the page ended', async () => {
  for (const [title, words] of [
    ['Zebra', 3],
    ['élan', 1],
    ['Appel', 2],
    ['Ezel', 2],
  ] as const)
    await add(title, `${'woordenlang '.repeat(words)}.`)
  assert.deepEqual(await titles('sort=createdAt'), ['Ezel', 'Appel', 'élan', 'Zebra'])
  assert.deepEqual(await titles('order=asc'), ['Zebra', 'élan', 'Appel', 'Ezel'])
  assert.deepEqual(await titles('sort=title'), ['Appel', 'élan', 'Ezel', 'Zebra'])
  assert.deepEqual(await titles('sort=title&order=desc'), ['Zebra', 'Ezel', 'élan', 'Appel'])
  assert.deepEqual(await titles('sort=wordCount'), ['élan', 'Appel', 'Ezel', 'Zebra'])
  for (const order of ['sort=title', 'sort=wordCount&order=desc', 'sort=createdAt', 'order=asc']) {
    const whole = await titles(order)
    const walked: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await cards(`${order}&size=1${cursor && `&cursor=${cursor}`}`)
      walked.push(...page.articles.map(({ title }: { title: string }) => title))
      cursor = page.nextCursor
    }
    assert.deepEqual(walked, whole)
  }
  const bad = await writer.get(`${path}?cursor=onzin`)
  assert.equal(bad.status, 400)
})

test('a search finds any part of a word, in title and text, without accents or capitals; before and after its writer rests', async () => {
  await add('Reünie na veertig jaar', 'De klas kwam bijeen in het dorpshuis.')
  await add('Iets anders', 'Hier staat de REÜNIE van de buren in de tekst.')
  await add('Niets ermee', 'Een tekst zonder dat woord.')
  for (const found of ['net opgeslagen', 'uitgerust']) {
    if (found === 'uitgerust') await rest()
    assert.deepEqual(await titles('q=reunie'), ['Iets anders', 'Reünie na veertig jaar'], found)
    assert.deepEqual(await titles('q=%C3%89uni'), ['Iets anders', 'Reünie na veertig jaar'], found)
    assert.deepEqual(await titles('q=dorpshu%20REU'), ['Reünie na veertig jaar'], found)
    assert.deepEqual(await titles('q=%25'), [], found)
    assert.deepEqual(await titles('q=buren&sort=title'), ['Iets anders'], found)
  }
})

test('a search is never behind: not on a word that was typed just now, nor on one that was taken out', async () => {
  const { id } = await add('Brug dicht', 'De pont vaart niet meer vandaag.')
  await rest()
  await writer.send('PUT', `${path}/${id}`, {
    body: { title: 'Brug dicht', content: 'De veerboot vaart weer vandaag.' },
  })
  assert.deepEqual(await titles('q=veerboot'), ['Brug dicht'])
  assert.deepEqual(await titles('q=pont'), [])
  await rest()
  assert.deepEqual(await titles('q=veerboot'), ['Brug dicht'])
  assert.deepEqual(await titles('q=pont'), [])
})

test('in a long list all that holds a word is found: common or rare, near or far, copied or typed just now', async () => {
  const LONG = 5_600
  // Of the newest, 1, to the oldest: which words each holds.
  const holds: Record<string, (at: number) => boolean> = {
    overal: () => true,
    geregeld: (at) => at % 100 === 0,
    verderop: (at) => at > 4_400,
    eenmaal: (at) => at === 5_555,
    verspreid: (at) => at === 7 || at === 300 || at === 5_000,
    getypt: (at) => at === 5_300,
    nergens: () => false,
  }
  const all = Array.from({ length: LONG }, (_, at) => at + 1)
  const textOf = (at: number) =>
    `${Object.keys(holds)
      .filter((word) => holds[word]?.(at))
      .join(' ')} ${at}`
  const { userId } = await add('Om te weten wie het is')
  await app.database.db.delete(articles)
  await app.database.pool.query(
    `with made as (
       insert into articles (user_id, title, content, excerpt, word_count, created_at, updated_at, search_version)
       select $1, 'Titel ' || at % 7, content, at::text, at % 11, now(), now(), case when at in (5200, 5300) then null else 1 end
       from unnest($2::text[], $3::int[]) as a (content, at) order by at desc returning id, title_key, word_count, content)
     insert into article_search (article_id, user_id, title_key, word_count, words, shingles)
     select id, $1, title_key, word_count, content, '{}' from made`,
    [userId, all.map(textOf), all],
  )
  // Two whose copies are of an older text.
  await app.database.pool.query(
    `update article_search set words = case when words like '%getypt%' then 'overal' else words || ' nergens' end
     where article_id in (select id from articles where search_behind)`,
  )
  await app.database.pool.query(
    `update articles set deleted_at = case when excerpt in ('300', '5500', '4600') then now() end,
       state = case when excerpt::int % 200 = 0 then 'nagekeken' else 'concept' end where excerpt::int % 100 = 0`,
  )
  const walk = async (query: string) => {
    const found: number[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await cards(`${query}&size=100${cursor && `&cursor=${cursor}`}`)
      found.push(...page.articles.map(({ excerpt }: { excerpt: string }) => Number(excerpt)))
      cursor = page.nextCursor
    }
    return found
  }
  for (const order of ['sort=createdAt', 'sort=title', 'sort=wordCount&order=desc', 'order=asc&state=nagekeken']) {
    const whole = await walk(order)
    for (const [word, held] of Object.entries(holds))
      // The longest is walked once.
      if (word !== 'overal' || order === 'sort=title')
        assert.deepEqual(await walk(`q=${word}&${order}`), whole.filter(held), `${word} ${order}`)
  }
  assert.deepEqual(await walk('q=verspreid&bin=true'), [300])
})

test('copies for searches are made of what rests, and not of what is being typed', async () => {
  await add('Brug dicht')
  await runJob(copyArticlesForSearch, app.site)
  assert.equal(await app.database.db.$count(articleSearch), 0)
  await rest()
  assert.equal(await app.database.db.$count(articleSearch), 1)
})

test('a save that leaves title and text as they are makes no copy stale', async () => {
  const { id, title, content } = await add('Brug dicht')
  await rest()
  // What is copied again loses this sign.
  await app.database.db.update(articleSearch).set({ words: 'merkteken' })
  const words = async () => (await app.database.db.select().from(articleSearch))[0]?.words
  app.now = new Date(app.now.getTime() + 60_000)
  await save(id, { title, content, seoDescription: 'Tien weken omrijden.' })
  await rest()
  assert.equal(await words(), 'merkteken')
  await save(id, { title, content: 'Een andere tekst van tien tekens.' })
  await rest()
  assert.match((await words()) ?? '', /andere/)
  assert.deepEqual(await titles('q=andere'), ['Brug dicht'])
})

test('a search looks through so much text without a copy, the shortest first, and knows the rest by title and earlier copy', async () => {
  const long = `Lang voorwoord over een éénbaansweg. ${'é'.repeat(MOST_LATE_BYTES / 2)}`
  const { id } = await add('Lange reportage', long)
  await add('Kort bericht', 'Kort voorwoord over een tweebaansweg.')
  assert.deepEqual(await titles('q=voorwoord'), ['Kort bericht'])
  assert.deepEqual(await titles('q=reportage'), ['Lange reportage'])
  await rest()
  assert.deepEqual(await titles('q=voorwoord+over'), ['Kort bericht', 'Lange reportage'])
  await save(id, { title: 'Lange reportage', content: `${long} Een naschrift.` })
  assert.deepEqual(await titles('q=eenbaansweg+lange'), ['Lange reportage'])
  assert.deepEqual(await titles('q=naschrift'), [])
  await rest()
  assert.deepEqual(await titles('q=naschrift'), ['Lange reportage'])
})

test('texts that cannot be read keep no other from being found', async () => {
  for (const which of ['een', 'twee']) await add(`Onleesbaar ${which}`)
  await add('Leesbaar', 'Een stuk over de tweebaansweg.')
  const work: typeof app.site.texts.work = async (what, asked, asker) => {
    if (JSON.stringify(asked).includes('Onleesbaar')) throw new Problem('textsBusy')
    return app.site.texts.work(what, asked, asker)
  }
  app.now = new Date(app.now.getTime() + 180_000)
  await runJob(copyArticlesForSearch, { ...app.site, texts: { ...app.site.texts, work } })
  const copies = await app.database.db.select().from(articleSearch)
  assert.deepEqual(
    copies.map(({ words }) => words),
    ['leesbaar een stuk over de tweebaansweg.'],
  )
})

test('a list can be narrowed to a state, and each is counted', async () => {
  const one = await add('Eerste')
  const two = await add('Tweede')
  await add('Derde')
  const gone = await add('Vierde')
  await writer.send('DELETE', `${path}/${gone.id}`)
  for (const { id } of [one, two]) await writer.post(`${path}/${id}/review`, reviewOf(1))
  await writer.send('PUT', `${path}/${two.id}`, { body: { title: 'Tweede', content: 'Een gewijzigde tekst.' } })
  assert.deepEqual(await titles('state=nagekeken'), ['Eerste'])
  assert.deepEqual(await titles('state=opnieuw'), ['Tweede'])
  assert.deepEqual(await titles('state=concept'), ['Derde'])
  const { body } = await writer.get(`${path}/counts`)
  assert.deepEqual(body, { all: 3, concept: 1, nagekeken: 1, opnieuw: 1, bin: 1 })
})

test('everyone’s articles are for administrators; others see and find only their own', async () => {
  await add('Van Wim', 'Een tekst over de brug.')
  await add('Van Bas', 'Een tekst over de brug.', other)
  assert.deepEqual(await titles('q=brug', other), ['Van Bas'])
  assert.equal((await other.get(`${path}?everyone=true`)).status, 403)
  assert.deepEqual(await titles('everyone=true&q=brug', admin), ['Van Bas', 'Van Wim'])
  await rest()
  assert.deepEqual(await titles('q=brug', other), ['Van Bas'])
  assert.deepEqual(await titles('everyone=true&q=brug', admin), ['Van Bas', 'Van Wim'])
  const [card] = (await cards('everyone=true&sort=title&order=desc', admin)).articles
  assert.equal(card.ownerName, 'Wim de Wit')
  assert.deepEqual(await titles('sort=title', admin), [])
})

test('another own article with the same keyphrase is named, whatever its capitals', async () => {
  const about = (keyphrase: string) => ({ seoData: { keyphrase } })
  const first = (
    await writer.post(path, { title: 'Eerste', content: 'Tien tekens of meer.', ...about('Fietsbrug Linge') })
  ).body
  await writer.post(path, { title: 'Leeg', content: 'Tien tekens of meer.', ...about('') })
  await other.post(path, { title: 'Van een ander', content: 'Tien tekens of meer.', ...about('fietsbrug linge') })
  const same = async (query: string) => (await writer.get(`${path}/keyphrase?${query}`)).body
  assert.deepEqual(await same('keyphrase=fietsbrug%20%20linge'), [{ id: first.id, title: 'Eerste' }])
  assert.deepEqual(await same(`keyphrase=fietsbrug%20linge&except=${first.id}`), [])
  assert.deepEqual(await same('keyphrase='), [])
})
