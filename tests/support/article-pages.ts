// The list of articles as journeys see it, and articles to fill it with.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { articles } from '#server/articles/tables.ts'
import { EXCERPT_CHARACTERS } from '#contract/paging.ts'
import type { NewTestUser } from './app.ts'
import type { TestBrowser } from './browser.ts'

type Fields = Partial<typeof articles.$inferInsert>

/** Articles of the user of `page`, straight into the database, the last one the newest. Returns their ids. */
export async function addArticles(house: TestBrowser, page: Page, list: readonly Fields[]): Promise<number[]> {
  const { id: userId } = (await (await page.request.get('/api/user')).json()) as { id: number }
  const made = await house.app.database.db
    .insert(articles)
    .values(
      list.map((fields) => {
        const content = fields.content ?? 'Een tekst over de brug, van tien tekens of meer.'
        return {
          userId,
          title: 'Brug dicht',
          content,
          excerpt: content.slice(0, EXCERPT_CHARACTERS),
          wordCount: content.split(/\s+/).length,
          createdAt: house.app.now,
          updatedAt: house.app.now,
          ...fields,
        }
      }),
    )
    .returning({ id: articles.id })
  return made.map(({ id }) => id)
}

/** What makes an article one that Mees de Boer has checked. */
export const checked = (at: Date): Fields => ({
  state: 'nagekeken',
  checkedVersion: 1,
  checkedByName: 'Mees de Boer',
  checkedAt: at,
})

/** The page of a new user who has these articles, with the list open. */
export async function articleList(
  house: TestBrowser,
  list: readonly Fields[],
  who: Partial<NewTestUser> = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await house.member(who, options)
  if (list.length > 0) await addArticles(house, page, list)
  await page.goto('/artikelen')
  await region(page).waitFor()
  return page
}

export const region = (page: Page): Locator => page.getByRole('region', { name: /^(Gevonden artikelen|Prullenbak)$/ })

/** A card, by its title; without one, all of them. */
export const card = (page: Page, title?: string): Locator =>
  region(page).getByRole('article', title === undefined ? {} : { name: title, exact: true })

/** The titles of the cards in their order. */
export const titles = (page: Page): Promise<string[]> => card(page).getByRole('heading').allInnerTexts()

/** One of the buttons above the list, whatever its count. */
export const part = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}\\b`) })

/** The box that selects an article. */
export const choice = (page: Page, title: string): Locator =>
  page.getByRole('checkbox', { name: `Selecteer ‘${title}’`, exact: true })
