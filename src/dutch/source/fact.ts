// One sentence of an article that can be told. Knows nothing of how it was found.

import type { Kind } from './kinds.ts'

/** One sentence of the article that can be told. */
export interface Fact {
  /** The whole sentence, cleaned; ends with . ? ! or a closing quote. */
  text: string
  /** The same, shortened only where its grammar allows; may equal `text`. */
  short: string
  kinds: ReadonlySet<Kind>
  quote: { words: string; speaker: string | null } | null
  /** False when it hangs on what stands before it: then it may only follow that. */
  selfContained: boolean
  score: number
  /** Its place among the sentences of the article. */
  index: number
}
