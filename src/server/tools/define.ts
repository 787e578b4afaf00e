// The server's half of a tool: what a language model is asked, and what the built-in writer does instead.
// Knows nothing of providers, quota or HTTP.
import type { z } from 'zod'
import type { ToolContract } from '#contract/tools/define.ts'

/** What a language model is asked: the newsroom's rules, and the user's text inside its fence. */
export interface Prompt {
  system: string
  user: string
}

interface Voice<C extends ToolContract> {
  /** What a language model is asked, in Dutch. */
  prompt(input: z.output<C['input']>): Prompt
  /** What the built-in writer delivers. The same input and seed always give the same texts. */
  compose(input: z.output<C['input']>, seed: number): z.input<C['output']>
  /**
   * What is kept of a language model's answer, before the contract judges it: models are asked for a few texts more
   * than needed, because they cannot count characters. Left out: everything is kept.
   */
  keep?(answer: unknown): unknown
}

export interface Tool<C extends ToolContract = ToolContract> extends Voice<C> {
  contract: C
}

/** Joins a contract to its voice. */
export function defineTool<C extends ToolContract>(contract: C, voice: Voice<C>): Tool<C> {
  return { contract, ...voice }
}
