// One's own article is what every tool writes from: chosen in the bar, named by what is made of it, followed when it changes,
// and let go when it is deleted.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { ARTICLE, bar, hasValue, HEADLINE, titleInBar } from '../support/article-bar.ts'
import { assertAccessibleAtAnyWidth, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { article as entry, toast } from '../support/maker-pages.ts'
import { closeToast } from '../support/toasts.ts'
import { withoutNotices } from '../support/unavailable.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Uit je artikelen' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Zoek in je artikelen' })
const option = (page: Page, name: string) => dialog(page).getByRole('option', { name, exact: true })
const note = (page: Page, text: string) => bar(page).getByText(text)

/** Adds an article of the user of `page`. Returns its id. */
async function add(page: Page, title: string, content = ARTICLE, more: object = {}): Promise<number> {
  const reply = await page.request.post('/api/articles', { data: { title, content, ...more } })
  assert.equal(reply.status(), 201)
  return ((await reply.json()) as { id: number }).id
}
const save = async (page: Page, id: number, data: object) =>
  assert.equal((await page.request.put(`/api/articles/${id}`, { data })).status(), 200)

async function choose(page: Page, name: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Uit je artikelen' }).click()
  await option(page, name).click()
  await titleInBar(page).waitFor()
}
const asked = (page: Page, path: string) =>
  page.waitForRequest((request) => request.url().endsWith(path)).then((request) => request.postDataJSON() as object)

test('with the keyboard an article of one’s own is found and chosen, and every request names it from then on', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=facebook-captions')
  await bar(page).getByRole('button', { name: 'Uit je artikelen' }).click()
  await dialog(page).getByRole('heading', { name: 'Je hebt nog geen artikelen opgeslagen' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })

  const id = await add(page, HEADLINE, `## De brug\n\n${ARTICLE}\n\nVindbaarheid telt.`, {
    seoDescription: 'Tien weken omrijden.',
  })
  for (const title of ['Nieuwe bomen langs de singel', 'Bakker stopt', 'Reünie in Buren']) await add(page, title)
  await hasFocus(bar(page).getByRole('button', { name: 'Uit je artikelen' }))
  await page.keyboard.press('Enter')
  await option(page, 'Reünie in Buren').waitFor()
  const active = () =>
    dialog(page)
      .getByRole('option', { selected: true })
      .evaluate((one) => {
        const list = one.closest('[role=dialog]')?.querySelector('[role=combobox]')
        return list?.getAttribute('aria-activedescendant') === one.id ? one.querySelector('span')?.textContent : null
      })
  const isActive = (title: string) =>
    until(async () => (await active()) === title, `‘${title}’ is where the keyboard is`)
  // Newest first.
  await isActive('Reünie in Buren')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await isActive('Nieuwe bomen langs de singel')
  await page.keyboard.press('ArrowUp')
  await isActive('Bakker stopt')
  await assertAccessibleAtAnyWidth(page)
  await page.keyboard.type('zzz')
  await dialog(page).getByText('Geen resultaten voor je zoekopdracht').waitFor()
  await field(page).fill('reunie')
  await option(page, 'Nieuwe bomen langs de singel').waitFor({ state: 'detached' })
  await option(page, 'Reünie in Buren').waitFor()
  await field(page).fill('')
  await option(page, HEADLINE).waitFor()
  // Enter waits for what is found: the one article with this word.
  await page.keyboard.type('vindbaar')
  await page.keyboard.press('Enter')
  await toast(page, 'Artikel staat klaar').waitFor()
  assert.equal(await titleInBar(page).inputValue(), HEADLINE)
  await hasValue(page, 'Omschrijving', 'Tien weken omrijden.')
  await closeToast(page)
  await assertAccessibleAtAnyWidth(page)

  const titles = asked(page, '/api/content/facebook-titles')
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  const sent = (await titles) as Record<string, unknown>
  assert.equal(sent['articleId'], id)
  assert.match(String(sent['source']), /^De brug\n\n/)
  await main(page).getByRole('button', { name: 'Kopieer' }).first().waitFor()
  await page.getByRole('link', { name: 'Shorts-tekst' }).click()
  const script = asked(page, '/api/shorts-text-generator')
  await main(page).getByRole('button', { name: 'Genereer script' }).click()
  assert.equal(((await script) as { articleId?: number }).articleId, id)
  await toast(page, 'Script gegenereerd').waitFor()
  await bar(page).getByRole('link', { name: 'Open dit artikel' }).click()
  await page.waitForURL(`**/artikelen/${id}`)
})

