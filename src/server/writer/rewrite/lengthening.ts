// Makes a text longer without telling anything new: clipped questions whole, a link between two sentences, steps in their
// order, and a general sentence of the subject's domain at the end of a paragraph. Knows no mode but its own.

import { bannedIn } from '#contract/styles/banned-words.ts'
import type { RewriteAddress } from '#contract/tools/rewrite-modes.ts'
import { lowerFirst, mayLoseCapital } from '../capitals.ts'
import { domainOf, type Domain } from '../general/domain.ts'
import { dutchSentences } from '../general/dutch.ts'
import { addressOf, type Address } from '../language.ts'
import type { Dice } from '../random.ts'
import { registerOf } from '../register.ts'
import { takeSteps, type Step } from './block-steps.ts'
import { isFinite } from './finite-verbs.ts'
import type { Block } from './layout.ts'
import { applyEdits, readPassage, wordCount, wordsBySentence, type Edit, type Passage, type Word } from './passage.ts'
import { isLetter } from './salutations.ts'
import { stemLike } from './sentence-dropping.ts'
import { toPolite } from './to-polite.ts'
import { stemOfForm } from './verb-forms.ts'
import { completeQuestions, orderSteps, writePercentOut } from './whole-sentences.ts'
import { isBentAdjective, isFlatAdjective, isGrammatical, isVerbForm } from './word-kinds.ts'
import { LIGHT_WORDS } from './words/light-words.ts'

/** One general sentence for so many words of text, and never more than `MOST_SENTENCES`. */
const WORDS_PER_SENTENCE = 70
const MOST_SENTENCES = 4
/** In a shorter text, in words or sentences, a general sentence would drown what it has to tell. */
const ROOMY_WORDS = 30
const ROOMY_SENTENCES = 3
/** A paragraph shorter than this, in words, is a line and takes no sentence. */
const PARAGRAPH_WORDS = 12
/** The register is read from this much of the text, in UTF-16 units. */
const READ_UNITS = 5_000
const TITLE_UNITS = 200
/** A general sentence says nothing about a subject that no domain knows, and has no place in news or grief. */
const BARE_DOMAINS: ReadonlySet<Domain> = new Set(['serious', 'news', 'general'])
/** Their sentences are about any product and any job. */
const CLOSED_DOMAINS: ReadonlySet<Domain> = new Set(['product', 'howto'])
/** Where commands are steps, each taken after the one before. */
const ORDERED_DOMAINS: ReadonlySet<Domain> = new Set(['food', 'howto'])

/** 'Zo verpot je een plant', 'Hoe bak je een taart?': what follows are steps, whatever they are about. */
const INSTRUCTIVE = /^\s*(?:zo \p{Ll}+ (?:je|u)|in \p{L}+ stappen|stappenplan|hoe \p{Ll}+ (?:je|u))(?!\p{L})/iu

/** Adds to `blocks`. `address` is how the result speaks to its reader, whatever the text does now. */
export function lengthen(
  blocks: readonly Block[],
  address: RewriteAddress,
  dice: Dice,
  banned: readonly string[],
): void {
  const text = blocks.map((block) => block.text).join('\n')
  const title = blocks.find((block) => /\p{L}/u.test(block.text))?.text.slice(0, TITLE_UNITS) ?? ''
  const domain = domainOf(registerOf(title, text.slice(0, READ_UNITS)))
  const spoken = address === 'keep' ? addressOf(text) : address
  const inSteps = ORDERED_DOMAINS.has(domain) || INSTRUCTIVE.test(title)
  const questions: Step = (line) => (spoken === 'je' || spoken === 'u' ? completeQuestions(line, spoken) : line)
  takeSteps(blocks, ['prose', 'item'], banned, [writePercentOut, questions])
  takeSteps(blocks, ['prose'], banned, inSteps ? [linkSentences, orderSteps] : [linkSentences])
  const sentences = blocks.reduce(
    (sum, { kind, text: line }) => sum + (kind === 'prose' ? readPassage(line).sentences.length : 0),
    0,
  )
  if (wordCount(text) >= ROOMY_WORDS && sentences >= ROOMY_SENTENCES && !isLetter(blocks) && !BARE_DOMAINS.has(domain))
    addGeneralSentences(blocks, domain, spoken, dice, banned)
}

