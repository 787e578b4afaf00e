// Turns sentences into headlines and back: final full stops, the case of the first letter behind a colon, marks by tone.
import { lowerFirst, mayLoseCapital } from '../text/capitals.ts'

/** Ends within a text: 'Het is dicht. Omrijden kan' is more than one sentence. */
const MORE = /[.!?…]['"’”)]*\s+['"‘“(]?[\p{Lu}\p{N}]/u

export const isOneSentence = (text: string): boolean => !MORE.test(text)

/** A single sentence without its full stop; several keep theirs. */
export function headline(text: string): string {
  if (!isOneSentence(text)) return text
  return text.replace(/(?<![.…])\.$/u, '')
}

/** With a mark at its end. */
export function sentence(line: string): string {
  return /[.!?…]['"’”)]*$/u.test(line) ? line : `${line}.`
}

/** A text as it stands behind a colon; null when its first word may be a name or not. `known`: words that are no names. */
export function behindColon(line: string, known: ReadonlySet<string>): string | null {
  const first = /^\p{L}[\p{L}’'-]*/u.exec(line)?.[0]
  // A figure, a sign or a quote has no capital to lose; a word of capitals keeps them.
  if (first === undefined || /^\p{Lu}{2}/u.test(first)) return line
  if (first === 'U' || mayLoseCapital(line) || known.has(lowerFirst(first))) return lowerFirst(line)
  return /^\p{Lu}\p{L}+ \p{Lu}/u.test(line) ? line : null
}

/** Whether a title is what somebody said, and nothing else. */
export const isQuote = (title: string): boolean =>
  /^['‘“"][^‘“"]+['’”"][.?!]?$/u.test(title) && !/['’”"]: /u.test(title)

/** A title in quotes, of a kind that it does not have itself. */
export function quoted(title: string): string {
  const bare = title.replace(/^['‘“"]([^'‘’“”"]+)['’”"]$/u, '$1')
  return /[‘’'](?!s )/u.test(bare) ? `“${bare}”` : `‘${bare}’`
}

/** A title as it stands behind a colon: in quotes when it has one of its own. */
export const besideColon = (title: string): string => (hasColon(title) && !/[“”"]/u.test(title) ? quoted(title) : title)

/** What readers call what there is to read; a column or a story of one's own is a 'verhaal'. */
export type Form = 'artikel' | 'recept' | 'vacature' | 'verhaal'

/** A line about an article, said of what there is to read: 'het hele artikel' of a job is 'de hele vacature'. */
export const calledBy = (line: string, form: Form): string =>
  form === 'vacature'
    ? line.replace(
        /(h)et ((?:\p{L}+ )?)artikel/iu,
        (_, h: string, kind: string) => `${h === 'H' ? 'D' : 'd'}e ${kind}vacature`,
      )
    : line.replace('artikel', form)

/** Whether a text has a colon that another one behind it would trip over. */
export const hasColon = (text: string): boolean => /:\s|\s[–—|-]\s/u.test(text)
