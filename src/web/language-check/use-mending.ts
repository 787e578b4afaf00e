// What someone does with the findings of a text: mend one, mend all, ignore, undo. Knows no markup and no rule.
import { useMemo, useState } from 'react'
import type { Finding } from '#dutch/language-check/check.ts'
import type { CheckedText } from './use-language-check.ts'

interface Change {
  from: string
  to: string
}

/** A finding in one text: the same word further on is another. */
export function keyOf({ rule, start, end }: Finding): string {
  return `${rule} ${start} ${end}`
}

/** `checked` null: the check has not arrived, so there is nothing to do yet. */
export function useMending(text: string, checked: CheckedText | null, onChange: (text: string) => void) {
  const [ignored, setIgnored] = useState<{ text: string; keys: ReadonlySet<string> }>({ text, keys: new Set() })
  const [changes, setChanges] = useState<readonly Change[]>([])
  const keys = ignored.text === checked?.text ? ignored.keys : null
  const { findings, passedOver } = useMemo(() => {
    const isIgnored = (finding: Finding) => keys?.has(keyOf(finding)) === true
    const all = checked?.findings ?? []
    return { findings: all.filter((finding) => !isIgnored(finding)), passedOver: all.filter(isIgnored) }
  }, [checked, keys])
  const last = changes.at(-1)
  // Only of what still stands there: typing on makes a new text, which no earlier one may overwrite.
  const undoable = last?.to === text ? last : undefined
  // A click a moment after typing must not bring back the older text that was checked.
  const upToDate = checked?.text === text

  /** Tells whether anything changed. */
  function change(to: string): boolean {
    if (to === text) return false
    setChanges([...changes, { from: text, to }])
    onChange(to)
    return true
  }
  return {
    findings,
    ignoredCount: passedOver.length,
    fixableCount: findings.filter(({ fix }) => fix !== null).length,
    /** `fix`: of several that could be meant, the one that was chosen. */
    mend: (finding: Finding, fix = finding.fix) =>
      upToDate && change(checked.engine.applyFix(text, { ...finding, fix })),
    mendAll: () => upToDate && change(checked.engine.mendAll(text, passedOver)),
    ignore: (finding: Finding) => {
      if (checked) setIgnored({ text: checked.text, keys: new Set([...(keys ?? []), keyOf(finding)]) })
    },
    /** null when there is nothing to undo. */
    undo: undoable
      ? () => {
          setChanges(changes.slice(0, -1))
          onChange(undoable.from)
        }
      : null,
  }
}

export type Mending = ReturnType<typeof useMending>
