// The button below a list that comes in pages, which fetches the next one. Knows no list.
import { Button } from '#web/ui/button.tsx'
import type { ComponentProps } from 'react'
import { tellFailure } from './tell-failure.ts'

interface MoreButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'className'> {
  /** The pages of the list, as `useInfiniteQuery` has them. */
  pages: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<{ error: Error | null }>
  }
  /** Is given the button before the next page is asked for. */
  onPress?: (button: HTMLElement) => void
}

/** Nothing once the last page is there. What fails is told. */
export function MoreButton({ pages, onPress, kind = 'secondary', ...look }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  async function loadMore() {
    const { error } = await fetchNextPage()
    if (error) tellFailure('Niet meer geladen', error)
  }
  if (!hasNextPage) return null
  return (
    <Button
      {...look}
      kind={kind}
      pending={isFetchingNextPage}
      onClick={({ currentTarget }) => {
        onPress?.(currentTarget)
        void loadMore()
      }}
    >
      {isFetchingNextPage ? 'Laden...' : 'Meer laden'}
    </Button>
  )
}
