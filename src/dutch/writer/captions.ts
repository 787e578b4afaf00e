// Builds one link-in-bio caption: what opens it, own sentences, general ones, frames and hashtags up to the length.
// Knows nothing of HTTP, quota or titles; the lengths come with the call.

import { characterCount } from '#dutch/characters.ts'
import { echoOf, hasEcho, type Echo } from './caption-echoes.ts'
import { stockOf, type CaptionStock, type Kind } from './caption-stock.ts'
import { emojiIn } from './clean-text.ts'
import type { CaptionBook } from './frames/captions.ts'
import { hashtagsFor } from './hashtags.ts'
import type { Dice } from './random.ts'
import { emojiFor } from './register.ts'
import { findCombination, type Bounds, type Slot } from './search.ts'
import { splitSentences } from './sentences.ts'
import { isAllowed, type Reading } from './subject.ts'

const EMOJI_SHARE = 0.7
const HASHTAG_SHARE = 0.55
/** Own sentences say more than general ones, which then mostly fill the length. */
const GENERAL_BESIDE_OWN = 0.35
/** In the order in which they stand in a caption. */
const FRAMES = ['pause', 'talk', 'keep', 'share'] as const
/** For a subject no register knows: a sign that there is something to read. */
const PLAIN_EMOJI = ['📖']
/** So many general sentences are tried in one place of a caption: enough to meet any length. */
const GENERAL_TRIED = 12

/** So general that a reader of a whole set would notice them twice. */
const STOCK =
  /^(?:Vragen en aanvullingen zijn welkom in|Reageren\? Dat kan onder|Bewaren kan ook, (?:voor|om)|Doorsturen mag natuurlijk)/u

/** How many general sentences and frames stand between the opening and the link. */
interface Layout {
  general: number
  frames: number
}

/** What may stand in one caption of a set only: every frame, the stock phrases, or nothing. */
type Once = 'frames' | 'stock' | 'none'

/** Makes the captions of one set: sentences of ours that stood in an earlier one are used last. */
export interface CaptionMaker {
  /** One caption within the bounds, or undefined when this opening and these own sentences cannot make one. */
  make(opening: string, own: string): string | undefined
  /** Counts the sentences of a caption that was kept. */
  keep(caption: string): void
}

export function captionMaker(reading: Reading, book: CaptionBook, bounds: Bounds, dice: Dice): CaptionMaker {
  const stock = stockOf(reading, book)
  const hashtags = hashtagsFor(reading)
  const uses = new Map<string, number>()
  const echoes = new Map<string, Echo>()
  const echo = (part: string) => {
    const known = echoes.get(part) ?? echoOf(part.split(reading.title).join(''))
    echoes.set(part, known)
    return known
  }
  const useOf = (sentence: string) => uses.get(sentence) ?? 0
  /** Everything in a drawn order, what was used least first; `fresh` leaves out what was used, where that leaves enough. */
  const draw = (fresh: boolean, once: Once, isOut: (sentence: string) => boolean): CaptionStock => {
    const order = (all: readonly string[], limit: Once) => {
      const spent = (sentence: string) => useOf(sentence) > 0 && (limit === 'frames' || STOCK.test(sentence))
      const sentences = all.filter((sentence) => !isOut(sentence) && !(limit !== 'none' && spent(sentence)))
      const unused = sentences.filter((sentence) => useOf(sentence) === 0)
      const usable = fresh && unused.length > 0 ? unused : sentences
      return dice.shuffle(usable).toSorted((a, b) => useOf(a) - useOf(b))
    }
    const { general, pause, talk, keep: kept, share, link } = stock
    return {
      general: order(general, 'none'),
      pause: order(pause, once),
      talk: order(talk, once),
      keep: order(kept, once),
      share: order(share, once),
      link: order(link, 'none'),
    }
  }

  function make(opening: string, own: string): string | undefined {
    const emoji = drawEmoji(reading, dice)
    const tags = drawTags(hashtags, dice)
    for (const end of tags === '' ? [''] : [tags, '']) {
      const parts = fill(opening, own, lessRoom(bounds, emoji, end))
      if (parts) return [withEmoji(parts, emoji, reading), end].filter((text) => text !== '').join(' ')
    }
    return undefined
  }

  function fill(opening: string, own: string, room: Bounds): string[] | undefined {
    const fixed = [opening, own]
      .filter((text) => text !== '')
      .map((text): Slot => ({ choices: [text], optional: false }))
    const kinds = frameOrder(dice).filter((kind) => stock[kind].length > 0)
    const layouts = layoutsFor(own !== '', stock.general.length > 0, kinds.length, dice)
    const linkEarly = dice.chance(0.4)
    const accepts = (strict: boolean) => (found: readonly string[]) => {
      if (strict && hasEcho(found.filter((part) => part !== own).map(echo))) return false
      const text = found.join(' ')
      return noneTwice(text) && isAllowed(text, reading)
    }
    // In turns: first without a sentence of an earlier caption; last with words that recur, which only a very
    // short title with few usable sentences needs.
    for (const [fresh, strict, once] of [
      [true, true, 'frames'],
      [false, true, 'frames'],
      [false, true, 'stock'],
      [false, false, 'stock'],
      [false, false, 'none'],
    ] as const) {
      // What echoes the opening is left out before the search, which would else try it in every place.
      const drawn = draw(fresh, once, (sentence) => strict && hasEcho([echo(opening), echo(sentence)]))
      for (const layout of layouts) {
        const slot = (kind: Kind): Slot => ({ choices: drawn[kind], optional: false })
        const general = Array.from({ length: layout.general }, (_, at): Slot => {
          const from = at * GENERAL_TRIED
          return { choices: drawn.general.slice(from, from + GENERAL_TRIED), optional: false }
        })
        const used = FRAMES.filter((kind) => kinds.slice(0, layout.frames).includes(kind))
        const early = used.filter((kind) => kind === 'pause').map(slot)
        const late = used.filter((kind) => kind !== 'pause').map(slot)
        const rest = linkEarly ? [slot('link'), ...late] : [...late, slot('link')]
        const parts = findCombination([...fixed, ...general, ...early, ...rest], room, accepts(strict))
        if (parts) return parts
      }
    }
    return undefined
  }

  function keep(caption: string): void {
    for (const sentence of Object.values(stock).flat())
      if (caption.includes(sentence)) uses.set(sentence, useOf(sentence) + 1)
  }

  return { make, keep }
}

