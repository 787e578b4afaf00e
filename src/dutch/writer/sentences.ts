// Splits running Dutch text into sentences. Knows nothing of titles or captions.

/** Lower case, without their last dot. */
const ABBREVIATIONS = new Set(
  `aanv afb apr art aug bijv blz bv ca cf cm co dd dec dhr dipl dir dr drs ds e.d e.v e.a evt excl febr fig gem geb gebr hfst i.p.v i.v.m ing inc incl ir
  jan jhr jl jr jr kg km m.a.w m.b.t m.b.v m.i.v m.n mej mevr mgr mr mrs mw nl no nov nr nrs o.a o.b.v o.l.v o.m o.v.v okt p pag pct prof plm red
  resp s.v.p sept sr st str t.a.v t.b.v t.g.v t.o.v t/m t.w.v tel temp uitg v.a v.chr n.chr vgl vlgs vnl vs w.o z.g z.o.z zgn enz etc d.w.z a.u.b`
    .trim()
    .split(/\s+/),
)
/** These also end sentences; they split when a capital follows. */
const ALSO_FINAL = new Set(['enz', 'etc', 'e.d', 'e.a', 's.v.p', 'a.u.b', 'jr', 'sr', 'n.chr', 'v.chr'])

const END = /[.!?…]+["'”’»)\]]*(?=\s|$)/gu

/** The sentences of one paragraph, with their end marks. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of paragraph.matchAll(END)) {
    const end = match.index + match[0].length
    const rest = paragraph.slice(end, end + 12)
    if (
      rest.trim() !== '' &&
      !endsHere(paragraph.slice(Math.max(start, match.index - 24), match.index), match[0], rest)
    )
      continue
    const sentence = paragraph.slice(start, end).trim()
    if (sentence !== '') sentences.push(sentence)
    start = end
  }
  const tail = paragraph.slice(start).trim()
  return tail === '' ? sentences : [...sentences, tail]
}

function endsHere(before: string, mark: string, rest: string): boolean {
  // A sentence opens with a capital, a figure, a quote, 's or an emoji; 'Echt? vroeg hij' goes on.
  if (!/^\s+["'‘“«(]*(?:[\p{Lu}\p{N}\p{Extended_Pictographic}¿¡#]|['’][snt]\s)/u.test(rest)) return false
  if (!mark.startsWith('.') || mark.startsWith('..')) return true
  const word = /[^\s(["'‘“]*$/u.exec(before)?.[0] ?? ''
  if (/^\p{Lu}$/u.test(word) || /^(?:\p{Lu}\.)+\p{Lu}$/u.test(word)) return false
  const lower = word.toLowerCase()
  if (!ABBREVIATIONS.has(lower)) return true
  return ALSO_FINAL.has(lower) && /^\s+\p{Lu}/u.test(rest)
}
