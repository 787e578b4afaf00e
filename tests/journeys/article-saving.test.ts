// Nothing that is typed is lost: not with a closed tab, a server that is gone, a session that ended, a title that is too short, or
// another window that saved first.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { articles } from '#server/articles/tables.ts'
import { until } from '../support/app.ts'
import { contentOf, holdSaves, typeInto, write } from '../support/article-page.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { toast } from '../support/maker-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const saved = (page: Page) => page.getByText(/^Opgeslagen om \d\d:\d\d$/).waitFor()
const rows = () => house.app.database.db.select().from(articles)

/** A new article that is on the server. */
async function begun(page: Page, title: string, text: string): Promise<number> {
  await page.goto('/artikelen/nieuw')
  await write(page, title, text)
  await page.waitForURL(/\/artikelen\/\d+$/)
  await saved(page)
  return Number(page.url().split('/').at(-1))
}

test('a new article gets its number while one types on, and what was typed is saved by itself', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht', 'De brug gaat tien weken dicht.')
  // Looked for before the typing begins: a moment after it, it is saved.
  const told = page.getByText('Nog niet opgeslagen').waitFor()
  await typeInto(page, ' Fietsers rijden om.')
  await told
  await saved(page)
  const [row] = (await rows()).filter((one) => one.id === id)
  assert.deepEqual(
    [row?.title, row?.content.trim()],
    ['Fietsbrug dicht', 'De brug gaat tien weken dicht. Fietsers rijden om.'],
  )
})

test('saving by hand says so, and asks for a title and a text first', async () => {
  const page = await house.member()
  await page.goto('/artikelen/nieuw')
  await page.getByLabel('Titel').focus()
  await page.keyboard.press('Control+s')
  await toast(page, 'Invoer vereist').waitFor()
  await toast(page, 'Vul een titel en inhoud in voor je artikel.').waitFor()
  await write(page, 'Fietsbrug dicht', 'De brug gaat tien weken dicht.')
  await page.keyboard.press('Control+s')
  await toast(page, 'Artikel bijgewerkt').waitFor()
  await toast(page, 'Je artikel is succesvol opgeslagen').waitFor()
})

test('saving by hand says what is too short', async () => {
  const page = await house.member()
  await page.goto('/artikelen/nieuw')
  await write(page, 'Fietsbrug', 'Te kort.')
  await page.keyboard.press('Control+s')
  await toast(page, 'Content moet minimaal 10 tekens bevatten').waitFor()
  await write(page, 'ab', ' Nu lang genoeg.')
  await page.keyboard.press('Control+s')
  await toast(page, 'Titel moet minimaal 3 tekens bevatten').waitFor()
})

test('a text of which the title is too short stays on this device over a reload', async () => {
  const page = await house.member()
  await page.goto('/artikelen/nieuw')
  await write(page, 'Fi', 'De brug gaat tien weken dicht.')
  await page.getByText('Nog te kort om op te slaan').waitFor()
  await page.reload()
  await until(async () => (await contentOf(page)).includes('De brug gaat tien weken dicht.'), 'the text is back')
  await until(async () => (await page.getByLabel('Titel').inputValue()) === 'Fi', 'the title is back')
})

test('with the server gone a text is kept, comes back in a new tab, and is sent once the server answers', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht', 'De brug gaat tien weken dicht.')
  await page.route('**/api/articles/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await typeInto(page, ' Dit ging nooit naar de server.')
  await page.getByText('Niet opgeslagen, staat op dit apparaat').waitFor()
  const again = await inNewTab(page)
  await again.goto(`/artikelen/${id}`)
  await again.getByText(/is teruggezet/).waitFor()
  await until(async () => (await contentOf(again)).includes('Dit ging nooit naar de server.'), 'the text is back')
  await saved(again)
  const [row] = (await rows()).filter((one) => one.id === id)
  assert.match(row?.content ?? '', /Dit ging nooit naar de server\./)
})

const strip = (page: Page) => page.getByRole('region', { name: 'Teksten op dit apparaat' })

