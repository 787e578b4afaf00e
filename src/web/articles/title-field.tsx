// The title of an article, as large as it will be read. Enter goes on to the text.
import type { Ref } from 'react'
import { cx } from '#web/ui/cx.ts'

interface TitleFieldProps {
  ref?: Ref<HTMLTextAreaElement>
  value: string
  readOnly: boolean
  onChange: (title: string) => void
  onEnter: () => void
}

export function TitleField({ ref, value, readOnly, onChange, onEnter }: TitleFieldProps) {
  return (
    <textarea
      ref={ref}
      aria-label="Titel"
      rows={1}
      value={value}
      readOnly={readOnly}
      placeholder="Titel"
      lang="nl"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnter()
      }}
      onChange={({ target }) => onChange(target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
      className={cx(
        'field-sizing-content w-full resize-none bg-transparent font-serif text-[1.875rem]/[2.1875rem] font-medium text-balance outline-none md:text-[2.75rem]/[3.25rem]',
        'placeholder:text-ink-3 focus-visible:outline-none',
      )}
    />
  )
}
