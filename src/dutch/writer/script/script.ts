// Shorts: the script of a voice-over. The news first, then the facts in the order of the text, each only with the one it
// leans on, as long as the source carries; what a listener would still ask stands beside it.
import { characterCount } from '../../characters.ts'
import { bannedIn } from '../../banned-words.ts'
import { helplineIn } from '../../source/tone.ts'
import { sentence } from '../endings.ts'
import { overlap, stemsOf } from '../likeness.ts'
import { readMaterial, type Material, type Piece } from '../material.ts'
import { openQuestions } from './open-questions.ts'
import { createDice, type Dice } from '../random.ts'
import { spoken } from './spoken.ts'
import { isIntroduced } from '../ground.ts'
import { isStep } from '../sentences-for.ts'
import { isOwnVoice, isPersonal, told, windowsOf, type Window } from '../windows.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from '../subject.ts'

export interface ScriptRequest extends Subject {
  language: 'nl' | 'en'
}

export interface Script {
  text: string
  /** What a listener would ask and the source does not say; none when it is all there. */
  questions: string[]
}

/** In characters: never more, and enough from here. */
const LENGTH = { enough: 750, max: 850 } as const
/** In characters: the line that says where the rest is, with the white space before it. */
const LAST_MOST = 45
/** In characters: a longer run from one paragraph leaves too little room for the others. */
const WINDOW_MOST = 430
/** The most that a fact may say again of another, when it says more than a few words. */
const ALIKE = 0.5
const FEW = 4
/** Facts from which a source tells enough without its description. */
const ENOUGH_FACTS = 6
/** How far chance moves the worth of a window; what it gains for each sentence, and for telling at the end what to do or what comes. */
const CHANCE = 2
const GAIN = { sentence: 0.5, end: 0.6, lone: -2 } as const
/** In characters. */
const LONE_LEAST = 85
/** The share of the text behind which its end begins. */
const END = 0.7
/** Addresses on the web: nobody can hear them. */
const UNSPEAKABLE = /@|www\.|https?:|\.(?:nl|com|example)(?!\p{L})/u

const untranslated = (from: string, to: string): Declined => ({
  declined: `Een ${to} script van een ${from} tekst vraagt om een vertaling, en die maakt alleen een taalmodel. Kies ${from.slice(0, -1)}, of geef een ${to}e tekst.`,
})

/** A script of at most 850 characters. Declined when it would have to be translated. */
export function composeScript(request: ScriptRequest, seed: number, taste: Taste = noTaste): Script | Declined {
  const { language } = request
  const material = readMaterial(request, taste, language)
  if (material === null) return foreign
  const given = `${request.description ?? ''}${request.source ?? ''}`.trim() !== ''
  if (material.place.length === 0 && given) {
    const own = readMaterial(request, taste)
    if (own !== null && own.language !== language && own.place.length > 0)
      return language === 'en' ? untranslated('Nederlandse', 'Engels') : untranslated('Engelse', 'Nederlands')
  }
  const closing = material.suicide ? `\n\n${helplineIn(language)}` : ''
  const text = scriptOf(material, LENGTH.max - characterCount(closing), createDice(seed, 'script'))
  if (text === '' || bannedIn(text, taste.banned).length > 0)
    return text === '' && material.title === '' ? foreign : { text: plainScript(material) + closing, questions: [] }
  return {
    text: text + closing,
    questions: characterCount(text) < LENGTH.enough && !material.recipe ? openQuestions(material) : [],
  }
}

/** Where the rest is: of a recipe its steps, which nobody can follow by ear, of a story what there was no room for. */
const REST = {
  nl: { recipe: 'Het hele recept staat op onze site.', story: 'Het hele verhaal staat op onze site.' },
  en: { recipe: 'The whole recipe is on our site.', story: 'The whole story is on our site.' },
} as const

/** With nothing but a title: it, and where the rest is. */
function plainScript({ title, language, address, recipe }: Material): string {
  if (title === '') return ''
  if (recipe) return `${sentence(title)} ${REST[language].recipe}`
  if (language === 'en') return `This story is about the following: “${title}”. You can read all of it in the article.`
  return `${sentence(title)} ${address === 'u' ? 'Meer hierover leest u in het artikel.' : 'Meer hierover lees je in het artikel.'}`
}

