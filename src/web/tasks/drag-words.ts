// What a screen reader is told while a task is dragged.
import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import type { TaskEntry } from '#contract/tasks/task.ts'

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Druk op spatie of Enter om de taak op te pakken. Verplaats de taak dan met pijltje omhoog en omlaag. Laat los met spatie of Enter, of annuleer met Escape.',
}

/** @param tasks the list as it is shown. */
export function dragWords(tasks: readonly TaskEntry[]): Announcements {
  const title = (id: UniqueIdentifier) => `‘${tasks.find((task) => task.id === id)?.title ?? 'De taak'}’`
  const place = (id: UniqueIdentifier) => placeWords(tasks, Number(id))
  return {
    onDragStart: ({ active }) => `${title(active.id)} is opgepakt, op ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${title(active.id)} staat nu op ${place(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      over === null ? `${title(active.id)} is teruggezet.` : `${title(active.id)} is neergezet op ${place(over.id)}.`,
    onDragCancel: ({ active }) => `Verplaatsen geannuleerd. ${title(active.id)} is teruggezet.`,
  }
}

/** 'plek 2 van 5'. */
export function placeWords(tasks: readonly TaskEntry[], id: number): string {
  return `plek ${tasks.findIndex((task) => task.id === id) + 1} van ${tasks.length}`
}
