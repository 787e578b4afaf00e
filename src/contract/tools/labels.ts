// What people call each tool, wherever tools stand beside each other.
import type { ToolName } from './registry.ts'

export const toolLabels = {
  'facebook-captions': 'Facebook',
  'pinterest-captions': 'Pinterest',
  'link-in-bio-titles': 'Link in Bio (3-in-1)',
  'link-in-bio-captions': 'Link in Bio',
  titeltovenaar: 'TitelTovenaar',
  'shorts-text': 'Shorts-tekst',
  rewriter: 'Herschrijver',
} as const satisfies Record<ToolName, string>

/** A tool that is no longer there keeps the name it was stored under. */
export function toolLabel(tool: string): string {
  return (toolLabels as Partial<Record<string, string>>)[tool] ?? tool
}
