// The built-in writer as a provider: no network, no cost. Knows nothing of what a tool composes.
import { randomInt } from 'node:crypto'
import { BUILT_IN_MODEL, textsIn, type ToolContract } from '#contract/tools/define.ts'
import type { Taste } from '#dutch/writer/subject.ts'
import { bannedInOutput, bannedMessage } from '../banned-words.ts'
import type { Article, Compose, Tool } from '../define.ts'
import { DraftFailure, type Ask, type Provider } from '../provider.ts'

/** Seeds are whole numbers below this; each call draws one, so asking again gives other texts. */
const SEEDS = 2 ** 31

/** Seeds tried for texts without a banned word: the user's own words may bring one in, and another seed leave it out. */
const TRIES = 8

/** The provider that needs no language model. It throws what every provider throws, but never a problem of the network. */
export const builtIn: Provider = {
  model: BUILT_IN_MODEL,
  vendor: 'ingebouwd',
  async draft(tool, ask, signal, sink) {
    if (signal.aborted) throw new DraftFailure('cancelled')
    const output = composeAllowed(tool, await loadCompose(tool), ask)
    // The first draft waits for the writer to be loaded: the user may have left meanwhile.
    if (signal.aborted) throw new DraftFailure('cancelled')
    if (tool.contract.endpoint.streams) for (const text of textsIn(output)) sink?.write(text)
    return { output, model: BUILT_IN_MODEL, promptTokens: 0, completionTokens: 0, estimatedCost: 0 }
  },
}

async function loadCompose(tool: Tool): Promise<Compose<ToolContract>> {
  try {
    return await tool.loadCompose()
  } catch (cause) {
    throw new DraftFailure('writerFailed', { cause })
  }
}

function composeAllowed(tool: Tool, compose: Compose<ToolContract>, { input, article, style }: Ask): unknown {
  const taste: Taste = { address: style?.address ?? null, banned: style?.bannedWords ?? [] }
  let banned: string[] = []
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = composeOnce(compose, input, taste, article)
    if ('declined' in made) throw new DraftFailure('writerCannot', { message: String(made.declined) })
    const found = bannedInOutput(made, style)
    if (found.length === 0 && tool.contract.output.safeParse(made).success) return made
    if (found.length > 0) banned = found
    // Without banned words the first set must be complete. One that is not is a bug, which no other seed mends.
    else if (taste.banned.length === 0) throw new DraftFailure('writerFailed', { cause: new Error('no whole set') })
  }
  throw new DraftFailure('writerBannedWord', { message: bannedMessage(banned.length > 0 ? banned : taste.banned) })
}

function composeOnce(
  compose: Compose<ToolContract>,
  input: unknown,
  taste: Taste,
  article: Article,
): Record<string, unknown> {
  try {
    return compose(input as Parameters<typeof compose>[0], randomInt(SEEDS), taste, article) as Record<string, unknown>
  } catch (cause) {
    throw new DraftFailure('writerFailed', { cause })
  }
}
