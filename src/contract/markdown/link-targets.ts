// Reads where a link leads: what stands behind its words, `(address "title")` or `[label]`. Knows nothing of those words.
import { normalLabel, unescaped, type Target, type Targets } from './definitions.ts'
import { decoded } from './entities.ts'

/** Parentheses in an address, within each other: more are no address (CommonMark, 6.3, lets implementations limit them). */
const MOST_PARENTHESES = 32
/** In characters (CommonMark, 4.7). */
const LONGEST_LABEL = 999

const SPACE = /[ \t]*\n?[ \t]*/y
const POINTED = /<((?:\\.|[^\n<>\\])*)>/y
const TITLE = /"((?:\\[^]|[^"\\])*)"|'((?:\\[^]|[^'\\])*)'|\(((?:\\[^]|[^()\\])*)\)/y
const LABEL = /\[((?:\\[^]|[^\\[\]]){0,999})\]/y

type Found = Target & { to: number }

/** What stands in parentheses here. */
export function linkTargetAt(source: string, at: number): Found | undefined {
  if (source[at] !== '(') return undefined
  let to = skip(source, at + 1)
  const pointed = at < to || source[to] === '<' ? matchAt(POINTED, source, to) : null
  let address = pointed?.[1] ?? ''
  if (pointed) to += pointed[0].length
  else {
    const end = addressEnd(source, to)
    if (end === undefined) return undefined
    address = source.slice(to, end)
    to = end
  }
  const behind = skip(source, to)
  const title = behind > to ? matchAt(TITLE, source, behind) : null
  const end = skip(source, title ? behind + title[0].length : behind)
  if (source[end] !== ')') return undefined
  return { address: plain(address), title: plain(title?.[1] ?? title?.[2] ?? title?.[3] ?? ''), to: end + 1 }
}

/**
 * What a reference leads to.
 * @param words those of the link, when they may be its label.
 */
export function referenceAt(
  source: string,
  at: number,
  words: string | undefined,
  targets: Targets,
): Found | undefined {
  if (targets.size === 0) return undefined
  const label = matchAt(LABEL, source, at)
  const said = label?.[1]?.trim() ? label[1] : words
  const target = said === undefined || said.length > LONGEST_LABEL ? undefined : targets.get(normalLabel(said))
  return target && { ...target, to: at + (label?.[0].length ?? 0) }
}

/** The end of an address that is not set between points; undefined when its parentheses do not come out. */
function addressEnd(source: string, from: number): number | undefined {
  let depth = 0
  let at = from
  for (; at < source.length; at += 1) {
    const code = source.charCodeAt(at)
    if (code <= 32 || code === 127) break
    const sign = source[at]
    if (sign === '\\' && /[!-/:-@[-`{-~]/.test(source[at + 1] ?? '')) at += 1
    else if (sign === '(') {
      depth += 1
      if (depth > MOST_PARENTHESES) return undefined
    } else if (sign === ')') {
      if (depth === 0) break
      depth -= 1
    }
  }
  return depth === 0 ? at : undefined
}

const skip = (source: string, at: number) => at + (matchAt(SPACE, source, at)?.[0].length ?? 0)

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

const plain = (text: string) => decoded(unescaped(text))