test('the history names the article with a way to it, shows those of one alone, and says when it was deleted', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  const id = await add(page, HEADLINE)
  await page.goto('/admin?tab=pinterest-captions')
  await choose(page, HEADLINE)
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  await main(page).getByRole('button', { name: 'Kopieer' }).first().waitFor()
  const other = { title: 'Bakker stopt met zijn winkel' }
  assert.equal((await page.request.post('/api/content/facebook-titles', { data: other })).status(), 200)

  let lookedUp = 0
  page.on('request', (request) => (lookedUp += /\/api\/articles\/\d+$/.test(request.url()) ? 1 : 0))
  await page.goto('/admin?tab=history')
  await entry(page, other.title).waitFor()
  const named = entry(page, HEADLINE).getByRole('link', { name: HEADLINE })
  assert.match((await named.getAttribute('href')) ?? '', new RegExp(`/artikelen/${id}$`))
  assert.equal(lookedUp, 0)
  await page.goto(`/admin?tab=history&artikel=${id}`)
  await main(page).getByText('Van dit artikel').waitFor()
  await entry(page, HEADLINE).waitFor()
  assert.equal(await entry(page, other.title).count(), 0)
  await assertAccessibleAtAnyWidth(page)

  assert.equal((await page.request.delete(`/api/articles/${id}`)).status(), 200)
  await page.reload()
  await main(page).getByText('Van een verwijderd artikel').waitFor()
  await entry(page, HEADLINE).getByText('Artikel: verwijderd artikel').waitFor()
  await main(page).getByRole('button', { name: 'Toon van alle artikelen' }).click()
  await entry(page, other.title).waitFor()
  assert.ok(!page.url().includes('artikel='))

  // To what is gone nothing is written any more.
  await entry(page, HEADLINE).getByRole('button', { name: 'Gebruik opnieuw' }).click()
  await titleInBar(page).waitFor()
  assert.equal(await bar(page).getByRole('link', { name: 'Open dit artikel' }).count(), 0)
})

test('an article that is changed elsewhere is refreshed in one click, with the tone that was chosen', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  const id = await add(page, HEADLINE)
  await page.goto('/admin?tab=facebook-captions')
  await choose(page, HEADLINE)
  await bar(page).getByText('Ernstig', { exact: true }).click()
  await save(page, id, { title: HEADLINE, content: ARTICLE, seoKeywords: 'brug' })
  await save(page, id, { title: 'Fietsbrug elf weken dicht', content: `${ARTICLE}\n\nDe brug gaat elf weken dicht.` })
  await note(page, 'Dit artikel is gewijzigd sinds het hier staat.').waitFor()
  await closeToast(page)
  await assertAccessibleAtAnyWidth(page)
  await bar(page).getByRole('button', { name: 'Ververs' }).click()
  await note(page, 'Dit artikel is gewijzigd').waitFor({ state: 'detached' })
  const isNewest = async () => (await titleInBar(page).inputValue()) === 'Fietsbrug elf weken dicht'
  await until(isNewest, 'the newest title stands in the bar')
  await bar(page).getByRole('radio', { name: 'Ernstig', checked: true }).waitFor()
})

test('of an article that was deleted meanwhile it is said so, and its text stays without it', async () => {
  const page = await house.member({}, { reducedMotion: 'reduce' })
  const id = await add(page, HEADLINE)
  await page.goto('/admin?tab=facebook-captions')
  await choose(page, HEADLINE)
  // The notice of the deletion is not heard, so that the request is what tells.
  await page.route('**/api/articles/*/head', (route) => route.abort())
  assert.equal((await page.request.delete(`/api/articles/${id}`)).status(), 200)
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  await main(page).getByText('Dit artikel is verwijderd').waitFor()
  await page.getByRole('banner').getByText('0 / 10').waitFor()
  await page.unroute('**/api/articles/*/head')
  await main(page).getByRole('button', { name: 'Probeer opnieuw' }).click()
  await note(page, 'Dit artikel is verwijderd. Je kunt met de tekst verder').waitFor()
  await closeToast(page)
  await assertAccessibleAtAnyWidth(page)
  await bar(page).getByRole('button', { name: 'Houd alleen de tekst' }).click()
  await note(page, 'Dit artikel is verwijderd').waitFor({ state: 'detached' })
  const titles = asked(page, '/api/content/facebook-titles')
  await main(page).getByRole('button', { name: 'Probeer opnieuw' }).click()
  const sent = (await titles) as Record<string, unknown>
  assert.deepEqual([sent['source'], sent['articleId']], [ARTICLE, undefined])
  await main(page).getByRole('button', { name: 'Kopieer' }).first().waitFor()
})

test('a text that was written for an article which is gone since is adapted all the same', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  const id = await add(page, HEADLINE)
  await page.goto('/admin?tab=facebook-captions')
  await choose(page, HEADLINE)
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  await main(page).getByRole('button', { name: 'Kopieer' }).first().waitFor()
  await bar(page).getByRole('button', { name: 'Nieuw' }).click()
  assert.equal((await page.request.delete(`/api/articles/${id}`)).status(), 200)
  const bodies: { articleId?: number }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/rewriter')) bodies.push(request.postDataJSON() as { articleId?: number })
  })
  await main(page).getByRole('button', { name: 'Pas aan' }).nth(1).click()
  await page.getByRole('menuitem', { name: 'Korter' }).click()
  await until(() => bodies.length === 2, 'it is asked once more')
  assert.deepEqual(
    bodies.map(({ articleId }) => articleId),
    [id, undefined],
  )
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  assert.equal(await main(page).getByText('Dit artikel is verwijderd').count(), 0)
})

