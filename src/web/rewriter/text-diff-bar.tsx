// The bars around a text with changes: progress, previous and next, undo and redo, and deciding on all at once; on narrow
// screens also the buttons of the current change, within reach of the thumb. Knows no text.
import { Check, ChevronDown, ChevronUp, Redo2, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { numberOf } from './rewrite-words.ts'
import type { Choice } from './rewrite-review.ts'

interface BarProps {
  count: number
  decided: number
  /** How the current change was decided. */
  choice: Choice
  mayUndo: boolean
  mayRedo: boolean
  onStep: (by: 1 | -1) => void
  onDecide: (choice: Choice) => void
  onDecideAll: (choice: 'accepted' | 'rejected') => void
  onUndo: () => void
  onRedo: () => void
}

export function DiffBar({ count, decided, mayUndo, mayRedo, onStep, onDecideAll, onUndo, onRedo }: BarProps) {
  return (
    <div role="group" aria-label="Wijzigingen" className="grid gap-2 border-b border-rule bg-paper py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-48 grow gap-2">
          <p className="text-small text-ink-2 tabular-nums">
            {decided} van {numberOf(count, 'wijziging', 'wijzigingen')} bekeken
          </p>
          <Progress share={decided / count} className="h-1 max-w-56 rounded-full" />
        </div>
        <div className="-ml-2.5 flex flex-wrap items-center gap-x-1">
          <span className="flex max-md:hidden">
            <IconButton label="Vorige wijziging" onClick={() => onStep(-1)}>
              <ChevronUp aria-hidden />
            </IconButton>
            <IconButton label="Volgende wijziging" onClick={() => onStep(1)}>
              <ChevronDown aria-hidden />
            </IconButton>
          </span>
          <IconButton label="Ongedaan maken" off={!mayUndo} onClick={onUndo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Opnieuw doen" off={!mayRedo} onClick={onRedo}>
            <Redo2 aria-hidden />
          </IconButton>
          <Button kind="quiet" size="small" onClick={() => onDecideAll('accepted')}>
            Alles accepteren
          </Button>
          <Button kind="quiet" size="small" onClick={() => onDecideAll('rejected')}>
            Alles afwijzen
          </Button>
        </div>
      </div>
      <KeyHints />
    </div>
  )
}

/** The bar for the thumb on narrow screens. Sticks above the tab bar of the menu. */
export function ThumbBar({ count, decided, choice, onStep, onDecide }: BarProps) {
  return (
    <div
      role="group"
      aria-label="Deze wijziging"
      className="sticky bottom-(--bottom-bar) z-6 -mx-4 flex items-center justify-between gap-1 bg-paper px-2 py-1.5 md:hidden"
    >
      <Progress share={decided / count} className="absolute inset-x-0 top-0 h-px" />
      <IconButton label="Vorige wijziging" onClick={() => onStep(-1)}>
        <ChevronUp aria-hidden />
      </IconButton>
      <Button
        kind="quiet"
        size="small"
        aria-pressed={choice === 'rejected'}
        className="grow aria-pressed:bg-sunken aria-pressed:text-ink"
        onClick={() => onDecide(choice === 'rejected' ? 'open' : 'rejected')}
      >
        <X aria-hidden />
        <span className="max-[22rem]:sr-only">Afwijzen</span>
      </Button>
      <Button
        kind={choice === 'accepted' ? 'done' : 'secondary'}
        size="small"
        aria-pressed={choice === 'accepted'}
        className="grow"
        onClick={() => onDecide(choice === 'accepted' ? 'open' : 'accepted')}
      >
        <Check aria-hidden />
        <span className="max-[22rem]:sr-only">Accepteren</span>
      </Button>
      <IconButton label="Volgende wijziging" onClick={() => onStep(1)}>
        <ChevronDown aria-hidden />
      </IconButton>
    </div>
  )
}

/** Hidden from screen readers: the words of the bar say the same. */
function Progress({ share, className }: { share: number; className: string }) {
  return (
    <div aria-hidden className={cx('overflow-hidden bg-rule', className)}>
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-300"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}

interface IconButtonProps {
  label: string
  /** Whether it does nothing at the moment. It is not `disabled`, because that would take the keyboard focus away. */
  off?: boolean
  onClick: () => void
  children: ReactNode
}

function IconButton({ label, off = false, onClick, children }: IconButtonProps) {
  return (
    <Button
      kind="quiet"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      className={cx(off && 'opacity-45')}
      onClick={() => !off && onClick()}
    >
      {children}
    </Button>
  )
}

const hints = [
  ['N', 'volgende'],
  ['P', 'vorige'],
  ['A', 'accepteren'],
  ['R', 'afwijzen'],
  ['Ctrl Z', 'ongedaan'],
] as const

/** Only where there is a keyboard. */
function KeyHints() {
  return (
    <p className="hidden flex-wrap gap-x-4 gap-y-1 text-caption text-ink-3 md:pointer-fine:flex">
      {hints.map(([key, does]) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <kbd className="rounded-small border border-rule px-1.5 font-sans text-ink-2">{key}</kbd>
          {does}
        </span>
      ))}
    </p>
  )
}
