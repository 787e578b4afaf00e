// Who undoes a deletion from its toast has the keyboard on what came back.
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from '../support/app.ts'
import { openBrowser, type TestBrowser, hasFocus } from '../support/browser.ts'
import { makeLink } from '../support/links.ts'
import { addGenerations, article, button } from '../support/maker-pages.ts'
import { toasts } from '../support/toasts.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

const menuOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^Acties voor .?${title}`) })
const throughMenu = async (page: Page, title: string) => {
  await menuOf(page, title).click()
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
}
const lists = {
  history: {
    fill: (page: Page) => addGenerations(house, page, { count: 3 }),
    name: 'Onderwerp 2',
    remove: (page: Page, name: string) => article(page, name).getByRole('button', { name: 'Verwijder' }).click(),
    returned: article,
  },
  'inspiratie-links': {
    fill: async () => {
      for (const title of ['Link 1', 'Link 2', 'Link 3']) await makeLink(house.app, { title })
    },
    name: 'Link 2',
    remove: async (page: Page, name: string) => {
      await throughMenu(page, name)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
    },
    returned: menuOf,
  },
  tasks: {
    fill: async (page: Page) => {
      for (const title of ['Taak 1', 'Taak 2', 'Taak 3']) await page.request.post('/api/tasks', { data: { title } })
    },
    name: 'Taak 2',
    remove: throughMenu,
    returned: (page: Page, name: string) => page.getByRole('checkbox', { name: `${name} afgerond` }),
  },
}

for (const [tab, { fill, name, remove, returned }] of Object.entries(lists))
  test(`${tab}: what an undo puts back has the keyboard, by a click and by keys`, async () => {
    const page = await house.member({ role: 'admin' })
    await fill(page)
    await page.goto(`/admin?tab=${tab}`)
    for (const by of ['click', 'keys'] as const) {
      await remove(page, name)
      await returned(page, name).waitFor({ state: 'detached' })
      // The toast of the round before may still fade.
      const open = toasts(page).and(page.locator('[data-state=open]'))
      const undo = open.getByRole('button', { name: 'Ongedaan maken' })
      await undo.waitFor()
      if (by === 'click') await undo.click()
      else {
        await page.keyboard.press('F8')
        await hasFocus(open)
        await page.keyboard.press('Tab')
        await hasFocus(undo)
        await page.keyboard.press('Enter')
      }
      await returned(page, name).and(page.locator(':focus')).waitFor()
    }
  })

test('who goes on to something else while an undo is under way, stays there', async () => {
  const page = await house.member({ role: 'admin' })
  await lists.history.fill(page)
  await page.goto('/admin?tab=history')
  await lists.history.remove(page, 'Onderwerp 2')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/history/*/restore', async (route) => {
    await gate.promise
    await route.continue()
  })
  await toasts(page).getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByPlaceholder(/^Zoek/).focus()
  gate.resolve()
  await article(page, 'Onderwerp 2').waitFor()
  await until(async () => (await button(page, 'Verwijder').count()) === 3, 'all three are there')
  await hasFocus(page.getByPlaceholder(/^Zoek/))
})
