// Shorts: the script of a voice-over. The core first, then the article from its beginning on, then what comes or where the rest
// is; as long as its source carries. What a listener would still ask stands beside it.
import { characterCount } from '../../characters.ts'
import { bannedIn } from '../../banned-words.ts'
import { helplineIn } from '../../source/tone.ts'
import { sentence } from '../endings.ts'
import { overlap, stemsOf } from '../likeness.ts'
import { readMaterial, type Material, type Piece } from '../material.ts'
import { createDice, type Dice } from '../random.ts'
import { GRIEVOUS, isStep } from '../sentences-for.ts'
import { isOwnVoice, isPersonal, told } from '../windows.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from '../subject.ts'
import { openQuestions } from './open-questions.ts'
import { endsOf, goingOn, isSaid, opens, runsOf, textOf, type Run } from './runs.ts'
import { spoken } from './spoken.ts'

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
/** In characters: of a longer description the beginning is the core. */
const CORE_MOST = 400
/** The share of the words of a title, or of a description, that a sentence has when it says it again. */
const AGAIN = { title: 0.5, description: 0.45 } as const
/** Addresses on the web, and numbers to call: nobody can hear them. */
const UNSPEAKABLE = /@|\(0\d|www\.|https?:|\.(?:nl|com|example)(?!\p{L})/u
/** Above how a test was done, and what a company says of itself: nobody tells that. */
const ASIDE = /^(?:zo (?:hebben|testten|deden)|over \p{Lu}|verantwoording|hoe (?:we|wij))/iu

const untranslated = (from: string, to: string): Declined => ({
  declined: `Een ${to} script van een ${from} tekst vraagt om een vertaling, en die maakt alleen een taalmodel. Kies ${from.slice(0, -1)}, of geef een ${to}e tekst.`,
})

/** A script of at most 850 characters. Declined when it would have to be translated. */
export function composeScript(request: ScriptRequest, seed: number, taste: Taste = noTaste): Script | Declined {
  const { language } = request
  const material = readMaterial(request, taste, language)
  if (material === null) return foreign
  if (material.place.length === 0) {
    const own = readMaterial(request, taste)
    if (own !== null && own.language !== language && own.place.length > 0)
      return language === 'en' ? untranslated('Nederlandse', 'Engels') : untranslated('Engelse', 'Nederlands')
  }
  const closing = material.suicide ? `\n\n${helplineIn(language)}` : ''
  const text = scriptOf(material, LENGTH.max - characterCount(closing), createDice(seed, 'script'))
  if (text === '' && material.title === '') return foreign
  if (text === '' || bannedIn(text, taste.banned).length > 0)
    return { text: plainScript(material) + closing, questions: [] }
  const full = characterCount(text) >= LENGTH.enough || material.recipe
  return { text: text + closing, questions: full ? [] : openQuestions(material) }
}

/** Where the rest is: of a recipe its steps, which nobody can follow by ear, of others what there was no room for. */
const restOf = (what: 'recipe' | 'story' | 'article', language: 'nl' | 'en'): string =>
  language === 'en'
    ? `The whole ${what} is on our site.`
    : `Het hele ${{ recipe: 'recept', story: 'verhaal', article: 'artikel' }[what]} staat op onze site.`

/** With nothing but a title: it, and where the rest is. */
function plainScript({ title, language, address, recipe }: Material): string {
  if (title === '') return ''
  if (recipe) return `${sentence(title)} ${restOf('recipe', language)}`
  if (language === 'en') return `This story is about the following: “${title}”. You can read all of it in the article.`
  return `${sentence(title)} ${address === 'u' ? 'Meer hierover leest u in het artikel.' : 'Meer hierover lees je in het artikel.'}`
}

/** The core, the article from its beginning on, and its end; empty when it tells nothing. */
function scriptOf(material: Material, room: number, dice: Dice): string {
  const { place, suicide, language, recipe, title } = material
  const first = place.find(({ summary }) => !summary) ?? place[0]
  if (first === undefined) return ''
  const usable = place.filter(
    (piece) =>
      !(recipe && (piece.fact.item !== null || isStep(piece))) &&
      !(UNSPEAKABLE.test(piece.fact.text) || ASIDE.test(piece.fact.heading ?? '')) &&
      !(suicide && /113/u.test(piece.short)),
  )
  const story = isPersonal(place.filter(({ summary }) => summary === first.summary)) && !recipe
  const tone = story ? 'story' : material.tone
  // Words of nobody, and behind the lead wounds where the tone is grave.
  const mute = (piece: Piece): boolean =>
    piece !== first &&
    (isNobodys(piece) ||
      (tone === 'ernstig' && piece.fact.paragraph > first.fact.paragraph && GRIEVOUS.test(piece.short)))
  // With a description alone, that is the article.
  const facts = usable.filter(({ summary }) => summary === first.summary)
  const short = (at: number) => characterCount(told(usable.slice(0, at + 1))) <= CORE_MOST
  const summary = usable.filter((piece, at) => piece.summary !== first.summary && short(at))
  const [lead = [], second = []] = runsOf(facts)
  const plain = opens(lead, 'nieuws') && !lead.slice(0, 1).some(isOwnVoice)
  const begins = new Set(lead.slice(0, 2).flatMap(({ stems }) => [...stems]))
  const tells = plain && overlap(stemsOf(title), begins) >= AGAIN.title
  const core = tells || (plain && isSaid(lead.slice(0, 2), summary, AGAIN.description)) ? [] : summary
  const hook = tells && tone === 'ernstig' ? '' : hookOf([...core, ...lead], material)
  const heard = [title, hook, textOf(core)].join(' ')
  const near = [heard, textOf(lead), textOf(second)].join(' ')
  const ends = story || recipe ? [] : endsOf(facts, { heard: near, tone, mute })
  const [best = [], other = best] = ends.filter((run) => run[0] !== lead[0] && !isSaid(run, [...core, ...lead]))
  const end = dice.next() < 0.8 ? best : other
  const last = end.length > 0 ? textOf(end) : restOf(recipe ? 'recipe' : story ? 'story' : 'article', language)
  const script = (runs: readonly Run[], close: string): string => {
    const [first = '', ...others] = [core, ...runs].map(textOf).filter((text) => text !== '')
    return spoken([`${hook} ${first}`.trim(), ...others, close].join('\n\n').trim(), language)
  }
  const before = facts.slice(0, end[0] === undefined ? facts.length : facts.indexOf(end[0]))
  const body = goingOn(
    before,
    { heard, tone, mute },
    (runs) => characterCount(script(runs, last)) <= room && (story || !isSaid(runs.at(-1) ?? [], [...core, ...end])),
  )
  const all = !recipe && end.length === 0 && (body.at(-1) ?? core).at(-1) === usable.at(-1)
  return core.length + body.length + end.length === 0 ? '' : script(body, all ? '' : last)
}

/** A quote of which nobody says who spoke it. */
const isNobodys = ({ fact: { running, kinds, quote } }: Piece): boolean =>
  /^(?:,,|„)/u.test(running) || (/^['‘“"]/u.test(running) && kinds.has('quote') && quote?.speaker == null)

/** The title as the first line, without its quote, unless it is one, or what follows says it again. */
function hookOf([first]: Run, { title, titleHolds, recipe }: Material): string {
  const line = title.replace(/: ['"‘“].*$/u, '')
  if (line === '' || !titleHolds || /["‘“]|^'/u.test(line)) return ''
  const again = first !== undefined && overlap(stemsOf(line), first.stems) >= AGAIN.title
  return again && !recipe && !line.endsWith('?') ? '' : sentence(line)
}
