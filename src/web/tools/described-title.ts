// To which title a description belongs: one that was written for another article is not sent along. Knows no form.
import { z } from 'zod'
import { articleSubject, type ArticleSubject } from '#contract/tools/subject.ts'
import { isAnotherTitle } from '#web/sources/other-title.ts'

/** Title and description as typed, untrimmed, and `describes`: the title the description was last used for, if any. */
export const describedFields = z.object({
  title: z.string(),
  description: z.string(),
  describes: z.string().optional(),
})
export type Described = z.infer<typeof describedFields>

/** The fields with a description that belongs to this title. */
export function describing(title: string, description: string): Described {
  return { title, description, ...(description.trim() !== '' && { describes: title }) }
}

/** Whether there is a description, and it belongs to another title than the one that stands there now. */
export function belongsElsewhere({ title, description, describes }: Described): boolean {
  return description.trim() !== '' && describes !== undefined && isAnotherTitle(describes, title)
}

export const noSubject: Described = { title: '', description: '' }

/**
 * The subject to send for these values; null when they are invalid. The description is included only when it is filled in
 * and belongs to this title.
 */
export function subjectOf(values: Described): ArticleSubject | null {
  const { title, description } = values
  const goesAlong = description.trim() !== '' && !belongsElsewhere(values)
  const typed = articleSubject.safeParse({ title, ...(goesAlong && { description }) })
  return typed.success ? typed.data : null
}
