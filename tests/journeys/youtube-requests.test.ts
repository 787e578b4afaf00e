// The AI request of a YouTube thumbnail: refused at the limit, and not in the way of the thumbnail when it cannot be counted.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { createEnlarger } from '../support/enlarger.ts'
import {
  choose,
  downloadPng as download,
  enlarged,
  fill,
  main,
  openYoutube,
  requestsOf,
  saved,
  sky,
  stage,
} from '../support/thumbnail-page.ts'
import { toasted } from '../support/toasts.ts'

let house: TestBrowser
before(async () => {
  house = await openBrowser({ studio: createEnlarger().studio })
})
after(() => house.close())

const opened = (fields: Parameters<TestBrowser['member']>[0] = {}) => openYoutube(house, fields)

test('at the limit it says so and saves nothing', async () => {
  const page = await opened({ aiRequestsCount: 10 })
  await main(page).getByText('AI verzoek limiet bereikt').waitFor()
  await choose(page, await sky())
  // It is not enlarged, and cannot be: nothing could be done with it. What it would be is there all the same, above the way to Premium.
  await main(page).getByText('640 × 360').waitFor()
  assert.equal(await main(page).getByRole('button', { name: 'Verbeter de foto' }).count(), 0)
  assert.equal(
    await main(page)
      .getByText(/^Verbeteren duurt/)
      .count(),
    0,
  )
  const [picture, premium] = await Promise.all(
    [stage(page), main(page).getByRole('region', { name: 'Zo ga je verder' })].map((one) => one.boundingBox()),
  )
  assert.ok(picture!.y < premium!.y)
  await fill(page)
  await download(page).click()
  await toasted(
    page,
    'AI verzoek limiet bereikt',
    'Je hebt je limiet voor AI-verzoeken bereikt. Upgrade je account om meer verzoeken te doen.',
  )
})

test('when another window took the last request the server refuses, in its own words, and saves nothing', async () => {
  const page = await opened({ aiRequestsCount: 9 })
  await choose(page, await sky())
  await enlarged(page).waitFor()
  await fill(page)
  assert.equal((await page.request.post('/api/user/register-ai-request')).status(), 200)
  await download(page).click()
  await toasted(
    page,
    'AI verzoek geweigerd',
    'Je hebt je limiet voor AI-aanvragen bereikt. Upgrade je account voor meer verzoeken.',
  )
  await main(page).getByText('AI verzoek limiet bereikt').waitFor()
})

test('when the request cannot be counted the thumbnail is saved all the same, and counted with the next', async () => {
  const page = await opened()
  await choose(page, await sky())
  await enlarged(page).waitFor()
  await fill(page)
  await page.route('**/api/user/register-ai-request', (route) => route.fulfill({ status: 500, body: '{}' }))
  await saved(page, () => download(page).click())
  await toasted(
    page,
    'AI teller niet bijgewerkt',
    'Er is een probleem opgetreden bij het registreren van je AI verzoek',
  )
  await page.unroute('**/api/user/register-ai-request')
  await page.route('**/api/user/register-ai-request', (route) => route.abort())
  await saved(page, () => download(page).click())
  await toasted(page, 'AI teller niet bijgewerkt', 'Er is een onverwachte fout opgetreden')
  await page.unroute('**/api/user/register-ai-request')
  await saved(page, () => download(page).click())
  await requestsOf(page, '1 / 10')
})

test('two quick presses save and count once', async () => {
  const page = await opened()
  await choose(page, await sky())
  await enlarged(page).waitFor()
  await fill(page)
  let downloads = 0
  page.on('download', () => (downloads += 1))
  await saved(page, () => download(page).dblclick())
  await requestsOf(page, '1 / 10')
  await download(page).and(main(page).locator(':not([aria-disabled=true])')).waitFor()
  assert.equal(downloads, 1)
})
