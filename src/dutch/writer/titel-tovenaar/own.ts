// Titles with the user's own sentences in them: behind the subject, before a core, or alone.
// Knows nothing of which titles are drawn.

import { characterCount } from '#dutch/characters.ts'
import { isClosed, joinSentence } from '../joining.ts'
import { needsTitle } from '../leaning.ts'
import { mainClause, type OwnSentence } from '../own-sentences.ts'
import { namesSubject } from '../own-titles.ts'
import type { Bounds } from '../search.ts'
import type { Reading } from '../subject.ts'
import { buildTitles, type BuiltTitle, type TitleHead } from './builds.ts'
import { overlaps, stemsOf, type Core, type Family } from './cores.ts'
import { kindOf } from './kinds.ts'

/** What a context says to whoever writes, instead of about the subject. */
const BRIEFING =
  /(?<!\p{L})(?:artikel|artikelen|titel|titels|blog|blogs|blogpost|doelgroep|lezers?|tone of voice|seo|zoekwoord\p{L}*|trefwoord\p{L}*|keywords?|clickbait|benadruk|invalshoek|insteek|schrijf een|schrijf voor|bedoeld voor|gericht op|context)(?!\p{L})|^(?:noem|vermeld|beschrijf|benoem|verwerk|vermijd|behandel|focus|leg (?:de )?(?:nadruk|uit))\b/iu
/** The most own sentences looked at: a set needs two. */
const SENTENCES_READ = 12
/** How much less well a title reads than a whole sentence behind the subject; 0 is best. */
const COST = { echo: 8, pair: 2, closed: 3, led: 2 } as const
/** A sentence shorter than this says too little to lead a title. */
const LEADING_CHARACTERS = 28
const SHORTEST_CLOSER = 8

export interface BehindSentence {
  /** After a colon. */
  families: readonly Family[]
  /** As a sentence of its own. */
  closers: readonly Core[]
}

/** A beginning of a title: an own sentence, behind the subject or alone. */
interface Opening {
  text: string
  /** Undefined where the sentence stands alone. */
  head: TitleHead | undefined
  sentences: readonly OwnSentence[]
  cost: number
}

/** Every title with an own sentence within the bounds, behind one of the heads or without them. */
export function ownTitlesOf(
  reading: Reading,
  heads: readonly TitleHead[],
  { families, closers }: BehindSentence,
  bounds: Bounds,
): BuiltTitle[] {
  // Behind a question of the subject stands no second one.
  const asked = heads[0]?.kind === 'question'
  const fitting = asked ? closers.filter(({ turn }) => turn !== 'ask') : closers
  const sentences = quotable(reading)
  return sentences.flatMap((sentence, at) => {
    const openings = openingsWith(sentence, reading, heads)
    return [
      ...openings.filter(({ text }) => fits(text, bounds)).map((opening) => titleOf(opening)),
      ...openings.flatMap((opening) => closedTitles(opening, fitting, bounds)),
      ...openings
        .filter(({ head }) => head === undefined)
        .flatMap((opening) => ledTitles(opening, reading, families, bounds)),
      ...pairTitles(sentence, sentences[at + 1], openings, bounds),
    ]
  })
}

function quotable({ own, register }: Reading): OwnSentence[] {
  return own
    .filter(({ text }) => !BRIEFING.test(text) && !text.includes('!'))
    .filter(({ text }) => register !== 'news' || !/\bontdek/iu.test(text))
    .slice(0, SENTENCES_READ)
}

/** The sentence, and its main clause, behind every head and alone. */
function openingsWith(sentence: OwnSentence, reading: Reading, heads: readonly TitleHead[]): Opening[] {
  const whole = withoutStop(sentence.text)
  const follows = !sentence.leans || sentence.place === 1
  const stands = !sentence.leans && !needsTitle(whole) && namesSubject(whole, reading.keywords)
  const cost = echoes(whole, reading.keywords) * COST.echo
  const forms = [...new Set([whole, withoutStop(mainClause(sentence.text))])]
  return forms.flatMap((form): Opening[] => [
    ...(stands ? [{ text: form, head: undefined, sentences: [sentence], cost: 0 }] : []),
    ...(follows
      ? heads.map((head) => ({ text: behind(head, form), head, sentences: [sentence], cost: cost + head.cost }))
      : []),
  ])
}

/** With a short sentence behind it. */
function closedTitles(opening: Opening, closers: readonly Core[], bounds: Bounds): BuiltTitle[] {
  const { text } = opening
  if (text.length + SHORTEST_CLOSER > bounds.max || /\?["'”’]?$/.test(text)) return []
  const link = isClosed(text) ? ' ' : '. '
  const short = bounds.min - characterCount(text) - link.length
  const room = bounds.max - text.length - link.length
  const said = stemsOf(text)
  return closers
    .filter(({ length, stems }) => length >= short && length <= room && !overlaps(stems, said))
    .map((closer) => ({ ...titleOf(opening, COST.closed, [closer]), text: text + link + closer.text }))
}

/** With a core behind its colon: 'Een warmtepomp verwarmt je huis zonder gas: zo reken je het zelf na'. */
function ledTitles(opening: Opening, { register }: Reading, families: readonly Family[], bounds: Bounds): BuiltTitle[] {
  const { text, sentences } = opening
  const tells = characterCount(text) >= LEADING_CHARACTERS && !isClosed(text) && kindOf(text, register) === 'statement'
  if (!tells) return []
  const lead: TitleHead = { text, kind: 'statement', around: false, cost: COST.led }
  return buildTitles(lead, families, bounds).map((title) => ({
    ...title,
    head: undefined,
    places: sentences.map(({ place }) => place),
  }))
}

/** Two that belong together: 'Een halfuur wandelen is gezond. Het helpt ook tegen stress'. */
function pairTitles(
  sentence: OwnSentence,
  next: OwnSentence | undefined,
  openings: readonly Opening[],
  bounds: Bounds,
): BuiltTitle[] {
  if (next === undefined || next.place !== sentence.place + 1) return []
  const whole = withoutStop(sentence.text)
  return openings
    .filter(({ text }) => text.toLowerCase().endsWith(whole.toLowerCase()) && !isClosed(text))
    .map((opening) => ({
      ...opening,
      text: `${opening.text}. ${withoutStop(next.text)}`,
      sentences: [sentence, next],
    }))
    .filter(({ text }) => fits(text, bounds))
    .map((opening) => titleOf(opening, COST.pair))
}

function titleOf({ text, head, sentences, cost }: Opening, more = 0, cores: readonly Core[] = []): BuiltTitle {
  return { text, head, turn: 'own', cores, places: sentences.map(({ place }) => place), cost: cost + more }
}

function fits(text: string, { min, max }: Bounds): boolean {
  return characterCount(text) >= min && text.length <= max
}

function behind(head: TitleHead, sentence: string): string {
  return joinSentence({ text: head.text, shape: head.kind === 'composed' ? 'composed' : 'phrase' }, sentence)
}

/** 'etc.' and initials keep their dot. */
function withoutStop(sentence: string): string {
  return sentence.replace(/(?<!\p{Lu}|(?<![\p{L}\p{N}’'])\p{L}|(?<!\p{L})(?:etc|enz))\.$/u, '')
}

/** 'Kabinet wil ...: het kabinet wil ...': how many of the subject's words a sentence opens with. */
function echoes(sentence: string, keywords: readonly string[]): number {
  const opening = stemsOf(sentence.split(' ').slice(0, 4).join(' '))
  return [...stemsOf(keywords.join(' '))].filter((stem) => opening.has(stem)).length
}
