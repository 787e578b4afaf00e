// The texts in whatever a language model answered when it was asked for a list. Knows no tool, and judges nothing.

/** Texts beyond this are not looked at: a model that cannot stop may answer thousands. */
const MOST_CANDIDATES = 40

/**
 * In UTF-16 units: of a longer text only the beginning is looked at. Twice what any list accepts, so it stays too long, and
 * judging it stays cheap.
 */
export const LONGEST_CANDIDATE = 1_000

/**
 * The texts of an answer, in order: the candidates that were asked for, or a plain list under any name, which models
 * that are not held to a schema give. Undefined when there is no list at all.
 */
export function candidatesIn(answer: unknown): string[] | undefined {
  const parts = isRecord(answer) ? [answer, answer.candidates, ...Object.values(answer)] : []
  const list: unknown[] | undefined = parts.find(Array.isArray)
  return list?.slice(0, MOST_CANDIDATES).flatMap((entry) => {
    const text = isRecord(entry) ? entry.text : entry
    return typeof text === 'string' ? [bare(text.slice(0, LONGEST_CANDIDATE))] : []
  })
}

/** Without what models put around a text: a number, a dash, quotation marks around the whole. */
function bare(text: string): string {
  const unnumbered = text.trim().replace(/^(?:\d{1,2}[.)]|[-*•])\s+/u, '')
  const [, quoted] = /^["“”„‘']([^"“”„‘’']*)["”“’']$/u.exec(unnumbered) ?? []
  return quoted ?? unnumbered
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
