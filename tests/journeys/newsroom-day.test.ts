// A day in a newsroom, from what comes in to what goes out: a creator follows a channel, a video that is pushed becomes an article, somebody
// outside reads it, an editor reviews it, it stands on a WordPress, is corrected and stands there anew; and what goes with whom.
// `npm run prove` runs it against a real WordPress.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { fetchChannel, takePush } from '#server/channels/jobs.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { runJob } from '#server/jobs/job.ts'
import { openAnyWordpress, type AnyWordpress } from '../support/any-wordpress.ts'
import { until } from '../support/app.ts'
import { contentOf, typeInto } from '../support/article-page.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { dialog, ordering, press } from '../support/publishing-page.ts'
import { review } from '../support/review-page.ts'
import { ofModel } from '../support/reviews.ts'
import { toasted } from '../support/toasts.ts'
import { openYoutube, type FakeYoutube } from '../support/youtube-server.ts'

let house: TestBrowser
let youtube: FakeYoutube
let wordpress: AnyWordpress
before(async () => {
  ;[youtube, wordpress] = await Promise.all([openYoutube(), openAnyWordpress()])
  house = await openBrowser({
    youtube: youtube.settings,
    linkFetch: createSafeFetch({ allow: [youtube.address, wordpress.address] }),
  })
  youtube.hub.reach = house.app.url
})
after(() => Promise.all([house.close(), youtube.close(), wordpress.close()]))

/** Does what was sent to be done about channels, as a house that the hub can reach. */
async function work(): Promise<void> {
  const reachable = { ...house.app.site, publicUrl: 'http://kopij.example' }
  for (const { name, data } of house.app.sent.all.splice(0)) {
    if (name === fetchChannel.name) await runJob(fetchChannel, reachable, fetchChannel.data.parse(data))
    if (name === takePush.name) await runJob(takePush, house.app.site, takePush.data.parse(data))
  }
}

/** Publishes what stands in the room of the article, and gives where readers find it. */
async function published(page: Page, button: 'Publiceer' | 'Werk bij'): Promise<string> {
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publiceren' }).click()
  await dialog(page).getByText('Nu', { exact: true }).click()
  await ordering(house.app, () => press(page, button))
  await house.app.sent.run(house.app.site)
  const link = dialog(page).getByRole('link', { name: 'Bekijk' })
  await link.waitFor()
  const address = (await link.getAttribute('href')) ?? ''
  await dialog(page).getByRole('button', { name: 'Sluiten' }).last().click()
  return address
}

test('from a video that is pushed to a corrected article on WordPress', async () => {
  const { client: admin } = await house.app.loggedIn({ role: 'admin', name: 'Anne Jansen' })
  const { url, username, applicationPassword } = wordpress
  const site = await admin.post('/api/publishing/sites', { kind: 'wordpress', url, username, applicationPassword })
  assert.equal(site.status, 201, JSON.stringify(site.body))
  await admin.send('PUT', '/api/settings/review', { body: { rule: 'require' } })
  const posts = await wordpress.count()

  const channel = youtube.channel({ handle: '@degemeente', title: 'De Gemeente', count: 3 })
  const page = await house.member({ name: 'Wim de Wit', role: 'paid', desk: 'editor' }, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=youtube-kanalen')
  await page.getByLabel('Kanaal toevoegen').fill('@degemeente')
  await page.keyboard.press('Enter')
  await toasted(page, 'Kanaal toegevoegd', 'De Gemeente')
  await work()
  await page
    .getByRole('row', { name: /De Gemeente/ })
    .getByRole('link', { name: 'De Gemeente', exact: true })
    .click()
  await page.getByText('1–3 van 3 video’s').waitFor()
  await youtube.hub.confirm()
  await youtube.hub.tell(channel, youtube.publish(channel, { title: 'De fietsbrug gaat tien weken dicht' }))
  await work()
  const item = page.getByRole('listitem').filter({ hasText: 'De fietsbrug gaat tien weken dicht' })
  await item.getByRole('button', { name: /^Maak een idee/ }).click()
  await page.waitForURL(/\/artikelen\/\d+$/)
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])

  // A model wrote the second paragraph.
  const idea = (await (await page.request.get(`/api/articles/${id}`)).json()) as { version: number }
  const content = 'Het dek van de fietsbrug is rot.\n\nDe borden sturen fietsers over de Lingedijk.\n'
  const data = { title: 'Fietsbrug tien weken dicht', content, blocks: [ofModel('a', 1)], version: idea.version }
  assert.equal((await page.request.put(`/api/articles/${id}`, { data })).status(), 200)
  await page.reload()
  await until(async () => (await contentOf(page)).includes('Lingedijk'), 'the text is there')

  const panel = page.getByRole('region', { name: 'Nakijken' })
  await panel.getByRole('button', { name: 'Laten meelezen' }).click()
  await dialog(page).getByRole('button', { name: 'Maak een link' }).click()
  const link = new URL(await dialog(page).getByRole('textbox', { name: 'De link' }).inputValue())
  await dialog(page).getByRole('button', { name: 'Sluiten' }).click()
  const outside = await house.visitor()
  await outside.goto(link.pathname + link.hash)
  await outside.getByRole('textbox', { name: 'Je naam' }).fill('Kees Bron')
  await outside.getByRole('button', { name: 'Akkoord' }).click()
  await outside.getByText('Akkoord gegeven').waitFor()
  await panel.getByText('Kees Bron').waitFor()

  await review(page)
  await panel.getByText('Wim de Wit,').waitFor()
  const address = await published(page, 'Publiceer')
  assert.match(await wordpress.shown(address), /De borden sturen fietsers over de Lingedijk\./)
  assert.match(await wordpress.shown(address), /ai-disclosure="ai-assisted"/)
  assert.doesNotMatch(await wordpress.shown(address), /geschreven door AI/)

  await typeInto(page, ' Correctie: elf weken.')
  await panel.getByText('Gewijzigd na nakijken').waitFor()
  await review(page)
  assert.equal(await published(page, 'Werk bij'), address)
  assert.match(await wordpress.shown(address), /Correctie: elf weken\./)
  assert.equal(await wordpress.count(), posts + 1)

  const { db } = house.app.database
  const rows = async (statement: ReturnType<typeof sql>) => (await db.execute(statement)).rows.length
  assert.equal(await rows(sql`SELECT 1 FROM youtube_videos WHERE channel_id = ${channel.id}`), 4)
  const [writer] = (await db.execute(sql`SELECT user_id AS id FROM articles WHERE id = ${id}`)).rows as { id: number }[]
  // Another who follows it keeps it; the last one takes it along.
  await admin.post('/api/youtube-channels', { channel: channel.id })
  assert.equal((await admin.send('DELETE', `/api/users/${writer?.id}`)).status, 200)
  assert.equal(await rows(sql`SELECT 1 FROM youtube_channels WHERE user_id = ${writer?.id}`), 0)
  assert.equal(await rows(sql`SELECT 1 FROM youtube_videos WHERE channel_id = ${channel.id}`), 4)
  const [own] = (await admin.get('/api/youtube-channels')).body as { id: number }[]
  assert.equal((await admin.send('DELETE', `/api/youtube-channels/${own?.id}`)).status, 200)
  assert.equal(await rows(sql`SELECT 1 FROM youtube_videos WHERE channel_id = ${channel.id}`), 0)
})
