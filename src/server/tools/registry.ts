// The server's half of every tool. A tool that lacks one does not compile.
import type { ToolName, tools as contracts } from '#contract/tools/registry.ts'
import type { Tool } from './define.ts'
import { articleDraftTool } from './article-draft.ts'
import { articleMetaTool } from './article-meta.ts'
import { articleOutlineTool } from './article-outline.ts'
import { articleSectionTool } from './article-section.ts'
import { facebookCaptionsTool } from './facebook-captions.ts'
import { linkInBioCaptionsTool, linkInBioTitlesTool } from './link-in-bio-captions.ts'
import { pinterestCaptionsTool } from './pinterest-captions.ts'
import { rewriterTool } from './rewriter.ts'
import { shortsTextTool } from './shorts-text.ts'
import { titelTovenaarTool } from './titeltovenaar.ts'

export const tools = {
  'facebook-captions': facebookCaptionsTool,
  'pinterest-captions': pinterestCaptionsTool,
  'link-in-bio-titles': linkInBioTitlesTool,
  'link-in-bio-captions': linkInBioCaptionsTool,
  titeltovenaar: titelTovenaarTool,
  'shorts-text': shortsTextTool,
  rewriter: rewriterTool,
  'article-outline': articleOutlineTool,
  'article-draft': articleDraftTool,
  'article-section': articleSectionTool,
  'article-meta': articleMetaTool,
} as const satisfies { [Name in ToolName]: Tool<(typeof contracts)[Name]> }
