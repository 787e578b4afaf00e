// The images of a social batch: added, shown, looked at, removed, and back after a reload or when the screen is opened again. Shows nothing;
// knows no text.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Found } from '#contract/pictures/work-lines.ts'
import { wasAborted } from '#web/http/call.ts'
import { useKept } from '#web/kept/use-kept.ts'
import type { RefusedPicture } from '#web/pictures/check-pictures.ts'
import { seenIn } from '#web/pictures/look-at-photo.ts'
import type { PictureState } from '#web/pictures/picture-queue.ts'
import type { EnlargedPhoto } from '../enlarge.ts'
import { keptPhoto } from '../kept-photo.ts'
import type { FileMark } from '../file-mark.ts'
import { readPhoto, releasePhoto, type LoadedPhoto } from '../photo.ts'
import { storedPhoto } from '../stored-photo.ts'
import { useFileMemory } from '../use-file-memory.ts'
import { usePhotos } from '../use-photos.ts'
import { SOCIAL_BATCH } from './begin-with-title.ts'
import {
  batch as batchSchema,
  emptyBatch,
  filesFor,
  isUntouched,
  roomIn,
  withFile,
  withImage,
  withItem,
  withoutItem,
  type Batch,
  type Item,
  type Texts,
} from './items.ts'
import { useEnlargements } from './use-enlargements.ts'

export interface Images {
  batch: Batch
  setBatch: (next: (before: Batch) => Batch) => void
  /** An item as it is now, also between two renders; undefined when it was removed. */
  now: (id: string) => Item | undefined
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
  /** Whether it may be enlarged: not of who could not make anything of it. */
  mayEnlarge: (one: Item) => boolean
  retry: (id: string) => void
  /** The best there is of an image, whole. @throws ApiError, or an Error when there is none. */
  sourceOf: (one: Item) => Promise<Blob>
}

interface Options {
  /** Whether AI is open: without it only what was asked for before is enlarged, for there will be nothing else to make. */
  enlarges: boolean
  /** What an image that is added begins with. */
  texts: Texts | undefined
  /** An image could not be enlarged: the original is used. */
  onFailed: (fileName: string) => void
  /** An image is there again, what it is about was seen, or the enlarged one has come. */
  onBetter: (id: string) => void
}

