// Grey lines where text is about to come.
import { cx } from './cx.ts'

/** Lines of the given widths (in percent), as high as result text. */
export function SkeletonText({ widths, className }: { widths: readonly number[]; className?: string }) {
  return (
    <div aria-hidden className={cx('grid gap-2.5 py-1', className)}>
      {widths.map((width, line) => (
        <div key={line} className="h-4 animate-pulse rounded-small bg-rule" style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}
