// The heads that a subject offers to title cores: the whole of it, a beginning of a long one, or a phrase around it.
// Knows nothing of cores or registers' words.

import { characterCount } from '#dutch/characters.ts'
import { lowerFirst, mayLoseCapital } from '../capitals.ts'
import { HEADLESS_OPENINGS, SERIOUS_HEADLESS_OPENINGS } from './cores/headless.ts'
import { INFINITIVES } from './cores/verbs.ts'
import { hasQuotes } from '../pairs.ts'
import { fits, type Reading } from '../subject.ts'
import type { TitleHead } from './builds.ts'
import { cutsOf } from './cuts.ts'
import { kindOf } from './kinds.ts'

/** A whole subject up to this length (characters) leaves room for a core. */
export const WHOLE_CHARACTERS = 86
/** From this length a beginning of the subject is tried as well. */
const LONG_CHARACTERS = 70
/** A cut head leaves room for a short core, or for a longer one. */
const CUT_CHARACTERS = [80, 62] as const
/** A head may hold so many characters of two UTF-16 units; with more no length is right for both ways to count. */
const DOUBLE_UNITS = 6
const CUT_COST = 6
const HEADLESS_COST = 60
const AROUND_COST = 3

/** Heads to build on, best first; never empty. */
export function openingsOf(reading: Reading): TitleHead[] {
  const { title, register } = reading
  if (title === '') return headless(reading)
  const length = characterCount(title)
  const heads: TitleHead[] = length <= WHOLE_CHARACTERS ? [headOf(reading, title, 0), ...around(reading)] : []
  if (length > LONG_CHARACTERS) {
    const cost = heads.length === 0 ? 0 : CUT_COST
    const cuts = new Set(CUT_CHARACTERS.flatMap((max) => cutsOf(title, max)))
    heads.push(...[...cuts].map((text) => headOf(reading, text, cost)))
    // One endless word cannot be cut.
    if (cuts.size === 0) heads.push(...headless(reading).map((head) => ({ ...head, cost: HEADLESS_COST })))
  }
  const fitting = heads.filter(({ text }) => text.length - characterCount(text) <= DOUBLE_UNITS)
  if (fitting.length === 0) return headless(reading)
  return register === 'serious' ? fitting.map((head) => ({ ...head, text: head.text.replaceAll('!', '') })) : fitting
}

function headOf(reading: Reading, text: string, cost: number): TitleHead {
  const kind = kindOf(text, reading.register)
  if (!reading.english) return { text, kind, around: false, cost }
  // An English title is quoted as the name of the article, so that Dutch goes on behind it.
  return {
    text: hasQuotes(text) ? text : `‘${text}’`,
    kind: kind === 'question' ? kind : 'definite',
    around: false,
    cost,
  }
}

/** 'Het verhaal achter de terugkeer van de wolf': only where the subject can stand in a sentence as it is. */
function around(reading: Reading): TitleHead[] {
  const { title, register, english } = reading
  if (english || hasQuotes(title)) return []
  const kind = kindOf(title, register)
  const first = title.split(' ')[0]?.toLowerCase() ?? ''
  const phrases = PHRASES[kind === 'doing' && !INFINITIVES.has(first) ? 'topic' : kind] ?? []
  if (phrases.length === 0) return []
  const lowered = kind === 'name' ? title : mayLoseCapital(title) || kind === 'doing' ? lowerFirst(title) : undefined
  if (lowered === undefined) return []
  const kept = register === 'serious' ? SOBER : register === 'news' ? [...SOBER, 'Het debat over %'] : phrases
  return kept
    .filter((phrase) => fits(phrase, reading))
    .map((phrase) => {
      const [before = '', after = ''] = phrase.split('%')
      return {
        text: before + lowered + after,
        kind,
        around: true,
        cost: AROUND_COST,
      }
    })
}

const SOBER = ['De feiten over %', 'Het verhaal achter %'] as const
const PHRASES: Partial<Record<TitleHead['kind'], readonly string[]>> = {
  definite: ['Het verhaal achter %', 'Met andere ogen kijken naar %', 'De vragen rond %'],
  name: ['Het verhaal achter %', 'De vragen rond %'],
  doing: ['De kunst van %', 'Eerlijk over %'],
}

/** Without words the subject's own emoji lead, so that the titles still belong to it. */
function headless(reading: Reading): TitleHead[] {
  const emoji = reading.emoji.join('')
  const openings = reading.register === 'serious' ? SERIOUS_HEADLESS_OPENINGS : HEADLESS_OPENINGS
  return openings
    .filter((opening) => fits(opening, reading))
    .map((opening) => ({ text: emoji === '' ? opening : `${emoji} ${opening}`, kind: 'none', around: false, cost: 0 }))
}
