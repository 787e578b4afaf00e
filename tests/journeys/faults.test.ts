// What people see when something behind the screen fails: nothing they typed is lost, and nothing failed is charged.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { users } from '#server/accounts/tables.ts'
import { DraftFailure, type Provider } from '#server/tools/provider.ts'
import { builtIn } from '#server/tools/providers/built-in.ts'
import { makeUser, PASSWORD, until, type NewTestUser } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { toasts } from '../support/toasts.ts'
import { openInput } from '../support/tool-input.ts'

/** Fails as the test at hand tells it, else writes. */
let fault: ((signal: AbortSignal) => Promise<never>) | undefined
const provider: Provider = {
  model: 'model-van-de-proef',
  draft: async (tool, input, signal) => (fault ? fault(signal) : builtIn.draft(tool, input, signal)),
}

let house: TestBrowser
before(async () => void (house = await openBrowser({ provider })))
after(() => house.close())

/**
 * A page of a new user, with a title filled in. Without motion: what is written is scrolled to, and a press would wait until
 * that stands still.
 */
async function member(fields: Partial<NewTestUser> = {}): Promise<Page> {
  const page = await house.member(fields, { reducedMotion: 'reduce' })
  await page.goto('/admin')
  await page.getByRole('main').getByLabel('Titel').fill('Fietsen naar zee')
  return page
}
const generate = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /Genereer captions/ })
    .click()
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()
const counts = (page: Page, count: string) => page.getByRole('banner').getByText(count).waitFor()
const counted = async (page: Page) => (await (await page.request.get('/api/user')).json()).aiRequestsCount

test('a language model that fails is said to fail, costs nothing, and the next try works', async () => {
  const page = await member()
  fault = () => Promise.reject(new DraftFailure('writerUnreachable'))
  await generate(page)
  await says(page, 'Er is een fout opgetreden bij het genereren van captions')
  // Who presses again before the last has failed asks nothing.
  for (const name of ['Facebook', 'Pinterest', 'Link in Bio']) {
    const why = 'De schrijfhulp is niet bereikbaar. Probeer het later opnieuw.'
    await page.getByRole('region', { name }).getByText(why).waitFor()
  }
  assert.equal(await page.getByLabel('Titel').inputValue(), 'Fietsen naar zee')
  assert.equal(await counted(page), 0)
  fault = undefined
  await generate(page)
  await says(page, 'Captions gegenereerd')
  await counts(page, '3 / 10')
})

test('leaving while a model writes ends the work and gives the requests back', async () => {
  const page = await member()
  let [begun, stopped] = [0, 0]
  fault = (signal) => {
    begun += 1
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        stopped += 1
        reject(new DraftFailure('cancelled'))
      }),
    )
  }
  // Also begun: one that is left before is counted, but has nothing to stop yet.
  const underWay = async (all: number) => begun === all && (await counted(page)) === 3
  await generate(page)
  await until(() => underWay(3), 'three requests are under way')
  await page.goto('/privacybeleid')
  await until(async () => (await counted(page)) === 0, 'the requests are given back')
  assert.equal(stopped, 3)

  await page.goto('/admin')
  await page.getByRole('main').getByLabel('Titel').fill('Fietsen naar zee')
  await generate(page)
  await until(() => underWay(6), 'three requests are under way again')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Herschrijver' }).click()
  await page.getByRole('heading', { level: 1, name: 'Herschrijver' }).waitFor()
  assert.deepEqual([await counted(page), stopped], [3, 3], 'another tab of the dashboard is not leaving')
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await until(async () => stopped === 6, 'a logout is leaving too')
  fault = undefined
})

test('someone else who logs in elsewhere in the same browser takes the screen over, without what was typed', async () => {
  const page = await member({ name: 'Eerste' })
  await makeUser(house.app.database, { username: 'tweede', name: 'Tweede', aiRequestsLimit: 25 })
  await page.request.post('/api/login', { data: { username: 'tweede', password: PASSWORD } })
  await page.getByRole('button', { name: 'Gebruikersmenu van Eerste' }).waitFor()
  await generate(page)
  await page.getByRole('button', { name: 'Gebruikersmenu van Tweede' }).waitFor()
  await counts(page, '3 / 25')
  assert.equal(await page.getByLabel('Titel').inputValue(), '')
  assert.equal(await page.getByRole('region', { name: 'Facebook' }).getByRole('listitem').count(), 0)
})

