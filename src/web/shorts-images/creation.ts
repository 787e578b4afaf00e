// The images for Shorts in their order, and the Shorts that were made of their pairs. It lives apart from any screen, so that
// leaving one ends nothing. Knows no endpoint, no user and no markup.
import type { Focus } from '#contract/pictures/frame.ts'
import type { Combined } from '#contract/shorts-images/endpoints.ts'
import { pairsOf } from '#contract/shorts-images/pairs.ts'
import { wasAborted } from '#web/http/call.ts'
import { forget, givenImage, shown } from './given-image.ts'
import type { Kept } from './kept-shorts.ts'
import {
  isSamePoint,
  type CreationState,
  type Failure,
  type GivenImage,
  type Maker,
  type Pair,
  type Points,
  type Short,
} from './parts.ts'

export interface Creation {
  /** The same object until something changes. */
  now: () => CreationState
  subscribe: (listener: () => void) => () => void
  add: (files: readonly File[]) => void
  /** To the place `to` among the others, from 0. */
  move: (id: string, to: number) => void
  remove: (id: string) => void
  setFocus: (id: string, focus: Focus) => void
  /**
   * Makes a Short of each pair, in the place of those that were there, once `count` has resolved to true. Resolves to whether
   * all were tried. Does nothing while a combination is under way. One that was counted, and stopped before it began, is not
   * counted again.
   */
  combine: (count: () => Promise<boolean>) => Promise<boolean>
  stop: () => void
  /** Makes a pair that failed once more. */
  retry: (number: number) => Promise<void>
  /**
   * Cuts one of its two images around another point. Resolves when it is made again: with what was wished meanwhile, of either
   * half. What is on the board is cut so too.
   */
  adjust: (number: number, half: 0 | 1, focus: Focus) => Promise<void>
  /** Begins anew. Returns the way back. */
  reset: () => () => void
  /** Somebody knows what was lost. */
  forgetLost: () => void
  /** Ends all that is on its way. */
  end: () => void
}

/** Where the progress starts, in percent (specification, section 4). */
const START = 10
/** How much of a pair is done when its files are sent: what comes after takes a second. */
const SENT_SHARE = 0.8
/** How many pairs are on their way at once, each until its reply. */
const AT_ONCE = 2

