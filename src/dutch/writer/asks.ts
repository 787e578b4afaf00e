// Which questions to a reader fit a title: those of its shape, its register and its grammar.
// Knows nothing of where the title is shown or of lengths.

import type { ByShape } from './frames/title-frames.ts'
import { asksOf } from './register.ts'
import { hasQuotes } from './pairs.ts'
import { isPiece, type Shape } from './shape.ts'
import { fits, type Reading } from './subject.ts'
import type { Register } from './words/register-entry.ts'
import { POLITE_ASKS, POLITE_ASKS_OF_PRACTICE } from './words/register-none.ts'
import { SITUATIONS } from './words/situations.ts'

/** Shapes that a register's own question fits behind; of 'how' only 'Zo ...' and 'Hoe ...', not 'Waarom ...'. */
const ASKABLE: ReadonlySet<Shape> = new Set(['phrase', 'how', 'list', 'composed'])
/** Here a name is that of a dish, a place or a thing ('Stedentrip Antwerpen'), so the register's questions fit it too. */
const NAMES_THINGS: ReadonlySet<Register> = new Set([
  'recipe',
  'food',
  'garden',
  'travel',
  'outdoors',
  'home',
  'season',
  'exercise',
  'product',
])

/** Here a reader has ways and experience of their own. */
const PRACTICE: ReadonlySet<Register> = new Set([
  'meals',
  'garden',
  'home',
  'family',
  'tech',
  'money',
  'work',
  'exercise',
  'wellbeing',
  'howto',
  'product',
])

/** Here the book's own questions are the vague ones ('wat weet jij er al van?'). */
const NEEDS_NO_MORE: ReadonlySet<Shape> = new Set(['phrase', 'name', 'how', 'question'])

/** Behind a title that tells how something is done these ask, or dream, past what it tells. */
export const VAGUE_BEHIND_HOW = /drom|wel of niet|goed humeur|laten groeien|iets voor jou/u

/** True when what a register says of a thing fits behind a title of this shape. */
export function namesSomething({ register, title }: Reading, shape: Shape): boolean {
  return ASKABLE.has(shape) || (shape === 'name' && NAMES_THINGS.has(register) && !isPiece(title))
}

/** The questions of the register and of the title's own grammar; none for a serious or an English title. */
export function topicalAsks(reading: Reading, shape: Shape): string[] {
  const { register, title, english } = reading
  if (register === 'serious' || english || shape === 'none') return []
  const takesAsks = namesSomething(reading, shape) || (shape === 'statement' && register === 'news')
  // Behind 'Waarom ...' and behind what somebody said, 'wat merk jij ervan?' asks about nothing.
  const askable =
    takesAsks && !/^(?:wa|we|wi)/i.test(shape === 'how' ? title : '') && !(shape === 'composed' && hasQuotes(title))
  const situational = SITUATIONS.filter(
    (situation) =>
      situation.shapes.includes(shape) &&
      (situation.registers?.includes(register) ?? true) &&
      situation.title.test(title),
  ).flatMap(({ asks }) => asks)
  return [...new Set([...situational, ...(askable ? asksOf(register) : [])])].filter(
    (ask) =>
      fits(ask, reading) &&
      !(shape === 'list' && ask.startsWith('wel of niet')) &&
      !(shape === 'how' && VAGUE_BEHIND_HOW.test(ask)),
  )
}

/** All questions: the book's own as well, unless there are better ones. */
export function asksFor(reading: Reading, shape: Shape, book: ByShape): string[] {
  const topical = topicalAsks(reading, shape)
  const enough = isPiece(reading.title) || (topical.length > 1 && NEEDS_NO_MORE.has(shape))
  const general = enough ? [] : [...(book.any ?? []), ...(book[shape] ?? [])]
  const practical = namesSomething(reading, shape) && PRACTICE.has(reading.register)
  const polite = [...POLITE_ASKS, ...(practical ? POLITE_ASKS_OF_PRACTICE : [])]
  return [...new Set([...topical, ...general, ...polite])].filter((ask) => fits(ask, reading))
}
