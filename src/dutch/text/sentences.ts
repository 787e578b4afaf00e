// Finds where the sentences of one paragraph end. Knows nothing of quotes that run over several sentences.
import { wordSet } from '#dutch/text/word-lists.ts'
import { FUNCTION_WORDS, NAME_PARTICLES } from './words/function-words.ts'

/** Lower case, without their last dot, which ends no sentence. */
export const ABBREVIATIONS = wordSet(`
  aanv afb afd apr art aug bijv blz bv ca cf cm co dd dec dhr dipl dir dr drs ds e.d e.v e.a evt excl febr fig fam gem geb gebr hfst ing ir i.p.v
  i.v.m inc incl i.s.m i.o i.h.b jan jhr jl jr jkvr kg km m.a.w m.b.t m.b.v m.i.v m.m.v m.n m.u.v mej mevr mgr mr mrs mw n.a.v n.o.t nl no nov nr nrs
  o.a o.b.v o.g.v o.l.v o.m o.v.v okt p pag pct prof plm red resp s.v.p sept sr st str t.a.v t.b.v t.g.v t.h.v t.o.v t/m t.w.v t.z.t tel temp tov uitg
  v.a v.chr n.chr vgl vlgs vnl vs w.o z.g z.o.z zgn enz etc d.w.z a.u.b p.p p.st u.e mln mld min max mph p.m a.m ms e.g i.e th chr adm gen kol lt maj
  sgt wz gld a.d.h.v d.m.v feb i.c i.o.m jul jun m.i n.b o.t.t p/m par t.h.t t.n.v v.l.n.r z.g.a.n z.s.m`)
/** These also end sentences; they split when a capital follows. */
const ALSO_FINAL = wordSet(
  'enz etc e.d e.a s.v.p a.u.b jr sr n.chr v.chr p.p p.st mln mld p.m a.m max min excl incl z.s.m',
)

/**
 * What may end a sentence, with what closes behind it, and what the next one opens with. An end is looked for at the first of a
 * row of marks only: each of the others would read the rest of the row again.
 */
export interface SentenceMarks {
  end: RegExp
  opens: RegExp
}

/** A sentence opens with a capital, a figure, a quote, 's or an emoji; 'Echt? vroeg hij' goes on. */
const MARKS: SentenceMarks = {
  end: /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)/gu,
  opens: /^\s+["'‘“„«(]*(?:[\p{Lu}\p{N}\p{Extended_Pictographic}¿¡#€]|['’][snt]\s)/u,
}

/** The offsets behind each sentence of a paragraph (in UTF-16 units); the last one is the end of the text. */
export function sentenceEnds(paragraph: string, marks = MARKS): number[] {
  const ends: number[] = []
  let start = 0
  for (const match of paragraph.matchAll(marks.end)) {
    const end = match.index + match[0].length
    const rest = paragraph.slice(end, end + 12)
    if (rest.trim() === '') continue
    const before = paragraph.slice(Math.max(start, match.index - 24), match.index)
    if (!marks.opens.test(rest) || !endsHere(before, match[0], rest)) continue
    ends.push(end)
    start = end
  }
  if (paragraph.slice(start).trim() !== '') ends.push(paragraph.length)
  return ends
}

/** The sentences of one paragraph, with their end marks. */
export function splitSentences(paragraph: string): string[] {
  let start = 0
  const sentences: string[] = []
  for (const end of sentenceEnds(paragraph)) {
    sentences.push(paragraph.slice(start, end).trim())
    start = end
  }
  return sentences
}

function endsHere(before: string, mark: string, rest: string): boolean {
  if (!mark.startsWith('.') || mark.startsWith('..')) return true
  const word = /[^\s(["'‘“„]*$/u.exec(before)?.[0] ?? ''
  // 'Rijbewijs B. Voor de route' ends, 'J. van Dam' and 'J. De Wit' go on.
  const next = /^\s+(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? ''
  if (/^\p{Lu}$/u.test(word) && FUNCTION_WORDS.has(next) && !NAME_PARTICLES.has(next)) return true
  if (/^\p{Lu}$/u.test(word) || /^(?:\p{Lu}[\p{Ll}]?\.)+\p{Lu}[\p{Ll}]?$/u.test(word)) return false
  // 'zaterdag 3. Daarna' ends; a number in a list of goals ('27. Katerberg') does too rarely to matter.
  const lower = word.toLowerCase()
  if (!ABBREVIATIONS.has(lower)) return true
  return ALSO_FINAL.has(lower) && /^\s+["'‘“„«(]*\p{Lu}/u.test(rest)
}