/** @param kept what an earlier visit left. */
export function createCreation(maker: Maker, kept: Kept = { shorts: [], lost: [] }): Creation {
  const listeners = new Set<() => void>()
  let images: readonly GivenImage[] = []
  let shorts: readonly Short[] = kept.shorts.map((short) => ({ ...blank, ...short, of: null }))
  let { lost } = kept
  /** How much of each pair is done, as a fraction, by its number; null when none is under way. */
  let shares: Map<number, number> | null = null
  let counting = false
  /** Whether a combination was counted that never began. */
  let paid = false
  let leaving = new AbortController()
  /** Those that are made once more by themselves: a combination that is under way lasts until they are over. */
  const retried = new Set<Promise<void>>()
  let given = 0
  const closing = new AbortController()
  /** One after the other: a photograph that is looked at takes 200 MB of the browser's memory. */
  let looking = Promise.resolve()
  let state: CreationState | undefined

  function changed(): void {
    state = undefined
    for (const listener of listeners) listener()
  }
  const shortOf = (number: number) => shorts.find((one) => one.number === number)
  function put(number: number, part: Partial<Short>): void {
    shorts = shorts.map((short) => (short.number === number ? { ...short, ...part } : short))
    changed()
  }
  /** On the board, and in what the Shorts say they are made of. */
  function putImage(id: string, part: Partial<Pick<GivenImage, 'focus' | 'found' | 'looked'>>): void {
    const changedOne = (image: GivenImage) => (image.id === id ? { ...image, ...part } : image)
    images = images.map(changedOne)
    shorts = shorts.map((short) => ({ ...short, of: short.of && [changedOne(short.of[0]), changedOne(short.of[1])] }))
  }

  async function look(id: string): Promise<void> {
    const image = images.find((one) => one.id === id)
    if (image === undefined || image.looked || image.found !== null) return
    const found = await maker.look(image.file, closing.signal).catch(() => null)
    putImage(id, { looked: true, ...(found && { found }) })
    changed()
  }
  function lookAt(some: readonly GivenImage[]): void {
    for (const { id } of some) looking = looking.then(() => look(id))
  }

  async function make({ number, of }: Short, signal: AbortSignal): Promise<void> {
    if (of === null) return
    put(number, { busy: true, failure: null })
    const follow = (share: number) => {
      if (signal.aborted || shares === null) return
      // Of one that failed all was done, whatever comes of it once more.
      shares.set(number, Math.max(share, shares.get(number) ?? 0))
      changed()
    }
    try {
      const onSent = (share: number) => follow(share * SENT_SHARE)
      const combined = await maker.combine(of, number, { signal, onSent })
      if (signal.aborted) return
      for (const at of [0, 1] as const) putImage(of[at].id, { found: combined.parts[at].focus })
      put(number, { made: combined, busy: false })
    } catch (error) {
      if (!signal.aborted) put(number, { busy: false, failure: failureOf(error) })
    } finally {
      follow(1)
    }
  }
  const failureOf = (error: unknown): Failure =>
    wasAborted(error) ? STOPPED : { ...maker.failureOf(error), stopped: false }

  /** A signal for what begins now; after a stop another one. */
  function begun(): AbortSignal {
    if (leaving.signal.aborted) leaving = new AbortController()
    return leaving.signal
  }
  function stop(): void {
    leaving.abort()
    shares = null
    // One that was being cut anew stays as it was.
    shorts = shorts.map((short) =>
      short.busy ? { ...short, busy: false, wished: null, failure: short.made ? null : STOPPED } : short,
    )
    changed()
  }

  async function combine(count: () => Promise<boolean>): Promise<boolean> {
    if (counting || shares !== null) return false
    const asked = begun()
    counting = true
    changed()
    try {
      paid ||= await count()
    } finally {
      counting = false
      changed()
    }
    if (!paid || asked.aborted) return false
    paid = false
    // What was still being made goes with what was there.
    leaving.abort()
    const signal = begun()
    await makeAll(signal)
    return !signal.aborted
  }

  async function makeAll(signal: AbortSignal): Promise<void> {
    shorts = pairsOf(images).map((of, at) => ({ ...blank, number: at + 1, busy: true, of }))
    shares = new Map(shorts.map(({ number }) => [number, 0]))
    changed()
    const left = shorts.values()
    const some = async () => {
      for (const short of left) if (!signal.aborted) await make(short, signal)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, some))
    while (retried.size > 0) await Promise.all(retried)
    if (signal.aborted) return
    shares = null
    changed()
  }

  /** Makes it again until it is as it is wished: one at a time, so that the last wish is what stays. */
  async function fulfil(number: number): Promise<void> {
    const signal = begun()
    for (;;) {
      const { made, wished, of } = shortOf(number) ?? blank
      if (!made || !wished) return put(number, { busy: false })
      try {
        const combined = await cutAgain({ made, of, wished }, number, signal)
        if (signal.aborted) return maker.remove(combined)
        maker.remove(made)
        if (of && of[0].id !== of[1].id) chosen(of, made.parts, wished)
        put(number, { made: combined, ...(shortOf(number)?.wished === wished && { wished: null }) })
      } catch (error) {
        if (!signal.aborted) put(number, { busy: false, wished: null, failure: failureOf(error) })
        return
      }
    }
  }
  async function cutAgain(short: Cut, number: number, signal: AbortSignal): Promise<Combined> {
    const { made, of, wished } = short
    try {
      return await maker.again(made, wished, number, { signal })
    } catch (error) {
      // After a day the server has the images no more, but this browser may.
      if (of === null || !maker.isGone(error)) throw error
      const pair: Pair = [
        { ...of[0], focus: wished[0] },
        { ...of[1], focus: wished[1] },
      ]
      return maker.combine(pair, number, { signal, onSent: () => {} })
    }
  }
  function chosen(of: Pair, before: readonly { focus: Focus }[], wished: Points): void {
    for (const at of [0, 1] as const)
      if (!isSamePoint(before[at]?.focus ?? null, wished[at])) putImage(of[at].id, { focus: wished[at] })
  }

  const progressNow = () => {
    if (shares === null || shares.size === 0) return 0
    const done = [...shares.values()].reduce((sum, share) => sum + share, 0)
    return START + (100 - START) * (done / shares.size)
  }

  return {
    now: () => (state ??= { images, shorts, lost, progress: progressNow(), busy: counting || shares !== null }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files) {
      const added = files.map((file) => givenImage(`i${(given += 1)}`, file))
      images = [...images, ...added]
      lost = []
      changed()
      lookAt(added)
    },
    move(id, to) {
      const image = images.find((one) => one.id === id)
      if (image !== undefined) images = images.filter((one) => one !== image).toSpliced(to, 0, image)
      changed()
    },
    remove(id) {
      forget(images.filter((one) => one.id === id))
      images = images.filter((one) => one.id !== id)
      changed()
    },
    setFocus(id, focus) {
      images = images.map((one) => (one.id === id ? { ...one, focus } : one))
      changed()
    },
    combine,
    stop,
    async retry(number) {
      const short = shortOf(number)
      if (short === undefined || short.busy) return
      const making = make(short, begun())
      retried.add(making)
      await making
      retried.delete(making)
    },
    async adjust(number, half, focus) {
      const short = shortOf(number)
      if (!short?.made) return
      const before = short.wished ?? [short.made.parts[0].focus, short.made.parts[1].focus]
      if (isSamePoint(before[half], focus)) return
      put(number, { busy: true, failure: null, wished: half === 0 ? [focus, before[1]] : [before[0], focus] })
      if (!short.busy) await fulfil(number)
    },
    reset() {
      stop()
      const before = { images, shorts, lost }
      forget(images)
      ;[images, shorts, lost] = [[], [], []]
      changed()
      return () => {
        stop()
        forget(images)
        ;({ images, shorts, lost } = before)
        images = images.map(shown)
        changed()
        lookAt(images)
      }
    },
    forgetLost() {
      lost = []
      changed()
    },
    end() {
      closing.abort()
      stop()
      forget(images)
    },
  }
}

/** What is to be cut anew. */
type Cut = { [Key in 'made' | 'wished']: NonNullable<Short[Key]> } & Pick<Short, 'of'>

const blank = { number: 0, made: null, failure: null, busy: false, of: null, wished: null } satisfies Short as Short

const STOPPED: Failure = { words: 'Gestopt.', stopped: true, mayRetry: true }
