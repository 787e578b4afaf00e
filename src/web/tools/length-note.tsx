// The length of a text compared with the recommended length: in words, and in colour. Knows no tool.
import { characterCount } from '#contract/text.ts'
import { cx } from '#web/ui/cx.ts'

/** In characters. */
export interface LengthRange {
  min: number
  max: number
}

/** `200-300 tekens` */
export function rangeInWords({ min, max }: LengthRange): string {
  return `${min}-${max} tekens`
}

export function LengthNote({ text, range }: { text: string; range: LengthRange }) {
  const count = characterCount(text)
  const verdict = count < range.min ? 'te kort' : count > range.max ? 'te lang' : null
  return (
    <span className={cx('tabular-nums', verdict === null ? 'text-good' : 'font-semibold text-accent-ink')}>
      {count} tekens{verdict === null ? '' : `, ${verdict}`}
    </span>
  )
}
