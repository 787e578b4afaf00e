// The browser's half of every tool: which screens show its results, what they are called, where they stand in the reply.
// A tool of the contract that is missing here does not compile, nor does one without a screen. Draws nothing.
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { ToolName, tools } from '#contract/tools/registry.ts'
import type { Tab } from '#web/shell/tabs.ts'

export type ToolInput<Name extends ToolName> = z.input<(typeof tools)[Name]['input']>
export type ToolReply<Name extends ToolName> = z.output<(typeof tools)[Name]['endpoint']['output']>

/** A screen on which tools show their results. */
export interface ToolScreen {
  /** Where it stands in the dashboard. */
  tab: Tab
  /** Fetches it when it is first opened; null while it is being built: its tab says so. */
  load: (() => Promise<ComponentType>) | null
}

const captionGenerator = {
  tab: 'caption-generator',
  load: async () => (await import('./caption-generator-screen.tsx')).CaptionGeneratorScreen,
} as const satisfies ToolScreen

const linkInBio = { tab: 'link-in-bio-captions', load: null } as const satisfies ToolScreen

interface WebTool<Name extends ToolName> {
  /** At least one. */
  screens: readonly [ToolScreen, ...ToolScreen[]]
  heading: string
  /** One result, and more of them. */
  noun: readonly [one: string, more: string]
  /** The field of the reply that holds the results. */
  results: Exclude<keyof ToolReply<Name>, 'model'>
}

export const webTools = {
  'facebook-captions': {
    screens: [captionGenerator],
    heading: 'Facebook',
    noun: ['titel', 'titels'],
    results: 'titles',
  },
  'pinterest-captions': {
    screens: [captionGenerator],
    heading: 'Pinterest',
    noun: ['titel', 'titels'],
    results: 'titles',
  },
  'link-in-bio-titles': {
    screens: [captionGenerator],
    heading: 'Link in Bio',
    noun: ['caption', 'captions'],
    results: 'titles',
  },
  'link-in-bio-captions': {
    screens: [linkInBio],
    heading: 'Link in Bio',
    noun: ['caption', 'captions'],
    results: 'captions',
  },
} as const satisfies { [Name in ToolName]: WebTool<Name> }

/** Every screen of the tools, each once. */
export const toolScreens = [...new Set(Object.values(webTools).flatMap(({ screens }): ToolScreen[] => [...screens]))]

/** The tabs on which a tool works already. */
export type BuiltTab = Extract<(typeof webTools)[ToolName]['screens'][number], { load: object }>['tab']

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
