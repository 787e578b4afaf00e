// Somebody's initials in a circle, beside their name. Knows no user.
import { cx } from './cx.ts'

/** @param of the name, which stands beside it or is said otherwise: the circle itself says nothing to a screen reader. */
export function Initials({ of, className }: { of: string; className: string }) {
  return (
    <span aria-hidden className={cx('grid shrink-0 place-items-center rounded-full font-semibold', className)}>
      {initials(of)}
    </span>
  )
}

/** The first letters of the first and the last word. By code point, so that an emoji stays whole. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 32))
    .join('')
    .toLocaleUpperCase('nl')
}
