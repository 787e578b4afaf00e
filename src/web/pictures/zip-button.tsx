// The button that saves the chosen pictures as one ZIP, and says what that will hold. Packs nothing itself.
import { Download } from 'lucide-react'
import { Button, type ButtonKind } from '#web/ui/button.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { countOf } from './picture-words.ts'

interface ZipButtonProps {
  /** With none it can be pressed too: whoever does is told what is missing. */
  count: number
  /** Of all of them together; left out where that is not known yet. */
  bytes?: number
  pending: boolean
  kind?: ButtonKind
  onSave: () => void
}

export function ZipButton({ count, bytes, pending, kind, onSave }: ZipButtonProps) {
  const holds = [countOf(count), ...(bytes === undefined ? [] : [fileSize(bytes)])]
  return (
    <Button kind={kind} pending={pending} onClick={onSave} className="flex-wrap gap-y-0 py-2 max-md:grow">
      {!pending && <Download aria-hidden />}
      <span className="whitespace-nowrap">Download ZIP</span>
      {count > 0 && <span className="font-normal whitespace-nowrap">{holds.join(' · ')}</span>}
    </Button>
  )
}
