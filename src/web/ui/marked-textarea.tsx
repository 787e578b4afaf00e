// A field whose text has underlined parts, as a word processor shows them. Behind the field stands the same text, letter for
// letter in the same look and seen by nobody, which bears the lines: a field itself can hold no marks. Knows no reason for one.
import { Fragment, type ComponentProps } from 'react'
import { cx } from './cx.ts'
import { apart, type Mark } from './marks.ts'

interface MarkedTextareaProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  value: string
  marks: readonly Mark[]
}

const tones = {
  bad: 'decoration-bad decoration-wavy decoration-[1.5px]',
  hint: 'decoration-ink-3 decoration-dotted decoration-2',
} as const satisfies Record<Mark['tone'], string>

/** What decides where lines break, the same for the field and for what stands behind it. */
const measure = 'col-start-1 row-start-1 border-2 px-3 py-2 wrap-anywhere whitespace-pre-wrap'

/** `className`: the size of the letters. Each mark is an element with the place of its beginning as `data-mark`. */
export function MarkedTextarea({ value, marks, className, ...props }: MarkedTextareaProps) {
  const shown = apart(marks)
  const ends = [0, ...shown.map(({ end }) => end)]
  return (
    <div className="grid grid-cols-1 rounded-field bg-sheet">
      <div
        aria-hidden
        className={cx(
          measure,
          className,
          'pointer-events-none border-transparent text-transparent forced-color-adjust-none select-none',
          // WebKit on iOS insets the text of a field by 3 px more.
          'supports-[-webkit-touch-callout:none]:px-[calc(0.75rem+3px)]',
        )}
      >
        {shown.map(({ start, end, tone }, at) => (
          <Fragment key={start}>
            {value.slice(ends[at], start)}
            <span
              data-mark={start}
              data-tone={tone}
              className={cx('scroll-mt-24 underline underline-offset-3', tones[tone])}
            >
              {value.slice(start, end)}
            </span>
          </Fragment>
        ))}
        {value.slice(ends.at(-1))}
        {/* A field has a line behind its last line break, a block has none. */}
        {'\u200B'}
      </div>
      <textarea
        {...props}
        value={value}
        className={cx(
          measure,
          className,
          'field-sizing-content min-h-11 resize-none rounded-field border-button bg-transparent outline-none',
        )}
      />
    </div>
  )
}
