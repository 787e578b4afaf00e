// Captions without their last line: sentences that follow each other in the article, behind its title or its lead where they do
// not say themselves what they are about. Knows nothing of which of them make a set.
import { characterCount } from '../characters.ts'
import { isStem } from '../text/verb-forms.ts'
import { wordsOf } from '../text/words.ts'
import { sentence } from './endings.ts'
import { overlap, stemsOf } from './likeness.ts'
import type { Material, Piece } from './material.ts'
import { angleOf, isMoment, isStep, isThin, saysLittle } from './sentences-for.ts'
import { isIntroduced } from './ground.ts'
import { isOwnVoice, windowsOf, type Window } from './windows.ts'

/** In characters: what a caption without its last line counts at least, and at best. */
const BODY = { least: 75, best: 190 } as const
/** A first sentence longer than this is folded away by Instagram before it is read. */
const OPENING_MOST = 190
/** The share of its words that a sentence may have in common with the head above it. */
const ALIKE = 0.42
/** In stems: of fewer it says nothing that they are the same. */
const FEW = 4
/** What a caption is worth for how it begins, or for the title in its last line; what a list is worth. */
const HEADS = { own: 0.8, lead: 0.2, summary: 0.7, title: 0.5, closer: -0.3 } as const
const LIST = 4
const FEWEST_ITEMS = 3
/** What a caption loses for each hundred characters that it is short. */
const SHORT = 2.6

/** A caption without its last line. */
export interface Body {
  text: string
  /** A last line of its own; null for any. */
  closer: string | null
  worth: number
  angle: string
  /** What it begins with, when that is not its own first sentence. */
  head: string
  pieces: readonly Piece[]
}

/** A line that may stand above sentences from elsewhere in the article, and says what it is about. */
interface Head {
  text: string
  stems: ReadonlySet<string>
  worth: number
  pieces: readonly Piece[]
}

interface Room {
  /** In characters: the most of a caption, and what its last line takes of that. */
  most: number
  closing: number
  /** A last line that names the title; null where there is none. */
  closer: string | null
}

