// The toasts of a page, as journeys look for them.
import type { Locator, Page } from 'playwright-core'

export const toasts = (page: Page): Locator => page.getByRole('region', { name: /Meldingen/ }).getByRole('listitem')

/** Waits for a toast with exactly these words. */
export const toasted = (page: Page, title: string, description: string | RegExp): Promise<void> =>
  toasts(page)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
    .waitFor()

/** Closes the toast and waits until it is gone: half faded, its text has too little contrast for `assertAccessible`. */
export async function closeToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Melding sluiten' }).click()
  await toasts(page).waitFor({ state: 'detached' })
}
