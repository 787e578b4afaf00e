// Rewrites for the tests, and compares with a table of sentences.
import assert from 'node:assert/strict'
import { composeRewrite } from '#dutch/rewriter/rewrite.ts'
import type { RewriteMode, Taste } from '#dutch/rewriter/orders.ts'
import { pairsOf } from './sentence-table.ts'

export const noTaste: Taste = { address: null, banned: [] }

/** The text in a mode, or as it was when that is refused. */
export function rewritten(text: string, mode: RewriteMode, instruction: string | null = null): string {
  const made = composeRewrite({ text, mode, address: 'keep', instruction }, noTaste)
  return 'text' in made ? made.text : text
}

export function makes(mode: RewriteMode, table: string): void {
  for (const [before, after] of pairsOf(table)) assert.equal(rewritten(before, mode), after)
}

export function leaves(mode: RewriteMode, sentences: string): void {
  for (const sentence of sentences.trim().split('\n')) assert.equal(rewritten(sentence.trim(), mode), sentence.trim())
}
