// The pictures of one batch, its recipe, and what was made of them. It lives apart from any screen, so that leaving one ends
// nothing. Knows no endpoint, no user and no markup.
import type { Focus } from '#contract/pictures/frame.ts'
import type { Enhanced } from '#contract/resizer/enhanced-image.ts'
import type { Recipe } from '#contract/resizer/recipe.ts'
import type { UploadOptions } from '#web/http/upload.ts'
import type { RefusedPicture } from '#web/pictures/check-pictures.ts'
import { createPictureQueue, isUnderWay, type PictureQueue } from '#web/pictures/picture-queue.ts'
import { isDue, isRefused, pointOf, type BatchState, type Entry, type Made } from './batch-entry.ts'
import type { KeptBatch } from './kept-batch.ts'

/** What is to be made of a picture. */
export interface Wish {
  recipe: Recipe
  focus: Focus | null
  number: number
}

/** How pictures are made; each rejects when that fails. */
export interface Maker {
  /** Of a file. */
  send: (file: File, wish: Wish, options: Required<UploadOptions>) => Promise<Enhanced>
  /** Of one that was sent before. */
  again: (made: Enhanced, wish: Wish, options: Required<UploadOptions>) => Promise<Enhanced>
  /** Removes what was made, and another one came in the place of. Never rejects: what stays is removed after a day. */
  remove: (made: Enhanced) => void
  /** What a picture is about. */
  look: (file: File, signal: AbortSignal) => Promise<Focus>
  /** Whether it failed because the server has the picture no more. */
  isGone: (error: unknown) => boolean
}

export interface Batch {
  /** The same object until something changes. */
  now: () => BatchState
  subscribe: (listener: () => void) => () => void
  /** Nothing is made of them until `start`. */
  add: (given: { good: readonly File[]; refused: readonly RefusedPicture[] }) => void
  setRecipe: (recipe: Recipe) => void
  setOwn: (id: string, recipe: Recipe | null) => void
  /** Chooses what it is about. What was made of it stays as it is until it is made again. */
  setFocus: (id: string, focus: Focus) => void
  /** The same, and makes it again at once. */
  recut: (id: string, focus: Focus) => void
  choose: (ids: readonly string[], chosen: boolean) => void
  /** Makes all that is due. */
  start: () => void
  restart: (id: string) => void
  stop: (id: string) => void
  /** Returns the way back, which is open until another beginning. */
  remove: (id: string) => () => void
  /** Begins anew, with the same recipe. Returns the way back, which is open until the next time. */
  reset: () => () => void
  /** The user knows which files are gone. */
  forgetLost: () => void
  /** Ends all that is on its way. */
  end: () => void
}

type Extra = Pick<Entry, 'own' | 'focus' | 'found' | 'unreadable' | 'chosen' | 'made'>
const noExtra: Extra = { own: null, focus: null, found: null, chosen: true, made: null }

/** The pictures and what is known of each; a reset takes another one. */
interface Inner {
  queue: PictureQueue<Enhanced>
  extras: Map<string, Extra>
}

/**
 * @param kept what an earlier visit to the screen made.
 * @param isOwn whether that was in this window: another may still be open, with its files and with what it shows.
 */
