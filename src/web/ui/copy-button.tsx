// The button that copies one text, with the check that lasts two seconds.
import { Check, Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  text: string
  /** The second line of the toast. */
  done: string
  /** Other words than 'Kopieer', always shown beside the picture. */
  label?: string
  /** Where 'Kopieer' is shown beside the picture: nowhere unless told, or only where the container is wide. */
  word?: 'always' | 'wide'
  /** As long as nothing was copied. */
  kind?: 'quiet' | 'secondary'
  /** Id of the text it copies, read out after its name. */
  describedBy?: string
}

export function CopyButton({ text, done, label, word, kind = 'quiet', describedBy }: CopyButtonProps) {
  const { copied, copy } = useCopy()
  const Picture = copied ? Check : Copy
  const shown = label !== undefined || word === 'always' ? undefined : word ? 'sr-only @2xl:not-sr-only' : 'sr-only'
  return (
    <Button
      kind={copied ? 'done' : kind}
      size={label === undefined && word === undefined ? 'icon' : 'small'}
      aria-describedby={describedBy}
      onClick={() => void copy(text, done)}
    >
      <Picture aria-hidden />
      <span className={shown}>{label ?? (copied ? 'Gekopieerd' : 'Kopieer')}</span>
    </Button>
  )
}
