// Turns sentences into headlines and back: final full stops, the case of the first letter behind a colon, marks by tone.
import { lowerFirst, mayLoseCapital } from '../text/capitals.ts'

/** Ends within a text: 'Het is dicht. Omrijden kan' is more than one sentence. */
const MORE = /[.!?…]['"’”)]*\s+['"‘“(]?[\p{Lu}\p{N}]/u

export const isOneSentence = (text: string): boolean => !MORE.test(text)

/** A single sentence without its full stop; several keep theirs. */
export function headline(sentence: string): string {
  if (!isOneSentence(sentence)) return sentence
  return sentence.replace(/(?<![.…])\.$/u, '')
}

/** With a mark at its end. */
export function sentence(line: string): string {
  return /[.!?…]['"’”)]*$/u.test(line) ? line : `${line}.`
}

/** A text as it stands behind a colon: in lower case where its first word is certainly no name. */
export function behindColon(line: string): string {
  return mayLoseCapital(line) || /^(?:De|Het|Een|In|Op|Van|Voor|Met|Bij|Na|Over|Door|Er|Wie|Wat|Ook|Vanaf|Tot) /u.test(line)
    ? lowerFirst(line)
    : line
}

/** Whether a text has a colon that another one behind it would trip over. */
export const hasColon = (text: string): boolean => /:\s|\s[–—|-]\s/u.test(text)
