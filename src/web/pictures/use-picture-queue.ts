// The queue of pictures of a screen, for as long as that is open: leaving it ends what is on its way. Knows no endpoint.
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  createPictureQueue,
  isUnderWay,
  type PictureQueue,
  type QueuedPicture,
  type QueueParts,
} from './picture-queue.ts'

export interface Pictures<Reply> extends Omit<PictureQueue<Reply>, 'goBy' | 'items' | 'subscribe'> {
  items: readonly QueuedPicture<Reply>[]
  /** Whether anything is on its way or waits for its turn. */
  busy: boolean
}

/** @param parts those of the last render are used for each file, so that they may go by what stands on the screen then. */
export function usePictureQueue<Reply>(parts: QueueParts<Reply>, atOnce?: number): Pictures<Reply> {
  const [queue] = useState(() => createPictureQueue(parts, atOnce))
  useEffect(() => queue.goBy(parts))
  const items = useSyncExternalStore(queue.subscribe, queue.items)
  useEffect(() => () => queue.clear(), [queue])
  const { goBy: _goBy, items: _items, subscribe: _subscribe, ...rest } = queue
  return { ...rest, items, busy: items.some(({ state }) => isUnderWay(state)) }
}
