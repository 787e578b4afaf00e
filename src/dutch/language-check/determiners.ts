// 'Een mooie huis' -> 'een mooi huis', 'een groot brand' -> 'een grote brand', 'deze huis' -> 'dit huis', 'dit auto' -> 'deze auto'.
import { PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { ADJECTIVES, INFLECTED } from '#dutch/text/adjectives.ts'
import { endsPhrase } from './articles.ts'
import { likeCase } from './capitals.ts'
import { DE_NOUNS, HET_NOUNS, PERSONS } from './common-nouns.ts'
import type { Reading, Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

/** What points at a noun, by what it should be for the other gender. */
const POINTS = wordMap('deze:dit die:dat dit:deze dat:die')
/** A verb as well: 'dit vraag ik', 'dat film ik'. */
const VERBS_TOO = wordSet(`
  vraag film foto school tuin bank naam berg trap brand storm regel boete huur win prijs plan land bezoek antwoord begin water regen huis bord doel
  bewijs protest spoor`)
const NO_VERB_BEHIND = wordSet('ik je jij we wij hij ze zij u men')

export const determiners: Rule = {
  severity: 'fout',
  label: 'Een, deze, dit en het woord erachter',
  explanation:
    'Bij een het-woord horen dit en dat, en achter ‘een’ een bijvoeglijk naamwoord zonder e: dit huis, een mooi huis. Bij een de-woord horen deze en die: deze straat, een mooie straat.',
  find: (reading) =>
    reading.words.flatMap((word, index) => inflection(reading, word, index) ?? pointing(reading, word, index) ?? []),
}

/** The lower-case noun at `index` that closes its phrase, unless it is part of a longer word. */
function nounAt({ text, words }: Reading, index: number): Word | null {
  const noun = words[index]
  if (!noun?.joined || noun.text !== noun.lower || text[noun.end] === '-') return null
  return endsPhrase(words, index) ? noun : null
}

function inflection(reading: Reading, word: Word, index: number): Hit | null {
  if (word.lower !== 'een' && word.lower !== 'geen') return null
  const [adjective, noun] = [reading.words[index + 1], nounAt(reading, index + 2)]
  if (!adjective?.joined || !noun) return null
  const bare = HET_NOUNS.has(noun.lower) ? INFLECTED.get(adjective.lower) : undefined
  // 'Een groot man', 'een goed schrijver': of persons it says how they are what they are.
  const long = DE_NOUNS.has(noun.lower) && !PERSONS.has(noun.lower) ? ADJECTIVES.get(adjective.lower) : undefined
  const right = bare ?? long
  if (right === undefined) return null
  const message = `‘${noun.text}’ is een ${bare ? 'het' : 'de'}-woord, dus ‘${word.lower} ${right} ${noun.text}’.`
  return hitOn(adjective, message, likeCase(adjective.text, right))
}

function pointing(reading: Reading, word: Word, index: number): Hit | null {
  const right = POINTS.get(word.lower)
  // Elsewhere it can be a pronoun: 'we geven deze water', 'zegt dit man en vrouw'.
  const before = reading.words[index - 1]
  if (right === undefined || !(word.opens || (word.joined && PREPOSITIONS.has(before?.lower ?? '')))) return null
  // Elsewhere 'die' and 'dat' open clauses of their own.
  if (/^d(?:at|ie)$/.test(word.lower) && !word.opens) return null
  const described = INFLECTED.has(reading.words[index + 1]?.lower ?? '')
  const noun = nounAt(reading, described ? index + 2 : index + 1)
  const isOfHet = right === 'dit' || right === 'dat'
  if (!noun || !(isOfHet ? HET_NOUNS : DE_NOUNS).has(noun.lower)) return null
  const next = reading.words[reading.words.indexOf(noun) + 1]
  if (!next?.joined || next.lower === 'en' || next.lower === 'of') return null
  // 'Die water drinkt, leeft lang': whoever does.
  if (word.lower === 'die' && next.closesClause) return null
  if (!described && (NO_VERB_BEHIND.has(next.lower) || VERBS_TOO.has(noun.lower))) {
    if (!isOfHet || !word.opens || NO_VERB_BEHIND.has(next.lower)) return null
  }
  const message = `‘${noun.text}’ is een ${isOfHet ? 'het' : 'de'}-woord, dus ‘${right} ${noun.text}’.`
  return hitOn(word, message, likeCase(word.text, right))
}
