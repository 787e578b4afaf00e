// The photograph of the thumbnail, and how far it is with being enlarged: sent, waiting, worked on, done with what was done, or failed.
import { CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { enlargingTime } from '#web/pictures/enlarging-time.ts'
import { creditWords } from '#web/pictures/picture-words.ts'
import { usePace } from '#web/pictures/use-pace.ts'
import { benefitsOf, caveatOf } from '../benefits.ts'
import { enlargingWords, isBefore, percentOf } from '../enlarge.ts'
import { useLostFocus } from '../use-lost-focus.ts'
import { Progress } from '../progress.tsx'
import type { Background } from './use-background.ts'

/** What the bar shows of a photograph that could not be enlarged, in percent (specification, section 4). */
const FAILED_PERCENT = 15

/** The specification's sentence (section 8), as title and text. */
export const upscaleFailed = {
  title: 'Informatie',
  description: 'We gebruiken de originele afbeelding (upscaling niet beschikbaar).',
} as const

interface EnhancementPanelProps {
  background: Background
  /** Whether it may be enlarged when somebody asks: not for who could not save it. */
  mayEnlarge: boolean
  /** The photograph, small. */
  picture: ReactNode
  /** The way to another one. */
  replace: ReactNode
}

export function EnhancementPanel({ background, mayEnlarge, picture, replace }: EnhancementPanelProps) {
  const { fileName, photo, credit, enlarging, retry, stop } = background
  const pace = usePace()
  const isOpen = enlarging.state === 'idle' && mayEnlarge
  useLostFocus(enlarging.state === 'idle', '[data-enlarge]')
  useLostFocus(enlarging.state === 'processing', '[data-stop]')
  return (
    <section aria-label="Foto" className="grid gap-3">
      <div className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3">
        <div className="h-12 overflow-hidden rounded-field bg-sunken">{picture}</div>
        <div className="min-w-0">
          <p className="truncate text-small font-semibold" title={fileName}>
            {fileName}
          </p>
          <p
            role="status"
            className={cx(
              'flex items-center gap-1.5 text-caption',
              enlarging.state === 'completed' ? 'text-good' : 'text-ink-2',
            )}
          >
            {enlarging.state === 'completed' && <CircleCheck aria-hidden className="size-3.5 shrink-0" />}
            {photo && wordsFor(enlarging, photo)}
          </p>
          {credit && <p className="text-caption wrap-anywhere text-ink-3">{creditWords(credit)}</p>}
        </div>
        {replace}
      </div>
      {enlarging.state === 'processing' && (
        <div className="flex items-center gap-3">
          <Progress percent={percentOf(enlarging.at)} label="Foto verbeteren" />
          <Button kind="quiet" size="small" data-stop onClick={stop}>
            Stop
          </Button>
        </div>
      )}
      {enlarging.state === 'completed' && photo && (
        <>
          <ul className="flex flex-wrap gap-1.5" aria-label="Wat er met de foto is gedaan">
            {benefitsOf(enlarging.done, photo).map((benefit) => (
              <li key={benefit}>
                <Badge>{benefit}</Badge>
              </li>
            ))}
          </ul>
          {caveatOf(enlarging.done) && <p className="text-caption text-ink-3">{caveatOf(enlarging.done)}</p>}
        </>
      )}
      {enlarging.state === 'failed' && (
        <>
          <Progress percent={FAILED_PERCENT} label="Foto verbeteren" failed />
          <p className="flex gap-2 text-small text-ink-2">
            <Info aria-hidden className="mt-0.75 size-3.5 shrink-0" />
            <span>
              {upscaleFailed.title}: {upscaleFailed.description} {enlarging.reason}
            </span>
          </p>
          {enlarging.mayRetry && (
            <Button kind="secondary" size="small" className="justify-self-start" onClick={retry}>
              Opnieuw verbeteren
            </Button>
          )}
        </>
      )}
      {(isOpen || (enlarging.state === 'processing' && isBefore(enlarging.at))) && pace && photo && (
        <p className="text-caption text-ink-3">{enlargingTime(photo, pace)}</p>
      )}
      {isOpen && photo && (
        <Button kind="secondary" size="small" data-enlarge className="justify-self-start" onClick={retry}>
          Verbeter de foto
        </Button>
      )}
    </section>
  )
}

function wordsFor(enlarging: Background['enlarging'], { width, height }: { width: number; height: number }): string {
  const size = `${width} × ${height}`
  if (enlarging.state === 'completed') return `Nu ${size}`
  if (enlarging.state !== 'processing') return size
  return enlargingWords(enlarging.at)
}
