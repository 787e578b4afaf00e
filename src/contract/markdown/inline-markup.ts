// Reads what stands between points within a line: addresses, `<https://…>`, and HTML, of which only the line end has a meaning
// here. Knows nothing of the text around it.
import type { Piece } from './pieces.ts'

interface Markup {
  pieces: Piece[]
  /** Behind it. */
  to: number
}

const ADDRESS = /<([a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/iy
const MAIL =
  /<([\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?){1,8})>/iy
const TAG =
  /<(?:\/([a-z][\w:-]*)\s*|([a-z][\w-]*)(?:\s+[a-z:_][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?)>/iy

/** What begins something that is no text, and what ends it. */
const unread: readonly [RegExp, string][] = [
  [/<!--/y, '-->'],
  [/<\?/y, '?>'],
  [/<!\[CDATA\[/y, ']]>'],
  [/<![a-z]/iy, '>'],
]

/** A function that reads the markup that begins at a place; places are asked for from front to back. */
export function markupFinder(source: string): (at: number) => Markup | undefined {
  // What was looked for in vain is not looked for again.
  const missing = new Set<string>()
  const lower = () => (lowered ??= source.toLowerCase())
  let lowered: string | undefined
  function endOf(text: string, from: number): number | undefined {
    if (missing.has(text)) return undefined
    const at = (/[a-z]/.test(text) ? lower() : source).indexOf(text, from)
    if (at !== -1) return at + text.length
    missing.add(text)
    return undefined
  }
  return (at) => {
    const address = matchAt(ADDRESS, source, at) ?? matchAt(MAIL, source, at)
    if (address) return { pieces: linkTo(address[1] ?? ''), to: at + address[0].length }
    for (const [begin, end] of unread) {
      const found = matchAt(begin, source, at)
      const to = found && endOf(end, at + found[0].length)
      if (to) return { pieces: [], to }
    }
    const tag = matchAt(TAG, source, at)
    if (tag === null) return undefined
    const to = at + tag[0].length
    const name = tag[2]?.toLowerCase()
    if (name === 'br') return { pieces: [{ kind: 'break' }], to }
    const hides = name === 'script' || name === 'style'
    return { pieces: [], to: (hides ? endOf(`</${name}>`, to) : undefined) ?? to }
  }
}

/** A link that shows its own address. */
export function linkTo(text: string, address = text): Piece[] {
  const isMail = text.includes('@') && !/^[a-z][a-z\d+.-]*:/i.test(text)
  const mark = { kind: 'link', address: isMail ? `mailto:${address}` : address, title: '' } as const
  return [
    { kind: 'open', mark },
    { kind: 'text', text },
    { kind: 'close', mark },
  ]
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}
