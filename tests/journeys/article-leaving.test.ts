// The room of an article that is left, and what stands there when it is opened again: the text as it was left, once, with nothing asked.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { articles } from '#server/articles/tables.ts'
import { until } from '../support/app.ts'
import { contentOf, holdSaves, typeInto, write } from '../support/article-page.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { toast } from '../support/maker-pages.ts'
import { fillReview, reviewDialog } from '../support/review-page.ts'
import { toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const saved = (page: Page) => page.getByText(/^Opgeslagen om \d\d:\d\d$/).waitFor()
const restored = (page: Page) => page.getByText(/^Je tekst van .* is teruggezet$/)
const row = async (id: number) => (await house.app.database.db.select().from(articles).where(eq(articles.id, id)))[0]
const toList = (page: Page) => page.getByRole('link', { name: 'Terug naar de artikelen' }).click()
const fromList = (page: Page, title: string) => page.getByRole('link', { name: `Open ‘${title}’` }).click()

/** A saved article, in its room. */
async function begun(page: Page, title: string): Promise<number> {
  const reply = await page.request.post('/api/articles', { data: { title, content: 'De brug gaat tien weken dicht.' } })
  const { id } = (await reply.json()) as { id: number }
  await page.goto(`/artikelen/${id}`)
  await until(async () => (await contentOf(page)).includes('tien weken'), 'the text is there')
  return id
}

/** The server cannot be reached for saves. */
const noSaves = (page: Page) =>
  page.route('**/api/articles/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))

test('who leaves right after a key, while a save is under way, finds the article as it was left, and no question', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht')
  const held = await holdSaves(page, id)
  await typeInto(page, ' Eerst dit.')
  await page.keyboard.press('Control+s')
  await until(() => held.length === 1, 'the first save is under way')
  await typeInto(page, ' Toen dit.')
  await toList(page)
  await fromList(page, 'Fietsbrug dicht')
  held.shift()?.()
  await until(() => held.length === 1, 'what was typed last is sent too')
  held.shift()?.()
  await until(async () => (await contentOf(page)).includes('Eerst dit. Toen dit.'), 'the text is as it was left')
  assert.equal(await restored(page).count(), 0)
  await typeInto(page, ' Nu dit.')
  await until(() => held.length === 1, 'the next save goes')
  held.shift()?.()
  await saved(page)
  assert.equal(await page.getByRole('dialog').count(), 0)
  assert.equal((await row(id))?.content.trim(), 'De brug gaat tien weken dicht. Eerst dit. Toen dit. Nu dit.')
})

test('two new articles that were begun in one window are both on the device, each by its own address', async () => {
  const page = await house.member()
  const begin = async (title: string, text: string) => {
    await page.goto('/artikelen/nieuw')
    await until(async () => (await contentOf(page)) === '', 'a new article is blank')
    await write(page, title, text)
    await page.getByText('Nog te kort om op te slaan').waitFor()
    await page.waitForURL(/concept=/)
    return page.url()
  }
  const first = await begin('Fi', 'De fietsbrug gaat dicht.')
  const second = await begin('Ba', 'De bakker stopt ermee.')
  assert.notEqual(first, second)
  for (const [address, text] of [
    [first, 'De fietsbrug gaat dicht.'],
    [second, 'De bakker stopt ermee.'],
  ] as const) {
    await page.goto(address)
    await restored(page).waitFor()
    await until(async () => (await contentOf(page)) === text, 'it is the text of that address')
  }
  await page.goto('/artikelen')
  await page.getByText('2 teksten staan alleen nog op dit apparaat').waitFor()
})

test('an article that begins with a text keeps it over a reload before anything is typed', async () => {
  const page = await house.member()
  await page.goto('/artikelen/nieuw?van=idee')
  await page.getByLabel('Titel of onderwerp').fill('Fi')
  await page.getByLabel('Je idee in een paar regels').fill('De brug gaat dicht\nFietsers rijden om')
  await page.getByRole('button', { name: 'Maak zelf een opzet' }).click()
  await page.getByRole('button', { name: 'Begin met deze opzet' }).click()
  await page.getByText('Nog te kort om op te slaan').waitFor()
  await page.waitForURL(/concept=/)
  await page.reload()
  await restored(page).waitFor()
  const isThere = async () => /De brug gaat dicht.*Fietsers rijden om/.test(await contentOf(page))
  await until(isThere, 'the text is there')
})

test('the saved text takes the place of one that was put back, which is then among the versions', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht')
  await noSaves(page)
  await typeInto(page, ' Dit bleef hier.')
  await page.getByText('Niet opgeslagen, staat op dit apparaat').waitFor()
  await page.reload()
  await restored(page).waitFor()
  await page.unroute('**/api/articles/*')
  await saved(page)
  await page.getByRole('button', { name: 'Neem de opgeslagen tekst' }).click()
  await restored(page).waitFor({ state: 'detached' })
  await until(async () => (await row(id))?.content.trim() === 'De brug gaat tien weken dicht.', 'it is saved so')
  await toast(page, 'De opgeslagen tekst staat er weer').waitFor()
  const isSaved = async () => (await contentOf(page)).trim() === 'De brug gaat tien weken dicht.'
  await until(isSaved, 'the saved text is there')
  await page.getByRole('button', { name: 'Versies' }).click()
  await page.getByRole('dialog', { name: 'Versies' }).getByText('Dit bleef hier').waitFor()
})

