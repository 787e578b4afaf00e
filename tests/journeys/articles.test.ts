// The list of articles: what its cards tell, and how one finds the article one wants.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { addArticles, articleList, card, checked, part, region, titles } from '../support/article-pages.ts'
import {
  assertAccessibleAtAnyWidth,
  assertNoSidewaysScroll,
  openBrowser,
  type TestBrowser,
} from '../support/browser.ts'
import { button } from '../support/maker-pages.ts'
import { makeUnavailable } from '../support/unavailable.ts'
import { doubleText } from '../support/styled-page.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const moment = new Date('2026-11-21T13:03:00Z')
const shows = (page: Page, wanted: readonly string[]) =>
  until(async () => (await titles(page)).join() === wanted.join(), `the list shows ${wanted.join(', ')}`)

test('both addresses show one’s own articles, the newest first, each with what a card tells', async () => {
  const page = await articleList(house, [
    { title: 'Reünie na veertig jaar', ...checked(moment), wordCount: 874 },
    { title: 'Huismus bovenaan', ...checked(moment), state: 'opnieuw' },
    { title: 'Brug dicht', content: 'Omrijden. '.repeat(40), wordCount: 1_226, gaps: 1, createdAt: moment },
  ])
  for (const address of ['/artikelen', '/admin?tab=content']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Artikelen' }).waitFor()
    await shows(page, ['Brug dicht', 'Huismus bovenaan', 'Reünie na veertig jaar'])
    await page.waitForFunction(() => document.title === 'Artikelen · Kopij')
  }
  const brug = await card(page, 'Brug dicht').innerText()
  for (const words of ['21/11/2026 14:03', 'Concept', '1 plek in te vullen', '1.226 woorden', '6 min lezen', 'Open'])
    assert.ok(brug.includes(words), `${words}: ${brug}`)
  assert.match(
    await card(page, 'Reünie na veertig jaar').innerText(),
    /Nagekeken\s+Mees de Boer, 21 nov\.[^]*4 min lezen/,
  )
  assert.match(await card(page, 'Huismus bovenaan').innerText(), /Opnieuw nakijken\s+Gewijzigd na nakijken/)
  for (const link of [
    card(page, 'Brug dicht').getByRole('link', { name: 'Brug dicht', exact: true }),
    card(page, 'Brug dicht').getByRole('link', { name: 'Open ‘Brug dicht’' }),
  ])
    assert.match((await link.getAttribute('href')) ?? '', /^\/artikelen\/\d+$/)
})

test('a search finds any part of a word, with or without its accents, and says so when there is nothing', async () => {
  const page = await articleList(house, [
    { title: 'Iets anders', content: 'Hier staat de REÜNIE van de buren in de tekst.' },
    { title: 'Reünie na veertig jaar' },
    { title: 'Zwembad open' },
  ])
  const search = page.getByRole('searchbox', { name: 'Zoek in titel en tekst' })
  await search.fill('euni')
  await shows(page, ['Reünie na veertig jaar', 'Iets anders'])
  await page.getByText('1–2 van 2 artikelen').waitFor()
  await search.fill('éUNI veertig')
  await shows(page, ['Reünie na veertig jaar'])
  await search.fill('bestaat niet')
  await page.getByRole('heading', { name: 'Geen artikelen gevonden' }).waitFor()
  await page.getByText('Geen resultaten voor je zoekopdracht', { exact: true }).waitFor()
  await assertAccessibleAtAnyWidth(page)
  await button(page, 'Wis de zoekopdracht').click()
  await shows(page, ['Zwembad open', 'Reünie na veertig jaar', 'Iets anders'])
  await until(async () => (await search.inputValue()) === '', 'the search is blank')
})

