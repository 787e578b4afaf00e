// Which sentences of a text cannot stand without which others: a pronoun without its noun, an answer without its question, a
// surname without the full name, 'de brug' without the sentence that first told of 'een brug'. Unsure hangs: then both stay or
// both go. Knows no worth.
import { hangsOnBefore } from '#dutch/source/hanging.ts'
import { hasPast } from '#dutch/text/finite-verbs.ts'
import { isStem, STEMS } from '#dutch/text/verb-forms.ts'
import { stemOfWord } from '#dutch/text/words.ts'
import { hasFinite, isFinite } from './finite-verbs.ts'
import type { Sentence } from './sentences.ts'
import { isVerbForm } from './word-kinds.ts'

/** What opens with one of these takes back or limits what stands before it, which would say too much alone. */
const CONTRASTS = /^(?:maar|echter|toch|wel|alleen|behalve|desondanks|niettemin|daarentegen|tenzij|mits|nee)$/
/** And so does one of these in a short sentence: 'Garanties zijn er niet.' */
const DENIES = /^(?:echter|daarentegen|niet|geen|nooit|wel|alleen|minimaal|maximaal)$/
/** 'Aanmelden kan via ...': for what, the sentence before it told. */
const WAYS_IN =
  /^(?:aanmelden|opgeven|inschrijven|reserveren|bestellen|verzamelen|kaarten|kaartjes|toegang|entree|aanvang)$/
/** 'Deze week', 'dit artikel': told by the day of reading. */
const THIS_TIME =
  /^(?:dit|deze|volgende?|vorige?|komende?|afgelopen) (?:week|weken|maand|jaar|zomer|winter|herfst|lente|voorjaar|najaar|ochtend|middag|avond|weekend|eeuw|seizoen|dagen|tijd|artikel|stuk|gids|overzicht|blog|nieuwsbrief|brief|pagina|site|keer)(?!\p{L})/iu
/** 'Het bedrag' and 'de man' stand for something or somebody named before, unless more is told of them. */
const SHELLS =
  /(?<!\p{L})(?:de|het) (?:man|vrouw|jongen|meisje|kind|verdachte|slachtoffer|dader|bestuurder|plan|besluit|maatregel|regel|voorstel|dier|dieren|bedrag|groep|proef|bedrijf|actie|idee|methode|aanpak|probleem|oplossing|resultaat|reden|gevolg|verschil|vraag|antwoord|mix|mengsel|truc)(?!\p{L}| (?:van|dat|die|om|uit|voor|met|in) )/iu

/** In words: a longer command, or a longer line without a verb, is more than a title. */
const SHORT_COMMAND = 5
const TITLE_WORDS = 8

/**
 * How a sentence hangs on the one before it. `back`: needs it. `limits`: that one may not stay without it. `heads`: a question, a
 * short command or a line without a verb; at the head of a paragraph it is a title for what follows.
 */
export function holdOf({ text, words, quoted }: Sentence): Record<'back' | 'heads' | 'limits', boolean> {
  const [first] = words
  if (!first) return { back: true, heads: true, limits: false }
  const denies = words.length < TITLE_WORDS ? DENIES : /^(?:echter|daarentegen)$/
  const limits = CONTRASTS.test(first.lower) || words.some(({ lower, sheltered }) => !sheltered && denies.test(lower))
  // 'Klaar in drie kwartier.' is a piece of the sentence before it.
  const piece = words.length < 6 && !hasFinite(words) && !words.some(({ lower }) => isVerbForm(lower))
  const hangs = hangsOnBefore(text.replace(THIS_TIME, 'Vandaag')) || SHELLS.test(text)
  const back = hangs || quoted || piece || WAYS_IN.test(first.lower)
  const command = isStem(first.lower) && words.length <= SHORT_COMMAND
  const title = words.length <= TITLE_WORDS && !words.some(({ lower }) => isFinite(lower) || STEMS.has(lower))
  return { back, heads: piece || command || title || text.endsWith('?'), limits }
}

/** For each sentence those that it cannot stand without, by their order. */
export type Needs = readonly ReadonlySet<number>[]

/** In letters: so long a word is mostly a thing of its own, which was told of where it stood first. */
const LONG_WORD = 10
/** In words: a sentence up to here at the head of a paragraph announces what the rest of it tells, or the next one. */
const ANNOUNCES = 7
const ANNOUNCES_NEXT = 10
/** In sentences: a paragraph up to here stays or goes as a whole. In words: what is shorter and has no list is a caption. */
const BRIEF = 3
const ARTICLE = 90
/** Points back from the head of a paragraph; anything else there is taken to stand alone. */
const POINTS =
  /^\P{L}*(?:dat|die|dit|deze|dezelfde|hij|zij|ze|zijn|haar|hun|daar\p{L}*|hier\p{L}*|zo|dan|toen|sindsdien|inmiddels|bovendien|de \p{L}+heid|ook (?!.*\?)|(?:volgens|met|voor|van|bij) (?:hem|haar|hen|dat|die|deze))(?!\p{L})/iu
/** 'Gelooft niet dat het past', 'zal voorstemmen': what, or for what, was told before. */
const REFERS = /(?<!\p{L})dat het \p{L}+[.!]|zal (?:voor|tegen)stemmen/iu

