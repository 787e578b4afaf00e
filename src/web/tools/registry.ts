// The browser's half of every tool: which screens show its results, and what they are called.
// A tool of the contract that is missing here does not compile, nor does one without a screen. Draws nothing.
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { ToolName, tools } from '#contract/tools/registry.ts'
import type { Tab } from '#web/shell/tabs.ts'

/** What a tool is asked with: its own input, and which style profile to write in. */
export type ToolInput<Name extends ToolName> = z.input<(typeof tools)[Name]['endpoint']['body']>

/** What a tool answered, taken out of the reply: its output, which model wrote it, where it stands in the history. */
export type Opened<Name extends ToolName = ToolName> = ReturnType<(typeof tools)[Name]['open']>

/** A screen on which tools show their results. */
interface ToolScreen {
  /** Where it stands in the dashboard. */
  tab: Tab
  /** Fetches it when it is first opened. */
  load: () => Promise<ComponentType>
}

const screens = {
  threeInOne: {
    tab: 'caption-generator',
    load: async () => (await import('./caption-generator-screen.tsx')).CaptionGeneratorScreen,
  },
  facebook: {
    tab: 'facebook-captions',
    load: async () => (await import('./facebook-screen.tsx')).FacebookScreen,
  },
  pinterest: {
    tab: 'pinterest-captions',
    load: async () => (await import('./pinterest-screen.tsx')).PinterestScreen,
  },
  linkInBio: {
    tab: 'link-in-bio-captions',
    load: async () => (await import('./link-in-bio-screen.tsx')).LinkInBioScreen,
  },
  titelTovenaar: {
    tab: 'titeltovenaar',
    load: async () => (await import('./titeltovenaar-screen.tsx')).TitelTovenaarScreen,
  },
  shortsText: {
    tab: 'shorts-text-generator',
    load: async () => (await import('./shorts-text-screen.tsx')).ShortsTextScreen,
  },
  rewriter: {
    tab: 'rewriter',
    load: async () => (await import('./rewriter-screen.tsx')).RewriterScreen,
  },
} as const satisfies Record<string, ToolScreen>

/** Every screen of the tools, each once. */
export const toolScreens: readonly ToolScreen[] = Object.values(screens)

/** The tabs on which tools work. */
export type ToolTab = (typeof screens)[keyof typeof screens]['tab']

interface WebTool {
  /** At least one. */
  screens: readonly [ToolScreen, ...ToolScreen[]]
  heading: string
  /** One result, and more of them. */
  noun: readonly [one: string, more: string]
}

export const webTools = {
  'facebook-captions': {
    screens: [screens.facebook, screens.threeInOne],
    heading: 'Facebook',
    noun: ['titel', 'titels'],
  },
  'pinterest-captions': {
    screens: [screens.pinterest, screens.threeInOne],
    heading: 'Pinterest',
    noun: ['titel', 'titels'],
  },
  'link-in-bio-titles': {
    screens: [screens.threeInOne],
    heading: 'Link in Bio',
    noun: ['caption', 'captions'],
  },
  'link-in-bio-captions': {
    screens: [screens.linkInBio],
    heading: 'Link in Bio',
    noun: ['caption', 'captions'],
  },
  titeltovenaar: { screens: [screens.titelTovenaar], heading: 'TitelTovenaar', noun: ['titel', 'titels'] },
  'shorts-text': { screens: [screens.shortsText], heading: 'Shorts-tekst', noun: ['script', 'scripts'] },
  rewriter: { screens: [screens.rewriter], heading: 'Herschrijver', noun: ['tekst', 'teksten'] },
} as const satisfies Record<ToolName, WebTool>

/** `5 titels`, `1 caption`. */
export function countOf(name: ToolName, count: number): string {
  const [one, more] = webTools[name].noun
  return `${count} ${count === 1 ? one : more}`
}
