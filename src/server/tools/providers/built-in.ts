// The built-in writer as a provider: no network, no cost. Knows nothing of what a tool composes.
import { randomInt } from 'node:crypto'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { DraftFailure, type Provider } from '../provider.ts'

/** Seeds are whole numbers below this; each call draws one, so asking again gives other texts. */
const SEEDS = 2 ** 31

/** The provider that needs no language model. Throws what every provider throws, writerFailed and cancelled only. */
export const builtIn: Provider = {
  model: BUILT_IN_MODEL,
  async draft(tool, input, signal) {
    if (signal.aborted) throw new DraftFailure('cancelled')
    try {
      const output = tool.compose(input as Parameters<typeof tool.compose>[0], randomInt(SEEDS))
      return { output, model: BUILT_IN_MODEL, promptTokens: 0, completionTokens: 0, estimatedCost: 0 }
    } catch (cause) {
      throw new DraftFailure('writerFailed', { cause })
    }
  },
}
