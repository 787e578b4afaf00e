// One picture of a batch on the screen, and what can be told of it: by which recipe it is made, whether that is still so, what it
// will be called. Knows no request and no markup.
import type { Focus } from '#contract/pictures/frame.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import type { Enhanced } from '#contract/resizer/enhanced-image.ts'
import { nameBy } from '#contract/resizer/name-pattern.ts'
import { makesTheSame, type Recipe } from '#contract/resizer/recipe.ts'
import { isUnderWay, type QueuedPicture } from '#web/pictures/picture-queue.ts'

/** What was made of it, and by which recipe. */
export interface Made {
  image: Enhanced
  recipe: Recipe
}

export interface Entry extends QueuedPicture<Enhanced> {
  /** Its own recipe, in the place of that of the batch. */
  own: Recipe | null
  /** The point that was chosen for it; null: it is to be found, or was. */
  focus: Focus | null
  /** The point that the server found in a small copy; null while it has not said, or could not. */
  found: Focus | null
  /** Whether the browser cannot read it. */
  unreadable?: boolean
  /** Whether it goes in the ZIP. */
  chosen: boolean
  /** Stays while it is made again. */
  made: Made | null
  /** Its place in the batch, from 1, without those that are not taken. */
  number: number
}

/** A batch as it is now. */
export interface BatchState {
  entries: readonly Entry[]
  recipe: Recipe
  /** Whether anything is on its way. */
  busy: boolean
  /** What files were called that were there before a reload, and are gone with it. */
  lost: readonly string[]
}

/** What was refused before it was sent: it is shown with the reason, and nothing becomes of it. */
export const isRefused = ({ state, made }: Pick<Entry, 'state' | 'made'>) =>
  state.kind === 'failed' && !state.mayRetry && made === null

export const recipeOf = (entry: Pick<Entry, 'own'>, recipe: Recipe): Recipe => entry.own ?? recipe

/** Around which it is cut: what was chosen, else what was found when it was made or before; null while nobody knows. */
export const pointOf = ({ focus, made, found }: Pick<Entry, 'focus' | 'made' | 'found'>): Focus | null =>
  focus ?? made?.image.focus ?? found

/** Whether what was made of it is not what would be made of it now. */
export const isStale = (entry: Entry, recipe: Recipe): boolean => isByAnotherRecipe(entry, recipe) || isMoved(entry)

export const isByAnotherRecipe = (entry: Entry, recipe: Recipe): boolean =>
  entry.made !== null && !makesTheSame(entry.made.recipe, recipeOf(entry, recipe))

/** Whether another point was chosen since it was cut. */
function isMoved({ focus, made }: Entry): boolean {
  const cutAround = made?.image.focus
  return Boolean(focus && cutAround) && (focus!.x !== cutAround!.x || focus!.y !== cutAround!.y)
}

/** Whether pressing the button makes something of it: it was never made, it failed and may go better, or the recipe changed. */
export const isDue = (entry: Entry, recipe: Recipe): boolean =>
  !isUnderWay(entry.state) && !isRefused(entry) && (entry.made === null || isFailed(entry) || isStale(entry, recipe))

const isFailed = ({ state }: Entry) => state.kind === 'failed' || state.kind === 'stopped'

/** What it was called when it was given. */
export const givenName = ({ made, file }: Entry): string => made?.image.original.fileName ?? file.name

/** What the result is called by the recipe as it is now, without an ending. */
export function resultTitle(entry: Entry, recipe: Recipe, now: Date): string {
  const { name, size } = recipeOf(entry, recipe)
  const made = entry.made?.image.enhanced
  return nameBy(name, { fileName: givenName(entry), number: entry.number, size: made ?? size, now })
}

/** The same with its ending. */
export function resultName(entry: Entry, recipe: Recipe, now: Date): string {
  const format = entry.made?.image.enhanced.format ?? recipeOf(entry, recipe).format
  return `${resultTitle(entry, recipe, now)}.${formatWords[format].extension}`
}

/** Those that go in the ZIP. */
export const chosenOf = (entries: readonly Entry[]): (Entry & { made: Made })[] =>
  entries.filter((entry): entry is Entry & { made: Made } => entry.chosen && entry.made !== null)
