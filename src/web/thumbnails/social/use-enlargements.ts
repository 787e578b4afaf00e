// How the images of a batch are enlarged on the server: two at a time, fetched when they are ready, and tried again. Shows nothing; keeps no
// image.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Found } from '#contract/pictures/work-lines.ts'
import { failureMessage, isProblem, wasAborted } from '#web/http/call.ts'
import type { PictureState } from '#web/pictures/picture-queue.ts'
import { usePictureQueue } from '#web/pictures/use-picture-queue.ts'
import { enlargeTo, type EnlargedPhoto } from '../enlarge.ts'
import { SOCIAL_LONG_SIDE } from './social-files.ts'

export interface Enlargements {
  add: (id: string, file: File) => void
  /** Ends what is on its way of these, and forgets it. */
  drop: (ids: readonly string[]) => void
  /** How it goes; undefined when there is none. */
  stateOf: (id: string) => PictureState<unknown> | undefined
  /** Fetches it once more where that failed, else enlarges it. */
  retry: (id: string, file: File | undefined) => void
}

interface Options {
  /** What the server sees in an image, long before it is enlarged. */
  onFound: (id: string, found: Found) => void
  /** Fetches it. @throws ApiError. */
  onReady: (id: string, reply: EnlargedPhoto) => Promise<void>
  /** An image could not be enlarged, or not be fetched: the original is used. */
  onFailed: (fileName: string) => void
}

interface Unfetched {
  reply: EnlargedPhoto
  error: unknown
}

export function useEnlargements({ onFound, onReady, onFailed }: Options): Enlargements {
  /** The id of the image of each entry in the queue. */
  const imageOf = useRef(new Map<string, string>())
  const [unfetched, setUnfetched] = useState<ReadonlyMap<string, Unfetched>>(new Map())
  const queue = usePictureQueue<EnlargedPhoto>({
    send: (...one) =>
      enlargeTo(SOCIAL_LONG_SIDE, (entry, found) => {
        const id = imageOf.current.get(entry)
        if (id !== undefined) onFound(id, found)
      })(...one),
    onReady: (entry, reply) => {
      const id = imageOf.current.get(entry)
      if (id !== undefined) void fetchOne(id, reply)
    },
  })
  const entryOf = (id: string) => queue.items.findLast((entry) => imageOf.current.get(entry.id) === id)
  const setIsUnfetched = (id: string, one?: Unfetched) =>
    setUnfetched(
      (before) => new Map([...[...before].filter(([of]) => of !== id), ...(one ? [[id, one] as const] : [])]),
    )

  async function fetchOne(id: string, reply: EnlargedPhoto): Promise<void> {
    setIsUnfetched(id)
    try {
      await onReady(id, reply)
    } catch (error) {
      if (wasAborted(error)) return
      setIsUnfetched(id, { reply, error })
      onFailed(reply.picture.fileName)
    }
  }

  /** Tells once of each that could not be enlarged. */
  const told = useRef(new Set<string>())
  const tell = useEffectEvent(onFailed)
  useEffect(() => {
    for (const { id, state, file } of queue.items) {
      if (state.kind !== 'failed') told.current.delete(id)
      else if (!told.current.has(id)) {
        told.current.add(id)
        tell(file.name)
      }
    }
  }, [queue.items])

  function add(id: string, file: File): void {
    setIsUnfetched(id)
    const [entry] = queue.add([file])
    if (entry !== undefined) imageOf.current.set(entry, id)
  }
  return {
    add,
    drop(ids) {
      const entries = queue.items.map((entry) => entry.id)
      queue.removeAll(entries.filter((entry) => ids.includes(imageOf.current.get(entry) ?? '')))
      for (const id of ids) setIsUnfetched(id)
    },
    stateOf(id) {
      const failed = unfetched.get(id)
      return failed ? unfetchedState(failed) : entryOf(id)?.state
    },
    retry(id, file) {
      const failed = unfetched.get(id)
      const entry = entryOf(id)
      setIsUnfetched(id)
      if (failed && !isProblem(failed.error, 'pictureGone')) void fetchOne(id, failed.reply)
      else if (entry) queue.restart(entry.id)
      else if (file) add(id, file)
    },
  }
}

const unfetchedState = ({ error }: Unfetched): PictureState<unknown> => ({
  kind: 'failed',
  message: failureMessage(error),
  short: 'Niet opgehaald',
  mayRetry: true,
  error,
})
