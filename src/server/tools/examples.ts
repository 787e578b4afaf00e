// Good and rejected texts that show a model what the rules mean. Knows no tool: each tool has its own beside this file.

export interface Example {
  /** What it was written from, in a few words. */
  from: string
  text: string
  /** Why it is good, or why it was rejected. */
  why: string
}

export interface Examples {
  good: readonly Example[]
  rejected: readonly Example[]
}

/** Dutch lines for a system prompt. */
export function exampleLines({ good, rejected }: Examples): string[] {
  const line = ({ from, text, why }: Example) => `Bron: ${from}\nTekst: ${text}\nOordeel: ${why}`
  return [
    'Ze gaan over andere onderwerpen: leer van hoe ze zijn gemaakt, en neem er geen woord of feit uit over.',
    ...good.map((example) => `Goed.\n${line(example)}`),
    ...rejected.map((example) => `Afgekeurd.\n${line(example)}`),
  ]
}
