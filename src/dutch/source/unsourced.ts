// Finds the figures and names of a text that stand in none of its sources. Knows nothing of how they are shown.
// Few false marks: what may be an ordinary word, a day, or a network's own word is never marked.

import { FUNCTION_WORDS } from '#dutch/text/words/function-words.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { figuresIn } from './numbers.ts'

/** One figure or name without a source: offsets in UTF-16 units. */
export interface Unsourced {
  start: number
  end: number
  text: string
}

const READ_CHARACTERS = 60_000
const ORDINARY = wordSet(`
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober
  november december monday tuesday wednesday thursday friday saturday sunday january february march may june july august october
  instagram facebook pinterest tiktok youtube whatsapp linkedin threads bluesky shorts reels reel story stories bio link lees tip tips
  dutch nederland nederlands nederlandse nederlanders nederlander europa europees europese kerst kerstmis pasen pinksteren nieuwjaar oud tv pdf wc ok i i'm i'll
  btw cv diy faq pin swipe update video foto let op redactie dm app www http https`)
const NAME_ENDING = /(?:['’]s|['’]|enaars?|aanse?|naren|ers|er|sen|se|s|en|e)$/u
const NAME = /(?<![\p{L}\p{N}_@#./])(?:\p{Lu}[\p{L}\p{N}]*(?:[’'.&-][\p{L}\p{N}]+)*|[\p{Ll}]+\p{Lu}\p{L}+)/gu

/** The figures and names of `text` that no source holds, in order. Sources are read up to 60,000 characters each. */
export function unsourcedIn(text: string, sources: readonly string[]): Unsourced[] {
  const read = sources.map((source) => source.slice(0, READ_CHARACTERS))
  const known = knownIn(read)
  const found = [...unsourcedFigures(text, known), ...unsourcedNames(text, known)].toSorted((a, b) => a.start - b.start)
  const result: Unsourced[] = []
  for (const mark of found) {
    const last = result.at(-1)
    // A figure within a name ('A67') was found twice.
    if (last && mark.start < last.end) continue
    const between = last && isName(last.text) && isName(mark.text) ? text.slice(last.end, mark.start) : ''
    // 'Jan de Vries' is one name.
    if (last && /^ (?:(?:van|de|der|den|ten|ter|het|el) ){0,2}$/u.test(between))
      result[result.length - 1] = { start: last.start, end: mark.end, text: text.slice(last.start, mark.end) }
    else result.push(mark)
  }
  return result
}

const isName = (text: string) => /^\p{Lu}/u.test(text)

interface Known {
  values: ReadonlySet<number>
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
}

function knownIn(sources: readonly string[]): Known {
  const text = sources.join('\n')
  // 'A67' and '67-jarige' hold a number that may be told alone.
  const inWords = (text.match(/(?<=\p{L})\d+/gu) ?? []).map(Number)
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  return {
    values: new Set([...figuresIn(text).flatMap(({ values }) => values), ...inWords]),
    words,
    stems: new Set([...words].map(nameStem)),
  }
}

function nameStem(word: string): string {
  const stem = word.replace(NAME_ENDING, '')
  return stem.length >= 3 ? stem.replace(/([aeou])\1(?=[^aeou]$)/u, '$1').replace(/([^aeou])\1$/u, '$1') : word
}

function unsourcedFigures(text: string, known: Known): Unsourced[] {
  return figuresIn(text).flatMap(({ start: at, end, values }) => {
    const written = text.slice(at, end)
    const before = text.slice(Math.max(0, at - 30), at)
    // 'Een' is mostly the article, 'eerste' an order; '1.' before a line is a list, and a hashtag is no claim.
    const counts = values.some((value) => value > 1) && !/^\p{L}+(?:ste|de)$/u.test(written)
    const listed = /(?:^|\n)\s*$/u.test(before) && /^[.)]\s/u.test(text.slice(end, end + 2))
    if (!counts || listed || /[#@]\p{L}*$/u.test(before) || values.some((value) => known.values.has(value))) return []
    // '48 uur' told as 'twee dagen' cannot be known here; three numbers of the source can: '1.2.3'.
    const parts = written.split(/[.,:]/u).map(Number)
    if (parts.length > 2 && parts.every((part) => known.values.has(part))) return []
    const start = at - (/[€$£] ?$/u.exec(before)?.[0].length ?? 0)
    return [{ start, end, text: text.slice(start, end) }]
  })
}

function unsourcedNames(text: string, known: Known): Unsourced[] {
  return [...text.matchAll(/.+/gu)].flatMap(({ 0: line, index }) => {
    const words = line.match(/\p{L}{2,}/gu) ?? []
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
    // English headlines capitalise every word, and a shouted line says nothing of names.
    if (words.length > 3 && capitals >= words.length * 0.7) return []
    const names = [...line.matchAll(NAME)]
    return names.flatMap(({ 0: word, index: at }, place) => {
      if (isKnown(word, known) || /^\p{N}/u.test(word)) return []
      const mark = { start: index + at, end: index + at + word.length, text: word }
      if (!opensSentence(line, at) || /^\p{Lu}{2,6}\p{N}*$/u.test(word)) return [mark]
      const next = names[place + 1]
      const named = next !== undefined && line.slice(at + word.length, next.index) === ' ' && !isKnown(next[0], known)
      return named && !FUNCTION_WORDS.has(word.toLowerCase()) ? [mark] : []
    })
  })
}

/** A capital behind these says nothing of a name. */
function opensSentence(line: string, start: number): boolean {
  const before = line.slice(Math.max(0, start - 12), start)
  return (
    /^\s*$/u.test(line.slice(0, start)) ||
    /[.!?:…•|–—-]["'”’)]*\s*["'‘“(]*$|["'‘“(#]$|[\p{Extended_Pictographic}\uFE0F]\s*$|(?:^|\s)['’]s\s$/u.test(before)
  )
}

function isKnown(word: string, known: Known): boolean {
  const lower = word.toLowerCase()
  if (ORDINARY.has(lower) || FUNCTION_WORDS.has(lower) || known.words.has(lower)) return true
  // Of 'KNMI-bericht' only what has a capital or a figure can be a name.
  const parts = word
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part, at) => at === 0 || /[\p{Lu}\p{N}]/u.test(part))
    .map((part) => part.toLowerCase())
  return parts.every(
    (part) =>
      known.words.has(part) ||
      known.stems.has(nameStem(part)) ||
      ORDINARY.has(part) ||
      (/^\p{N}+$/u.test(part) && known.values.has(Number(part))),
  )
}
