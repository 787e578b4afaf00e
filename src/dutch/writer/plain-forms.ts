// What can be said of a title when there is nothing but a title: it, and neutral words that send the reader to the article.
// They promise nothing of what stands there. Knows no lengths but those it is given.
import { characterCount } from '../characters.ts'
import { capitalise } from '../text/capitals.ts'
import { phraseList } from '../text/word-lists.ts'
import type { Candidate } from './choice.ts'
import { besideColon, calledBy, hasColon, headline, sentence } from './endings.ts'
import type { Material } from './material.ts'

/** `{T}` stands for the title, `{T}.` for the title as a sentence. */
const ONLINE = phraseList(`
  {T} | {T} – lees het hele artikel | Op onze site: {T} | Nu online: {T} | Nu op onze site: {T} | Nu te lezen: {T}`)
/** A pin stays for years: 'nu' comes late. Above what is calm nothing is announced, and nothing is new. */
const LASTING = phraseList(`
  {T} | {T} – lees het hele artikel | Op onze site: {T} | Nu op onze site: {T} | Nu te lezen: {T}
  Te lezen op onze site: {T} | Het artikel op onze site: {T} | Op de site: {T}`)
const VIA_BIO = phraseList(`
  {T}. Lees het hele artikel via de link in bio. | Nu te lezen: {T}. De link staat in de bio.
  Nu online: {T}. De link staat in de bio. | Nu op onze site: {T}. De link staat in de bio.
  Te lezen via de link in bio: {T}. | Het hele artikel via de link in bio: {T}.
  {T}. Het hele artikel lees je via de link in bio. | Op de site: {T}. De link staat in de bio.`)
const DUTCH = { titles: ONLINE, pins: LASTING, captions: VIA_BIO }
/** What would be said too brightly of a grave matter or a warning. */
const BRIGHT = /^(?:Nu|Now|New)(?!\p{L})/u
/** 'Nu online: een fiets kopen' sounds as if it were sold there. */
const SELLS = /(?<!\p{L})(?:(?:ver)?ko(?:pen|opt?)|\p{L}*winkels?)(?!\p{L})/iu
/** Whether nothing is announced as new or online above it. */
export const isQuiet = ({ calm, title }: Material): boolean => calm || SELLS.test(title)

const ENGLISH = {
  titles: phraseList(
    `{T} | Now online: {T} | {T} – read the full story | New: {T} | On our site: {T} | The story: {T}`,
  ),
  captions: phraseList(`
    {T}. Read the full story via the link in bio. | Via the link in bio: {T}. | Now online: {T}. The link is in our bio.
    Read the article: {T}. You will find it via the link in bio.`),
}

/** Plain texts of at most `most` characters about the title, best first, below any fact; only captions have a final full stop. */
export function plainTexts(material: Material, kind: 'titles' | 'pins' | 'captions', most: number): Candidate[] {
  const { title, calm, language, address, form } = material
  const quiet = isQuiet(material)
  const lasting = kind === 'pins' || (kind === 'titles' && quiet)
  const dutch = DUTCH[lasting ? 'pins' : kind]
  const lines = (language === 'nl' ? dutch : ENGLISH[kind === 'pins' ? 'titles' : kind]).filter(
    (line) => !quiet || !BRIGHT.test(line),
  )
  const made = lines.map((line, at) => {
    const named = calledBy(line, form)
    const said = named.replace('lees je', address === 'u' ? 'leest u' : 'lees je')
    const room = most - characterCount(said.replace('{T}', ''))
    const cut = cutTitle(title, room - (hasColon(title) ? QUOTES : 0))
    // Half a title says less than a whole one, and half a clause says little.
    const broken = cut === title ? 0 : isBroken(title, cut) ? BROKEN : CUT
    const short = /: \{T\}/u.test(line) ? besideColon(cut) : cut
    const ended = /[?!…]['’”"]?$/u.test(short) ? said.replace('{T} – l', '{T} L').replace('{T} – r', '{T} R') : said
    const text = ended.includes('{T}.')
      ? ended.replace('{T}.', () => sentence(short))
      : ended.replace('{T}', () => short)
    const late = calm && line.includes(' – ') ? BROKEN : 0
    return { text: kind === 'captions' ? text : headline(text), angle: `plain ${at}`, score: -20 - at - broken - late }
  })
  return made.toSorted((one, other) => other.score - one.score)
}

/** What a line loses with a part of the title in it, and with one that ends within a clause, or that tells to read on behind a death. */
const CUT = 10
const BROKEN = 20
/** In characters: quotes around a title. */
const QUOTES = 2

/** The title in at most `room` characters: whole, or up to a mark or a word that can end it. */
export function cutTitle(title: string, room: number): string {
  if (characterCount(title) <= room) return title
  // What somebody said asks for what it is about, which stands behind it.
  const told = /^['‘“"][^‘“"]+['’”"]: (.{25,})$/u.exec(title)?.[1]
  if (told !== undefined) return cutTitle(capitalise(told), room)
  const bare = title.replace(/ \([^()]{12,}\)$/u, '')
  if (characterCount(bare) <= room) return bare
  const kept = [...title].slice(0, Math.max(room, 1)).join('')
  const mark = Math.max(...[': ', ', ', ' – ', '; ', '? ', '. '].map((part) => kept.lastIndexOf(part)))
  if (mark > room * LEAST_PART) {
    // 'maar vraag blijft' asks for what stood behind its colon.
    const open =
      kept[mark] === ':' && title.endsWith('?') ? /^(.{30,}),? (?:maar|en) [^,]*$/u.exec(kept.slice(0, mark)) : null
    return (open?.[1] ?? kept.slice(0, mark)).replace(/,$/u, '')
  }
  const space = kept.lastIndexOf(' ')
  // Half a clause says nothing: 'en dat is'.
  const clause = [...kept.matchAll(/(?: (?:en|maar|want|dat|die|omdat))+(?= )/gu)].at(-1)?.index ?? 0
  if (clause > room * LEAST_CLAUSE) return kept.slice(0, clause)
  const words = (space > 0 ? kept.slice(0, space) : kept).split(' ')
  while (words.length > 1 && HANGING.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/[,;:–-]+$/u, '')
}

/** Whether a cut title ends within a clause, or is hardly any of it. */
export const isBroken = (title: string, cut: string): boolean =>
  title.startsWith(cut) && (/^ ?[\p{L}\p{N}]/u.test(title.slice(cut.length)) || cut.length < title.length * LEAST_PART)

/** Of the room: what is left of a title that ends before a mark. */
const LEAST_PART = 0.34
/** Of the room: what is left of a title that ends before its last conjunction. */
const LEAST_CLAUSE = 0.45

/** A cut text cannot end on one of these. */
const HANGING =
  /^(?:de|het|een|en|of|maar|van|voor|in|op|met|bij|naar|over|uit|aan|tot|te|om|door|dat|die|als|want|the|a|an|of|to|and|or|in|on|for|with|\d+)$/iu