test('what cannot be taken is said in the list, and the bar stays empty', async () => {
  const page = await house.member({}, { reducedMotion: 'reduce' })
  const gone = await add(page, 'Weg is weg')
  await add(page, 'Alleen beeld', '![](https://linge.example/brug.jpg)')
  // A notice would have the list asked again, before what stands in it is pressed.
  await withoutNotices(page)
  await page.goto('/admin?tab=facebook-captions')
  const lists = '**/api/articles?*'
  await page.route(lists, (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await bar(page).getByRole('button', { name: 'Uit je artikelen' }).click()
  await dialog(page).getByRole('alert').getByText('Even niet.').waitFor()
  await page.unroute(lists)
  await dialog(page).getByRole('button', { name: 'Probeer opnieuw' }).click()
  await option(page, 'Alleen beeld').click()
  await dialog(page).getByText('In dit artikel staat nog geen tekst om te lezen.').waitFor()
  const one = `**/api/articles/${gone}`
  await page.route(one, (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await option(page, 'Weg is weg').click()
  await dialog(page).getByText('Fout bij het ophalen van het artikel: Even niet.').waitFor()
  await page.unroute(one)
  assert.equal((await page.request.delete(`/api/articles/${gone}`)).status(), 200)
  await option(page, 'Weg is weg').click()
  await dialog(page).getByText('Artikel niet gevonden').waitFor()
  await page.keyboard.press('Escape')
  assert.equal(await titleInBar(page).count(), 0)
})

test('on a phone one’s own articles are a step away, and more than a page of them is loaded on', async () => {
  const page = await house.member({}, { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' })
  for (let at = 1; at <= 27; at += 1) await add(page, `Artikel ${at}`)
  await page.goto('/admin?tab=caption-generator')
  await bar(page).getByRole('button', { name: 'Voeg toe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uit je artikelen' }).click()
  await option(page, 'Artikel 27').waitFor()
  await assertAccessibleAtAnyWidth(page, [375])
  await dialog(page).getByRole('button', { name: 'Meer laden' }).click()
  await option(page, 'Artikel 1').click()
  await bar(page).getByRole('button', { name: 'Bekijk het artikel: Artikel 1' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Open dit artikel' }).waitFor()
  await page.keyboard.press('Escape')
})

test('a title leads to an article that begins with it, and with the article in the bar where it is about that', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  await add(page, HEADLINE)
  await page.goto('/titeltovenaar')
  await choose(page, HEADLINE)
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  const link = main(page).getByRole('link', { name: 'Maak artikel' }).first()
  const target = new URL((await link.getAttribute('href')) ?? '', page.url())
  assert.equal(target.pathname, '/artikelen/nieuw')
  assert.equal(target.searchParams.get('bron'), 'balk')
  assert.match(target.searchParams.get('titel') ?? '', /fietsbrug/i)
  await bar(page).getByRole('button', { name: 'Nieuw' }).click()
  await page.setViewportSize({ width: 375, height: 812 })
  await main(page).getByRole('button', { name: 'Pas aan' }).first().click()
  await page.getByRole('menuitem', { name: 'Maak artikel' }).click()
  await page.waitForURL('**/artikelen/nieuw?titel=*')
  assert.ok(!page.url().includes('bron='))
})

test('on its own tabs an article is what the tool writes from, with a way back and no second main heading', async () => {
  const page = await house.member({ role: 'paid' }, { reducedMotion: 'reduce' })
  const id = await add(page, HEADLINE)
  await add(page, 'Bakker stopt')
  await page.goto('/admin?tab=facebook-captions')
  await choose(page, 'Bakker stopt')
  await page.goto(`/artikelen/${id}?deel=facebook`)
  await main(page).getByRole('heading', { level: 2, name: 'Facebook titels' }).waitFor()
  await toast(page, 'Artikel staat klaar').waitFor()
  assert.ok((await page.getByRole('heading', { level: 1 }).count()) <= 1)
  await hasValue(page, 'Titel', HEADLINE)
  const titles = asked(page, '/api/content/facebook-titles')
  await main(page).getByRole('button', { name: 'Genereer titels' }).click()
  assert.equal(((await titles) as { articleId?: number }).articleId, id)
  await main(page).getByRole('heading', { level: 3, name: 'Resultaten' }).waitFor()
  await main(page).getByRole('button', { name: 'Kopieer' }).first().waitFor()

  await page.reload()
  await main(page).getByRole('heading', { level: 2, name: 'Facebook titels' }).waitFor()
  assert.equal(await toast(page, 'staat klaar').count(), 0, 'it stands there already')
  await save(page, id, { title: HEADLINE, content: 'De brug gaat elf weken dicht, zegt de gemeente.' })
  await toast(page, 'De nieuwste tekst staat klaar').getByRole('button', { name: 'Zet het vorige terug' }).waitFor()
})
