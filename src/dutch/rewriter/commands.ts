// Tells a command before 'je' ('Meld je aan', 'Bewaar je bon') from a verb with its subject behind it ('Woon je in Breda').
// Knows nothing of what 'je' becomes.
import { PARTICLES } from '#dutch/text/words/function-words.ts'
import { clauseOf, type Passage, type Word } from './passage.ts'
import { isSingularOwned } from './possession.ts'
import { isStem } from '#dutch/text/verb-forms.ts'
import { NEVER_COMMANDS, REFLEXIVE } from './words/ambiguous-verbs.ts'

/** How many words of a long sentence are read around a verb. */
const REACH = 60

/** True when the stem at `verb` tells the reader to do something: 'meld je aan', 'bewaar je bon'. */
export function isCommand(passage: Passage, verb: number): boolean {
  const { words, text, sentences } = passage
  const word = words[verb]
  if (!word || NEVER_COMMANDS.has(word.lower)) return false
  const { from } = clauseOf(words, verb)
  const joined = from === verb - 1 && /^(?:en|of|maar|dus)$/.test(words[from]?.lower ?? '')
  const sentence = sentences[word.sentence]
  const whole = sentence ? text.slice(sentence.start, sentence.end) : ''
  if (from === verb) {
    if (word.opens) return !/\?["'”’)]*$/.test(whole) && !isCondition(passage, verb)
    return isReflexiveCommand(words, verb) || isSingularOwned(words, verb + 2)
  }
  if (!joined) return false
  if (opensWithCommand(words, verb)) return true
  return isReflexiveCommand(words, verb) && !hasYou(words, verb)
}

/** 'meld je (vandaag) aan': a verb that needs itself as object, with only one 'je'. */
function isReflexiveCommand(words: readonly Word[], verb: number): boolean {
  if (!REFLEXIVE.has(words[verb]?.lower ?? '')) return false
  const { from, clause } = clauseOf(words, verb)
  return clause.slice(verb - from + 2, verb - from + 6).some((word) => PARTICLES.has(word.lower))
}

/** 'Woon je in Breda, dan ...': what follows the comma needs what stands before it. */
function isCondition({ words, text }: Passage, verb: number): boolean {
  const number = words[verb]?.sentence
  for (let at = verb + 1; at < verb + REACH && words[at]?.sentence === number; at++) {
    const word = words[at]
    if (!word || !/,\s*$/.test(word.gap)) continue
    const you = words[at + 1]
    if (word.lower === 'dan') return true
    if (isStem(word.lower) && !(you?.lower === 'je' && text.charAt(you.end) === ' ' && isReflexiveCommand(words, at)))
      return true
    if (/^(?:is|kan|krijgt|helpt)$/.test(word.lower)) return true
  }
  return false
}

/** True when an earlier clause of the sentence is a command: then one that follows 'en' is one too. */
function opensWithCommand(words: readonly Word[], verb: number): boolean {
  const number = words[verb]?.sentence
  for (let at = verb - 1; at >= Math.max(0, verb - REACH) && words[at]?.sentence === number; at--) {
    const word = words[at]
    if (!word || word.clause === words[verb]?.clause) continue
    const first = words[at - 1]?.clause !== word.clause || words[at - 1]?.sentence !== number
    if (!first) continue
    const main = /^(?:en|of|maar|dus)$/.test(word.lower) ? words[at + 1] : word
    const behind = main ? words[words.indexOf(main, at) + 1] : undefined
    if (!main) continue
    const commands = REFLEXIVE.has(main.lower) || (isStem(main.lower) && !NEVER_COMMANDS.has(main.lower))
    if (commands && (word.opens || !/^(?:je|ik)$/.test(behind?.lower ?? ''))) return true
  }
  return false
}

function hasYou(words: readonly Word[], verb: number): boolean {
  const number = words[verb]?.sentence
  for (let at = verb - 1; at >= Math.max(0, verb - REACH) && words[at]?.sentence === number; at--)
    if (/^(?:je|jij)$/.test(words[at]?.lower ?? '')) return true
  return false
}
