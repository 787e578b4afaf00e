// The ends that a script can have: a question, a call, or both; a sober one for a serious subject.
// Knows no language.

import type { Dice } from '../random.ts'
import { addressed } from './arc.ts'
import type { ScriptBook } from './book.ts'
import type { Clash } from './echoes.ts'
import type { ScriptSubject } from './subject.ts'

/** Share of the ends that only ask, and that only call; the rest does both. */
const TALK_ALONE = 0.25
const CALL_ALONE = 0.15

/** So many ends in a drawn order, each fit for the subject; fewer when there are no more. */
export function closesFor(subject: ScriptSubject, book: ScriptBook, count: number, clash: Clash, dice: Dice): string[] {
  const fitting = (texts: readonly string[]) =>
    dice.shuffle(texts.map((text) => addressed(text, subject.address)).filter(subject.fits))
  if (subject.domain === 'serious') return fitting(book.closes.sober).slice(0, count)
  const { talk, call } = subject.domain === 'news' ? book.closes.news : book.closes.ordinary
  const talks = fitting([...book.asksOf(subject).map((ask) => `${ask} ${book.answer}`), ...talk])
  const calls = fitting([...book.keepsOf(subject), ...call])
  const closes = Array.from({ length: count }, (_, at) => {
    const asked = talks[at % talks.length] ?? ''
    const called = calls[at % calls.length] ?? ''
    const chance = dice.next()
    if (chance < TALK_ALONE || called === '') return asked
    if (chance < TALK_ALONE + CALL_ALONE || asked === '' || clash(asked, called)) return called
    return `${asked} ${called}`
  })
  return [...new Set(closes)].filter((text) => text !== '')
}
