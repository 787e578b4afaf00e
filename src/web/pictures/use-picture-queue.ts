// The queue of pictures of a screen, for as long as that is open: leaving it ends what is on its way. Knows no endpoint.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  createPictureQueue,
  isUnderWay,
  type PictureQueue,
  type QueuedPicture,
  type SendPicture,
} from './picture-queue.ts'

export interface Pictures<Reply> extends Omit<PictureQueue<Reply>, 'items' | 'subscribe'> {
  items: readonly QueuedPicture<Reply>[]
  /** Whether anything is on its way or waits for its turn. */
  busy: boolean
}

/** @param send that of the last render is asked for each file, so it may go by what stands on the screen at that moment. */
export function usePictureQueue<Reply>(
  send: SendPicture<Reply>,
  { onReady, atOnce }: { onReady?: (id: string, reply: Reply) => void; atOnce?: number } = {},
): Pictures<Reply> {
  const latest = useRef({ send, onReady })
  useEffect(() => void (latest.current = { send, onReady }))
  const [queue] = useState(() =>
    createPictureQueue<Reply>({
      send: (file, options, id) => latest.current.send(file, options, id),
      onReady: (id, reply) => latest.current.onReady?.(id, reply),
      ...(atOnce !== undefined && { atOnce }),
    }),
  )
  const items = useSyncExternalStore(queue.subscribe, queue.items)
  useEffect(() => () => queue.clear(), [queue])
  const { items: _items, subscribe: _subscribe, ...rest } = queue
  return { ...rest, items, busy: items.some(({ state }) => isUnderWay(state)) }
}
