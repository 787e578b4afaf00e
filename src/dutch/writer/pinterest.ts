// Pinterest: titles that are found on their first words, and that still hold in a year.
import { characterCount } from '../characters.ts'
import type { Candidate } from './choice.ts'
import { inAllLengths, LONG } from './forms.ts'
import { headlinesOf } from './headlines.ts'
import { overlap, stemsOf } from './likeness.ts'
import { readMaterial, type Material } from './material.ts'
import { createDice } from './random.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from './subject.ts'
import { chooseTitles, completeTitles } from './title-sets.ts'

/** In characters. Pinterest keeps 100 of a title. */
const LENGTH = { min: 20, max: 100 } as const
/** Worth of the title as it stands. */
const OWN = 9
/** Where search words must stand, in characters. */
const FRONT = 45

/** What a title loses that is wrong next week, and one that does not begin with what people search for. */
const LOST = { passing: 10, notFound: 3 } as const

/** Words that make a title wrong next week. */
const PASSING =
  /(?<!\p{L})(?:vandaag|gisteren|morgen|vanavond|vanmorgen|vanmiddag|vannacht|nu|inmiddels|(?:afgelopen|volgende|komende|deze|vorige) (?:week|maand|zomer|winter|nacht|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag)|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:ochtend|middag|avond|nacht)?|today|tomorrow|yesterday|this week)(?!\p{L})/iu

/** Three to five titles, as many as the subject carries. */
export function composePinterestTitles(subject: Subject, seed: number, taste: Taste = noTaste): string[] | Declined {
  const material = readMaterial(subject, taste)
  if (material === null || material.title === '') return foreign
  const rules = { title: material.twice, banned: taste.banned, dice: createDice(seed, 'pinterest') }
  const own = { text: material.title, angle: 'title', score: OWN }
  const all = headlinesOf(material, material.warns ? LENGTH.max : LONG)
  const found = [own, ...(material.warns ? all : inAllLengths(all))]
  const texts = chooseTitles(
    found.flatMap((one) => searched(one, material)),
    rules,
  )
  return completeTitles(texts, material, { kind: 'pins', most: LENGTH.max }, rules)
}

/** A candidate that begins with what people search for; less worth when it passes. */
function searched(candidate: Candidate, { title }: Material): Candidate[] {
  const { text, score } = candidate
  const count = characterCount(text)
  if (count < LENGTH.min || count > LENGTH.max) return []
  const found = overlap(stemsOf(text.slice(0, FRONT)), stemsOf(title)) > 0
  return [{ ...candidate, score: score - (PASSING.test(text) ? LOST.passing : 0) - (found ? 0 : LOST.notFound) }]
}
