// A website is connected, and an article goes there: as a draft, brought up to date, and over what somebody changed there.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { assertAccessible, hasFocus, openBrowser, type TestBrowser } from '../support/browser.ts'
import { openGhostServer, type GhostServer } from '../support/ghost-server.ts'
import { dialog, openPublishing, ordering, press, written } from '../support/publishing-page.ts'
import { ofModel } from '../support/reviews.ts'
import { openWordpressServer, type WordpressServer } from '../support/wordpress-server.ts'

let house: TestBrowser
let wordpress: WordpressServer
let ghost: GhostServer
before(async () => {
  ;[wordpress, ghost] = await Promise.all([openWordpressServer(), openGhostServer()])
  house = await openBrowser({
    linkFetch: createSafeFetch({ allow: [wordpress.address, ghost.address] }),
    // It reaches people, so addresses are to be confirmed; what is posted stays with the test.
    mailer: createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'kopij@localhost', dataDir: '/nowhere' }),
  })
})
after(() => Promise.all([house.close(), wordpress.close(), ghost.close()]))

const run = () => house.app.sent.run(house.app.site)
const post = () => [...wordpress.posts.values()].at(-1)

test('connected, sent as a draft, brought up to date, found changed there, and overwritten', async () => {
  const page = await house.member({ role: 'admin' })
  await page.goto('/admin?tab=websites')
  await page.getByRole('heading', { name: 'Er is nog geen website verbonden' }).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Verbind een website' }).click()
  await page.getByLabel('Adres van de website').fill(wordpress.url)
  await page.getByLabel('Gebruikersnaam in WordPress').fill('redactie')
  await page.getByLabel('Applicatiewachtwoord', { exact: true }).fill('aaaa bbbb cccc dddd eeee ffff')
  await press(page, 'Test en verbind')
  await dialog(page)
    .getByText(/kent deze gebruikersnaam of dit applicatiewachtwoord niet/)
    .waitFor()
  await assertAccessible(page)
  await page.getByLabel('Applicatiewachtwoord', { exact: true }).fill(wordpress.applicationPassword)
  await press(page, 'Test en verbind')
  await page.getByRole('heading', { name: 'De Linge & omstreken' }).waitFor()
  await page.getByText('Verbonden', { exact: true }).waitFor()

  // Called otherwise with the keyboard alone, and by its own name again.
  await page.getByRole('button', { name: 'Andere naam' }).press('Enter')
  await dialog(page).getByLabel('Naam').fill('x'.repeat(101))
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Gebruik hoogstens 100 tekens.').waitFor()
  await assertAccessible(page)
  await dialog(page).getByLabel('Naam').fill('De krant')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'De krant' }).waitFor()
  await page.getByText(/^De Linge & omstreken · WordPress/).waitFor()
  await page.getByRole('button', { name: 'Andere naam' }).click()
  await dialog(page).getByLabel('Naam').fill('')
  await press(page, 'Bewaar')
  await page.getByRole('heading', { name: 'De Linge & omstreken' }).waitFor()

  const id = await written(page)
  await openPublishing(page, id)
  await hasFocus(dialog(page).getByRole('radio', { name: 'Als concept' }))
  await dialog(page).getByLabel('Samenvatting').fill('Zo rijd je om.')
  await dialog(page).getByLabel('Tags').fill('fietsen,')
  await assertAccessible(page)
  await ordering(house.app, () => press(page, 'Verstuur als concept'))
  await run()
  await dialog(page).getByText('Concept', { exact: true }).waitFor()
  assert.deepEqual([post()?.status, post()?.excerpt, post()?.tags], ['draft', 'Zo rijd je om.', [8]])

  await dialog(page).getByText('Nu', { exact: true }).click()
  await ordering(house.app, () => press(page, 'Werk bij'))
  await run()
  await dialog(page).getByRole('link', { name: 'Bekijk' }).waitFor()
  assert.equal(post()?.status, 'publish')

  wordpress.edit(post()?.id ?? 0, { content: '<p>Het dek is rot, zegt de wethouder.</p>' })
  await press(page, 'Werk bij')
  await page.getByRole('heading', { name: 'Daar is iets gewijzigd' }).waitFor()
  await dialog(page).locator('ins', { hasText: 'zegt de wethouder' }).waitFor()
  await assertAccessible(page)
  await press(page, 'Terug')
  assert.match(post()?.content ?? '', /wethouder/)
  await press(page, 'Werk bij')
  // Changed once more while somebody looks: that is shown before it is overwritten.
  await page.getByRole('heading', { name: 'Daar is iets gewijzigd' }).waitFor()
  wordpress.edit(post()?.id ?? 0, { content: '<p>Het dek is rot, zegt de burgemeester.</p>' })
  await press(page, 'Toch overschrijven')
  await dialog(page).getByText('Terwijl je keek').waitFor()
  await dialog(page).locator('ins', { hasText: 'zegt de burgemeester' }).waitFor()
  await ordering(house.app, () => press(page, 'Toch overschrijven'))
  await run()
  await dialog(page).getByText('Gepubliceerd', { exact: true }).waitFor()
  assert.doesNotMatch(post()?.content ?? '', /wethouder|burgemeester/)

  // Captions follow: the address is at hand where they are written, goes along with them, and stands in what is previewed.
  const address = `${wordpress.url}/fietsbrug-tien-weken-dicht/`
  await page.request.post('/api/articles/campaign', { data: { articleId: id, parts: ['facebook'] } })
  await page.keyboard.press('Escape')
  const found = page.getByRole('region', { name: 'Voorbeeld in Google' })
  await found.getByText(`${new URL(address).host} › fietsbrug-tien-weken-dicht`).waitFor()
  await page.getByRole('button', { name: 'Campagne' }).click()
  await dialog(page).getByRole('link', { name: address }).waitFor()
  await dialog(page)
    .getByRole('tab', { name: /^Facebook/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Kopieer alles' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.ok(copied.split(`\n\n${address}`).length > 2)
  await dialog(page).getByRole('button', { name: 'Voorbeeld' }).click()
  await page.getByRole('figure', { name: 'Zo staat de tekst op Facebook' }).getByText(new URL(address).host).waitFor()
})

