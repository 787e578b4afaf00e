// Has the articles written about: by the built-in writer the same texts every time, by a language model through its real
// provider. Knows nothing of what is counted.
import { textsIn } from '#contract/tools/define.ts'
import { Problem } from '#contract/problems.ts'
import type { AiSettings } from '#server/config.ts'
import { noArticle, type Compose, type Tool } from '#server/tools/define.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import { tools } from '#server/tools/registry.ts'
import { readArticles, type EvalArticle } from './articles.ts'
import { casesOf, textCases, type EvalCase } from './cases.ts'
import type { Written } from './measure.ts'
import type { Chapter } from './page.ts'

/** Writes one case; `at` keeps the built-in writer's choices apart. */
export type Write = (asked: EvalCase, at: number) => Promise<Written>

/** Every how many articles the tools are also given a description only, and a title alone. */
const LESS_EVERY = 3

/** All articles through all tools, in order. `report` hears of each article that is done. */
export async function writeAll(write: Write, report: (article: EvalArticle) => void = () => {}): Promise<Chapter[]> {
  const chapters: Chapter[] = []
  for (const [at, article] of readArticles().entries()) {
    const less = at % LESS_EVERY === 0 ? [...textCases(article, 'description'), ...textCases(article, 'title')] : []
    const written: Written[] = []
    for (const asked of [...casesOf(article), ...less]) written.push(await write(asked, at))
    chapters.push({ article, written })
    report(article)
  }
  return chapters
}

const toolOf = ({ tool }: EvalCase): Tool => tools[tool]

/** The input as the tool's own schema makes it, and the article beside it. */
function request({ contract }: Tool, body: EvalCase['body']) {
  const { source = null, ...fields } = body
  const article = { ...noArticle, source: source as string | null }
  return { input: contract.input.parse(fields), article }
}

/** The built-in writer, with seeds of our own: the same texts on every machine. */
export async function builtInWriter(): Promise<Write> {
  const composers = new Map<string, Compose<Tool['contract']>>()
  for (const [name, tool] of Object.entries(tools)) composers.set(name, await (tool as unknown as Tool).loadCompose())
  return async (asked, at) => {
    const tool = toolOf(asked)
    const { input, article } = request(tool, asked.body)
    const taste = { address: null, banned: [] }
    const output = composers.get(asked.tool)?.(input, at + 1, taste, article)
    if (output !== undefined && 'declined' in output) return { asked, texts: [], declined: String(output.declined) }
    return { asked, texts: textsIn(tool.contract.output.parse(output)) }
  }
}

/** The language model of the settings, as the product asks it. A failure is a set that was declined. */
export function liveWriter(settings: AiSettings): Write {
  const provider = createProvider(settings)
  return async (asked) => {
    const tool = toolOf(asked)
    const ask = {
      ...request(tool, asked.body),
      style: null,
      examples: async () => [],
      timeLimitSeconds: async () => 300,
    }
    try {
      const { output } = await provider.draft(tool, ask, new AbortController().signal)
      return { asked, texts: textsIn(tool.contract.output.parse(output)) }
    } catch (error) {
      return { asked, texts: [], declined: error instanceof Problem ? error.message : String(error) }
    }
  }
}
