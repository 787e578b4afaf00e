// A creator follows a YouTube channel: added by its handle, its videos seen, a pushed one that appears by itself, and a script begun from
// it; and what the screen says when things are missing.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { runJob } from '#server/jobs/job.ts'
import { fetchChannel, takePush } from '#server/channels/jobs.ts'
import { until } from '../support/app.ts'
import { assertAccessibleAtAnyWidth, openBrowser, type TestBrowser } from '../support/browser.ts'
import { toasted } from '../support/toasts.ts'
import { openYoutube, type FakeYoutube } from '../support/youtube-server.ts'

let house: TestBrowser
let youtube: FakeYoutube
before(async () => {
  youtube = await openYoutube()
  house = await openBrowser({
    youtube: youtube.settings,
    linkFetch: createSafeFetch({ allow: [youtube.address] }),
  })
  youtube.hub.reach = house.app.url
})
after(async () => {
  await house.close()
  await youtube.close()
})

/** Subscribes as the house does where the hub can reach it: a test listens on this machine only. */
const reachable = () => ({ ...house.app.site, publicUrl: 'http://kopij.example' })

/** Does what was sent to be done about channels. */
async function work(): Promise<void> {
  for (const { name, data } of house.app.sent.all.splice(0)) {
    if (name === fetchChannel.name) await runJob(fetchChannel, reachable(), fetchChannel.data.parse(data))
    if (name === takePush.name) await runJob(takePush, house.app.site, takePush.data.parse(data))
  }
}

test('a creator adds a channel by its handle, sees its videos, and a new one that is pushed becomes a script', async () => {
  const channel = youtube.channel({ handle: '@zoëkookt', title: 'Zoë kookt', count: 30 })
  channel.videos[29]!.tags = ['koken', 'vegan']
  const page = await house.member({ name: 'Bas de Vries' }, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=youtube-kanalen')
  await page.getByRole('heading', { name: 'Je volgt nog geen kanaal' }).waitFor()
  await assertAccessibleAtAnyWidth(page)
  const field = page.getByLabel('Kanaal toevoegen')
  await field.fill('zomaar iets')
  await page.keyboard.press('Enter')
  await page.getByText('Geef het adres van een YouTube-kanaal, een @naam of een kanaal-id.').waitFor()
  await field.fill('@zoëkookt')
  await page.keyboard.press('Enter')
  await toasted(page, 'Kanaal toegevoegd', 'Zoë kookt')
  await work()
  const row = page.getByRole('row', { name: /Zoë kookt/ })
  await row.getByText('1.200').waitFor()
  await row.getByText('zojuist').waitFor()
  await assertAccessibleAtAnyWidth(page)

  await row.getByRole('link', { name: 'Zoë kookt', exact: true }).click()
  await page.getByRole('heading', { name: 'Zoë kookt', level: 1 }).waitFor()
  const newest = page.getByRole('listitem').filter({ hasText: channel.videos[29]!.title }).first()
  await newest.getByText('#vegan').waitFor()
  await newest.getByText('12 likes').waitFor()
  await newest.getByText('4:13').waitFor()
  await page.getByText('1–25 van 30 video’s').waitFor()
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByText('26–30 van 30 video’s').waitFor()
  await page.getByRole('button', { name: 'Vorige' }).click()
  await page.getByLabel('Zoek in titel, tags en omschrijving').fill('VEGAN')
  await page.getByText('1 van 1 video').waitFor()
  await page.getByLabel('Zoek in titel, tags en omschrijving').fill('')
  await page.getByText('1–25 van 30 video’s').waitFor()
  await assertAccessibleAtAnyWidth(page)

  assert.equal((await youtube.hub.confirm()).at(-1)?.status, 200)
  const fresh = youtube.publish(channel, { title: 'Soep & brood in tien minuten' })
  assert.equal(await youtube.hub.tell(channel, fresh), 200)
  await work()
  const item = page.getByRole('listitem').filter({ hasText: 'Soep & brood in tien minuten' })
  await item.waitFor()

  await item.getByRole('button', { name: /^Schrijf shorts-tekst/ }).click()
  await page.waitForURL('**tab=shorts-text-generator')
  await until(
    async () => (await page.getByLabel('Titel').first().inputValue()) === 'Soep & brood in tien minuten',
    'the title stands there',
  )
  await page.goBack()
  await item.getByRole('button', { name: /^Maak titels/ }).click()
  await page.waitForURL('**tab=titeltovenaar')
  await until(
    async () => (await page.getByLabel('Onderwerp').inputValue()) === 'Soep & brood in tien minuten',
    'the subject stands there',
  )
  await page.goBack()
  await item.getByRole('button', { name: /^Maak een idee/ }).click()
  await page.waitForURL(/\/artikelen\/\d+$/)
  const { body } = { body: await (await page.request.get('/api/articles')).json() }
  assert.equal(body[0].title, 'Soep & brood in tien minuten')
  assert.match(body[0].content, /\(https:\/\/www\.youtube\.com\/watch\?v=/)
})

test('the address of a video offers its channel, an administrator makes a link of one, and a channel is switched off and deleted', async () => {
  const channel = youtube.channel({ title: 'Het Weer' })
  const page = await house.member({ role: 'admin' }, { reducedMotion: 'reduce' })
  await page.goto('/admin?tab=youtube-kanalen')
  await page.getByLabel('Kanaal toevoegen').fill(`https://youtu.be/${channel.videos[0]!.id}`)
  await page.getByRole('button', { name: 'Volgen' }).click()
  await page.getByRole('button', { name: 'Volg ‘Het Weer’' }).click()
  await toasted(page, 'Kanaal toegevoegd', 'Het Weer')
  await work()
  const row = page.getByRole('row', { name: /Het Weer/ })
  const choose = async (item: string) => {
    await row.getByRole('button', { name: 'Acties voor ‘Het Weer’' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Dit is mijn kanaal')
  const dialog = page.getByRole('dialog', { name: 'Is ‘Het Weer’ van jou?' })
  channel.description = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Controleer' }).click()
  await toasted(page, 'Dit kanaal is van jou', 'Het Weer')
  await row.getByText('Van jou').waitFor()
  await choose('Pauzeren')
  await row.getByText('Gepauzeerd').waitFor()

  await row.getByRole('link', { name: 'Het Weer', exact: true }).click()
  const { title } = channel.videos[0]!
  await page.getByRole('button', { name: `Maak een idee van ‘${title}’` }).click()
  await page.getByRole('menuitem', { name: 'Als link op het bord' }).click()
  const form = page.getByRole('dialog', { name: 'Nieuwe link' })
  await until(async () => (await form.getByLabel('Titel').inputValue()) === title, 'the link has the title')
  await form.getByRole('button', { name: 'Link toevoegen' }).click()
  await toasted(page, 'Link toegevoegd', title)

  await page.goto('/admin?tab=youtube-kanalen')
  await choose('Verwijderen')
  const question = page.getByRole('alertdialog', { name: 'Kanaal verwijderen?' })
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await toasted(page, 'Kanaal verwijderd', 'Het Weer')
  await page.getByRole('heading', { name: 'Je volgt nog geen kanaal' }).waitFor()
  await page.goto('/youtube-kanalen/999999')
  await page.getByRole('heading', { name: 'Kanaal niet gevonden' }).waitFor()
})
