// One day of an article: a claimed link is written about, scored, checked, taken along, and gets its campaign.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { articles } from '#server/articles/tables.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { until } from '../support/app.ts'
import { contentOf } from '../support/article-page.ts'
import { assertAccessible, openBrowser, type TestBrowser, hasFocus } from '../support/browser.ts'
import { bas, board, choose } from '../support/links-page.ts'
import { makeLink } from '../support/links.ts'
import { htmlPage, openWeb, type StrangeWeb } from '../support/strange-web.ts'
import { review } from '../support/review-page.ts'

const news = [
  'De gemeente Neder-Betuwe opent zaterdag 12 december een nieuwe bibliotheek in Kesteren. Het gebouw kostte 2,4 miljoen euro. De wethouder noemt het een huiskamer voor het hele dorp.',
  'De bibliotheek is zes dagen per week open. Van maandag tot en met vrijdag is dat van 9.00 tot 20.00 uur, op zaterdag van 10.00 tot 16.00 uur. Lid worden is gratis tot en met 18 jaar. Volwassenen betalen 48 euro per jaar.',
  'In het gebouw zit ook het taalhuis. Daar krijgen inwoners hulp met lezen, schrijven en de computer. Vorig jaar hielp het taalhuis 310 mensen, een kwart meer dan het jaar ervoor.',
  'De oude bibliotheek aan de Stationsstraat sluit op 5 december. Leners leveren hun boeken tot die dag daar in. Het oude pand wordt verkocht aan een zorginstelling, die er twaalf woningen bouwt.',
]

let web: StrangeWeb
let house: TestBrowser
before(async () => {
  const page = `<title>Nieuwe bibliotheek in Kesteren</title><article><h1>Nieuwe bibliotheek in Kesteren</h1>${news
    .map((text) => `<p>${text}</p>`)
    .join('')}</article>`
  web = await openWeb({ '/bericht': htmlPage(page) })
  house = await openBrowser({ linkFetch: createSafeFetch({ allow: [web.address] }) })
})
after(async () => {
  await house.close()
  await web.close()
})

test('a claimed link becomes an article that is scored, checked and exported, with its campaign', async () => {
  const url = web.url('/bericht')
  await makeLink(house.app, { title: 'Bibliotheek Kesteren', url })
  const page = await board(house, bas, { reducedMotion: 'reduce' })
  await choose(page, 'Bibliotheek Kesteren', 'Claimen')
  await choose(page, 'Bibliotheek Kesteren', 'Schrijf artikel')

  // The page's readable text is the source.
  await page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor()
  await page.getByRole('region', { name: 'Bronnen' }).getByText(url).waitFor()
  await page.getByRole('button', { name: 'Maak een opzet' }).click()
  await page.getByRole('region', { name: 'Opzet' }).waitFor()
  await assertAccessible(page)

  // A section that is added has the cursor in its heading, and one that goes away hands it to what comes in its place.
  const heads = page.getByRole('textbox', { name: /^Kop van onderdeel/ })
  const count = await heads.count()
  await page.getByRole('button', { name: 'Onderdeel toevoegen' }).press('Enter')
  await hasFocus(heads.nth(count))
  await page.keyboard.type('Wat er nog komt')
  assert.equal(await heads.count(), count + 1)
  const isTyped = async () => (await heads.last().inputValue()) === 'Wat er nog komt'
  await until(isTyped, 'it is in the heading that was added')
  await page.getByRole('button', { name: `Haal onderdeel ${count + 1} weg` }).press('Enter')
  await hasFocus(heads.last())
  assert.equal(await heads.count(), count)
  await page.getByRole('button', { name: 'Schrijf artikel' }).click()
  await page.waitForURL(/\/artikelen\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  await until(async () => (await contentOf(page)).includes('Kesteren'), 'the text is written')

  // What no source tells is filled in by who writes.
  const text = await contentOf(page)
  assert.ok(news.some((paragraph) => text.includes(paragraph.slice(0, 40))))

  // A keyphrase makes a score.
  await page
    .getByRole('button', { name: /bibliotheek/i })
    .first()
    .click()
  await until(
    async () =>
      /\d/.test(
        await page
          .getByTitle('van 100', { exact: true })
          .innerText()
          .catch(() => ''),
      ),
    'the article has a score',
  )

  await review(page)
  await page.getByText('Bas de Vries,').waitFor()
  const row = async () => (await house.app.database.db.select().from(articles)).find((one) => one.id === id)
  await until(async () => (await row())?.state === 'nagekeken', 'it is checked')
  assert.ok(((await row())?.blocks.length ?? 0) > 0, 'what the machine placed is known')
  assert.ok(((await row())?.seoScore ?? 0) > 0)
  assert.equal((await row())?.originalContent?.includes('2,4 miljoen'), true)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporteer' }).click()
  await page.getByRole('menuitem', { name: 'Markdown' }).click()
  assert.match((await download).suggestedFilename(), / \d{4}-\d\d-\d\d \d{4}\.md$/)

  await page.getByRole('button', { name: 'Campagne' }).click()
  await page.getByRole('button', { name: /^Maak campagne/ }).click()
  const campaign = async () =>
    (await page.request.get(`/api/articles/${id}/campaign`)).json() as Promise<{ parts: unknown[] }>
  await until(async () => (await campaign()).parts.length >= 5, 'the campaign is made', 60_000)
  await page.keyboard.press('Escape')

  // The link shows its article.
  await page.goto('/admin?tab=inspiratie-links')
  await page
    .getByRole('link', { name: /artikel/i })
    .first()
    .waitFor()
})
