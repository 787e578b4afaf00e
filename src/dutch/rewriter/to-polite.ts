// Turns a text that says 'je' into one that says 'u'. Quotes and links stay. What cannot be told stays as it is.
import { phraseMap, wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { applyEdits, clauseOf, isSubjectPlace, neighbour, readPassage } from './passage.ts'
import type { Edit, Passage, Word } from './passage.ts'
import { PAST_SINGULARS, politeForm, SINGULARS } from '#dutch/text/verb-forms.ts'
import { opensNoun } from './possession.ts'
import { NOUN_TOO } from './word-kinds.ts'
import { BARE_NOUNS } from './words/adverbs.ts'
import { roleOf } from './you-roles.ts'

/** Words that become another whatever stands around them. */
const PLAIN = phraseMap(`
  jou > u; jouw > uw; jouwe > uwe; jezelf > uzelf; jouzelf > uzelf; alsjeblieft > alstublieft; dankjewel > dank u wel; dank-je-wel > dank u wel`)
/** Follow a subject that stands in front of its verb. */
const MODALS = wordMap('kan:kunt wil:wilt zal:zult')
const OTHER_SUBJECTS = wordSet('we wij ze zij ik hij die wie mensen')

/** `text` with its reader addressed as 'u'. */
export function toPolite(text: string): string {
  const passage = readPassage(text)
  const edits = passage.words.flatMap((word, at) => {
    if (word.sheltered) return []
    if (word.lower === 'je' || word.lower === 'jij') return je(passage, at, word)
    if (word.lower === 'jullie') return jullie(passage, at, word)
    const polite = PLAIN.get(word.lower)
    return polite === undefined ? [] : [put(word, polite)]
  })
  return applyEdits(text, edits)
}

/** An edit that keeps the capital of the word it replaces, but not that of politeness: 'Wij danken U'. */
export function put(word: Word, text: string): Edit {
  const upper = word.text.length > 1 && word.text === word.text.toUpperCase()
  const polite = !word.opens && /^Uw?$/.test(word.text)
  const capital = !polite && word.text.charAt(0) !== word.lower.charAt(0)
  return {
    start: word.start,
    end: word.end,
    text: upper ? text.toUpperCase() : capital ? text.charAt(0).toUpperCase() + text.slice(1) : text,
  }
}

function je(passage: Passage, at: number, word: Word): Edit[] {
  const { words } = passage
  const next = neighbour(words, at, 1)
  const verb = words[at - 1]
  const role = roleOf(passage, at)
  if (role === 'idiom') return []
  const modal = role === 'subject' && next && !next.sheltered ? MODALS.get(next.lower) : undefined
  return [
    put(word, role === 'possessive' ? 'uw' : role === 'reflexive' ? 'zich' : 'u'),
    ...(role === 'inverted' && verb ? [put(verb, politeForm(verb.lower))] : []),
    ...(next && modal !== undefined ? [put(next, modal)] : []),
  ]
}

/** 'jullie' with its verb; a subject whose verb cannot be found stays. */
function jullie({ words }: Passage, at: number, word: Word): Edit[] {
  const before = neighbour(words, at, -1)
  const next = neighbour(words, at, 1)
  const { from, clause } = clauseOf(words, at)
  // 'jullie hulp', 'jullie nieuwe huis'
  const owned = next !== undefined && opensNoun(words, at + 1)
  const verb = before && !before.sheltered ? singular(before.lower) : undefined
  const taken = clause
    .slice(0, Math.max(0, at - from - 1))
    .some((other) => OTHER_SUBJECTS.has(other.lower) || other.lower.endsWith('en'))
  if (before && verb !== undefined && !taken) return [put(before, verb), put(word, 'u')]
  if (verb !== undefined || !isSubjectPlace(words, at)) return [put(word, owned ? 'uw' : 'u')]
  const own = next && !NOUN_TOO.has(next.lower) ? singular(next.lower) : undefined
  if (next && own !== undefined) return [put(word, 'u'), put(next, own)]
  if (owned && !BARE_NOUNS.has(next.lower)) return [put(word, 'uw')]
  const verbs = clause.filter((other) => singular(other.lower) !== undefined && !NOUN_TOO.has(other.lower))
  const only = verbs.length === 1 ? verbs[0] : undefined
  return only && only === clause.at(-1) && !only.sheltered
    ? [put(word, 'u'), put(only, singular(only.lower) ?? '')]
    : []
}

function singular(verb: string): string | undefined {
  return PAST_SINGULARS.get(verb) ?? SINGULARS.get(verb)
}
