// What can be counted about the texts of a writer: lengths, copies, openings, worn-out phrases, figures and names from nowhere,
// mistakes. Whether a text is any good, it cannot tell: that is what reading is for (read.ts).
import { checkLanguage, rules } from '#dutch/language-check/check.ts'
import { unsourcedIn } from '#dutch/source/unsourced.ts'
import { characterCount } from '#contract/text.ts'
import { wornOutIn } from '#dutch/worn-out.ts'
import type { EvalCase } from './cases.ts'

export interface Written {
  asked: EvalCase
  /** In the order in which the tool gave them; empty when it declined. */
  texts: readonly string[]
  /** Why there are none, in the words of the product. */
  declined?: string
}

/**
 * Of one tool with one thing given. The first is a number, the others shares of its texts (0 to 1), rounded to thousandths:
 * more is better for `asked` (texts for each that was asked for) and `inRange`, less for the others.
 */
export interface Figures {
  texts: number
  asked: number
  inRange: number
  /** Say the title and hardly anything else. */
  copies: number
  /** Say nothing beside the title but where it can be read: one of a set is plain, five are the title over and over. */
  plain: number
  /** Begin with the three words, or with the label, with which another text of their set begins; the title counts below. */
  sameOpenings: number
  /** Begin with the title, beyond two of a set. */
  titleOpenings: number
  wornOut: number
  /** Have a figure or a name that stands in nothing the writer was given. */
  unsourced: number
  /** Have something that the language check calls wrong, and that does not stand so in the source. */
  mistaken: number
}

/** More of these is better. */
export const moreIsBetter: ReadonlySet<keyof Figures> = new Set(['asked', 'inRange'])

/** The figures of each tool, by its heading on the page and what was given. */
export function measure(written: readonly Written[]): Record<string, Figures> {
  const groups = Map.groupBy(written, ({ asked }) => `${asked.heading} (${asked.given})`)
  return Object.fromEntries([...groups].map(([name, sets]) => [name, figuresOf(sets)]))
}

function figuresOf(sets: readonly Written[]): Figures {
  const texts = sets.reduce((sum, set) => sum + set.texts.length, 0)
  const wanted = sets.reduce((sum, { asked }) => sum + asked.wanted, 0)
  const share = (count: (set: Written) => number) => {
    const counted = sets.reduce((sum, set) => sum + count(set), 0)
    return Math.round((counted / Math.max(texts, 1)) * 1_000) / 1_000
  }
  const each = (holds: (text: string, asked: EvalCase) => boolean) =>
    share(({ asked, texts: written }) => written.filter((text) => holds(text, asked)).length)
  return {
    texts,
    asked: Math.round((texts / Math.max(wanted, 1)) * 1_000) / 1_000,
    inRange: each((text, { range }) => range === null || within(characterCount(text), range)),
    copies: each((text, { title }) => title !== null && isCopy(text, title)),
    plain: each((text, { title }) => title !== null && addsNothing(text, title)),
    sameOpenings: share(({ asked: { title }, texts: written }) => {
      const others = written.filter((text) => title === null || !beginsWith(text, title))
      return others.length - new Set(others.map(opening)).size
    }),
    titleOpenings: share(({ asked: { title }, texts: written }) =>
      title === null ? 0 : Math.max(0, written.filter((text) => beginsWith(text, title)).length - 2),
    ),
    wornOut: each((text, { sources }) => wornOutIn(text, sources).length > 0),
    unsourced: each((text, { sources }) => unsourcedIn(text, sources).length > 0),
    mistaken: each((text, { sources }) => mistakesIn(text, sources).length > 0),
  }
}

const within = (count: number, { min, max }: { min: number; max: number }) => count >= min && count <= max

/** Words that say where to read what it is about, or that there is something to read. */
const NEUTRAL = new Set(
  `lees leest lezen je u vind vindt te nu op onze in de het hele volledige site website online artikel recept verhaal vacature verder
  via link bio staat meer read the full story on our site now new via is find`.split(/\s+/u),
)

/** Whether a text says nothing beside the title but where it can be read. */
export function addsNothing(text: string, title: string): boolean {
  const named = new Set(plain(title).split(' '))
  return plain(text)
    .split(' ')
    .every((word) => named.has(word) || NEUTRAL.has(word) || !/[\p{L}\p{N}]/u.test(word))
}

/** Letters and figures in lower case, between single spaces. */
const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')

const beginsWith = (text: string, title: string) => plain(text).startsWith(plain(title))

/** Its label with a colon, else its first three words. */
const opening = (text: string) => {
  const [label = '', ...rest] = text.split(': ')
  return plain(rest.length > 0 && label.length <= LABEL ? label : text)
    .split(' ')
    .slice(0, 3)
    .join(' ')
}
/** In characters: what is longer before a colon is a sentence. */
const LABEL = 40

const saysIn = (sources: readonly string[], phrase: string) =>
  sources.some((source) => plain(source).includes(plain(phrase)))

/** In words: the most that a text may add to its title and still be nothing but that. */
const ADDED = 2

function isCopy(text: string, title: string): boolean {
  const [said, named] = [plain(text).split(' '), new Set(plain(title).split(' '))]
  return said.filter((word) => !named.has(word)).length <= ADDED
}

/** What the language check calls wrong ('fout') in our words; what stands so in a source is its writer's. */
export function mistakesIn(text: string, sources: readonly string[]): string[] {
  return checkLanguage(text)
    .filter(({ rule, start, end }) => rules[rule].severity === 'fout' && !saysIn(sources, text.slice(start, end)))
    .map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)}`)
}