test('at the limit nothing is asked: the screen says so before', async () => {
  const page = await member({ aiRequestsCount: 10 })
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/api/content/') ? 1 : 0))
  await says(page, 'Limiet AI-aanvragen bereikt')
  await page.getByLabel('Titel').press('Control+Enter')
  await toasts(page).filter({ hasText: 'Limiet AI-aanvragen bereikt' }).waitFor()
  assert.equal(asked, 0)
  assert.equal(await page.getByRole('main').getByText('Limiet AI-aanvragen bereikt').count(), 1, 'once, not per card')
})

const userMenu = async (page: Page) => {
  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  return page.getByRole('menu').innerText()
}
const leadsToPremium = async (part: Locator) =>
  assert.equal(await part.getByRole('link', { name: 'Bekijk Premium' }).getAttribute('href'), '/#pricing')
const past = () => new Date(Date.now() - 3_600_000)
const soon = () => new Date(Date.now() + 3_600_000)

test('after the trial the screen says that the trial is over', async () => {
  const page = await member({ subscriptionEndDate: past() })
  await says(page, 'Proefperiode afgelopen')
  // A higher limit would not open anything: the date has passed.
  const wayOn = await page.getByRole('region', { name: 'Zo ga je verder' }).innerText()
  assert.doesNotMatch(wayOn, /limiet ook verhogen/)
  assert.match(wayOn, /Een beheerder kan je ook zonder Premium meer ruimte geven\./)
  assert.match(await userMenu(page), /Proefperiode afgelopen op \d\d\/\d\d\/\d{4} \d\d:\d\d/)
})

