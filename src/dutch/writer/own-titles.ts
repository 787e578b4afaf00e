// Titles made of the user's own sentences: one or two that stand alone, or one behind the title.
// Knows nothing of frames or seeds.

import { characterCount } from '#dutch/characters.ts'
import { isClosed, joinSentence } from './joining.ts'
import { needsTitle } from './leaning.ts'
import { mainClause, type OwnSentence } from './own-sentences.ts'
import type { Reading } from './subject.ts'
import { headsOf } from './title-heads.ts'

/** The title's keywords stand within this many characters of a result's beginning (spec section 2: 30-60). */
export const KEYWORDS_WITHIN_CHARACTERS = 60

export interface OwnTitle {
  text: string
  /** Places of its sentences in the description. */
  places: readonly number[]
  /** How much less well it reads than a whole sentence behind the title; 0 is best. */
  cost: number
}

/** A shorter word stem matches by chance: 'eis' in 'reis'. */
const STEM_CHARACTERS = 4
/** A word this long names the subject of a title of one or two keywords by itself: 'wandelen', 'insectenhotel'. */
const TELLING_CHARACTERS = 8
/** A subject that a sentence names within so many words is what it opens with. */
const OPENING_WORDS = 4

/** Titles between `min` and `max` characters, of every own sentence in every form that reads well. */
export function ownTitles(reading: Reading, min: number, max: number): OwnTitle[] {
  const heads = headsOf(reading, max).filter(({ shape }) => shape !== 'none')
  const found: OwnTitle[] = []
  const add = (text: string | undefined, sentences: readonly OwnSentence[], cost: number) => {
    const length = characterCount(text ?? '')
    if (text === undefined || length > max || length < min) return false
    found.push({ text, places: sentences.map(({ place }) => place), cost })
    return true
  }
  const behindTitle = (text: string) => heads.map((head) => joinSentence(head, text)).find((title) => fits(title, max))
  const [first] = heads
  // A question or a quoted title keeps its sentence behind it.
  const whole =
    first && first.text === reading.title && !isClosed(first.text) && !reading.english ? first.text : undefined
  for (const [at, sentence] of reading.own.entries()) {
    const repeats = opensLikeTitle(sentence.text, reading)
    const follows =
      !repeats && (!sentence.leans || sentence.place === 1 || namesWhatItMeans(sentence.text, reading.keywords))
    const echo = echoes(sentence.text, reading.keywords)
    const short = mainClause(sentence.text)
    const forms = short === sentence.text ? [sentence.text] : [sentence.text, short]
    for (const [rank, form] of forms.entries()) {
      const text = withoutStop(form)
      const alone = !sentence.leans && !needsTitle(text) && namesSubject(text, reading.keywords)
      const stands = alone && add(text, [sentence], rank)
      const echoed = rank + (echo > 1 ? 12 : echo * 6)
      const joined = follows && add(behindTitle(text), [sentence], echoed)
      // With a full stop instead of a colon, so that two sets of one subject need not share a line.
      if (joined && !alone && !sentence.leans && !needsTitle(text))
        add(whole && `${whole}. ${text}`, [sentence], echoed)
      if (stands || joined) break
    }
    // Two that belong together: 'Een halfuur wandelen is gezond. Het helpt ook tegen stress'.
    const next = reading.own[at + 1]
    if (next === undefined || next.place !== sentence.place + 1) continue
    const pair = `${sentence.text} ${withoutStop(next.text)}`
    if (canLead(sentence, pair, reading.keywords)) add(pair, [sentence, next], 2)
    else if (follows && echo === 0) add(behindTitle(pair), [sentence, next], 2)
  }
  return found
}

function fits(text: string, max: number): boolean {
  return characterCount(text) <= max
}

/** 'etc.' and initials keep their dot. */
function withoutStop(sentence: string): string {
  return sentence.replace(/(?<!\p{Lu}|(?<![\p{L}\p{N}’'])\p{L}|(?<!\p{L})(?:etc|enz))\.$/u, '')
}

/** True when a text shows the title's keywords early enough to stand without the title; one of them letter by letter. */
export function namesSubject(text: string, keywords: readonly string[]): boolean {
  const opening = [...text.toLowerCase()].slice(0, KEYWORDS_WITHIN_CHARACTERS).join('')
  const words = wordsIn(opening)
  const named = keywords.filter((keyword) => words.some((word) => means(word, keyword)))
  const telling = keywords.length <= 2 && named.some((word) => word.length >= TELLING_CHARACTERS)
  const enough = telling || named.length >= Math.min(2, keywords.length)
  return enough && named.some((keyword) => words.includes(keyword))
}

/** 'Deze stamppot ...' behind 'Boerenkoolstamppot met rookworst': what it points back to stands in the title. */
function namesWhatItMeans(sentence: string, keywords: readonly string[]): boolean {
  const [, noun] = /^(?:deze|die|dit|dat) (\p{L}+)/iu.exec(sentence) ?? []
  return noun !== undefined && keywords.some((keyword) => means(keyword, noun.toLowerCase()))
}

/** True when a text that begins with `first` can stand without the title: it names the subject and points back to nothing. */
export function canLead(first: OwnSentence, text: string, keywords: readonly string[]): boolean {
  return !first.leans && !needsTitle(first.text) && namesSubject(text, keywords)
}

/**
 * 'Texel. Op Texel wonen ...': said behind the title, the sentence would name the subject twice. As the answer to a
 * question it may: 'Is een warmtepomp iets voor jou? Een warmtepomp verwarmt ...'.
 */
export function opensLikeTitle(sentence: string, { title, keywords }: Reading): boolean {
  if (keywords.length === 0 || title.endsWith('?')) return false
  const opening = wordsIn(sentence.toLowerCase()).slice(0, OPENING_WORDS)
  return keywords.filter((word) => opening.includes(word)).length * 2 >= keywords.length
}

/** 'Kabinet wil ...: het kabinet wil ...': how many of the title's words a sentence opens with. */
function echoes(sentence: string, keywords: readonly string[]): number {
  const opening = wordsIn(sentence.toLowerCase()).slice(0, 3)
  return keywords.filter((keyword) => opening.includes(keyword)).length
}

/** The same word, another form of it, or a compound with it: 'kinderopvangtoeslag' and 'toeslagen'. */
function means(word: string, keyword: string): boolean {
  if (word === keyword) return true
  const stem = keyword.replace(/(?:en|’s|s|e|n)$/u, '')
  return (
    stem.length >= STEM_CHARACTERS &&
    (word.endsWith(stem) || (word.startsWith(stem) && word.length <= stem.length + 3) || word.endsWith(keyword))
  )
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
}
