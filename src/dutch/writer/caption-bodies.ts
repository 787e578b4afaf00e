// Captions without their last line: the title and sentences that follow each other in the article, or its own beginning. Knows
// nothing of which of them make a set.
import { characterCount } from '../characters.ts'
import { isStem } from '../text/verb-forms.ts'
import { wordsOf } from '../text/words.ts'
import { isIntroduced } from './ground.ts'
import { behindTitle, followsUp, headsOf, isUnknown, placeOf, type Place } from './heads.ts'
import type { Material, Piece } from './material.ts'
import { namedThings, weightNamed } from './news.ts'
import { angleOf, saysLittle } from './sentences-for.ts'
import { nameOf } from './structure.ts'
import { windowsOf, type Window } from './windows.ts'

/** In characters: what a caption without its last line counts at least, and at best. */
const BODY = { least: 75, best: 190 } as const
/** What a caption is worth for what it begins with, for where in the article the rest stands, and for a title in its last line. */
const WORTH = { title: 1, online: 0, own: 0.5, summary: 3, lead: 1.5, voice: 2, body: -1, closer: -0.5 } as const
/** What each further sentence of somebody's words is worth: one alone seldom has their point. */
const SPOKEN = 0.9
/** What each further line before the title loses. */
const LATER_LINE = 0.5
/** What a list of a recipe is worth, and the fewest things on it. */
const LIST = 4
const FEWEST_ITEMS = 3
/** What a caption loses for each hundred characters that it is short. */
const SHORT = 8

/** A caption without its last line. */
export interface Body {
  text: string
  /** A last line of its own; null for any. */
  closer: string | null
  worth: number
  angle: string
  /** What it begins with when that is not its own first sentence: the title, or another line, which stands in one of a set only. */
  head: string
  pieces: readonly Piece[]
  place: Place
}

type Placed = Window & { place: Exclude<Place, 'aside'> }
/** Where an article begins to tell. */
const OPENING: ReadonlySet<Place> = new Set(['summary', 'lead'])

interface Room {
  /** In characters: the most of a caption, and what its last line takes of that. */
  most: number
  closing: number
  /** A last line that names the title; null where there is none. */
  closer: string | null
  /** What may stand before the title in its first line, and the last line that goes with it. */
  online: { before: readonly string[]; closer: string }
}

/** All captions that can be made: the title with windows behind it, the beginnings by themselves, and lists. */
export function captionsOf(material: Material, { most, closing, closer, online }: Room): Body[] {
  const room = most - closing
  const roomTitled = most - characterCount(closer ?? '') - 3
  const heads = headsOf(material, online.before)
  // A source that names the line of 113 itself would have it twice.
  const again = ({ pieces }: Window) =>
    material.suicide &&
    (pieces.some(({ short }) => /113/u.test(short)) || (pieces.length === 1 && pieces[0]?.summary === true))
  const placed = (windows: readonly Window[]): Placed[] =>
    windows.flatMap((window) => {
      const place = placeOf(window, material)
      return place === 'aside' || again(window) ? [] : [{ ...window, place }]
    })
  const bodyOf = ({ pieces, place, worth }: Placed): Omit<Body, 'text'> => ({
    head: '',
    angle: angleOf(tellingOf(pieces)),
    pieces,
    place,
    closer: null,
    worth: worth + WORTH[place] + (place === 'voice' ? (pieces.length - 1) * SPOKEN : 0),
  })
  const behind = placed(behindTitle(material, room - characterCount(material.title) - 2))
  // Behind 'nu online' readers took less than half of what stands further on.
  const headsFor = ({ place }: Placed) => heads.filter(({ kind }) => kind === 'title' || place !== 'body')
  const titled = behind.flatMap((window) =>
    headsFor(window).map(({ kind, text, at }): Body => {
      const body = bodyOf(window)
      const last = kind === 'online' ? online.closer : null
      return {
        ...body,
        text: `${text} ${window.text}`,
        head: kind === 'title' ? kind : text,
        closer: last,
        worth: body.worth + WORTH[kind] - at * LATER_LINE,
      }
    }),
  )
  const own = placed(windowsOf(material, room)).flatMap((window): Body[] => {
    if (!OPENING.has(window.place) || !opensAlone(window, material) || isUnknown(window, material)) return []
    const body = bodyOf(window)
    const known = window.pieces[0]?.news === true && isIntroduced(window, '') && !isUnnamed(window.text, material)
    if (known) return [{ ...body, text: window.text, worth: body.worth + WORTH.own }]
    // Who reads a beginning that names nothing of the title, is told it in the last line.
    const opens = window.pieces[0]?.fact.sentence === 0
    const fits =
      opens && closer !== null && characterCount(window.text) <= roomTitled && isIntroduced(window, material.title)
    return fits ? [{ ...body, text: window.text, closer, worth: body.worth + WORTH.closer }] : []
  })
  const lists = material.recipe ? listsOf(material, heads[0]?.text, { room, roomTitled, closer }) : []
  return [...titled, ...own, ...lists].flatMap((body) => {
    const count = characterCount(body.text)
    if (count > room || count < BODY.least) return []
    return [{ ...body, worth: body.worth - (Math.max(0, BODY.best - count) / 100) * SHORT }]
  })
}

