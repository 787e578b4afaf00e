// Which blocks of an article a language model or the built-in writer wrote, and where those stand after the text was changed by
// somebody who did not say so. A block is a top-level part of the Markdown: a heading, a paragraph, a list.
import { z } from 'zod'
import { entityId } from '../endpoint.ts'
import { placesOf } from './block-places.ts'

/** One block that was written by a machine. It stays the machine's, however much it is edited. */
export const machineBlock = z.object({
  id: z.string().min(1).max(40),
  /** The place of the block among those of the text, from 0; null once it is gone. Two that were joined have the same. */
  at: z.int().nonnegative().nullable(),
  /** The name of the model, or that of the built-in writer. */
  model: z.string().max(200),
  /** Its place in the history; null when the writer was stopped before that was told. */
  generationId: entityId.nullable(),
})
export type MachineBlock = z.infer<typeof machineBlock>

/** Far above what anybody has written in one article: it bounds what one request can bring, and what is kept. */
export const MOST_BLOCKS = 5_000

/** The blocks of one article, also those that are gone. */
export const machineBlocks = z.array(machineBlock).max(MOST_BLOCKS)

/**
 * Where the machine's blocks stand in a text that was changed without saying so. First what stayed as it was, also where it was
 * moved; then, between two that stayed, what is most like it. Of a block that was split the place of its largest part, of two
 * that were joined the place of the whole for both. No mark is lost: one whose block is gone has no place.
 * @param oldBlocks the blocks that `marks` name, as text. @param newBlocks those of the text as it is now.
 */
export function carriedBlocks(
  oldBlocks: readonly string[],
  newBlocks: readonly string[],
  marks: readonly MachineBlock[],
): MachineBlock[] {
  const places = placesOf(oldBlocks, newBlocks)
  return marks.map((mark) => ({ ...mark, at: mark.at === null ? null : (places.get(mark.at) ?? null) }))
}