export function createBatch(maker: Maker, kept: KeptBatch, isOwn = true): Batch {
  const listeners = new Set<() => void>()
  let { recipe } = kept
  let lost: readonly string[] = isOwn ? kept.unmade : []
  /** The names of what another window may still show: nothing comes in their place. */
  const borrowed = new Set(isOwn ? [] : kept.made.map(({ image }) => image.enhanced.name))
  let inner = open(kept.made)
  /** What there was before a new beginning. */
  let before: Inner | undefined
  let state: BatchState | undefined
  const closing = new AbortController()
  /** One after the other: a photograph that is looked at takes 200 MB of the browser's memory. */
  let looking = Promise.resolve()

  function changed(): void {
    state = undefined
    for (const listener of listeners) listener()
  }

  function open(made: KeptBatch['made'] = []): Inner {
    const extras = new Map<string, Extra>()
    const queue: PictureQueue<Enhanced> = createPictureQueue<Enhanced>({
      send: (file, options, id) => make({ queue, extras }, file, options, id),
    })
    const ids = queue.addReady(
      made.map(({ image }) => ({
        // The file itself is gone with the visit; its name is not.
        file: new File([], image.original.fileName),
        preview: image.original.path,
        reply: image,
      })),
    )
    for (const [at, { image, recipe: by, own, focus, chosen }] of made.entries())
      extras.set(ids[at] ?? '', { own, focus, found: null, chosen, made: { image, recipe: by } })
    queue.subscribe(() => inner.queue === queue && changed())
    return { queue, extras }
  }

  async function make(of: Inner, file: File, options: Required<UploadOptions>, id: string): Promise<Enhanced> {
    const entry = entriesOf(of).find((one) => one.id === id)
    const { own = null, number = 1, made = null } = entry ?? {}
    const by = own ?? recipe
    // As the preview shows it.
    const wish = { recipe: by, focus: entry ? pointOf(entry) : null, number }
    const image = await (made === null ? maker.send(file, wish, options) : remake(made, file, wish, options))
    // A recipe that was changed meanwhile shows as such.
    of.extras.set(id, { ...(of.extras.get(id) ?? noExtra), made: { image, recipe: by } })
    return image
  }

  async function remake({ image }: Made, file: File, wish: Wish, options: Required<UploadOptions>): Promise<Enhanced> {
    try {
      const newer = await maker.again(image, wish, options)
      if (!borrowed.has(image.enhanced.name)) maker.remove(image)
      return newer
    } catch (error) {
      // After a day the server has it no more, but this browser may.
      if (!maker.isGone(error) || file.size === 0) throw error
      return maker.send(file, wish, options)
    }
  }

  function look(of: Inner, ids: readonly string[]): void {
    for (const id of ids) looking = looking.then(() => lookAtOne(of, id))
  }
  async function lookAtOne(of: Inner, id: string): Promise<void> {
    const entryNow = () => entriesOf(of).find((one) => one.id === id)
    const entry = entryNow()
    if (inner !== of || closing.signal.aborted) return
    if (!entry || isRefused(entry) || entry.made || pointOf(entry)) return
    // Where that fails, it is found when it is made.
    const seen = await maker.look(entry.file, closing.signal).then(
      (found) => ({ found }),
      (error: unknown) => (isUnreadable(error) ? { unreadable: true } : null),
    )
    if (seen === null || !entryNow()) return
    of.extras.set(id, { ...(of.extras.get(id) ?? noExtra), ...seen })
    changed()
  }

  function update(id: string, part: Partial<Extra>): void {
    inner.extras.set(id, { ...(inner.extras.get(id) ?? noExtra), ...part })
    changed()
  }

  const now = () => {
    if (state) return state
    const entries = entriesOf(inner)
    return (state = { entries, recipe, busy: entries.some((entry) => isUnderWay(entry.state)), lost })
  }

  return {
    now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add({ good, refused }) {
      if (good.length > 0) lost = []
      const ids = inner.queue.add(good, { hold: true })
      inner.queue.addRefused(refused)
      look(inner, ids)
    },
    setRecipe(next) {
      recipe = next
      changed()
    },
    setOwn: (id, own) => update(id, { own }),
    setFocus: (id, focus) => update(id, { focus }),
    recut(id, focus) {
      update(id, { focus })
      inner.queue.restart(id)
    },
    choose(ids, chosen) {
      for (const id of ids) inner.extras.set(id, { ...(inner.extras.get(id) ?? noExtra), chosen })
      changed()
    },
    start() {
      for (const entry of now().entries) if (isDue(entry, recipe)) inner.queue.restart(entry.id)
    },
    restart: (id) => inner.queue.restart(id),
    stop: (id) => inner.queue.stop(id),
    remove(id) {
      const of = inner
      const extra = of.extras.get(id)
      of.extras.delete(id)
      const back = of.queue.remove(id)
      return () => {
        if (inner !== of || closing.signal.aborted) return
        if (extra) of.extras.set(id, extra)
        back()
        look(of, [id])
      }
    },
    reset() {
      const left = inner
      for (const { id } of left.queue.items()) left.queue.stop(id)
      before?.queue.clear()
      before = left
      inner = open()
      lost = []
      changed()
      return () => {
        if (before !== left) return
        // What was added since then goes: nobody saw both.
        inner.queue.clear()
        inner = left
        before = undefined
        changed()
        look(
          left,
          left.queue.items().map(({ id }) => id),
        )
      }
    },
    forgetLost() {
      lost = []
      changed()
    },
    end() {
      closing.abort()
      before?.queue.clear()
      inner.queue.clear()
      inner.extras.clear()
    },
  }
}

/** What a browser says of a picture that it cannot decode (HTML, `createImageBitmap`). */
const isUnreadable = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError'

function entriesOf({ queue, extras }: Inner): Entry[] {
  let number = 0
  return queue.items().map((picture) => {
    const extra = extras.get(picture.id) ?? noExtra
    if (!isRefused({ ...picture, ...extra })) number += 1
    return { ...picture, ...extra, number }
  })
}
