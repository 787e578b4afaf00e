// The text controls that grow with what is typed.
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlLook } from './input.tsx'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={3}
      {...props}
      className={cx(controlLook, 'field-sizing-content min-h-24 resize-y py-2.5 text-control', className)}
    />
  )
}

/**
 * A single-line value that wraps when it is long, like a headline. Enter submits the form, as in an input. From some six
 * lines on it scrolls, so that a text pasted in the wrong place does not push the form off the screen.
 */
export function HeadlineInput({ className, onKeyDown, onChange, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={1}
      {...props}
      className={cx(
        controlLook,
        'field-sizing-content max-h-52 resize-none overflow-y-auto py-2.5 font-serif text-title placeholder:italic',
        className,
      )}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
      onChange={(event) => {
        // Pasted text may hold line breaks.
        if (/[\r\n]/.test(event.target.value))
          event.target.value = event.target.value.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ')
        onChange?.(event)
      }}
    />
  )
}
