// To which title a description belongs: one that was written for another article is not sent along. Knows no form.
import { z } from 'zod'
import { articleSubject, type ArticleSubject } from '#contract/tools/subject.ts'

/** The words by which titles are compared: of at least three letters or digits, in lower case. */
const wordsOf = (title: string) => new Set(title.toLocaleLowerCase('nl').match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/**
 * Whether `title` is about something else than `described`: fewer than half of the words of the shorter one stand in the
 * other. With a corrected typo, another order or a new ending it is the same title. A title of only short words counts as
 * the same.
 */
export function isAnotherTitle(described: string, title: string): boolean {
  const before = wordsOf(described)
  const now = wordsOf(title)
  const shared = [...now].filter((word) => before.has(word)).length
  return shared * 2 < Math.min(before.size, now.size)
}

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