test('after Premium the screen says that Premium is over, and not a word about a trial', async () => {
  const page = await member({ subscriptionStatus: 'paid', subscriptionType: 'paid', subscriptionEndDate: past() })
  await says(page, 'Premium afgelopen')
  await says(page, 'Je Premium-abonnement is afgelopen. Verleng het om meer verzoeken te doen.')
  await leadsToPremium(page.getByRole('region', { name: 'Zo ga je verder' }))
  await leadsToPremium(page.getByRole('banner'))
  assert.match(await userMenu(page), /Premium afgelopen op \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  assert.doesNotMatch(await page.locator('body').innerText(), /proef/i)
  await page.getByRole('menuitem', { name: 'Bekijk Premium' }).click()
  await page.waitForURL(/\/#pricing$/)
})

test('Premium that ends while the screen is open is refused by the server in the same words', async () => {
  const page = await member({ username: 'bijna-af', role: 'paid', subscriptionEndDate: soon() })
  assert.match(await userMenu(page), /Premium tot/)
  await page.keyboard.press('Escape')
  await house.app.database.db.update(users).set({ subscriptionEndDate: past() }).where(eq(users.username, 'bijna-af'))
  await generate(page)
  await says(page, 'Je Premium-abonnement is afgelopen. Verleng het om meer verzoeken te doen.')
  assert.equal(await counted(page), 0)
})

test('with two requests left one chooses two networks first, and the third card shows the limit and the way on', async () => {
  const page = await member({ aiRequestsCount: 8 })
  await says(page, 'Alle drie kosten 3 verzoeken, je hebt er nog 2.')
  await says(page, 'kost 2 verzoeken')
  const choice = (network: string) => page.getByRole('checkbox', { name: network })
  assert.equal(await choice('Link in Bio').isDisabled(), true)
  await choice('Facebook').uncheck()
  await choice('Link in Bio').check()
  await generate(page)
  await counts(page, '10 / 10')
  const card = (network: string) => page.getByRole('region', { name: network, exact: true })
  await card('Facebook').getByText('Limiet AI-aanvragen bereikt').waitFor()
  for (const network of ['Pinterest', 'Link in Bio']) await card(network).getByRole('listitem').first().waitFor()
  assert.equal(await card('Facebook').getByRole('listitem').count(), 0)
  await leadsToPremium(page.getByRole('region', { name: 'Zo ga je verder' }))
})

test('a description of an earlier title does not go along with a new one, until its writer says so', async () => {
  const page = await member()
  const asked: (string | null)[] = []
  page.on('request', (request) => request.url().endsWith('/facebook-titles') && asked.push(request.postData()))
  await page.goto('/admin?tab=facebook-captions')
  const form = page.getByRole('main')
  const ask = async (times: number) => {
    await form.getByRole('button', { name: 'Genereer titels' }).click()
    await counts(page, `${times} / 10`)
  }
  await form.getByLabel('Titel').fill('Fietsbrug over de Linge dicht')
  await form.getByLabel('Omschrijving').fill('Het dek van de brug is rot.')
  await ask(1)
  await openInput(page)
  await form.getByLabel('Titel').fill('Bakker Van Zanten stopt')
  await says(page, 'Deze omschrijving gaat niet mee')
  await ask(2)
  await openInput(page)
  await form.getByRole('button', { name: 'Toch meesturen' }).click()
  await ask(3)
  assert.deepEqual(
    asked.map((body) => /brug is rot/.test(body ?? '')),
    [true, false, true],
  )
})

test('a session that ended elsewhere leads to the login, and back to what was typed', async () => {
  const page = await member({ username: 'elders' })
  const { value } = (await page.context().cookies()).find(({ name }) => name === 'kopij_session') ?? {}
  await page.request.post('/api/logout')
  assert.ok(value)
  await generate(page)
  await page.waitForURL(/\/auth/)
  await says(page, 'Je sessie is verlopen')
  await page.getByLabel('Gebruikersnaam').fill('elders')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL(/\/admin/)
  assert.equal(await page.getByLabel('Titel').inputValue(), 'Fietsen naar zee')
})

test('a server that does not answer is said not to, with a way to try again', async () => {
  const page = await member()
  await page.route('**/api/user', (route) => route.abort())
  await page.reload()
  await says(page, 'Geen verbinding')
  await page.unroute('**/api/user')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await page.getByRole('heading', { level: 1, name: '3-in-1' }).waitFor()
})

test('HTML in a title is text, in the field and in the results', async () => {
  const page = await member()
  const title = '<img src=x onerror="document.title=1"> $& ${x}'
  await page.getByLabel('Titel').fill(title)
  await generate(page)
  await says(page, 'Captions gegenereerd')
  assert.equal(await page.locator('main img').count(), 0)
  assert.ok((await page.getByRole('region', { name: 'Facebook' }).innerText()).includes('<img src=x'))
})

test('a request that is refused while another fails leaves nobody locked out', async () => {
  const page = await member({ username: 'twee-vensters', aiRequestsCount: 7 })
  // Two of the three that the screen knows of were spent in another window.
  await house.app.database.db.update(users).set({ aiRequestsCount: 9 }).where(eq(users.username, 'twee-vensters'))
  const refused = Promise.withResolvers<void>()
  fault = async () => {
    await refused.promise
    throw new DraftFailure('writerUnreachable')
  }
  await generate(page)
  await says(page, 'Limiet AI-aanvragen bereikt')
  // Both of them: one that comes after the failure would be granted what that gave back.
  const cards = page.getByRole('region', { name: /^(Facebook|Pinterest|Link in Bio)$/ })
  await until(async () => (await cards.getByText('Limiet AI-aanvragen bereikt').count()) === 2, 'two are refused')
  fault = undefined
  refused.resolve()
  await counts(page, '9 / 10')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).first().click()
  await counts(page, '10 / 10')
})

test('trying again sends what stands in the form now, and keeps the keyboard at its card', async () => {
  const page = await member()
  fault = () => Promise.reject(new DraftFailure('writerRefused'))
  await generate(page)
  // All three: one that is asked a moment later would succeed, and the form folds away once two have.
  for (const name of ['Facebook', 'Pinterest', 'Link in Bio']) {
    const why = 'De schrijfhulp wil over dit onderwerp niet schrijven.'
    await page.getByRole('region', { name }).getByText(why).waitFor()
  }
  fault = undefined
  await page.getByLabel('Titel').fill('Wandelen langs de Waal')
  await page.getByRole('region', { name: 'Pinterest' }).getByRole('button', { name: 'Probeer opnieuw' }).click()
  await page.getByRole('region', { name: 'Pinterest' }).getByText('Wandelen langs de Waal').first().waitFor()
  await until(
    async () => (await page.evaluate(() => document.activeElement?.textContent)) === 'Pinterest',
    'the focus is on Pinterest',
  )
})

test('a model that wrote nothing is told as such', async () => {
  const page = await member()
  fault = () => Promise.reject(new DraftFailure('writerEmpty'))
  await generate(page)
  await says(page, 'Geen captions konden worden gegenereerd')
})
