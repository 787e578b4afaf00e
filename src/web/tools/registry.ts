// The browser's half of every tool: what its results are called. A tool of the contract that is missing here does not
// compile. Renders nothing.
import type { z } from 'zod'
import type { ToolName, tools } from '#contract/tools/registry.ts'

/** What a tool is sent: its own input, and which style profile to use. */
export type ToolInput<Name extends ToolName> = z.input<(typeof tools)[Name]['endpoint']['body']>

/** What a tool answered, taken out of the reply: its output, the model that wrote it, and its id in the history. */
export type Opened<Name extends ToolName = ToolName> = ReturnType<(typeof tools)[Name]['open']>

interface WebTool {
  heading: string
  /** One result, and more of them. */
  noun: readonly [one: string, more: string]
}

export const webTools = {
  'facebook-captions': { heading: 'Facebook', noun: ['titel', 'titels'] },
  'pinterest-captions': { heading: 'Pinterest', noun: ['titel', 'titels'] },
  'link-in-bio-titles': { heading: 'Link in Bio', noun: ['caption', 'captions'] },
  'link-in-bio-captions': { heading: 'Link in Bio', noun: ['caption', 'captions'] },
  titeltovenaar: { heading: 'TitelTovenaar', noun: ['titel', 'titels'] },
  'shorts-text': { heading: 'Shorts-tekst', noun: ['script', 'scripts'] },
  rewriter: { heading: 'Herschrijver', noun: ['tekst', 'teksten'] },
  'article-outline': { heading: 'Opzet', noun: ['onderdeel', 'onderdelen'] },
  'article-draft': { heading: 'Eerste versie', noun: ['tekst', 'teksten'] },
  'article-section': { heading: 'Onderdeel', noun: ['tekst', 'teksten'] },
  'article-meta': { heading: 'SEO-teksten', noun: ['tekst', 'teksten'] },
} as const satisfies Record<ToolName, WebTool>

/** `5 titels`, `1 caption`. */
export function countOf(name: ToolName, count: number): string {
  const [one, more] = webTools[name].noun
  return `${count} ${count === 1 ? one : more}`
}
