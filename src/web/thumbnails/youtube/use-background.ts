// The photograph of a YouTube thumbnail: chosen, enlarged on the server while its own pixels are shown, and kept under its name there,
// so that it is back after a reload. Shows nothing; knows no text.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { enlarged, type Enlarged } from '#contract/pictures/endpoints.ts'
import { CENTRE, focus as focusPoint, type Focus } from '#contract/pictures/frame.ts'
import { credit as creditOf, type Credit } from '#contract/pictures/picture.ts'
import type { Found } from '#contract/pictures/work-lines.ts'
import { failureMessage, isProblem, wasAborted } from '#web/http/call.ts'
import { useKept } from '#web/kept/use-kept.ts'
import type { PictureState } from '#web/pictures/picture-queue.ts'
import { usePictureQueue } from '#web/pictures/use-picture-queue.ts'
import { enlargeTo, type EnlargedPhoto, type UnderWay } from '../enlarge.ts'
import { keptPhoto } from '../kept-photo.ts'
import { seenIn } from '../look-at-photo.ts'
import { readPhoto, releasePhoto, type LoadedPhoto } from '../photo.ts'
import { useFileMemory } from '../use-file-memory.ts'

const keptBackground = z.object({
  /** By which the server keeps the enlarged one. */
  name: z.string(),
  fileName: z.string(),
  done: enlarged,
  focus: focusPoint,
  /** Whose it is, as its file tells. */
  credit: creditOf.nullable(),
  /** Whether its AI request was counted. */
  counted: z.boolean(),
})
type KeptBackground = z.infer<typeof keptBackground>

export type Enlarging =
  | { state: 'idle' }
  | { state: 'processing'; at: UnderWay }
  | { state: 'completed'; done: Enlarged }
  /** The photograph itself is used. `mayRetry`: it may go better the next time. */
  | { state: 'failed'; reason: string; mayRetry: boolean }

/** Why the enlarged one could not be fetched; `reply` tells of it while the server still has it. */
interface Unfetched {
  reason: string
  reply: EnlargedPhoto | null
}

export interface Background {
  photo: LoadedPhoto | null
  fileName: string
  enlarging: Enlarging
  focus: Focus
  /** Whose it is, as its file tells; null where it does not, or nobody has looked yet. */
  credit: Credit | null
  /** Whether nobody has looked yet what it is about: it is cut in its middle. */
  unseen: boolean
  /** Whether the one of before is being fetched. */
  returning: boolean
  /** Why there is none: that of before is gone, or the file that was chosen cannot be read. */
  missing: 'gone' | 'unreadable' | null
  /** Whether the AI request for this photograph was counted. */
  counted: boolean
  /** Another number with each photograph that is chosen. */
  turn: number
  choose: (file: File) => void
  /** Has it enlarged once more. */
  retry: () => void
  /** Goes on with the photograph itself. */
  stop: () => void
  setFocus: (focus: Focus) => void
  /** @param turn of the photograph that it was counted for: another that was chosen meanwhile has none yet. */
  setCounted: (turn: number) => void
}

const FILE = 'background'

/** What was settled about a file: who leaves the screen and comes back has the same one, and pays for it once. */
const settled = new WeakMap<File, { counted: boolean; focus: Focus }>()

interface Options {
  /** Whether a photograph is enlarged as soon as it is chosen: for nobody to whom AI is closed, who could not save it. */
  enlarges: boolean
  /** Is called when a photograph could not be enlarged. */
  onFailed: () => void
}

