// The plan in one's account, the order of Premium and the page of Stripe where it is paid, as somebody goes through them.
import type { Locator, Page } from 'playwright-core'

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true })
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
export const plan = (page: Page): Locator => part(page, 'Je abonnement')
/** Waits for what the header says of the plan. */
export const headed = (page: Page, words: string): Promise<void> =>
  page.getByRole('banner').getByText(words, { exact: true }).first().waitFor()

export async function fill(within: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await within.getByLabel(label, { exact: true }).fill(value)
}

/** Goes on from the dialog of the order to the page where it is paid. */
export async function toStripe(page: Page): Promise<void> {
  await button(page.getByRole('dialog', { name: 'Kies Premium' }), 'Bestellen en betalen').click()
  await page.getByRole('heading', { name: 'Betalen' }).waitFor()
}

/** Presses a button of Stripe's with the number of a card beside it. */
export async function payWith(page: Page, card: string, name = 'Betalen'): Promise<void> {
  await fill(page, { Kaartnummer: card })
  await button(page, name).click()
}
