// The button that copies one text, with a check mark for two seconds afterwards.
import { Check, Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  text: string
  /** The second line of the toast. */
  done: string
  /** Other words than 'Kopieer', always shown beside the icon. */
  label?: string
  /** Whether 'Kopieer' is shown beside the icon, where the column has room for it. */
  word?: boolean
  /** The look of the button as long as nothing was copied. */
  kind?: 'quiet' | 'secondary'
  /** Id of the text it copies, read out after its name. */
  describedBy?: string
}

export function CopyButton({ text, done, label, word = false, kind = 'quiet', describedBy }: CopyButtonProps) {
  const { copied, copy } = useCopy()
  const Picture = copied ? Check : Copy
  return (
    <Button
      kind={copied ? 'done' : kind}
      size={label === undefined && !word ? 'icon' : 'small'}
      // As wide as the longer word: what stands beside the button must not move when it becomes 'Gekopieerd'.
      className={cx(word && 'min-w-29 @max-[19.5rem]:min-w-0')}
      aria-describedby={describedBy}
      onClick={() => void copy(text, done)}
    >
      <Picture aria-hidden />
      <span className={cx(label === undefined && (word ? '@max-[19.5rem]:sr-only' : 'sr-only'))}>
        {label ?? (copied ? 'Gekopieerd' : 'Kopieer')}
      </span>
    </Button>
  )
}
