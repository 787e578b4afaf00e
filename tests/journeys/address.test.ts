// Where one is in a list stands in the address: Back undoes a step, a reload changes nothing, and a page begins at its top.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { contactSubmissions } from '#server/contact/tables.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { addressKey } from '#contract/links/address-key.ts'
import { until } from '../support/app.ts'
import { openBrowser, type TestBrowser, hasFocus } from '../support/browser.ts'
import { addGenerations, article } from '../support/maker-pages.ts'

let house: TestBrowser
before(async () => {
  house = await openBrowser()
  const createdAt = new Date()
  await house.app.database.db.insert(inspirationLinks).values(
    Array.from({ length: 60 }, (_, at) => {
      const url = `https://example.com/${at}`
      return {
        title: `Link ${at}`,
        url,
        urlKey: addressKey(url),
        status: at < 2 ? 'Klaar' : 'Open',
        createdAt,
      } as const
    }),
  )
  await house.app.database.db.insert(contactSubmissions).values({
    name: 'Bart Bericht',
    email: 'bart@example.com',
    message: 'Kan ik ook per jaar betalen?',
    createdAt,
  })
})
after(() => house.close())

async function board(address = '/admin?tab=inspiratie-links'): Promise<Page> {
  const page = await house.member({ role: 'admin' })
  await page.goto(address)
  await page.getByRole('table').waitFor()
  return page
}
const rows = (page: Page) => page.getByRole('row').count()
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('each choice above a list is a step that Back undoes, and a word that is typed is one', async () => {
  const page = await board()
  await page.getByRole('tab', { name: 'Klaar' }).click()
  await says(page, '1–2 van 2 links')
  await page.getByPlaceholder('Zoek in links').pressSequentially('link 1', { delay: 30 })
  await says(page, '1 van 1 link')
  const searched = { tab: 'inspiratie-links', part: 'Klaar', search: 'link 1' }
  await until(() => isDeepStrictEqual(parameters(page), searched), 'the word stands in the address')
  await page.goBack()
  await says(page, '1–2 van 2 links')
  await until(async () => (await page.getByPlaceholder('Zoek in links').inputValue()) === '', 'the word is gone')
  await page.goBack()
  await says(page, '1–25 van 60 links')
  await page.goForward()
  await says(page, '1–2 van 2 links')
})

test('another page begins at the top of the list, with the keyboard there; Back and a reload stand where one was', async () => {
  const page = await board()
  await page.getByRole('button', { name: 'Volgende' }).click()
  await says(page, '26–50 van 60 links')
  const region = page.getByRole('region', { name: 'Gevonden links' })
  await hasFocus(region)
  // Not above it either: a page that is still scrolled to its end has the top of the list out of sight.
  const top = async () => (await region.boundingBox())?.y ?? -1
  await until(async () => (await top()) >= 0 && (await top()) < 200, 'the list is at the top')
  await page.reload()
  await says(page, '26–50 van 60 links')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await says(page, '51–60 van 60 links')
  await page.getByRole('button', { name: 'Vorige' }).click()
  await says(page, '26–50 van 60 links')
  await page.goBack()
  await says(page, '51–60 van 60 links')
  await page.goBack()
  await page.goBack()
  await says(page, '1–25 van 60 links')
})

test('an address that somebody was sent opens the same part of the list, and the same entry', async () => {
  const page = await board()
  await page.getByRole('tab', { name: 'Klaar' }).click()
  await page.getByRole('button', { name: 'Link 0', exact: true }).click()
  await page.getByRole('dialog', { name: 'Link 0' }).waitFor()
  const other = await house.member({ role: 'free' })
  await other.goto(page.url())
  await other.getByRole('dialog', { name: 'Link 0' }).waitFor()
  await other.getByRole('button', { name: 'Sluiten' }).click()
  await says(other, '1–2 van 2 links')
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await says(page, '1–2 van 2 links')
})