test('who publishes text of AI that nobody reviewed is told with which line it goes out, and what was sent back is overruled', async () => {
  const admin = await house.member({ role: 'admin' })
  const { adminApiKey, url } = ghost
  await admin.request.post('/api/publishing/sites', { data: { kind: 'ghost', adminApiKey, url } })
  const content = 'Het dek is rot.\n\nDe borden sturen je om.\n'
  const data = { title: 'Fietsbrug dicht', content, blocks: [ofModel('a', 0)] }
  const { id } = (await (await admin.request.post('/api/articles', { data })).json()) as { id: number }
  await openPublishing(admin, id)
  await dialog(admin)
    .getByText(/^Gaat zo naar buiten met de regel/)
    .waitFor()
  await assertAccessible(admin)

  // What was sent back meanwhile shows at once, and is overruled with a reason.
  const { url: link } = (await (await admin.request.post(`/api/articles/${id}/review-links`)).json()) as { url: string }
  const answer = { name: 'Kees Bron', decision: 'returned', remarks: 'Welke brug?' }
  await admin.request.post(`/api/review/${link.split('#')[1]}`, { data: answer })
  await dialog(admin).getByText('Welke brug?').waitFor()
  await dialog(admin).getByText('Nu', { exact: true }).click()
  await dialog(admin)
    .getByText(/^Kees Bron stuurde dit artikel terug/)
    .waitFor()
  const why = dialog(admin).getByRole('textbox', { name: 'Waarom het toch naar buiten gaat' })
  await admin.setViewportSize({ width: 375, height: 812 })
  assert.ok(((await why.boundingBox())?.y ?? 812) < 590, 'on a phone the reason is asked above the buttons')
  await admin.setViewportSize({ width: 1440, height: 900 })
  await press(admin, 'Toch publiceren')
  await dialog(admin)
    .getByText(/minimaal 3 tekens/)
    .waitFor()
  assert.equal(await why.evaluate((field) => field === document.activeElement), true)
  await assertAccessible(admin)
  await why.fill('De wethouder bevestigde het.')
  await press(admin, 'Toch publiceren')
  await admin.getByText('Onderweg', { exact: true }).first().waitFor()
  await run()
  await dialog(admin).getByText('Gepubliceerd', { exact: true }).waitFor()
  await dialog(admin).getByText('Welke brug?').waitFor({ state: 'detached' })
})

