// Which questions to a reader fit a title: those of its shape, its register and its grammar.
// Knows nothing of where the title is shown or of lengths.

import type { ByShape } from './frames/title-frames.ts'
import { asksOf } from './register.ts'
import type { Shape } from './shape.ts'
import { fitsAddress, type Reading } from './subject.ts'
import { SITUATIONS } from './words/situations.ts'

/** Shapes that a register's own question fits behind; of 'how' only 'Zo ...' and 'Hoe ...', not 'Waarom ...'. */
const ASKABLE: ReadonlySet<Shape> = new Set(['phrase', 'how', 'list', 'composed'])

/** The questions of the register and of the title's own grammar; none for a serious or an English title. */
export function topicalAsks(reading: Reading, shape: Shape): string[] {
  const { register, title, english, address } = reading
  if (register === 'serious' || english || shape === 'none') return []
  const askable = ASKABLE.has(shape) && !/^(?:wa|we|wi)/i.test(shape === 'how' ? title : '')
  const situational = SITUATIONS.filter(
    (situation) =>
      situation.shapes.includes(shape) &&
      (situation.registers?.includes(register) ?? true) &&
      situation.title.test(title),
  ).flatMap(({ asks }) => asks)
  return [...new Set([...situational, ...(askable ? asksOf(register) : [])])].filter((ask) => fitsAddress(ask, address))
}

/** All questions: the book's own as well, unless a noun phrase has better ones from its register. */
export function asksFor(reading: Reading, shape: Shape, book: ByShape): string[] {
  const topical = topicalAsks(reading, shape)
  const general = topical.length > 1 && shape === 'phrase' ? [] : [...(book.any ?? []), ...(book[shape] ?? [])]
  return [...new Set([...topical, ...general])].filter((ask) => fitsAddress(ask, reading.address))
}
