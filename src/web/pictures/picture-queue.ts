// The pictures of a screen, each with how it goes: they are sent one per request, a few at a time, so that a slow line gets
// them through and a bad one spoils nothing of the others. Renders nothing, and knows no endpoint.
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { ApiError, failureMessage, problemOf, wasAborted } from '#web/http/call.ts'
import type { UploadOptions } from '#web/http/upload.ts'
import type { RefusedPicture } from './check-pictures.ts'

export type PictureState<Reply> =
  /** It was given, and nothing is asked of it yet. */
  | { kind: 'idle' }
  /** For its turn on this screen. */
  | { kind: 'waiting' }
  /** `share` of it, a fraction, was sent. */
  | { kind: 'uploading'; share: number }
  /** For its turn on the server, where `ahead` pieces of work are before it: one at least. */
  | { kind: 'queued'; ahead: number }
  /** `done` of `total` steps; `total` is 0 while nobody knows. */
  | { kind: 'working'; done: number; total: number; secondsLeft: number | null }
  | { kind: 'ready'; reply: Reply }
  /** `mayRetry`: it may go better the next time. */
  | { kind: 'failed'; message: string; short: string; mayRetry: boolean; error: unknown }
  /** By whoever looks at the screen. */
  | { kind: 'stopped' }

export interface QueuedPicture<Reply> {
  id: string
  file: File
  /** The address of the file itself in this browser, to be shown until something was made of it. */
  preview: string
  state: PictureState<Reply>
}

/**
 * Sends one file. It hands `options` to `upload`; with `onLine` left out where the endpoint tells nothing. `id`: that of the picture,
 * for what its tool knows of it.
 */
export type SendPicture<Reply> = (file: File, options: Required<UploadOptions>, id: string) => Promise<Reply>

export interface PictureQueue<Reply> {
  /** From now on files are sent so, and that is told. */
  goBy: (parts: QueueParts<Reply>) => void
  /** As they are now, in the order in which they were added. The same array until something changes. */
  items: () => readonly QueuedPicture<Reply>[]
  subscribe: (listener: () => void) => () => void
  /** Returns their ids. With `hold` they are not sent until they are restarted. */
  add: (files: readonly File[], options?: { hold?: boolean }) => string[]
  /** What was made before: of a file that this browser may not have any more, shown by its address. Returns their ids. */
  addReady: (made: readonly { file: File; preview: string; reply: Reply }[]) => string[]
  /** Shows files that are not sent, with why. */
  addRefused: (refused: readonly RefusedPicture[]) => void
  /** Sends it again, whatever became of it before. */
  restart: (id: string) => void
  /** Ends its request at once; it can be sent again. */
  stop: (id: string) => void
  /** Returns the way back: to its place, as it was, or as stopped when it was on its way. */
  remove: (id: string) => () => void
  /** Removes several together: none that goes too is sent in the place of another. */
  removeAll: (ids: readonly string[]) => void
  /** Ends everything and forgets it. Later additions work again. */
  clear: () => void
}

/** How many are on their way at once, each until its reply (specification: nothing; a line of 1 Mbit/s bears two). */
const AT_ONCE = 2

export interface QueueParts<Reply> {
  send: SendPicture<Reply>
  /** Hears of each that is ready, once. */
  onReady?: ((id: string, reply: Reply) => void) | undefined
}

