// Reads an article for a language model: its tone, where to turn, and everything a text may be held against. Loaded with the
// first draft of a language model. Knows no vendor.
import { helplineIn, mentionsSuicide, toneOf } from '#dutch/source/tone.ts'
import type { About, ArticleRead, Tool } from './define.ts'
import type { Ask } from './provider.ts'

export interface Reading extends ArticleRead {
  about: About
  /** All texts a figure or name may come from. */
  sources: readonly string[]
}

export function readArticle(tool: Tool, { input, article, style }: Ask): Reading {
  const fields = input as Parameters<Tool['about']>[0]
  const about = tool.about(fields)
  const given = { ...about, source: article.source }
  const helpline = mentionsSuicide(given) ? helplineIn(tool.language?.(fields) ?? 'nl') : null
  return {
    source: article.source,
    tone: article.tone ?? toneOf(given),
    helpline,
    about,
    sources: [about.title, about.description, article.source, helpline, ...(style?.wordsToUse ?? [])].filter(
      (text) => text !== null,
    ),
  }
}
