// Facebook: the line above a shared article. The news, a figure, a quote, what changes: each a sentence that stands by itself.
import { bannedIn } from '../banned-words.ts'
import { characterCount } from '../characters.ts'
import { choose, mayJoin, type Candidate, type Rules } from './choice.ts'
import { emojiFor } from './emoji.ts'
import { readMaterial, type Material } from './material.ts'
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
/** How far chance moves a plain line. */
const CHANCE = 5
/** From so many facts on a set is full, if need be with plain lines. */
const FACTS_OF_A_FULL_SET = 6
/** In characters: Pinterest keeps 100 of a title. */
export const PIN_MOST = 100
/** The share of what they add to the title that two may have in common when a set is not full. */
const ALIKE = 0.8
/** Of a light set, the texts that get an emoji. */
const WITH_EMOJI = 2

/** Three to five titles, as many as the subject carries. */
export function composeFacebookTitles(subject: Subject, seed: number, taste: Taste = noTaste): string[] | Declined {
  const material = readMaterial(subject, taste)
  if (material === null || material.title === '') return foreign
  const dice = createDice(seed, 'facebook')
  const rules = { title: material.twice, banned: taste.banned, dice }
  const texts = chooseTitles(headlinesOf(material, LENGTH.max).flatMap(fitting), rules)
  const emoji = material.tone === 'licht' ? emojiFor(material) : null
  const marked = texts.map((text, at) => {
    const bright = emoji === null || at % 2 > 0 || at >= WITH_EMOJI * 2 ? text : `${text} ${emoji}`
    return characterCount(bright) > LENGTH.max ? text : bright
  })
  return completeTitles(marked, material, 'titles', rules)
}

/** At most five, best first: none that leaves its reader asking, and more alike only where there are too few. */
export function chooseTitles(found: readonly Candidate[], rules: Omit<Rules, 'most'>): string[] {
  const good = found.filter(({ score }) => score > 0)
  const texts = choose(good, { ...rules, most: WANTED })
  return texts.length === WANTED ? texts : choose(good, { ...rules, most: WANTED, alike: ALIKE })
}

/** Five titles of an article and three of less, with plain lines behind those that were found. */
export function completeTitles(
  texts: readonly string[],
  material: Material,
  kind: 'titles' | 'pins',
  { banned, dice }: Pick<Rules, 'banned' | 'dice'>,
): string[] {
  const least = material.ranked.length >= FACTS_OF_A_FULL_SET ? WANTED : LEAST
  const lines = plainTexts(material, kind, kind === 'pins' ? PIN_MOST : LENGTH.max)
  // The title comes first; which others follow behind facts, who asks again sees changed.
  const moved = material.place.length === 0 ? 0 : CHANCE
  const drawn = lines.map((one, at) => ({ ...one, score: one.score + (at === 0 ? 0 : (dice.next() - 1) * moved) }))
  const plain = drawn.toSorted((one, other) => other.score - one.score)
  return complete(texts, plain, { title: material.twice, least, banned })
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
