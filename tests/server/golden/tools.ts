// What every tool is asked about an article, and what the built-in writer makes of it: right answers for a test of a language
// model's protocol.
import assert from 'node:assert/strict'
import { noTaste } from '#dutch/writer/subject.ts'
import type { ToolContract } from '#contract/tools/define.ts'
import { rewriteModes } from '#contract/tools/rewrite-modes.ts'
import { noArticle, type Tool } from '#server/tools/define.ts'
import { tools } from '#server/tools/registry.ts'
import type { EvalArticle } from '../../../eval/articles.ts'
import { textCases } from '../../../eval/cases.ts'

const composers = new Map(
  await Promise.all(
    Object.values(tools as unknown as Record<string, Tool>).map(
      async (tool) => [tool.contract.name, await tool.loadCompose()] as const,
    ),
  ),
)

const modes = rewriteModes.filter((mode) => mode !== 'eigen')

export interface GoldenCase {
  contract: ToolContract
  /** The body of the request. */
  input: Record<string, unknown>
  english: boolean
}

/** Every tool on one article; the rewriter in another mode for each. */
export function casesFor(article: EvalArticle, at: number): GoldenCase[] {
  const { title, text } = article
  const of = (name: keyof typeof tools, input: Record<string, unknown>): GoldenCase => ({
    contract: (tools[name] as unknown as Tool).contract,
    input,
    english: input['language'] === 'en',
  })
  return [
    ...textCases(article, 'source').map(({ tool, body }) => of(tool, body)),
    of('link-in-bio-titles', { title, source: text }),
    of('rewriter', { text, mode: modes[at % modes.length], address: 'keep' }),
  ]
}

/** The same every time: the seed is the article's place. */
export function compose({ contract, input }: GoldenCase, at: number): unknown {
  const write = composers.get(contract.name) ?? assert.fail(contract.name)
  const { source = null, ...fields } = input
  return write(contract.input.parse(fields), at + 1, noTaste, { ...noArticle, source: source as string | null })
}
