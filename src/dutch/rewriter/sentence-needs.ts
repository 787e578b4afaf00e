// Which sentences of a text cannot stand without which others: a pronoun without its noun, an answer without its question, a
// surname without the full name, 'de brug' without the sentence that first told of 'een brug'. Unsure hangs: then both stay or
// both go. Knows no worth.
import { hangsOnBefore } from '#dutch/source/hanging.ts'
import { isStem, STEMS } from '#dutch/text/verb-forms.ts'
import { stemOfWord } from '#dutch/text/words.ts'
import { hasFinite, isFinite } from './finite-verbs.ts'
import type { Sentence } from './sentences.ts'
import { isVerbForm } from './word-kinds.ts'

/** What opens with one of these takes back or limits what stands before it, which would say too much alone. */
const CONTRASTS = /^(?:maar|echter|toch|wel|alleen|behalve|desondanks|niettemin|daarentegen|tenzij|mits|nee)$/
/** 'Aanmelden kan via ...': for what, the sentence before it told. */
const WAYS_IN =
  /^(?:aanmelden|opgeven|inschrijven|reserveren|bestellen|verzamelen|kaarten|kaartjes|toegang|entree|aanvang)$/
const PERSONS = /^(?:hij|zij|ze|hem|hen|zijn|haar|hun)$/
/** 'Deze week', 'dit artikel': told by the day of reading. */
const THIS_TIME =
  /^(?:dit|deze) (?:week|weken|maand|jaar|zomer|winter|herfst|lente|voorjaar|najaar|ochtend|middag|avond|weekend|eeuw|seizoen|dagen|tijd|artikel|stuk|gids|overzicht|blog|nieuwsbrief|brief|pagina|site|keer)(?!\p{L})/iu
/** 'Het bedrag' and 'de man' stand for something or somebody named before, unless more is told of them. */
const SHELLS =
  /(?<!\p{L})(?:de|het) (?:man|vrouw|jongen|meisje|kind|verdachte|slachtoffer|dader|bestuurder|plan|besluit|maatregel|regel|voorstel|dier|dieren|bedrag|groep|proef|bedrijf|actie|idee|methode|aanpak|probleem|oplossing|resultaat|reden|gevolg|verschil|vraag|antwoord|mix|mengsel|truc)(?!\p{L}| (?:van|dat|die|om|uit|voor|met|in) )/iu

/** In words: a longer command, or a longer line without a verb, is more than a title. */
const SHORT_COMMAND = 5
const TITLE_WORDS = 6

export interface Hold {
  /** Needs what stands before it. */
  back: boolean
  /** Speaks of a person by 'hij' or 'ze': whoever it is, was named before. */
  person: boolean
  /** A question, a short command or a line without a verb: at the head of a paragraph it is a title for what follows. */
  heads: boolean
  /** Limits what stands before it: that may not stay without it. */
  limits: boolean
}

/** How a sentence hangs on the one before it. */
export function holdOf({ text, words, quoted }: Sentence): Hold {
  const [first] = words
  if (!first) return { back: true, person: false, heads: true, limits: false }
  const limits = CONTRASTS.test(first.lower) || words.some(({ lower }) => lower === 'echter' || lower === 'daarentegen')
  // 'Klaar in drie kwartier.' is a piece of the sentence before it.
  const piece = words.length < 6 && !hasFinite(words) && !words.some(({ lower }) => isVerbForm(lower))
  const hangs = hangsOnBefore(text.replace(THIS_TIME, 'Vandaag')) || SHELLS.test(text)
  const back = hangs || quoted || piece || WAYS_IN.test(first.lower)
  const person = hangs && words.some(({ lower }) => PERSONS.test(lower))
  const command = isStem(first.lower) && words.length <= SHORT_COMMAND
  const title = words.length <= TITLE_WORDS && !words.some(({ lower }) => isFinite(lower) || STEMS.has(lower))
  return { back, person, heads: piece || command || title || text.endsWith('?'), limits }
}

