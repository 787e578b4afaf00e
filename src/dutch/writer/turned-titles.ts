// A title from its other end, so that a text begins otherwise and says the same: 'Doe het gewoon: kamperen met een baby'. Adds no
// word. Knows nothing of networks.
import { hasMainVerb, isSureFinite } from '../text/finite-verbs.ts'
import { capitalise, lowerFirst } from '../text/capitals.ts'
import { isInfinitive } from '../text/verb-forms.ts'
import { wordsOf } from '../text/words.ts'
import { FUNCTION_WORDS } from '../text/words/function-words.ts'
import { behindColon } from './endings.ts'
import type { Material } from './material.ts'

/** Asks, or hangs on what follows. */
const OPEN =
  /^(?:als|wanneer|hoe|wat|wie|waar\p{L}*|toen|of|is|zijn|mag|mogen|kan|kunnen|moet|welke?) |["‘“:;!]|(?<!\p{L})'/iu
/** What it is about, and what is said of that; no list. */
const SAID =
  /^(?<about>[^,?]+), (?!(?:maar|en|of|want|die|dat|waar\p{L}*|ook|hier|dit|deze|aldus|zegt|zeggen|blijkt|volgens) |[^,]* en )(?<told>[\p{Ll}\d][^,]{10,})$/u
/** What happens, and where, or behind what. */
const AROUND = [
  /^(?<about>\S+ \S+[^,]*? (?<last>\S+)) (?<told>(?:na|ondanks|langs|tussen) \S+ \S+.*)$/u,
  /^(?<about>\P{Lu}*\S?\P{Lu}*) in (?<told>(?:\p{Lu}[\p{L}’'-]+(?:, | en | |$))+)$/u,
]
/** In facts: in an article of some length a name of its title stands again. */
const ENOUGH = 6

/** The title turned around its comma, and around where or when it is; none that might be read wrongly. */
export function turnedTitles({ title, titleHolds, language, plainWords, place }: Material): string[] {
  if (!titleHolds || language !== 'nl' || OPEN.test(title)) return []
  const behind = (about: string): string | null => {
    const [first = ''] = /^[\p{L}’'-]+/u.exec(about) ?? []
    const named =
      first !== '' && !plainWords.has(lowerFirst(first)) && place.some(({ fact }) => fact.text.includes(first))
    return named ? about : (behindColon(about, plainWords) ?? (place.length < ENOUGH ? null : lowerFirst(about)))
  }
  return [SAID, ...AROUND].flatMap((way) => {
    const { about = '', told = '', last = '' } = way.exec(title)?.groups ?? {}
    const said = behind(about)
    // 'Gemeente kiest voor nieuwbouw', 'knokken zich': the verb needs what stands behind it.
    const needed =
      (told.startsWith('tussen') && (isSureFinite(last) || isInfinitive(last))) ||
      FUNCTION_WORDS.has(wordsOf(about).at(-1) ?? '')
    if (wordsOf(about).length < 2 || said === null || needed) return []
    // Two things that happen: neither explains the other.
    const beside = hasMainVerb(about) && hasMainVerb(told) ? ', ' : ': '
    return [told.endsWith('?') ? `${capitalise(told)} ${about}` : `${capitalise(told)}${beside}${said}`]
  })
}
