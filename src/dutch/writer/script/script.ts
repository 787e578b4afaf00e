// Shorts: the script of a voice-over. The title and the core first, then the article from its beginning on, then where the rest is;
// as long as its source carries. What a listener would still ask stands beside it.
import { characterCount } from '../../characters.ts'
import { bannedIn } from '../../banned-words.ts'
import { capitalise } from '../../text/capitals.ts'
import { helplineIn } from '../../source/tone.ts'
import { calledBy, sentence } from '../endings.ts'
import { overlap, stemsOf } from '../likeness.ts'
import { readMaterial, type Material, type Piece } from '../material.ts'
import { createDice } from '../random.ts'
import { GRIEVOUS, isStep } from '../sentences-for.ts'
import { isOwnVoice, isPersonal } from '../own-voice.ts'
import { nameOf } from '../structure.ts'
import { told } from '../windows.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from '../subject.ts'
import { openQuestions } from './open-questions.ts'
import { ALIKE, chosen, isSaid, opens, textOf, unitsOf, type Run, type Unit } from './runs.ts'
import { spoken } from './spoken.ts'

type ScriptRequest = Subject & { language: 'nl' | 'en' }

export interface Script {
  text: string
  /** What a listener would ask and the source does not say; none when it is all there. */
  questions: string[]
}

