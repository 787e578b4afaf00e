// Asks a site for JSON, and makes of every other answer the reason why there is none. Knows no kind of website.
import { z } from 'zod'
import { isRefused } from '../fetch/refused.ts'
import type { Answer, Question } from '../fetch/safe-fetch.ts'
import { masked } from '../secrets/masked.ts'
import { RemoteProblem, type Ask } from './remote.ts'

/** Room for an article of a million characters, twice, escaped in JSON. */
const ANSWER_BYTES = 24 * 1024 * 1024

/** A site that is slow at saving is still waited for: asking again costs it more. */
const TIME_LIMIT_MS = 45_000

/** An address that a browser may be sent to: what a site says becomes a link on our screens. */
export const webUrl = z.url({ protocol: /^https?$/ })

/** What a site says of itself when it refuses something: a code of its own, and words, mostly in English. */
export interface Said {
  code: string
  words: string
  /** What is in the way, by its number there. */
  existing?: number | undefined
}

/** How a kind of site words a refusal. @returns undefined when that cannot be read. */
export type ReadSaid = (body: unknown) => Said | undefined

/** What there is to know of a site to ask it. */
export interface Manner {
  readSaid: ReadSaid
  /** What shows who asks, in every form in which it is sent: a site that quotes it is not quoted with it. */
  secrets: readonly string[]
}

export interface JsonAnswer<Value> {
  value: Value
  answer: Answer
}

/**
 * Asks for JSON that fits `schema`.
 * @throws RemoteProblem for any other answer.
 */
export async function askJson<Value>(
  ask: Ask,
  url: string,
  question: Question,
  schema: z.ZodType<Value>,
  { readSaid, secrets }: Manner,
): Promise<JsonAnswer<Value>> {
  const answer = await ask(url, { limitBytes: ANSWER_BYTES, timeLimitMs: TIME_LIMIT_MS, ...question })
  if (isRefused(answer)) throw new RemoteProblem(answer.why === 'address' ? 'refused' : 'passing', answer.problem)
  const body = jsonOf(answer.bytes, secrets)
  if (answer.status >= 200 && answer.status < 300) {
    const read = schema.safeParse(body)
    if (read.success) return { value: read.data, answer }
    // A page of the host instead of the answer: whether it was done is not known.
    throw new RemoteProblem('passing', 'De website gaf een antwoord dat Kopij niet begrijpt.')
  }
  throw refusalOf(answer.status, readSaid(body))
}

/** A theme or plugin may write something before the JSON. Its texts are those that can be kept and told. */
function jsonOf(bytes: Buffer, secrets: readonly string[]): unknown {
  // A database cannot keep the character of code 0.
  const kept = (_key: string, value: unknown): unknown =>
    typeof value === 'string' ? masked(value.replaceAll('\0', ''), secrets) : value
  const text = bytes.toString('utf8')
  for (const from of [0, text.search(/[[{]/)]) {
    if (from < 0) continue
    try {
      return JSON.parse(text.slice(from).replace(/^\uFEFF/, ''), kept)
    } catch {
      // Tried from the first bracket, and then given up.
    }
  }
  return undefined
}

const LONGEST_WORDS = 200

function refusalOf(status: number, said: Said | undefined): RemoteProblem {
  const code = said?.code ?? ''
  const words = oneLine(said?.words ?? '').slice(0, LONGEST_WORDS)
  const quoted = words === '' ? ` (${status})` : `: ‘${words}’`
  if (status === 401) return new RemoteProblem('key', 'De website neemt onze sleutel niet aan.', code)
  if (status === 403) return new RemoteProblem('forbidden', `De website staat dit niet toe${quoted}.`, code)
  if (status === 404 || status === 410) return new RemoteProblem('gone', 'Dit staat niet meer op de website.', code)
  if (status === 409) return new RemoteProblem('collision', 'Het artikel werd daar op dit moment gewijzigd.', code)
  if (status === 413) return new RemoteProblem('refused', 'De website vindt dit te groot.', code)
  if (status >= 300 && status < 400)
    return new RemoteProblem('refused', 'De website staat op een ander adres. Verbind haar opnieuw.', code)
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return new RemoteProblem('passing', `De website heeft een storing of is te druk (${status}).`, code)
  return new RemoteProblem('refused', `De website weigert dit${quoted}.`, code, said?.existing)
}

export const oneLine = (text: string) =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
