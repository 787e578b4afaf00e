// The server's half of a tool: what a language model is asked, and what the built-in writer does instead.
// Knows nothing of providers, quota or HTTP.
import type { z } from 'zod'
import type { ToolContract } from '#contract/tools/define.ts'
import type { StyleFields } from '#contract/styles/style-profile.ts'
import type { Tone } from '#contract/tools/article.ts'
import type { Taste } from '#dutch/writer/subject.ts'

/** What a language model is asked: the newsroom's rules, and the user's text inside its fence. */
export interface Prompt {
  system: string
  user: string
}

/** What a text is about, beside the tool's own fields. */
export interface Article {
  /** The text of the article itself; null when there is only what the tool's fields say. */
  source: string | null
  /** The tone that the user chose; null: the writer decides. */
  tone: Tone | null
}

export const noArticle: Article = { source: null, tone: null }

/** How its user wants a text: the chosen style profile, and texts they liked before. */
export interface Manner {
  style: Pick<StyleFields, 'audience' | 'tone' | 'address' | 'wordsToUse' | 'bannedWords' | 'sampleTexts'> | null
  examples: readonly string[]
}

export const plainManner: Manner = { style: null, examples: [] }

/** The built-in writer cannot do what is asked; the message says why, in Dutch. */
export interface Declined {
  declined: string
}

/** The same input and seed always give the same texts. */
export type Compose<C extends ToolContract> = (
  input: z.output<C['input']>,
  seed: number,
  taste: Taste,
  article: Article,
) => z.input<C['output']> | Declined

interface Voice<C extends ToolContract> {
  /** What a language model is asked, in Dutch. */
  prompt(input: z.output<C['input']>, manner: Manner, article: Article): Prompt
  /** Loads what the built-in writer does, with the first draft: its words take 20 MB, and a language model needs none. */
  loadCompose(): Promise<Compose<C>>
  /**
   * Chooses what is kept of a language model's answers (the first, and the second when it was asked again), before the
   * contract judges it. Models are asked for a few texts more than needed, because they cannot count characters.
   * @param accepts whether a text may be kept at all. Left out: the last answer is kept as it is.
   */
  keep?(answers: readonly unknown[], input: z.output<C['input']>, accepts: (text: string) => boolean): unknown
  /**
   * What is wrong with a kept answer although it fits its contract, in Dutch, for the model to mend. When asking again does
   * not help, the answer is used all the same.
   */
  wishes?(output: z.output<C['output']>, input: z.output<C['input']>): string[]
  /** The language of the answer; left out: Dutch. */
  language?(input: z.output<C['input']>): Language
}

/** The languages the product writes. */
export type Language = 'nl' | 'en'

export interface Tool<C extends ToolContract = ToolContract> extends Voice<C> {
  contract: C
}

/** The texts of the built-in writer as the output of a tool, under the name that its contract gives them; or why there are none. */
export function composed<const Name extends string>(
  name: Name,
  texts: readonly string[] | Declined,
): Record<Name, string[]> | Declined {
  return 'declined' in texts ? texts : ({ [name]: [...texts] } as Record<Name, string[]>)
}

/** Joins a contract to its voice. */
export function defineTool<C extends ToolContract>(contract: C, voice: Voice<C>): Tool<C> {
  return { contract, ...voice }
}
