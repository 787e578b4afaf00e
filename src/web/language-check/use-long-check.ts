// What the language check finds in a long text while it is typed: in the worker, for it takes some 50 ms of 5,000 words. Where there is
// no worker, here. Knows no markup.
import { useEffect, useMemo } from 'react'
import { useOwnWords } from '#web/own-words/use-own-words.ts'
import type { CheckedText } from './spelling-worker.ts'
import { checkText, startSpelling, useSpelling } from './spelling.ts'
import { useLanguageCheck } from './use-language-check.ts'

/** null until there is an answer; that may be of a text of a moment ago. One text at a time in all of the page. */
export function useLongCheck(text: string): CheckedText | null {
  const { phase, checked } = useSpelling()
  const own = useOwnWords(true)
  const isHere = phase === 'failed'
  useEffect(() => startSpelling(), [])
  useEffect(() => {
    if (!isHere && own !== null) checkText(text, [...own])
  }, [isHere, text, own])
  const here = useLanguageCheck(isHere ? text : null, { spelled: false }).checked
  return useMemo(() => {
    if (!isHere) return checked
    if (here === null) return null
    const { rules } = here.engine
    return {
      text: here.text,
      findings: here.findings.map((finding) => ({ ...finding, severity: rules[finding.rule].severity })),
    }
  }, [isHere, checked, here])
}