/** True for what has parts enough to leave some out; of a caption each sentence is weighed by itself. */
export function isArticle(sentences: readonly Sentence[]): boolean {
  const listed = sentences.some(({ order, opensSection }) => order > 0 && opensSection)
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0)
  return listed || (words >= ARTICLE && new Set(sentences.map(({ block }) => block)).size >= 3)
}

/**
 * `title`: stems that the reader knows from the start. `whole`: paragraphs are cut from behind, and what tells one thing
 * together stays or goes together.
 */
export function readNeeds(sentences: readonly Sentence[], title: ReadonlySet<string>, whole = false): Needs {
  const needs = sentences.map(() => new Set<number>())
  const told = new Map<string, number>()
  const said = sentences.map(isSaid)
  let first = 0
  for (const [at, sentence] of sentences.entries()) {
    const add = (from: number, on: number) => {
      if (on >= 0 && on < sentences.length && on !== from) needs[from]?.add(on)
    }
    const tie = (one: number, other: number) => {
      add(one, other)
      add(other, one)
    }
    const { back, heads, limits } = holdOf(sentence)
    if (sentence.at === 0) first = at
    const [head = sentence, before] = [sentences[first], sentences[at - 1]]
    // Behind a heading 'Dat' points at the heading, which stays with what stands under it.
    const points = sentence.at > 0 || !whole || limits || POINTS.test(sentence.text)
    if ((back ? points : REFERS.test(sentence.text)) && !sentence.opensSection) add(at, at - 1)
    if (limits && !sentence.opensSection) add(at - 1, at)
    // A paragraph is about what its first sentence tells: without that the rest hangs in the air.
    add(at, first)
    // 'Planken Wambuis, 17 kilometer.' at the head of a paragraph says nothing alone.
    if (heads && at > 0 && at === first && sentences[at + 1]?.block === sentence.block) add(at, at + 1)
    // A question and its answer, an announcement and what it announces.
    if (/[?:]["'”’)]*$/.test(sentence.text) && !sentence.closesSection) tie(at, at + 1)
    if (whole && before && at > first) {
      let on = at - 1
      while (on > first && said[on]) on--
      add(at, on)
      if (back || limits || goesOn(sentence, before)) tie(at, at - 1)
      const brief = sentences[first + BRIEF]?.block !== sentence.block && !said[at]
      const announces = head.words.length <= (at === first + 1 ? ANNOUNCES_NEXT : ANNOUNCES)
      if (brief || announces || /^(?:ten|dan|onderaan) /iu.test(head.text)) add(first, at)
    }
    for (const on of introductions(sentence, told, title)) add(at, on)
  }
  return needs
}

/** Two of one speaker, what happened after something else did or was said, 'Bij oranje' and 'Bij groen'. */
function goesOn(sentence: Sentence, before: Sentence): boolean {
  const [first, second] = [before, sentence].map(({ words }) => words[0]?.lower ?? '')
  if (first === second && !/^(?:de|het|een)$/.test(second ?? '')) return true
  return isEvent(sentence) ? isSaid(before) || isEvent(before) : isSaid(sentence) && isSaid(before)
}

/** Somebody's words, with who says them. */
export function isSaid({ quoted, text }: Sentence): boolean {
  return quoted || /(?<!\p{L})["'‘“][^"'‘’“”]{12,}["'’”](?!\p{L})/u.test(text)
}

/** What happened: it is told in order, and half of it is none. */
export function isEvent({ words }: Sentence): boolean {
  return hasPast(words.filter(({ sheltered }) => !sheltered).map(({ lower }) => lower))
}

/** The sentences that first told of what this one takes as known; adds what this one tells of first to `told`. */
function introductions({ words, order }: Sentence, told: Map<string, number>, title: ReadonlySet<string>): number[] {
  const found: number[] = []
  for (const [at, { text, lower, opens }] of words.entries()) {
    const first = told.get(text)
    const named = text !== lower && lower.length > 2
    if (named && first !== undefined) found.push(first)
    else if (named && !opens) told.set(text, order)
    if (named || lower.length < 4) continue
    const stem = stemOfWord(lower)
    const article = words.slice(Math.max(0, at - 2), at).map((word) => word.lower)
    const long = lower.length >= LONG_WORD
    if (!told.has(stem)) {
      const isNew = long || article.some((word) => /^(?:een|één)$/.test(word))
      told.set(stem, isNew && !title.has(stem) ? order : -1)
    } else if (long || article.some((word) => /^(?:de|het|die|dat|deze|dit)$/.test(word)))
      found.push(told.get(stem) ?? -1)
  }
  return found.filter((on) => on >= 0)
}

/**
 * Every sentence that cannot stay when `at` goes, itself included; `by`: who needs each one, from `neededBy`. Of more than
 * `most` no more than that is known: some that fall are left out.
 */
export function fallingWith(at: number, by: readonly (readonly number[])[], most = Infinity): ReadonlySet<number> {
  const falling = new Set([at])
  for (const one of falling) {
    for (const other of by[one] ?? []) {
      falling.add(other)
      if (falling.size > most) return falling
    }
  }
  return falling
}

/** The reverse of `needs`. */
export function neededBy(needs: Needs): readonly (readonly number[])[] {
  const by: number[][] = needs.map(() => [])
  for (const [at, on] of needs.entries()) for (const one of on) by[one]?.push(at)
  return by
}
