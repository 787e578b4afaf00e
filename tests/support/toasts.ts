// The toasts of a page, as journeys look for them.
import { errors, type Locator, type Page } from 'playwright-core'

export const toasts = (page: Page): Locator => page.getByRole('region', { name: /Meldingen/ }).getByRole('listitem')

/** Waits for a toast with exactly these words. */
export const toasted = (page: Page, title: string, description: string | RegExp): Promise<void> =>
  toasts(page)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
    .waitFor()

/** A toast that nobody points at has gone by then, in ms. */
const GONE_MS = 6_000

/**
 * Closes the toast and waits until it is gone: half faded, its text has too little contrast for `assertAccessible`. On a slow machine it
 * may have gone by itself.
 */
export async function closeToast(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Melding sluiten' })
    .click({ timeout: GONE_MS })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error
    })
  await toasts(page).waitFor({ state: 'detached' })
}
