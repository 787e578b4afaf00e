// What was filled in to publish an article: it stays with its website, and is not thrown away without a word.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { openGhostServer, type GhostServer } from '../support/ghost-server.ts'
import { ghostInput, wordpressInput } from '../support/publishing.ts'
import { dialog, openPublishing, ordering, press, written } from '../support/publishing-page.ts'
import { openWordpressServer, type WordpressServer } from '../support/wordpress-server.ts'

let house: TestBrowser
let wordpress: WordpressServer
let ghost: GhostServer
before(async () => {
  ;[wordpress, ghost] = await Promise.all([openWordpressServer(), openGhostServer()])
  house = await openBrowser({ linkFetch: createSafeFetch({ allow: [wordpress.address, ghost.address] }) })
})
after(() => Promise.all([house.close(), wordpress.close(), ghost.close()]))

test('it stays when another website is connected, when somebody looks at what was changed there, and until it is thrown away', async () => {
  const admin = await house.member({ role: 'admin' })
  await admin.request.post('/api/publishing/sites', { data: ghostInput(ghost) })
  const page = await house.member({ role: 'paid', desk: 'editor' })
  const id = await written(page)
  await openPublishing(page, id)
  const summary = dialog(page).getByLabel('Samenvatting')
  await summary.fill('Zo rijd je om.')
  // Its name comes before that of the other.
  await admin.request.post('/api/publishing/sites', { data: wordpressInput(wordpress) })
  const site = dialog(page).getByLabel('Website')
  await site.waitFor()
  assert.equal(await site.locator('option:checked').textContent(), 'De Waal')
  assert.equal(await summary.inputValue(), 'Zo rijd je om.')
  // Each website has its own.
  await site.selectOption('De Linge & omstreken')
  assert.equal(await summary.inputValue(), '')
  await site.selectOption('De Waal')
  assert.equal(await summary.inputValue(), 'Zo rijd je om.')

  await dialog(page).getByText('Nu', { exact: true }).click()
  await ordering(house.app, () => press(page, 'Publiceer'))
  await house.app.sent.run(house.app.site)
  await dialog(page).getByText('Gepubliceerd', { exact: true }).waitFor()
  const [post] = ghost.posts.values()
  assert.equal(post?.custom_excerpt, 'Zo rijd je om.')
  ghost.edit(post.id, { html: '<p>Het dek is rot, zegt de wethouder.</p>' })
  await summary.fill('Zo rijd je nu om.')
  await press(page, 'Werk bij')
  await page.getByRole('heading', { name: 'Daar is iets gewijzigd' }).waitFor()
  await press(page, 'Terug')
  assert.equal(await summary.inputValue(), 'Zo rijd je nu om.')

  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' })
  await question.getByRole('button', { name: 'Verder bewerken' }).click()
  assert.equal(await summary.inputValue(), 'Zo rijd je nu om.')
  await dialog(page).getByText('Sluiten', { exact: true }).click()
  await question.getByRole('button', { name: 'Weggooien' }).click()
  await dialog(page).waitFor({ state: 'detached' })
})

test('it says so when the website that was chosen is connected no more, and another stands in its place', async () => {
  const admin = await house.member({ role: 'admin' })
  for (const data of [ghostInput(ghost), wordpressInput(wordpress)])
    await admin.request.post('/api/publishing/sites', { data })
  const sites = (await (await admin.request.get('/api/publishing/sites')).json()) as { id: number; name: string }[]
  await openPublishing(admin, await written(admin))
  const site = dialog(admin).getByLabel('Website')
  await site.selectOption('De Waal')
  await admin.request.delete(`/api/publishing/sites/${sites.find(({ name }) => name === 'De Waal')?.id}`)
  await dialog(admin).getByText('is niet meer verbonden').waitFor()
  assert.deepEqual(await site.locator('option').allTextContents(), ['De Linge & omstreken'])
})
