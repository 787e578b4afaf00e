// The browser's half of every tool: what its results are called and where they stand in the reply.
// A tool of the contract that is missing here does not compile. Draws nothing.
import type { z } from 'zod'
import type { ToolName, tools } from '#contract/tools/registry.ts'

export type ToolInput<Name extends ToolName> = z.input<(typeof tools)[Name]['input']>
export type ToolReply<Name extends ToolName> = z.output<(typeof tools)[Name]['endpoint']['output']>

interface WebTool<Name extends ToolName> {
  heading: string
  /** One result, and more of them. */
  noun: readonly [one: string, more: string]
  /** The field of the reply that holds the results. */
  results: Exclude<keyof ToolReply<Name>, 'model'>
}

export const webTools = {
  'facebook-captions': { heading: 'Facebook', noun: ['titel', 'titels'], results: 'titles' },
  'pinterest-captions': { heading: 'Pinterest', noun: ['titel', 'titels'], results: 'titles' },
  'link-in-bio-titles': { heading: 'Link in Bio', noun: ['caption', 'captions'], results: 'titles' },
  'link-in-bio-captions': { heading: 'Link in Bio', noun: ['caption', 'captions'], results: 'captions' },
} as const satisfies { [Name in ToolName]: WebTool<Name> }

/** The texts in a reply, whatever the tool calls them; empty when there are none. */
export function textsIn(name: ToolName, reply: unknown): readonly string[] {
  const texts = (reply as Record<string, unknown> | null | undefined)?.[webTools[name].results]
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
}

/** `5 titels`, `1 caption`. */
export function countOf(name: ToolName, count: number): string {
  const [one, more] = webTools[name].noun
  return `${count} ${count === 1 ? one : more}`
}
