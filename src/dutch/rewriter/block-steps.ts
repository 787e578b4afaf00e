// Puts the running sentences of blocks through steps, and takes a step back that brings in a forbidden word.
// Knows no step.
import { bannedIn } from '#dutch/banned-words.ts'
import type { Block, BlockKind } from './layout.ts'

/** What makes one text of another. */
export type Step = (text: string) => string

/** Changes the blocks of the given kinds; `banned` are words that no step may bring in. */
export function takeSteps(
  blocks: readonly Block[],
  kinds: readonly BlockKind[],
  banned: readonly string[],
  steps: readonly Step[],
): void {
  for (const block of blocks) {
    if (!kinds.includes(block.kind)) continue
    for (const step of steps) {
      const text = step(block.text)
      if (text !== block.text && (banned.length === 0 || !bringsIn(block.text, text, banned))) block.text = text
    }
  }
}

function bringsIn(before: string, after: string, banned: readonly string[]): boolean {
  const had = bannedIn(before, banned)
  return bannedIn(after, banned).some((word) => !had.includes(word))
}
