// Builds one link-in-bio caption after another from openings, own sentences and general ones.
// Knows nothing of HTTP, quota or titles; the lengths come with the call.

import { characterCount } from '#contract/text.ts'
import { emojiIn } from './clean-text.ts'
import type { CaptionBook } from './frames/captions.ts'
import { fillWrap, isClosed, joinTail, type Head } from './joining.ts'
import type { OwnSentence } from './own-sentences.ts'
import type { Dice } from './random.ts'
import { emojiFor } from './register.ts'
import { findCombination, type Bounds, type Slot } from './search.ts'
import { splitSentences } from './sentences.ts'
import { fitsAddress, type Reading } from './subject.ts'
import { namesSubject } from './own-titles.ts'

const EMOJI_SHARE = 0.7
/** For a subject no register knows: a sign that there is something to read. */
const PLAIN_EMOJI = ['📖']
/** An opening and the shortest sentence with the link take at least this many characters. */
const AROUND_OWN_CHARACTERS = 90
const LONGEST_RUN = 4
const KINDS = ['pause', 'talk', 'keep', 'share'] as const

/** What stands first in a caption: each a whole sentence, or one that closes itself. */
export function openingsOf(reading: Reading, head: Head, book: CaptionBook): string[] {
  const { shape, text } = head
  const tails =
    shape === 'none' ? book.openings.none : [...book.openings.any, ...(shape === 'phrase' ? book.openings.phrase : [])]
  const wraps = shape !== 'none' && text === reading.title ? book.wraps : []
  const openings = [
    ...(shape === 'none' ? [] : [isClosed(text) ? text : `${text}.`]),
    ...(isClosed(text) ? [] : tails.map((tail) => joinTail(head, tail))),
    ...wraps
      .map((wrap) => fillWrap(wrap, head))
      .filter((opening) => opening !== undefined)
      .map((opening) => (isClosed(opening) ? opening : `${opening}.`)),
  ]
  return openings.filter((opening) => fitsAddress(opening, reading.address))
}

/** Own sentences that follow each other and fit a caption together; the longest from the beginning first. */
export function ownRuns(reading: Reading, bounds: Bounds, dice: Dice): OwnSentence[][] {
  const room = bounds.max - AROUND_OWN_CHARACTERS
  const runs: OwnSentence[][] = []
  for (const [start, first] of reading.own.entries()) {
    if (first.leans && first.place !== 1) continue
    const run: OwnSentence[] = []
    let length = 0
    for (const sentence of reading.own.slice(start, start + LONGEST_RUN)) {
      length += characterCount(sentence.text) + 1
      const previous = run.at(-1)
      if (length > room || (previous && sentence.leans && sentence.place !== previous.place + 1)) break
      run.push(sentence)
      runs.push([...run])
    }
  }
  // Longest first within each beginning; the beginnings after the first in a drawn order.
  const beginnings = [...new Set(runs.map(([first]) => first))]
  const [lead, ...others] = beginnings
  return [lead, ...dice.shuffle(others)].flatMap((first) =>
    runs.filter((run) => run[0] === first && first !== undefined).toReversed(),
  )
}

/** One caption within the bounds, or undefined when this opening and run cannot make one. */
export function composeCaption(
  reading: Reading,
  opening: string,
  run: readonly OwnSentence[],
  book: CaptionBook,
  bounds: Bounds,
  dice: Dice,
): string | undefined {
  const emoji = drawEmoji(reading, dice)
  const room = { min: bounds.min, max: bounds.max - (emoji === '' ? 0 : characterCount(emoji) + 1) }
  const own = run.map(({ text }) => text).join(' ')
  const [first] = run
  // An own sentence that names the subject opens better than the bare title with the same words behind it.
  const leads =
    first !== undefined && !first.leans && !opening.includes('‘') && namesSubject(first.text, reading.keywords)
  const start = leads ? [] : [opening]
  const usable = (sentences: readonly string[]) =>
    dice.shuffle(sentences.filter((sentence) => fitsAddress(sentence, reading.address)))
  const kinds = dice.shuffle(KINDS.filter((kind) => usable(book[kind]).length > 0))
  const linkEarly = dice.chance(0.4)
  // Twice: the second time words may recur, which only a very short title with few usable sentences needs.
  for (const strict of [true, false])
    for (let count = 0; count <= kinds.length; count++) {
      const used = KINDS.filter((kind) => kinds.slice(0, count).includes(kind))
      const slot = (choices: readonly string[]): Slot => ({ choices: usable(choices), optional: false })
      const fillers = used.map((kind) => ({ kind, slot: slot(book[kind]) }))
      const early = fillers.filter(({ kind }) => kind === 'pause').map((filler) => filler.slot)
      const late = fillers.filter(({ kind }) => kind !== 'pause').map((filler) => filler.slot)
      const link = slot(book.link)
      const fixed = [...start, own]
        .filter((text) => text !== '')
        .map((text): Slot => ({ choices: [text], optional: false }))
      const slots = linkEarly ? [...fixed, ...early, link, ...late] : [...fixed, ...early, ...late, link]
      const parts = findCombination(
        slots,
        room,
        (found) =>
          noneTwice(found.join(' ')) &&
          !(strict && hasEcho(found.filter((part) => part !== own).map((part) => part.split(reading.title).join('')))),
      )
      if (parts) return withEmoji(parts, emoji, reading)
    }
  return undefined
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
