// What was filled in to publish an article stays: while something else is asked, and when the dialog is closed by a slip of the hand.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { publications } from '#server/publishing/tables.ts'
import { until } from '../support/app.ts'
import { hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { button } from '../support/premium-page.ts'
import { wordpressInput } from '../support/publishing.ts'
import { openWordpressServer, type WordpressServer } from '../support/wordpress-server.ts'

let house: TestBrowser
let wordpress: WordpressServer
before(async () => {
  wordpress = await openWordpressServer()
  house = await openBrowser({ linkFetch: createSafeFetch({ allow: [wordpress.address] }) })
})
after(() => Promise.all([house.close(), wordpress.close()]))

const dialog = (page: Page) => page.getByRole('dialog').last()
const summary = (page: Page) => page.getByLabel('Samenvatting')

test('typed text is asked about before the dialog closes, and stays when what was changed there is looked at', async () => {
  const page = await house.member({ role: 'admin' })
  await page.request.post('/api/publishing/sites', { data: wordpressInput(wordpress) })
  const data = { title: 'Fietsbrug dicht', content: 'Het dek is rot.\n\nDe borden sturen je om.\n' }
  const { id } = (await (await page.request.post('/api/articles', { data })).json()) as { id: number }
  await page.goto(`/artikelen/${id}`)
  const more = button(page, 'Meer')
  await more.click()
  await page.getByRole('menuitem', { name: 'Publiceren' }).click()
  await hasFocus(dialog(page).getByRole('radio', { name: 'Als concept' }))
  await summary(page).fill('Zo rijd je om.')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' })
  await button(question, 'Verder bewerken').click()
  assert.equal(await summary(page).inputValue(), 'Zo rijd je om.')
  await button(dialog(page), 'Verstuur als concept').click()
  await until(async () => (await house.app.database.db.select().from(publications)).length === 1, 'it is ordered')
  await house.app.sent.run(house.app.site)
  await dialog(page).getByText('Concept', { exact: true }).waitFor()

  // Somebody changes it there: looking at that and coming back leaves what was typed here.
  const post = [...wordpress.posts.values()].at(-1)
  wordpress.edit(post?.id ?? 0, { content: '<p>Het dek is rot, zegt de wethouder.</p>' })
  await summary(page).fill('Zo rijd je om, tot in maart.')
  await button(dialog(page), 'Werk het concept bij').click()
  await page.getByRole('heading', { name: 'Daar is iets gewijzigd' }).waitFor()
  await button(dialog(page), 'Terug').click()
  assert.equal(await summary(page).inputValue(), 'Zo rijd je om, tot in maart.')
  // What was sent needs no question any more.
  await summary(page).fill('Zo rijd je om.')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await hasFocus(more)
})
