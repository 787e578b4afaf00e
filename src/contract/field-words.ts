// Dutch messages for fields whose schema has no message of its own. Without them zod would answer in a developer's words:
// what it expected and what it received.
import type { z } from 'zod'

const NOT_FILLED = 'Vul dit veld in.'
const NOT_RIGHT = 'Dit is niet goed ingevuld.'

/** For a value of the wrong type, by the type that zod expected. */
const wrongType: Record<string, string> = {
  string: 'Vul hier tekst in.',
  number: 'Vul hier een getal in.',
  int: 'Vul een heel getal in.',
  boolean: 'Kies ja of nee.',
  array: 'Geef hier een lijst.',
}

const wrongFormat: Record<string, string> = {
  date: 'Vul een geldige datum in.',
  datetime: 'Vul een geldige datum in.',
  email: 'Vul een geldig e-mailadres in.',
  url: 'Vul een geldig webadres in.',
}

/** A Dutch sentence for any zod issue. text.ts sets it as zod's default, in the browser and on the server. */
export const fieldWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return NOT_FILLED
    return wrongType[issue.expected] ?? NOT_RIGHT
  }
  if (issue.code === 'too_big') return `${bound(issue.origin, 'hoogstens', issue.maximum)}.`
  if (issue.code === 'too_small') return `${bound(issue.origin, 'minstens', issue.minimum)}.`
  if (issue.code === 'invalid_format') return wrongFormat[issue.format] ?? NOT_RIGHT
  const choosing = issue.code === 'invalid_value' || issue.code === 'invalid_union'
  return choosing ? 'Kies een van de mogelijkheden.' : NOT_RIGHT
}

function bound(origin: string, side: 'hoogstens' | 'minstens', limit: number | bigint): string {
  if (origin === 'string') return `Vul ${side} ${limit} tekens in`
  return origin === 'array' ? `Kies er ${side} ${limit}` : `Vul ${side} ${limit} in`
}