/** 'Het museum heeft ook een café' as 'Daarnaast heeft het museum ook een café': it adds to the sentence before it. */
function linkSentences(text: string): string {
  if (/daarnaast|bovendien/i.test(text)) return text
  const passage = readPassage(text)
  const groups = wordsBySentence(passage)
  for (const [at, words] of groups.entries()) {
    const edits = at > 0 ? linkEdits(passage, words) : []
    // One link in a paragraph is a link; two are a tic.
    if (edits.length > 0) return applyEdits(text, edits)
  }
  return text
}

function linkEdits({ text, sentences }: Passage, words: readonly Word[]): Edit[] {
  const [first] = words
  const span = sentences[first?.sentence ?? 0]
  const sentence = span ? text.slice(span.start, span.end) : ''
  if (!first || first.sheltered || !mayLoseCapital(sentence) || !sentence.endsWith('.')) return []
  if (!/^(?:de|het|een|ik|je|u|we|wij|ze|zij|hij|er|onze|ons|deze|dit)$/.test(first.lower)) return []
  const verbAt = words.findIndex(({ lower }, at) => at > 0 && isFinite(lower))
  const verb = words[verbAt]
  const also = words.findIndex(({ lower }) => lower === 'ook')
  if (!verb || verbAt > 4 || also <= verbAt || also > verbAt + 3 || verb.sheltered) return []
  if (
    words.slice(1, also + 1).some(({ gap, sheltered }) => gap !== ' ' || sheltered) ||
    /^(?:niet|al|maar|wel)$/.test(words[also + 1]?.lower ?? '')
  )
    return []
  const familiar = first.lower === 'je' && verbAt === 1 ? (stemOfForm(verb.lower) ?? verb.text) : verb.text
  return [
    { start: first.start, end: first.end, text: `Daarnaast ${familiar} ${lowerFirst(first.text)}` },
    { start: verb.start - 1, end: verb.end, text: '' },
  ]
}

/** Each paragraph gets at most one general sentence, one that shares a subject word with it. */
function addGeneralSentences(
  blocks: readonly Block[],
  domain: Domain,
  spoken: Address,
  dice: Dice,
  banned: readonly string[],
): void {
  const places = blocks.filter(
    ({ kind, text }) => kind === 'prose' && wordCount(text) >= PARAGRAPH_WORDS && /[\p{L}\d][.!]$/u.test(text),
  )
  const text = blocks.map((block) => block.text).join('\n')
  const wanted = Math.min(MOST_SENTENCES, Math.max(1, Math.round(wordCount(text) / WORDS_PER_SENTENCE)))
  const free = dice.shuffle(generalSentences(domain, text, spoken, banned))
  const stems = new Map(free.map((sentence) => [sentence, stemsOf(sentence)]))
  let added = 0
  for (const place of places) {
    if (added >= wanted) return
    const told = stemsOf(place.text)
    const fitting = free.find((sentence) => [...(stems.get(sentence) ?? [])].some((stem) => told.has(stem)))
    if (fitting === undefined) continue
    free.splice(free.indexOf(fitting), 1)
    place.text = `${place.text} ${fitting}`
    added++
  }
  // A sentence of the right domain that shares no word with the text closes it, where none fitted better.
  const last = places.at(-1)
  const [closing] = free
  if (added === 0 && CLOSED_DOMAINS.has(domain) && last && closing !== undefined) last.text = `${last.text} ${closing}`
}

/** The subject words of a text, without their endings. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const other = [isGrammatical, isVerbForm, isFlatAdjective, isBentAdjective, (word: string) => LIGHT_WORDS.has(word)]
  return new Set(words.filter((word) => !other.some((is) => is(word))).map(stemLike))
}

/** The general sentences that fit how the text speaks to its reader, and that it does not hold already. */
function generalSentences(domain: Domain, text: string, spoken: Address, banned: readonly string[]): string[] {
  return dutchSentences[domain]
    .map((sentence) => (spoken === 'u' ? toPolite(sentence.text) : sentence.text))
    .filter((sentence) => bannedIn(sentence, banned).length === 0 && !text.includes(sentence))
    .filter((sentence) => spoken === 'je' || spoken === 'u' || addressOf(sentence) === 'none')
}