test('planned on a phone at an hour that does not exist, which is said, and taken back', async () => {
  const admin = await house.member({ role: 'admin' })
  const { adminApiKey, url } = ghost
  await admin.request.post('/api/publishing/sites', { data: { kind: 'ghost', adminApiKey, url } })
  const page = await house.member({ role: 'paid', desk: 'editor' }, { viewport: { width: 375, height: 812 } })
  const id = await written(page)
  await openPublishing(page, id)
  await hasFocus(dialog(page).getByLabel('Website'))
  await dialog(page).getByLabel('Website').selectOption('De Waal')
  await dialog(page).getByText('Op een moment', { exact: true }).click()
  const spring = new Date(Date.UTC(new Date().getFullYear() + (new Date().getMonth() > 1 ? 1 : 0), 2, 31))
  spring.setUTCDate(31 - spring.getUTCDay())
  await dialog(page)
    .getByLabel('Datum en tijd')
    .fill(`${spring.toISOString().slice(0, 10)}T02:30`)
  await dialog(page)
    .getByText(/02\.30 uur bestaat die nacht niet/)
    .waitFor()
  await assertAccessible(page)
  await press(page, 'Plan in')
  await dialog(page).getByText('Gepland', { exact: true }).waitFor()
  await dialog(page)
    .getByText(/03:30 de deur uit/)
    .waitFor()
  // What is typed since is told, compared and taken.
  const content = 'Het dek is rot.\n\nDe borden sturen je niet om.\n'
  await page.request.put(`/api/articles/${id}`, { data: { title: 'Fietsbrug tien weken dicht', content } })
  await dialog(page)
    .getByText(/^Gepland staat de tekst van .*; sindsdien is er getypt\.$/)
    .waitFor()
  // What was filled in for the website is not thrown away for it without a word.
  const summary = dialog(page).getByLabel('Samenvatting')
  await summary.fill('Zo rijd je om.')
  await press(page, 'Bekijk het verschil')
  const question = page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' })
  await question.getByRole('button', { name: 'Verder bewerken' }).click()
  assert.equal(await summary.inputValue(), 'Zo rijd je om.')
  await press(page, 'Bekijk het verschil')
  await question.getByRole('button', { name: 'Weggooien' }).click()
  await page.getByRole('dialog', { name: 'Versies' }).locator('ins', { hasText: 'niet' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publiceren' }).click()
  await press(page, 'Neem de nieuwe tekst')
  await dialog(page)
    .getByText(/^Gepland staat de tekst van [^;]*$/)
    .waitFor()
  await press(page, 'Trek in')
  await dialog(page).getByText('Ingetrokken', { exact: true }).waitFor()
  assert.equal(ghost.posts.size, 0)
})

test('a planned article that is thrown away says what stops, and asks about it when it comes back', async () => {
  const admin = await house.member({ role: 'admin' })
  const { adminApiKey, url } = ghost
  const site = await admin.request.post('/api/publishing/sites', { data: { kind: 'ghost', adminApiKey, url } })
  const { id: siteId } = (await site.json()) as { id: number }
  const page = await house.member({ desk: 'editor' }, { reducedMotion: 'reduce' })
  const id = await written(page)
  const when = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString()
  assert.equal((await page.request.post(`/api/articles/${id}/publish`, { data: { siteId, when } })).status(), 200)
  await page.goto('/admin?tab=content')
  await page.getByRole('button', { name: /^Verwijder ‘Fietsbrug/ }).click()
  await page.getByText(/Dit artikel staat gepland voor .* op De Waal; het gaat dan niet naar buiten/).waitFor()
  await assertAccessible(page)
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await page.getByRole('button', { name: /^Prullenbak/ }).click()
  await page.getByRole('article').getByText('Was gepland', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await dialog(page)
    .getByText(/^Stond op .* gepland voor De Waal\.$/)
    .waitFor()
  await assertAccessible(page)
  // Put off: its room asks again.
  await page.keyboard.press('Escape')
  await page.goto(`/artikelen/${id}`)
  await page.getByText('Dit artikel wacht op akkoord voordat het uitgaat').waitFor()
  await page.getByRole('button', { name: 'Plan weer in' }).click()
  await page.getByText('Dit artikel wacht op akkoord voordat het uitgaat').waitFor({ state: 'detached' })
  const standing = (await (await page.request.get(`/api/articles/${id}/publications`)).json()) as { state: string }[]
  assert.deepEqual(
    standing.map(({ state }) => state),
    ['planned'],
  )
})

test('who may not publish finds in the menu who does, by name only at a desk, and where the article stands', async () => {
  await house.member({ role: 'admin', name: 'Aaf Beheer' })
  const page = await house.member({ role: 'paid' })
  const id = await written(page)
  await page.goto(`/artikelen/${id}`)
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publiceren' }).getByText('Doen eindredacteuren en chefs').waitFor()
  await page.getByRole('menuitem', { name: 'Publiceren' }).click()
  await dialog(page).getByText('Publiceren doen eindredacteuren en chefs van de redactie').waitFor()
  await dialog(page)
    .getByText(/Vraag een beheerder/)
    .waitFor()
  assert.equal(await dialog(page).getByText('Aaf Beheer').count(), 0)
  await assertAccessible(page)
  const writer = await house.member({ desk: 'writer' })
  await openPublishing(writer, await written(writer))
  await dialog(writer)
    .getByText(/Vraag .*Aaf Beheer.* om je artikel te publiceren/)
    .waitFor()

  const unconfirmed = await house.member({ desk: 'editor', emailConfirmedAt: null })
  await openPublishing(unconfirmed, await written(unconfirmed))
  await dialog(unconfirmed).getByText('Bevestig eerst je e-mailadres').waitFor()
  await assertAccessible(unconfirmed)
  await press(unconfirmed, 'Stuur de mail opnieuw')
  await unconfirmed.getByText('Mail verstuurd', { exact: true }).waitFor()
})

test('who finds no website is told whom to ask', async () => {
  for (const site of (await (
    await (await house.member({ role: 'admin' })).request.get('/api/publishing/sites')
  ).json()) as { id: number }[])
    await (await house.member({ role: 'admin' })).request.delete(`/api/publishing/sites/${site.id}`)
  const page = await house.member({ role: 'paid', desk: 'editor' })
  await openPublishing(page, await written(page))
  await dialog(page)
    .getByText(/Vraag een beheerder om WordPress of Ghost te verbinden/)
    .waitFor()
})
