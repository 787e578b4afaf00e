// The Taalcheck beside an article: by its rules at once and by the word list when that has come, mended in one click, without holding up
// typing; and by the rules alone where there is no worker.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { contentOf } from '../support/article-page.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const TEXT = 'De nieuwe brug is langer als de oude. De gemmeente bouwt hem.'
const rule = (page: Page) => page.getByRole('button', { name: /als de/ })
const unknown = (page: Page) => page.getByText('‘gemmeente’ staat niet in de woordenlijst')

async function open(page: Page, content = TEXT): Promise<void> {
  const reply = await page.request.post('/api/articles', { data: { title: 'Fietsbrug dicht', content } })
  const { id } = (await reply.json()) as { id: number }
  await page.goto(`/artikelen/${id}`)
}

test('what is against the rules and what stands in no list is told, and mended in one click', async () => {
  const page = await house.member()
  await open(page)
  await rule(page).waitFor()
  await unknown(page).waitFor()
  await rule(page).click()
  await page.getByRole('button', { name: /^Verbeter/ }).click()
  await until(async () => (await contentOf(page)).includes('langer dan de oude'), 'it is mended')
  await rule(page).waitFor({ state: 'detached' })
  await unknown(page).waitFor()
})

test('one’s own words are right', async () => {
  const page = await house.member()
  assert.equal((await page.request.post('/api/own-words', { data: { word: 'gemmeente' } })).status(), 201)
  await open(page, `${TEXT} De wetthouder opent hem.`)
  // Of the other word the list has answered.
  await page.getByText('‘wetthouder’ staat niet in de woordenlijst').waitFor()
  assert.equal(await unknown(page).count(), 0)
})

test('without a worker the rules are told all the same', async () => {
  const page = await house.member()
  await page.route('**/spelling-worker-*', (route) => route.abort())
  await open(page)
  await rule(page).waitFor()
})