export function useImages({ enlarges, texts, onFailed, onBetter }: Options): Images {
  const [batch, setKept] = useKept(SOCIAL_BATCH, emptyBatch, batchSchema, true)
  const photos = usePhotos()
  const memory = useFileMemory('social-thumbnail-generator')
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const enlargements = useEnlargements({ onFound: take, onReady: fetchEnlarged, onFailed })
  /** Ends what is being read and fetched when the screen is left. */
  const leaving = useRef(new AbortController())

  /** As they are now: what comes from the server comes between two renders. */
  const latest = useRef({ batch, missing })
  useLayoutEffect(() => void (latest.current = { batch, missing }))
  const now = (id: string) => latest.current.batch.items.find((one) => one.id === id)
  function setBatch(next: (before: Batch) => Batch): void {
    setKept((before) => (latest.current = { ...latest.current, batch: next(before) }).batch)
  }
  function setIsMissing(id: string, is: boolean): void {
    const others = [...latest.current.missing].filter((one) => one !== id)
    latest.current = { ...latest.current, missing: new Set(is ? [...others, id] : others) }
    setMissing(latest.current.missing)
  }
  const mayEnlarge = ({ generated }: Item) => enlarges || generated !== null

  /** Returns it; undefined when the screen was left meanwhile, or it was removed. */
  async function show(id: string, blob: Blob): Promise<LoadedPhoto | undefined> {
    const read = await readPhoto(blob)
    if (leaving.current.signal.aborted || now(id) === undefined) {
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
    const one = now(id)
    if (read === undefined || one === undefined) return
    onBetter(id)
    look(id, read)
    if (mayEnlarge(one)) enlargements.add(id, file)
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

  /** Cuts it around what it is about, unless somebody chose a point, and remembers what else is told of it. */
  function take(id: string, { focus, ...rest }: Pick<Found, 'focus'> & Partial<Found> & Partial<Item>): void {
    setBatch((before) =>
      withItem(before, id, (one) => ({ ...one, ...rest, focus: isUntouched(one.focus) ? focus : one.focus })),
    )
    onBetter(id)
  }

  async function fetchEnlarged(id: string, { picture, done, focus }: EnlargedPhoto): Promise<void> {
    const shown = await show(id, await keptPhoto(picture.name, leaving.current.signal))
    if (shown) take(id, { focus, credit: picture.credit, enhanced: { name: picture.name, done } })
  }

  /** Shows the image of an item that was there before, from the server or from this browser. */
  async function bringBack({ id, enhanced, file: mark }: Item) {
    try {
      if (enhanced) {
        if (await show(id, await keptPhoto(enhanced.name, leaving.current.signal))) onBetter(id)
        return
      }
    } catch (error) {
      if (wasAborted(error)) return
    }
    try {
      const file = memory.recall(id) ?? (await fromArticle(mark))
      if (file === undefined) return setIsMissing(id, true)
      memory.remember(id, file)
      await begin(id, file)
    } catch (error) {
      if (!wasAborted(error)) setIsMissing(id, true)
    }
  }
  const fromArticle = ({ stored, name }: FileMark) =>
    stored === undefined ? undefined : storedPhoto(stored, name, leaving.current.signal)
  const arrived = useEffectEvent(() => void batch.items.map(bringBack))
  useEffect(() => {
    leaving.current = new AbortController()
    arrived()
    return () => leaving.current.abort()
  }, [])

  /** @param otherwise what becomes of the item when the file cannot be read. */
  async function addOne(id: string, file: File, otherwise: () => void): Promise<RefusedPicture | undefined> {
    memory.remember(id, file)
    try {
      await begin(id, file)
    } catch {
      memory.forget(id)
      otherwise()
      return { file, message: `‘${file.name}’ kan niet worden gelezen.`, short: 'Kan niet worden gelezen' }
    }
    return undefined
  }

  /** Gives an item whose image is gone one again; one that cannot be read leaves it as it was, with its texts. */
  function addAgain(before: Item, file: File): Promise<RefusedPicture | undefined> {
    const { id, file: mark, enhanced, focus, credit, generated } = before
    setIsMissing(id, false)
    setBatch((all) => withFile(all, id, file))
    return addOne(id, file, () => {
      setBatch((all) => withItem(all, id, (one) => ({ ...one, file: mark, enhanced, focus, credit, generated })))
      setIsMissing(id, true)
    })
  }

  function drop(ids: readonly string[]) {
    enlargements.drop(ids)
    photos.drop(ids)
  }

  return {
    batch,
    setBatch,
    now,
    photoOf: photos.of,
    stateOf: enlargements.stateOf,
    missing,
    async add(files) {
      const { items, chosen } = latest.current.batch
      const gone = items.filter(({ id }) => latest.current.missing.has(id))
      const found = filesFor(gone, chosen, files)
      const taken = new Set(found.values())
      const added = files.filter((file) => !taken.has(file)).map((file) => ({ id: crypto.randomUUID(), file }))
      const again = gone.flatMap((one) => {
        const file = found.get(one.id)
        return file ? [addAgain(one, file)] : []
      })
      // What was added meanwhile may have taken the room.
      const fitting = added.slice(0, roomIn(latest.current.batch))
      setBatch((before) => fitting.reduce((next, { id, file }) => withImage(next, id, file, texts), before))
      const fresh = fitting.map(({ id, file }) => addOne(id, file, () => setBatch((before) => withoutItem(before, id))))
      return (await Promise.all([...again, ...fresh])).filter((one) => one !== undefined)
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
    mayEnlarge,
    retry: (id) => enlargements.retry(id, memory.recall(id)),
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

function missingSource(): never {
  throw new Error('this image is not in this browser any more')
}
