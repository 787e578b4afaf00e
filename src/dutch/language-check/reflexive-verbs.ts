// 'Ik besef me' -> 'ik besef', 'hij irriteert zich aan' -> 'hij ergert zich aan'.
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { likeCase } from './written-form.ts'
import { phraseAt, type Reading, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

const BESEFFEN = /^besef(?:t|te|fen|ten)?$/
/** Behind 'beseffen ons' these show that 'ons' owns nothing. */
const AFTER_US = wordSet('dat hoe wat waarom niet wel goed pas nu opeens ineens plotseling toen')
const SUBJECTS = wordSet('ik hij zij ze we wij men iedereen')
const ERGEREN = wordMap(`
  irriteer:erger irriteert:ergert irriteerde:ergerde irriteren:ergeren irriteerden:ergerden geïrriteerd:geërgerd`)
/** Between the verb, 'zich' and 'aan'. */
const MOST_BETWEEN = 5

export const reflexiveVerbs: Rule = {
  severity: 'fout',
  label: 'Zich beseffen of zich irriteren',
  explanation:
    'Je beseft iets, zonder ‘zich’: dat is een mengsel met ‘zich realiseren’. En je ergert je aan iets, of iets irriteert je.',
  find: (reading) =>
    reading.words.flatMap((word, index) => realised(reading, word, index) ?? annoyed(reading, word, index) ?? []),
}

/** The reflexive right behind the verb at `index`, or behind its subject: 'beseft zich', 'besefte hij zich'. */
function behind(words: readonly Word[], index: number, reflexive: RegExp): Word | undefined {
  const [next, second] = [words[index + 1], words[index + 2]]
  if (!next?.joined) return undefined
  if (reflexive.test(next.lower)) return next
  return second?.joined && SUBJECTS.has(next.lower) && reflexive.test(second.lower) ? second : undefined
}

/** 'Besefte me', 'beseffen ons dat', 'besefte hij zich' and 'zich besefte', without the reflexive. */
function realised({ text, words }: Reading, verb: Word, index: number): Hit | null {
  if (!BESEFFEN.test(verb.lower)) return null
  const [before, next, second] = [words[index - 1], words[index + 1], words[index + 2]]
  const us = next?.closesClause || AFTER_US.has(second?.lower ?? '') ? /^ons$/ : /^$/
  const own = verb.joined && before?.lower === 'zich' ? before : undefined
  const reflexive = own ?? behind(words, index, /^(?:me|mij|zich)$/) ?? behind(words, index, us)
  if (!reflexive) return null
  const [first, last] = own ? [own, verb] : [verb, reflexive]
  const fix = likeCase(first.text, text.slice(first.start, last.end).replace(reflexive.text, '').trim())
  const message = 'Bij ‘beseffen’ hoort geen ‘me’ of ‘zich’: je beseft iets, of je realiseert je iets.'
  return hitOn(first, message, fix, last)
}

/** 'Irriteert zich aan' and 'zich irriteert aan': with both 'zich' and 'aan' it can be nothing but 'ergeren'. */
function annoyed({ words }: Reading, word: Word, index: number): Hit | null {
  const right = ERGEREN.get(word.lower)
  const rest = phraseAt(words, index + 1, MOST_BETWEEN).split(' ')
  if (right === undefined || !rest.includes('aan')) return null
  const before = phraseAt(words, index - 2, 2)
  const isOwn = word.joined && (before === 'ik me' || words[index - 1]?.lower === 'zich')
  // 'Het irriteert me aan hem': there 'me' is whom it annoys.
  if (!isOwn && !behind(words, index, word.lower === 'irriteert' ? /^zich$/ : /^(?:zich|me|mij)$/)) return null
  const fix = likeCase(word.text, right)
  return hitOn(word, `Je ergert je aan iets, of iets irriteert je, dus hier past ‘${fix}’.`, fix)
}
