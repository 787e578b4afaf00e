// What can be said of a title when there is nothing but a title: it, and neutral words that send the reader to the article.
// They promise nothing of what stands there. Knows no lengths but those it is given.
import { characterCount } from '../characters.ts'
import type { Candidate } from './choice.ts'
import { headline, sentence } from './endings.ts'
import type { Material } from './material.ts'

/** `{T}` stands for the title, `{T}.` for the title as a sentence. */
const ONLINE = ['{T}', 'Nu op onze site: {T}', 'Lees het hele artikel: {T}', 'Nu online: {T}']
const VIA_BIO = [
  '{T}. Lees het hele artikel via de link in bio.',
  'Via de link in bio lees je dit artikel: {T}.',
  'Nu te lezen: {T}. De link staat in de bio.',
  'Op de site: {T}. Het hele artikel staat via de link in bio.',
  'Te lezen via de link in bio: {T}.',
  '{T}. Het hele artikel staat via de link in bio.',
]
const DUTCH = { titles: ONLINE, captions: VIA_BIO }
/** What would be said too brightly of a grave matter. */
const BRIGHT = /lees je|^Nu te/u

const ENGLISH = {
  titles: ['{T}', 'Read the article: {T}', 'Now online: {T}'],
  captions: [
    '{T}. Read the full story via the link in bio.',
    'Via the link in bio: {T}.',
    'Now online: {T}. The link is in our bio.',
    'Read the article: {T}. You will find it via the link in bio.',
  ],
}

/** What lines are for: titles have no final full stop. */
export type PlainKind = 'titles' | 'captions'

/** Plain texts of at most `most` characters about the title, best first, with scores below those of any fact. */
export function plainTexts({ title, tone, language, address }: Material, kind: PlainKind, most: number): Candidate[] {
  const lines = (language === 'en' ? ENGLISH : DUTCH)[kind].filter((line) => tone !== 'ernstig' || !BRIGHT.test(line))
  return lines.map((line, at) => {
    const said = line.replace('lees je', address === 'u' ? 'leest u' : 'lees je')
    const room = most - characterCount(said.replace('{T}', ''))
    const short = cutTitle(title, room)
    const text = said.includes('{T}.') ? said.replace('{T}.', () => sentence(short)) : said.replace('{T}', () => short)
    return { text: kind === 'titles' ? headline(text) : text, angle: `plain ${at}`, score: -20 - at }
  })
}

/** The title in at most `room` characters: whole, or up to a mark or a word that can end it. */
export function cutTitle(title: string, room: number): string {
  if (characterCount(title) <= room) return title
  const kept = [...title].slice(0, Math.max(room, 1)).join('')
  const mark = Math.max(...[': ', ', ', ' – ', '; ', '? ', '. '].map((part) => kept.lastIndexOf(part)))
  if (mark > room / 2) return kept.slice(0, mark)
  const space = kept.lastIndexOf(' ')
  // Half a clause says nothing: 'en dat is'.
  const clause = [...kept.matchAll(/(?: (?:en|maar|want|dat|die|omdat))+(?= )/gu)].at(-1)?.index ?? 0
  if (clause > room * LEAST_CLAUSE) return kept.slice(0, clause)
  const words = (space > 0 ? kept.slice(0, space) : kept).split(' ')
  while (words.length > 1 && HANGING.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/[,;:–-]+$/u, '')
}

/** Of the room: what is left of a title that ends before its last conjunction. */
const LEAST_CLAUSE = 0.45

/** A cut text cannot end on one of these. */
const HANGING =
  /^(?:de|het|een|en|of|maar|van|voor|in|op|met|bij|naar|over|uit|aan|tot|te|om|door|dat|die|als|want|the|a|an|of|to|and|or|in|on|for|with|\d+)$/iu
