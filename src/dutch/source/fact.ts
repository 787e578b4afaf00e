// One sentence of an article that can be told. Knows nothing of how it was found.

import type { Kind } from './kinds.ts'

/** One sentence of the article that can be told. */
export interface Fact {
  /** The whole sentence, cleaned; ends with . ? ! or a closing quote. */
  text: string
  /** The same, shortened only where its grammar allows; may equal `text`. */
  short: string
  /** As it stands in the article, for who tells the sentence before it too: 'Hij', 'Maar', a quote without its speaker. */
  running: string
  kinds: ReadonlySet<Kind>
  quote: { words: string; speaker: string | null } | null
  /** False when it hangs on what stands before it: then it may only follow that. */
  selfContained: boolean
  score: number
  /** Its place among the sentences of the article. */
  index: number
  /** Which paragraph of the article it stands in, and its place there, both from 0; an item of a list is one of its own. */
  paragraph: number
  sentence: number
  /** Its item's place in a list, from 0; null outside lists. */
  item: number | null
  /** The line above its part of the article; null where there is none. */
  heading: string | null
  /** What it takes for granted because the article told it before: 'kasboek' of 'het kasboek', 'Wolters'. */
  needs: readonly string[]
}
