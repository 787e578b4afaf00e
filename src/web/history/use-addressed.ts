// The generation that the address of the history names: reported, and taken out of the address, when the list does not have
// it. Renders nothing.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Place } from '#web/kept/use-place.ts'
import { toast } from '#web/ui/toast-store.ts'
import { everything, useIsListed, type Wanted } from './use-history.ts'

/**
 * @param shown the generations that are loaded; undefined while those of another filter stand there.
 * @param deleted the generation that is thrown away here, which its own toast tells.
 */
export function useAddressed(
  { item, asked, close }: Pick<Place<Wanted>, 'item' | 'asked' | 'close'>,
  shown: readonly { id: number }[] | undefined,
  deleted: number | undefined,
): void {
  const isShown = shown?.some(({ id }) => id === item) ?? false
  /** The one that stands unfolded here. Who then filters it away sees it go. */
  const seen = useRef<number>(undefined)
  // It may only stand further down than is loaded: the server knows.
  const isSought = item !== undefined && item !== deleted && shown !== undefined && !isShown
  const isMissing = useIsListed(asked, isSought ? item : undefined) === false
  const leave = useEffectEvent(() => {
    if (seen.current !== item)
      toast({ variant: 'destructive', title: 'De tekst kon niet worden geopend', description: whyNot(asked) })
    close()
  })
  useEffect(() => {
    if (isShown || item === undefined) seen.current = item
  }, [isShown, item])
  useEffect(() => {
    if (isMissing) leave()
  }, [isMissing])
}

function whyNot({ search, tool, favourites, artikel }: Wanted): string {
  const isFiltered = search !== everything.search || tool !== everything.tool || favourites || artikel !== ''
  return isFiltered
    ? 'Deze tekst past niet bij het filter, bestaat niet of is verwijderd.'
    : 'Deze tekst bestaat niet of is verwijderd.'
}
