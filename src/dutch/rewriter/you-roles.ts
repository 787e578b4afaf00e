// Decides what 'je' is in its sentence: subject, object or 'your'; and tells a command before it ('Meld je aan', 'Bewaar
// je bon') from a verb with its subject behind it ('Woon je in Breda'). Changes nothing.
import { isStem, politeForm } from '#dutch/text/verb-forms.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { DETERMINERS, PARTICLES, PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { hasFinite } from './finite-verbs.ts'
import { clauseOf, isSubjectPlace, neighbour, type Passage, type Word } from './passage.ts'
import { isPossessive, isPossessiveNoun, isSingularOwned, opensNoun } from './possession.ts'
import { isBentAdjective, isFlatAdjective, isGrammatical, isVerbForm } from './word-kinds.ts'
import { NEVER_COMMANDS, NOUN_STEMS, REFLEXIVE } from './words/ambiguous-verbs.ts'

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
    if (word.opens) return !/\?["'”’)]*$/.test(whole) && !isCondition(words, verb)
    return isReflexiveCommand(words, verb) || isSingularOwned(words, verb + 2)
  }
  return joined && (opensWithCommand(words, verb) || isReflexiveCommand(words, verb))
}

/** 'meld je (vandaag) aan': a verb that needs itself as object, with only one 'je'. */
function isReflexiveCommand(words: readonly Word[], verb: number): boolean {
  if (!REFLEXIVE.has(words[verb]?.lower ?? '')) return false
  const { from, clause } = clauseOf(words, verb)
  return clause.slice(verb - from + 2, verb - from + 6).some((word) => PARTICLES.has(word.lower))
}

/** 'Woon je in Breda, dan ...': what follows the comma needs what stands before it. */
function isCondition(words: readonly Word[], verb: number): boolean {
  return words.slice(verb + 1, verb + REACH).some((word, index) => {
    if (word.sentence !== words[verb]?.sentence || !/,\s*$/.test(word.gap)) return false
    const asks = isStem(word.lower) && !isReflexiveCommand(words, verb + 1 + index)
    return asks || /^(?:dan|is|kan|krijgt|helpt)$/.test(word.lower)
  })
}

/** True when an earlier clause of the sentence is a command: then one that follows 'en' is one too. */
function opensWithCommand(words: readonly Word[], verb: number): boolean {
  const sentence = words[verb]?.sentence
  const before = words.slice(Math.max(0, verb - REACH), verb).filter((word) => word.sentence === sentence)
  return before.some((word, at) => {
    if (word.clause === words[verb]?.clause || before[at - 1]?.clause === word.clause) return false
    const [main, behind] = before.slice(/^(?:en|of|maar|dus)$/.test(word.lower) ? at + 1 : at)
    const stem = main?.lower ?? ''
    const commands = REFLEXIVE.has(stem) || (isStem(stem) && !NEVER_COMMANDS.has(stem))
    return commands && (word.opens || !/^(?:je|ik)$/.test(behind?.lower ?? ''))
  })
}

/** subject and inverted (behind its verb): you do it. object: it is done to you. reflexive: to yourself. */
export type Role = 'subject' | 'inverted' | 'object' | 'reflexive' | 'possessive' | 'idiom'

const NUMBERS = wordSet('één twee drie vier vijf zes zeven acht negen tien elf twaalf')
const NOUN_MARKERS = new Set([...DETERMINERS, ...NUMBERS, 'per'])
const AUXILIARIES = /^(?:is|was|ben|bent|wordt|werd|heeft|had|kan|kon|moet|moest|zal|zou|mag|mocht)$/
/** Other subjects of 'wil' and of 'kan', 'mag' and the like; things can be able but want nothing. */
const WANTING = /^(?:ze|zij|hij|wie|die|men)$/
const ABLE = /^(?:het|dit|dat|ze|zij|hij|wie|die|men)$/
const IDIOM = /^(?:welste|reinste|ware)$/

