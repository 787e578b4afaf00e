// Shorts: the script of a voice-over. The core first, then the article from its beginning on, then what comes or where the rest
// is; as long as its source carries. What a listener would still ask stands beside it.
import { characterCount } from '../../characters.ts'
import { bannedIn } from '../../banned-words.ts'
import { helplineIn } from '../../source/tone.ts'
import { sentence } from '../endings.ts'
import { overlap, stemsOf } from '../likeness.ts'
import { readMaterial, type Material } from '../material.ts'
import { isMoment, isStep } from '../sentences-for.ts'
import { isOwnVoice, isPersonal } from '../windows.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from '../subject.ts'
import { openQuestions } from './open-questions.ts'
import { endOf, goingOn, isSaid, runsOf, textOf, type Run } from './runs.ts'
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
/** The share of the words of a title that the first sentences have when they tell its news, and when they say all of it. */
const TELLS = { news: 0.5, all: 0.67 } as const
/** The share of the words of a title, or of a description, that a sentence has when it says it again. */
const REPEATED = 0.6
const AGAIN = 0.45
/** Addresses on the web, and numbers to call: nobody can hear them. */
const UNSPEAKABLE = /@|\(0\d|www\.|https?:|\.(?:nl|com|example)(?!\p{L})/u

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
  const text = scriptOf(material, LENGTH.max - characterCount(closing))
  if (text === '' || bannedIn(text, taste.banned).length > 0)
    return text === '' && material.title === '' ? foreign : { text: plainScript(material) + closing, questions: [] }
  return {
    text: text + closing,
    questions: characterCount(text) < LENGTH.enough && !material.recipe ? openQuestions(material) : [],
  }
}

/** Where the rest is: of a recipe its steps, which nobody can follow by ear, of others what there was no room for. */
const REST = {
  nl: {
    recipe: 'Het hele recept staat op onze site.',
    story: 'Het hele verhaal staat op onze site.',
    grave: 'Meer staat op onze site.',
    other: 'Lees het hele artikel op onze site.',
  },
  en: {
    recipe: 'The whole recipe is on our site.',
    story: 'The whole story is on our site.',
    grave: 'More is on our site.',
    other: 'Read the whole article on our site.',
  },
} as const

/** With nothing but a title: it, and where the rest is. */
function plainScript({ title, language, address, recipe }: Material): string {
  if (title === '') return ''
  if (recipe) return `${sentence(title)} ${REST[language].recipe}`
  if (language === 'en') return `This story is about the following: “${title}”. You can read all of it in the article.`
  return `${sentence(title)} ${address === 'u' ? 'Meer hierover leest u in het artikel.' : 'Meer hierover lees je in het artikel.'}`
}

/** The core, the article from its beginning on, and its end; empty when it tells nothing. */
function scriptOf(material: Material, room: number): string {
  const { place, suicide, language, recipe, tone, title } = material
  const usable = place.filter(
    (piece) =>
      !(recipe && (piece.fact.item !== null || isStep(piece))) &&
      !UNSPEAKABLE.test(piece.fact.text) &&
      !(suicide && /113/u.test(piece.short)),
  )
  const facts = usable.filter(({ summary }) => !summary)
  const summary = usable.filter((piece) => piece.summary)
  const story = isPersonal(facts) && !recipe
  const grave = tone === 'ernstig'
  const [lead = [], second = []] = runsOf(facts)
  const named = opensWell(lead) ? shareOf(title, lead) : 0
  const core = named >= TELLS.news || (opensWell(lead) && isSaid(lead.slice(0, 2), summary, AGAIN)) ? [] : summary
  const hook = named >= (grave ? TELLS.news : TELLS.all) && !recipe ? '' : hookOf([...core, ...lead], material)
  const count = (texts: readonly string[]) => characterCount(spoken(texts.join('\n\n'), language))
  const heard = [title, hook, textOf(core)].join(' ')
  const telling = { heard, before: core, grave, light: tone === 'licht', story }
  const near = { ...telling, heard: [heard, textOf(lead), textOf(second)].join(' '), before: [...core, ...lead] }
  const end = story || recipe ? [] : endOf(facts, near)
  const rest = REST[language][recipe ? 'recipe' : story ? 'story' : grave ? 'grave' : 'other']
  const last = end.length > 0 ? textOf(end) : rest
  const body = goingOn(
    facts,
    { ...telling, before: [...core, ...end] },
    end,
    (runs) => count([hook, textOf(core), ...runs.map(textOf), last].filter((text) => text !== '')) <= room,
  )
  const runs = [core, ...body, end].filter((run) => run.length > 0)
  if (runs.length === 0) return ''
  const goesOn = end.length === 0 && (recipe || (facts.length > 0 && runs.at(-1)?.at(-1) !== facts.at(-1)))
  const [first = '', ...others] = runs.map(textOf)
  return spoken([`${hook} ${first}`.trim(), ...others, ...(goesOn ? [rest] : [])].join('\n\n'), language)
}

/** Not a scene, a quote or the writer's own voice. */
const opensWell = ([first]: Run): boolean =>
  first?.alone === true && first.fact.quote === null && !isMoment(first) && !isOwnVoice(first)

/** The share (0 to 1) of the words of a title that the first two sentences of the article say, also as parts of longer ones. */
function shareOf(title: string, lead: Run): number {
  const told = [
    ...stemsOf(
      lead
        .slice(0, 2)
        .map(({ short }) => short)
        .join(' '),
    ),
  ]
  const named = [...stemsOf(title)]
  const shared = named.filter((stem) => told.some((other) => other.endsWith(stem) || stem.endsWith(other)))
  return shared.length / Math.max(1, named.length)
}

/** The title as the first line, without its quote, unless it is one, or what follows says it again. */
function hookOf([first]: Run, { title, titleHolds }: Material): string {
  const line = title.replace(/: ['"‘“].*$/u, '')
  if (line === '' || !titleHolds || /["‘“]|^'/u.test(line)) return ''
  const again = first !== undefined && overlap(stemsOf(line), first.stems) > REPEATED
  return again && !line.endsWith('?') ? '' : sentence(line)
}