test('where the server is gone the saved text takes its place too, and one click brings back what stood there', async () => {
  const page = await house.member()
  await begun(page, 'Fietsbrug dicht')
  await noSaves(page)
  await typeInto(page, ' Dit bleef hier.')
  await page.getByText('Niet opgeslagen, staat op dit apparaat').waitFor()
  await page.reload()
  await restored(page).waitFor()
  await typeInto(page, ' En dit erbij.')
  await page.getByRole('button', { name: 'Neem de opgeslagen tekst' }).click()
  await until(async () => !(await contentOf(page)).includes('Dit bleef hier.'), 'the saved text is there')
  await toasts(page).getByRole('button', { name: 'Ongedaan maken' }).click()
  await until(async () => (await contentOf(page)).includes('Dit bleef hier. En dit erbij.'), 'it is back')
})

test('what is typed right after the article was reviewed is saved all the same', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht')
  const held: (() => void)[] = []
  await fillReview(page)
  await page.route(`**/api/articles/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    await new Promise<void>((go) => void held.push(go))
    await route.fallback()
  })
  await reviewDialog(page).getByRole('button', { name: 'Vastleggen' }).click()
  await until(() => held.length > 0, 'the room asks for it anew')
  await typeInto(page, ' Nog iets.')
  for (const go of held.splice(0)) go()
  await toast(page, 'Nagekeken').waitFor()
  await toList(page)
  await until(async () => (await row(id))?.content.includes('Nog iets.') === true, 'it is saved')
})

test('what was typed as Markdown is saved, also when one leaves right after the last key', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht')
  await page.getByRole('button', { name: 'Markdown' }).click()
  const field = page.getByRole('textbox', { name: 'De tekst als Markdown' })
  await field.fill('De brug gaat **toch niet** dicht.')
  await toList(page)
  await until(async () => (await row(id))?.content === 'De brug gaat **toch niet** dicht.', 'it is saved')
  await fromList(page, 'Fietsbrug dicht')
  await until(async () => (await contentOf(page)).includes('toch niet'), 'it stands there')
})

test('a text that is too short to be a version is not taken away by one that is put back', async () => {
  const page = await house.member()
  await begun(page, 'Fietsbrug dicht')
  await typeInto(page, ' Eerst dit.')
  await page.keyboard.press('Control+s')
  await toast(page, 'Artikel bijgewerkt').waitFor()
  await page.getByLabel('Titel', { exact: true }).fill('')
  await typeInto(page, ' Zonder titel.')
  await page.getByText('Nog te kort om op te slaan').waitFor()
  await page.getByRole('button', { name: 'Versies' }).click()
  await page.getByRole('button', { name: 'Zet deze versie terug' }).click()
  // By its words: while a dialog is open, all outside it is hidden from roles.
  await page.getByText('Fout bij opslaan', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  assert.match(await contentOf(page), /Eerst dit\. Zonder titel\.$/)
})

test('who goes on typing while a save by hand is under way reads that it was saved', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht')
  const held = await holdSaves(page, id)
  await typeInto(page, ' Eerst dit.')
  await page.keyboard.press('Control+s')
  await until(() => held.length === 1, 'it is being saved')
  await typeInto(page, ' Toen dit.')
  held.shift()?.()
  await toast(page, 'Artikel bijgewerkt').waitFor()
  await until(() => held.length === 1, 'the rest follows')
  held.shift()?.()
  await until(async () => (await row(id))?.content.includes('Toen dit.') === true, 'it is saved')
})

test('a page that is loaded anew in the moment of a key has that key', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht')
  await noSaves(page)
  await typeInto(page, ' Tot de laatste letter.')
  await page.reload()
  await restored(page).waitFor()
  await until(async () => (await contentOf(page)).endsWith('Tot de laatste letter.'), 'the last key is there')
  await page.unroute('**/api/articles/*')
  await until(async () => (await row(id))?.content.includes('laatste letter.') === true, 'it is saved')
})

test('who logs out right after a key is asked nothing: the text is saved first', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht')
  await typeInto(page, ' Nog gauw iets.')
  await page.getByRole('button', { name: /^Gebruikersmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.waitForURL(/\/auth/)
  assert.match((await row(id))?.content ?? '', /Nog gauw iets\.$/)
})

test('a text of which the article was deleted elsewhere goes on as a new one, from its room or later', async () => {
  const page = await house.member()
  const goOn = page.getByRole('button', { name: 'Ga verder als nieuw artikel' })
  const isThere = (text: string) =>
    until(async () => {
      const all = await house.app.database.db.select().from(articles)
      return all.some(({ content, deletedAt }) => content.includes(text) && deletedAt === null)
    }, 'it is a new article')
  const first = await begun(page, 'Fietsbrug dicht')
  await page.request.delete(`/api/articles/${first}`)
  await typeInto(page, ' Dit was nog niet klaar.')
  await page.getByText('Dit artikel is verwijderd', { exact: true }).waitFor()
  await goOn.click()
  await page.waitForURL((url) => /\/artikelen\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${first}`))
  await isThere('Dit was nog niet klaar.')

  const second = await begun(page, 'Bakker stopt')
  await page.request.delete(`/api/articles/${second}`)
  await typeInto(page, ' Ook dit niet.')
  await page.getByText('Dit artikel is verwijderd', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Dit artikel is verwijderd' }).waitFor()
  await page.getByText('De brug gaat tien weken dicht. Ook dit niet.').waitFor()
  await assertAccessibleAtAnyWidth(page)
  await goOn.click()
  await isThere('Ook dit niet.')
})

test('a window that has not looked at the text yet says nothing about its score', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht')
  await house.app.database.db.update(articles).set({ seoScore: 61 }).where(eq(articles.id, id))
  // The analysis never comes: its worker is not there.
  await page.route('**/analysis-worker*', (route) => route.abort())
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.reload()
  await until(async () => (await contentOf(page)).includes('tien weken'), 'the text is there')
  await typeInto(page, ' Fietsers rijden om.')
  const { seoScore } = (await sent).postDataJSON() as { seoScore?: number | null }
  assert.ok(seoScore !== null, 'no score is not a score of nothing')
  await saved(page)
  assert.notEqual((await row(id))?.seoScore, null)
})
