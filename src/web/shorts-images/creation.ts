// The images for Shorts in their order, and the Shorts that were made of their pairs. It lives apart from any screen, so that
// leaving one ends nothing. Knows no endpoint, no user and no markup.
import type { Focus } from '#contract/pictures/frame.ts'
import type { Combined } from '#contract/shorts-images/endpoints.ts'
import { pairsOf } from '#contract/shorts-images/pairs.ts'
import { wasAborted } from '#web/http/call.ts'
import type { UploadOptions } from '#web/http/upload.ts'

export interface GivenImage {
  id: string
  file: File
  /** The address of the file itself in this browser. */
  preview: string
  /** The point that was chosen for it; null: it is to be found. */
  focus: Focus | null
}
type Pair = readonly [GivenImage, GivenImage]

export interface Short {
  /** Which pair it is, from 1. */
  number: number
  /** Null until it is made, and when that failed. */
  made: Combined | null
  /** Why nothing came of it; for people. */
  failure: string | null
  /** Whether it is being made, or made again. */
  busy: boolean
  /** What it is made of; null after a reload, when the browser has the files no more. */
  of: Pair | null
}

export interface CreationState {
  images: readonly GivenImage[]
  shorts: readonly Short[]
  /** Of all pairs together, in percent: from 10 towards 100, and 0 when nothing is under way (specification, section 4). */
  progress: number
  busy: boolean
}

/** How Shorts are made; each rejects when that fails. `failureOf` says why in words for people. */
export interface Maker {
  combine: (
    pair: Pair,
    number: number,
    options: Required<Pick<UploadOptions, 'signal' | 'onSent'>>,
  ) => Promise<Combined>
  again: (parts: Combined['parts'], number: number, replaces: string) => Promise<Combined>
  failureOf: (error: unknown) => string
}

export interface Creation {
  /** The same object until something changes. */
  now: () => CreationState
  subscribe: (listener: () => void) => () => void
  add: (files: readonly File[]) => void
  /** To the place `to` among the others, from 0. */
  move: (id: string, to: number) => void
  remove: (id: string) => void
  setFocus: (id: string, focus: Focus) => void
  /** Makes a Short of each pair, in the place of those that were there. Resolves when all are done, failed or stopped. */
  combine: () => Promise<void>
  stop: () => void
  /** Makes a pair that failed once more. */
  retry: (number: number) => Promise<void>
  /** Cuts one of its two images around another point. Resolves when it is made again. */
  adjust: (number: number, half: 0 | 1, focus: Focus) => Promise<void>
  /** Begins anew. Returns the way back. */
  reset: () => () => void
  /** Ends all that is on its way. */
  end: () => void
}

/** Where the progress starts, in percent (specification, section 4). */
const START = 10
/** How much of a pair is done when its files are sent: what comes after takes a second. */
const SENT_SHARE = 0.8
/** How many pairs are on their way at once, each until its reply. */
const AT_ONCE = 2

/** @param kept Shorts that an earlier visit made. */
export function createCreation(maker: Maker, kept: readonly Pick<Short, 'number' | 'made'>[] = []): Creation {
  const listeners = new Set<() => void>()
  let images: readonly GivenImage[] = []
  let shorts: readonly Short[] = kept.map((short) => ({ ...short, failure: null, busy: false, of: null }))
  /** How much of each pair is done, as a fraction, by its number; null when none is under way. */
  let shares: Map<number, number> | null = null
  let leaving = new AbortController()
  let made = 0
  let state: CreationState | undefined

  function changed(): void {
    state = undefined
    for (const listener of listeners) listener()
  }
  function put(number: number, part: Partial<Short>): void {
    shorts = shorts.map((short) => (short.number === number ? { ...short, ...part } : short))
    changed()
  }

  async function make({ number, of }: Short, signal: AbortSignal): Promise<void> {
    if (of === null) return
    put(number, { busy: true, failure: null })
    const follow = (share: number) => {
      if (signal.aborted || shares === null) return
      shares.set(number, share)
      changed()
    }
    try {
      const onSent = (share: number) => follow(share * SENT_SHARE)
      const combined = await maker.combine(of, number, { signal, onSent })
      if (!signal.aborted) put(number, { made: combined, busy: false })
    } catch (error) {
      if (!signal.aborted) put(number, { busy: false, failure: wasAborted(error) ? STOPPED : maker.failureOf(error) })
    } finally {
      follow(1)
    }
  }

  /** A signal for what begins now; after a stop another one. */
  function begun(): AbortSignal {
    if (leaving.signal.aborted) leaving = new AbortController()
    return leaving.signal
  }
  function stop(): void {
    leaving.abort()
    shares = null
    shorts = shorts.map((short) => (short.busy ? { ...short, busy: false, failure: STOPPED } : short))
    changed()
  }

  async function makeAll(): Promise<void> {
    leaving.abort()
    const signal = begun()
    shorts = pairsOf(images).map((of, at) => ({ number: at + 1, made: null, failure: null, busy: true, of }))
    shares = new Map(shorts.map(({ number }) => [number, 0]))
    changed()
    const left = shorts.values()
    const some = async () => {
      for (const short of left) if (!signal.aborted) await make(short, signal)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, some))
    if (signal.aborted) return
    shares = null
    changed()
  }

  const progressNow = () => {
    if (shares === null || shares.size === 0) return 0
    const done = [...shares.values()].reduce((sum, share) => sum + share, 0)
    return START + (100 - START) * (done / shares.size)
  }

  return {
    now: () => (state ??= { images, shorts, progress: progressNow(), busy: shares !== null }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files) {
      images = [
        ...images,
        ...files.map((file) => ({ id: `i${(made += 1)}`, file, preview: URL.createObjectURL(file), focus: null })),
      ]
      changed()
    },
    move(id, to) {
      const image = images.find((one) => one.id === id)
      if (image !== undefined) images = images.filter((one) => one !== image).toSpliced(to, 0, image)
      changed()
    },
    remove(id) {
      images = images.filter((one) => one.id !== id)
      changed()
    },
    setFocus(id, focus) {
      images = images.map((one) => (one.id === id ? { ...one, focus } : one))
      changed()
    },
    combine: makeAll,
    stop,
    async retry(number) {
      const short = shorts.find((one) => one.number === number)
      if (short !== undefined) await make(short, begun())
    },
    async adjust(number, half, focus) {
      const before = shorts.find((one) => one.number === number)?.made
      if (!before) return
      const signal = begun()
      const parts = before.parts.map((part, at) => (at === half ? { ...part, focus } : part)) as Combined['parts']
      put(number, { busy: true, failure: null })
      try {
        const combined = await maker.again(parts, number, before.result.name)
        if (!signal.aborted) put(number, { made: combined, busy: false })
      } catch (error) {
        if (!signal.aborted) put(number, { busy: false, failure: maker.failureOf(error) })
      }
    },
    reset() {
      stop()
      const before = { images, shorts }
      images = []
      shorts = []
      changed()
      return () => {
        stop()
        ;({ images, shorts } = before)
        changed()
      }
    },
    end() {
      leaving.abort()
      for (const { preview } of images) URL.revokeObjectURL(preview)
    },
  }
}

const STOPPED = 'Gestopt.'
