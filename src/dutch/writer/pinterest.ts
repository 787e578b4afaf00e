// Pinterest: titles that are found on their first words, and that still hold in a year.
import { characterCount } from '../characters.ts'
import { choose, FILLED, type Candidate } from './choice.ts'
import { complete, PLAIN } from './facebook.ts'
import { overlap, stemsOf } from './likeness.ts'
import { readMaterial, type Material } from './material.ts'
import { plainTexts } from './plain-forms.ts'
import { createDice } from './random.ts'
import { aloneTexts, labelledTexts, quotedTexts, spokenTexts, structuredTexts, titledTexts } from './headlines.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from './subject.ts'

/** In characters. Pinterest keeps 100 of a title. */
const LENGTH = { min: 20, max: 100 } as const
const WANTED = 5
const LEAST = 3
/** Where search words must stand, in characters. */
const FRONT = 45

/** What a title loses that is wrong next week, and one that does not begin with what people search for. */
const LOST = { passing: 5, notFound: 3 } as const

/** Words that make a title wrong next week. */
const PASSING =
  /(?<!\p{L})(?:vandaag|gisteren|morgen|vanavond|vanmorgen|vanmiddag|vannacht|nu|inmiddels|(?:afgelopen|volgende|komende|deze|vorige) (?:week|maand|zomer|winter|nacht|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|vrijdag)|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:ochtend|middag|avond|nacht)?|today|tomorrow|yesterday|this week)(?!\p{L})/iu

/** Three to five titles, as many as the subject carries. */
export function composePinterestTitles(subject: Subject, seed: number, taste: Taste = noTaste): string[] | Declined {
  const material = readMaterial(subject, taste)
  if (material === null || material.title === '') return foreign
  const rules = { title: material.title, banned: taste.banned, dice: createDice(seed, 'pinterest') }
  const found = [
    { text: material.title, angle: 'title', score: 9 },
    ...labelledTexts(material, LENGTH.max).map((one) => ({ ...one, score: one.score + 1.5 })),
    ...structuredTexts(material, LENGTH.max).map((one) => ({ ...one, score: one.score + 1 })),
    ...titledTexts(material, LENGTH.max),
    ...spokenTexts(material, LENGTH.max),
    ...quotedTexts(material, LENGTH.max),
    ...aloneTexts(material),
    ...plainTexts(material, 'titles', LENGTH.max)
      .slice(2, 3)
      .map((one) => ({ ...one, angle: FILLED, score: PLAIN })),
  ]
  const texts = choose(
    found.flatMap((one) => searched(one, material)),
    { ...rules, most: WANTED },
  )
  return complete(texts, plainTexts(material, 'titles', LENGTH.max), {
    title: material.title,
    least: LEAST,
    banned: taste.banned,
  })
}

/** A candidate that begins with what people search for; less worth when it passes. */
function searched(candidate: Candidate, { title, labels }: Material): Candidate[] {
  const { text, score } = candidate
  const count = characterCount(text)
  if (count < LENGTH.min || count > LENGTH.max) return []
  const about = stemsOf([title, ...labels].join(' '))
  const front = stemsOf(text.slice(0, FRONT))
  const found = overlap(front, about) > 0
  return [{ ...candidate, score: score - (PASSING.test(text) ? LOST.passing : 0) - (found ? 0 : LOST.notFound) }]
}
