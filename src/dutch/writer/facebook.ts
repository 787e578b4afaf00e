// Facebook: the line above a shared article. The news, a figure, a quote, what changes: each a sentence that stands by itself.
import { bannedIn } from '../banned-words.ts'
import { characterCount } from '../characters.ts'
import { choose, mayJoin, type Candidate, type Rules } from './choice.ts'
import { emojiFor } from './emoji.ts'
import { readMaterial, type Material } from './material.ts'
import { rowsOf } from './pairs.ts'
import { plainTexts } from './plain-forms.ts'
import { createDice } from './random.ts'
import { headlinesOf } from './headlines.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from './subject.ts'

/** In characters: what a title may count, and what reads best above a link. */
const LENGTH = { min: 20, max: 150 } as const
const AIM = { min: 40, max: 100 } as const
const OUTSIDE_AIM = 1.2
const WANTED = 5
const LEAST = 3
/** From so many facts on a set is full, if need be with plain lines. */
const FACTS_OF_A_FULL_SET = 6
/** Two sentences are worth their length only when they tell the news. */
const LEAST_OF_A_PAIR = 7
/** Of a light set, the texts that get an emoji. */
const WITH_EMOJI = 2

/** Three to five titles, as many as the subject carries. */
export function composeFacebookTitles(subject: Subject, seed: number, taste: Taste = noTaste): string[] | Declined {
  const material = readMaterial(subject, taste)
  if (material === null || material.title === '') return foreign
  const dice = createDice(seed, 'facebook')
  const rules = { title: material.title, banned: taste.banned, dice }
  const found = titleCandidates(material, LENGTH.max).filter(
    ({ angle, score }) => angle !== 'pair' || score > LEAST_OF_A_PAIR,
  )
  const texts = chooseTitles(found.flatMap(fitting), rules)
  const emoji = material.tone === 'licht' ? emojiFor(material) : null
  const marked = texts.map((text, at) =>
    emoji !== null && at % 2 === 0 && at < WITH_EMOJI * 2 ? `${text} ${emoji}` : text,
  )
  return completeTitles(marked, material, LENGTH.max, taste.banned)
}

/** All headlines of an article, and two facts in a row. */
export const titleCandidates = (material: Material, most: number): Candidate[] => [
  ...headlinesOf(material, most),
  ...rowsOf(material, most),
]

/** Five of the good ones; where they are too few for all but one, the best of the others too. */
export function chooseTitles(found: readonly Candidate[], rules: Omit<Rules, 'most'>): string[] {
  const good = choose(
    found.filter(({ score }) => score > 0),
    { ...rules, most: WANTED },
  )
  return good.length < WANTED - 1 ? choose(found, { ...rules, most: WANTED - 1 }) : good
}

/** Five titles of an article and three of less, with plain lines behind those that were found. */
export function completeTitles(
  texts: readonly string[],
  material: Material,
  most: number,
  banned: readonly string[],
): string[] {
  const least = material.ranked.length >= FACTS_OF_A_FULL_SET ? WANTED : LEAST
  return complete(texts, plainTexts(material, 'titles', most), { title: material.title, least, banned })
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
