// Recognises the definition of an address that links refer to: `[label]: address "title"`. Knows nothing of those links.

export interface Target {
  address: string
  title: string
}

/** What references lead to, by their label (`normalLabel`). */
export type Targets = ReadonlyMap<string, Target>

export interface Definition extends Target {
  /** As references are compared: in lower case, with single spaces. */
  label: string
  /** The first line after it. */
  to: number
}

/** A definition may go on over this many lines; titles of more are no titles. */
const MOST_LINES = 8
/** In characters: longer labels refer to nothing (CommonMark, 4.7), and longer addresses lead nowhere. */
const LONGEST = 4_000

const DEFINITION =
  /^ {0,3}\[(?!\s*\])((?:\\[^]|[^[\]\\])+)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<[^\n]*?>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)("(?:\\"?|[^"\\])*"|'[^'\n]*(?:\n[^'\n]+)*\n?'|\([^()]*\)))? *(?:\n+|$)/

/** The definition that begins at this line, if one does. */
export function definitionAt(texts: readonly string[], at: number, to: number): Definition | undefined {
  if (!/^ {0,3}\[/.test(texts[at] ?? '')) return undefined
  let text = ''
  for (let next = at; next < Math.min(to, at + MOST_LINES) && text.length < LONGEST; next += 1) {
    const line = texts[next] ?? ''
    if (line === '') break
    text += `${next === at ? '' : '\n'}${line}`
  }
  if (text.length > LONGEST) text = `${text.slice(0, LONGEST)}…`
  const found = DEFINITION.exec(text)
  if (found === null) return undefined
  const [raw, label = '', address = '', title = ''] = found
  return {
    label: normalLabel(label),
    address: unescaped(address.replace(/^<(.*)>$/, '$1')),
    title: unescaped(title.slice(1, -1)),
    to: at + raw.replace(/\n+$/, '').split('\n').length,
  }
}

/** A label as it is compared. */
export const normalLabel = (label: string) => label.toLowerCase().trim().replace(/\s+/g, ' ')

/** Without the backslashes that take the meaning from a sign. */
export const unescaped = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')
