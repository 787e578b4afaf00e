// The photograph of a YouTube thumbnail: chosen, enlarged on the server while its own pixels are shown, and kept under its name there,
// so that it is back after a reload. Shows nothing; knows no text.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { enlarged } from '#contract/pictures/endpoints.ts'
import { CENTRE, focus as focusPoint, type Focus } from '#contract/pictures/frame.ts'
import { credit as creditOf, type Credit } from '#contract/pictures/picture.ts'
import type { Found } from '#contract/pictures/work-lines.ts'
import { ApiError, failureMessage, isProblem, wasAborted } from '#web/http/call.ts'
import { useKept } from '#web/kept/use-kept.ts'
import { usePictureQueue } from '#web/pictures/use-picture-queue.ts'
import { enlargeTo, type EnlargedPhoto } from '../enlarge.ts'
import { fileMark, isSameFile, markOf, type FileMark } from '../file-mark.ts'
import { keptPhoto } from '../kept-photo.ts'
import { seenIn } from '#web/pictures/look-at-photo.ts'
import { readPhoto, releasePhoto, type LoadedPhoto } from '../photo.ts'
import { storedPhoto } from '../stored-photo.ts'
import { useFileMemory } from '../use-file-memory.ts'
import { enlargingOf, type Enlarging, type Unfetched } from './enlarging.ts'

const keptBackground = z.object({
  file: fileMark,
  /** By which name the server keeps the enlarged one, and what was done to it; null until it is. */
  enlarged: z.object({ name: z.string(), done: enlarged }).nullable(),
  focus: focusPoint,
  /** Whose it is, as its file tells; null where it does not, or nobody has looked yet. */
  credit: creditOf.nullable(),
  /** Whether its AI request was counted. */
  counted: z.boolean(),
})
type KeptBackground = z.infer<typeof keptBackground>

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
  /**
   * Why there is none: neither this window nor the server has that of before, the server cannot be reached, or the file that was chosen
   * cannot be read. One that is there stays when another cannot be read.
   */
  missing: 'gone' | 'unreached' | 'unreadable' | null
  /** Fetches that of before once more, where the server could not be reached. */
  fetchAgain: () => void
  /** Whether the AI request for this photograph was counted. */
  counted: boolean
  /** What tells its file from others; null without a photograph. */
  mark: FileMark | null
  /** Returns whether it could be read. What is under way of that of before goes on until it was. */
  choose: (file: File) => Promise<boolean>
  /** Has it enlarged once more. */
  retry: () => void
  /** Goes on with the photograph itself. */
  stop: () => void
  setFocus: (focus: Focus) => void
  /** @param mark of the photograph that it was counted for: another that was chosen meanwhile has none yet. */
  setCounted: (mark: FileMark | null) => void
}

const FILE = 'background'

interface Options {
  /** Whether a photograph is enlarged as soon as it is chosen: for nobody to whom AI is closed, who could not save it. */
  enlarges: boolean
  /** Is called when a photograph could not be enlarged. */
  onFailed: () => void
  /** Is called when a file cannot be read, and another photograph stays. */
  onUnreadable: () => void
  /** Is called when another photograph takes the place of that of before. */
  onOther: () => void
}

