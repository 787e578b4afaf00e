// What journeys through styles, history and feedback share: parts of their screens, and generations to fill the history.
import type { Locator, Page } from 'playwright-core'
import { generations } from '#server/history/tables.ts'
import type { TestBrowser } from './browser.ts'
import { toasts } from './toasts.ts'

/** A generation on the screen, by its accessible name: what was asked. Without a name, all of them. */
export const article = (page: Page, name?: string): Locator =>
  page.getByRole('main').getByRole('article', name === undefined ? {} : { name, exact: true })

/** A button in the main part of the page, so not in the menu or a toast. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })

export const toast = (page: Page, text: string): Locator => toasts(page).filter({ hasText: text })

/** The `aria-pressed` of the first button of this name. */
export const pressed = (page: Page, name: string): Promise<string | null> =>
  button(page, name).first().getAttribute('aria-pressed')

type Fields = Partial<typeof generations.$inferInsert>

/** Generations of the user of `page`, straight into the database: one a minute, the last at `newest`. */
export async function addGenerations(
  house: TestBrowser,
  page: Page,
  { count = 1, newest = new Date(), ...fields }: Fields & { count?: number; newest?: Date } = {},
): Promise<void> {
  const { id: userId } = (await (await page.request.get('/api/user')).json()) as { id: number }
  await house.app.database.db.insert(generations).values(
    Array.from({ length: count }, (_, at) => ({
      userId,
      tool: 'facebook-captions',
      input: { title: `Onderwerp ${at + 1}` },
      output: { titles: [`Eerste titel van ${at + 1}`, `Tweede titel van ${at + 1}`] },
      model: 'proef',
      searchText: `onderwerp ${at + 1}`,
      createdAt: new Date(newest.getTime() - (count - 1 - at) * 60_000),
      ...fields,
    })),
  )
}
