// The text about a task that was just added: where it stands in the list. Renders nothing.
import type { TaskEntry } from '#contract/tasks/task.ts'
import { placeWords } from './drag-words.ts'
import type { Place } from './use-marked.ts'

/** @param tasks the list as it is shown. */
export function addedWords(
  { id, title }: Pick<TaskEntry, 'id' | 'title'>,
  place: Place,
  tasks: readonly TaskEntry[],
): string {
  if (place === 'hidden') return `‘${title}’ past niet bij wat je nu ziet.`
  if (tasks.at(-1)?.id !== id) return `‘${title}’ staat op ${placeWords(tasks, id)}.`
  return place === 'below' ? `‘${title}’ staat helemaal onderaan de lijst.` : `‘${title}’ staat onderaan de lijst.`
}
