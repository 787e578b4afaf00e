// What the built-in writer makes of a request: the texts, or why there are none. Loads the rules of Dutch; no network, no database.
import { randomInt } from 'node:crypto'
import type { ToolContract } from '#contract/tools/define.ts'
import type { Taste } from '#dutch/writer/subject.ts'
import type { TextWork } from '../../workshop/text-work.ts'
import { bannedInOutput, bannedMessage } from '../banned-words.ts'
import type { Article, Compose, Manner, Tool } from '../define.ts'
import type { DraftProblem } from '../provider.ts'

/** Seeds are whole numbers below this; each call draws one, so asking again gives other texts. */
const SEEDS = 2 ** 31

/** Seeds tried for texts without a banned word: the user's own words may bring one in, and another seed leave it out. */
const TRIES = 8

export interface ToCompose {
  /** The name of the tool. */
  tool: string
  input: unknown
  article: Article
  style: Manner['style']
}

export type Composed = { output: unknown } | { failure: DraftProblem; message?: string; cause?: Error }

/** How much longer a character takes than one of Markdown to be read. */
const WEIGHT = 5

/** By the name of the tool, so that a child process can do it. */
export const composeText: TextWork<ToCompose, Composed> = {
  name: 'compose',
  lengthOf: ({ input, article }) => WEIGHT * (JSON.stringify(input).length + (article.source?.length ?? 0)),
  load: async () => {
    const { tools } = await import('../registry.ts')
    return (asked) => composed(tools[asked.tool as keyof typeof tools], asked)
  },
}

export async function composed(tool: Tool, { input, article, style }: ToCompose): Promise<Composed> {
  try {
    return allowed(tool, await tool.loadCompose(), { input, article, style })
  } catch (cause) {
    return { failure: 'writerFailed', cause: cause instanceof Error ? cause : new Error(String(cause)) }
  }
}

function allowed(
  tool: Tool,
  compose: Compose<ToolContract>,
  { input, article, style }: Omit<ToCompose, 'tool'>,
): Composed {
  const taste: Taste = { address: style?.address ?? null, banned: style?.bannedWords ?? [] }
  let banned: string[] = []
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = compose(input as Parameters<typeof compose>[0], randomInt(SEEDS), taste, article)
    if ('declined' in made) return { failure: 'writerCannot', message: String(made.declined) }
    const found = bannedInOutput(made, style)
    if (found.length === 0 && tool.contract.output.safeParse(made).success) return { output: made }
    if (found.length > 0) banned = found
    // Without banned words the first set must be complete. One that is not is a bug, which no other seed mends.
    else if (taste.banned.length === 0) return { failure: 'writerFailed', cause: new Error('no whole set') }
  }
  return { failure: 'writerBannedWord', message: bannedMessage(banned.length > 0 ? banned : taste.banned) }
}
