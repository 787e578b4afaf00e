// Tells what kind of head a subject makes, finer than its shape: whether it is done, told, named or looked at.
// Knows nothing of cores or lengths. Unsure is 'topic'.

import type { HeadKind } from './cores/core-group.ts'
import { ACTORS, HEADLINE_VERBS, INFINITIVES, NOUNS_AS_WELL } from './cores/verbs.ts'
import { isPiece, shapeOf } from '../shape.ts'
import { FINITE_VERBS } from '../words/verbs.ts'
import { SPELLINGS } from '../words/names.ts'
import type { Register } from '../words/register-entry.ts'

/** In these registers a name is that of somebody or of an organisation; elsewhere it is a dish, a place or a thing. */
const NAMES_SOMEBODY: ReadonlySet<Register> = new Set([
  'serious',
  'news',
  'sport',
  'culture',
  'work',
  'money',
  'family',
  'general',
])

/** The kind of a cleaned title, or of a beginning of one. */
export function kindOf(title: string, register: Register): HeadKind {
  const shape = shapeOf(title)
  switch (shape) {
    case 'question':
    case 'call':
    case 'quote':
    case 'list':
    case 'none':
      return shape
    case 'composed':
      return composedKind(title, register)
    case 'how':
      return /^(?:zo|hoe) (?:\p{L}+ )?(?:je|jij|u) /iu.test(title) ? 'way' : 'why'
    case 'statement':
      return isDoing(title) ? 'doing' : statementKind(title)
    case 'name':
      return nameKind(title, register)
    case 'phrase':
      return phraseKind(title, register)
  }
}

/** 'Column: ...' is a piece; 'Jeugdzorg: kinderen wachten steeds langer' says what stands behind its colon. */
function composedKind(title: string, register: Register): HeadKind {
  if (/^(?:column|opinie|essay|interview|podcast|portret|reportage|in gesprek|recensie):/iu.test(title)) return 'piece'
  const [, behind] = /^[^:]+: ([^:]+)$/u.exec(title) ?? []
  const inner = behind === undefined ? 'composed' : kindOf(behind, register)
  return inner === 'statement' || inner === 'list' || inner === 'way' ? inner : 'composed'
}

function statementKind(title: string): HeadKind {
  if (/^dit zijn /iu.test(title)) return 'list'
  return /^(?:ik|wij|we) /iu.test(title) ? 'self' : 'statement'
}

function nameKind(title: string, register: Register): HeadKind {
  if (isPiece(title)) return 'piece'
  return NAMES_SOMEBODY.has(register) && !/ van (?:het|de|een) /u.test(title) ? 'name' : 'topic'
}

function phraseKind(title: string, register: Register): HeadKind {
  if (isPiece(title)) return 'piece'
  const words = wordsOf(title)
  if (/^(?:de|het) (?:\d+ )?\p{L}+ste \p{L}+(?:en|s)(?: |$)/iu.test(title)) return 'list'
  // 'Max en Lieke openen een bakkerij'
  if (/^\p{Lu}\p{L}+ en \p{Lu}\p{L}+ \p{Ll}+en /u.test(title)) return 'statement'
  if (isDoing(title)) return 'doing'
  if (words.slice(1).some((word) => HEADLINE_VERBS.has(word))) return statementKind(title)
  const known = words.length === 1 ? SPELLINGS.get(title.toLowerCase()) : undefined
  if (known !== undefined && /^\p{Lu}\p{Ll}+$/u.test(known)) return nameKind(title, register)
  return /^(?:de|het|deze|dit|die|dat|mijn|onze|ons) /iu.test(title) ? 'definite' : 'topic'
}

/** True for what people do: 'Brood bakken', 'Boeken lezen met kinderen'; not for 'Kinderen lezen steeds minder'. */
function isDoing(title: string): boolean {
  const words = wordsOf(title)
  const [first = '', second = ''] = words
  if (
    ACTORS.has(first) ||
    /\p{L}{3}ers$/u.test(first) ||
    /^(?:ik|we|wij|de|het|deze|die|dit|zijn|er|mijn)$/.test(first)
  )
    return false
  // A verb right behind the first word has it for its object; further on another verb may rule the sentence.
  if (!INFINITIVES.has(second) && words.some(isFinite)) return false
  return words.some((word, at) => isInfinitive(word, words[at - 1]))
}

function isFinite(word: string): boolean {
  return (HEADLINE_VERBS.has(word) || FINITE_VERBS.has(word)) && !word.endsWith('en')
}

/** An infinitive as people do it: 'Brood bakken', not 'De mooiste reizen' or 'Tijd om te eten'. */
function isInfinitive(word: string, before: string | undefined): boolean {
  if (!INFINITIVES.has(word)) return false
  if (before === undefined) return !NOUNS_AS_WELL.has(word)
  if (/^(?:te|het|de|een|van|over|voor|geen|alle|onze|mijn)$/.test(before)) return false
  return !(NOUNS_AS_WELL.has(word) && /(?:e|\d|van|met|voor|en)$/.test(before))
}

function wordsOf(title: string): string[] {
  return title.split(' ').map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''))
}
