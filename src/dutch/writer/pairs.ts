// Quotes and brackets: keeps them in pairs when a text is cut or was typed with one missing.
// Knows nothing of sentences.

const BRACKETS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])
const CLOSERS = new Set(BRACKETS.values())
const DOUBLE = new Set(['"', '“', '”', '„', '«', '»'])
const SINGLE = new Set(["'", '‘', '’', '‚'])

interface Mark {
  at: number
  mark: string
}

/** The marks of a text that have no partner. Apostrophes ('s avonds, foto's) are not marks. */
function unpaired(text: string): Mark[] {
  const open: Mark[] = []
  const lost: Mark[] = []
  const double: Mark[] = []
  const single: Mark[] = []
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at)
    if (BRACKETS.has(mark)) open.push({ at, mark })
    else if (CLOSERS.has(mark)) {
      if (BRACKETS.get(open.at(-1)?.mark ?? '') === mark) open.pop()
      else if (!/[:;=]-?$/.test(text.slice(Math.max(0, at - 2), at))) lost.push({ at, mark })
    } else if (DOUBLE.has(mark)) {
      if (double.length > 0) double.pop()
      else double.push({ at, mark })
    } else if (SINGLE.has(mark)) {
      const before = text.charAt(at - 1)
      const after = text.slice(at + 1, at + 4)
      const opens =
        (at === 0 || /[\s(“"«-]/.test(before)) &&
        /^[\p{L}\p{N}#@<¿¡]/u.test(after) &&
        !/^(?:(?:s|t|n|m|k|ns|er)(?:[\s-]|$)|\d\d(?!\d))/i.test(after)
      if (opens) single.push({ at, mark })
      else if (single.length > 0 && before !== ' ' && !/^[\p{L}\p{N}]/u.test(after)) single.pop()
    }
  }
  return [...open, ...lost, ...double, ...single]
}

/** True when every quote and bracket has its partner. */
export function isBalanced(text: string): boolean {
  return unpaired(text).length === 0
}

/** The text without the marks that have no partner. */
export function balance(text: string): string {
  const drop = new Set(unpaired(text).map(({ at }) => at))
  if (drop.size === 0) return text
  let kept = ''
  for (let at = 0; at < text.length; at++) if (!drop.has(at)) kept += text.charAt(at)
  return kept.replace(/ {2,}/g, ' ').trim()
}

/** A cut text whose open quotes are closed with their own kind; an open bracket and what follows it is dropped. */
export function closeCut(text: string): string {
  const open = unpaired(text)
  const bracket = open.find(({ mark }) => BRACKETS.has(mark))
  if (bracket) return closeCut(text.slice(0, bracket.at).trimEnd())
  const last = open.at(-1)
  const closer: Record<string, string> = { '"': '"', '“': '”', '„': '”', '«': '»', "'": "'", '‘': '’', '‚': '’' }
  return open.length === 1 && last && closer[last.mark] ? text + closer[last.mark] : balance(text)
}

/** True when the text holds a quotation mark of its own, so that ours would nest. */
export function hasQuotes(text: string): boolean {
  if (/["“”„«»]/.test(text)) return true
  return /(?:^|[\s(])['‘‚](?!(?:s|t|n|m|k|ns)(?:[\s-]|$))[\p{L}\p{N}]/iu.test(text)
}
