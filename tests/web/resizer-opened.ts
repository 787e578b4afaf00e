// A batch of the resizer without a server: the test answers each request itself.
import type { Focus } from '#contract/pictures/frame.ts'
import type { Enhanced } from '#contract/resizer/enhanced-image.ts'
import { STANDARD_RECIPE, type Recipe } from '#contract/resizer/recipe.ts'
import { createBatch, type Maker, type Wish } from '#web/resizer/batch.ts'
import type { KeptBatch } from '#web/resizer/kept-batch.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The moment of these tests. */
export const now = new Date('2026-11-20T12:00:00Z')

interface Given {
  expiresAt?: Date
  /** That it was cut around. */
  focus?: Focus | null
}

/** What the server tells of a picture that was made by this recipe. */
export function made(fileName: string, { size, format }: Recipe, given: Given = {}): Enhanced {
  const { expiresAt = new Date(now.getTime() + DAY_MS), focus = null } = given
  const name = fileName.padEnd(32, '-').replace(/\W/g, '-')
  const picture = {
    name,
    path: `/api/pictures/${name}`,
    bytes: 1_000,
    credit: null,
    expiresAt: expiresAt.toISOString(),
  }
  return {
    original: { ...picture, fileName, format: 'jpeg', width: 100, height: 100 },
    enhanced: { ...picture, fileName: 'a', format, ...size },
    focus,
    quality: null,
    met: true,
    finished: { contrast: false, colour: false, sharpness: false },
    notes: [],
    error: null,
  }
}

interface Asked {
  what: string
  wish: Wish
  answer: (image?: Enhanced) => void
  fail: (error: unknown) => void
}

/** A question what a picture is about. */
interface Look {
  name: string
  answer: (focus: Focus) => void
  fail: () => void
}

/** Why something fails that the server has no more. */
export const GONE = new Error('gone')

/** A batch of which the test answers each request itself. */
export function opened(kept: KeptBatch = { recipe: STANDARD_RECIPE, made: [], unmade: [] }, isOwn = true) {
  const asked: Asked[] = []
  const ask = (what: string, fileName: string, wish: Wish, signal: AbortSignal | undefined) =>
    new Promise<Enhanced>((resolve, fail) => {
      asked.push({
        what,
        wish,
        answer: (image = made(fileName, wish.recipe, { focus: wish.focus })) => resolve(image),
        fail,
      })
      signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
    })
  const looks: Look[] = []
  const removed: string[] = []
  const maker: Maker = {
    look: ({ name }) =>
      new Promise((answer, fail) => looks.push({ name, answer, fail: () => fail(new Error('no answer')) })),
    send: (file, wish, { signal }) => ask(`send ${file.name}`, file.name, wish, signal),
    again: ({ original }, wish, { signal }) => ask(`again ${original.fileName}`, original.fileName, wish, signal),
    remove: ({ enhanced }) => void removed.push(enhanced.name),
    isGone: (error) => error === GONE,
  }
  const batch = createBatch(maker, kept, isOwn)
  const entries = () => batch.now().entries
  return { batch, asked, looks, removed, entries, kinds: () => entries().map(({ state }) => state.kind) }
}

/** Good ones, called so. */
export const files = (...names: string[]) => ({ good: names.map((name) => new File(['x'], name)), refused: [] })
/** What was promised is done after this. */
export const soon = () => new Promise((done) => setImmediate(done))
/** Another recipe than the standard one. */
export const square: Recipe = { ...STANDARD_RECIPE, size: { width: 1080, height: 1080 }, format: 'webp' }

/** A batch of two of which all is made. */
export async function ofTwo() {
  const house = opened()
  house.batch.add(files('a.jpg', 'b.jpg'))
  house.batch.start()
  for (const { answer } of house.asked.splice(0)) answer()
  await soon()
  return house
}
