// Where sentences begin and end. Knows nothing of words or rules.

import { wordSet } from '#dutch/text/word-lists.ts'

export interface Sentence {
  /** UTF-16 offsets, without the spaces around it. */
  start: number
  end: number
}

/** Without their last dot, lower case. A dot behind one of these ends no sentence, unless `ENDING` names it and a capital follows. */
export const ABBREVIATIONS: ReadonlySet<string> = wordSet(`
  a.d.h.v afb apr art aug bijv blz bv ca cf co dd dec dhr d.m.v dr drs ds d.w.z e.a e.d e.v enz etc evt excl feb fam fig geb i.c i.h.b incl ing i.o.m
  i.p.v ir i.s.m i.v.m jan jhr jl jr jul jun m.a.w max m.b.t m.b.v mej mevr m.i m.i.v min m.n mr mrs ms mw n.a.v n.b nl nov nr nrs o.a o.b.v okt o.l.v
  o.m o.t.t o.v.v p pag par pct p/m prof red resp sept sr st str t.a.v tel t.g.v t.h.t t.n.v t.o.v t/m t.w.v vgl v.a v.chr v.l.n.r vs w.o zgn z.g.a.n
  z.o.z z.s.m a.u.b s.v.p n.chr`)
const ENDING = new Set(['enz', 'etc', 'e.d', 'e.a', 'a.u.b', 's.v.p', 'jr', 'sr', 'z.s.m', 'v.chr', 'n.chr'])

/** An end mark with what closes behind it, or an emoji, which ends a sentence on social media. */
const END =
  /[.!?…]+["'”’»)\]*_]*(?=\s|$)|\p{Extended_Pictographic}[\u{FE0F}\u{200D}\p{Extended_Pictographic}\p{EMod}]*(?=\s)/gu
const NEXT_OPENS = /^\s+["'‘“„«(*_[]*(?:[\p{Lu}\p{N}\p{Extended_Pictographic}¿¡#@\uE000]|['’][snt]\s)/u

/** The sentences of `visible` in order. A line break always ends one. */
export function sentencesIn(visible: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const line of visible.matchAll(/[^\n\r\u2028\u2029]+/g)) {
    let start = 0
    for (const mark of line[0].matchAll(END)) {
      const end = mark.index + mark[0].length
      if (!endsHere(line[0], mark.index, mark[0], end)) continue
      push(sentences, line[0].slice(start, end), line.index + start)
      start = end
    }
    push(sentences, line[0].slice(start), line.index + start)
  }
  return sentences
}

function endsHere(line: string, at: number, mark: string, end: number): boolean {
  const rest = line.slice(end, end + 12)
  if (rest.trim() === '') return true
  if (!NEXT_OPENS.test(rest)) return false
  if (!/^\.(?!\.)/.test(mark)) return true
  const word = /[^\s("'‘“„]*$/u.exec(line.slice(Math.max(0, at - 24), at))?.[0] ?? ''
  if (/^\p{Lu}$|^(?:\p{Lu}\.)+\p{Lu}$/u.test(word)) return false
  const lower = word.toLowerCase()
  if (ENDING.has(lower)) return /^\s+["'‘“„]*\p{Lu}/u.test(rest)
  // '3. De derde': a figure with a dot opens a point of a list.
  return !ABBREVIATIONS.has(lower) && !(/^\d{1,2}$/.test(word) && line.slice(0, at).trim() === word)
}

function push(sentences: Sentence[], part: string, start: number): void {
  const text = part.trim()
  if (text === '') return
  const from = start + part.indexOf(text)
  sentences.push({ start: from, end: from + text.length })
}
