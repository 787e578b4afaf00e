// What a published text says of AI: to people in a line, to machines in a mark. The mark follows the draft of the W3C community group
// AI Content Disclosure (https://w3c-cg.github.io/ai-content-disclosure/, read in November 2026), which still changes: all that we
// write of it stands in this file.
import type { GoingOut } from './rule.ts'

/** The values of the draft that we use. `autonomous`, for text that nobody looks at before it is published, never goes out here. */
export type AiDegree = 'none' | 'ai-assisted' | 'ai-generated'

/** The attribute of an element, and the name of the meta tag for a whole page. */
export const DISCLOSURE_NAME = 'ai-disclosure'
/** Which models, on the same element; several are separated by commas, for which the draft has no rule. */
export const MODEL_NAME = 'ai-model'

export interface AiMark {
  degree: AiDegree
  models: readonly string[]
}

/**
 * A text that a person reviewed is `ai-assisted`, also when all of it began as a model's: somebody answers for it.
 * @param isAll whether a model wrote all of it.
 */
export function aiMark(out: Exclude<GoingOut, 'blocked'>, isAll: boolean, models: readonly string[]): AiMark {
  if (out === 'plain') return { degree: 'none', models: [] }
  return { degree: out === 'disclosed' && isAll ? 'ai-generated' : 'ai-assisted', models }
}

/** The line for readers (AI Act, article 50, paragraph 4); undefined where none is owed. */
export function disclosureLine(out: Exclude<GoingOut, 'blocked'>, isAll: boolean): string | undefined {
  if (out !== 'disclosed') return undefined
  return isAll ? 'Deze tekst is geschreven door AI.' : 'Delen van deze tekst zijn geschreven door AI.'
}

/** The attributes of the element that the text stands in; empty for a text without AI. @param escaped makes a text safe in an attribute. */
export function markAttributes({ degree, models }: AiMark, escaped: (text: string) => string): string {
  if (degree === 'none') return ''
  const named = models.length > 0 ? ` ${MODEL_NAME}="${escaped(models.join(', '))}"` : ''
  return ` ${DISCLOSURE_NAME}="${degree}"${named}`
}

/** The tag for the head of a page; empty for a text without AI. */
export const markTag = ({ degree }: AiMark) =>
  degree === 'none' ? '' : `<meta name="${DISCLOSURE_NAME}" content="${degree}">`
