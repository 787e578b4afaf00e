// Fetches the whole item before its form is shown in a dialog: a list holds only a part of it, which may be a minute old.
// Shows a skeleton, then the form, or the failure with a button to try again. Knows no form.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { isProblem } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'

interface WholeProps<Item> {
  /** The kind of item and its id: the cache key. */
  of: readonly [name: string, id: number]
  read: (signal: AbortSignal) => Promise<Item>
  /** Title of the toast and of the notice when it cannot be fetched. */
  failed: string
  /** Called when the item does not exist, or no longer: nothing to edit or to try again. The toast has said so. */
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
    // Never fetched again while somebody fills in the form: a conflict is told when they save.
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
