// Asks the server about links that are not on the board yet: a pasted list, and whether the board has one address.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepLinkImage, linkDuplicates, previewLinks, type Duplicate } from '#contract/links/preview.ts'
import { call } from '#web/http/call.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { createPasteList, type PasteCalls, type PasteList, type PasteState } from './paste-list.ts'

/** A pasted list, followed. */
export function usePreviews(): PasteState & { list: PasteList } {
  const [list] = useState(() => createPasteList({ preview, keepImage }))
  const state = useSyncExternalStore(list.subscribe, list.state)
  useEffect(() => () => list.leave(), [list])
  return { ...state, list }
}

const preview: PasteCalls['preview'] = async (url, signal) => {
  const [found] = await call(previewLinks, { body: { urls: [url] }, signal })
  if (!found) throw new Error('one address, one preview')
  return found
}

const keepImage: PasteCalls['keepImage'] = (id, imageUrl) => call(keepLinkImage, { params: { id }, body: { imageUrl } })

/** Long enough not to ask for each letter of an address. */
const TYPING_MS = 400

const none: readonly Duplicate[] = []

/** The links that the board has of the page at `url`, while it is typed; none until it is an address. `except`: a link that does not count, being edited. */
export function useDuplicates(url: string, except?: number): readonly Duplicate[] {
  const typed = useDebounced(url.trim(), TYPING_MS)
  const { data = none } = useQuery({
    queryKey: ['link-duplicates', typed, except],
    queryFn: ({ signal }) => call(linkDuplicates, { query: { url: typed, except }, signal }),
    enabled: /^https?:\/\/[^/]/i.test(typed) && URL.canParse(typed),
    // Someone may have just added it.
    staleTime: 0,
  })
  return data
}
