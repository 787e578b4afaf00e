// Feeds in a browser: an administrator adds one, goes through what came in with the keyboard, and keeps the list of feeds.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { fetchFeeds } from '#server/feeds/jobs.ts'
import { feeds, mutedFeedWords } from '#server/feeds/tables.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { rssOf, sent, type Item } from '../support/feeds.ts'
import { anne, bas } from '../support/links-page.ts'
import { button } from '../support/maker-pages.ts'
import { htmlPage, openWeb, type Answer, type StrangeWeb } from '../support/strange-web.ts'
import { toasted } from '../support/toasts.ts'

const pages: Record<string, Answer> = {}
let web: StrangeWeb
let house: TestBrowser
before(async () => {
  web = await openWeb(pages)
  house = await openBrowser({ linkFetch: createSafeFetch({ allow: [web.address] }) })
})
beforeEach(async () => {
  const { db } = house.app.database
  await db.delete(feeds)
  await db.delete(mutedFeedWords)
  await db.delete(inspirationLinks)
})
after(async () => {
  await house.close()
  await web.close()
})

const items: Item[] = ['De nachttrein', 'Een tuin op het dak', 'Voetbal: uitslagen', 'De laatste bakker'].map(
  (title, at) => ({
    title,
    description: `Waar ${title.toLowerCase()} over gaat.`,
    date: new Date(Date.UTC(2026, 0, 20 - at)),
  }),
)

const entry = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title })
const title = (page: Page, text: string) => page.getByRole('link', { name: `${text} (opent in een nieuw tabblad)` })

/** A feed that is followed, without a browser. */
async function followed(): Promise<void> {
  pages['/rss'] = sent(rssOf(items))
  const { client } = await house.app.loggedIn({ role: 'admin' })
  assert.equal((await client.post('/api/feeds', { url: web.url('/rss') })).status, 201)
}

test('a feed that ends half-way is added, and is told to be half at once', async () => {
  pages['/half'] = sent(rssOf(items.slice(0, 1), 'De Halve').split('</channel>')[0] ?? '')
  const page = await house.member(anne)
  await page.goto('/admin?tab=inspiratie-links&view=feeds')
  await button(page, 'Voeg je eerste feed toe').click()
  const dialog = page.getByRole('dialog', { name: 'Feed toevoegen' })
  await dialog.getByLabel('Adres').fill(web.url('/half'))
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await toasted(
    page,
    'Feed toegevoegd',
    /^De Halve\. 1 bericht kwam binnen\. De feed houdt halverwege op: .* opnieuw over/,
  )
})

test('an administrator adds a feed by the page of its site, one entry goes on the board by a key and another is skipped', async () => {
  pages['/'] = htmlPage('<html><head><link rel="alternate" type="application/rss+xml" href="/rss"></head></html>')
  pages['/rss'] = sent(rssOf(items))
  const page = await house.member(anne)
  await page.goto('/admin?tab=inspiratie-links')
  await page.getByRole('link', { name: 'Binnengekomen' }).click()
  await page.getByRole('heading', { name: 'Je volgt nog geen feeds' }).waitFor()
  await page.getByRole('link', { name: 'Voeg je eerste feed toe' }).click()
  await button(page, 'Voeg je eerste feed toe').click()
  const dialog = page.getByRole('dialog', { name: 'Feed toevoegen' })
  await dialog.getByLabel('Adres').fill(web.url('/niets'))
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await dialog.getByText('De site kent deze feed niet (404).').waitFor()
  await dialog.getByLabel('Adres').fill(web.url('/'))
  await dialog.getByLabel('Ophalen').selectOption('elke 30 minuten')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await toasted(page, 'Feed toegevoegd', 'De Krant. 4 berichten kwamen binnen.')
  await page
    .getByRole('row', { name: /De Krant/ })
    .getByText('elke 30 minuten')
    .waitFor()

  await page.getByRole('link', { name: 'Binnengekomen 4' }).click()
  await title(page, 'De nachttrein').waitFor()
  await page.keyboard.press('j')
  await hasFocus(title(page, 'De nachttrein'))
  await page.keyboard.press('j')
  await hasFocus(title(page, 'Een tuin op het dak'))
  await page.keyboard.press('k')
  await page.keyboard.press('b')
  await toasted(page, 'Op het bord gezet', 'De nachttrein')
  await hasFocus(title(page, 'Een tuin op het dak'))
  await page.keyboard.press('ArrowDown')
  await hasFocus(title(page, 'Voetbal: uitslagen'))
  await page.keyboard.press('s')
  await toasted(page, 'Overgeslagen', 'Voetbal: uitslagen')
  await hasFocus(title(page, 'De laatste bakker'))
  await page.getByRole('link', { name: 'Binnengekomen 2' }).waitFor()
  await page.keyboard.press('z')
  await toasted(page, 'Teruggehaald', 'Voetbal: uitslagen')
  await hasFocus(title(page, 'Voetbal: uitslagen'))
  await page.keyboard.press('s')
  await entry(page, 'Voetbal: uitslagen').waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Bord' }).click()
  await page.getByRole('row', { name: /De nachttrein/ }).waitFor()
  assert.equal(await page.getByRole('row', { name: /Voetbal/ }).count(), 0)
})

