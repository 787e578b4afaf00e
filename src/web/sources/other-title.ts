// Whether two titles are about the same. Pure; knows no article and no form.

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
