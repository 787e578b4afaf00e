// The title and the description in the fields of a tool. As long as an article stands in the bar they are the article's, and
// follow it; what the user types in a field is theirs, for this article. Without one they are what was typed last. Knows no
// form.
import { useCallback, useMemo } from 'react'
import { z } from 'zod'
import { isAbout, type Article } from '#web/sources/article.ts'
import { shortened } from '#web/sources/taking.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { useKept } from '#web/kept/use-kept.ts'

/** The two fields by whatever name a tool has for them, and the title that the description belongs to, where that is known. */
export interface Pair {
  title: string
  description: string
  describes?: string | undefined
}

/** What was typed for one article; a field that is absent follows it. */
const followedSchema = z.object({
  article: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
})
export type Followed = z.infer<typeof followedSchema>

const nothing: Followed = { article: '' }

/**
 * The fields for this article. `describes` is the article's title when the title that stands there now is about something
 * else: the article's own description must not go along with that.
 */
export function followed(article: Article, typed: Followed, longestTitle = Infinity): Pair {
  const own = typed.article === article.id ? typed : nothing
  const title = own.title ?? shortened(article.title, longestTitle)
  const isForeign = own.description === undefined && title.trim() !== '' && !isAbout(article, title)
  return {
    title,
    description: own.description ?? article.description,
    ...(isForeign && { describes: article.title }),
  }
}

/**
 * What is to be kept when these stand in the fields: a field that is as `proposed`, as it would stand there untouched, follows
 * the article again.
 */
export function typedFor(article: Article, { title, description }: Pair, proposed: Pair): Followed {
  return {
    article: article.id,
    ...(title !== proposed.title && { title }),
    ...(description !== proposed.description && { description }),
  }
}

/** How a tool's fields are read and filled by the two of an article. */
export interface Fields<Value> {
  pairOf: (value: Value) => Pair
  withPair: (value: Value, pair: Pair) => Value
  /** What the tool refuses above, in characters: of a longer title of the article it gets the beginning. */
  longestTitle?: number
}

/**
 * As `useKept` under `${screen}/input`, but with the article's title and description in the fields while there is one. What
 * was typed without an article comes back when it is gone.
 */
export function useFollowing<Value>(
  screen: string,
  initial: Value,
  schema: z.ZodType<Value>,
  fields: Fields<Value>,
): [Value, (next: Value) => void] {
  const { article } = useArticle()
  const [base, setBase] = useKept<Value>(`${screen}/input`, initial, schema)
  const [typed, setTyped] = useKept<Followed>(`${screen}/followed`, nothing, followedSchema)
  const value = useMemo(
    () => (article === null ? base : fields.withPair(base, followed(article, typed, fields.longestTitle))),
    [article, base, typed, fields],
  )
  const set = useCallback(
    (next: Value) => {
      if (article === null) return setBase(next)
      const proposed = fields.pairOf(fields.withPair(next, followed(article, nothing, fields.longestTitle)))
      setTyped(typedFor(article, fields.pairOf(next), proposed))
      // The choices of a tool are no article's.
      setBase((before) => fields.withPair(next, fields.pairOf(before)))
    },
    [article, setBase, setTyped, fields],
  )
  return [value, set]
}
