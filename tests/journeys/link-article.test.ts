// A claimed link and the article that is written about it: from the board to the article and back.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { anne, bas, board, choose, items, openMenu, row } from '../support/links-page.ts'
import { makeLink } from '../support/links.ts'
import { toasted } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

test('who claimed a link writes its article; then the link leads there, and offers to be done', async () => {
  const linkId = await makeLink(house.app, { title: 'Tuin op een dak' })
  const page = await board(house, bas, { reducedMotion: 'reduce' })
  await choose(page, 'Tuin op een dak', 'Claimen')
  // Shown at once, but told when the server knows too: the page that is left later must not take the claim along.
  await toasted(page, 'Link geclaimd', 'Tuin op een dak')
  await row(page, 'Geclaimd door jou').waitFor()
  await row(page, 'Tuin op een dak').getByRole('button', { name: 'Tuin op een dak', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Tuin op een dak' })
  const way = `/artikelen/nieuw?van=link&link=${linkId}`
  const link = details.getByRole('link', { name: 'Schrijf artikel' })
  assert.ok((await link.getAttribute('href'))?.endsWith(way))
  await page.keyboard.press('Escape')
  await choose(page, 'Tuin op een dak', 'Schrijf artikel')
  await page.waitForURL(`**${way}`)

  const article = { title: 'De tuin op het dak', content: 'Op het dak van de school groeit sla.', linkId }
  const { id } = (await (await page.request.post('/api/articles', { data: article })).json()) as { id: number }
  await page.goto('/admin?tab=inspiratie-links')
  const written = row(page, 'Tuin op een dak').getByRole('link', { name: 'Artikel over ‘Tuin op een dak’' })
  assert.ok((await written.getAttribute('href'))?.endsWith(`/artikelen/${id}`))
  const done = row(page, 'Tuin op een dak').getByRole('button', { name: 'Markeer ‘Tuin op een dak’ als Klaar' })
  assert.equal(await done.count(), 0, 'nobody took it up yet')
  await choose(page, 'Tuin op een dak', 'Markeer als Opgepakt')
  await done.waitFor()
  await assertAccessibleAtAnyWidth(page)
  const cor = await board(house, bas)
  await row(cor, 'Geclaimd door Bas de Vries').waitFor()
  assert.equal(await row(cor, 'Tuin op een dak').getByRole('link', { name: 'Artikel over' }).count(), 0)
  const boss = await board(house, anne)
  await row(boss, 'Tuin op een dak').getByRole('link', { name: 'Artikel over' }).waitFor()

  await row(page, 'Tuin op een dak').getByRole('button', { name: 'Tuin op een dak', exact: true }).click()
  const finish = details.getByRole('button', { name: 'Markeer ‘Tuin op een dak’ als Klaar' })
  await finish.click()
  await finish.waitFor({ state: 'detached' })
  await details.getByText('Klaar', { exact: true }).waitFor()
  await until(
    () => details.evaluate((box) => box.contains(document.activeElement)),
    'the keyboard stays in the details',
  )
  await page.keyboard.press('Escape')
  await openMenu(page, 'Tuin op een dak')
  assert.deepEqual(await items(page), ['Vrijgeven', 'Open artikel', 'Maak captions'])
})
