// The task that the address of one's own tasks names: looked up, brought into sight among what is open or done, and said
// to be gone when it is. Draws nothing.
import { useEffect, useEffectEvent, useRef } from 'react'
import { isProblem } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import type { Place } from '#web/kept/use-place.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useWholeTask, type OpenTask } from './use-tasks.ts'

/** `onFound`: it is to be shown. Returns what opens and closes one in the list. */
export function useOwnAddressed(
  place: Pick<Place<{ state: 'open' | 'done' }>, 'item' | 'open' | 'close' | 'settle'>,
  onFound: (task: OpenTask) => void,
) {
  const { item } = place
  const user = useLoggedInUser()
  /** It is in sight already: what others make of it afterwards moves nothing under one's eyes. */
  const inSight = useRef<number>(undefined)
  const { data: task, error } = useWholeTask(item)
  const found = useEffectEvent((seen: OpenTask) => {
    // An administrator may read any; here stand only their own.
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
  // A passing failure to read it again takes nothing away.
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
