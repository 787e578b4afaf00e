// Where the sentences of a text begin and end. Knows no grammar: full stops, and the abbreviations that have one.

/** Words whose full stop ends no sentence, without it. What is left of them is caught by their dots: 'o.a.', 'i.v.m.'. */
const abbreviations = new Set(
  `afb art bijv blz bv ca dhr dr drs dw ed e.d excl fam gem hr incl ing inl ir jr jl lic max mevr mgr min mln mld mr mw mej
  nl no nr ong pag par plm pres prof red resp secr sr st str tel temp vgl vnl zgn
  jan feb mrt apr jun jul aug sept okt nov dec`.split(/\s+/),
)

/** The end of a sentence: its signs, the quotation marks and brackets that close, and the space behind them. */
const end = /[.!?…]+['"’”»)\]]*(?=\s|$)/gu

export interface Span {
  /** In UTF-16 units. */
  from: number
  to: number
}

/** The sentences of `text` without the space around them. A line break ends one too. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = []
  let line = 0
  for (const content of text.split('\n')) {
    let from = line
    for (const { 0: signs, index } of content.matchAll(end)) {
      const to = line + index + signs.length
      if (goesOn(content.slice(from - line, index), signs, content.slice(index + signs.length))) continue
      add(from, to)
      from = to
    }
    add(from, line + content.length)
    line += content.length + 1
  }
  return spans

  function add(from: number, to: number): void {
    const left = text.slice(from, to)
    const start = from + left.length - left.trimStart().length
    if (left.trim() !== '') spans.push({ from: start, to: start + left.trim().length })
  }
}

/** Whether the signs behind `before` end no sentence. */
function goesOn(before: string, signs: string, after: string): boolean {
  const next = /^\s+(\S)/u.exec(after)?.[1]
  if (next === undefined) return false
  // ‘Kom je?’ vraagt hij: a quotation may have its own sign, and the sentence goes on in small letters.
  if (/\p{Ll}/u.test(next)) return true
  if (signs !== '.') return false
  const word = /\S+$/u.exec(before)?.[0].replace(/^[('"‘“«[]+/u, '') ?? ''
  // An initial, 'J. de Vries', or an abbreviation with dots of its own: 'o.a. Utrecht'.
  if (/^\p{Lu}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word)) return true
  return abbreviations.has(word.toLowerCase())
}
