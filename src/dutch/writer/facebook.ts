// Facebook: the line above a shared article. The news, a figure, a quote, what changes: each a sentence that stands by itself.
import { bannedIn } from '../banned-words.ts'
import { characterCount } from '../characters.ts'
import { choose, FILLED, mayJoin, type Candidate } from './choice.ts'
import { emojiFor } from './emoji.ts'
import { readMaterial } from './material.ts'
import { plainTexts } from './plain-forms.ts'
import { createDice } from './random.ts'
import {
  aloneTexts,
  labelledTexts,
  pairedTexts,
  quotedTexts,
  spokenTexts,
  structuredTexts,
  titledTexts,
} from './headlines.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from './subject.ts'

/** In characters: what a title may count, and what reads best above a link. */
const LENGTH = { min: 20, max: 150 } as const
const AIM = { min: 40, max: 100 } as const
const OUTSIDE_AIM = 1.2
const WANTED = 5
/** Worth of the title with neutral words: a good fact is better, a stray detail is not. */
export const PLAIN = 2.5
const LEAST = 3
/** Of a light set, the texts that get an emoji. */
const WITH_EMOJI = 2

/** Three to five titles, as many as the subject carries. */
export function composeFacebookTitles(subject: Subject, seed: number, taste: Taste = noTaste): string[] | Declined {
  const material = readMaterial(subject, taste)
  if (material === null || material.title === '') return foreign
  const dice = createDice(seed, 'facebook')
  const rules = { title: material.title, banned: taste.banned, dice }
  const found = [
    ...aloneTexts(material),
    ...spokenTexts(material, LENGTH.max),
    ...quotedTexts(material, LENGTH.max),
    ...labelledTexts(material, AIM.max),
    ...titledTexts(material, LENGTH.max),
    ...pairedTexts(material, LENGTH.max).filter(({ score }) => score > 7),
    ...structuredTexts(material, AIM.max),
    ...plainTexts(material, 'titles', LENGTH.max)
      .slice(2, 3)
      .map((one) => ({ ...one, angle: FILLED, score: PLAIN })),
  ]
  const texts = choose(found.flatMap(fitting), { ...rules, most: WANTED })
  const emoji = material.tone === 'licht' ? emojiFor(material) : null
  const marked = texts.map((text, at) =>
    emoji !== null && at % 2 === 0 && at < WITH_EMOJI * 2 ? `${text} ${emoji}` : text,
  )
  return complete(marked, plainTexts(material, 'titles', LENGTH.max), {
    title: material.title,
    least: LEAST,
    banned: taste.banned,
  })
}

function fitting(candidate: Candidate): Candidate[] {
  const count = characterCount(candidate.text)
  if (count < LENGTH.min || count > LENGTH.max) return []
  const outside = count < AIM.min || count > AIM.max
  return [{ ...candidate, score: candidate.score - (outside ? OUTSIDE_AIM : 0) }]
}

/** The texts, with plain ones about the title behind them until there are `least`. */
export function complete(
  texts: readonly string[],
  plain: readonly Candidate[],
  { title, least, banned }: { title: string; least: number; banned: readonly string[] },
): string[] {
  const all = [...texts]
  for (const { text } of plain)
    if (all.length < least && bannedIn(text, banned).length === 0 && mayJoin(all, text, title)) all.push(text)
  return all
}
