// Apostrophes: "cadeau's" -> 'cadeaus', "s morgens" -> "'s morgens", 'foto`s' -> "foto's".
import { wordSet } from '#dutch/text/word-lists.ts'
import { withCapital } from './written-form.ts'
import type { Reading, Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

/** Plurals that are read right without an apostrophe (Leidraad van de Taalunie, 9.1): behind -eau, -é, -ie, -ue and -je. */
const PLAIN_PLURAL = /^\p{Ll}{2,}(?:eau|é|ie|ue|je)['’]s$/u
/** With a capital only what is no given name: 'Jamie's' stays. */
const PLAIN_PLURAL_FIRST = /^\p{Lu}\p{Ll}+(?:eau|é|tie)['’]s$/u
const TIMES = wordSet('morgens ochtends middags avonds nachts zondags maandags woensdags zomers winters')
/** A back-tick, an accent or a comma in the place of an apostrophe; code between back-ticks begins with one. */
const WRONG_MARK = /(?<![\p{L}\p{M}\p{N}`´])[\p{L}\p{M}]+[aiouy]([`´,])s(?![\p{L}\p{N}`´])/gu

export const apostrophes: Rule = {
  severity: 'fout',
  label: 'Apostrof',
  explanation:
    'Een meervoud krijgt alleen een apostrof als je het anders verkeerd leest: foto’s, maar cadeaus en cafés. In ’s morgens staat hij voor de s.',
  find: (reading) => {
    const mark = reading.text.includes('’') ? '’' : "'"
    return [...marks(reading, mark), ...reading.words.flatMap((word, index) => look(reading, word, index, mark) ?? [])]
  },
}

function marks({ text }: Reading, mark: string): Hit[] {
  return [...text.matchAll(WRONG_MARK)].map((match) => {
    const fix = match[0].replace(/[`´,]/, mark)
    const message = `Het teken in ‘${match[0]}’ is geen apostrof.`
    return { start: match.index, end: match.index + match[0].length, message, fix }
  })
}

function look({ text, words }: Reading, word: Word, index: number, mark: string): Hit | null {
  if (PLAIN_PLURAL.test(word.text) || (word.opens && PLAIN_PLURAL_FIRST.test(word.text))) {
    const fix = word.text.replace(/['’](?=s$)/, '')
    return hitOn(word, `‘${word.text}’ lees je ook zonder apostrof goed: ‘${fix}’.`, fix)
  }
  const time = words[index + 1]
  if (word.lower !== 's' || !time?.joined || !TIMES.has(time.lower)) return null
  if (/[^\s([“„"]/.test(text.slice(Math.max(0, word.start - 1), word.start))) return null
  const fix = `${mark}s ${word.opens ? withCapital(time.lower) : time.lower}`
  return hitOn(word, `Voor de s staat een apostrof: ‘${fix}’.`, fix, time)
}
