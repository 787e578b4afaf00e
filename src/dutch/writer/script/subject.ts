// Reads a title and a description for a script: what is said of the title aloud, and whose words carry the body.
// Knows nothing of hooks, closes or lengths.

import {
  cleanLine,
  DESCRIPTION_READ_CHARACTERS,
  TITLE_READ_CHARACTERS,
  withoutEmoji,
  withoutLinks,
} from '../clean-text.ts'
import { EVENT } from '../titel-tovenaar/cores/serious.ts'
import { domainOf, type Domain } from '../general/domain.ts'
import { headOf } from '../heads.ts'
import { addressOf } from '../language.ts'
import type { OwnSentence } from '../own-sentences.ts'
import { hasQuotes, isBalanced } from '../pairs.ts'
import { isPersonal } from '../register.ts'
import { englishDomain } from './english-domain.ts'
import type { HookShape } from './frames.ts'
import { isPiece, shapeOf } from '../shape.ts'
import { fits, readSubject, type Reading, type Taste } from '../subject.ts'

export interface ScriptInput {
  title: string
  description: string | null
}

export interface ScriptSubject {
  /** The title as it is said, without an end mark unless that is '?' or '!'. Empty in the shape 'none'. */
  name: string
  shape: HookShape
  domain: Domain
  /** A serious subject that listeners may carry themselves; a crime or an accident is news first. */
  personal: boolean
  own: readonly OwnSentence[]
  address: 'je' | 'u'
  /** The title tells what happened or was said, so that advice answers nobody. */
  report: boolean
  /** True when a sentence of ours may stand in the script. */
  fits: (text: string) => boolean
  reading: Reading
}

/** Characters of a title that are said in one breath; a longer one is cut at a clause or word. */
const NAME_CHARACTERS = 100
/** A title in another language is quoted whole or not at all well: less of it is said. */
const QUOTED_NAME_CHARACTERS = 80

const TAG = /<\/?[a-z][^<>]{0,200}>/giu
const LINK = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu
const MARKED = /(?<!\S)[#@](?=[\p{L}\p{N}])/gu

/** A title without what cannot be said: markup, links, the signs of tags and accounts. 'I ❤️ x' is spoken as a word. */
export function spokenTitle(title: string, love: readonly [pattern: RegExp, words: string]): string {
  const tagless = cleanLine(title, TITLE_READ_CHARACTERS).replace(TAG, ' ')
  const linkless = tagless.replace(LINK, ' ')
  // A title that is no more than a link is named after what that leads to.
  const said = /[\p{L}\p{N}]/u.test(linkless) ? linkless : withoutLinks(tagless).replace(LINK, ' ')
  return said.replace(MARKED, '').replace(...love)
}

/** Half of the letters or more are Latin: what a reader of Dutch or English can say aloud. */
export function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length === 0 || (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 >= letters.length
}

/** The subject of a Dutch script. Every string is a subject. */
export function readDutchScript(input: ScriptInput, taste: Taste): ScriptSubject {
  const title = spokenTitle(input.title, [/(?<=^ik )❤️?(?= \p{L})/iu, 'houd van'])
  // Own words that say 'u' carry the body, so a title that addresses nobody goes along with them.
  const description = cleanLine(input.description ?? '', DESCRIPTION_READ_CHARACTERS)
  const polite = taste.address === null && addressOf(title) === 'none' && addressOf(description) === 'u'
  const reading = readSubject({ title, description: input.description }, polite ? { ...taste, address: 'u' } : taste)
  const bare = withoutEmoji(reading.title)
  const foreign = reading.english || !isLatin(bare)
  const { name, shape } = named(bare, foreign ? 'titled' : isPiece(bare) ? 'phrase' : shapeOf(bare))
  const known = name !== '' && fits(name, reading)
  const domain = domainOf(reading.register)
  return {
    name: known ? name : '',
    shape: known ? shape : 'none',
    domain: (domain === 'general' && reading.english ? englishDomain(bare) : undefined) ?? domain,
    personal: domain === 'serious' && isPersonal(`${title} ${description}`) && !EVENT.test(title),
    own: reading.own.filter(({ text }) => isLatin(text)),
    address: reading.address === 'u' || reading.address === 'both' ? 'u' : 'je',
    report: isReport(shapeOf(bare)),
    fits: (text) => fits(text, reading),
    reading,
  }
}

/** True for the shapes of a title that tell what happened or what was said. */
export function isReport(shape: HookShape): boolean {
  return shape === 'statement' || shape === 'quote' || shape === 'call'
}

/** How a title is said in a script: as it is, or quoted; not at all when its quotation marks do not pair. */
export function named(title: string, shape: HookShape): { name: string; shape: HookShape } {
  const none = { name: '', shape: 'none' as const }
  if (title === '' || shape === 'none' || !isBalanced(title)) return none
  // Somebody's words bring quotation marks of their own.
  const plain = shape === 'titled' ? title.replace(/^["“„'‘]([^"“”„'‘’]+)["”'’]$/u, '$1') : title
  const name = headOf(plain, shape === 'titled' ? QUOTED_NAME_CHARACTERS : NAME_CHARACTERS)
  if (name === '') return none
  // A cut question is no longer one.
  if (name !== title && (shape === 'question' || shape === 'call')) return { name, shape: 'composed' }
  return { name, shape: shape === 'quote' && !hasQuotes(name) ? 'phrase' : shape }
}
