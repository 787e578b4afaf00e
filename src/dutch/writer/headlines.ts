// Headlines out of an article, as several tools use them: its title, alone and with what the article goes on to tell, its first
// sentences, and what its headings and lists give. Knows nothing of networks.
import { characterCount } from '../characters.ts'
import { lowerFirst } from '../text/capitals.ts'
import { hasMainVerb } from '../text/finite-verbs.ts'
import type { Candidate } from './choice.ts'
import { behindColon, hasColon, headline } from './endings.ts'
import { behindTitle, followsUp, headsOf, isFar, placeOf } from './heads.ts'
import { headlineWorth } from './headline-worth.ts'
import { overlap, stemsOf } from './likeness.ts'
import { SCENE } from './ground.ts'
import type { Material, Piece } from './material.ts'
import { namedThings, weightNamed } from './news.ts'
import { isOwnVoice } from './own-voice.ts'
import { angleOf, isStep, mayHead } from './sentences-for.ts'
import { isQuiet } from './plain-forms.ts'
import { structuredLines } from './structure.ts'
import type { Window } from './windows.ts'

/** Worth of a question that the article answers, of the title as it stands, and of one of a word or two. */
const ASKED = 7.5
const OWN_TITLE = 7
const TINY_TITLE = 1
/** Worth of what a list or a recipe gives. */
const BUILT = 8
/** Facts from further on that a set may choose from. */
const FAR = 3

/** Every headline of at most `most` characters, of the facts from further on only the best `far`. */
export function headlinesOf(material: Material, most: number, far: number = FAR): Candidate[] {
  const all = [aloneTexts, titledTexts, structuredTexts]
  return [...all.flatMap((make) => make(material)), ...headedTexts(material, most, far)].filter(
    ({ text }) => text.length <= most,
  )
}

