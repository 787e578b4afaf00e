// A social batch whose texts begin with the title of an article, also from outside its screen. Renders nothing.
import type { QueryClient } from '@tanstack/react-query'
import { LONGEST_LINE } from '#contract/thumbnails/form.ts'
import { keep, keptNow } from '#web/kept/use-kept.ts'
import { titleParts } from '../title-parts.ts'
import { batch, withTextsWhereNone } from './items.ts'

/** The name under which the batch is kept. */
export const SOCIAL_BATCH = 'social-thumbnail-generator/batch'

/** Gives a title to the images that are there without a text; those that come get that of the article in the bar. */
export function beginBatchWithTitle(client: QueryClient, userId: number, title: string): void {
  const { data } = batch.safeParse(keptNow(client, userId, SOCIAL_BATCH))
  if (data) keep(client, userId, SOCIAL_BATCH, withTextsWhereNone(data, titleParts(title, LONGEST_LINE.social)))
}
