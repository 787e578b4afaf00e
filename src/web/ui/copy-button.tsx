// The button that copies one text, with the check that lasts two seconds.
import { Check, Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  text: string
  /** The second line of the toast. */
  done: string
  /** Shown beside the picture; without it the button is a picture named 'Kopieer'. */
  label?: string
  /** Id of the text it copies, read out after its name. */
  describedBy?: string
}

export function CopyButton({ text, done, label, describedBy }: CopyButtonProps) {
  const { copied, copy } = useCopy()
  const Picture = copied ? Check : Copy
  return (
    <Button
      kind={copied ? 'done' : 'quiet'}
      size={label === undefined ? 'icon' : 'small'}
      aria-label={label === undefined ? (copied ? 'Gekopieerd' : 'Kopieer') : undefined}
      aria-describedby={describedBy}
      onClick={() => void copy(text, done)}
    >
      <Picture aria-hidden />
      {label}
    </Button>
  )
}