/** In characters: never more, enough from here, and the most of a description that is the core. */
const LENGTH = { core: 400, enough: 750, max: 850 } as const
/** What nobody can hear: addresses, some numbers (that of 113 stands below), what stands on the page, a line of a programme. */
const UNSPEAKABLE =
  /^\d{1,2}[.:]\d\d|hieronder|hierboven|naar de redactie|staat (?:\p{L}+ ){0,3}erbij|@|\(0\d|www\.|https?:|\.(?:nl|com|example)(?!\p{L})|(?<!\d)113(?!\d)/iu
const COUNTED =
  /(?<!\p{L})(?:drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|1?\d) (?:\p{Ll}+ )?(?:adressen|boeken|feiten|fouten|ideeën|lessen|manieren|redenen|regels|routes|stappen|tips|vragen|wandelingen|woorden)(?!\p{L})/iu
const MINE = /^(?!['‘“"]).*(?<!\p{L})(?:[Ii]k|[Mm]ij|[Mm]ijn|I|[Mm]y)(?!\p{L})/u
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
  const text = scriptOf(material, LENGTH.max - characterCount(closing), createDice(seed, 'script').next())
  const barred = text === '' || bannedIn(text, taste.banned).length > 0
  if (barred && material.title === '') return foreign
  if (barred) return { text: spoken(plainScript(material), language) + closing, questions: openQuestions(material) }
  const asks = characterCount(text) < LENGTH.enough && !material.recipe
  return { text: text + closing, questions: asks ? openQuestions(material) : [] }
}

/** Where the rest is, by the name of what was announced: 'Alle acht feiten staan op onze site.' */
function restOf({ language, form, place, recipe, title }: Material, story: boolean): string {
  const [all] = COUNTED.exec([title, ...place.flatMap(({ summary, short }) => (summary ? short : []))].join(' ')) ?? []
  if (language === 'en') return `The whole ${story ? 'story' : recipe ? 'recipe' : 'article'} is on our site.`
  if (all !== undefined) return `Alle ${all.toLowerCase()} staan op onze site.`
  return story ? 'Het hele verhaal staat op onze site.' : calledBy('Het hele artikel staat op onze site.', form)
}

/** With nothing but a title: it, and where the rest is. */
function plainScript({ title, language, address, form }: Material): string {
  if (language === 'en') return `This story is about the following: “${title}”. You can read all of it in the article.`
  return `${sentence(title)} ${calledBy(`Meer hierover ${address === 'u' ? 'leest u' : 'lees je'} in het artikel.`, form)}`
}

/** The title, the core, and what there is room for; by `drawn` (0 to 1) without the core or a paragraph, for who asks again. */
function scriptOf(material: Material, room: number, drawn: number): string {
  const { place, language, recipe, title } = material
  const { ingredients } = material.structure
  const first = place.find(({ summary }) => !summary) ?? place[0]
  if (first === undefined) return ''
  const steps = place.filter(({ fact }) => recipe && (fact.item ?? -1) >= 0)
  const [from = Infinity, to = 0] = [steps[0]?.fact.index, steps.at(-1)?.fact.index]
  const asides = ({ fact: { heading, text } }: Piece) => UNSPEAKABLE.test(text) || ASIDE.test(heading ?? '')
  const usable = place.filter((one) => one.fact.index < from && !asides(one) && !(recipe && isStep(one)))
  const facts = usable.filter(({ summary }) => summary === first.summary)
  const summary = usable.filter((piece) => piece.summary !== first.summary)
  const mine = ({ fact, short }: Piece) => fact.quote === null && MINE.test(short)
  const story = isPersonal(facts) && facts.some(mine) && !recipe
  const tone = story ? 'story' : material.tone
  const wounds = ({ fact, short }: Piece) => fact.paragraph > first.fact.paragraph && GRIEVOUS.test(short)
  // Of a suicide half of the advice may be worse than none.
  const bars = (piece: Piece) => (tone === 'ernstig' && wounds(piece)) || (material.suicide && isStep(piece))
  const mute = (piece: Piece) => isNobodys(piece, facts) || bars(piece)
  const tellable = facts.filter((piece) => story || piece === first || !(mute(piece) || (mine(piece) && !mine(first))))
  const units = unitsOf(tellable, tone)
  const lead = units[0]?.[0]?.slice(0, 2) ?? []
  const plain = lead.slice(0, 1).some((piece) => opens(piece, 'nieuws') && !isOwnVoice(piece))
  const tells = overlap(stemsOf(title), stemsOf(told(lead))) >= ALIKE || isSaid(lead, summary)
  const core = (plain && (tells || drawn < 0.4)) || told(summary).length > LENGTH.core ? [] : summary
  const hook = hookOf([...core, ...lead], material)
  const own = story && language === 'nl' && core.length > 0 && !core.some(isOwnVoice) ? 'In eigen woorden: ' : ''
  const close = restOf(material, story)
  const goesIn = ingredients.length > 0 ? [`Dit gaat erin: ${ingredients.map(nameOf).join(', ')}.`] : []
  const script = (runs: Unit, tail: readonly string[], end: string): string => {
    const body = runs.map((run, at) => (at === 0 ? own : '') + textOf(run))
    const [start = '', ...others] = [textOf(core), ...body].filter((text) => text !== '')
    return spoken([`${hook} ${start}`.trim(), ...others, ...tail, end].join('\n\n').trim(), language)
  }
  const fits = (runs: Unit, tail: readonly string[]) => characterCount(script(runs, tail, close)) <= room
  const made = to - from === steps.length - 1 ? [...goesIn, told(steps)] : goesIn
  const tail = fits([], made) ? made : goesIn
  const above = core.length > 0 && !plain ? 'whole' : material.calm && tone !== 'ernstig' ? 'warning' : 'first'
  const isNew = (run: Run) => story || !isSaid(run, core)
  const titled = [title, hook, textOf(core)].join(' ')
  const tell = (isFree: (run: Run) => boolean) =>
    chosen(units, story ? 'some' : above, titled, (runs) => runs.every(isFree) && fits(runs, tail))
  const full = tell(isNew)
  const again = drawn < 0.4 && (tells || !plain) && above !== 'warning' && full.length > 2 && !story
  // What there is to do stands last, and is told again.
  const without = (out: Run) => tell((run) => isNew(run) && run[0] !== out[0])
  const size = (runs: Unit) => characterCount(script(runs, tail, close))
  const body = again
    ? (full
        .slice(1, -1)
        .map(without)
        .toSorted((a, b) => size(b) - size(a))[0] ?? full)
    : full
  const whole = usable.length === place.length && body.flat().length === facts.length
  return core.length + body.length === 0 ? '' : script(body, tail, whole ? '' : close)
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
  const counted = line.match(/\d{2,}/gu)?.some((figure) => first?.short.includes(figure)) === true
  const again = counted || (first !== undefined && overlap(stemsOf(line), first.stems) >= ALIKE)
  return again && !recipe && !line.endsWith('?') ? '' : sentence(line)
}