export function useBackground({ enlarges, onFailed }: Options): Background {
  const [kept, setKept] = useKept('yt-thumbnail-generator/photo', null, keptBackground.nullable())
  const [photo, setPhoto] = useState<LoadedPhoto | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState<Background['missing']>(null)
  const [focus, setFocus] = useState<Focus>(kept?.focus ?? CENTRE)
  const [credit, setCredit] = useState<Credit | null>(kept?.credit ?? null)
  const [unseen, setUnseen] = useState(false)
  const [counted, setCounted] = useState(kept?.counted ?? false)
  const [unfetched, setUnfetched] = useState<Unfetched>()
  const memory = useFileMemory('yt-thumbnail-generator')
  const [turn, setTurn] = useState(0)
  const fetching = useRef<AbortController>(null)
  const queue = usePictureQueue<EnlargedPhoto>({
    send: (...one) => enlargeTo(undefined, (_, seen) => take(seen))(...one),
    onReady: (_, reply) => void fetchEnlarged(reply),
  })
  const [item] = queue.items

  // Given back once nothing draws it any more: after the parts of the screen have gone on to the next.
  useEffect(() => () => void (photo && releasePhoto(photo)), [photo])
  /** As they are now: they may have changed while a photograph was enlarged. */
  const latest = useRef({ focus, counted, file, turn })
  useLayoutEffect(() => {
    latest.current = { focus, counted, file, turn }
    if (file) settled.set(file, { focus, counted })
  })

  /** For what is fetched or read now; ends what was before. */
  function begun(): AbortSignal {
    fetching.current?.abort()
    fetching.current = new AbortController()
    return fetching.current.signal
  }

  /** Returns it; undefined when something else is shown by now. */
  async function show(blob: Blob, signal: AbortSignal): Promise<LoadedPhoto | undefined> {
    const read = await readPhoto(blob)
    if (!signal.aborted) {
      setPhoto(read)
      return read
    }
    releasePhoto(read)
    return undefined
  }

  /** Cuts it around what it is about, unless somebody chose a point: what somebody chose stays. */
  function cutAround(found: Focus): void {
    setUnseen(false)
    if (latest.current.focus === CENTRE) setFocus(found)
  }
  function take({ focus: found, credit: whose }: Found): void {
    setCredit(whose)
    cutAround(found)
  }

  /** By a small copy: the photograph itself may be sent for minutes, or not at all. */
  async function look(read: LoadedPhoto, signal: AbortSignal) {
    try {
      const found = await seenIn(read, signal)
      if (!signal.aborted) cutAround(found)
    } catch {
      // Then it is seen when it is enlarged.
    }
  }

  async function fetchEnlarged(reply: EnlargedPhoto) {
    const { picture, done, focus: found } = reply
    const signal = begun()
    try {
      if (!(await show(await keptPhoto(picture.name, signal), signal))) return
      const chosen = { ...now(), ...(latest.current.focus === CENTRE && { focus: found }) }
      setFocus(chosen.focus)
      setCredit(picture.credit)
      setUnseen(false)
      const fileName = latest.current.file?.name ?? picture.fileName
      setKept({ name: picture.name, fileName, done, credit: picture.credit, ...chosen })
    } catch (error) {
      if (signal.aborted || wasAborted(error)) return
      setUnfetched({ reason: failureMessage(error), reply: isProblem(error, 'pictureGone') ? null : reply })
      onFailed()
    }
  }
  const now = () => ({ focus: latest.current.focus, counted: latest.current.counted })

  async function bringBack({ name }: KeptBackground) {
    const signal = begun()
    try {
      await show(await keptPhoto(name, signal), signal)
    } catch (error) {
      if (signal.aborted || wasAborted(error)) return
      setMissing('gone')
      // A server that could not be reached may still have it after the next reload.
      if (isProblem(error, 'pictureGone')) setKept(null)
    }
  }

  async function choose(next: File) {
    const signal = begun()
    queue.clear()
    setMissing(null)
    setUnfetched(undefined)
    let read: LoadedPhoto | undefined
    try {
      read = await show(next, signal)
    } catch {
      if (!signal.aborted) setMissing('unreadable')
    }
    if (read === undefined) return
    memory.remember(FILE, next)
    setFile(next)
    setKept(null)
    const known = settled.get(next) ?? { counted: false, focus: CENTRE }
    setFocus(known.focus)
    setCredit(null)
    setUnseen(known.focus === CENTRE)
    setCounted(known.counted)
    setTurn((before) => before + 1)
    if (enlarges) queue.add([next])
    if (known.focus === CENTRE) void look(read, signal)
  }

  const arrived = useEffectEvent(() => {
    const before = memory.recall(FILE)
    if (kept) void bringBack(kept)
    else if (before) void choose(before)
  })
  useEffect(() => {
    const timer = setTimeout(() => arrived())
    return () => {
      clearTimeout(timer)
      fetching.current?.abort()
    }
  }, [])
  const failed = useEffectEvent(onFailed)
  const isFailed = item?.state.kind === 'failed'
  useEffect(() => {
    if (isFailed) failed()
  }, [isFailed])

  return {
    photo,
    fileName: file?.name ?? kept?.fileName ?? '',
    enlarging: enlargingOf(kept, item?.state, unfetched),
    focus,
    credit,
    unseen,
    returning: kept !== null && photo === null && missing === null,
    missing,
    counted,
    turn,
    choose: (next) => void choose(next),
    retry() {
      setUnfetched(undefined)
      if (unfetched?.reply) void fetchEnlarged(unfetched.reply)
      else if (item) queue.restart(item.id)
      else if (file) queue.add([file])
    },
    stop() {
      fetching.current?.abort()
      queue.clear()
    },
    setFocus(next) {
      setFocus(next)
      setUnseen(false)
      setKept((before) => before && { ...before, focus: next })
    },
    setCounted(of) {
      if (of !== latest.current.turn) return
      setCounted(true)
      setKept((before) => before && { ...before, counted: true })
    },
  }
}

function enlargingOf(
  kept: KeptBackground | null,
  state: PictureState<unknown> | undefined,
  unfetched: Unfetched | undefined,
): Enlarging {
  if (kept) return { state: 'completed', done: kept.done }
  if (unfetched !== undefined) return { state: 'failed', reason: unfetched.reason, mayRetry: true }
  if (state === undefined || state.kind === 'stopped' || state.kind === 'idle') return { state: 'idle' }
  if (state.kind === 'failed') return { state: 'failed', reason: state.message, mayRetry: state.mayRetry }
  return { state: 'processing', at: state }
}
