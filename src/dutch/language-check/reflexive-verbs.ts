// 'Ik besef me' -> 'ik besef', 'hij irriteert zich aan' -> 'hij ergert zich aan'.
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { likeCase } from './capitals.ts'
import { phraseAt, type Reading, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

const BESEFFEN = wordSet('besef beseft besefte beseffen beseften')
const REFLEXIVES = wordSet('me mij zich ons')
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
    reading.words.flatMap((word, index) => realised(reading, index) ?? annoyed(reading, word, index) ?? []),
}

/** 'Besefte me', 'besefte hij zich' and 'zich besefte', without the reflexive. */
function realised({ text, words }: Reading, index: number): Hit | null {
  const [first, second, third] = [words[index], words[index + 1], words[index + 2]]
  if (!first || !second?.joined) return null
  if (first.lower === 'zich' && BESEFFEN.has(second.lower)) return without(text, first, second, second)
  if (!BESEFFEN.has(first.lower)) return null
  if (REFLEXIVES.has(second.lower)) {
    const owns = second.lower === 'ons' && !second.closesClause && !AFTER_US.has(third?.lower ?? '')
    return owns ? null : without(text, first, second, first)
  }
  const inverted = SUBJECTS.has(second.lower) && third?.joined === true && /^(?:me|mij|zich)$/.test(third.lower)
  return inverted && third ? hit(first, third, text.slice(first.start, second.end)) : null
}

function without(text: string, first: Word, last: Word, { start, end }: Word): Hit {
  return hit(first, last, likeCase(first.text, text.slice(start, end)))
}

function hit(first: Word, last: Word, fix: string): Hit {
  const message = 'Bij ‘beseffen’ hoort geen ‘me’ of ‘zich’: je beseft iets, of je realiseert je iets.'
  return hitOn(first, message, fix, last)
}

/** 'Irriteert zich aan' and 'zich irriteert aan': with both 'zich' and 'aan' it can be nothing but 'ergeren'. */
function annoyed({ words }: Reading, word: Word, index: number): Hit | null {
  const right = ERGEREN.get(word.lower)
  if (right === undefined) return null
  const behind = phraseAt(words, index + 1, MOST_BETWEEN).split(' ')
  const ownsBehind = words[index + 1]?.joined === true && mayReflect(word.lower, behind.slice(0, 2))
  const before = words[index - 1]
  const ownsBefore =
    word.joined && (before?.lower === 'zich' || (before?.lower === 'me' && words[index - 2]?.lower === 'ik'))
  if (!behind.includes('aan') || !(ownsBehind || ownsBefore)) return null
  const fix = likeCase(word.text, right)
  return hitOn(word, `Je ergert je aan iets, of iets irriteert je, dus hier past ‘${fix}’.`, fix)
}

/** 'Irriteert zich', 'irriteert hij zich', 'irriteer me'. */
function mayReflect(verb: string, [first = '', second = '']: readonly string[]): boolean {
  const reflexive = verb.startsWith('irriteer') && verb !== 'irriteert' ? /^(?:zich|me|mij)$/ : /^zich$/
  return reflexive.test(first) || (SUBJECTS.has(first) && reflexive.test(second))
}
