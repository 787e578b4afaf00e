// What journeys through user management share: an administrator on the list, a row of it, and its menu.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import { makeUser, type NewTestUser } from './app.ts'
import type { TestBrowser } from './browser.ts'

/** The page of a new administrator on the list of users. */
export async function administrator(house: TestBrowser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await house.member({ role: 'admin', name: 'Mira Beheer' }, options)
  await page.goto('/admin?tab=users')
  await page.getByRole('table', { name: 'Accountlijst' }).waitFor()
  return page
}

let made = 0

/** Adds a user of this name, with a username that does not hold it: a search finds them by their name alone. */
export async function someone(house: TestBrowser, name: string, fields: Partial<NewTestUser> = {}) {
  made += 1
  const user = await makeUser(house.app.database, { role: 'free', ...fields, name, username: `iemand${made}` })
  return user
}

export const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Acties voor ${name}`, exact: true }) })

/** Opens the menu of a user and chooses from it. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acties voor ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/**
 * A toast beside an open dialog. It has no role to be found by: from assistive technology everything but the dialog is
 * hidden, and a toast is only announced.
 */
export const toastBesideDialog = (page: Page, title: string): Locator =>
  page.locator('[data-toasts]').getByText(title, { exact: true })

/** The user as the database has it now. */
export async function stored(house: TestBrowser, id: number) {
  const [user] = await house.app.database.db.select().from(users).where(eq(users.id, id))
  return user
}
