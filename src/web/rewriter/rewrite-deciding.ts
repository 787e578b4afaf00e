// Deciding on the changes of a rewritten text one after the other: the current change, the keys, and what screen readers
// are told. Knows no markup.
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type RefObject } from 'react'
import { toast } from '#web/ui/toast-store.ts'
import {
  choiceOf,
  decide,
  decideAll,
  decidedIn,
  mayRedo,
  mayUndo,
  redo,
  undo,
  undoFrom,
  type Choice,
  type Review,
  type Step,
} from './rewrite-review.ts'
import type { Reading } from './rewrite-reviews.ts'
import { numberOf } from './rewrite-words.ts'

interface Deciding {
  review: Review
  reading: Reading
  change: (next: (now: Review) => Review) => void
  /** The element that contains the changes, each with its number in `data-change`. */
  place: RefObject<HTMLElement | null>
}

export function useDeciding({ review, reading, change, place }: Deciding) {
  const { choices, count } = reading
  const [at, setAt] = useState(() => nextOpen(choices, count, -1) ?? 0)
  const [said, say] = useState('')
  const current = Math.min(at, Math.max(count - 1, 0))
  const decided = decidedIn(choices, count)

  /** Goes to a change. The focus follows when it was on a change; when it was on a button it stays there. */
  function go(to: number, { focus = place.current?.contains(document.activeElement) ?? false } = {}) {
    setAt(to)
    const mark = place.current?.querySelector<HTMLElement>(`[data-change="${to}"]`)
    if (focus) mark?.focus({ preventScroll: true })
    mark?.scrollIntoView({ block: 'nearest' })
  }
  function stepBy(by: 1 | -1, options?: { focus: boolean }) {
    if (count > 0) go((current + by + count) % count, options)
  }
  function decideOn(number: number, choice: Choice, options?: { focus: boolean }) {
    if (number >= count) return
    const before = choiceOf(choices, number)
    // Choosing the same again is no step to undo.
    if (choice !== before) change((now) => decide(now, number, choice))
    if (choice === 'open') return go(number, options)
    const left = count - decided - (before === 'open' ? 1 : 0)
    say(
      `${choice === 'accepted' ? 'Geaccepteerd' : 'Afgewezen'}. ${left === 0 ? 'Alles is bekeken.' : `Nog ${left} te gaan.`}`,
    )
    go(nextOpen(choices, count, number) ?? number, options)
  }
  function decideOnAll(choice: 'accepted' | 'rejected') {
    const other = choice === 'accepted' ? 'rejected' : 'accepted'
    const turned = Array.from({ length: count }, (_, number) => choiceOf(choices, number)).filter(
      (one) => one === other,
    )
    let taken: Step | undefined
    change((now) => {
      const next = decideAll(now, count, choice)
      taken = next.steps.at(-1)
      return next
    })
    const words = { accepted: 'geaccepteerd', rejected: 'afgewezen' }
    toast({
      title: `${numberOf(count, 'wijziging', 'wijzigingen')} ${words[choice]}`,
      description:
        turned.length > 0
          ? `Ook ${turned.length === 1 ? 'die ene' : `de ${turned.length}`} die je had ${words[other]}.`
          : undefined,
      // Undoes what was decided since as well. Does nothing when this step has been undone already.
      action: { label: 'Ongedaan maken', run: () => change((now) => undoFrom(now, taken)) },
    })
  }
  function goBack() {
    if (!mayUndo(review)) return
    const step = review.steps[review.done - 1]
    change(undo)
    say('Ongedaan gemaakt.')
    if (step && 'change' in step) go(step.change)
  }
  function goForth() {
    if (!mayRedo(review)) return
    const step = review.steps[review.done]
    change(redo)
    say('Opnieuw gedaan.')
    if (step && 'change' in step) go(step.change)
  }

  /** Undo and redo by keyboard from anywhere on the page, except in a field: that has its own undo. */
  const onPageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) goForth()
    else goBack()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onPageKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  // After a reload nothing has the focus: then the current change takes it, or the keys would do nothing until a click.
  // When the user came by the menu or has just pressed a button, the focus stays there.
  useEffect(() => {
    if (document.activeElement === document.body) focusCurrent(place.current)
  }, [place])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const onMark = event.target instanceof Element && event.target.matches('[data-change]')
    const key = event.key.toLowerCase()
    const focus = { focus: true }
    if (key === 'n' || (onMark && key === 'arrowright')) stepBy(1, focus)
    else if (key === 'p' || (onMark && key === 'arrowleft')) stepBy(-1, focus)
    else if (key === 'a') decideOn(current, 'accepted', focus)
    else if (key === 'r') decideOn(current, 'rejected', focus)
    else return
    event.preventDefault()
  }
  return { current, decided, said, setCurrent: setAt, stepBy, decideOn, decideOnAll, goBack, goForth, onKeyDown }
}

/**
 * Focuses the current change within `place`, and brings it into sight, or the keys would decide on what nobody sees.
 * Returns whether there is one.
 */
export function focusCurrent(place: HTMLElement | null): boolean {
  const mark = place?.querySelector<HTMLElement>('[data-change][aria-current]')
  mark?.focus({ preventScroll: true })
  mark?.scrollIntoView({ block: 'nearest' })
  return Boolean(mark)
}

/** The next open change after `number` (-1: the first one), starting over after the last; null when there is no other. */
function nextOpen(choices: string, count: number, number: number): number | null {
  const others = number < 0 ? count : count - 1
  for (let step = 1; step <= others; step += 1) {
    const next = (number + step) % count
    if (choiceOf(choices, next) === 'open') return next
  }
  return null
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
