// Tells whether sentences of ours say the same word, which a reader notices at once.
// Knows nothing of what the sentences are for.

import { contentWords } from './own-sentences.ts'

/** Words that are heard twice, in whatever form they come. */
const HEARD = [
  /leestip/i,
  /verder/i,
  /rusti/i,
  /artikel/i,
  /bewa/i,
  /reacti/i,
  /iemand/i,
  /tijd|tempo/i,
  /recept/i,
  /volledig/i,
  /weten/i,
  /deze post/i,
  /soms/i,
  /\?/,
]
/** Shorter words stand in many sentences without anyone noticing. */
const HEARD_CHARACTERS = 5

/** What a sentence is heard to say. */
export type Echo = readonly string[]

export function echoOf(sentence: string): Echo {
  const words = [...contentWords(sentence)].filter((word) => word.length >= HEARD_CHARACTERS)
  return [...new Set([...words, ...HEARD.filter((word) => word.test(sentence)).map(String)])]
}

/** True when two of the sentences say the same. */
export function hasEcho(sentences: readonly Echo[]): boolean {
  const heard = new Set<string>()
  for (const echo of sentences)
    for (const word of echo) {
      if (heard.has(word)) return true
      heard.add(word)
    }
  return false
}
