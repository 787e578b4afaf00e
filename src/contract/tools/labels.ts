// The name of each tool as people see it in lists of tools.
import { browserJobLabels, UNNAMED_JOB } from '../quota.ts'
import type { ToolName } from './registry.ts'

export const toolLabels = {
  'facebook-captions': 'Facebook',
  'pinterest-captions': 'Pinterest',
  'link-in-bio-titles': 'Link in Bio (3-in-1)',
  'link-in-bio-captions': 'Link in Bio',
  titeltovenaar: 'TitelTovenaar',
  'shorts-text': 'Shorts-tekst',
  rewriter: 'Herschrijver',
  'article-outline': 'Artikel: opzet',
  'article-draft': 'Artikel: eerste versie',
  'article-section': 'Artikel: onderdeel',
  'article-meta': 'SEO-teksten',
} as const satisfies Record<ToolName, string>

const labels: Readonly<Partial<Record<string, string>>> = {
  ...toolLabels,
  ...browserJobLabels,
  [UNNAMED_JOB]: 'Beeld',
}

/** The label of a tool or of a job of the browser; one that no longer exists is shown by the name under which it was stored. */
export function toolLabel(tool: string): string {
  return labels[tool] ?? tool
}
