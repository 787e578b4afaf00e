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
  /** Shows 'Kopieer' beside the icon, in a slot of 104 px at the end of a row: nothing moves when it becomes 'Gekopieerd'. */
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
      className={cx(word && 'w-26 gap-1.5! px-2!', word && !copied && kind === 'quiet' && 'justify-end! text-ink!')}
      aria-describedby={describedBy}
      onClick={() => void copy(text, done)}
    >
      <Picture aria-hidden />
      <span className={cx(label === undefined && !word && 'sr-only')}>
        {label ?? (copied ? 'Gekopieerd' : 'Kopieer')}
      </span>
    </Button>
  )
}
