// From an idea of a few lines to an article with open places, without any help: nothing is counted, and what is still to be told is listed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { articles } from '#server/articles/tables.ts'
import { until } from '../support/app.ts'
import { contentOf } from '../support/article-page.ts'
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

test('the lines of an idea become sections, then headings with an open place each, which lead to where they stand', async () => {
  const page = await house.member()
  await page.goto('/artikelen/nieuw?van=idee')
  await page.getByLabel('Titel of onderwerp').fill('Fietsbrug dicht')
  await page
    .getByLabel('Je idee in een paar regels')
    .fill('- De brug gaat dicht\n- Fietsers rijden om.\n- Winkels klagen')
  await assertAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Maak zelf een opzet' }).click()
  const headings = page.getByRole('textbox', { name: /^Kop van onderdeel/ })
  await until(async () => (await headings.count()) === 3, 'each line is a section')
  const isAt = (at: number, heading: string) =>
    until(async () => (await headings.nth(at).inputValue()) === heading, `section ${at + 1} is ‘${heading}’`)
  assert.equal(await headings.nth(1).inputValue(), 'Fietsers rijden om')
  await assertAccessibleAtAnyWidth(page)
  await headings.nth(2).press('Alt+ArrowUp')
  await hasFocus(headings.nth(1))
  await page.keyboard.press('Alt+ArrowUp')
  // A second press moves the same section.
  await isAt(0, 'Winkels klagen')
  await page.getByRole('button', { name: 'Zet onderdeel 1 lager' }).press('Enter')
  await hasFocus(page.getByRole('button', { name: 'Zet onderdeel 2 lager' }))
  await page.keyboard.press('Enter')
  await isAt(2, 'Winkels klagen')
  await page.getByRole('button', { name: 'Begin met deze opzet' }).click()
  await page.waitForURL(/\/artikelen\/\d+$/)
  const gaps = page.getByRole('region', { name: 'Open plekken' })
  await until(async () => (await gaps.getByRole('button').count()) === 3, 'three places are open')
  await gaps.getByRole('button', { name: 'Winkels klagen' }).click()
  await page.keyboard.type('De bakker mist klanten.')
  await until(async () => (await gaps.getByRole('button').count()) === 2, 'what was filled in is open no longer')
  assert.match(await contentOf(page), /Winkels klagen\s*De bakker mist klanten\.$/)
  await page.getByText(/^Opgeslagen om/).waitFor()
  await page.getByText('AI-verzoeken: 0 / 10').waitFor()
  const [row] = await house.app.database.db.select().from(articles)
  assert.match(row?.content ?? '', /^## De brug gaat dicht\n\n\[nog in te vullen: /)
})

test('an idea of one line is the title of an article that answers what news has to answer', async () => {
  const page = await house.member()
  await page.goto('/artikelen/nieuw?van=idee')
  await page.getByLabel('Je idee in een paar regels').fill('De fietsbrug gaat tien weken dicht')
  await page.getByRole('button', { name: 'Maak zelf een opzet' }).click()
  assert.equal(await page.getByLabel('Kop van onderdeel 2').inputValue(), 'Waarom nu')
  assert.equal(await page.getByLabel('Titel of onderwerp').inputValue(), 'De fietsbrug gaat tien weken dicht')
  await page.getByRole('button', { name: 'Begin met deze opzet' }).click()
  await page.getByRole('region', { name: 'Open plekken' }).getByRole('button', { name: 'de aanleiding' }).waitFor()
  assert.equal(await page.getByLabel('Titel', { exact: true }).inputValue(), 'De fietsbrug gaat tien weken dicht')
})
