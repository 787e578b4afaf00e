// Spaces: two where one is enough, one before a comma, none behind it.
import { PHRASE_OPENERS } from '#dutch/text/words/function-words.ts'
import type { Reading, Word } from './reading.ts'
import type { Hit, Rule } from './rule.ts'

/** Two or three: more are there to line things up. */
const DOUBLE = /^([.,;:!?)”’"]?) {2,3}$/
/** A space before a mark that closes; not '...', '.nl' or ' . . .'. At most three, as above. */
const SPACE_BEFORE_MARK = / {1,3}([,.])(?=\s|$)(?! *\.)/y
const NAMES = {
  '.': 'een punt',
  '?': 'een vraagteken',
  '!': 'een uitroepteken',
  ';': 'een puntkomma',
  ':': 'een dubbele punt',
  ',': 'een komma',
}
const LETTERS = /^\p{L}{2,}$/u

export const spacing: Rule = {
  severity: 'fout',
  label: 'Spatie',
  explanation: 'Tussen twee woorden staat één spatie. Voor een komma of punt staat er geen, erachter wel.',
  find: (reading) =>
    reading.words.flatMap((word, at) => [...behind(reading, word), ...between(reading, reading.words[at - 1], word)]),
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
  if (isParenthesis(text, before, word)) {
    const fix = `${before.text} (${text.slice(word.start, word.end)}`
    return [{ ...place, message: 'Voor een haakje staat een spatie.', fix }]
  }
  const mark = word.gap as keyof typeof NAMES
  if (!(mark in NAMES) || !isMissing(mark, before, word)) return []
  return [{ ...place, message: `Achter ${NAMES[mark]} staat een spatie.`, fix: `${before.text}${mark} ${word.text}` }]
}

function isMissing(mark: keyof typeof NAMES, before: Word, word: Word): boolean {
  if (!LETTERS.test(before.text) || !LETTERS.test(word.text)) return false
  if (mark === ',') return true
  if (!/\p{Ll}{2}$/u.test(before.text)) return false
  if (mark === ';') return /^\p{Ll}{2,}$/u.test(word.text) && before.text.length > 3 && before.text === before.lower
  // 'Type:index' is a code; 'adres:het' is not.
  if (mark === ':') return PHRASE_OPENERS.has(word.text) && before.text.length > 2 && before.text === before.lower
  // 'Bol.Com' and 'Drs.Jansen' are names.
  const isLong = before.text.length > (before.text === before.lower ? 2 : 5)
  if (mark === '.' && (!isLong || /^(?:Com|Nl|Be|Org|Net)$/.test(word.text))) return false
  return /^\p{Lu}\p{Ll}+$/u.test(word.text)
}

/** 'Stil(zonder wind)', but not 'medewerker(s)' or 'ver(der) lezen'. */
function isParenthesis(text: string, before: Word, word: Word): boolean {
  if (word.gap !== '(' || !LETTERS.test(before.text)) return false
  return /^\p{Ll}{2,} [^()\n]{2,200}\)/u.test(text.slice(word.start, word.start + 210))
}
