// The dialog in which an article is published, in the browser.
import type { Page } from 'playwright-core'
import { publications } from '#server/publishing/tables.ts'
import { until, type TestApp } from './app.ts'

export const dialog = (page: Page) => page.getByRole('dialog')
export const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click()

export async function openPublishing(page: Page, id: number): Promise<void> {
  await page.goto(`/artikelen/${id}`)
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publiceren' }).click()
  await dialog(page).waitFor()
}

/** @returns the number of an article of who uses the page. */
export async function written(page: Page): Promise<number> {
  const data = { title: 'Fietsbrug tien weken dicht', content: 'Het dek is rot.\n\nDe borden sturen je om.\n' }
  const reply = await page.request.post('/api/articles', { data })
  return ((await reply.json()) as { id: number }).id
}

/** Does what orders a publication, and waits until the order is kept: a job is seen to be sent before its change is committed. */
export async function ordering({ database: { db } }: TestApp, act: () => Promise<void>): Promise<void> {
  const orders = async () => {
    const rows = await db.select({ order: publications.order }).from(publications)
    return rows.reduce((sum, { order }) => sum + order, 0)
  }
  const had = await orders()
  await act()
  await until(async () => (await orders()) > had, 'the order is kept')
}
