// Which blocks of a text a language model or the built-in writer wrote: known beside the Markdown, through every edit.
import { z } from 'zod'
import { entityId } from '../endpoint.ts'

/** A block is what stands on its own at the top of a Markdown text: a paragraph, a heading, a list, a table. */
export const machineBlock = z.object({
  /** Names the block through edits; made by who puts it in the text. */
  id: z.string().min(1).max(64),
  /** The place of the block among the top-level blocks of the text, from 0; null once it is gone. */
  at: z.int().nonnegative().nullable(),
  /** What wrote it. */
  model: z.string().max(200),
  /** Which generation in the history it came from; null when that is not known. */
  generationId: entityId.nullable(),
})
export type MachineBlock = z.infer<typeof machineBlock>

/** Most marks of one text, blocks that are gone included. */
export const MOST_MACHINE_BLOCKS = 5_000

export const machineBlocks = z.array(machineBlock).max(MOST_MACHINE_BLOCKS, 'Dit zijn te veel blokken.')

export function carriedBlocks(
  before: readonly string[],
  after: readonly string[],
  marks: readonly MachineBlock[],
): MachineBlock[] {
  return marks.map((mark) => {
    const at = mark.at === null ? -1 : after.indexOf(before[mark.at] ?? '\u0000')
    return { ...mark, at: at === -1 ? null : at }
  })
}
