// What follows from an article's text, whose it is to change, and what becomes of the marks of its blocks. No SQL, no HTTP.
import type { ArticleState } from '#contract/articles/article.ts'
import { ARTICLE_BIN_DAYS, ARTICLE_TOO_LONG, isTooLong } from '#contract/articles/article.ts'
import { storedNamesIn, UNUSED_DAYS } from '#contract/articles/stored-pictures.ts'
import { VERSION_REST_MINUTES } from '#contract/articles/version.ts'
import { DAY_MS } from '#contract/days.ts'
import { Problem } from '#contract/problems.ts'
import { MOST_BLOCKS, type MachineBlock } from '#contract/writing/blocks.ts'

/** The moment before which what was put in the bin is purged. */
export const keptFrom = (now: Date) => new Date(now.getTime() - ARTICLE_BIN_DAYS * DAY_MS)

/** Whether a text that was saved at `savedAt` has rested long enough to be a version. */
export const hasRested = (savedAt: Date, now: Date) =>
  now.getTime() - savedAt.getTime() >= VERSION_REST_MINUTES * 60_000

/** @throws Problem bodyTooLarge. */
export function checkLength(...texts: (string | null | undefined)[]): void {
  if (texts.some(isTooLong)) throw new Problem('bodyTooLarge', { message: ARTICLE_TOO_LONG })
}

type Texts = readonly (string | null | undefined)[]

/** The names of the stored pictures that texts have now and did not have before. */
export function picturesGained(before: Texts, now: Texts): string[] {
  const named = (texts: Texts) => texts.flatMap((text) => storedNamesIn(text ?? ''))
  const gained = new Set(named(now))
  // Most texts have none.
  if (gained.size > 0) for (const name of named(before)) gained.delete(name)
  return [...gained]
}

/** The moment before which a picture must have been unused to be removed. */
export const unusedFrom = (now: Date) => new Date(now.getTime() - UNUSED_DAYS * DAY_MS)

/** @param textVersion the version at which the text last changed. */
export function stateOf(checkedVersion: number | null, textVersion: number): ArticleState {
  if (checkedVersion === null) return 'concept'
  return checkedVersion >= textVersion ? 'nagekeken' : 'opnieuw'
}

/** The marks of an article, by the text of which version. */
interface Marked {
  version: number
  content: string
  blocks: readonly MachineBlock[]
}

/** What is known of a text that is saved. */
interface Incoming {
  content: string
  /** How many blocks it has. */
  blocks: number
  /** The marks of this version of the article, as they were found back in the text; left out where none had to be. */
  carried?: { of: number; marks: MachineBlock[] } | undefined
}

/** The article was saved between the reading of its text and the transaction: the text is to be read once more. */
export class MovedOn extends Error {
  override name = 'MovedOn'
}

/** Whether the marks have to be found back in a text that was changed without saying where they are. */
export const mustBeCarried = (before: Pick<Marked, 'content' | 'blocks'>, content: string) =>
  content !== before.content && before.blocks.some(({ at }) => at !== null)

/**
 * As many of an article's marks as it can be told with: of those that are gone the last ones are let go, which would otherwise make it longer
 * with every save. Those that stand, `MOST_BLOCKS` at most, all stay.
 */
export function keptMarks(marks: MachineBlock[]): MachineBlock[] {
  if (marks.length <= MOST_BLOCKS) return marks
  const [standing, gone] = [marks.filter(({ at }) => at !== null), marks.filter(({ at }) => at === null)]
  return [...standing, ...gone].slice(0, MOST_BLOCKS)
}

/**
 * The marks of a text after an edit. With `sent` they stand where the editor says; without, they are found back by their text.
 * None is lost: one that has no place any more stays, as gone, as long as there is room.
 * @param modelOf the model of a generation of this user; undefined for any other generation.
 * @throws MovedOn when they were found back from another version.
 */
export function marksAfter(
  before: Marked,
  { content, blocks, carried }: Incoming,
  sent: readonly MachineBlock[] | undefined,
  modelOf: ReadonlyMap<number, string>,
): MachineBlock[] {
  if (sent === undefined) {
    if (!mustBeCarried(before, content)) return [...before.blocks]
    if (carried?.of !== before.version) throw new MovedOn()
    return carried.marks
  }
  const known = new Map(before.blocks.map((mark) => [mark.id, mark]))
  const placed = sent.map((mark) => {
    const old = known.get(mark.id)
    const at = mark.at !== null && mark.at < blocks ? mark.at : null
    // What wrote it was said when it came in, and is not said again; while it is being written, its generation is not known yet.
    if (old !== undefined && (old.generationId !== null || mark.generationId === null)) return { ...old, at }
    const { generationId } = mark
    const model = generationId === null ? undefined : modelOf.get(generationId)
    return { ...mark, at, model: model ?? mark.model, generationId: model === undefined ? null : generationId }
  })
  const named = new Set(sent.map(({ id }) => id))
  return keptMarks([
    ...placed,
    ...before.blocks.filter(({ id }) => !named.has(id)).map((mark) => ({ ...mark, at: null })),
  ])
}
