// The images of a social batch: added, enlarged on the server two at a time, removed, and back after a reload or when the screen is opened
// again. Shows nothing; knows no text.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CENTRE } from '#contract/pictures/frame.ts'
import type { Found } from '#contract/pictures/work-lines.ts'
import { wasAborted } from '#web/http/call.ts'
import { useKept } from '#web/kept/use-kept.ts'
import type { RefusedPicture } from '#web/pictures/check-pictures.ts'
import type { PictureState } from '#web/pictures/picture-queue.ts'
import { usePictureQueue } from '#web/pictures/use-picture-queue.ts'
import { enlargeTo, type EnlargedPhoto } from '../enlarge.ts'
import { keptPhoto } from '../kept-photo.ts'
import { seenIn } from '#web/pictures/look-at-photo.ts'
import { readPhoto, releasePhoto, type LoadedPhoto } from '../photo.ts'
import { useFileMemory } from '../use-file-memory.ts'
import { usePhotos } from '../use-photos.ts'
import {
  batch as batchSchema,
  emptyBatch,
  roomIn,
  withImage,
  withItem,
  withoutItem,
  type Batch,
  type Item,
} from './items.ts'
import { SOCIAL_LONG_SIDE } from './social-files.ts'

export interface Images {
  batch: Batch
  setBatch: (next: (before: Batch) => Batch) => void
  photoOf: (id: string) => LoadedPhoto | undefined
  /** How its enlargement goes; undefined when there is none, because it is done or was stopped. */
  stateOf: (id: string) => PictureState<unknown> | undefined
  /** Those whose image is gone: the server keeps it no longer, and this browser never had it. */
  missing: ReadonlySet<string>
  /**
   * Adds files that were looked at (check-pictures.ts), those of items without an image first, as many as there is room for. Returns
   * those that cannot be read.
   */
  add: (files: readonly File[]) => Promise<readonly RefusedPicture[]>
  remove: (id: string) => void
  /** Empties the batch; returns the way back. */
  clear: () => () => void
  retry: (id: string) => void
  /** The best there is of an image, whole. @throws ApiError, or an Error when there is none. */
  sourceOf: (one: Item) => Promise<Blob>
}

interface Options {
  /** Whether images are enlarged as soon as they are added: for nobody to whom AI is closed, who could not make anything of them. */
  enlarges: boolean
  /** An image could not be enlarged: the original is used. */
  onFailed: (fileName: string) => void
  /** What it is about was seen, or the enlarged one has come: the image as it is with that. */
  onBetter: (one: Item) => void
}

