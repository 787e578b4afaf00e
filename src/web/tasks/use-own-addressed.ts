// The task that the address of 'Mijn taken' names: fetched, shown among the open or the completed ones, and reported when
// it does not exist. Renders nothing.
import { useEffect, useEffectEvent, useRef } from 'react'
import { isProblem } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import type { Place } from '#web/kept/use-place.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useWholeTask, type OpenTask } from './use-tasks.ts'

/** `onFound` is called with the task to show. Returns the handler that opens or closes a task in the list. */
export function useOwnAddressed(
  place: Pick<Place<{ state: 'open' | 'done' }>, 'item' | 'open' | 'close' | 'settle'>,
  onFound: (task: OpenTask) => void,
) {
  const { item } = place
  const user = useLoggedInUser()
  /** The id of the task that is shown already: what others change in it later does not move the list. */
  const inSight = useRef<number>(undefined)
  const { data: task, error } = useWholeTask(item)
  const found = useEffectEvent((seen: OpenTask) => {
    // An administrator may read any task, but this screen shows only their own.
    if (seen.assigneeId !== user.id) {
      toast({ title: 'Deze taak is niet van jou', description: `‘${seen.title}’ staat bij Taken.` })
      return place.close()
    }
    if (inSight.current === seen.id) return
    inSight.current = seen.id
    place.settle({ state: seen.completed ? 'done' : 'open' })
    onFound(seen)
  })
  const fail = useEffectEvent((failure: unknown) => {
    tellFailure('De taak kon niet worden geopend', failure)
    place.close()
  })
  useEffect(() => {
    if (item === undefined) inSight.current = undefined
    else if (task?.id === item) found(task)
  }, [task, item])
  // A failure to fetch it again closes nothing, unless the task does not exist any more.
  const lost = error !== null && (task === undefined || isProblem(error, 'notFound')) ? error : undefined
  useEffect(() => {
    if (lost) fail(lost)
  }, [lost])

  return ({ id }: { id: number }) => {
    if (id === item) return place.close()
    inSight.current = id
    place.open(id)
  }
}