test('the active sort key flips, another begins ascending; Back and a reload keep to it', async () => {
  const page = await articleList(house, [
    { title: 'Zebra', wordCount: 300 },
    { title: 'élan', wordCount: 100 },
    { title: 'Appel', wordCount: 200 },
  ])
  const key = (name: string) => page.getByRole('group', { name: 'Sorteer op' }).getByRole('button', { name })
  assert.equal(await key('Datum').getAttribute('aria-pressed'), 'true')
  await shows(page, ['Appel', 'élan', 'Zebra'])
  await key('Datum').click()
  await shows(page, ['Zebra', 'élan', 'Appel'])
  await key('Datum (oudste eerst)').waitFor()
  await key('Titel').click()
  await shows(page, ['Appel', 'élan', 'Zebra'])
  assert.equal(await key('Titel (van A tot Z)').getAttribute('aria-pressed'), 'true')
  assert.equal(await key('Datum').getAttribute('aria-pressed'), 'false')
  await key('Titel').click()
  await shows(page, ['Zebra', 'élan', 'Appel'])
  await key('Woorden').click()
  await shows(page, ['élan', 'Appel', 'Zebra'])
  await key('Woorden').click()
  await key('Woorden (langste eerst)').waitFor()
  await shows(page, ['Zebra', 'Appel', 'élan'])
  await page.reload()
  await shows(page, ['Zebra', 'Appel', 'élan'])
  await page.goBack()
  await shows(page, ['élan', 'Appel', 'Zebra'])
})

test('each state shows its own and counts them; what is to be checked again only when there is any', async () => {
  const page = await articleList(house, [{ title: 'Een' }, { title: 'Twee', ...checked(moment) }])
  await part(page, 'Alle 2').waitFor()
  assert.equal(await part(page, 'Opnieuw nakijken').count(), 0)
  await part(page, 'Nagekeken 1').click()
  await shows(page, ['Twee'])
  await addArticles(house, page, [{ title: 'Drie', ...checked(moment), state: 'opnieuw' }])
  await page.reload()
  await shows(page, ['Twee'])
  await part(page, 'Opnieuw nakijken 1').click()
  await shows(page, ['Drie'])
  await part(page, 'Concept 1').click()
  await shows(page, ['Een'])
  await house.app.database.pool.query(
    "update articles set state = 'nagekeken', checked_version = 1, checked_at = now()",
  )
  await page.reload()
  await page.getByText('Er zijn nu geen concepten.').waitFor()
  await button(page, 'Toon alle artikelen').click()
  await shows(page, ['Drie', 'Twee', 'Een'])
})

test('more than a thousand are said to be that, and a long list comes in pages of twenty-four', async () => {
  const page = await articleList(house, [{ title: 'Eerste' }])
  await house.app.database.pool.query(
    `insert into articles (user_id, title, content, excerpt, word_count, created_at, updated_at)
     select user_id, 'Artikel ' || n, content, excerpt, word_count, created_at, updated_at from generate_series(1, 1001) n, articles
     where title = 'Eerste'`,
  )
  await page.reload()
  await part(page, 'Alle meer dan 1.000').waitFor()
  await page.getByText('1–24 van meer dan 1.000 artikelen').waitFor()
  await button(page, 'Volgende').click()
  await page.getByText('25–48 van meer dan 1.000 artikelen').waitFor()
  await card(page, 'Artikel 977').waitFor()
  await region(page).and(page.locator(':focus')).waitFor()
  // What a search finds is not counted, until its last page.
  await page.getByRole('searchbox').fill('artikel 9')
  await page.getByText('1–24, en er zijn meer artikelen').waitFor()
  await page.getByRole('searchbox').fill('artikel 98')
  await page.getByText('1–20 van 20 artikelen').waitFor()
})

test('who has no articles reads so, with the ways to begin and to the dashboard', async () => {
  const page = await articleList(house, [])
  await page.getByRole('heading', { name: 'Geen artikelen gevonden' }).waitFor()
  await page.getByText('Je hebt nog geen artikelen opgeslagen', { exact: true }).waitFor()
  assert.equal(await region(page).getByRole('link', { name: 'naar het dashboard' }).getAttribute('href'), '/admin')
  const ways = await region(page).getByRole('listitem').getByRole('link').all()
  assert.deepEqual(await Promise.all(ways.map((way) => way.getAttribute('href'))), [
    '/artikelen/nieuw',
    '/artikelen/nieuw?van=tekst',
    '/artikelen/nieuw?van=idee',
    '/artikelen/nieuw?van=link',
  ])
  await assertAccessibleAtAnyWidth(page)
})