interface Choices {
  role: 'admin' | 'paid'
  /** Each is one choice, and one step for Back. */
  choose: readonly ((page: Page) => Promise<unknown>)[]
  /** What the address then says, beside the screen. */
  says: Record<string, string>
  /** The fields that show the choices, and the attribute that says so; without one their value. */
  shown: readonly ((page: Page) => [Locator, attribute?: string])[]
}
const select = (label: string, option: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).selectOption(option)
const field = (label: string) => (page: Page) => [page.getByLabel(label, { exact: true })] as [Locator]
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const screens: Record<string, Choices> = {
  users: {
    role: 'admin',
    choose: [select('Rol', 'Beheerder'), press('Naam'), press('Naam')],
    says: { role: 'admin', sort: '-name' },
    shown: [field('Rol'), (page) => [page.getByRole('columnheader', { name: 'Naam', exact: true }), 'aria-sort']],
  },
  tasks: {
    role: 'admin',
    choose: [select('Einddatum', 'Te laat'), select('Volgorde', 'Op prioriteit')],
    says: { due: 'overdue', order: 'priority' },
    shown: [field('Einddatum'), field('Volgorde')],
  },
  messages: {
    role: 'admin',
    choose: [
      (page) => page.getByRole('tab', { name: /^Feedback/ }).click(),
      select('Welke feedback', 'Duim omlaag'),
      (page) => page.getByText('Afgehandeld', { exact: true }).click(),
    ],
    says: { inbox: 'feedback', only: 'down', state: 'handled' },
    shown: [
      (page) => [page.getByRole('tab', { name: /^Feedback/ }), 'aria-selected'],
      (page) => [page.getByRole('group', { name: 'Toon' }).locator(':checked')],
    ],
  },
  history: {
    role: 'paid',
    choose: [select('Tool', 'Pinterest'), press('Alleen favorieten')],
    says: { tool: 'pinterest-captions', favourites: 'true' },
    shown: [field('Tool'), (page) => [page.getByRole('button', { name: 'Alleen favorieten' }), 'aria-pressed']],
  },
}

for (const [tab, { role, choose, says: inAddress, shown }] of Object.entries(screens)) {
  test(`${tab}: what is chosen stands in the address, is chosen for who opens that, and Back undoes it`, async () => {
    const chosen = (page: Page) =>
      Promise.all(
        shown.map((find) => {
          const [element, attribute] = find(page)
          return attribute === undefined ? element.inputValue() : element.getAttribute(attribute)
        }),
      )
    const page = await house.member({ role })
    await page.goto(`/admin?tab=${tab}`)
    const steps = [await chosen(page)]
    for (const step of choose) {
      const from = page.url()
      await step(page)
      await until(() => page.url() !== from, 'the choice stands in the address')
      steps.push(await chosen(page))
    }
    assert.deepEqual(parameters(page), { tab, ...inAddress })
    const other = await house.member({ role })
    await other.goto(page.url())
    assert.deepEqual(await chosen(other), steps.pop())
    for (const step of steps.toReversed()) {
      await page.goBack()
      await until(async () => isDeepStrictEqual(await chosen(page), step), `back at ${step.join(', ')}`)
    }
    assert.deepEqual(parameters(page), { tab })
  })
}

test('what was kept of an earlier visit is where one begins, and no more than that', async () => {
  const page = await board()
  await page.getByRole('tab', { name: 'Klaar' }).click()
  await says(page, '1–2 van 2 links')
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await page.getByRole('link', { name: 'Inspiratie-links' }).click()
  await says(page, '1–2 van 2 links')
  await until(() => parameters(page)['part'] === 'Klaar', 'it stands in the address')
  await page.goto('/admin?tab=inspiratie-links&part=Open')
  await says(page, '1–25 van 58 links')
})

test('an address with only an entry opens it in the whole list, whatever was kept here', async () => {
  const page = await board()
  await page.getByRole('tab', { name: 'Klaar' }).click()
  await says(page, '1–2 van 2 links')
  const [link] = (await (await page.request.get('/api/inspiratie-links?search=Link%2059')).json()) as { id: number }[]
  assert.ok(link)
  await page.goto(`/admin?tab=inspiratie-links&item=${link.id}`)
  await page.getByRole('dialog', { name: 'Link 59' }).waitFor()
  assert.equal(new URL(page.url()).searchParams.get('part'), null)
  await page.getByRole('dialog').press('Escape')
  await says(page, '1–25 van 60 links')
})

