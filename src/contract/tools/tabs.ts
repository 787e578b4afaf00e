// On which tabs of the application each tool works: part of its address (`/admin?tab=facebook-captions`), as the product's
// specification gives it.
import type { ToolName } from './registry.ts'

/** Each tool with its tabs; the history leads back to the first. A tool that is missing here does not compile. */
export const toolTabs = {
  'facebook-captions': ['facebook-captions', 'caption-generator'],
  'pinterest-captions': ['pinterest-captions', 'caption-generator'],
  'link-in-bio-titles': ['caption-generator'],
  'link-in-bio-captions': ['link-in-bio-captions'],
  titeltovenaar: ['titeltovenaar'],
  'shorts-text': ['shorts-text-generator'],
  rewriter: ['rewriter'],
  'article-outline': ['content'],
  'article-draft': ['content'],
  'article-section': ['content'],
  'article-meta': ['content'],
} as const satisfies Record<ToolName, readonly [string, ...string[]]>

/** The tabs on which tools work. One that has no screen does not compile (src/web/shell/screens.ts). */
export type ToolTab = (typeof toolTabs)[ToolName][number]