/** 'Sit down with it' comes last, for want of anything better. */
function frameOrder(dice: Dice): readonly (typeof FRAMES)[number][] {
  const asksFirst = dice.chance(0.4) ? (['talk'] as const) : []
  return [...new Set([...asksFirst, ...dice.shuffle(['talk', 'keep', 'share'] as const), 'pause' as const])]
}

/** Layouts in the order to try them: as a rule one or two general sentences and one frame; the rest fills the length. */
function layoutsFor(hasOwn: boolean, hasGeneral: boolean, frames: number, dice: Dice): Layout[] {
  const beside = dice.chance(GENERAL_BESIDE_OWN) ? [1, 0, 2] : [0, 1, 2]
  const alone = dice.chance(0.4) ? [2, 1, 0] : [1, 2, 0]
  const generals = (hasOwn ? beside : alone).filter((count) => hasGeneral || count === 0)
  const counts = [1, 0, 2, 3, 4].filter((count) => count <= frames)
  return generals.flatMap((general) => counts.map((count): Layout => ({ general, frames: count })))
}

function drawTags(hashtags: readonly string[], dice: Dice): string {
  if (hashtags.length === 0 || !dice.chance(HASHTAG_SHARE)) return ''
  return hashtags.slice(0, 1 + Math.floor(dice.next() * hashtags.length)).join(' ')
}

function lessRoom({ min, max }: Bounds, emoji: string, tags: string): Bounds {
  const taken = (text: string) => (text === '' ? 0 : characterCount(text) + 1)
  return { min: min - taken(tags), max: max - taken(emoji) - taken(tags) }
}

function noneTwice(text: string): boolean {
  const sentences = splitSentences(text).map((sentence) => sentence.toLowerCase())
  return new Set(sentences).size === sentences.length
}

function drawEmoji(reading: Reading, dice: Dice): string {
  if (reading.register === 'serious' || emojiIn(reading.title).length > 0) return ''
  if (reading.emoji.length > 0) return reading.emoji.join('')
  const fitting = emojiFor(reading.title, reading.register)
  const usable = fitting.length > 0 || reading.register === 'news' ? fitting : PLAIN_EMOJI
  return dice.chance(EMOJI_SHARE) ? (dice.shuffle(usable)[0] ?? '') : ''
}

/** Behind the title and its full stop when that stands bare, else at the end. */
function withEmoji(parts: readonly string[], emoji: string, reading: Reading): string {
  const text = parts.join(' ')
  if (emoji === '') return text
  const [first = '', ...rest] = parts
  if (reading.title === '') return `${emoji} ${text}`
  return first === `${reading.title}.` ? [first, emoji, ...rest].join(' ') : `${text} ${emoji}`
}
