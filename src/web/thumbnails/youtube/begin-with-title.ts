// A YouTube thumbnail that begins with the title of an article, also from outside its screen. Renders nothing.
import type { QueryClient } from '@tanstack/react-query'
import { LONGEST_LINE } from '#contract/thumbnails/form.ts'
import { keep, keptNow } from '#web/kept/use-kept.ts'
import { titleParts } from '../title-parts.ts'
import { emptyForm, withChange, youtubeForm } from './variants.ts'

/** The name under which the form is kept. */
export const YOUTUBE_FORM = 'yt-thumbnail-generator/form'

/** Puts a title in the form, in the place of the texts that stand there; all else stays as it was chosen. */
export function beginWithTitle(client: QueryClient, userId: number, title: string): void {
  const { data: form = emptyForm } = youtubeForm.safeParse(keptNow(client, userId, YOUTUBE_FORM))
  // A variant with a text of its own would keep the one of before.
  const fresh = {
    ...form,
    chosen: 0 as const,
    others: form.others.map(({ line1: _1, line3: _3, ...rest }) => rest) as typeof form.others,
  }
  keep(client, userId, YOUTUBE_FORM, withChange(fresh, titleParts(title, LONGEST_LINE.youtube)))
}
