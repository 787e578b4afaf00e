// A search field that the slash key leads to, which it shows where there is probably a keyboard. Knows no list.
import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LONGEST_SEARCH } from '#contract/paging.ts'
import { cx } from './cx.ts'
import { isElsewhere } from './meant-elsewhere.ts'
import { Input } from './input.tsx'

interface SlashSearchProps {
  /** What is searched. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Classes for how wide it may grow. */
  className?: string
}

export function SlashSearch({ label, value, onChange, className }: SlashSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.defaultPrevented || isElsewhere(event.target)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <span className={cx('relative grid min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
      />
      <Input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={LONGEST_SEARCH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="pl-10.5! md:pointer-fine:placeholder-shown:pr-10!"
      />
      {value === '' && (
        <kbd
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-small border border-rule px-1.5 font-sans text-caption text-ink-2 md:pointer-fine:inline"
        >
          /
        </kbd>
      )}
    </span>
  )
}
