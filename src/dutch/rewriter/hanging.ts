// Tells whether a sentence needs the one before it to be understood: 'Ze traint ...', 'Dat is ...', '... daarna ...'.
// Unsure hangs: then both stay or both go.
import { hasFinite, isFinite } from './finite-verbs.ts'
import { isStem, STEMS } from '#dutch/text/verb-forms.ts'
import type { Word } from './passage.ts'
import type { Sentence } from './sentences.ts'
import { isGrammatical, isVerbForm } from './word-kinds.ts'

const OPENERS =
  /^(?:daar\p{L}*|hier\p{L}*|hij|zij|ze|hem|haar|hun|hen|zijn|dat|dit|deze|die|zo|zo'n|zulke?|dergelijke|ook|maar|toch|echter|bovendien|verder|vervolgens|toen|dus|want|en|of|wel|anders|dan|namelijk|immers|tevens|eveneens|intussen|ondertussen|beide|beiden|sommigen|sommige|anderen|allebei|evenmin|zelfs|juist|alleen|behalve|desondanks|niettemin|tegelijk|tegelijkertijd|later|eerder|kortom|tenslotte|ja|nee|geen|natuurlijk|uiteraard|overigens|trouwens|uiteindelijk)$/u
/** What opens with one of these takes back or limits what stands before it, which would say too much alone. */
const CONTRASTS = /^(?:maar|echter|toch|wel|alleen|behalve|desondanks|niettemin|daarentegen|tenzij|mits|nee)$/
const OPENING_PHRASES =
  /^["'‘“(]*(?:ten (?:tweede|derde|vierde|slotte)|tot slot|al met al|(?:de|het|een) (?:ander\p{L}*|rest|overige|tweede|derde|laatste|eerste|volgende|vorige|zelfde|beide)|nog (?:een|één)|aan de andere kant|daar staat)(?!\p{L})/iu
const PERSONS = /^(?:hij|zij|ze|hem|hen)$/
const WHOSE = /^(?:haar|hun)$/
const COUNTING_FROM =
  /^(?:ook|toch|dus|immers|namelijk|echter|bovendien|daarentegen|eveneens|tevens|andere|anderen|overige|dergelijke|zulke|dezelfde|hetzelfde|beide|beiden|zo'n|wel|intussen|ondertussen|alsnog)$/
const POINTING =
  /^(?:daar|hier)(?:aan|achter|bij|boven|door|in|mee|na|naar|naast|om|onder|op|over|tegen|toe|uit|van|voor)?$/
const ABOUT_IT = /^er(?:aan|achter|bij|boven|door|in|mee|na|naar|naast|om|onder|op|over|tegen|tussen|uit|van|voor)$/
const PREPOSITIONS =
  /^(?:aan|bij|door|in|met|na|naar|om|onder|op|over|per|rond|sinds|tegen|tijdens|tot|tussen|uit|van|voor|volgens|vanaf|zonder)$/
/** 'Deze week', 'dit artikel': told by the day of reading. */
const NOW =
  /^(?:week|weken|maand|jaar|zomer|winter|herfst|lente|voorjaar|najaar|ochtend|middag|avond|nacht|weekend|eeuw|seizoen|dagen|tijd|artikel|stuk|gids|overzicht|blog|nieuwsbrief|brief|pagina|site|keer|moment)$/
const NAMING =
  /^(?:de|het|een|mijn|je|uw|onze|wie|iedereen|iemand|niemand|mensen|kinderen|elke?|ieder|alle|twee|drie|vier)$/
/** 'De man' and 'het plan' stand for somebody or something named before. */
const SHELLS =
  /^(?:man|vrouw|jongen|meisje|kind|verdachte|slachtoffer|dader|bestuurder|plan|besluit|maatregel|regel|voorstel|dier|dieren|bedrag|groep|proef|bedrijf|actie|idee|methode|aanpak|probleem|oplossing|resultaat|reden|gevolg|verschil|vraag|antwoord|mix|mengsel|truc)$/
const SPEAKERS = /^(?:er|ik|jij|u|hij|zij|ze|we|wij|men|zijn|haar|hun|ook|niet|geen)$/
/** 'Aanmelden kan via ...': for what, the sentence before it told. */
const WAYS_IN =
  /^(?:aanmelden|opgeven|inschrijven|reserveren|bestellen|verzamelen|kaarten|kaartjes|toegang|entree|aanvang)$/
const WEATHER = /^(?:regent|regende|sneeuwt|vriest|vroor|waait|waaide|stormt|onweert)$/

/** In words: a longer command, or a longer line without a verb, is more than a title. */
const SHORT_COMMAND = 5
const TITLE_WORDS = 6

export interface Hold {
  /** Needs what stands before it. */
  back: boolean
  /** Names a person by 'hij' or 'ze': whoever it is, was named before. */
  person: boolean
  /** A question, a short command or a line without a verb: at the head of a paragraph it is a title for what follows. */
  heads: boolean
  /** Limits what stands before it: that may not stay without it. */
  limits: boolean
}

/** How a sentence hangs on the one before it. */
export function holdOf({ text, words, quoted }: Sentence): Hold {
  const [first, second] = words
  if (!first) return { back: true, person: false, heads: true, limits: false }
  const person = words.some((word, at) => isPersonBefore(words, word, at))
  const limits = CONTRASTS.test(first.lower) || words.some(({ lower }) => lower === 'echter' || lower === 'daarentegen')
  const opens =
    (OPENERS.test(first.lower) && !isNow(first, second) && !isAbout(first, second)) ||
    (first.lower === 'het' && second !== undefined && isFinite(second.lower) && !WEATHER.test(second.lower)) ||
    (/^(?:de|het)$/.test(first.lower) && SHELLS.test(second?.lower ?? '')) ||
    OPENING_PHRASES.test(text) ||
    WAYS_IN.test(first.lower)
  const within = words.some((word, at) => at > 0 && pointsBack(words, word, at))
  // 'Klaar in drie kwartier.' is a piece of the sentence before it.
  const piece = words.length < 6 && !hasFinite(words) && !words.some(({ lower }) => isVerbForm(lower))
  const back = opens || within || person || quoted || piece
  const command = isStem(first.lower) && words.length <= SHORT_COMMAND
  const title = words.length <= TITLE_WORDS && !words.some(({ lower }) => isFinite(lower) || STEMS.has(lower))
  return { back, person, heads: piece || command || title || text.endsWith('?'), limits }
}

function isNow(word: Word, next: Word | undefined): boolean {
  return /^(?:dit|deze)$/.test(word.lower) && NOW.test(next?.lower ?? '')
}

/** 'Zo’n 200 mensen' counts, 'zo’n huis' points back. */
function isAbout(word: Word, next: Word | undefined): boolean {
  return word.lower === "zo'n" && /^\d|^(?:honderd|duizend|tien|twintig|dertig|veertig|vijftig)/.test(next?.lower ?? '')
}

/** True when somebody is named before word `at` in an earlier clause, or with `same` anywhere before it. */
function isNamedBefore(words: readonly Word[], at: number, same: boolean): boolean {
  return words
    .slice(0, at)
    .some(
      ({ lower, text, opens, clause }) =>
        (NAMING.test(lower) || (!opens && text !== lower)) && (same || clause !== words[at]?.clause),
    )
}

function isPersonBefore(words: readonly Word[], { lower }: Word, at: number): boolean {
  if (PERSONS.test(lower)) return !isNamedBefore(words, at, false)
  if (WHOSE.test(lower)) return !isNamedBefore(words, at, true)
  // 'met zijn werk'; elsewhere 'zijn' is mostly the verb.
  return lower === 'zijn' && PREPOSITIONS.test(words[at - 1]?.lower ?? '') && !isNamedBefore(words, at, true)
}

function pointsBack(words: readonly Word[], word: Word, at: number): boolean {
  const { lower } = word
  const next = words[at + 1]
  const inFirst = word.clause === words[0]?.clause
  const specified = /^(?:van|dat|die|om|uit|voor|met|in)$/.test(next?.lower ?? '')
  if (SHELLS.test(lower) && /^(?:de|het)$/.test(words[at - 1]?.lower ?? '')) return !specified
  if (/^(?:dit|deze)$/.test(lower)) return !isNow(word, next)
  if (/^(?:die|dat)$/.test(lower)) {
    const before = words[at - 1]?.lower ?? ''
    return PREPOSITIONS.test(before) && word.gap === ' ' && next !== undefined && !PREPOSITIONS.test(next.lower)
      ? !(lower === 'dat' && isGrammatical(next.lower))
      : words[at - 1]?.clause === words[0]?.clause &&
          (isFinite(before) || isVerbForm(before)) &&
          !NAMING.test(next?.lower ?? '') &&
          !SPEAKERS.test(next?.lower ?? '')
  }
  if (isAbout(word, next)) return false
  // 'dus' opens a clause for the reader of clauses, but within a sentence it counts from what was told before.
  if (lower === 'dus') return word.gap === ' '
  if (COUNTING_FROM.test(lower)) return inFirst || lower === 'namelijk' || lower === 'immers'
  if (POINTING.test(lower)) return inFirst
  const explained = words.slice(at).some(({ lower: later }) => /^(?:dat|om|of|hoe|wat|waarom|welke)$/.test(later))
  if (ABOUT_IT.test(lower)) return inFirst && !explained
  if (lower === 'dan')
    return inFirst && !words.slice(0, at).some(({ lower: told }) => /.{2}er$|^(?:anders|meer|minder)$/.test(told))
  // 'Laat het een uur rusten'
  return (
    lower === 'het' && inFirst && !explained && (next === undefined || next.gap !== ' ' || isGrammatical(next.lower))
  )
}
