// Facebook: the line above a shared article. The news, a figure, a quote, what changes: each a sentence that stands by itself.
import { characterCount } from '../characters.ts'
import type { Candidate } from './choice.ts'
import { emojiFor } from './emoji.ts'
import { inAllLengths } from './forms.ts'
import { readMaterial } from './material.ts'
import { createDice } from './random.ts'
import { headlinesOf } from './headlines.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from './subject.ts'
import { chooseTitles, completeTitles } from './title-sets.ts'

/** In characters: what a title may count, and what reads best above a link. */
const LENGTH = { min: 20, max: 150 } as const
/** In characters: a longer text is not shortened to fit. */
const LONG = 200
const AIM = { min: 40, max: 100 } as const
const OUTSIDE_AIM = 1.2
/** Of a light set, the texts that get an emoji. */
const WITH_EMOJI = 2

/** Three to five titles, as many as the subject carries. */
export function composeFacebookTitles(subject: Subject, seed: number, taste: Taste = noTaste): string[] | Declined {
  const material = readMaterial(subject, taste)
  if (material === null || material.title === '') return foreign
  const dice = createDice(seed, 'facebook')
  const rules = { title: material.twice, banned: taste.banned, dice }
  const long = material.warns ? LENGTH.max : LONG
  const texts = chooseTitles(headlinesOf(material, long).flatMap(inRoom).flatMap(fitting), rules)
  const emoji = material.tone === 'licht' ? emojiFor(material) : null
  const marked = texts.map((text, at) => {
    const bright = emoji === null || at % 2 > 0 || at >= WITH_EMOJI * 2 ? text : `${text} ${emoji}`
    return characterCount(bright) > LENGTH.max ? text : bright
  })
  return completeTitles(marked, material, { kind: 'titles', most: LENGTH.max }, rules)
}

/** A text as it stands where it fits, else without what its grammar can miss. */
const inRoom = (one: Candidate): Candidate[] => (characterCount(one.text) <= LENGTH.max ? [one] : inAllLengths([one]))

function fitting(candidate: Candidate): Candidate[] {
  const count = characterCount(candidate.text)
  if (count < LENGTH.min || count > LENGTH.max) return []
  const outside = count < AIM.min || count > AIM.max
  return [{ ...candidate, score: candidate.score - (outside ? OUTSIDE_AIM : 0) }]
}
