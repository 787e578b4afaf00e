// A text as it stands, to be read.
import { cx } from '#web/ui/cx.ts'
import { shownIn } from './rewrite-line-ends.ts'

export function TextPage({ text, className }: { text: string; className: string }) {
  return <p className={cx('font-serif text-result wrap-anywhere whitespace-pre-wrap', className)}>{shownIn(text)}</p>
}
