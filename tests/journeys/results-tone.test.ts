// What the tone of an article does to the texts that were written: which is the best one, and how they are adapted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { bar, chooseTone, giveArticle, titleInBar } from '../support/article-bar.ts'
import { generate, house, items, main, open, openForFile, results } from '../support/caption-page.ts'

openForFile()

const BEGGING = 'Dinsdag is in recreatieplas Zilverven een jongetje verdronken. Wat vind jij? 😢 Deel dit'
const TEXTS = [BEGGING, 'De school heeft ouders ingelicht over Zilverven', 'Badgasten van Zilverven zochten mee']

async function answering(page: Page, titles = TEXTS): Promise<void> {
  let generationId = 0
  await page.route('**/api/content/facebook-titles', (route) => {
    generationId += 1
    return route.fulfill({ json: { titles, model: 'proef', generationId } })
  })
}

const mark = (page: Page) => page.getByText('Beste', { exact: true })
const isBest = (page: Page, text: string) => items(page).filter({ hasText: text, has: mark(page) })

test('about a death a text with an emoji that asks to share is not the best, also when no tone was chosen', async () => {
  const page = await open('facebook-captions')
  await answering(page)
  await generate(page, 'Jongetje (6) verdronken in recreatieplas Zilverven')
  await items(page).nth(2).waitFor()
  await mark(page).waitFor()
  assert.equal(await isBest(page, BEGGING).count(), 0)
})

test('the tone that was asked decides which text is the best, for each version its own, and after a reload', async () => {
  const page = await open('facebook-captions')
  await answering(page, [
    'Zaterdag open dag in Zilverven. Wat vind jij? 🚒 Deel dit',
    'De kazerne van Zilverven gaat open',
    'Er zijn pannenkoeken in de kazerne',
  ])
  await giveArticle(page, 'Open dag in Zilverven\n\nDe kazerne van Zilverven gaat zaterdag open. Er zijn pannenkoeken.')
  await chooseTone(page, 'Licht')
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  await isBest(page, 'Deel dit').waitFor()
  await chooseTone(page, 'Ernstig')
  await results(page).getByRole('button', { name: 'Opnieuw genereren' }).click()
  await results(page).getByText('Versie 2 van 2').waitFor()
  await isBest(page, 'De kazerne van Zilverven').waitFor()
  await results(page).getByRole('button', { name: 'Vorige versie' }).click()
  await isBest(page, 'Deel dit').waitFor()
  await page.reload()
  await isBest(page, 'Deel dit').waitFor()
})

test('a text is adapted in the style of the screen, with the article and its tone', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  const profile = { name: 'Groen', audience: '', tone: '', address: 'je', wordsToUse: [], bannedWords: [] }
  const data = { ...profile, sampleTexts: [], isDefault: true }
  const { id } = (await (await page.request.post('/api/styles', { data })).json()) as { id: number }
  await answering(page)
  const asked: unknown[] = []
  await page.route('**/api/rewriter', (route) => {
    asked.push(route.request().postDataJSON())
    const reply = { text: 'De school heeft ouders ingelicht.', model: 'proef', generationId: 9 }
    return route.fulfill({ contentType: 'application/x-ndjson', body: `${JSON.stringify({ reply })}\n` })
  })
  await page.goto('/admin?tab=facebook-captions')
  const text = 'Kind verdronken in Zilverven\n\nIn recreatieplas Zilverven is dinsdag een kind verdronken.'
  await giveArticle(page, text)
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  // Once the tone of the texts is known, which is told by which is the best one.
  await mark(page).waitFor()
  const adapt = async () => {
    await items(page).nth(1).getByRole('button', { name: 'Pas aan', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Korter' }).click()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  }
  await adapt()
  await bar(page).getByRole('button', { name: 'Nieuw', exact: true }).click()
  await titleInBar(page).waitFor({ state: 'detached' })
  await adapt()
  const body = { text: TEXTS[1], mode: 'korter', source: text, tone: 'ernstig', styleId: id }
  assert.deepEqual(asked, [body, body])
})
