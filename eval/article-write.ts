// Has the thirty articles written: outline, first version by that outline, and what search engines show of it. By the built-in writer
// the same every time, by a language model through its real provider. Knows nothing of what is counted.
import { Problem } from '#contract/problems.ts'
import type { Outline } from '#contract/writing/outline.ts'
import type { AiSettings } from '#server/config.ts'
import { noArticle, type Article, type Tool } from '#server/tools/define.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import { tools } from '#server/tools/registry.ts'
import { articleCases, type ArticleCase } from './article-cases.ts'

export interface Meta {
  titles: string[]
  descriptions: string[]
  keywords: string[]
  hashtags: string[]
}

export interface WrittenArticle {
  outline: Outline
  draft: string
  meta: Meta | null
  /** Why there is none, or no meta, in the words of the product. */
  declined: string | null
}

/** Runs one tool on an input. @throws Problem when it has nothing. */
export type RunTool = (tool: Tool, input: Record<string, unknown>, article: Article) => Promise<unknown>

/** The built-in writer with one seed. */
export const runBuiltIn: RunTool = async (tool, input, article) => {
  const compose = await tool.loadCompose()
  const output = compose(tool.contract.input.parse(input), 1, { address: null, banned: [] }, article)
  if ('declined' in output) throw new Problem('writerCannot', { message: String(output.declined) })
  return tool.contract.output.parse(output)
}

/** The language model of the settings, as the product asks it. */
export function runLive(settings: AiSettings): RunTool {
  const provider = createProvider(settings)
  return async (tool, input, article) => {
    const ask = {
      input: tool.contract.input.parse(input),
      article,
      style: null,
      examples: async () => [],
      timeLimitSeconds: async () => 300,
    }
    const { output } = await provider.draft(tool, ask, new AbortController().signal)
    return tool.contract.output.parse(output)
  }
}

export interface ArticleChapter {
  asked: ArticleCase
  written: WrittenArticle
}

/** All thirty, in order. */
export async function writeArticles(run: RunTool): Promise<ArticleChapter[]> {
  const chapters: ArticleChapter[] = []
  for (const asked of articleCases()) chapters.push({ asked, written: await writeArticle(run, asked) })
  return chapters
}

async function writeArticle(run: RunTool, { title, length, sources }: ArticleCase): Promise<WrittenArticle> {
  const written: WrittenArticle = { outline: { sections: [] }, draft: '', meta: null, declined: null }
  try {
    written.outline = (await run(tools['article-outline'], { title, length, sources }, noArticle)) as Outline
    const asked = { title, length, sources, outline: written.outline }
    written.draft = ((await run(tools['article-draft'], asked, noArticle)) as { text: string }).text
    const source = { source: written.draft, tone: null }
    written.meta = (await run(tools['article-meta'], { title }, source)) as Meta
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    written.declined = error.message
  }
  return written
}
