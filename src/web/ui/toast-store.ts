// Which toast is shown now, for whoever wants to say something from outside a component. Draws nothing.
import { useSyncExternalStore } from 'react'

/** Specification, section 9. */
const SHOWN_AT_ONCE = 1
const REMOVED_AFTER_MS = 1_000_000

export interface ToastMessage {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | undefined
  action?: { label: string; run: () => void } | undefined
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

/** Shows a message; one that was still shown makes way. Returns its id. */
export function toast(message: ToastMessage): number {
  lastId += 1
  store([{ ...message, id: lastId, open: true }, ...records].slice(0, SHOWN_AT_ONCE))
  return lastId
}

/** Closes a toast; its record stays a while, so that it can leave the screen in its own time. */
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

/** The records, for a component that follows them. */
export function useToasts(): readonly ToastRecord[] {
  return useSyncExternalStore(subscribe, toastRecords)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
