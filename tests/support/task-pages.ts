// What journeys through tasks share: an administrator on the screen, and the parts of it.
import assert from 'node:assert/strict'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { TaskEntry } from '#contract/tasks/task.ts'
import { until } from './app.ts'
import type { TestBrowser } from './browser.ts'

/** A new administrator on the list of tasks, which is emptied first and then has `tasks`. */
export async function administrator(
  house: TestBrowser,
  tasks: object[] = [],
  options: BrowserContextOptions & { name?: string } = {},
): Promise<Page> {
  await house.app.database.pool.query('delete from tasks')
  return colleague(house, tasks, options)
}

/** A new administrator on the list as it is, to which `tasks` are added. */
export async function colleague(
  house: TestBrowser,
  tasks: object[] = [],
  { name = 'Anne Jansen', ...options }: BrowserContextOptions & { name?: string } = {},
): Promise<Page> {
  const page = await house.member({ role: 'admin', name }, options)
  for (const data of tasks) assert.equal((await page.request.post('/api/tasks', { data })).status(), 201)
  await page.goto('/admin?tab=tasks')
  await page.getByRole('heading', { level: 1, name: 'Taken' }).waitFor()
  if (tasks.length > 0) await rows(page).first().waitFor()
  return page
}

/** A task's row, by its title; all of them without one. */
export const rows = (page: Page, title?: string): Locator =>
  page
    .getByRole('main')
    .locator('[data-task]')
    .filter(title === undefined ? {} : { has: page.getByRole('button', { name: title, exact: true }) })

/** Waits until the list shows exactly these titles. */
export async function shows(page: Page, ...titles: string[]): Promise<void> {
  const shown = () => page.locator('[data-task] .font-serif').allInnerTexts()
  await until(async () => (await shown()).join('|') === titles.join('|'), `the list shows ${titles.join(', ')}`).catch(
    async (error: Error) => {
      throw new Error(`${error.message}; it shows ${(await shown()).join(', ')}`)
    },
  )
}

/** The tasks as the server has them. */
export const kept = async (page: Page): Promise<TaskEntry[]> =>
  (await (await page.request.get('/api/tasks')).json()) as TaskEntry[]

/** Waits until the server has exactly these tasks, in this order. */
export const keptOrder = (page: Page, ...titles: string[]): Promise<void> =>
  until(async () => (await kept(page)).map(({ title }) => title).join('|') === titles.join('|'), 'the order is kept')

/** Chooses from a task's menu. */
export async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Acties voor ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
