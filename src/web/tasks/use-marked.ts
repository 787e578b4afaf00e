// Looks for one task in a list: reports where it stands, and marks it for a moment. Renders nothing.
import { useEffect, useEffectEvent } from 'react'
import type { TaskEntry } from '#contract/tasks/task.ts'

/** Long enough to be found by the eye, in ms. */
const MARKED_MS = 4_000

/** Where a task stands: among the rows that are rendered, below them, or not in the list at all. */
export type Place = 'seen' | 'below' | 'hidden'

/** A task to look for. `onPlace` is called once it is known where it stands. */
export interface Sought {
  id: number
  onPlace?: (place: Place, tasks: readonly TaskEntry[]) => void
  /** Whether to unfold the list as far as the task, however many rows that takes. */
  unfolds?: boolean
}

interface List {
  tasks: readonly TaskEntry[]
  /** How many of them are rendered. */
  rows: number
  onRows: (rows: number) => void
  /** Whether `tasks` is the reply to the present filter, and not an earlier one. */
  settled: boolean
}

/** Where a task stands; undefined as long as it may still arrive. */
export function placeIn({ tasks, rows, settled }: Omit<List, 'onRows'>, id: number): Place | undefined {
  const at = tasks.findIndex((task) => task.id === id)
  if (at !== -1) return at < rows ? 'seen' : 'below'
  return settled ? 'hidden' : undefined
}

/**
 * Reports where the sought task stands once that is known, and calls `onDone` when it is no longer sought or marked.
 * Returns the id of the task to mark.
 */
export function useMarked(list: List, sought: Sought | undefined, onDone: () => void): number | undefined {
  const place = sought && placeIn(list, sought.id)
  const tell = useEffectEvent((found: Place) => sought?.onPlace?.(found, list.tasks))
  const unfold = useEffectEvent(() => list.onRows(list.tasks.findIndex(({ id }) => id === sought?.id) + 1))
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (sought === undefined || place === undefined) return
    if (place === 'below' && sought.unfolds) return unfold()
    tell(place)
    if (place !== 'seen') return done()
    const timer = setTimeout(() => done(), MARKED_MS)
    return () => clearTimeout(timer)
  }, [sought, place])
  return place === 'seen' ? sought?.id : undefined
}
