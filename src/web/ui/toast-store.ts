// Which toast is shown now: a store of its own, so that code outside components can show one too. Renders nothing.
import { useSyncExternalStore } from 'react'

/** How many toasts show at once, and how long the record of a closed one stays (specification, section 9). */
const SHOWN_AT_ONCE = 1
const REMOVED_AFTER_MS = 1_000_000

export interface ToastMessage {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | undefined
  /** `entry`: the `data-entry` of what `run` brings back on the screen, which then gets the focus. */
  action?: { label: string; run: () => void; entry?: string } | undefined
}

export interface ToastRecord extends ToastMessage {
  id: number
  open: boolean
}

let records: readonly ToastRecord[] = []
let lastId = 0
const listeners = new Set<() => void>()

function store(next: readonly ToastRecord[]): void {
  records = next
  for (const listener of listeners) listener()
}

/** Shows a message in the place of the one that was still shown. Returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1
  store([{ ...message, id: lastId, open: true }, ...records].slice(0, SHOWN_AT_ONCE))
  return lastId
}

/** Closes a toast. Its record stays a while, so that it can be animated off the screen. */
export function dismissToast(id: number): void {
  const shown = records.some((record) => record.id === id && record.open)
  if (!shown) return
  store(records.map((record) => (record.id === id ? { ...record, open: false } : record)))
  setTimeout(() => store(records.filter((record) => record.id !== id)), REMOVED_AFTER_MS)
}

/** The records as they are now, newest first. */
export function toastRecords(): readonly ToastRecord[] {
  return records
}

/** The records, for a component that re-renders when they change. */
export function useToasts(): readonly ToastRecord[] {
  return useSyncExternalStore(subscribe, toastRecords)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