/** Sentences that carry the news by themselves; no quotes, and none of a suicide, where a fear alone would be believed. */
function aloneTexts(material: Material): Candidate[] {
  return (material.suicide ? [] : material.ranked).flatMap((piece, rank) => {
    const tells = piece.news || namesSubject(piece, material)
    if (!tells || !mayHead(piece, material) || piece.fact.kinds.has('quote') || isOwnVoice(piece)) return []
    if (/: ['‘"“]/u.test(piece.short)) return []
    if (!piece.summary && !hasVerb(piece.short, material.language)) return []
    const score = headlineWorth(piece, rank, 'nothing', material) + (piece.news ? 0 : BEHIND.beside)
    return [{ text: headline(piece.short), angle: piece.news ? angleOf(piece) : 'beside', score, news: piece.news }]
  })
}

/** Whether a sentence of the description, or of the first paragraph, says what it is about, though it is not the news. */
function namesSubject({ fact, short, alone, summary, definites, ground }: Piece, { place, title }: Material): boolean {
  const opens = summary || fact.paragraph === place.find((one) => !one.summary)?.fact.paragraph
  if (!opens || !alone || ground !== 'own' || fact.kinds.has('question')) return false
  if (definites.opens || definites.strange || followsUp(short) || SCENE.test(short)) return false
  const things = namedThings(title)
  const names = things.filter(({ name }) => name)
  const named = fact.kinds.has('name') || fact.kinds.has('place') || weightNamed(short, names) > 0
  // A description begins with what it is about; without the name of a title a sentence leaves its reader asking which club.
  if (summary && named && fact.sentence === 0) return true
  return (named || names.length === 0) && weightNamed(short, things) >= (summary ? 1 : names.length > 0 ? 1.5 : 1)
}

/** Whether a sentence has a verb; in English, one of those that are sure. */
const hasVerb = (text: string, language: 'nl' | 'en'): boolean =>
  language === 'nl' ? hasMainVerb(text) : ENGLISH_VERB.test(text)
const ENGLISH_VERB =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|can|could|will|would|may|must|should|do|does|did|gets?|says?|said|let|stands|goes|go|\p{L}{2,}ed)(?!\p{L})/u

/** The title, alone and with a question of the article behind it. */
function titledTexts(material: Material): Candidate[] {
  const { title, titleHolds, plainWords, structure, tiny } = material
  if (title === '') return []
  const whole = (text: string, score: number, angle = 'title') => ({ text, behind: '', angle, score, news: true })
  const own = whole(title, tiny ? TINY_TITLE : OWN_TITLE)
  if (!titleHolds || hasColon(title) || /[?!]$/u.test(title)) return [own]
  const clear = structure.questions.filter((question) => !OPEN.test(question))
  const asked = clear.flatMap((question) => behindColon(question, plainWords) ?? [])
  return [own, ...asked.map((question) => whole(`${title}: ${question}`, ASKED, 'question'))]
}

/** Asks about what was told before: 'Waarom alles in één keer?' */
const OPEN = /(?<!\p{L})(?:all(?:es|emaal)|dat|dit|die|deze|daar\p{L}*|dan|toch|ook|ze|zij|hij)(?!\p{L})/iu
/** A title up to what is little more, as nothing that turns it is: 'Noordgouwe krijgt weer een winkel'. Never of a warning. */
function firstPart({ title, calm }: Material): string | null {
  const [, part = '', rest = ''] = /^([^,:;?!'‘“"()–]{20,})[,:] ([^,?]+)$/u.exec(title) ?? []
  return !calm && SAYS_LITTLE.test(rest) && (rest.startsWith('dit') || hasMainVerb(part)) ? part : null
}
const SAYS_LITTLE = /^(?:met|dit is) /u

/** What a headline gains or loses for its head, for what stands behind that, and beside the news, by what readers took (decision 28). */
const BEHIND = {
  title: 0,
  beside: -3,
  online: -3,
  summary: 3,
  lead: 1,
  body: -1,
  aside: -2,
  voice: -1,
  longer: 0.5,
  line: 0.4,
} as const
/** How many lines a part of the title stands behind the whole. */
const PART = 3
/** What a sentence gains that goes on from the title and would lose by itself. */
const BELOW = 4

/** The title, with words before it or none, and what the article goes on to tell. */
function headedTexts(material: Material, most: number, far: number): Candidate[] {
  const worth = new Map(material.ranked.map((piece, rank) => [piece, headlineWorth(piece, rank, 'title', material)]))
  const before = (isQuiet(material) ? CALM : ONLINE)[material.language]
  const part = firstPart(material)
  const parts = part === null ? [] : headsOf({ ...material, title: part }, before)
  const heads = [...headsOf(material, before), ...parts.map((head) => ({ ...head, at: head.at + PART }))]
  const found = behindTitle(material, most - characterCount(material.title) - 2).flatMap((window) => {
    const { pieces, text: behind } = window
    const values = pieces.map((piece) => worth.get(piece) ?? 0)
    const mean = values.reduce((sum, one) => sum + one, 0) / values.length
    const told = (Math.max(...values) + mean) / 2 + (pieces[0]?.alone === false ? BELOW : 0)
    const place = placeOf(window, material)
    if (!isSayable(window, material)) return []
    return [{ behind, place, score: told + BEHIND[place] - (pieces.length - 1) * BEHIND.longer }]
  })
  const last = found.flatMap(({ place, score }) => (isFar(place) ? [score] : [])).toSorted((a, b) => b - a)[far - 1]
  const kept = found.filter(({ place, score }) => !isFar(place) || last === undefined || score >= last)
  return kept.flatMap(({ behind, score }) =>
    heads.map(({ kind, text, at }): Candidate => {
      const value = score + BEHIND[kind] - at * BEHIND.line
      return { behind, angle: kind, score: value, news: kind === 'title', text: `${text} ${behind}` }
    }),
  )
}
const ONLINE = {
  nl: ['Nu op onze site: ', 'Nu online: ', 'Nu te lezen: '],
  en: ['Now on our site: ', 'Now online: '],
} as const
const CALM = { nl: ['Op onze site: ', 'Te lezen op onze site: '], en: ['On our site: '] } as const

/** Whether each sentence tells something by itself: no quote, no question, no step. */
function isSayable({ pieces, begins }: Window, material: Material): boolean {
  const [first] = pieces
  if (first === undefined || !(begins || mayHead(first, material))) return false
  return pieces.every((piece) => {
    const { fact, short, summary } = piece
    if (fact.kinds.has('quote') || fact.kinds.has('question')) return false
    // A description may have lines without a verb, but for those that lean: 'Te zien van 3 oktober tot en met 28 februari.'
    if (!hasVerb(short, material.language) && (!summary || /^te /iu.test(short))) return false
    return !(material.recipe && (fact.item !== null || isStep(piece)))
  })
}

/** What the article is built of: its questions by themselves, and its list or its recipe behind a label. */
function structuredTexts({ structure, label, plainWords, language, title }: Material): Candidate[] {
  const asked = structure.questions
    .filter((question) => overlap(stemsOf(question), stemsOf(title)) > 0)
    .map((text) => ({ text, angle: 'question', score: ASKED - 0.5 }))
  if (label === null || language !== 'nl') return asked
  // 'Snelle pasta' and 'Dodelijk lekkere brownies' are no names.
  const plain = /^\p{L}+(?<!s)e |^\p{L}+(?:lijk|ig) /u.test(label) ? lowerFirst(label) : label
  const built = structuredLines(structure, label, behindColon(label, plainWords) ?? plain)
  return [...asked, ...built.map((text, at) => ({ text, angle: `built ${at}`, score: BUILT - at * 0.3 }))]
}
