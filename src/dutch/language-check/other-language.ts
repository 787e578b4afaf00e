// Which sentences are English, so that no rule of Dutch reads them. Knows the commonest words of both.
import { wordSet } from '#dutch/text/word-lists.ts'
import type { Word } from './reading.ts'

const ENGLISH = wordSet(`
  the and of to is with from that this it for as by are his her they you not but which have has had at be were will would been their there what when
  who how all can said more about into than them then some out up your our she my one if`)
const DUTCH = wordSet(`
  de het een en van dat die te met op voor niet zijn er aan om ook als bij naar dan uit nog over maar wel door ze hij je ik heeft wordt worden deze
  dit geen werd tot kan zich hun haar u wij we mijn`)
const BOTH = wordSet('is in had have of as at be been her over not up all')

/** The sentences, by their places, in which more words are English than Dutch, two at least. */
export function englishSentences(words: readonly Word[]): ReadonlySet<number> {
  const scores = new Map<number, { english: number; dutch: number }>()
  for (const { lower, sentence } of words) {
    const score = scores.get(sentence) ?? { english: 0, dutch: 0 }
    if (ENGLISH.has(lower) && !BOTH.has(lower)) score.english += 1
    if (DUTCH.has(lower)) score.dutch += 1
    scores.set(sentence, score)
  }
  // Of a text that is English as a whole, a short sentence gives no sign of its own.
  const all = [...scores.values()]
  const sum = (of: 'english' | 'dutch') => all.reduce((total, score) => total + score[of], 0)
  const mostly = sum('english') > 2 * sum('dutch') && sum('english') > 4
  const isEnglish = ({ english, dutch }: { english: number; dutch: number }) =>
    mostly ? english >= dutch : english > 1 && english > dutch
  return new Set([...scores].filter(([, score]) => isEnglish(score)).map(([sentence]) => sentence))
}