/** An article with ` Dit bleef hier.` typed in a tab that was closed while its saves did not come through. */
async function leftBehind(page: Page): Promise<{ id: number; again: Page }> {
  const id = await begun(page, 'Fietsbrug dicht', 'De brug gaat tien weken dicht.')
  await page.route('**/api/articles/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await typeInto(page, ' Dit bleef hier.')
  await page.getByText('Niet opgeslagen, staat op dit apparaat').waitFor()
  return { id, again: await inNewTab(page) }
}

/**
 * Another tab, after the end of this one and of its process: a tab that is closed sends what it has as it goes, past the routes of
 * a test, and sometimes that arrives.
 */
async function inNewTab(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // Its answer goes down with the page.
  void devtools.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
  const again = await page.context().newPage()
  await again.goto('/api/health')
  // Until the browser let go of it, its text is that of an open one.
  const isGone = () => again.evaluate(async () => (await navigator.locks.query()).held?.length === 0)
  await until(isGone, 'the closed window is gone')
  return again
}

test('a text of a closed tab that was opened from the list and saved is on this device no longer', async () => {
  const { again } = await leftBehind(await house.member())
  await again.goto('/artikelen')
  await strip(again).getByRole('button', { name: 'Bekijk' }).click()
  await again.getByText(/is teruggezet/).waitFor()
  await saved(again)
  await again.getByRole('link', { name: 'Terug naar de artikelen' }).click()
  await again.getByRole('heading', { name: 'Fietsbrug dicht' }).waitFor()
  await strip(again).waitFor({ state: 'hidden' })
  await until(async () => (await kept(again)) === 0, 'the text is forgotten')
  await again.reload()
  await again.getByRole('heading', { name: 'Fietsbrug dicht' }).waitFor()
  assert.equal(await strip(again).count(), 0)
})

/** The server gets the very text that was left behind, as by a save of which nobody heard the answer. */
async function arrives(page: Page, id: number): Promise<void> {
  const path = `/api/articles/${id}`
  const { version, content } = (await (await page.request.get(path)).json()) as { version: number; content: string }
  const put = await page.request.put(path, {
    headers: { origin: new URL(page.url()).origin },
    data: { title: 'Fietsbrug dicht', content: content.replace('dicht.', 'dicht. Dit bleef hier.'), version },
  })
  assert.equal(put.status(), 200)
}

test('a text of a closed tab that the server turns out to have is sent without a question', async () => {
  const { id, again } = await leftBehind(await house.member())
  await again.goto('/artikelen')
  await strip(again).waitFor()
  await arrives(again, id)
  await strip(again).getByRole('button', { name: 'Verstuur nu' }).click()
  await toast(again, 'Tekst opgeslagen').waitFor()
  await strip(again).waitFor({ state: 'hidden' })
})

/** How many texts are kept on the device. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('kopij')
        opening.addEventListener('error', () => reject(new Error('the drafts cannot be read')))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )

test('the list of articles forgets a text of a closed tab that the server has', async () => {
  const { id, again } = await leftBehind(await house.member())
  await again.goto('/artikelen')
  await strip(again).waitFor()
  await until(async () => (await kept(again)) === 1, 'the text is kept')
  await arrives(again, id)
  await again.reload()
  await until(async () => (await kept(again)) === 0, 'the text is forgotten')
  await strip(again).waitFor({ state: 'hidden' })
})

test('another window takes over what is saved here, and asks where both typed', async () => {
  const page = await house.member()
  const id = await begun(page, 'Fietsbrug dicht', 'De brug gaat tien weken dicht.')
  const other = await page.context().newPage()
  await other.goto(`/artikelen/${id}`)
  await until(async () => (await contentOf(other)).includes('tien weken'), 'the other window has it')
  await typeInto(page, ' Van hier.')
  await page.keyboard.press('Control+s')
  await until(async () => (await contentOf(other)).includes('Van hier.'), 'the other window follows')
  // Both type at once: the second to save has to choose. That is the other window, however long the first takes.
  const held = await holdSaves(other, id)
  await typeInto(other, ' Van daar.')
  await typeInto(page, ' En nog iets.')
  await page.keyboard.press('Control+s')
  const isFirst = async () => (await rows()).some((one) => one.id === id && one.content.includes('En nog iets.'))
  await until(isFirst, 'the first is saved')
  await other.unroute(`**/api/articles/${id}`)
  for (const goOn of held) goOn()
  const question = other.getByRole('dialog', { name: 'Er is een nieuwere versie' })
  await question.waitFor()
  await question.getByRole('button', { name: 'Houd mijn tekst' }).click()
  await saved(other)
  const [row] = (await rows()).filter((one) => one.id === id)
  assert.match(row?.content ?? '', /Van daar\./)
  await other.getByRole('button', { name: 'Versies' }).click()
  await other.getByRole('dialog', { name: 'Versies' }).getByText('En nog iets').waitFor()
})

test('logging out asks while something is on this device only', async () => {
  const page = await house.member()
  await page.goto('/artikelen/nieuw')
  await write(page, 'Fi', 'Dit is nog niet opgeslagen.')
  await page.getByText('Nog te kort om op te slaan').waitFor()
  await page.getByRole('button', { name: /^Gebruikersmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Eén tekst is nog niet opgeslagen' })
  await question.getByRole('button', { name: 'Toch uitloggen' }).click()
  await page.waitForURL(/\/auth/)
})