/** Whether a text has none of the names of the title, or, of a title without names, hardly any of its words. */
function isUnnamed(text: string, { title }: Material): boolean {
  const things = namedThings(title)
  const names = things.filter(({ name }) => name)
  return names.length > 0 ? weightNamed(text, names) === 0 : weightNamed(text, things) < 1
}

/** A first sentence that is no order, no item of a list and no quote that says little. */
function opensAlone({ pieces, begins }: Window, { recipe }: Material): boolean {
  const [piece] = pieces
  if (piece === undefined || !(begins || piece.alone || piece.fact.sentence === 0) || followsUp(piece.short))
    return false
  const { fact, short } = piece
  if ((fact.quote !== null && saysLittle(piece)) || (fact.kinds.has('question') && pieces.length === 1)) return false
  const steps = fact.item !== null && !recipe && isStem(wordsOf(short)[0] ?? '')
  return !steps
}

const tellingOf = (pieces: readonly Piece[]): Piece => {
  const quoted = pieces.find(({ fact }) => fact.quote !== null)
  return quoted ?? pieces.reduce((best, one) => (one.fact.score > best.fact.score ? one : best))
}

/** What is to be bought, behind the title and above a last line with it: as much of it as fits. */
function listsOf(
  { structure: { ingredients } }: Material,
  head: string | undefined,
  { room, roomTitled, closer }: { room: number; roomTitled: number; closer: string | null },
): Body[] {
  const bare = (item: string) => item.replace(/\s*\(.*$|,\s.*$/u, '')
  // '60 g suiker, gemengd met 3 tl kaneel': the list is not all of it. '100 g boter, plus 40 g om in te bakken' is no 100 g.
  const partly = ingredients.some((item) => / \d+ (?:g|ml|el|tl)(?!\p{L})/u.test(item.slice(bare(item).length)))
  const items = ingredients
    .map((item) => (/ (?:plus|en nog) \d/u.test(item) ? nameOf(item) : bare(item)))
    .filter((item) => !/(?<!\p{L})water$/u.test(item))
  const list = (whole: string, part: string, most: number): string[] => {
    for (let count = items.length; count >= FEWEST_ITEMS; count--) {
      const named = `${items.slice(0, count - 1).join(', ')} en ${items[count - 1] ?? ''}.`
      const text = `${partly || count < items.length ? part : whole} ${named}`
      if (characterCount(text) <= most) return [text]
    }
    return []
  }
  const shopping = 'Op het boodschappenlijstje:'
  const alone = list(shopping, `${shopping} onder meer`, closer === null ? 0 : roomTitled)
  const titled = head === undefined ? [] : list(`${head} Nodig:`, `${head} Nodig zijn onder meer`, room)
  const body = { angle: 'list', pieces: [], worth: LIST, place: 'lead' as const }
  return [
    ...alone.map((text): Body => ({ ...body, text, head: shopping, closer })),
    ...titled.map((text): Body => ({ ...body, text, head: 'title', closer: null })),
  ]
}