/** The title where the first sentence needs it, then paragraphs of the article in its order; empty when it tells nothing. */
function scriptOf(material: Material, room: number, dice: Dice): string {
  const { place, suicide, language, recipe } = material
  const facts = place.filter(({ summary }) => !summary)
  const usable = (piece: Piece) =>
    !(recipe && (piece.fact.item !== null || isStep(piece))) &&
    !UNSPEAKABLE.test(piece.short) &&
    !(suicide && /113/u.test(piece.short)) &&
    (facts.length < ENOUGH_FACTS || !piece.summary)
  const personal = isPersonal(facts) && !recipe
  const left = room - (personal || recipe ? LAST_MOST : 0)
  const windows = personal
    ? openingOf(facts.filter(usable), left - characterCount(material.title) - 2)
    : chosen(windowsOf(material, WINDOW_MOST, usable), material, left, dice)
  const [first] = windows
  if (first === undefined) return ''
  const goesOn = windows.at(-1)?.pieces.at(-1) !== facts.filter(usable).at(-1)
  const rest = recipe ? [REST[language].recipe] : personal && goesOn ? [REST[language].story] : []
  const hook = hookOf(first, material)
  const parts = windows.map(({ text }) => spoken(text, language))
  return [[hook, parts[0]].filter((part) => part !== '').join(' '), ...parts.slice(1), ...rest].join('\n\n')
}

/** A story of one's own, from its first sentence on as far as there is room: its middle means nothing without it. */
function openingOf(place: readonly Piece[], room: number): Window[] {
  const windows: Window[] = []
  let left = room
  for (const paragraph of Map.groupBy(place, ({ fact }) => fact.paragraph).values()) {
    const pieces: Piece[] = []
    for (const piece of paragraph) {
      if (characterCount(told([...pieces, piece])) > left) break
      pieces.push(piece)
    }
    if (pieces.length === 0) break
    windows.push({ pieces, text: told(pieces), begins: windows.length === 0, worth: 0 })
    left -= characterCount(told(pieces)) + 2
    if (pieces.length < paragraph.length) break
  }
  return windows
}

/** The opening, and the windows that are worth most behind it, one of a paragraph: all in the order of the text. */
function chosen(windows: readonly Window[], material: Material, room: number, dice: Dice): Window[] {
  const { title, place } = material
  const end = (place.at(-1)?.fact.index ?? 0) * END
  const worthOf = ({ worth, pieces }: Window): number => {
    const last = pieces.at(-1)?.fact
    const ends =
      last !== undefined &&
      last.index > end &&
      ['date', 'action', 'reader', 'contact'].some((kind) => last.kinds.has(kind as 'date'))
    const lone = pieces.length === 1 ? GAIN.lone : 0
    return worth + lone + pieces.length * GAIN.sentence + (ends ? GAIN.end : 0) + dice.next() * CHANCE
  }
  const order = windows.map((window) => ({ window, worth: worthOf(window) })).toSorted((a, b) => b.worth - a.worth)
  const opening =
    order.find(({ window }) => window.begins && isIntroduced(window, title)) ??
    order.find(({ window }) => window.pieces[0] !== undefined && window.pieces[0].near && isIntroduced(window, title))
  if (opening === undefined) return []
  const kept = [opening.window]
  const hook = hookOf(opening.window, material)
  let count = characterCount(`${hook} ${spoken(opening.window.text, material.language)}`)
  for (const { window } of order) {
    if (count >= LENGTH.enough) break
    const [start] = window.pieces
    if (start === undefined) continue
    const taken = kept.some(({ pieces }) =>
      pieces.some(({ fact }) => window.pieces.some((one) => one.fact.paragraph === fact.paragraph)),
    )
    if (taken) continue
    const more = characterCount(spoken(window.text, material.language)) + 2
    if (count + more > room) continue
    const before = kept.filter(({ pieces }) => (pieces[0]?.fact.index ?? 0) < start.fact.index)
    // A short sentence by itself is no paragraph.
    if (window.pieces.length === 1 && characterCount(window.text) < LONE_LEAST) continue
    // What opens the text opens the script.
    if (before.length === 0 || repeats(window, kept)) continue
    if (!isIntroduced(window, [title, ...before.map(({ text }) => text)].join(' '))) continue
    kept.push(window)
    count += more
  }
  return kept.toSorted((one, other) => (one.pieces[0]?.fact.index ?? 0) - (other.pieces[0]?.fact.index ?? 0))
}

const repeats = ({ pieces }: Window, kept: readonly Window[]): boolean =>
  pieces.some(
    ({ stems }) =>
      stems.size >= FEW &&
      kept.some((window) =>
        window.pieces.some((other) => other.stems.size >= FEW && overlap(other.stems, stems) > ALIKE),
      ),
  )

/** The title as the first line: a question that the text answers, or what the first fact does not say by itself. */
function hookOf({ pieces }: Window, material: Material): string {
  const { title, titleHolds, recipe, place } = material
  const [first] = pieces
  if (first === undefined || title === '' || !titleHolds || /["‘“:]|^'/u.test(title)) return ''
  const needed = !first.alone || !first.near || isOwnVoice(first) || isPersonal(place) || first.summary
  return title.endsWith('?') || recipe || (needed && overlap(stemsOf(title), first.stems) <= ALIKE)
    ? sentence(title)
    : ''
}