export function useBackground({ enlarges, onFailed, onUnreadable, onOther }: Options): Background {
  const [kept, setKept] = useKept('yt-thumbnail-generator/photo', null, keptBackground.nullable(), true)
  const [photo, setPhoto] = useState<LoadedPhoto | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState<Background['missing']>(null)
  const [unseen, setUnseen] = useState(false)
  const [unfetched, setUnfetched] = useState<Unfetched>()
  const memory = useFileMemory('yt-thumbnail-generator')
  const fetching = useRef<AbortController>(null)
  /** Ends the reading of a file when another is chosen. */
  const choosing = useRef<AbortController>(null)
  /** Ends the look at a photograph when another is chosen: who stops enlarging still wants it cut well. */
  const looking = useRef<AbortController>(null)
  const queue = usePictureQueue<EnlargedPhoto>({
    send: (...one) => enlargeTo(undefined, (_, seen) => take(seen))(...one),
    onReady: (_, reply) => void fetchEnlarged(reply),
  })
  const [item] = queue.items

  // Given back once nothing draws it any more: after the parts of the screen have gone on to the next.
  useEffect(() => () => void (photo && releasePhoto(photo)), [photo])

  /** Changes what is kept of the photograph that is there. */
  const change = (to: (before: KeptBackground) => Partial<KeptBackground>) =>
    setKept((before) => before && { ...before, ...to(before) })

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
  function take({ focus, ...rest }: Pick<Found, 'focus'> & Partial<KeptBackground>): void {
    setUnseen(false)
    change((before) => ({ ...rest, focus: isMiddle(before.focus) ? focus : before.focus }))
  }

  /** By a small copy: the photograph itself may be sent for minutes, or not at all. */
  async function look(read: LoadedPhoto) {
    looking.current = new AbortController()
    const { signal } = looking.current
    try {
      const focus = await seenIn(read, signal)
      if (!signal.aborted) take({ focus })
    } catch {
      // Then it is seen when it is enlarged.
    }
  }

  async function fetchEnlarged(reply: EnlargedPhoto) {
    const { picture, done, focus } = reply
    const signal = begun()
    try {
      if (!(await show(await keptPhoto(picture.name, signal), signal))) return
      take({ focus, credit: picture.credit, enlarged: { name: picture.name, done } })
    } catch (error) {
      if (signal.aborted || wasAborted(error)) return
      setUnfetched({ reason: failureMessage(error), reply: isProblem(error, 'pictureGone') ? null : reply })
      onFailed()
    }
  }

  async function bringBack(name: string) {
    const signal = begun()
    try {
      await show(await keptPhoto(name, signal), signal)
    } catch (error) {
      if (signal.aborted || wasAborted(error)) return
      const before = memory.recall(FILE)
      if (before) await choose(before)
      else if (!isProblem(error, 'pictureGone')) setMissing('unreached')
      else {
        // Its request was counted all the same.
        change(() => ({ enlarged: null }))
        await takeFromArticle()
      }
    }
  }

  /** That of before itself, where it is one of an article's. */
  async function takeFromArticle() {
    const { stored, name = '' } = kept?.file ?? {}
    if (stored === undefined) return setMissing('gone')
    const signal = begun()
    try {
      const again = await storedPhoto(stored, name, signal)
      if (!signal.aborted) await choose(again)
    } catch (error) {
      if (signal.aborted || wasAborted(error)) return
      setMissing(error instanceof ApiError && error.status === 404 ? 'gone' : 'unreached')
    }
  }

  async function choose(next: File): Promise<boolean> {
    choosing.current?.abort()
    choosing.current = new AbortController()
    const { signal } = choosing.current
    // What is being fetched would come in the place of what was chosen after it.
    if (photo === null) begun()
    setMissing(null)
    let read: LoadedPhoto
    try {
      read = await readPhoto(next)
    } catch {
      if (signal.aborted) return false
      if (photo === null) setMissing('unreadable')
      else onUnreadable()
      return false
    }
    if (signal.aborted) {
      releasePhoto(read)
      return true
    }
    begun()
    looking.current?.abort()
    queue.clear()
    setUnfetched(undefined)
    setPhoto(read)
    memory.remember(FILE, next)
    setFile(next)
    let known = fresh(next)
    let isOther = false
    // As it is by now: its request may have been counted while it was read.
    setKept((before) => {
      const isSame = before !== null && isSameFile(before.file, next)
      isOther = before !== null && !isSame
      return (known = isSame ? { ...before, enlarged: null } : known)
    })
    if (isOther) onOther()
    setUnseen(isMiddle(known.focus))
    if (enlarges || known.counted) queue.add([next])
    if (isMiddle(known.focus)) void look(read)
    return true
  }

  const arrived = useEffectEvent(() => {
    const before = memory.recall(FILE)
    if (kept?.enlarged) void bringBack(kept.enlarged.name)
    else if (before) void choose(before)
    else if (kept) void takeFromArticle()
  })
  useEffect(() => {
    const timer = setTimeout(() => arrived())
    return () => {
      clearTimeout(timer)
      for (const { current } of [fetching, choosing, looking]) current?.abort()
    }
  }, [])
  const failed = useEffectEvent(onFailed)
  const isFailed = item?.state.kind === 'failed'
  useEffect(() => {
    if (isFailed) failed()
  }, [isFailed])

  return {
    photo,
    fileName: kept?.file.name ?? '',
    enlarging: enlargingOf(kept?.enlarged ?? null, item?.state, unfetched),
    focus: kept?.focus ?? CENTRE,
    credit: kept?.credit ?? null,
    unseen,
    returning: (kept?.enlarged != null || kept?.file.stored !== undefined) && photo === null && missing === null,
    missing,
    counted: kept?.counted ?? false,
    mark: kept?.file ?? null,
    fetchAgain() {
      setMissing(null)
      if (kept?.enlarged) void bringBack(kept.enlarged.name)
      else void takeFromArticle()
    },
    choose,
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
    setFocus(focus) {
      setUnseen(false)
      change(() => ({ focus }))
    },
    setCounted: (of) => change(({ file: there }) => (of && isSameFile(there, of) ? { counted: true } : {})),
  }
}

const fresh = (file: File): KeptBackground => ({
  file: markOf(file),
  enlarged: null,
  focus: CENTRE,
  credit: null,
  counted: false,
})

const isMiddle = ({ x, y }: Focus) => x === CENTRE.x && y === CENTRE.y
