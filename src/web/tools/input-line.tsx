// The form of a tool, folded to one line once there are results: what was used, what asking again costs, and the one button.
// Folded or not it stays alive, so it can be sent as it is; when something is wrong with it, it opens. Knows no field.
import { ChevronRight, Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

export interface Folding {
  /** What the results were made of, in parts. */
  used: readonly string[]
  /** Changes with every new set of results: then it folds again. */
  stamp: string
  /** What asking again costs; empty where nothing is counted. */
  cost: string
  pending: boolean
  /** Asks again with what stands in the form. */
  onAgain: () => void
}

interface InputLineProps {
  /** null while there are no results, and when there is something to decide first: then the form stands open. */
  folding: Folding | null
  /** On a wide screen the form stands beside the results, and nothing folds. */
  beside: boolean
  /** The form. */
  children: ReactNode
}

export function InputLine({ folding, beside, children }: InputLineProps) {
  const id = useId()
  const [openedAt, setOpenedAt] = useState<string>()
  /** Whether something was typed since it was last sent: results that come meanwhile must not take the form away. */
  const [typed, setTyped] = useState(false)
  const [wasPending, setWasPending] = useState(false)
  const pending = folding?.pending === true
  if (pending !== wasPending) {
    setWasPending(pending)
    if (pending) setTyped(false)
  }
  const folded = folding !== null && !typed && openedAt !== folding.stamp
  const form = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  function showWhatIsWrong() {
    if (folded && form.current?.querySelector('[aria-invalid=true], [role=alert]')) setOpenedAt(folding.stamp)
  }
  const heardChange = useEffectEvent(showWhatIsWrong)
  useEffect(() => {
    if (!form.current) return
    const observer = new MutationObserver(() => heardChange())
    observer.observe(form.current, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    return () => observer.disconnect()
  }, [])
  function again() {
    // What was wrong before it was folded changes nothing now, and would stay out of sight.
    showWhatIsWrong()
    folding?.onAgain()
  }
  useLayoutEffect(() => {
    // A form that is out of sight cannot keep the focus, and its field with an error could not take it.
    if (!folded) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    else if (form.current?.contains(document.activeElement) && !form.current.checkVisibility()) toggle.current?.focus()
  }, [folded])

  return (
    <div>
      {folding && (
        <div
          className={cx(
            'flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 border-y border-rule py-2',
            beside && '@min-[62rem]:hidden',
          )}
        >
          <button
            ref={toggle}
            type="button"
            aria-expanded={!folded}
            aria-controls={id}
            onClick={() => {
              setTyped(false)
              setOpenedAt(folded ? folding.stamp : undefined)
            }}
            className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-3 rounded-small text-left"
          >
            <ChevronRight
              aria-hidden
              className={cx('size-4.5 shrink-0 text-ink-2 transition-transform', !folded && 'rotate-90')}
            />
            <span className="min-w-0 truncate text-small text-ink-2">
              <span className="mr-2.5 text-body font-semibold text-ink">Invoer</span>
              {folding.used.join(' · ')}
            </span>
          </button>
          {folded && (
            <div className="flex flex-wrap items-center justify-end gap-x-3 @max-lg:grow">
              {folding.cost !== '' && <span className="text-small text-ink-3">{folding.cost}</span>}
              <Button pending={pending} className="min-h-10! px-4! max-md:min-h-11!" onClick={again}>
                {!pending && <Sparkles aria-hidden />}
                Genereer opnieuw
              </Button>
            </div>
          )}
        </div>
      )}
      <div
        ref={form}
        id={id}
        onInputCapture={() => setTyped(true)}
        className={cx(
          folding !== null && 'border-b border-rule pt-6 pb-8',
          beside && '@min-[62rem]:block @min-[62rem]:border-b-0 @min-[62rem]:py-0',
          folded && 'hidden',
        )}
      >
        {children}
      </div>
    </div>
  )
}