function headsOf({ title, titleHolds, place, recipe }: Material): Head[] {
  const named = titleHolds && place.length > 0 && !/^['‘“"]/u.test(title)
  const first = place.find(({ summary }) => !summary)?.fact.paragraph ?? 0
  const opens = (piece: Piece) =>
    piece.fact.selfContained &&
    piece.alone &&
    piece.topical &&
    !isThin(piece) &&
    !isMoment(piece) &&
    !isOwnVoice(piece) &&
    piece.fact.quote === null &&
    !piece.fact.kinds.has('question') &&
    !(recipe && isStep(piece)) &&
    characterCount(piece.short) <= OPENING_MOST
  const lead = place.find((piece) => !piece.summary && piece.fact.paragraph <= first && opens(piece))
  const leads = [...place.filter((piece) => piece.summary && opens(piece)), ...(lead === undefined ? [] : [lead])]
  return [
    ...(named ? [{ text: sentence(title), stems: stemsOf(title), worth: HEADS.title, pieces: [] }] : []),
    ...leads.map((piece) => ({
      text: piece.short,
      stems: piece.stems,
      worth: piece.summary ? HEADS.summary : HEADS.lead,
      pieces: [piece],
    })),
  ]
}

/** All captions that can be made: windows by themselves, behind each head, above a last line with the title; and lists. */
export function captionsOf(material: Material, { most, closing, closer }: Room): Body[] {
  // A source that names the line of 113 itself would have it twice.
  const usable = ({ short }: Piece) => !(material.suicide && /113/u.test(short))
  const heads = headsOf(material)
  const room = most - closing
  const roomTitled = most - characterCount(closer ?? '') - 3
  const told = windowsOf(material, room, usable).flatMap((window) => {
    const { text, pieces } = window
    const alone = { text, head: '', angle: angleOf(tellingOf(window)), pieces, closer: null }
    const opens = opensAlone(window, material)
    const titled = closer !== null && (opens || window.begins) && characterCount(window.text) <= roomTitled
    return [
      ...(opens && saysItself(window, material) && isIntroduced(window, '')
        ? [{ ...alone, worth: window.worth + HEADS.own }]
        : []),
      ...(titled && isIntroduced(window, material.title)
        ? [{ ...alone, closer, worth: window.worth + HEADS.closer }]
        : []),
      ...heads
        .filter((head) => fits(head, window))
        .map((head) => ({
          ...alone,
          text: `${head.text} ${text}`,
          head: head.text,
          pieces: [...head.pieces, ...pieces],
          worth: window.worth + head.worth,
        })),
    ]
  })
  const lists = material.recipe ? listsOf(material, heads, { room, roomTitled, closer }) : []
  return [...told, ...lists].flatMap((body) => {
    const count = characterCount(body.text)
    if (count > room || count < BODY.least) return []
    return [{ ...body, worth: body.worth - (Math.max(0, BODY.best - count) / 100) * SHORT }]
  })
}

/** Whether a window says by itself what it is about: the beginning of a paragraph, and a lone sentence in the lead only. */
function saysItself({ pieces }: Window, material: Material): boolean {
  const [start] = pieces
  if (start === undefined || !start.alone || !start.near) return false
  const { summary, fact } = start
  const leads = summary || fact.paragraph <= (material.place.find((piece) => !piece.summary)?.fact.paragraph ?? 0)
  return !isOwnVoice(start) && (leads || (fact.sentence === 0 && fact.item === null && pieces.length > 1))
}

/** A first sentence that is no order, no item of a list and no quote that says little. */
function opensAlone({ pieces }: Window, { recipe }: Material): boolean {
  const [piece] = pieces
  if (piece === undefined || !(piece.alone || piece.summary || piece.fact.sentence === 0)) return false
  const { fact, short } = piece
  if ((fact.quote !== null && saysLittle(piece)) || (fact.kinds.has('question') && pieces.length === 1)) return false
  const steps = fact.item !== null && !recipe && isStem(wordsOf(short)[0] ?? '')
  return !steps && characterCount(short) <= OPENING_MOST
}

/** Whether a window goes on from a head: later in the article, adding to it, with all that it takes for granted named. */
function fits({ text, pieces, stems: said }: Head, window: Window): boolean {
  const [start] = window.pieces
  const above = pieces.at(-1)
  if (start === undefined || (above !== undefined && start.fact.index <= above.fact.index)) return false
  // What is told by 'ik' goes on from no sentence about somebody else; a lone sentence goes on from none but the title.
  if (above !== undefined && (window.pieces.length < 2 || window.pieces.some(isOwnVoice))) return false
  // The beginning of the article leans on its title, and on nothing else.
  if (window.begins && !start.alone && above !== undefined) return false
  if (above !== undefined && window.pieces.every(({ stems }) => overlap(said, stems) === 0)) return false
  return (
    window.pieces.every(({ stems }) => stems.size < FEW || overlap(said, stems) <= ALIKE) && isIntroduced(window, text)
  )
}

const tellingOf = ({ pieces }: Window): Piece => {
  const quoted = pieces.find(({ fact }) => fact.quote !== null)
  return quoted ?? pieces.reduce((best, one) => (one.fact.score > best.fact.score ? one : best))
}

/** What is to be bought, behind each head and above a last line with the title: as much of it as fits. */
function listsOf(
  { structure: { ingredients } }: Material,
  heads: readonly Head[],
  { room, roomTitled, closer }: { room: number; roomTitled: number; closer: string | null },
): Body[] {
  const items = ingredients.map((item) => item.replace(/\s*\(.*$|,\s.*$/u, ''))
  const list = (whole: string, part: string, most: number): string[] => {
    for (let count = items.length; count >= FEWEST_ITEMS; count--) {
      const named = `${items.slice(0, count - 1).join(', ')} en ${items[count - 1] ?? ''}.`
      const text = `${count < items.length ? part : whole} ${named}`
      if (characterCount(text) <= most) return [text]
    }
    return []
  }
  const shopping = 'Op het boodschappenlijstje:'
  return [
    ...list(shopping, `${shopping} onder meer`, closer === null ? 0 : roomTitled).map((text): Body => ({
      text,
      head: shopping,
      angle: 'list',
      pieces: [],
      closer,
      worth: LIST,
    })),
    ...heads.flatMap(({ text: head, pieces, worth }) =>
      list(`${head} Nodig:`, `${head} Nodig zijn onder meer`, room).map((text): Body => ({
        text,
        head,
        angle: 'list',
        pieces,
        closer: null,
        worth: worth + LIST,
      })),
    ),
  ]
}
