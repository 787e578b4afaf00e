// Link in Bio (Instagram): captions of sentences that follow each other in the article, behind its title or its lead where they
// do not say themselves what they are about, and one line that sends the reader to the link. Never padded.
import { bannedIn } from '../banned-words.ts'
import { characterCount } from '../characters.ts'
import { HELPLINE_113 } from '../source/tone.ts'
import { isStem } from '../text/verb-forms.ts'
import { wordsOf } from '../text/words.ts'
import type { Candidate } from './choice.ts'
import { emojiFor } from './emoji.ts'
import { sentence } from './endings.ts'
import { complete } from './facebook.ts'
import { opening, overlap, stemsOf } from './likeness.ts'
import { readMaterial, type Material, type Piece } from './material.ts'
import { plainTexts } from './plain-forms.ts'
import { createDice, type Dice } from './random.ts'
import { angleOf, isMoment, isStep, isThin, saysLittle } from './sentences-for.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from './subject.ts'
import { isAbout, isIntroduced, isOwnVoice, windowsOf, type Window } from './windows.ts'

/** In characters: the most that is given, and what a caption without its last line counts at least, and at best. */
const MOST = 300
const BODY = { least: 75, best: 190 } as const
/** A first sentence longer than this is folded away by Instagram before it is read. */
const OPENING_MOST = 190
const LEAST = 3
/** Facts from which a source carries a whole set, its last ones plain. */
const ENOUGH_FACTS = 8
/** In characters: room for the last line, and the longest title that fits into one. */
const CLOSER = 45
const TITLE_MOST = 90
/** The share of its words that a sentence may have in common with the head above it. */
const ALIKE = 0.42
/** In stems: of fewer it says nothing that they are the same. */
const FEW = 4
/**
 * For sets of up to `most`: captions that name the title in their last line, the share of words two captions share, and that of
 * its sentences that others of the set have. Looser where too few are left; two sentences of a description can be told twice.
 */
const RULES = [
  { most: 5, closers: 3, alike: 0.65, shared: 0.5 },
  { most: 5, closers: 5, alike: 0.8, shared: 0.8 },
  { most: 3, closers: 3, alike: 1, shared: 1 },
] as const
/** How far chance moves the worth of a caption. */
const CHANCE = 1.2
/** What a caption is worth for how it begins: with its own first sentence, the lead, the description or the title. */
const HEADS = { own: 0.8, lead: 0.2, summary: 0.7, title: 0.5, closer: -0.3 } as const
/** What it loses for each sentence that another one of the set has, for its angle, and for every hundred characters it is short. */
const LOST = { shared: 1.5, angle: 0.5, closer: 0.6, short: 1.8 } as const

/** Three to five captions, as many as the subject carries. */
export function composeLinkInBioCaptions(subject: Subject, seed: number, taste: Taste = noTaste): string[] | Declined {
  const material = readMaterial(subject, taste)
  if (material === null || material.title === '') return foreign
  const dice = createDice(seed, 'link-in-bio')
  const closing = material.suicide ? characterCount(HELPLINE_113) : CLOSER
  const room = MOST - closing - (material.tone === 'licht' ? 3 : 1)
  const bodies = choose(
    [...captionsOf(material, room), ...recipesOf(material, room)].filter(
      ({ text }) => bannedIn(text, taste.banned).length === 0,
    ),
    dice,
  )
  const closers = closersFor(material).filter((line) => bannedIn(line, taste.banned).length === 0)
  const emoji = material.tone === 'licht' ? emojiFor(material) : null
  const texts = bodies.map(({ text, closer }, at) => {
    const marked = emoji !== null && at % 2 === 0 ? `${text} ${emoji}` : text
    return `${marked} ${material.suicide ? HELPLINE_113 : (closer ?? closers[at % closers.length] ?? '')}`.trim()
  })
  const plain = plainTexts(material, 'captions', MOST).flatMap((one) => plainly(one, material))
  const least = material.place.length >= ENOUGH_FACTS ? RULES[0].most : LEAST
  return complete(texts, plain, { title: material.title, least, banned: taste.banned })
}

