// Builds one link-in-bio caption from what opens it, a run of own sentences and general ones up to the length.
// Knows nothing of HTTP, quota or titles; the lengths come with the call.

import { characterCount } from '#contract/text.ts'
import { topicalAsks } from './asks.ts'
import { emojiIn } from './clean-text.ts'
import type { CaptionBook } from './frames/captions.ts'
import type { Dice } from './random.ts'
import { emojiFor } from './register.ts'
import { findCombination, type Bounds, type Slot } from './search.ts'
import { splitSentences } from './sentences.ts'
import { shapeOf } from './shape.ts'
import { fits, type Reading } from './subject.ts'

const EMOJI_SHARE = 0.7
/** For a subject no register knows: a sign that there is something to read. */
const PLAIN_EMOJI = ['📖']
const KINDS = ['pause', 'talk', 'keep', 'share'] as const
/** Asks for an opinion: of a dish or a garden there are better questions. */
const OPINION = /vind jij|denk jij|ernaar kijkt/i
type Kind = (typeof KINDS)[number] | 'link'

/** Makes the captions of one set: general sentences that stood in an earlier one are used last. */
export interface CaptionMaker {
  /** One caption within the bounds, or undefined when this opening and these own sentences cannot make one. */
  make(opening: string, own: string): string | undefined
  /** Counts the general sentences of a caption that was kept. */
  keep(caption: string): void
}

export function captionMaker(reading: Reading, book: CaptionBook, bounds: Bounds, dice: Dice): CaptionMaker {
  const fitting = (sentences: readonly string[]) => sentences.filter((sentence) => fits(sentence, reading))
  const asked = topicalAsks(reading, shapeOf(reading.title)).map((ask) => answerBelow(ask))
  const vague = asked.length > 1 && reading.register !== 'news'
  const stock: Record<Kind, string[]> = {
    pause: fitting(book.pause),
    talk: [...fitting(asked), ...fitting(book.talk).filter((sentence) => !vague || !OPINION.test(sentence))],
    keep: fitting(book.keep),
    share: fitting(book.share),
    link: fitting(book.link),
  }
  const uses = new Map<string, number>()
  const useOf = (sentence: string) => uses.get(sentence) ?? 0
  const freshFirst = (sentences: readonly string[]) => dice.shuffle(sentences).toSorted((a, b) => useOf(a) - useOf(b))

  function make(opening: string, own: string): string | undefined {
    const emoji = drawEmoji(reading, dice)
    const room = { min: bounds.min, max: bounds.max - (emoji === '' ? 0 : characterCount(emoji) + 1) }
    const fixed = [opening, own]
      .filter((text) => text !== '')
      .map((text): Slot => ({ choices: [text], optional: false }))
    const kinds = dice.shuffle(KINDS.filter((kind) => stock[kind].length > 0))
    const linkEarly = dice.chance(0.4)
    // Three times: first without a sentence of an earlier caption; last with words that recur, which only a very
    // short title with few usable sentences needs.
    for (const [fresh, strict] of [
      [true, true],
      [false, true],
      [false, false],
    ])
      for (let count = 0; count <= kinds.length; count++) {
        const used = KINDS.filter((kind) => kinds.slice(0, count).includes(kind))
        const slot = (kind: Kind): Slot => ({
          choices: freshFirst(fresh ? stock[kind].filter((sentence) => useOf(sentence) === 0) : stock[kind]),
          optional: false,
        })
        const early = used.filter((kind) => kind === 'pause').map(slot)
        const late = used.filter((kind) => kind !== 'pause').map(slot)
        const link = slot('link')
        const slots = linkEarly ? [...fixed, ...early, link, ...late] : [...fixed, ...early, ...late, link]
        const parts = findCombination(
          slots,
          room,
          (found) =>
            !(
              strict && hasEcho(found.filter((part) => part !== own).map((part) => part.split(reading.title).join('')))
            ) && noneTwice(found.join(' ')),
        )
        if (parts) return withEmoji(parts, emoji, reading)
      }
    return undefined
  }

  function keep(caption: string): void {
    for (const sentence of Object.values(stock).flat())
      if (caption.includes(sentence)) uses.set(sentence, useOf(sentence) + 1)
  }

  return { make, keep }
}

/** 'wat groeit er bij jou?' as a sentence of its own, with the place for an answer. */
function answerBelow(ask: string): string {
  return `${ask.slice(0, 1).toUpperCase()}${ask.slice(1)} Vertel het in de reacties.`
}

function noneTwice(text: string): boolean {
  const sentences = splitSentences(text).map((sentence) => sentence.toLowerCase())
  return new Set(sentences).size === sentences.length
}

/** Words that a reader notices when two of our own sentences use them. */
const ECHOES = [
  /leestip/i,
  /verder/i,
  /rusti/i,
  /artikel/i,
  /bewa/i,
  /reacti/i,
  /iemand/i,
  /tijd|tempo/i,
  /recept/i,
  /volledig/i,
  /weten/i,
  /deze post/i,
  /\?/,
]

function hasEcho(parts: readonly string[]): boolean {
  return ECHOES.some((word) => parts.filter((part) => word.test(part)).length > 1)
}

function drawEmoji(reading: Reading, dice: Dice): string {
  if (reading.register === 'serious' || emojiIn(reading.title).length > 0) return ''
  if (reading.emoji.length > 0) return reading.emoji.join('')
  const fitting = emojiFor(reading.title, reading.register)
  const usable = fitting.length > 0 || reading.register === 'news' ? fitting : PLAIN_EMOJI
  return dice.chance(EMOJI_SHARE) ? (dice.shuffle(usable)[0] ?? '') : ''
}

/** Behind the title when that stands bare (its full stop then goes), else at the end. */
function withEmoji(parts: readonly string[], emoji: string, reading: Reading): string {
  const text = parts.join(' ')
  if (emoji === '') return text
  const [first = '', ...rest] = parts
  if (reading.title === '') return `${emoji} ${text}`
  return first === `${reading.title}.` ? [reading.title, emoji, ...rest].join(' ') : `${text} ${emoji}`
}
