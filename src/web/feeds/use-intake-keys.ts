// The keys by which one goes through the intake without a mouse. Knows what is asked, and does nothing itself.
import { useEffect, useEffectEvent } from 'react'
import { isElsewhere } from '#web/ui/meant-elsewhere.ts'

export type IntakeKey = 'next' | 'previous' | 'keep' | 'skip' | 'undo'

/** As they are shown to people. */
export const intakeKeys = [
  { keys: ['j', 'k'], does: 'verplaatsen' },
  { keys: ['b'], does: 'op het bord' },
  { keys: ['s'], does: 'overslaan' },
  { keys: ['z'], does: 'ongedaan maken' },
] as const

const meanings: Readonly<Record<string, IntakeKey>> = {
  j: 'next',
  k: 'previous',
  b: 'keep',
  s: 'skip',
  z: 'undo',
}
/** Only within the list: elsewhere they scroll the page. */
const arrows: Readonly<Record<string, IntakeKey>> = { ArrowDown: 'next', ArrowUp: 'previous' }

/**
 * Calls `press` for a key of the intake, when the focus is in its view (`data-intake`) or nowhere: never while somebody types or has a
 * dialog open, nor with Ctrl, Cmd or Alt.
 */
export function useIntakeKeys(list: () => HTMLElement | null, press: (key: IntakeKey) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return
    if (event.defaultPrevented || isElsewhere(event.target)) return
    const { target } = event
    const isIn = target === document.body || (target instanceof Element && target.closest('[data-intake]') !== null)
    if (!isIn) return
    const inList = target instanceof Element && (list()?.contains(target) ?? false)
    const meant = meanings[event.key] ?? (inList ? arrows[event.key] : undefined)
    if (meant === undefined) return
    event.preventDefault()
    press(meant)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