/** For each sentence those that it cannot stand without, by their order. */
export type Needs = readonly ReadonlySet<number>[]

/** How far back a person may have been named that 'hij' stands for, in sentences. */
const PERSON_REACH = 4
const PERSON =
  /^(?:man|vrouw|jongen|meisje|kind|moeder|vader|ouders|zoon|dochter|broer|zus|wethouder|burgemeester|directeur|trainer|speler|eigenaar|bewoner|bewoners|arts|schrijver|dirigent|bakker|boer)$/

/** `title`: stems that the reader knows from the start. */
export function readNeeds(sentences: readonly Sentence[], title: ReadonlySet<string>): Needs {
  const needs = sentences.map(() => new Set<number>())
  const names = new Map<string, number>()
  const things = new Map<string, number>()
  let first = 0
  for (const [at, sentence] of sentences.entries()) {
    const add = (from: number, on: number) => {
      if (on >= 0 && on < sentences.length && on !== from) needs[from]?.add(on)
    }
    const { back, person, heads, limits } = holdOf(sentence)
    // Behind a heading 'Dat' points at the heading, which stays with what stands under it.
    if (back && !(sentence.opensSection && !person)) add(at, at - 1)
    if (person) add(at, personBefore(sentences, at))
    if (limits && !sentence.opensSection) add(at - 1, at)
    // A paragraph is about what its first sentence tells: without that the rest hangs in the air.
    if (sentence.at === 0) first = at
    add(at, first)
    // 'Planken Wambuis, 17 kilometer.' at the head of a paragraph says nothing alone.
    if (heads && at > 0 && sentence.at === 0 && sentences[at + 1]?.block === sentence.block) add(at, at + 1)
    // A question and its answer, an announcement and what it announces.
    if (/[?:]["'”’)]*$/.test(sentence.text) && !sentence.closesSection && at + 1 < sentences.length) {
      add(at, at + 1)
      add(at + 1, at)
    }
    for (const on of introductions(sentence, names, things, title)) add(at, on)
  }
  return needs
}

function personBefore(sentences: readonly Sentence[], at: number): number {
  for (let before = at - 1; before >= Math.max(0, at - PERSON_REACH); before--)
    if (sentences[before]?.words.some(({ text, lower, opens }) => (text !== lower && !opens) || PERSON.test(lower)))
      return before
  return at - 1
}

/** The sentences that first told of what this one takes as known; adds what this one tells of first to the two maps. */
function introductions(
  { words, order }: Sentence,
  names: Map<string, number>,
  things: Map<string, number>,
  title: ReadonlySet<string>,
): number[] {
  const found: number[] = []
  for (const [at, { text, lower, opens }] of words.entries()) {
    const before = words[at - 1]
    const named = text !== lower && lower.length > 2
    const full = named && words.slice(Math.max(0, at - 3), at).some((word) => word.text !== word.lower && !word.opens)
    if (named && !opens && !names.has(lower)) names.set(lower, full || isRole(before?.lower) ? order : -1)
    else if (named && !full) found.push(names.get(lower) ?? -1)
    if (named || lower.length < 4) continue
    const stem = stemOfWord(lower)
    const article = [before, words[at - 2]].map((word) => word?.lower ?? '')
    if (!things.has(stem))
      things.set(stem, !title.has(stem) && article.some((word) => /^(?:een|één)$/.test(word)) ? order : -1)
    else if (article.some((word) => /^(?:de|het|die|dat|deze|dit)$/.test(word))) found.push(things.get(stem) ?? -1)
  }
  return found.filter((on) => on >= 0)
}

/** 'hovenier Stoffels': the word before a name tells who it is. */
function isRole(word: string | undefined): boolean {
  return word !== undefined && /\p{L}{3}(?:er|or|aar|ier|eur|ist|ent|log|arts|baas|hoofd|leider|man|vrouw)$/u.test(word)
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
