// Finds the JSON in a language model's answer: alone, in a code fence, behind its thinking, between sentences, or cut off.
// Knows no schema.
import { parsePartialJson } from 'ai'

/** Openings that are tried where no whole document is found. Bounds the work on an answer of nothing but brackets. */
const MOST_OPENINGS = 20

/**
 * Longest answer that is read, in UTF-16 units and without its thinking: four times what forty texts of the longest kind take. A
 * longer one is no answer; reading 10 MB of brackets takes seconds.
 */
export const LONGEST_JSON = 100_000

/**
 * The last JSON object or list in `text`, or the last that holds a list: what comes before is a draft or an example.
 * Undefined when there is none.
 */
export function jsonIn(text: string): unknown {
  const answer = behindThinking(text)
  if (answer.length > LONGEST_JSON) return undefined
  const whole = parsed(answer)
  if (isDocument(whole)) return whole
  const found = [...documents(answer)].map(parsed).filter(isDocument)
  return found.findLast(hasList) ?? found.at(-1)
}

/**
 * What is whole in an answer that was cut off: of its last list the last entry is left out, because that is half.
 * Undefined when nothing is.
 */
export async function jsonCutOff(text: string): Promise<unknown> {
  const answer = behindThinking(text)
  const start = answer.search(/[{[]/u)
  if (start === -1 || answer.length > LONGEST_JSON) return undefined
  // The limit may fall behind the last bracket.
  const whole = parsed(answer.slice(start))
  if (isDocument(whole)) return whole
  const { value } = await parsePartialJson(answer.slice(start))
  const list = Array.isArray(value) ? value : Object.values((value ?? {}) as object).find(Array.isArray)
  return list && list.length > 1 ? list.slice(0, -1) : undefined
}

/** Models that reason aloud close it with this; what they try before it is not their answer. */
const THOUGHT = '</think>'

function behindThinking(text: string): string {
  const at = text.lastIndexOf(THOUGHT)
  return at === -1 ? text : text.slice(at + THOUGHT.length)
}

const isDocument = (value: unknown): value is object => typeof value === 'object' && value !== null
const hasList = (value: object) => Array.isArray(value) || Object.values(value).some(Array.isArray)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every outermost stretch from an opening bracket to the one that closes it; a bracket that nothing closes is passed over. */
function* documents(text: string): Generator<string> {
  let from = 0
  for (let tries = 0; tries < MOST_OPENINGS; tries += 1) {
    const start = text.slice(from).search(/[{[]/u)
    if (start === -1) return
    const end = closing(text, from + start)
    if (end === undefined) from += start + 1
    else {
      yield text.slice(from + start, end)
      from = end
    }
  }
}

/** The position after the bracket that closes the one at `start`. */
function closing(text: string, start: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at += 1) {
    const here = text[at]
    if (quoted) {
      if (here === '\\') at += 1
      else if (here === '"') quoted = false
    } else if (here === '"') quoted = true
    else if (here === '{' || here === '[') depth += 1
    else if (here === '}' || here === ']') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return undefined
}
