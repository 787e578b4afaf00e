// The bar with the article in a browser: what its journeys share, and an article to give it.
import type { Locator, Page } from 'playwright-core'
import { until } from './app.ts'

export const HEADLINE = 'Fietsbrug over de Linge tien weken dicht'

/** As it is pasted: a headline, a lead and some paragraphs. */
export const ARTICLE = [
  HEADLINE,
  'De fietsbrug over de Linge bij Geldermalsen gaat op 6 januari tien weken dicht. Het houten dek is rot en maakt plaats voor composiet.',
  'Fietsers rijden tot 14 maart om via de Rijksstraatweg, 1,8 kilometer extra. Voor scholieren rijdt tussen 7.30 en 8.45 uur een pendelbus.',
  'Volgens de gemeente gaan er 2.400 fietsers per dag over de brug. Het nieuwe dek kost 480.000 euro en gaat vijftig jaar mee.',
].join('\n\n')

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Artikel', exact: true })

/** The title in the bar; only there when an article is. */
export const titleInBar = (page: Page): Locator => bar(page).getByLabel('Titel van het artikel')

/** Pastes into what has the focus, as the keyboard does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
  await page.keyboard.press('Control+V')
}

/** The question in the bar, where a text or an address is pasted. */
export const question = (page: Page): Locator => bar(page).getByLabel('Over welk artikel gaat het?')

/** Puts an article in the empty bar, by its question. */
export async function giveArticle(page: Page, text = ARTICLE): Promise<void> {
  await question(page).focus()
  await paste(page, text)
  await titleInBar(page).waitFor()
}

/** What stands in a field of the tool, also while its form is folded. */
export const valueOf = (page: Page, label: string): Promise<string> =>
  page.getByRole('main').getByLabel(label).and(page.locator('textarea')).first().inputValue()

/** Waits until that stands there: what the bar is given comes to the tools a moment later. */
export const hasValue = (page: Page, label: string, wanted: string | RegExp): Promise<void> =>
  until(
    async () => {
      const value = await valueOf(page, label)
      return typeof wanted === 'string' ? value === wanted : wanted.test(value)
    },
    `${label} holds ${String(wanted)}`,
  )

/** The tone in the bar, of which the segment that is chosen is checked. */
export const toneIn = (page: Page): Locator => bar(page).getByRole('radiogroup', { name: 'Toon' })

/** Chooses a tone for the article in the bar. */
export const chooseTone = (page: Page, tone: string): Promise<void> =>
  toneIn(page).getByText(tone, { exact: true }).click()

/** The tone in the bar, and what the bar says of where it comes from. */
export const toneSaid = (page: Page): Promise<[tone: string | null, from: string | null]> =>
  toneIn(page).evaluate((group) => [
    group.querySelector('label:has(:checked)')?.textContent ?? null,
    document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
  ])
