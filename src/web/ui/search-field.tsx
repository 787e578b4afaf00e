// The search field in the filter above a list.
import { LONGEST_SEARCH } from '#contract/paging.ts'
import { cx } from './cx.ts'
import { Input } from './input.tsx'

interface SearchFieldProps {
  /** What is searched: 'Zoek in taken'. */
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  /** Classes for how wide it may grow. */
  className?: string
}

export function SearchField({ label, placeholder = label, value, onChange, className }: SearchFieldProps) {
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={LONGEST_SEARCH}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={cx('min-w-0 grow basis-48', className)}
    />
  )
}
