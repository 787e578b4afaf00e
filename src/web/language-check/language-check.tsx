// The language check under a text: a line with the count, that opens what was found. Knows neither the rules nor the tool.
import { BookMarked, Check, ChevronDown, RotateCcw, SpellCheck, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Finding } from '#dutch/language-check/check.ts'
import { OwnWordsDialog } from '#web/own-words/own-words-dialog.tsx'
import { useOwnWordChanges } from '#web/own-words/use-own-words.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FindingItem } from './finding-item.tsx'
import { startSpelling } from './spelling.ts'
import { useLanguageCheck, type CheckedText, type LanguageCheckState } from './use-language-check.ts'
import { keyOf, useMending, type Mending } from './use-mending.ts'

interface LanguageCheckProps {
  text: string
  /** The text after a fix, or after one was undone. */
  onChange: (text: string) => void
  /** Shows nothing while there is nothing to mend: for a list of texts, and for a text that is still being written. */
  quiet?: boolean
  /** A text that people write themselves: its spelling is checked at once, and not only when they open what was found. */
  written?: boolean
  /** Of the line with the count, in the row it stands in. */
  className?: string
}

/** Stands in a row that wraps (`flex flex-wrap`), or by itself: what was found takes lines of its own below. */
export function LanguageCheck({ text, onChange, quiet = false, written = !quiet, className }: LanguageCheckProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { checked, spelling, failed, loading, retry } = useLanguageCheck(text, { spelled: written || open })
  const mending = useMending(text, checked, onChange)
  const trigger = useRef<HTMLButtonElement>(null)
  if (text.trim() === '') return null
  // What was opened stays, with the way back: mending the last one would otherwise take its undo along.
  if (quiet && !open && (failed || mending.findings.length === 0)) return null
  if (failed) {
    return (
      <Button kind="quiet" size="small" pending={loading} onClick={retry}>
        {!loading && <RotateCcw aria-hidden />}
        Taalcheck opnieuw laden
      </Button>
    )
  }
  const count = mending.findings.length
  const words = checked ? countOf(count, mending.ignoredCount, spelling) : 'Taalcheck'
  if (count === 0 && !open) {
    return (
      <span className="inline-flex min-h-11 items-center gap-2 px-3 text-small text-ink-3 md:min-h-8">
        {checked && spelling !== 'loading' ? (
          <Check aria-hidden className="size-4.5 text-good" />
        ) : (
          <SpellCheck aria-hidden className="size-4.5" />
        )}
        {words}
      </span>
    )
  }
  return (
    <>
      <Button
        ref={trigger}
        kind="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={className}
        onClick={() => setOpen(!open)}
      >
        <SpellCheck aria-hidden />
        {words}
        <ChevronDown aria-hidden className={cx('transition-transform', open && 'rotate-180')} />
      </Button>
      <span role="status" className="sr-only">
        {open && words}
      </span>
      {open && checked && (
        <section id={id} aria-label="Taalcheck" className="order-last min-w-0 basis-full pb-2">
          <FindingList checked={checked} mending={mending} onEmptied={() => trigger.current?.focus()} />
          {spelling === 'failed' && <SpellingFailed />}
          <OwnWordsButton />
        </section>
      )}
    </>
  )
}

/** 'Taalcheck: 3 punten'. */
function countOf(count: number, ignored: number, spelling: LanguageCheckState['spelling']): string {
  if (count > 0) return `Taalcheck: ${count} ${count === 1 ? 'punt' : 'punten'}`
  if (ignored > 0) return `Taalcheck: ${ignored} genegeerd`
  if (spelling === 'loading') return 'Taalcheck: de spelling volgt'
  return spelling === 'failed' ? 'Taalcheck zonder spelling: niets gevonden' : 'Taalcheck: niets gevonden'
}

function SpellingFailed() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
      De spelling kon niet worden nagekeken.
      <Button kind="quiet" size="small" onClick={startSpelling}>
        <RotateCcw aria-hidden />
        Probeer opnieuw
      </Button>
    </p>
  )
}

function OwnWordsButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" className="-ml-3" onClick={() => setOpen(true)}>
        <BookMarked aria-hidden />
        Mijn woordenlijst
      </Button>
      <OwnWordsDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

interface FindingListProps {
  checked: CheckedText
  mending: Mending
  /** What held the keyboard's focus is gone, and nothing in the list can take it. */
  onEmptied: () => void
}

function FindingList({ checked, mending, onEmptied }: FindingListProps) {
  const { findings, fixableCount, undo } = mending
  const { add } = useOwnWordChanges()
  const whole = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  /** What was pressed: where in the list, in which text, and at which finding; until what it does to the list is here. */
  const pressed = useRef<{ at: number; text: string; key?: string }>(null)
  const press = (at: number, key?: string) => void (pressed.current = { at, text: checked.text, ...(key && { key }) })
  const emptied = useEffectEvent(onEmptied)
  const settle = useEffectEvent((now: readonly Finding[]) => {
    if (pressed.current === null) return
    const { at, text, key } = pressed.current
    // What the word list answers meanwhile makes the list anew too, with all that is in it.
    const isStillThere = key === undefined || now.some((finding) => keyOf(finding) === key)
    if (checked.text === text && isStillThere) return
    const item = list.current?.children.item(Math.min(at, now.length - 1))
    pressed.current = null
    // The findings follow a moment later: whoever went on typing in the meantime keeps the focus.
    const { activeElement } = document
    const stayed = activeElement === document.body || whole.current?.contains(activeElement) === true
    if (!stayed) return
    if (item instanceof HTMLElement) item.focus()
    else emptied()
  })
  useEffect(() => settle(findings), [findings])

  return (
    <div ref={whole} className="max-w-prose">
      {(fixableCount > 1 || undo) && (
        <div className="-ml-3 flex flex-wrap gap-x-1">
          {fixableCount > 1 && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                if (mending.mendAll()) press(0)
              }}
            >
              <Check aria-hidden />
              Verbeter alles
            </Button>
          )}
          {undo && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                press(0)
                undo()
              }}
            >
              <Undo2 aria-hidden />
              Ongedaan maken
            </Button>
          )}
        </div>
      )}
      <ul ref={list}>
        {findings.map((finding, index) => (
          <FindingItem
            key={keyOf(finding)}
            checked={checked}
            finding={finding}
            onMend={(fix) => {
              if (mending.mend(finding, fix)) press(index, keyOf(finding))
            }}
            onAdd={(word) => {
              press(index, keyOf(finding))
              add(word)
            }}
            onIgnore={() => {
              press(index, keyOf(finding))
              mending.ignore(finding)
            }}
          />
        ))}
      </ul>
    </div>
  )
}