/** What the 'je' or 'jij' at `at` is. */
export function roleOf(passage: Passage, at: number): Role {
  const { words } = passage
  const me = words[at]
  const next = neighbour(words, at, 1)
  if (next && IDIOM.test(next.lower)) return 'idiom'
  if (me?.lower === 'jij') return isInverted(passage, at) ? 'inverted' : 'subject'
  const before = neighbour(words, at, -1)
  const command = before !== undefined && isStem(before.lower) && isCommand(passage, at - 1)
  // Behind a command 'was' is the laundry, not the past of 'zijn'.
  if (command) return next && (opensNoun(words, at + 1) || next.lower === 'was') ? 'possessive' : 'object'
  if (before && isInverted(passage, at)) return 'inverted'
  if (isPossessive(passage, at)) return 'possessive'
  if (isSubjectPlace(words, at)) return 'subject'
  const { from, clause } = clauseOf(words, at)
  const isSubject = clause.slice(0, at - from).some((word, index) => isYouSubject(passage, from + index, word))
  return isSubject ? 'reflexive' : 'object'
}

function isYouSubject(passage: Passage, at: number, word: Word): boolean {
  if (word.lower !== 'je' && word.lower !== 'jij') return false
  return isInverted(passage, at) || (isSubjectPlace(passage.words, at) && !isPossessive(passage, at))
}

/** True for 'loop je': the verb stands before its subject and has lost its -t. */
function isInverted(passage: Passage, at: number): boolean {
  const { words } = passage
  const verb = neighbour(words, at, -1)
  if (!verb || verb.sheltered || !isStem(verb.lower)) return false
  const before = neighbour(words, at - 1, -1)
  if (NOUN_STEMS.has(verb.lower) && before && isNounMarker(words, at - 2, before)) return false
  if (before && /^(?:ik|je|jij|u)$/.test(before.lower)) return false
  if (isMine(words, at - 1)) return false
  // 'Hij is bereid je te helpen': behind an auxiliary no second finite verb stands.
  if (before && AUXILIARIES.test(before.lower)) return false
  if (before && /^(?:hoe|zo|te|heel|even|erg)$/.test(before.lower) && isFlatAdjective(verb.lower)) {
    const { from, clause } = clauseOf(words, at)
    // 'hoe druk je het hebt' has its verb at the end, 'hoe druk je het af' has none but this.
    if (hasFinite(clause.slice(at - from + 1))) return false
  }
  // 'zit je', 'kan je': the verb of another subject looks the same, so what stands around it decides.
  const modal = /^(?:kan|zal|wil|mag|moet)$/.test(verb.lower)
  if (modal || politeForm(verb.lower) === verb.lower) {
    if ((modal || !NEVER_COMMANDS.has(verb.lower)) && isPossessiveNoun(words, at + 1)) return false
    const other = verb.lower === 'wil' ? WANTING : ABLE
    if (modal && before && (other.test(before.lower) || !(isGrammatical(before.lower) || isVerbForm(before.lower))))
      return false
  }
  return !isCommand(passage, at - 1)
}

/** 'Ik bel je en geef je advies': behind 'en' the verb goes on with 'ik'. */
function isMine(words: readonly Word[], verb: number): boolean {
  if (!/^(?:en|of|maar|dus)$/.test(words[verb - 1]?.lower ?? '')) return false
  const { clause } = clauseOf(words, verb - 2)
  return words[verb - 2]?.sentence === words[verb]?.sentence && clause.some((word) => word.lower === 'ik')
}

function isNounMarker(words: readonly Word[], at: number, word: Word): boolean {
  // 'Om kwart over zeven zet je koffie': a time of day, and no number of things.
  if (/^(?:over|om|voor|half)$/.test(words[at - 1]?.lower ?? '') && NUMBERS.has(word.lower)) return false
  if (/^(?:deze|die|dit|dat)$/.test(word.lower)) return PREPOSITIONS.has(words[at - 1]?.lower ?? '')
  // 'Het meeste leer je op het werk': a superlative may stand alone.
  const describes = isBentAdjective(word.lower) && !word.lower.endsWith('ste')
  return describes || NOUN_MARKERS.has(word.lower) || PREPOSITIONS.has(word.lower)
}
