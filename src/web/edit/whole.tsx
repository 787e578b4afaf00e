// What stands in a dialog until the whole of what is edited is there: a list shows only a part of it, which may be a minute
// old. Waiting, then the form, or why not with a way to try again. Knows no form.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { isProblem } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'

interface WholeProps<Item> {
  /** What it is: a name and its id. */
  of: readonly [name: string, id: number]
  read: (signal: AbortSignal) => Promise<Item>
  /** Title of the toast, and of what stands there, when it cannot be fetched. */
  failed: string
  /** It is not there, or no longer: there is nothing to edit and nothing to try again. The toast has said so. */
  onGone: () => void
  children: (item: Item) => ReactNode
}

export function Whole<Item>({ of, read, failed, onGone, children }: WholeProps<Item>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['edit', ...of],
    queryFn: async ({ signal }) => {
      try {
        return await read(signal)
      } catch (failure) {
        if (!signal.aborted) tellFailure(failed, failure)
        throw failure
      }
    },
    // Not under the hands of who is filling it in; they are told when they save.
    staleTime: Infinity,
    gcTime: 0,
  })
  const gone = isProblem(error, 'notFound') && !isFetching
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (gone) leave()
  }, [gone])
  if (data !== undefined) return children(data)
  if (error && !isFetching && !gone) return <LoadFailure title={failed} error={error} onRetry={refetch} />
  return <SkeletonText widths={[40, 90, 60, 90, 50, 70]} />
}