test('new entries appear in an open window, and keys are left alone while somebody types', async () => {
  await followed()
  const page = await house.member(anne)
  await page.goto('/admin?tab=inspiratie-links&view=binnengekomen')
  await title(page, 'De nachttrein').waitFor()
  const search = page.getByRole('searchbox', { name: 'Zoek in titel en tekst' })
  await search.pressSequentially('bs')
  assert.equal(await search.inputValue(), 'bs')
  await page.getByRole('heading', { name: 'Geen berichten gevonden' }).waitFor()
  await button(page, 'Toon alle nieuwe berichten').click()
  await title(page, 'De nachttrein').waitFor()
  pages['/rss'] = sent(rssOf([{ title: 'Net binnen' }, ...items]))
  house.app.now = new Date(house.app.now.getTime() + 3_600_000)
  await runJob(fetchFeeds, house.app.site)
  await title(page, 'Net binnen').waitFor()
  await page.getByRole('link', { name: 'Binnengekomen 5' }).waitFor()
})

test('what was skipped is brought back by a button, and a muted word takes entries away', async () => {
  await followed()
  const page = await house.member(anne)
  await page.goto('/admin?tab=inspiratie-links&view=binnengekomen')
  await entry(page, 'De laatste bakker').getByRole('button', { name: 'Overslaan' }).click()
  await page.getByRole('tab', { name: 'Overgeslagen' }).click()
  await entry(page, 'De laatste bakker').getByRole('button', { name: 'Terughalen' }).click()
  await page.getByRole('heading', { name: 'Niets overgeslagen' }).waitFor()
  await page.getByRole('tab', { name: 'Nieuw' }).click()
  await title(page, 'De laatste bakker').waitFor()

  await button(page, 'Gedempte woorden').click()
  const dialog = page.getByRole('dialog', { name: 'Gedempte woorden' })
  await dialog.getByLabel('Woorden', { exact: true }).fill('voetbal,')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await toasted(page, 'Gedempte woorden opgeslagen', 'Wat al binnen was, volgt zo.')
  await house.app.sent.run(house.app.site)
  await entry(page, 'Voetbal: uitslagen').waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Gedempt' }).click()
  await title(page, 'Voetbal: uitslagen').waitFor()
})

test('feeds are paused, set to another interval, imported and deleted', async () => {
  await followed()
  const page = await house.member(anne)
  await page.goto('/admin?tab=inspiratie-links&view=feeds')
  const row = page.getByRole('row', { name: /De Krant/ })
  const choose = async (item: string) => {
    await row.getByRole('button', { name: 'Acties voor' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await row.getByText('Actief').waitFor()
  await choose('Pauzeren')
  await row.getByText('Gepauzeerd').waitFor()
  await choose('Hervatten')
  await row.getByText('Actief').waitFor()
  await choose('Interval wijzigen')
  const interval = page.getByRole('dialog', { name: 'Interval wijzigen' })
  await interval.getByLabel('Ophalen').selectOption('elke dag')
  await interval.getByRole('button', { name: 'Opslaan' }).click()
  await row.getByText('elke dag').waitFor()

  await button(page, 'Importeer OPML').click()
  const dialog = page.getByRole('dialog', { name: 'Feeds importeren' })
  await dialog.getByLabel('Of plak de inhoud').fill('hallo')
  await dialog.getByRole('button', { name: 'Importeren' }).click()
  await dialog.getByText('In dit bestand staan geen feeds. Kies een OPML-bestand.').waitFor()
  await dialog.getByLabel('OPML-bestand').setInputFiles({
    name: 'feeds.opml',
    mimeType: 'text/x-opml',
    buffer: Buffer.from(
      `<opml><body><outline text="Blog" xmlUrl="${web.url('/weg')}"/><outline xmlUrl="${web.url('/rss')}"/><outline xmlUrl="ftp://a.nl"/>`,
    ),
  })
  await dialog.getByText('1 feed toegevoegd.').waitFor()
  await dialog.getByText('1 feed volgde je al.').waitFor()
  await dialog.getByText('1 feed kon niet mee. Dit is geen webadres dat met http of https begint.').waitFor()
  await dialog.getByText('ftp://a.nl').waitFor()
  await dialog.getByText('Het bestand houdt halverwege op').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await dialog.getByRole('button', { name: 'Klaar' }).click()
  await runJob(fetchFeeds, house.app.site)
  const other = page.getByRole('row', { name: /Blog/ })
  await other.getByText('De site kent deze feed niet (404). Ging één keer mis', { exact: false }).waitFor()
  await assertAccessibleAtAnyWidth(page)

  await choose('Verwijderen')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await toasted(page, 'Feed verwijderd', 'De Krant')
  await until(async () => (await row.count()) === 0, 'its row is gone')
})

test('the intake is accessible at any width; other users see the board alone', async () => {
  await followed()
  const page = await house.member(anne)
  await page.goto('/admin?tab=inspiratie-links&view=binnengekomen')
  await title(page, 'De nachttrein').waitFor()
  await assertAccessibleAtAnyWidth(page)
  const other = await house.member(bas)
  await other.goto('/admin?tab=inspiratie-links&view=binnengekomen')
  await other.getByRole('heading', { name: 'Inspiratie-links', level: 1 }).waitFor()
  assert.equal(await other.getByRole('link', { name: 'Binnengekomen' }).count(), 0)
})
