// The sentences a caption may draw on besides the user's own: general ones of the subject's domain, and frames.
// Knows nothing of lengths or of which are drawn.

import { topicalAsks } from './asks.ts'
import { EVENT } from './titel-tovenaar/cores/serious.ts'
import type { CaptionBook } from './frames/captions.ts'
import { POLITE_CAPTIONS } from './frames/polite.ts'
import { domainOf } from './general/domain.ts'
import { dutchPersonalSentences, dutchSentences } from './general/dutch.ts'
import { isPersonal } from './register.ts'
import { shapeOf } from './shape.ts'
import { fits, type Reading } from './subject.ts'

/** general: true of everything in the domain. The others as in `CaptionBook`; a caption holds each of those once at most. */
export type Kind = 'general' | 'pause' | 'talk' | 'keep' | 'share' | 'link'
export type CaptionStock = Readonly<Record<Kind, readonly string[]>>

/** Asks for an opinion: of a dish or a garden there are better questions. */
const OPINION = /vind jij|denk jij|ernaar kijkt/i

/** What fits the subject, its address and its taste. */
export function stockOf(reading: Reading, book: CaptionBook): CaptionStock {
  const fitting = (sentences: readonly string[]) => sentences.filter((sentence) => fits(sentence, reading))
  const asked = topicalAsks(reading, shapeOf(reading.title)).flatMap((ask) => answered(ask, reading))
  const vague = asked.length > 1 && reading.register !== 'news'
  const polite = reading.register === 'serious' ? undefined : POLITE_CAPTIONS
  const told = [reading.title, ...reading.own.map(({ text }) => text)].join(' ')
  const personal = reading.register === 'serious' && isPersonal(told) && !EVENT.test(reading.title)
  return {
    general: fitting(
      (personal ? dutchPersonalSentences : dutchSentences[domainOf(reading.register)]).map(({ text }) => text),
    ),
    pause: fitting([...book.pause, ...(polite?.pause ?? [])]),
    talk: [
      ...asked,
      ...fitting([...book.talk, ...(polite?.talk ?? [])]).filter((sentence) => !vague || !OPINION.test(sentence)),
    ],
    keep: fitting([...book.keep, ...(polite?.keep ?? [])]),
    share: fitting([...book.share, ...(polite?.share ?? [])]),
    link: fitting(book.link),
  }
}

/** 'wat groeit er bij jou?' as a sentence of its own, with the place for an answer unless the taste forbids that. */
function answered(ask: string, reading: Reading): string[] {
  const question = `${ask.slice(0, 1).toUpperCase()}${ask.slice(1)}`
  const [told, bare] = [`${question} Vertel het in de reacties.`, question]
  if (fits(told, reading)) return [told]
  return fits(bare, reading) ? [bare] : []
}
