// Puts a frame behind a head so that the marks between them fit: never '?:' and never two colons.
// Knows nothing of registers or lengths.

import { capitalise, lowerFirst, mayLoseCapital } from './capitals.ts'
import { hasQuotes, isBalanced } from './pairs.ts'
import type { Shape } from './shape.ts'

/** What stands before a frame. */
export interface Head {
  text: string
  shape: Shape
}

/** True when the head closes a sentence by itself, quotes included: '... oven?' or '... ‘waarom?’'. */
export function isClosed(text: string): boolean {
  return /[!?.…]["'”’»)]*$/u.test(text)
}

/** The head and a tail that is written in lower case without an end mark ('dit wil je weten'). */
export function joinTail(head: Head, tail: string): string {
  if (isClosed(head.text)) return `${head.text} ${capitalise(tail)}`
  if (!/:\s/.test(head.text) && head.shape !== 'composed') return `${head.text}: ${tail}`
  return / [–—-] /.test(head.text) ? `${head.text}. ${capitalise(tail)}` : `${head.text} – ${tail}`
}

/** The head and a whole own sentence: after a colon when that sentence may lose its capital, else as a new sentence. */
export function joinSentence(head: Head, sentence: string): string {
  if (isClosed(head.text)) return `${head.text} ${sentence}`
  const mayFollowColon = head.shape !== 'composed' && !/:\s/.test(head.text + sentence) && mayLoseCapital(sentence)
  return mayFollowColon ? `${head.text}: ${lowerFirst(sentence)}` : `${head.text}. ${sentence}`
}

/** The head in the place of '%' in a frame ('Leestip: ‘%’'); undefined when the marks would clash. */
export function fillWrap(frame: string, head: Head): string | undefined {
  if (hasQuotes(head.text) || !isBalanced(head.text) || /^['’‘]/.test(head.text)) return undefined
  const [before = '', after = ''] = frame.split('%')
  const text = before + head.text + after
  return /[?!.…]’[?!.:]/u.test(text) ? undefined : text
}
