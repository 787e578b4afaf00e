// Makes what a vendor says it used something that the library can read: it throws a whole answer away when one of these numbers is a
// text, missing or no number at all. Knows nothing of answers.
import { tokensTold } from '../provider.ts'

/** A number that was told and makes no sense. The library wants one in these places; `tokensTold` knows it for none. */
const UNKNOWN = -1

/** What Python's json writes in it, or instead of it, and JSON does not know. Within a text, as a model may write one, the quotes are escaped. */
const USAGE = /"usage"\s*:\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}|-?[A-Z]\w+)/g

/** The library drops it; JSON does not know it. */
const BYTE_ORDER_MARK = /^\uFEFF/

/** A reply in JSON with its usage made plain, and unknown where none is told; as it came when it is no JSON. */
export function plainReply(text: string): string {
  const reply = parsed(text.replace(BYTE_ORDER_MARK, ''))
  if (reply === undefined) return text
  const usage = reply['type'] === 'message' ? ofMessage(reply['usage'], 'input_tokens') : ofChat(reply['usage'])
  return JSON.stringify({ ...reply, usage })
}

/** Whether anything in these events may say what was used. */
export const tellsUsage = (events: string): boolean => events.includes('"usage"') || events.includes('"message_')

/** The same of one event of a stream, whose other lines it keeps. Its data may stand on several lines, as one text (HTML, 9.2.6). */
export function plainEvent(event: string): string {
  if (!tellsUsage(event)) return event
  const lines = event.replace(BYTE_ORDER_MARK, '').split(/(?<=\r\n|\n|\r(?!\n))/)
  const isData = (line: string) => line.startsWith('data:')
  const told = parsed(
    lines
      .filter(isData)
      .map((line) => line.replace(/^data: ?|[\r\n]+$/g, ''))
      .join('\n'),
  )
  const plain = told && plainData(told)
  if (plain === undefined) return event
  const first = lines.findIndex(isData)
  const end = /[\r\n]*$/.exec(lines.findLast(isData) ?? '')?.[0] ?? ''
  return lines
    .filter((line, at) => at === first || !isData(line))
    .map((line) => (isData(line) ? `data: ${JSON.stringify(plain)}${end}` : line))
    .join('')
}

/** What an event told, with its usage made plain; undefined when it told none. */
function plainData(told: Record<string, unknown>): object | undefined {
  const { type, message, usage } = told
  if (type === 'message_start' && isObject(message))
    return { ...told, message: { ...message, usage: ofMessage(message['usage'], 'input_tokens') } }
  if (type === 'message_delta') return { ...told, usage: ofMessage(usage) }
  if (usage === undefined) return undefined
  // Null is what most events say, and what stands here now for what is no JSON.
  return usage === null ? told : { ...told, usage: ofChat(usage) }
}

/** Those numbers of `names` that were told, and of `must` also the others. */
function numbers(usage: unknown, names: readonly string[], must: readonly string[]): Record<string, number> {
  const told = isObject(usage) ? usage : {}
  const named = names.filter((name) => told[name] != null || must.includes(name))
  return Object.fromEntries(named.map((name) => [name, tokensTold(told[name]) ?? UNKNOWN]))
}

/** As OpenAI, Mistral and the servers like theirs tell it. */
function ofChat(usage: unknown): Record<string, number> {
  const names = ['prompt_tokens', 'completion_tokens', 'total_tokens']
  return numbers(usage, names, names)
}

/** As Anthropic tells it. @param must what this part of its answer has to have, besides what was written. */
function ofMessage(usage: unknown, ...must: string[]): Record<string, number> {
  const read = numbers(usage, ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens'], must)
  // The library adds these up: of what is partly unknown the sum is.
  const isUnknown = Object.values(read).includes(UNKNOWN)
  return { ...(isUnknown ? { input_tokens: UNKNOWN } : read), ...numbers(usage, ['output_tokens'], ['output_tokens']) }
}

/** The object in `text`; what is no JSON at all is not read twice, for reading 300 kB of brackets takes its time. */
function parsed(text: string): Record<string, unknown> | undefined {
  const value = json(text) ?? (text.includes('"usage"') ? json(text.replaceAll(USAGE, withoutNoNumbers)) : undefined)
  return isObject(value) ? value : undefined
}

const withoutNoNumbers = (usage: string) => usage.replaceAll(/-?\b(?:NaN|Infinity)\b/g, 'null')

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
