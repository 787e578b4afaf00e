// What every tool is asked about an article, for a test of a language model's protocol.
import type { ToolContract } from '#contract/tools/define.ts'
import { rewriteModes } from '#contract/tools/rewrite-modes.ts'
import type { Tool } from '#server/tools/define.ts'
import { tools } from '#server/tools/registry.ts'
import type { EvalArticle } from '../../../eval/articles.ts'
import { textCases } from '../../../eval/cases.ts'

const modes = rewriteModes.filter((mode) => mode !== 'eigen')

export interface GoldenCase {
  tool: Tool
  contract: ToolContract
  /** The body of the request. */
  input: Record<string, unknown>
  english: boolean
}

/** Every tool on one article; the rewriter in another mode for each. */
export function casesFor(article: EvalArticle, at: number): GoldenCase[] {
  const { title, text } = article
  const of = (name: keyof typeof tools, input: Record<string, unknown>): GoldenCase => {
    const tool = tools[name] as unknown as Tool
    return { tool, contract: tool.contract, input, english: input['language'] === 'en' }
  }
  return [
    ...textCases(article, 'source').map(({ tool, body }) => of(tool, body)),
    of('link-in-bio-titles', { title, source: text }),
    of('rewriter', { text, mode: modes[at % modes.length], address: 'keep' }),
  ]
}