test('who waits hears that the articles are being loaded; who cannot get them reads why, and asks again', async () => {
  const page = await house.member()
  await addArticles(house, page, [{ title: 'Zee' }])
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/articles?*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/artikelen')
  await page.getByRole('status').filter({ hasText: 'Artikelen laden...' }).waitFor({ state: 'attached' })
  gate.resolve()
  await card(page, 'Zee').waitFor()
  await page.unroute('**/api/articles?*')
  const mend = await makeUnavailable(page, '**/api/articles?*')
  await page.reload()
  await page.getByRole('alert').getByText('Fout bij het ophalen van artikelen: Even niet.', { exact: true }).waitFor()
  await mend()
  await button(page, 'Probeer opnieuw').click()
  await card(page, 'Zee').waitFor()
})

test('what another window saves, adds and deletes shows without reloading; somebody else’s never does', async () => {
  const page = await articleList(house, [{ title: 'Zee' }])
  const other = await house.member({ name: 'Cor Smit' })
  await other.request.post('/api/articles', { data: { title: 'Van Cor', content: 'Tien tekens of meer.' } })
  const reply = await page.request.post('/api/articles', { data: { title: 'Duin', content: 'Tien tekens of meer.' } })
  const { id } = (await reply.json()) as { id: number }
  await shows(page, ['Duin', 'Zee'])
  await page.request.put(`/api/articles/${id}`, { data: { title: 'Duinen', content: 'Tien tekens of meer.' } })
  await shows(page, ['Duinen', 'Zee'])
  await page.request.delete(`/api/articles/${id}`)
  await shows(page, ['Zee'])
  await part(page, 'Prullenbak 1').waitFor()
})

test('the slash key leads to the search, unless something is being typed or asked', async () => {
  const page = await articleList(house, [{ title: 'Zee' }])
  const search = page.getByRole('searchbox')
  const focused = search.and(page.locator(':focus'))
  await card(page, 'Zee').waitFor()
  await page.keyboard.press('/')
  await focused.waitFor()
  assert.equal(await search.inputValue(), '')
  await page.keyboard.type('en/of')
  await until(async () => (await search.inputValue()) === 'en/of', 'it is typed as it is')
  await search.fill('')
  await card(page, 'Zee').getByRole('button', { name: 'Verwijder ‘Zee’' }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('/')
  assert.equal(await focused.count(), 0)
})

test('an administrator reads everyone’s articles with their owners, and deletes only their own', async () => {
  const writer = await house.member({ name: 'Bas de Vries' })
  await house.app.database.pool.query('delete from articles')
  await addArticles(house, writer, [{ title: 'Van Bas' }])
  const page = await articleList(house, [{ title: 'Van Anne' }], { role: 'admin' })
  await shows(page, ['Van Anne'])
  await button(page, 'Van iedereen').click()
  await shows(page, ['Van Anne', 'Van Bas'])
  await part(page, 'Alle 2').waitFor()
  assert.match(await card(page, 'Van Bas').innerText(), /Bas de Vries/)
  assert.equal(
    await card(page, 'Van Bas')
      .getByRole('button', { name: /^Verwijder/ })
      .count(),
    0,
  )
  assert.equal(
    await card(page, 'Van Anne')
      .getByRole('button', { name: /^Verwijder/ })
      .count(),
    1,
  )
  await assertAccessibleAtAnyWidth(page)
  await button(page, 'Van mij').click()
  await shows(page, ['Van Anne'])

  await writer.goto('/artikelen?everyone=true')
  await shows(writer, ['Van Bas'])
  assert.equal(await button(writer, 'Van iedereen').count(), 0)
})

test('the list is accessible, wide and narrow, and nothing in it scrolls sideways with text of twice the size', async () => {
  const page = await articleList(house, [
    { title: 'Onafgebroken'.repeat(20), content: 'n'.repeat(400) },
    { title: 'Reünie na veertig jaar', ...checked(moment), checkedByName: 'Anne-Sophie van der Wetering-Bloemendaal' },
    { title: 'Brug dicht', ...checked(moment), state: 'opnieuw', gaps: 12 },
  ])
  await assertAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Nieuw artikel uit…' }).click()
  await page.getByRole('menu').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await page.keyboard.press('Escape')
  await doubleText(page)
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await assertNoSidewaysScroll(page)
  }
})
