// The rewritten text while it streams in, and what was written when it was stopped. Knows nothing of the form.
import { Square } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { characterCount } from '#contract/text.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { numberOf } from './rewrite-words.ts'

/** How often a screen reader is told how much has been written. */
const TOLD_EVERY_MS = 8_000

const skeleton = [96, 100, 92, 98, 60] as const

export function RewriterWriting({ written, onStop }: { written: string; onStop: () => void }) {
  const length = numberOf(characterCount(written), 'teken', 'tekens')
  const told = useTold(written === '' ? '' : `Nog bezig: ${length} geschreven.`)
  const stop = useEffectEvent(onStop)
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      // When a menu or dialog is open, Escape closes that first.
      if (event.key === 'Escape' && !event.defaultPrevented) stop()
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [])
  return (
    <>
      <div className="sticky top-header z-6 flex min-h-14 items-center justify-between gap-4 border-b border-rule bg-paper">
        <div className="flex items-center gap-3 text-ink-2">
          <Spinner />
          <p className="flex flex-wrap items-baseline gap-x-3">
            De tekst wordt herschreven
            {written !== '' && <span className="text-small text-ink-3 tabular-nums">{length}</span>}
          </p>
        </div>
        <Button kind="secondary" size="small" aria-keyshortcuts="Escape" onClick={onStop}>
          <Square aria-hidden className="size-3.5! fill-current" />
          Stop
          <kbd
            aria-hidden
            className="hidden rounded-small border border-rule px-1.5 text-caption font-normal text-ink-2 md:pointer-fine:inline"
          >
            Esc
          </kbd>
        </Button>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
      <div aria-busy className="min-h-96 py-6">
        {written === '' ? <SkeletonText widths={skeleton} /> : <Text text={written} writing />}
      </div>
    </>
  )
}

/** `text`, updated at most once every TOLD_EVERY_MS. */
function useTold(text: string): string {
  const [told, tell] = useState('')
  const latest = useEffectEvent(() => text !== '' && tell(text))
  useEffect(() => {
    const clock = setInterval(() => latest(), TOLD_EVERY_MS)
    return () => clearInterval(clock)
  }, [])
  return told
}

interface RewriterStoppedProps {
  text: string
  /** Whether it failed halfway, instead of being stopped by the user. */
  broken: boolean
  /** Label of the button that goes back. */
  back: string
  onUse: () => void
  onBack: () => void
}

export function RewriterStopped({ text, broken, back, onUse, onBack }: RewriterStoppedProps) {
  return (
    <>
      <Notice title={`${broken ? 'Afgebroken' : 'Gestopt'}: dit is wat er tot nu toe stond.`} live>
        De tekst is niet af. Wat je had ingevuld staat er nog.
      </Notice>
      <div className="py-6">
        <Text text={text} />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-rule pt-4">
        <Button kind="secondary" size="small" onClick={onBack}>
          {back}
        </Button>
        <Button kind="quiet" size="small" onClick={onUse}>
          Gebruik als nieuwe invoer
        </Button>
        <CopyButton text={text} done="De tekst staat klaar om te plakken." label="Kopieer" />
      </div>
    </>
  )
}

function Text({ text, writing = false }: { text: string; writing?: boolean }) {
  return (
    <p className="font-serif text-result wrap-anywhere whitespace-pre-wrap">
      {text}
      {writing && (
        <span aria-hidden className="ml-0.5 inline-block h-[1em] w-0.5 animate-pulse bg-accent align-text-bottom" />
      )}
    </p>
  )
}
