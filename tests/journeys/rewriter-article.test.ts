// A rewritten text that is saved as an article: asked for its title, added once, and with what the writer wrote marked as such.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Article } from '#contract/articles/article.ts'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { assertAccessibleAtAnyWidth } from '../support/browser.ts'
import { change, open, openForFile, original, rewritten, swapped } from '../support/rewriter-page.ts'
import { toasts } from '../support/toasts.ts'

openForFile()

test('a result is saved as an article with its original, and what the writer wrote is known as such', async () => {
  const page = await open({}, { reducedMotion: 'reduce' })
  await rewritten(page)
  const save = page.getByRole('button', { name: 'Bewaar als artikel' })
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Bewaar als artikel' })
  const title = dialog.getByLabel('Titel')
  assert.equal(await title.inputValue(), 'We vragen je het formulier op tijd in te sturen. Dat doet ertoe.')
  await assertAccessibleAtAnyWidth(page)
  await title.fill('ab')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await dialog.getByText('Titel moet minimaal 3 tekens bevatten').waitFor()
  await title.fill('Op tijd insturen')

  // The article is added, but its answer is lost: what is sent again is the same one.
  const keys: unknown[] = []
  await page.route('**/api/articles', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    keys.push((request.postDataJSON() as { key: string }).key)
    if (keys.length > 1) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await dialog.getByText('De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.').waitFor()
  assert.equal(await title.inputValue(), 'Op tijd insturen')
  await dialog.getByRole('button', { name: 'Bewaar' }).click()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(keys.length, 2)
  assert.equal(keys[0], keys[1])
  // With the pointer on it the toast stays for as long as the test looks.
  await toasts(page).getByText('Bewaard als artikel', { exact: true }).hover()

  const list = (await (await page.request.get('/api/articles')).json()) as { id: number }[]
  assert.equal(list.length, 1)
  const article = (await (await page.request.get(`/api/articles/${list[0]?.id}`)).json()) as Article
  assert.deepEqual(
    [article.title, article.content, article.originalContent],
    ['Op tijd insturen', swapped(original), original],
  )
  assert.deepEqual(
    article.blocks.map(({ at, model }) => [at, model]),
    [
      [0, BUILT_IN_MODEL],
      [1, BUILT_IN_MODEL],
    ],
  )
  await toasts(page).getByRole('button', { name: 'Open artikel' }).click()
  await page.waitForURL(`**/artikelen/${article.id}`)
})

test('what stayed as it was is not the writer’s, and another save is another article', async () => {
  const page = await open({}, { reducedMotion: 'reduce' })
  await rewritten(page)
  await change(page, 3).focus()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Bewaar als artikel' })
  for (const name of ['Eerste', 'Tweede']) {
    await page.getByRole('button', { name: 'Bewaar als artikel' }).click()
    await dialog.getByLabel('Titel').fill(name)
    await page.keyboard.press('Enter')
    await toasts(page).getByText(name, { exact: true }).waitFor()
  }
  const list = (await (await page.request.get('/api/articles')).json()) as { id: number; title: string }[]
  assert.deepEqual(
    list.map(({ title }) => title),
    ['Tweede', 'Eerste'],
  )
  const article = (await (await page.request.get(`/api/articles/${list[0]?.id}`)).json()) as Article
  assert.deepEqual(
    article.blocks.map(({ at }) => at),
    [0],
  )
})
