// Spaces: two where one is enough, one before a comma, none behind it.
import type { Reading, Word } from './reading.ts'
import type { Hit, Rule } from './rule.ts'

/** Two or three: more are there to line things up. */
const DOUBLE = /^([.,;:!?)”’"]?) {2,3}$/
/** A space before a mark that closes; not '...', '.nl' or ' . . .'. At most three, as above. */
const SPACE_BEFORE_MARK = / {1,3}([,.])(?=\s|$)(?! *\.)/y
const LETTERS = /^\p{L}{2,}$/u

export const spacing: Rule = {
  severity: 'fout',
  label: 'Spatie',
  explanation: 'Tussen twee woorden staat één spatie. Voor een komma of punt staat er geen, erachter wel.',
  find: (reading) =>
    reading.words.flatMap((word, index) => [
      ...behind(reading, word),
      ...between(reading, reading.words[index - 1], word),
    ]),
}

/** 'Woord .' */
function behind({ text }: Reading, { start, end, text: written }: Word): Hit[] {
  SPACE_BEFORE_MARK.lastIndex = end
  const mark = SPACE_BEFORE_MARK.exec(text)
  if (!mark || !/\p{L}$/u.test(written)) return []
  const name = mark[1] === ',' ? 'een komma' : 'een punt'
  const fix = written + (mark[1] ?? '')
  return [{ start, end: end + mark[0].length, message: `Voor ${name} staat geen spatie.`, fix }]
}

/** 'Een  woord' and 'woord,woord'. */
function between({ text }: Reading, before: Word | undefined, word: Word): Hit[] {
  if (!before) return []
  const place = { start: before.start, end: word.end }
  const double = DOUBLE.exec(word.gap)
  // Behind a figure they line up a list: '1.  Begin'.
  if (double && /\p{L}$/u.test(before.text)) {
    const fix = `${before.text}${double[1] ?? ''} ${text.slice(word.start, word.end)}`
    return [{ ...place, message: 'Eén spatie is hier genoeg.', fix }]
  }
  if (word.gap !== ',' || !LETTERS.test(before.text) || !LETTERS.test(word.text)) return []
  return [{ ...place, message: 'Achter een komma staat een spatie.', fix: `${before.text}, ${word.text}` }]
}