/** A plain caption: about suicide with the line of 113, of a recipe only where it can send the reader to that. */
function plainly(one: Candidate, { suicide, recipe }: Material): Candidate[] {
  if (suicide) return [{ ...one, text: `${one.text} ${HELPLINE_113}` }]
  if (!recipe) return [one]
  const text = one.text.replace(/artikel(?= staat via de link in bio\.$)/u, 'recept')
  return text === one.text ? [] : [{ ...one, text }]
}

/** Lines that send the reader on; each does a job and says nothing of what is there. */
function closersFor({ language, tone, recipe }: Material): string[] {
  if (language === 'en') return ['Read the full story via the link in bio.', 'The link is in our bio.']
  if (recipe) return ['Het hele recept staat via de link in bio.', 'Het recept staat via de link in bio.']
  if (tone === 'ernstig') return ['Lees verder via de link in bio.', 'Het hele artikel staat via de link in bio.']
  return [
    'Lees verder via de link in bio.',
    'Het hele artikel staat via de link in bio.',
    'Meer lezen? De link staat in de bio.',
  ]
}

/** A line that says at last what it is about, for who opens with a scene or a detail; null where that would be too long. */
function titledCloser({ title, language, recipe, titleHolds, suicide }: Material): string | null {
  if (suicide) return HELPLINE_113
  if (!titleHolds || characterCount(title) > TITLE_MOST) return null
  const bare = title.replace(/^['‘“"]([^'‘’“”"]+)['’”"]$/u, '$1')
  const named = /[‘’'](?!s )/u.test(bare) ? `“${bare}”` : `‘${bare}’`
  if (language === 'en') return `Read ${named} via the link in bio.`
  return recipe ? `Het recept ${named} staat via de link in bio.` : `Lees ${named} via de link in bio.`
}

/** A caption without its last line. */
interface Body {
  text: string
  /** A last line of its own. */
  closer?: string
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
  /** A last line that belongs to it. */
  closer?: string
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

/** Windows by themselves where they say what they are about, and behind each head that says it for them. */
function captionsOf(material: Material, room: number): Body[] {
  // A source that names the line of 113 itself would have it twice.
  const usable = ({ short }: Piece) => !(material.suicide && /113/u.test(short))
  const heads = headsOf(material)
  const closer = titledCloser(material)
  return windowsOf(material, room, usable).flatMap((window): Body[] => {
    const [start] = window.pieces
    if (start === undefined) return []
    const angle = angleOf(tellingOf(window))
    const body = (text: string, worth: number, above: Partial<Head> & { closer?: string }): Body[] => {
      const count = characterCount(text)
      const most = above.closer === undefined ? room : MOST - characterCount(above.closer) - 3
      if (count > most || count < BODY.least) return []
      const short = (Math.max(0, BODY.best - count) / 100) * LOST.short
      const pieces = [...(above.pieces ?? []), ...window.pieces]
      const { closer, text: head = '' } = above
      return [
        { text, head, angle, worth: window.worth + worth - short, pieces, ...(closer !== undefined && { closer }) },
      ]
    }
    return [
      ...(mayStand(window, material) && isIntroduced(window, '') ? body(window.text, HEADS.own, {}) : []),
      ...(closer !== null && (opensAlone(window, material) || window.begins) && isIntroduced(window, material.title)
        ? body(window.text, HEADS.closer, { closer })
        : []),
      ...heads.flatMap((head) => (fits(head, window) ? body(`${head.text} ${window.text}`, head.worth, head) : [])),
    ]
  })
}

/** Whether a window says by itself what it is about: the beginning of a paragraph, and a lone sentence in the lead only. */
function mayStand(window: Window, material: Material): boolean {
  const { pieces } = window
  const [start] = pieces
  if (start === undefined || !start.alone || !opensAlone(window, material) || !isAbout(start, material)) return false
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
  return (
    window.pieces.every(({ stems }) => stems.size < FEW || overlap(said, stems) <= ALIKE) && isIntroduced(window, text)
  )
}

const tellingOf = ({ pieces }: Window): Piece => {
  const quoted = pieces.find(({ fact }) => fact.quote !== null)
  return quoted ?? pieces.reduce((best, one) => (one.fact.score > best.fact.score ? one : best))
}

/** What to buy, behind a head; only of a recipe. */
function recipesOf(material: Material, room: number): Body[] {
  const items = material.ingredients.map((item) => item.replace(/\s*\(.*$|,\s.*$/u, ''))
  if (!material.recipe || items.length === 0) return []
  const closer = titledCloser(material)
  const listed: Head[] =
    closer === null ? [] : [{ text: 'Op het boodschappenlijstje:', stems: new Set(), worth: 1, pieces: [], closer }]
  return [...headsOf(material), ...listed].flatMap(({ text, worth, pieces, closer: own }) => {
    for (let count = items.length; count > 2; count--) {
      const [final = '', ...rest] = items.slice(0, count).toReversed()
      const some = count < items.length ? 'Nodig zijn onder meer' : 'Nodig:'
      const shown = text.endsWith(':') ? (count < items.length ? ' onder meer' : '') : ` ${some}`
      const body = `${text}${shown} ${rest.toReversed().join(', ')} en ${final}.`
      const most = own === undefined ? room : MOST - characterCount(own) - 3
      if (characterCount(body) <= most)
        return [
          {
            text: body,
            head: text,
            angle: 'list',
            worth: worth + 3,
            pieces,
            ...(own !== undefined && { closer: own }),
          },
        ]
    }
    return []
  })
}

/** Of more than these nobody would choose one. */
const MOST_BODIES = 120

/** At most five, best first: no two with the same head or beginning, and each telling something else. */
function choose(bodies: readonly Body[], dice: Dice): Body[] {
  const open = bodies
    .map((body) => ({ ...body, worth: body.worth + dice.next() * CHANCE }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_BODIES)
    .map((body) => ({
      ...body,
      begin: opening(body.text.slice(0, 90)),
      stems: new Set(body.pieces.flatMap(({ stems }) => [...stems])),
    }))
  const chosen: typeof open = []
  for (const rules of RULES)
    while (chosen.length < rules.most) {
      const next = bestOf(open, chosen, rules)
      if (next === undefined) break
      chosen.push(next)
    }
  return chosen
}

interface Choosable extends Body {
  begin: string
  stems: ReadonlySet<string>
}

/** What is worth most beside those that are chosen. */
function bestOf<Choice extends Choosable>(
  open: readonly Choice[],
  chosen: readonly Choice[],
  rules: (typeof RULES)[number],
): Choice | undefined {
  let best: Choice | undefined
  let bestWorth = -Infinity
  const closed = chosen.filter(({ closer }) => closer !== undefined).length
  const told = new Set(chosen.flatMap(({ pieces }) => pieces))
  for (const one of open) {
    const closers = one.closer === undefined ? 0 : closed
    const shared = one.pieces.filter((piece) => told.has(piece)).length
    if (closers >= rules.closers || shared > one.pieces.length * rules.shared) continue
    if (chosen.some(({ begin, head }) => begin === one.begin || (head !== '' && head === one.head))) continue
    if (chosen.some(({ stems }) => overlap(stems, one.stems) > rules.alike)) continue
    const alike = chosen.filter(({ angle }) => angle === one.angle).length
    const worth = one.worth - shared * LOST.shared - alike * LOST.angle - closers * LOST.closer
    if (worth > bestWorth) [best, bestWorth] = [one, worth]
  }
  return best
}
