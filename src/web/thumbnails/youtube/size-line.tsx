// How large the file is against what YouTube takes, and the JPEG where the PNG is too large for a phone.
import { roomFor, YOUTUBE_LIMITS } from '#contract/thumbnails/youtube-limits.ts'
import type { YoutubeFormat } from '#contract/thumbnails/shapes.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { kindWords } from './download-kinds.ts'
import type { FileSize } from './use-file-size.ts'

interface SizeLineProps {
  format: YoutubeFormat
  /** null while it is not known. */
  size: FileSize | null
  onJpeg: () => void
}

const saidOf = {
  phone: 'Onder de 2 MB die YouTube vanaf een telefoon aanneemt.',
  desktop: 'Vanaf een computer mag dit (tot 50 MB). Vanaf een telefoon neemt YouTube tot 2 MB aan.',
  none: 'YouTube neemt tot 50 MB aan. Neem de JPEG.',
} as const

export function SizeLine({ format, size, onJpeg }: SizeLineProps) {
  const share = size === null ? 0 : Math.min(1, size.png / YOUTUBE_LIMITS.phone)
  const room = size && roomFor(size.png)
  return (
    <div className="grid gap-2 border-t border-rule pt-4">
      <p className="flex justify-between gap-4 text-small">
        <span className="text-ink-2">{kindWords(format, { format: 'png', times: 1 })}</span>
        <strong className="font-semibold tabular-nums">{size ? fileSize(size.png) : '…'}</strong>
      </p>
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-rule">
        <div
          className={cx(
            'h-full rounded-full transition-[width] duration-300',
            room === 'phone' ? 'bg-good' : 'bg-accent',
          )}
          style={{ width: `${100 * share}%` }}
        />
      </div>
      <p className="text-caption text-ink-3">{room ? saidOf[room] : 'De grootte wordt gemeten.'}</p>
      {size?.jpeg != null && (
        <Button kind="secondary" size="small" className="justify-self-start" onClick={onJpeg}>
          Download als JPEG van {fileSize(size.jpeg)}
        </Button>
      )}
    </div>
  )
}
