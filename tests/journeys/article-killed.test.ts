// The server is killed while somebody types: nothing of it is lost, and it is saved once the server is back.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { makeUser, PASSWORD, until } from '../support/app.ts'
import { contentOf, typeInto, write } from '../support/article-page.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { newDatabasePlace } from '../support/database.ts'
import { listening, startProcess } from '../support/server-process.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

test('the server is killed while one types: the text stays, is kept over a reload, and is sent when the server is back', async () => {
  const place = await newDatabasePlace()
  const database = await openDatabase(place)
  await migrateAndSeed(database, async () => {})
  await makeUser(database, { username: 'schrijver' })
  await database.close()

  const first = startProcess(place, { RATE_LIMIT: 'off' })
  await listening(first)
  const { port } = new URL(first.url)
  const page = await house.visitor()
  await page.goto(`${first.url}/auth`)
  await page.getByLabel('Gebruikersnaam').fill('schrijver')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL('**/admin**')
  await page.goto(`${first.url}/artikelen/nieuw`)
  await write(page, 'Fietsbrug dicht', 'De brug gaat tien weken dicht.')
  await page.waitForURL(/\/artikelen\/\d+$/)
  await page.getByText(/^Opgeslagen om/).waitFor()

  await typeInto(page, ' Dit stond er')
  first.kill('SIGKILL')
  await first.exited
  await typeInto(page, ' toen de server stierf.')
  await page.getByText('Niet opgeslagen, staat op dit apparaat').waitFor({ timeout: 60_000 })

  const second = startProcess(place, { RATE_LIMIT: 'off', PORT: port })
  await listening(second)
  assert.equal(second.url, first.url)
  await page.reload()
  await until(async () => (await contentOf(page)).includes('Dit stond er toen de server stierf.'), 'the text is back')
  await page.getByText(/^Opgeslagen om/).waitFor({ timeout: 60_000 })
  const id = page.url().split('/').at(-1)
  const { content } = (await (await page.request.get(`${second.url}/api/articles/${id}`)).json()) as { content: string }
  assert.match(content, /Dit stond er toen de server stierf\./)
  second.kill('SIGTERM')
  await second.exited
})
