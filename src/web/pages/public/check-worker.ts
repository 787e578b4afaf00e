// The worker in which the public language check runs: a long text would hold up typing. Fetches nothing, and may not: its
// policy (server/http/static-files.ts) forbids it.
import { checkLanguage, rules, type Finding } from '#dutch/language-check/check.ts'
import { mendAll } from '#dutch/language-check/mend-all.ts'
import type { Rule } from '#dutch/language-check/rule.ts'

/** A text to check, or to mend all of but `ignored`. */
export interface Question {
  id: number
  text: string
  mend: boolean
  ignored: readonly Finding[]
}

export type ShownFinding = Finding & Pick<Rule, 'severity' | 'label' | 'explanation'>

/** The text, mended if that was asked, and what is found in it. */
export interface Answer {
  id: number
  text: string
  findings: readonly ShownFinding[]
}

self.addEventListener('message', ({ data: { id, text, mend, ignored } }: MessageEvent<Question>) => {
  const mended = mend ? mendAll(text, ignored) : text
  self.postMessage({ id, text: mended, findings: checkLanguage(mended).map(shown) } satisfies Answer)
})

function shown(finding: Finding): ShownFinding {
  const { severity, label, explanation } = rules[finding.rule]
  return { ...finding, severity, label, explanation }
}
