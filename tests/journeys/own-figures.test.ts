// Mijn cijfers: one's own work for who pays, and a story that asks nothing for everybody else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertAccessible, assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

test('who pays sees what they made, with their own thumbs', async () => {
  const page = await house.member({ role: 'paid' })
  await page.goto('/admin?tab=statistics')
  await page.getByRole('heading', { name: 'Nog geen cijfers' }).waitFor()

  const data = { title: 'Fietsen naar zee', description: 'Langs het strand en door de duinen' }
  const made = await page.request.post('/api/content/facebook-titles', { data })
  const { generationId } = (await made.json()) as { generationId: number }
  const feedback = { generationId, index: 0, rating: 1 }
  assert.equal((await page.request.post('/api/feedback', { data: feedback })).status(), 200)
  await page.reload()
  await page.getByRole('img', { name: /1 verzoek, waarvan 0 mislukt/ }).waitFor()
  const figures = page.getByRole('region', { name: 'Kerncijfers' })
  assert.match(await figures.innerText(), /Duim omhoog\s+1\s+tegen 0 omlaag/)
  await page.getByText('ingebouwd-nl').waitFor()
  assert.equal(await page.getByText('Per gebruiker').count(), 0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV: Per tool' }).click()
  assert.match((await downloading).suggestedFilename(), /^kopij-per-tool-/)
  await assertAccessible(page)
})

test('who does not pay reads what it would be, and nothing is asked that would be refused', async () => {
  const page = await house.member({ role: 'user' })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/usage') && asked.push(request.url()))
  await page.goto('/admin?tab=statistics')
  await page.getByText('Je eigen cijfers horen bij Premium.').waitFor()
  await assertAccessibleAtAnyWidth(page, [1440, 320])
  assert.deepEqual(asked, [])
  await page.getByRole('link', { name: 'Bekijk Premium' }).click()
  await page.waitForURL('**/#pricing')
  await page.getByRole('heading', { name: 'Premium', exact: true }).waitFor()
})
