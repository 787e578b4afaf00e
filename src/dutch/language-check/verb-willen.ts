// 'Hij wilt' -> 'hij wil'. 'U wilt' and 'jij wilt' are right.
import { wordSet } from '#dutch/text/word-lists.ts'
import { wordsBefore, type Reading, type Word } from './reading.ts'
import type { WrongForm } from './rule.ts'

const THIRD_PERSON = wordSet('hij zij ze het wie men iedereen iemand niemand')
/** Behind the verb 'ze' and 'het' are as often an object. */
const BEHIND_VERB = wordSet('hij zij men iedereen niemand')
const SECOND_PERSON = wordSet('u je jij jullie gij ge')
/** A pronoun and its verb hardly ever stand further apart. */
const MOST_WORDS_BACK = 10

export function formsOfWillen({ words }: Reading): WrongForm[] {
  return words.flatMap((word, index) =>
    word.lower === 'wilt' && hasThirdPerson(words, index)
      ? [{ word, right: 'wil', why: 'alleen bij ‘u’, ‘jij’ en ‘je’ kan ‘wilt’' }]
      : [],
  )
}

/** 'Ze wilt', 'wilt hij', but not 'als u het wilt' or 'wie wilt u spreken'. */
function hasThirdPerson(words: readonly Word[], index: number): boolean {
  const [before, next] = [words[index - 1], words[index + 1]]
  const addressed = wordsBefore(words, index, MOST_WORDS_BACK).some((lower) => SECOND_PERSON.has(lower))
  if (addressed || (next?.joined === true && SECOND_PERSON.has(next.lower))) return false
  const stands = before !== undefined && words[index]?.joined === true && THIRD_PERSON.has(before.lower)
  return stands || (next?.joined === true && BEHIND_VERB.has(next.lower))
}
