// Two who wrote in one article: nobody is disturbed while typing, whose text stays is chosen once, and the other text is kept.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { articles, articleVersions } from '#server/articles/tables.ts'
import { until } from '../support/app.ts'
import { contentOf, holdSaves, typeInto } from '../support/article-page.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const BEGIN = 'De brug gaat tien weken dicht.'
const THEIRS = 'De brug gaat elf weken dicht, schreef de ander.'
const question = (page: Page) => page.getByRole('dialog', { name: 'Er is een nieuwere versie' })
const row = async (id: number) => (await house.app.database.db.select().from(articles).where(eq(articles.id, id)))[0]
const versions = async (id: number) =>
  (await house.app.database.db.select().from(articleVersions).where(eq(articleVersions.articleId, id))).map(
    ({ content }) => content,
  )

async function begun(page: Page): Promise<number> {
  const reply = await page.request.post('/api/articles', { data: { title: 'Fietsbrug dicht', content: BEGIN } })
  const { id } = (await reply.json()) as { id: number }
  await page.goto(`/artikelen/${id}`)
  await until(async () => (await contentOf(page)).includes('tien weken'), 'the text is there')
  return id
}
/** Another window saves. What was typed here is sent after that, however long it takes. */
async function otherSaves(page: Page, id: number): Promise<void> {
  const data = { title: 'Fietsbrug langer dicht', content: THEIRS }
  const headers = { origin: new URL(page.url()).origin }
  const held = await holdSaves(page, id)
  assert.equal((await page.request.put(`/api/articles/${id}`, { headers, data })).status(), 200)
  await page.unroute(`**/api/articles/${id}`)
  for (const goOn of held) goOn()
}
/** The saves that this window sends from now on. */
function savesOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())))
  return sent
}
/** An article in which both typed, and about which is asked. */
async function asked(page: Page): Promise<number> {
  const id = await begun(page)
  await typeInto(page, ' Van hier.')
  await otherSaves(page, id)
  await question(page).waitFor()
  return id
}
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

test('who goes on typing while another window saves loses no letter; they are asked once they rest', async () => {
  const page = await house.member()
  const id = await begun(page)
  await typeInto(page, ' Een twee')
  await otherSaves(page, id)
  await page.keyboard.type(' drie vier vijf zes zeven acht negen tien', { delay: 60 })
  assert.match(await contentOf(page), /Een twee drie vier vijf zes zeven acht negen tien$/)
  await question(page).waitFor()
  // A key that was meant for the text chooses nothing.
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await question(page).waitFor()
  await assertAccessibleAtAnyWidth(page)
})

test('a question that was closed comes back by its own button and by saving, and not by itself', async () => {
  const page = await house.member()
  await page.clock.install()
  const id = await asked(page)
  const saves = savesOf(page)
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'detached' })
  await typeInto(page, ' Nog iets.')
  await page.clock.runFor(10_000)
  assert.deepEqual([await question(page).count(), saves], [0, []])
  await page.getByRole('button', { name: 'Kies een versie' }).click()
  await question(page).waitFor()
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+s')
  await press(page, 'Houd mijn tekst')
  await until(async () => (await row(id))?.content === `${BEGIN} Van hier. Nog iets.`, 'mine is saved')
  assert.ok((await versions(id)).includes(THEIRS), 'theirs is a version')
})

test('the other text is taken whole, with its title; mine becomes a version, and undo brings it back', async () => {
  const page = await house.member()
  const id = await asked(page)
  await press(page, 'Neem de andere')
  await question(page).waitFor({ state: 'detached' })
  await page.getByText(/^Opgeslagen om/).waitFor()
  assert.deepEqual([(await row(id))?.title, (await row(id))?.content], ['Fietsbrug langer dicht', THEIRS])
  assert.equal(await page.getByLabel('Titel', { exact: true }).inputValue(), 'Fietsbrug langer dicht')
  assert.ok((await versions(id)).includes(`${BEGIN} Van hier.`))
  await page.getByRole('textbox', { name: 'Inhoud' }).focus()
  await page.keyboard.press('Control+z')
  await until(async () => (await contentOf(page)) === `${BEGIN} Van hier.`, 'mine is back')
})

test('the question stays until what was chosen is done', async () => {
  const page = await house.member()
  const id = await asked(page)
  const held = await holdSaves(page, id)
  await press(page, 'Neem de andere')
  await until(() => held.length === 1, 'mine is being kept')
  await page.keyboard.press('Escape')
  await page.keyboard.type('weg')
  await question(page).waitFor()
  held.shift()?.()
  await until(() => held.length === 1, 'theirs is being saved')
  held.shift()?.()
  await question(page).waitFor({ state: 'detached' })
  await page.getByText(/^Opgeslagen om/).waitFor()
  assert.equal((await row(id))?.content, THEIRS)
})

test('while the server is gone nothing is chosen, and nothing is saved by itself once it is back', async () => {
  const page = await house.member()
  await page.clock.install()
  const id = await asked(page)
  const away = `**/api/articles/${id}`
  await page.route(away, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await press(page, 'Neem de andere')
  await question(page).getByText('De server is nu niet bereikbaar.').waitFor()
  await page.unroute(away)
  const saves = savesOf(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.clock.runFor(60_000)
  assert.deepEqual([saves, (await row(id))?.content], [[], THEIRS])
  assert.deepEqual(await versions(id), [])
  await press(page, 'Neem de andere')
  await question(page).waitFor({ state: 'detached' })
  await until(async () => (await versions(id)).includes(`${BEGIN} Van hier.`), 'mine is a version')
  await page.getByText(/^Opgeslagen om/).waitFor()
  assert.equal((await row(id))?.content, THEIRS)
})
