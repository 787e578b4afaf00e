// The board of inspiration links as journeys see it: its people, its rows and their menus.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { TestBrowser } from './browser.ts'

export const anne = { role: 'admin', name: 'Anne Jansen' } as const
export const bas = { role: 'user', name: 'Bas de Vries' } as const

/** A page on the board, logged in as `who`, once the list shows. */
export async function board(
  house: TestBrowser,
  who: typeof anne | typeof bas,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await house.member(who, options)
  await page.goto('/admin?tab=inspiratie-links')
  await list(page).waitFor()
  return page
}

export const list = (page: Page): Locator => page.getByRole('region', { name: 'Gevonden links' })

export const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

/** The texts of the items in the open menu. */
export const items = (page: Page): Promise<string[]> => page.getByRole('menuitem').allInnerTexts()

export async function openMenu(page: Page, title: string): Promise<void> {
  await row(page, title).getByRole('button', { name: 'Acties voor' }).click()
  await page.getByRole('menu').waitFor()
}

export async function choose(page: Page, title: string, item: string): Promise<void> {
  await openMenu(page, title)
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