test('a page that the server cannot read is left for the first one, and Back does not lead to it again', async () => {
  const page = await house.member({ role: 'admin' })
  await page.goto('/privacybeleid')
  for (const [tab, words] of [
    ['inspiratie-links', '1–25 van 60 links'],
    ['messages', 'Bart Bericht'],
    ['users', /van \d+ gebruiker/],
  ] as const) {
    await page.goto(`/admin?tab=${tab}&after=zzz&first=26`)
    await page.getByText(words).first().waitFor()
    await until(() => isDeepStrictEqual(parameters(page), { tab }), 'the page is gone from the address')
  }
  await page.goBack()
  await says(page, 'Bart Bericht')
})

test('a list that grows is as long after a reload, shortens with a choice, and is no step for Back', async () => {
  const page = await house.member({ role: 'admin' })
  await page.goto('/privacybeleid')
  await addGenerations(house, page, { count: 50 })
  await house.app.database.pool.query(
    `insert into tasks (title, created_at, updated_at, position) select 'Taak ' || n, now(), now(), n * 1024 from generate_series(1, 250) n`,
  )
  const drawn = page.locator('[data-task]')
  const lists = {
    history: { entries: article(page), more: 'Meer laden', step: 20, all: 50, narrow: 'Alleen favorieten' },
    tasks: { entries: drawn, more: /^Toon meer/, step: 100, all: 250, narrow: 'Afgerond' },
  }
  for (const [tab, { entries, more, step, all, narrow }] of Object.entries(lists)) {
    const shows = (count: number) => until(async () => (await entries.count()) === count, `${count} of ${tab}`)
    await page.goto(`/admin?tab=${tab}`)
    await shows(step)
    await page.getByRole('button', { name: more }).click()
    await shows(2 * step)
    await until(() => parameters(page)['lengths'] === '2', 'the length stands in the address')
    await page.reload()
    await shows(2 * step)
    await page.getByRole('button', { name: more }).click()
    await shows(all)
    await until(() => parameters(page)['lengths'] === '3', 'the new length too')
    await page.reload()
    await shows(all)
    await page
      .getByRole('button', { name: narrow })
      .or(page.getByRole('tab', { name: narrow }))
      .click()
    await shows(0)
    await until(() => parameters(page)['lengths'] === undefined, 'the length is gone from the address')
    await page.goBack()
    await shows(all)
    await page.goBack()
    await until(() => parameters(page)['tab'] !== tab, 'one is back where one was before the list')
    await page.goto(`/admin?tab=${tab}&lengths=zzz`)
    await shows(step)
  }
})

test('an administrator’s bin in the address shows nobody else a bin', async () => {
  const page = await house.member({ role: 'free' })
  await page.goto('/admin?tab=inspiratie-links&part=bin')
  await says(page, '1–25 van 60 links')
  await until(async () => (await rows(page)) === 26, 'a row for each link and one for their heads')
})

test('Back on a phone closes an open message, and shows the list', async () => {
  const page = await house.member({ role: 'admin' }, { viewport: { width: 375, height: 812 } })
  await page.goto('/admin?tab=messages')
  await page.getByText('Bart Bericht').first().click()
  await page.getByRole('heading', { name: 'Bart Bericht' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Bart Bericht' }).waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Lijst van berichten' }).waitFor()
  assert.match(page.url(), /tab=messages/)
})

test('an answer that is not sent holds Back, and lets one search beside it', async () => {
  const page = await house.member({ role: 'admin' })
  await page.goto('/admin?tab=messages')
  await page.getByText('Bart Bericht').first().click()
  await page.getByRole('textbox', { name: 'Antwoord', exact: true }).fill('Dag Bart, ')
  await page.getByPlaceholder(/^Zoek/).fill('jaar')
  await until(() => page.url().includes('search=jaar'), 'the search stands in the address')
  assert.equal(await page.getByRole('alertdialog').count(), 0)
  await page.getByRole('link', { name: 'Geschiedenis' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verder schrijven' }).click()
  assert.equal(await page.getByRole('textbox', { name: 'Antwoord', exact: true }).inputValue(), 'Dag Bart, ')
})
