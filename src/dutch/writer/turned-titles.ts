// A title from its other end, so that a text begins otherwise and says the same: 'Doe het gewoon: kamperen met een baby'. Adds no
// word. Knows nothing of networks.
import { hasMainVerb, isSureFinite } from '../text/finite-verbs.ts'
import { capitalise, lowerFirst } from '../text/capitals.ts'
import { isInfinitive, isParticiple } from '../text/verb-forms.ts'
import { wordsOf } from '../text/words.ts'
import { FUNCTION_WORDS } from '../text/words/function-words.ts'
import { behindColon } from './endings.ts'
import type { Material } from './material.ts'

/** Asks, or hangs on what follows. */
const OPEN =
  /^(?:als|wanneer|hoe|wat|wie|waar\p{L}*|toen|of|is|zijn|mag|mogen|kan|kunnen|moet|welke?) |["‘“:;!]|(?<!\p{L})'/iu
/** What it is about, and what is said of that; no list, and nothing that leans on what stands before it. */
const SAID =
  /^(?<about>[^,?]+), (?!(?:maar|en|of|want|dus|die|dat|waar\p{L}*|om|omdat|doordat|nadat|zodat|terwijl|toen|als|zoals|behalve|vooral|onder|wel|niet|ook|hier|dit|deze|aldus|zegt|zeggen|blijkt|volgens) |[^,]* en |.*(?<!\p{L})(?:er|daar\p{L}*|hij|zij|ze|hem|haar|hun)(?!\p{L}))(?<told>[\p{Ll}\d][^,]{10,})$/u
/** What happens, and behind what or where. */
const BEHIND = /^(?<about>[^\s,]+(?: [^\s,]+)*? (?<last>[^\s,]+)) (?<told>(?:na|ondanks|langs|tussen) [^\s,]+ [^,]+)$/u
const PLACED = /^(?<about>\P{Lu}*\S?\P{Lu}*) in (?<told>(?:\p{Lu}[\p{L}’'-]+(?:, | en | |$))+)$/u
/** Nouns and verbs that 'in' belongs to. */
const TAKES_IN = /(?:vertrouwen|gelo\p{L}+|rol|belang\p{L}*|interesse|zin|stap\p{L}*|investe\p{L}+)$/u

/** The title turned around its comma, and around where or when it is; none that might be read wrongly. */
export function turnedTitles({ title, titleHolds, language, plainWords, place }: Material): string[] {
  if (!titleHolds || language !== 'nl' || OPEN.test(title)) return []
  const stands = (words: string) => place.some(({ fact }) => fact.text.includes(words))
  const behind = (about: string): string | null => {
    const [first = ''] = /^[\p{L}’'-]+/u.exec(about) ?? []
    return first !== '' && !plainWords.has(lowerFirst(first)) && stands(first) ? about : behindColon(about, plainWords)
  }
  return [SAID, BEHIND, PLACED].flatMap((way) => {
    const { about = '', told = '', last = '' } = way.exec(title)?.groups ?? {}
    const said = behind(about)
    // 'Vrouw vindt na dertig jaar haar zus', 'knokken zich na': the verb needs what stands behind it.
    const verb = (isSureFinite(last) || isInfinitive(last)) && !isParticiple(last)
    const needed =
      (verb && !hasMainVerb(about.slice(0, -last.length))) || FUNCTION_WORDS.has(wordsOf(about).at(-1) ?? '')
    const elsewhere = way === PLACED && (TAKES_IN.test(about) || !stands(`in ${told.split(/, | en /u)[0] ?? ''}`))
    if (wordsOf(about).length < 2 || said === null || needed || elsewhere) return []
    // Two things that happen: neither explains the other.
    const beside = wordsOf(about).some(isSureFinite) && hasMainVerb(told) ? ', ' : ': '
    return [told.endsWith('?') ? `${capitalise(told)} ${about}` : `${capitalise(told)}${beside}${said}`]
  })
}
