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
  const given = [article.source, ...(about.sources ?? [])].filter((text) => text !== null)
  const helpline = isOfSuicide(about, given) ? helplineIn(tool.language?.(fields) ?? 'nl') : null
  return {
    source: article.source,
    tone: article.tone ?? toneOf({ ...about, source: beginnings(given) }),
    helpline,
    about,
    sources: [about.title, about.description, ...given, helpline, ...(style?.wordsToUse ?? [])].filter(
      (text) => text !== null,
    ),
  }
}

/** Of several sources each is looked at by itself: between the others one mention would count as one in passing. */
function isOfSuicide(about: About, sources: readonly string[]): boolean {
  return [null, ...sources].some((source) => mentionsSuicide({ ...about, source }))
}

/** The tone is read from so many characters. */
const TONE_READ = 20_000

/** An equal part of each text, so that the first does not decide for all. */
function beginnings(texts: readonly string[]): string | null {
  const share = Math.floor(TONE_READ / Math.max(1, texts.length))
  return texts.length === 0 ? null : texts.map((text) => text.slice(0, share)).join('\n\n')
}
