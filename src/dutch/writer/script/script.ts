// Shorts: the script of a voice-over. The title and the core first, then the article from its beginning on, then where the rest is;
// as long as its source carries. What a listener would still ask stands beside it.
import { characterCount } from '../../characters.ts'
import { bannedIn } from '../../banned-words.ts'
import { capitalise } from '../../text/capitals.ts'
import { helplineIn } from '../../source/tone.ts'
import { calledBy, sentence } from '../endings.ts'
import { overlap, stemsOf } from '../likeness.ts'
import { readMaterial, type Material, type Piece } from '../material.ts'
import { createDice, type Dice } from '../random.ts'
import { GRIEVOUS, isStep } from '../sentences-for.ts'
import { isOwnVoice, isPersonal } from '../own-voice.ts'
import { told } from '../windows.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from '../subject.ts'
import { openQuestions } from './open-questions.ts'
import { ALIKE, goingOn, isSaid, opens, runsOf, textOf, type Run } from './runs.ts'
import { spoken } from './spoken.ts'

type ScriptRequest = Subject & { language: 'nl' | 'en' }

export interface Script {
  text: string
  /** What a listener would ask and the source does not say; none when it is all there. */
  questions: string[]
}

/** In characters: never more, the same for a short one, enough from here, and the most of a description that is the core. */
const LENGTH = { core: 400, shorter: 700, enough: 750, max: 850 } as const
/** How often a script goes without the description, and how often one that has none stops earlier: who asks again wants another. */
const AGAIN = 0.4
const SHORTER = 0.2
/** Addresses on the web and numbers to call, which nobody can hear; that of 113 stands below the script. */
const UNSPEAKABLE = /@|\(0\d|www\.|https?:|\.(?:nl|com|example)(?!\p{L})|(?<!\d)113(?!\d)/u
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
  const barred = text === '' || bannedIn(text, taste.banned).length > 0
  if (barred && material.title === '') return foreign
  if (barred) return { text: spoken(plainScript(material), language) + closing, questions: [] }
  const full = characterCount(text) >= LENGTH.enough || material.recipe
  return { text: text + closing, questions: full ? [] : openQuestions(material) }
}

/** Where the rest is: of a recipe its steps, which nobody can follow by ear, of others what there was no room for. */
const restOf = ({ language, form }: Material, story: boolean): string => {
  if (language === 'en')
    return `The whole ${story ? 'story' : form === 'recept' ? 'recipe' : 'article'} is on our site.`
  return story ? 'Het hele verhaal staat op onze site.' : calledBy('Het hele artikel staat op onze site.', form)
}

/** With nothing but a title: it, and where the rest is. */
function plainScript({ title, language, address, form }: Material): string {
  if (language === 'en') return `This story is about the following: “${title}”. You can read all of it in the article.`
  return `${sentence(title)} ${calledBy(`Meer hierover ${address === 'u' ? 'leest u' : 'lees je'} in het artikel.`, form)}`
}

/** The title, the core, and the article from its beginning on; empty when it tells nothing. */
function scriptOf(material: Material, room: number, dice: Dice): string {
  const { place, language, recipe, title } = material
  const first = place.find(({ summary }) => !summary) ?? place[0]
  if (first === undefined) return ''
  const steps = (piece: Piece) => recipe && (piece.fact.item !== null || isStep(piece))
  const heard = place.filter((piece) => !steps(piece) && !UNSPEAKABLE.test(piece.fact.text))
  const usable = heard.filter(({ fact }) => !ASIDE.test(fact.heading ?? ''))
  // With a description alone, that is the article.
  const facts = usable.filter(({ summary }) => summary === first.summary)
  const summary = usable.filter((piece) => piece.summary !== first.summary)
  const story = isPersonal(facts) && !recipe
  const drawn = dice.next()
  const tone = story ? 'story' : material.tone
  const wounds = ({ fact, short }: Piece) => fact.paragraph > first.fact.paragraph && GRIEVOUS.test(short)
  const mute = (piece: Piece) =>
    !story && piece !== first && (isNobodys(piece, facts) || (tone === 'ernstig' && wounds(piece)))
  const [lead = []] = runsOf(facts)
  const plain = opens(lead, 'nieuws') && !lead.slice(0, 1).some(isOwnVoice)
  const tells = plain && overlap(stemsOf(title), stemsOf(told(lead.slice(0, 2)))) >= ALIKE
  const repeats = told(summary).length > LENGTH.core || (plain && isSaid(lead.slice(0, 2), summary))
  const bare = tells || repeats
  const core = bare || (drawn < AGAIN && plain) ? [] : summary
  const hook = tells && tone === 'ernstig' ? '' : hookOf([...core, ...lead], material)
  const before = [title, hook, textOf(core)].join(' ')
  const last = restOf(material, story)
  const script = (runs: readonly Run[], close: string): string => {
    const [start = '', ...others] = [core, ...runs].map(textOf).filter((text) => text !== '')
    return spoken([`${hook} ${start}`.trim(), ...others, close].join('\n\n').trim(), language)
  }
  const isNew = (run: Run = []) => story || !isSaid(run, core)
  // What to do about a warning may stand behind what it is.
  const shorter = drawn < SHORTER && (bare || !plain) && !(material.calm && tone !== 'ernstig')
  const most = shorter ? Math.min(room, LENGTH.shorter) : room
  const fits = (runs: Run[]) => characterCount(script(runs, last)) <= most && isNew(runs.at(-1))
  const body = goingOn(facts, { heard: before, tone, mute }, fits)
  const all = !recipe && (body.at(-1) ?? core).at(-1) === usable.at(-1)
  return core.length + body.length === 0 ? '' : script(body, all ? '' : last)
}

/** A quote that opens its paragraph, none of which says who spoke it. */
const isNobodys = ({ fact: { paragraph, sentence: at, running, kinds } }: Piece, facts: Run): boolean =>
  at === 0 &&
  (/,,|„/u.test(running) || (/^['‘“"]/u.test(running) && kinds.has('quote'))) &&
  facts.every(({ fact }) => fact.paragraph !== paragraph || fact.quote?.speaker == null)

/** The title as the first line, without its quote, unless it is one, or what follows says it again. */
function hookOf([first]: Run, { title, titleHolds, recipe }: Material): string {
  const line = capitalise(title.replace(/: ['"‘“].*$/u, '').replace(/^['"‘“][^‘“"]+['"’”]: (?=.{25})/u, ''))
  if (line === '' || !titleHolds || /["‘“]|^'/u.test(line)) return ''
  const again = first !== undefined && overlap(stemsOf(line), first.stems) >= ALIKE
  return again && !recipe && !line.endsWith('?') ? '' : sentence(line)
}