export function createPictureQueue<Reply>(given: QueueParts<Reply>, atOnce = AT_ONCE): PictureQueue<Reply> {
  let parts = given
  let all: readonly QueuedPicture<Reply>[] = []
  const underWay = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  let made = 0

  function store(changed: readonly QueuedPicture<Reply>[]): void {
    all = changed
    for (const listener of listeners) listener()
  }
  const set = (id: string, state: PictureState<Reply>) =>
    store(all.map((picture) => (picture.id === id ? { ...picture, state } : picture)))

  function append(file: File, state: PictureState<Reply>, preview = URL.createObjectURL(file)): QueuedPicture<Reply> {
    return { id: `p${(made += 1)}`, file, preview, state }
  }

  function next(): void {
    while (underWay.size < atOnce) {
      const picture = all.find(({ id, state }) => state.kind === 'waiting' && !underWay.has(id))
      if (picture === undefined) return
      void begin(picture)
    }
  }

  async function begin({ id, file }: QueuedPicture<Reply>): Promise<void> {
    const leaving = new AbortController()
    underWay.set(id, leaving)
    /** Whether it is this request that its picture waits for: what is told of an earlier one comes too late. */
    const isCurrent = () => underWay.get(id) === leaving
    const tell = (state: PictureState<Reply>) => void (isCurrent() && set(id, state))
    tell({ kind: 'uploading', share: 0 })
    try {
      const reply = await parts.send(
        file,
        {
          signal: leaving.signal,
          onSent: (share) => tell(share < 1 ? { kind: 'uploading', share } : working()),
          onLine: (line) => 'found' in line || tell(toldBy(line)),
        },
        id,
      )
      if (!isCurrent()) return
      set(id, { kind: 'ready', reply })
      parts.onReady?.(id, reply)
    } catch (error) {
      tell(wasAborted(error) ? { kind: 'stopped' } : failed(error))
    } finally {
      if (isCurrent()) underWay.delete(id)
      next()
    }
  }

  function stop(id: string): void {
    const leaving = underWay.get(id)
    underWay.delete(id)
    leaving?.abort()
  }

  function removeAll(ids: readonly string[]): void {
    const gone = all.filter(({ id }) => ids.includes(id))
    if (gone.length === 0) return
    // Before any is stopped: each that ends makes room for the next that waits.
    store(all.filter(({ id }) => !ids.includes(id)))
    for (const { id, preview } of gone) {
      stop(id)
      URL.revokeObjectURL(preview)
    }
    next()
  }

  return {
    goBy: (newer) => void (parts = newer),
    items: () => all,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files, { hold = false } = {}) {
      const added = files.map((file) => append(file, { kind: hold ? 'idle' : 'waiting' }))
      store([...all, ...added])
      next()
      return added.map(({ id }) => id)
    },
    addReady(ready) {
      const added = ready.map(({ file, preview, reply }) => append(file, { kind: 'ready', reply }, preview))
      store([...all, ...added])
      return added.map(({ id }) => id)
    },
    addRefused(refused) {
      store([
        ...all,
        ...refused.map(({ file, message, short }) =>
          append(file, { kind: 'failed', message, short, mayRetry: false, error: undefined }),
        ),
      ])
    },
    restart(id) {
      stop(id)
      set(id, { kind: 'waiting' })
      next()
    },
    stop(id) {
      const picture = all.find((one) => one.id === id)
      if (picture === undefined || !isUnderWay(picture.state)) return
      stop(id)
      set(id, { kind: 'stopped' })
      next()
    },
    remove(id) {
      stop(id)
      const at = all.findIndex((one) => one.id === id)
      const picture = all[at]
      if (picture === undefined) return () => {}
      store(all.toSpliced(at, 1))
      URL.revokeObjectURL(picture.preview)
      next()
      return () => {
        if (!all.some((one) => one.id === id)) store(all.toSpliced(at, 0, shownAgain(picture)))
      }
    },
    removeAll,
    clear: () => removeAll(all.map(({ id }) => id)),
  }
}

/** The address of its file was given back. */
function shownAgain<Reply>(picture: QueuedPicture<Reply>): QueuedPicture<Reply> {
  const { file, preview, state } = picture
  return {
    ...picture,
    preview: preview.startsWith('blob:') ? URL.createObjectURL(file) : preview,
    state: isUnderWay(state) ? { kind: 'stopped' } : state,
  }
}

/** Whether something is still to become of it by itself. */
export const isUnderWay = ({ kind }: PictureState<unknown>): boolean =>
  kind === 'waiting' || kind === 'uploading' || kind === 'queued' || kind === 'working'

/** Whether sending it again makes sense: it was stopped, or failed for a reason that passes. */
export const mayGoAgain = (state: PictureState<unknown>): boolean =>
  state.kind === 'stopped' || (state.kind === 'failed' && state.mayRetry)

const working = () => ({ kind: 'working', done: 0, total: 0, secondsLeft: null }) as const

/** How it goes by a line of the server. */
export function toldBy(line: Exclude<WorkLine, { found: unknown }>): PictureState<never> {
  if ('progress' in line) return { kind: 'working', ...line.progress }
  return line.waiting.ahead === 0 ? working() : { kind: 'queued', ahead: line.waiting.ahead }
}

/** What says that a file is not taken. */
const FINAL = new Set([400, 413, 415, 422])

/** Whether sending the same files again would change nothing. */
export const isFinal = (error: unknown): boolean => error instanceof ApiError && FINAL.has(error.status)

/** What is said where there is no room for the message; of other problems only that it failed. */
const shorts: Partial<Record<ProblemCode, string>> = {
  notLoggedIn: 'Niet ingelogd',
  tooSlow: 'Duurde te lang',
  bodyTooLarge: 'Te groot',
  wrongFileKind: 'Geen afbeelding',
  pictureUnreadable: 'Beschadigd bestand',
  pictureTooManyPixels: 'Te veel pixels',
  tooManyTries: 'Even wachten',
  workshopBusy: 'Te druk',
  storageFull: 'Server is vol',
}

function shortWords(error: unknown): string {
  const { code } = problemOf(error)
  if (error instanceof ApiError && error.status === 0) return 'Geen verbinding'
  return (code && shorts[code]) ?? 'Mislukt'
}

function failed(error: unknown) {
  const mayRetry = !isFinal(error)
  return { kind: 'failed', message: failureMessage(error), short: shortWords(error), mayRetry, error } as const
}
