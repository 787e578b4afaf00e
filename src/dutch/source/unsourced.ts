// Finds the figures and names of a text that stand in none of its sources. Knows nothing of how they are shown.
// Few false marks: what may be an ordinary word, a day, or a network's own word is never marked.

import { FUNCTION_WORDS } from '#dutch/text/words/function-words.ts'
import { figuresIn } from './numbers.ts'

/** One figure or name without a source: offsets in UTF-16 units. */
export interface Unsourced {
  start: number
  end: number
  text: string
}

const READ_CHARACTERS = 60_000
const ORDINARY = new Set(
  `maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober
  november december monday tuesday wednesday thursday friday saturday sunday january february march may june july august october
  instagram facebook pinterest tiktok youtube whatsapp linkedin threads bluesky shorts reels reel story stories bio link lees tip tips
  dutch nederland nederlands nederlandse nederlanders nederlander europa europees europese kerst kerstmis pasen pinksteren nieuwjaar oud tv pdf wc ok i i'm i'll
  btw cv diy faq pin swipe update video foto let op redactie dm app www http https`.split(/\s+/),
)
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
    // 'Jan de Vries' is one name; a figure within a name ('A67') was found twice.
    if (last && mark.start < last.end) continue
    if (
      last &&
      /^ (?:(?:van|de|der|den|ten|ter|het|el) ){0,2}$/u.test(text.slice(last.end, mark.start)) &&
      isName(last.text) &&
      isName(mark.text)
    ) {
      last.end = mark.end
      last.text = text.slice(last.start, last.end)
    } else result.push({ ...mark })
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
  const values = new Set<number>()
  const words = new Set<string>()
  const stems = new Set<string>()
  for (const source of sources) {
    for (const figure of figuresIn(source)) for (const value of figure.values) values.add(value)
    // 'A67' and '67-jarige' hold a number that may be told alone.
    for (const match of source.matchAll(/(?<=\p{L})\d+/gu)) values.add(Number(match[0]))
    for (const match of source.matchAll(/[\p{L}\p{N}]+/gu)) {
      const word = match[0].toLowerCase()
      words.add(word)
      stems.add(nameStem(word))
    }
  }
  return { values, words, stems }
}

function nameStem(word: string): string {
  const stem = word.replace(NAME_ENDING, '')
  return stem.length >= 3 ? stem.replace(/([aeou])\1(?=[^aeou]$)/u, '$1').replace(/([^aeou])\1$/u, '$1') : word
}

function unsourcedFigures(text: string, known: Known): Unsourced[] {
  const marks: Unsourced[] = []
  for (const { start, end, values } of figuresIn(text)) {
    const written = text.slice(start, end)
    if (values.some((value) => known.values.has(value))) continue
    // 'Een' is mostly the article, 'eerste' an order; '1.' before a line is a list.
    if (values.every((value) => value <= 1) || /^\p{L}+(?:ste|de)$/u.test(written)) continue
    if (/(?:^|\n)\s*$/u.test(text.slice(Math.max(0, start - 3), start)) && /^[.)]\s/u.test(text.slice(end, end + 2)))
      continue
    // '48 uur' told as 'twee dagen' cannot be known here; half a sum can: '18.30' of '18:30', '1,2 miljoen' of '1.200.000'.
    if (/[#@]\p{L}*$/u.test(text.slice(Math.max(0, start - 30), start))) continue
    const parts = written.split(/[.,:]/u).map(Number)
    if (parts.length > 2 && parts.every((part) => known.values.has(part))) continue
    marks.push({ start: withCurrency(text, start), end, text: '' })
  }
  return marks.map((mark) => ({ ...mark, text: text.slice(mark.start, mark.end) }))
}

const withCurrency = (text: string, start: number) =>
  start - (/[€$£] ?$/u.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0)

function unsourcedNames(text: string, known: Known): Unsourced[] {
  const marks: Unsourced[] = []
  let offset = 0
  for (const line of text.split(/(?<=\n)/u)) {
    const words = line.match(/\p{L}{2,}/gu) ?? []
    const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
    // English headlines capitalise every word, and a shouted line says nothing of names.
    const titled = words.length > 3 && capitals >= words.length * 0.7
    if (!titled)
      marks.push(
        ...namesOfLine(line, known).map((mark) => ({ ...mark, start: mark.start + offset, end: mark.end + offset })),
      )
    offset += line.length
  }
  return marks
}

function namesOfLine(line: string, known: Known): Unsourced[] {
  const marks: Unsourced[] = []
  const names = [...line.matchAll(NAME)]
  for (const [at, match] of names.entries()) {
    const word = match[0]
    const start = match.index
    if (isKnown(word, known) || /^\p{N}/u.test(word)) continue
    const end = start + word.length
    if (opensSentence(line, start)) {
      const next = names[at + 1]
      const isNamed = next !== undefined && line.slice(end, next.index) === ' ' && !isKnown(next[0], known)
      const isAbbreviation = /^\p{Lu}{2,}\p{N}*$/u.test(word) && word.length <= 6
      if (!isAbbreviation && !(isNamed && !FUNCTION_WORDS.has(word.toLowerCase()))) continue
    }
    marks.push({ start, end, text: word })
  }
  return marks
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