export function useImages({ enlarges, onFailed, onBetter }: Options): Images {
  const [batch, setBatch] = useKept('social-thumbnail-generator/batch', emptyBatch, batchSchema, true)
  const photos = usePhotos()
  const memory = useFileMemory('social-thumbnail-generator')
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  /** The id of the item of each entry in the queue. */
  const itemOf = useRef(new Map<string, string>())
  const queue = usePictureQueue<EnlargedPhoto>({
    send: (...one) => enlargeTo(SOCIAL_LONG_SIDE, (entry, seen) => take(itemOf.current.get(entry), seen))(...one),
    onReady: (entry, reply) => void fetchEnlarged(itemOf.current.get(entry), reply),
  })
  /** Ends what is being read and fetched when the screen is left. */
  const leaving = useRef(new AbortController())

  const entryOf = (id: string) => queue.items.findLast((entry) => itemOf.current.get(entry.id) === id)
  const setIsMissing = (id: string, is: boolean) =>
    setMissing((before) => new Set(is ? [...before, id] : [...before].filter((one) => one !== id)))

  function enqueue(id: string, file: File) {
    const [entry] = queue.add([file])
    if (entry !== undefined) itemOf.current.set(entry, id)
  }

  /** Returns it; undefined when the screen was left meanwhile. */
  async function show(id: string, blob: Blob): Promise<LoadedPhoto | undefined> {
    const read = await readPhoto(blob)
    if (leaving.current.signal.aborted) {
      releasePhoto(read)
      return undefined
    }
    photos.put(id, read)
    setIsMissing(id, false)
    return read
  }

  /** Shows a file, and has it looked at and enlarged. */
  async function begin(id: string, file: File): Promise<void> {
    const read = await show(id, file)
    if (read === undefined) return
    look(id, read)
    if (enlarges) enqueue(id, file)
  }

  /** One after the other: the line is for the photographs themselves, which wait much longer for their turn. */
  const looking = useRef(Promise.resolve())
  function look(id: string, photo: LoadedPhoto): void {
    const { signal } = leaving.current
    looking.current = looking.current
      .then(async () => take(id, { focus: await seenIn(photo, signal) }))
      // Then it is seen when it is enlarged, or that was quicker.
      .catch(() => {})
  }

  /** Cuts it around what it is about, unless somebody chose a point, and remembers whose it is. */
  function take(id: string | undefined, { focus, ...rest }: Pick<Found, 'focus'> & Partial<Found>): void {
    if (id === undefined) return
    let changed: Item | undefined
    setBatch((before) =>
      withItem(before, id, (one) => (changed = { ...one, ...rest, focus: isUntouched(one) ? focus : one.focus })),
    )
    if (changed) onBetter(changed)
  }

  async function fetchEnlarged(id: string | undefined, { picture, done, focus }: EnlargedPhoto) {
    if (id === undefined) return
    try {
      await show(id, await keptPhoto(picture.name, leaving.current.signal))
      const enhanced = { name: picture.name, done }
      let changed: Item | undefined
      setBatch((before) =>
        withItem(
          before,
          id,
          (one) =>
            (changed = { ...one, enhanced, credit: picture.credit, focus: isUntouched(one) ? focus : one.focus }),
        ),
      )
      if (changed) onBetter(changed)
    } catch (error) {
      if (!wasAborted(error)) onFailed(picture.fileName)
    }
  }

  /** Shows the image of an item that was there before, from the server or from this browser. */
  async function bringBack({ id, enhanced }: Item) {
    const file = memory.recall(id)
    try {
      if (enhanced) return void (await show(id, await keptPhoto(enhanced.name, leaving.current.signal)))
    } catch (error) {
      if (wasAborted(error)) return
    }
    if (!file) return setIsMissing(id, true)
    await begin(id, file)
  }
  const arrived = useEffectEvent(() => void batch.items.map(bringBack))
  useEffect(() => {
    leaving.current = new AbortController()
    arrived()
    return () => leaving.current.abort()
  }, [])

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

  async function addOne(id: string, file: File): Promise<RefusedPicture | undefined> {
    memory.remember(id, file)
    try {
      await begin(id, file)
    } catch {
      memory.forget(id)
      setBatch((before) => withoutItem(before, id))
      return { file, message: `‘${file.name}’ kan niet worden gelezen.`, short: 'Kan niet worden gelezen' }
    }
    return undefined
  }

  function drop(ids: readonly string[]) {
    for (const id of ids) {
      const entry = entryOf(id)
      if (entry) queue.remove(entry.id)
    }
    photos.drop(ids)
  }

  return {
    batch,
    setBatch,
    photoOf: photos.of,
    stateOf: (id) => entryOf(id)?.state,
    missing,
    async add(files) {
      // Those that were asked for again come first, and of those the one that is being changed.
      const open = batch.items
        .filter(({ id }) => missing.has(id))
        .toSorted((one, other) => Number(other.id === batch.chosen) - Number(one.id === batch.chosen))
      const again = open.slice(0, files.length).map(({ id }, at) => ({ id, file: files[at]! }))
      const added = files.slice(again.length).map((file) => ({ id: crypto.randomUUID(), file }))
      // What was added meanwhile may have taken the room.
      let fitting = added
      setBatch((before) => {
        fitting = added.slice(0, roomIn(before))
        const withAgain = again.reduce(
          (next, { id, file }) =>
            withItem(next, id, (one) => ({
              ...one,
              fileName: file.name,
              enhanced: null,
              credit: null,
              generated: null,
            })),
          before,
        )
        return fitting.reduce((next, { id, file }) => withImage(next, id, file.name), withAgain)
      })
      const unread = await Promise.all([...again, ...fitting].map(({ id, file }) => addOne(id, file)))
      return unread.filter((one) => one !== undefined)
    },
    remove(id) {
      drop([id])
      memory.forget(id)
      setBatch((before) => withoutItem(before, id))
    },
    clear() {
      const before = batch
      drop(before.items.map(({ id }) => id))
      setBatch(() => emptyBatch)
      return () => {
        setBatch(() => before)
        for (const one of before.items) void bringBack(one)
      }
    },
    retry(id) {
      const entry = entryOf(id)
      const file = memory.recall(id)
      if (entry) queue.restart(entry.id)
      else if (file) enqueue(id, file)
    },
    async sourceOf({ id, enhanced }) {
      const file = memory.recall(id)
      if (!enhanced) return file ?? missingSource()
      return keptPhoto(enhanced.name, leaving.current.signal).catch((error: unknown) => {
        if (file === undefined || wasAborted(error)) throw error
        return file
      })
    },
  }
}

/** Whether nobody chose around what it is cut. */
const isUntouched = ({ focus }: Item) => focus.x === CENTRE.x && focus.y === CENTRE.y

function missingSource(): never {
  throw new Error('this image is not in this browser any more')
}
