// Asks the server about links that are not on the board yet: previews for a pasted list, and duplicates of one address.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepLinkImage, linkDuplicates, previewLinks, type Duplicate } from '#contract/links/preview.ts'
import { call } from '#web/http/call.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { createPasteList, type PasteCalls, type PasteList, type PasteState } from './paste-list.ts'

/** A pasted list and its current state. It is left on unmount. */
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

/** A pause in typing after which the server is asked, instead of for each letter. In ms. */
const TYPING_MS = 400

const none: readonly Duplicate[] = []

/**
 * The links on the board for the page at `url`, asked while `url` is typed; none until it is a whole address.
 * `except`: the id of the link that is being edited, which does not count.
 */
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
