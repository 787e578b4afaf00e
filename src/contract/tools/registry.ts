// The list of all tools. The server and the browser each have a registry that does not compile unless it has every tool.
import { articleDraft } from './article-draft.ts'
import { articleMeta } from './article-meta.ts'
import { articleOutline } from './article-outline.ts'
import { articleSection } from './article-section.ts'
import { facebookCaptions } from './facebook-captions.ts'
import { linkInBioCaptions, linkInBioTitles } from './link-in-bio-captions.ts'
import { pinterestCaptions } from './pinterest-captions.ts'
import { rewriter } from './rewriter.ts'
import { shortsText } from './shorts-text.ts'
import { titelTovenaar } from './titeltovenaar.ts'

export const tools = {
  'facebook-captions': facebookCaptions,
  'pinterest-captions': pinterestCaptions,
  'link-in-bio-titles': linkInBioTitles,
  'link-in-bio-captions': linkInBioCaptions,
  titeltovenaar: titelTovenaar,
  'shorts-text': shortsText,
  rewriter,
  'article-outline': articleOutline,
  'article-draft': articleDraft,
  'article-section': articleSection,
  'article-meta': articleMeta,
} as const

export type ToolName = keyof typeof tools
export const toolNames = Object.keys(tools) as [ToolName, ...ToolName[]]
