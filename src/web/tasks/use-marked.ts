// One task that is looked for in a list: where it turns out to stand, and a mark on it for a moment. Draws nothing.
import { useEffect, useEffectEvent } from 'react'
import type { TaskEntry } from '#contract/tasks/task.ts'

/** Long enough to be found by the eye, in ms. */
const MARKED_MS = 4_000

/** Among the rows that are drawn, below them, or not in the list at all. */
export type Place = 'seen' | 'below' | 'hidden'

/** A task that is to be shown, and who is told where it stands. */
export interface Sought {
  id: number
  onPlace?: (place: Place, tasks: readonly TaskEntry[]) => void
  /** Whether all rows down to it are drawn, however many. */
  drawn?: boolean
}

interface List {
  tasks: readonly TaskEntry[]
  /** How many of them are drawn. */
  rows: number
  onRows: (rows: number) => void
  /** Whether they are what is wanted, and not what was there before. */
  settled: boolean
}

/** Where a task stands; undefined as long as it may still come. */
export function placeIn({ tasks, rows, settled }: Omit<List, 'onRows'>, id: number): Place | undefined {
  const at = tasks.findIndex((task) => task.id === id)
  if (at !== -1) return at < rows ? 'seen' : 'below'
  return settled ? 'hidden' : undefined
}

/** Tells where the sought task stands once that is known, and then forgets it. Returns the id of the task to mark. */
export function useMarked(list: List, sought: Sought | undefined, onDone: () => void): number | undefined {
  const place = sought && placeIn(list, sought.id)
  const tell = useEffectEvent((found: Place) => sought?.onPlace?.(found, list.tasks))
  const draw = useEffectEvent(() => list.onRows(list.tasks.findIndex(({ id }) => id === sought?.id) + 1))
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (sought === undefined || place === undefined) return
    if (place === 'below' && sought.drawn) return draw()
    tell(place)
    if (place !== 'seen') return done()
    const timer = setTimeout(() => done(), MARKED_MS)
    return () => clearTimeout(timer)
  }, [sought, place])
  return place === 'seen' ? sought?.id : undefined
}
