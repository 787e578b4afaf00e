// The server's half of a tool: what a language model is asked, and what the built-in writer does instead.
// Knows nothing of providers, quota or HTTP.
import type { z } from 'zod'
import type { ToolContract } from '#contract/tools/define.ts'
import type { StyleFields } from '#contract/styles/style-profile.ts'
import type { Tone } from '#contract/tools/article.ts'
import type { Unsourced } from '#dutch/source/unsourced.ts'
import type { Taste } from '#dutch/writer/subject.ts'
import type { AskedList } from './result-list.ts'

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

/** An article as a prompt needs it: read by the provider that asks, so that a tool need not load what reads it. */
export interface ArticleRead extends Article {
  /** The user's choice, else what the article asks for. */
  tone: Tone
  /** The sentence that says where to turn, when the article speaks of suicide; else null. */
  helpline: string | null
}

/** What a request says its text is about, whatever the tool calls its fields. Both empty: nothing of it is a subject. */
export interface About {
  title: string
  description: string | null
  /** More texts that it is about, where the tool's fields hold them: the sources of an article that is to be written. */
  sources?: readonly string[]
}

/** What a prompt takes into account beside the request: the chosen style profile, earlier texts, and the day. */
export interface Manner {
  style: Pick<StyleFields, 'audience' | 'tone' | 'address' | 'wordsToUse' | 'bannedWords' | 'sampleTexts'> | null
  /** Texts the user liked before. */
  examples: readonly string[]
  /** Texts the user disliked before. */
  disliked: readonly string[]
  now: Date
}

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

/** How a language model is to write. Models that refuse one of these are asked without it. */
export interface Sampling {
  /** From 0, the likeliest word each time, to 1: varied. */
  temperature: number
  /** Tokens of one answer, a reasoning model's thinking included: room enough, and an end to an answer without one. */
  outputTokens: number
}

interface Voice<C extends ToolContract> {
  /** What a language model is asked, in Dutch. */
  prompt(input: z.output<C['input']>, manner: Manner, article: ArticleRead): Prompt
  sampling(input: z.output<C['input']>): Sampling
  about(input: z.output<C['input']>): About
  /** Loads what the built-in writer does, with the first draft: it takes 10 MB, and a language model needs none. */
  loadCompose(): Promise<Compose<C>>
  /** For a tool whose output is a list: the model is asked for more texts than are shown, and the product chooses. */
  list?: AskedList<z.output<C['input']>>
  /** Makes a language model's answer into the output, before the contract judges it. Left out: the answer as it is. */
  keep?(answer: unknown, input: z.output<C['input']>): unknown
  /**
   * What is wrong with an answer although it fits its contract, in Dutch, for the model to mend. When asking again does
   * not help, the answer is used all the same.
   */
  wishes?(output: z.output<C['output']>, input: z.output<C['input']>, article: Article): string[]
  /**
   * Makes the answer that is used right where asking again did not: what stands in no source never reaches the article as if it
   * were a fact. Present: figures and names from nowhere are a fault that the model is told of, also in a text that streams.
   * Undefined: nothing of it can be used.
   */
  mend?(
    output: z.output<C['output']>,
    input: z.output<C['input']>,
    invented: FindInvented,
  ): z.input<C['output']> | undefined
  /** What the history keeps of a request; left out: all of it. A `source` in it stands beside the rest, where no list reads it. */
  remembers?(input: z.output<C['input']>): Record<string, unknown>
  /** The language of the answer; left out: Dutch. */
  language?(input: z.output<C['input']>): Language
}

/** The figures and names of a text that stand in nothing the user gave. */
export type FindInvented = (text: string) => readonly Unsourced[]

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
